//! A book while it is read: what is known so far, and every flaw found on the way.

use mage_wars::vocabulary::{Mage, School};

use super::{
    Book, Entry, Flaw, MOST_COPIES, Pool, Title, Wrong,
    expansions::{self, Printed},
    flaw::excerpt,
    terms,
};

pub(super) struct Draft<'a> {
    pool: &'a Pool,
    title: Option<Title>,
    mage: Option<Mage>,
    training: Option<School>,
    cards: Vec<(Option<u32>, String, u8)>,
    flaws: Vec<Flaw>,
    /// How many more unknown cards get suggestions: a file that is no list at all should not take long to refuse.
    suggestions_left: u8,
}

impl<'a> Draft<'a> {
    pub(super) fn new(pool: &'a Pool) -> Self {
        Draft {
            pool,
            title: None,
            mage: None,
            training: None,
            cards: Vec::new(),
            flaws: Vec::new(),
            suggestions_left: 100,
        }
    }

    pub(super) fn flaw(&mut self, line: Option<u32>, wrong: Wrong) {
        self.flaws.push(Flaw { line, wrong });
    }

    /// An empty title is none.
    pub(super) fn title(&mut self, line: Option<u32>, words: &str) {
        if words.trim().is_empty() {
            return;
        }
        match (Title::new(words), &self.title) {
            (None, _) => self.flaw(line, Wrong::Title),
            (Some(title), Some(known)) if title != *known => self.flaw(line, Wrong::TwoTitles),
            (Some(title), _) => self.title = Some(title),
        }
    }

    pub(super) fn mage(&mut self, line: Option<u32>, words: &str) {
        if !self.names_mage(line, words) {
            self.flaw(line, Wrong::Mage { words: excerpt(words) });
        }
    }

    /// Whether the words are a mage's: `Wizard`, `Wizard Stats`, `Wizard (Air)` with the training it names, or one of an
    /// expansion, which is a flaw.
    pub(super) fn names_mage(&mut self, line: Option<u32>, words: &str) -> bool {
        let (name, training) = terms::mage_words(words);
        if let Some(mage) = terms::mage(name) {
            self.known_mage(line, mage);
            if let Some(school) = training {
                self.training(line, school);
            }
            return true;
        }
        let set = expansions::set_of(name, Printed::Mage);
        if let Some(set) = set {
            self.flaw(line, Wrong::ExpansionMage { words: excerpt(name), set });
        }
        set.is_some()
    }

    /// Saying the same mage again is no mistake.
    pub(super) fn known_mage(&mut self, line: Option<u32>, mage: Mage) {
        match self.mage {
            Some(known) if known != mage => self.flaw(line, Wrong::TwoMages),
            Some(_) | None => self.mage = Some(mage),
        }
    }

    pub(super) fn training(&mut self, line: Option<u32>, words: &str) {
        match (terms::school(words), self.training) {
            (None, _) => self.flaw(line, Wrong::School { words: excerpt(words) }),
            (Some(school), Some(known)) if known != school => self.flaw(line, Wrong::TwoSchools),
            (Some(school), _) => self.training = Some(school),
        }
    }

    /// A card as somebody wrote it.
    pub(super) fn card(&mut self, line: Option<u32>, words: &str, copies: Option<u8>) {
        match self.pool.find(words) {
            Some(entry) => self.known_card(line, entry, copies),
            None => self.unknown_card(line, words),
        }
    }

    pub(super) fn unknown_card(&mut self, line: Option<u32>, words: &str) {
        let wrong = match self.suggestions_left.checked_sub(1) {
            Some(left) => {
                self.suggestions_left = left;
                Wrong::card(words, self.pool)
            }
            None => Wrong::Card { words: excerpt(words), suggestions: Vec::new() },
        };
        self.flaw(line, wrong);
    }

    /// Copies that are no number have been reported by the caller.
    pub(super) fn known_card(&mut self, line: Option<u32>, entry: &Entry, copies: Option<u8>) {
        if let Some(copies) = copies {
            self.cards.push((line, entry.card.id.clone(), copies));
        }
    }

    /// A number of copies as somebody wrote it; `None` with a flaw if it is none.
    pub(super) fn copies(&mut self, line: Option<u32>, words: &str) -> Option<u8> {
        let copies = words.trim().parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies));
        if copies.is_none() {
            self.flaw(line, Wrong::Count { words: excerpt(words) });
        }
        copies
    }

    pub(super) fn finish(mut self) -> Result<Book, Vec<Flaw>> {
        let said_a_mage = self.flaws.iter().any(|flaw| says_a_mage(&flaw.wrong));
        if self.mage.is_none() && !said_a_mage {
            self.flaw(None, Wrong::NoMage);
        }
        let mut book = Book::new(self.mage.unwrap_or(Mage::Wizard));
        book.title = self.title.take();
        book.training = self.training;
        for (line, id, copies) in std::mem::take(&mut self.cards) {
            if book.add(&id, copies).is_err() {
                self.flaw(line, Wrong::TooManyCopies { card: id });
            }
        }
        // What is about no line comes first.
        self.flaws.sort_by_key(|flaw| flaw.line);
        if self.flaws.is_empty() { Ok(book) } else { Err(self.flaws) }
    }
}

/// Whether a flaw is about the mage, or leaves open whether there was one.
fn says_a_mage(wrong: &Wrong) -> bool {
    matches!(wrong, Wrong::Mage { .. } | Wrong::ExpansionMage { .. } | Wrong::Syntax { .. })
}
