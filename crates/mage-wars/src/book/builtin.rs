//! The printed books: four to start with and four for apprentices.

use std::{fmt, str::FromStr};

use crate::vocabulary::{School, kinds::MageClass};

use super::{
    Book,
    lists::{List, apprentice, starting},
    terms::{self, MAGES, mage_id},
};

/// Whose printed lists: those of the apprentice books differ (MW-RULING-53).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    #[default]
    English,
    German,
}

/// A printed book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    Starting(MageClass),
    Apprentice(MageClass, Edition),
}

impl Builtin {
    pub const ALL: [Builtin; 12] = {
        let mut all = [Builtin::Starting(MageClass::Beastmaster); 12];
        let mut at = 0;
        while at < MAGES.len() {
            all[at] = Builtin::Starting(MAGES[at]);
            all[at + 4] = Builtin::Apprentice(MAGES[at], Edition::English);
            all[at + 8] = Builtin::Apprentice(MAGES[at], Edition::German);
            at += 1;
        }
        all
    };

    pub fn mage(self) -> MageClass {
        match self {
            Builtin::Starting(mage) | Builtin::Apprentice(mage, _) => mage,
        }
    }

    pub fn book(self) -> Book {
        let mut book = Book::new(self.mage());
        if self == Builtin::Starting(MageClass::Wizard) {
            // MW-BOOK-16: the printed book is that of a Wizard trained in Arcane and Air.
            book.training = Some(School::Air);
        }
        for (copies, id) in self.list() {
            book.add(id, *copies).expect("printed lists have few copies");
        }
        book
    }

    fn list(self) -> List {
        match self {
            Builtin::Starting(MageClass::Beastmaster) => starting::BEASTMASTER,
            Builtin::Starting(MageClass::Priestess) => starting::PRIESTESS,
            Builtin::Starting(MageClass::Warlock) => starting::WARLOCK,
            Builtin::Starting(MageClass::Wizard) => starting::WIZARD,
            Builtin::Apprentice(mage, Edition::English) => match mage {
                MageClass::Beastmaster => apprentice::BEASTMASTER,
                MageClass::Priestess => apprentice::PRIESTESS,
                MageClass::Warlock => apprentice::WARLOCK,
                MageClass::Wizard => apprentice::WIZARD,
            },
            Builtin::Apprentice(mage, Edition::German) => match mage {
                MageClass::Beastmaster => apprentice::BEASTMASTER_DE,
                MageClass::Priestess => apprentice::PRIESTESS_DE,
                MageClass::Warlock => apprentice::WARLOCK_DE,
                MageClass::Wizard => apprentice::WIZARD_DE,
            },
        }
    }

    const fn shelf(self) -> &'static str {
        match self {
            Builtin::Starting(_) => "starting",
            Builtin::Apprentice(_, Edition::English) => "apprentice",
            Builtin::Apprentice(_, Edition::German) => "apprentice-de",
        }
    }
}

/// As it is named on the command line: `starting:wizard`, `apprentice:warlock`, `apprentice-de:warlock`.
impl fmt::Display for Builtin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shelf(), mage_id(self.mage()))
    }
}

/// No printed book has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchBook;

impl FromStr for Builtin {
    type Err = NoSuchBook;

    /// The mage may be named in either language.
    fn from_str(text: &str) -> Result<Self, NoSuchBook> {
        let (shelf, mage) = text.split_once(':').ok_or(NoSuchBook)?;
        let mage = terms::mage(mage).ok_or(NoSuchBook)?;
        Builtin::ALL
            .into_iter()
            .find(|book| book.shelf().eq_ignore_ascii_case(shelf) && book.mage() == mage)
            .ok_or(NoSuchBook)
    }
}
