//! The printed books: those to start with, and four for apprentices.

mod apprentice;
mod expansions;
mod starting;

use std::{collections::BTreeSet, fmt, str::FromStr, sync::LazyLock};

use super::training::is_playable;
use crate::{cards::missing_word, set, vocabulary::Mage};

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

/// The printed books with what is in them: those of the base set, then those of the expansions.
const LISTS: [(Builtin, List); 20] = [
    (Builtin::Starting(Mage::Beastmaster), starting::BEASTMASTER),
    (Builtin::Starting(Mage::Priestess), starting::PRIESTESS),
    (Builtin::Starting(Mage::Warlock), starting::WARLOCK),
    (Builtin::Starting(Mage::Wizard), starting::WIZARD),
    (Builtin::Apprentice(Mage::Beastmaster, Edition::English), apprentice::BEASTMASTER),
    (Builtin::Apprentice(Mage::Priestess, Edition::English), apprentice::PRIESTESS),
    (Builtin::Apprentice(Mage::Warlock, Edition::English), apprentice::WARLOCK),
    (Builtin::Apprentice(Mage::Wizard, Edition::English), apprentice::WIZARD),
    (Builtin::Apprentice(Mage::Beastmaster, Edition::German), apprentice::BEASTMASTER_DE),
    (Builtin::Apprentice(Mage::Priestess, Edition::German), apprentice::PRIESTESS_DE),
    (Builtin::Apprentice(Mage::Warlock, Edition::German), apprentice::WARLOCK_DE),
    (Builtin::Apprentice(Mage::Wizard, Edition::German), apprentice::WIZARD_DE),
    (Builtin::Starting(Mage::Forcemaster), expansions::FORCEMASTER),
    (Builtin::Starting(Mage::Warlord), expansions::WARLORD),
    (Builtin::Starting(Mage::JohktariBeastmaster), expansions::JOHKTARI_BEASTMASTER),
    (Builtin::Starting(Mage::Priest), expansions::PRIEST),
    (Builtin::Starting(Mage::Druid), expansions::DRUID),
    (Builtin::Starting(Mage::Necromancer), expansions::NECROMANCER),
    (Builtin::Starting(Mage::AnvilThroneWarlord), expansions::ANVIL_THRONE_WARLORD),
    (Builtin::Starting(Mage::AdramelechWarlock), expansions::ADRAMELECH_WARLOCK),
];

impl Builtin {
    /// The printed books that can be played: those whose mage is written, and each card in them.
    pub fn all() -> &'static [Builtin] {
        static ALL: LazyLock<Vec<Builtin>> = LazyLock::new(|| {
            // Own cards may still be added to those that are looked up (`cards::all`), so nothing is looked up here.
            let spells = set::spells().into_iter().filter(|card| missing_word(card).is_none());
            let ids: BTreeSet<String> = spells.map(|card| card.id).collect();
            let known = |(book, list): &&(Builtin, List)| {
                is_playable(book.mage()) && list.iter().all(|(_, id)| ids.contains(*id))
            };
            LISTS.iter().filter(known).map(|(book, _)| *book).collect()
        });
        &ALL
    }

    /// All books that were printed, those among them that cannot be played yet.
    pub fn printed() -> impl Iterator<Item = Builtin> {
        LISTS.iter().map(|(book, _)| *book)
    }

    /// The book a mage starts with, in the full game or as an apprentice; not every mage has one.
    pub fn usual(mage: Mage, full: bool) -> Option<Builtin> {
        let book = if full {
            Builtin::Starting(mage)
        } else {
            Builtin::Apprentice(mage, Edition::default())
        };
        Builtin::all().contains(&book).then_some(book)
    }

    pub fn mage(self) -> Mage {
        match self {
            Builtin::Starting(mage) | Builtin::Apprentice(mage, _) => mage,
        }
    }

    /// The ids of its cards with their copies; nothing where no such book was printed.
    pub fn cards(self) -> impl Iterator<Item = (&'static str, u8)> {
        let list = LISTS.iter().find(|(book, _)| *book == self);
        let list: List = list.map_or(&[], |(_, list)| list);
        list.iter().map(|(copies, id)| (*id, *copies))
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
        Builtin::all().iter().copied().find(is_named).ok_or(NoSuchBook)
    }
}
