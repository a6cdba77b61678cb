//! What is wrong with a text that should be a book, or with a book that should be a text.

use kernel::{Message, msg};

use mage_wars::text::card_message;

use super::{
    MOST_COPIES, Pool, Title,
    expansions::{self, Printed},
};

/// One mistake, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line, counted from 1, where there are lines.
    pub line: Option<u32>,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// No card is called so; cards spelt like it, nearest first.
    Card {
        words: String,
        suggestions: Vec<String>,
    },
    /// A card of an expansion, with the name of its set.
    ExpansionCard {
        words: String,
        set: &'static str,
    },
    /// A mage of an expansion.
    ExpansionMage {
        words: String,
        set: &'static str,
    },
    /// The id of one card with the name of another.
    Contradiction {
        one: String,
        other: String,
    },
    /// Not a number of copies.
    Count {
        words: String,
    },
    /// More copies of a card than a book can note.
    TooManyCopies {
        card: String,
    },
    NoMage,
    Mage {
        words: String,
    },
    TwoMages,
    School {
        words: String,
    },
    TwoSchools,
    Title,
    TwoTitles,
    /// The format itself is broken; what its reader says about it.
    Syntax {
        format: &'static str,
        detail: String,
    },
    /// JSON of a version we do not know.
    Version {
        words: String,
    },
    /// An OCTGN deck of another game.
    OtherGame,
    /// A share code with a mistake in it or a piece missing.
    DamagedCode,
    /// A share code of a version we do not know.
    CodeVersion {
        version: String,
    },
    /// Longer than any book.
    TooLong,
    /// A card that the format has no way to write.
    NotWritable {
        card: String,
    },
}

impl Flaw {
    pub(super) fn at(line: u32, wrong: Wrong) -> Self {
        Flaw { line: Some(line), wrong }
    }

    pub(super) fn whole(wrong: Wrong) -> Self {
        Flaw { line: None, wrong }
    }
}

impl Wrong {
    /// A card that is not in the pool: of an expansion, or one nobody knows, with suggestions from the pool.
    pub(super) fn card(words: &str, pool: &Pool) -> Self {
        if let Some(set) = expansions::set_of(words, Printed::Card) {
            return Wrong::ExpansionCard { words: excerpt(words), set };
        }
        let suggestions =
            pool.suggest(words).into_iter().map(|entry| entry.card.id.clone()).collect();
        Wrong::Card { words: excerpt(words), suggestions }
    }

    pub fn message(&self) -> Message {
        match self {
            Wrong::Card { words, suggestions } => {
                let words = words.clone();
                let names: Vec<Message> = suggestions.iter().map(|id| card_message(id)).collect();
                match &names[..] {
                    [] => msg!("book-flaw-card", words = words),
                    [one] => msg!("book-flaw-card-one", words = words, one = one.clone()),
                    [one, two] => {
                        msg!(
                            "book-flaw-card-two",
                            words = words,
                            one = one.clone(),
                            two = two.clone()
                        )
                    }
                    [one, two, three, ..] => msg!(
                        "book-flaw-card-three",
                        words = words,
                        one = one.clone(),
                        two = two.clone(),
                        three = three.clone()
                    ),
                }
            }
            Wrong::ExpansionCard { words, set } => {
                msg!("book-flaw-expansion-card", words = words.clone(), set = (*set).to_owned())
            }
            Wrong::ExpansionMage { words, set } => {
                msg!("book-flaw-expansion-mage", words = words.clone(), set = (*set).to_owned())
            }
            Wrong::Contradiction { one, other } => {
                msg!(
                    "book-flaw-contradiction",
                    one = card_message(one),
                    other = card_message(other)
                )
            }
            Wrong::Count { words } => {
                msg!("book-flaw-count", words = words.clone(), most = MOST_COPIES)
            }
            Wrong::TooManyCopies { card } => {
                msg!("book-flaw-too-many", card = card_message(card), most = MOST_COPIES)
            }
            Wrong::NoMage => msg!("book-flaw-no-mage"),
            Wrong::Mage { words } => msg!("book-flaw-mage", words = words.clone()),
            Wrong::TwoMages => msg!("book-flaw-two-mages"),
            Wrong::School { words } => msg!("book-flaw-school", words = words.clone()),
            Wrong::TwoSchools => msg!("book-flaw-two-schools"),
            Wrong::Title => {
                let most = u8::try_from(Title::MOST_CHARACTERS).unwrap_or(u8::MAX);
                msg!("book-flaw-title", most = most)
            }
            Wrong::TwoTitles => msg!("book-flaw-two-titles"),
            Wrong::Syntax { format, detail } => {
                msg!("book-flaw-syntax", format = (*format).to_owned(), detail = detail.clone())
            }
            Wrong::Version { words } => msg!("book-flaw-version", words = words.clone()),
            Wrong::OtherGame => msg!("book-flaw-other-game"),
            Wrong::DamagedCode => msg!("book-flaw-damaged-code"),
            Wrong::CodeVersion { version } => {
                msg!("book-flaw-code-version", version = version.clone())
            }
            Wrong::TooLong => msg!("book-flaw-too-long"),
            Wrong::NotWritable { card } => {
                msg!("book-flaw-not-writable", card = card_message(card))
            }
        }
    }
}

/// So much of a text as a message can show.
pub(super) fn excerpt(words: &str) -> String {
    const MOST: usize = 60;
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    match words.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &words[..at]),
        None => words,
    }
}
