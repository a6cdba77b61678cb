//! Spellbooks: what is in them, whether the construction rules allow it, and the formats they travel in.
//!
//! A [`Book`] is a mage, the training its player chose and counted cards, each named by its id in a [`Pool`]. A book may
//! break the construction rules: [`check()`] says how, every breach at once with its rule. What cannot be read into a
//! book at all is a [`Flaw`]; [`read`] gives every flaw at once with its line, and no book.
//!
//! ```
//! use mage_wars_books::book::{Format, Language, Names, Pool, read, write};
//! use mage_wars::{setup::Builtin, vocabulary::{Card, Kind, School}};
//!
//! let wolf = Card::new("MW1C38", "timber-wolf", Kind::Creature).school(School::Nature, 2).cost(9);
//! let pool = Pool::new([wolf], |_| Names { en: "Timber Wolf".into(), de: "Timberwolf".into() });
//! let book = read("Mage: Beastmaster\n3x Timberwolf  # the whole pack", &pool).unwrap();
//! let code = write(&book, &pool, Format::Code).unwrap();
//! assert_eq!(read(&code, &pool), Ok(book));
//! assert!(Builtin::all().len() >= 12);
//! ```
//!
//! | Module | What it holds |
//! |---|---|
//! | [`pool`], [`spelling`] | the cards there are, and finding them by what people write |
//! | [`training`] | what a card costs a mage in spell points |
//! | [`check`](mod@check), [`breach`] | the construction rules, totals, and what breaks the rules |
//! | [`collection`] | the cards a player has |
//! | [`printed`] | the printed starting and apprentice books |
//! | [`random`](mod@random) | legal books at random |
//! | [`format`] | reading and writing, whichever format it is |
//! | [`plain`], [`json`], [`o8d`], [`code`] | text, JSON, OCTGN decks, share codes |
//! | [`flaw`] | what is wrong with a text that should be a book |
//! | `expansions` | names of what the expansions hold, for lists that have some of it |
//! | [`terms`] | mages, schools and kinds as both languages write them in lists |

pub mod breach;
pub mod check;
pub mod code;
pub mod collection;
pub mod flaw;
pub mod format;
pub mod json;
pub mod o8d;
pub mod plain;
pub mod pool;
pub mod printed;
pub mod random;
pub mod spelling;
pub mod terms;

mod bits;
mod draft;
mod expansions;
mod octgn;

use std::collections::BTreeMap;

use mage_wars::vocabulary::{Mage, School};

pub use breach::Breach;
pub use check::{Construction, Curve, Report, check, check_apprentice, sets_of};
pub use collection::Collection;
pub use flaw::{Flaw, Wrong};
pub use format::{Format, read, write};
pub use mage_wars::setup::training;
pub use pool::{Entry, Names, Pool};
pub use printed::find_printed;
pub use random::{random, random_book, random_setup};
pub use terms::Language;
pub use training::{Standing, Training, WizardTraining};

/// How many copies of one card a book can note at all. The rules allow far fewer; a book may break them.
pub const MOST_COPIES: u8 = 99;

/// A spellbook, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    pub title: Option<Title>,
    pub mage: Mage,
    /// The elemental school a Wizard chose when the book was built (MW-BOOK-15).
    pub training: Option<School>,
    /// Copies by card id; never zero, never more than [`MOST_COPIES`].
    cards: BTreeMap<String, u8>,
}

/// More copies of a card than a book can note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCopies;

impl Book {
    /// A book without cards.
    pub fn new(mage: Mage) -> Self {
        Book { title: None, mage, training: None, cards: BTreeMap::new() }
    }

    /// Puts copies of a card in, besides those that are there.
    pub fn add(&mut self, id: &str, copies: u8) -> Result<(), TooManyCopies> {
        let sum = self.copies(id).saturating_add(copies);
        match sum {
            0 => Ok(()),
            1..=MOST_COPIES => {
                self.cards.insert(id.to_owned(), sum);
                Ok(())
            }
            _ => Err(TooManyCopies),
        }
    }

    /// How many copies of a card are in it.
    pub fn copies(&self, id: &str) -> u8 {
        self.cards.get(id).copied().unwrap_or(0)
    }

    /// The cards in it with their copies, by id.
    pub fn cards(&self) -> impl Iterator<Item = (&str, u8)> {
        self.cards.iter().map(|(id, copies)| (id.as_str(), *copies))
    }

    /// How many cards are in it, every copy counted.
    pub fn size(&self) -> u16 {
        self.cards.values().map(|copies| u16::from(*copies)).fold(0, u16::saturating_add)
    }
}

/// What its player calls a book: one line of text that every format can carry.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Title(String);

impl Title {
    pub const MOST_CHARACTERS: usize = 80;

    /// Runs of white space become one space. `None` when nothing is left, when it is too long, or when it has
    /// characters in it that no line of text has.
    pub fn new(text: &str) -> Option<Self> {
        let title = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_text = |c: char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
        let fits = (1..=Self::MOST_CHARACTERS).contains(&title.chars().count());
        (fits && title.chars().all(is_text)).then_some(Title(title))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
