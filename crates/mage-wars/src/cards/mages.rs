//! The mages: with their ability cards, and those of the base set also in apprentice form with the same Life, Channeling and
//! attack for all and no ability card (MW-APPR-03 to MW-APPR-06).

use super::Compiled;
use crate::{
    set,
    vocabulary::{Card, CardSet, Kind, MageCard, card::quick_melee},
};

/// What the cards of apprentices are called in files: this, then the name of the mage.
pub const APPRENTICE: &str = "apprentice-";

/// Those of the base set, as apprentices and in full.
pub(super) fn of_the_base_set() -> Vec<Compiled> {
    let young = |mage: &MageCard| Compiled::mage(apprentice(mage), mage.mage, &mage.trained);
    let base = || set::mages().into_iter().filter(|mage| mage.card.set == CardSet::Core);
    base().map(|mage| young(&mage)).chain(base().map(full)).collect()
}

/// Those of the expansions; nobody begins with them.
pub(super) fn of_expansions() -> Vec<Compiled> {
    let mages = set::mages().into_iter();
    mages.filter(|mage| mage.card.set != CardSet::Core).map(full).collect()
}

fn full(mage: MageCard) -> Compiled {
    Compiled::mage(mage.card, mage.mage, &mage.trained)
}

fn apprentice(mage: &MageCard) -> Card {
    let mut card = Card::new("", &format!("{APPRENTICE}{}", mage.card.id), Kind::Mage);
    card.set = mage.card.set;
    card.subtypes(&mage.card.subtypes)
        .body(24, 0)
        .channeling(10)
        .attack(quick_melee("basic-melee-attack", 3))
}
