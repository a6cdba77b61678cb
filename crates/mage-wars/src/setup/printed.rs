//! The printed books: four to start with and four for apprentices.

mod apprentice;
mod starting;

use std::{fmt, str::FromStr};

use crate::vocabulary::Mage;

/// Copies with card ids.
type List = &'static [(u8, &'static str)];

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
    Starting(Mage),
    Apprentice(Mage, Edition),
}

impl Builtin {
    pub const ALL: [Builtin; 12] = {
        let mut all = [Builtin::Starting(Mage::Beastmaster); 12];
        let mut at = 0;
        while at < Mage::ALL.len() {
            all[at] = Builtin::Starting(Mage::ALL[at]);
            all[at + 4] = Builtin::Apprentice(Mage::ALL[at], Edition::English);
            all[at + 8] = Builtin::Apprentice(Mage::ALL[at], Edition::German);
            at += 1;
        }
        all
    };

    pub fn mage(self) -> Mage {
        match self {
            Builtin::Starting(mage) | Builtin::Apprentice(mage, _) => mage,
        }
    }

    /// The ids of its cards with their copies.
    pub fn cards(self) -> impl Iterator<Item = (&'static str, u8)> {
        self.list().iter().map(|(copies, id)| (*id, *copies))
    }

    fn list(self) -> List {
        match self {
            Builtin::Starting(Mage::Beastmaster) => starting::BEASTMASTER,
            Builtin::Starting(Mage::Priestess) => starting::PRIESTESS,
            Builtin::Starting(Mage::Warlock) => starting::WARLOCK,
            Builtin::Starting(Mage::Wizard) => starting::WIZARD,
            Builtin::Apprentice(mage, Edition::English) => match mage {
                Mage::Beastmaster => apprentice::BEASTMASTER,
                Mage::Priestess => apprentice::PRIESTESS,
                Mage::Warlock => apprentice::WARLOCK,
                Mage::Wizard => apprentice::WIZARD,
            },
            Builtin::Apprentice(mage, Edition::German) => match mage {
                Mage::Beastmaster => apprentice::BEASTMASTER_DE,
                Mage::Priestess => apprentice::PRIESTESS_DE,
                Mage::Warlock => apprentice::WARLOCK_DE,
                Mage::Wizard => apprentice::WIZARD_DE,
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

/// As it is named in setups and on the command line: `starting:wizard`, `apprentice:warlock`, `apprentice-de:warlock`.
impl fmt::Display for Builtin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shelf(), self.mage().id())
    }
}

/// No printed book has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchBook;

impl FromStr for Builtin {
    type Err = NoSuchBook;

    fn from_str(text: &str) -> Result<Self, NoSuchBook> {
        let (shelf, mage) = text.split_once(':').ok_or(NoSuchBook)?;
        let is_named = |book: &Builtin| {
            book.shelf().eq_ignore_ascii_case(shelf) && book.mage().id().eq_ignore_ascii_case(mage)
        };
        Builtin::ALL.into_iter().find(is_named).ok_or(NoSuchBook)
    }
}
