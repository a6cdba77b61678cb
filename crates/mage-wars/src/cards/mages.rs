//! The mages: with their ability cards, and in apprentice form with the same Life, Channeling and
//! attack for all and no ability card (MW-APPR-03 to MW-APPR-06).

use super::Compiled;
use crate::{
    set,
    vocabulary::{Card, Kind, MageCard, card::quick_melee},
};

/// What the cards of apprentices are called in files: this, then the name of the mage.
pub const APPRENTICE: &str = "apprentice-";

pub(super) fn all() -> Vec<Compiled> {
    let mages = set::mages();
    let full = |mage: &MageCard| Compiled::mage(mage.card.clone(), mage.mage, &mage.trained);
    let young = |mage: &MageCard| Compiled::mage(apprentice(mage), mage.mage, &mage.trained);
    mages.iter().map(young).chain(mages.iter().map(full)).collect()
}

fn apprentice(mage: &MageCard) -> Card {
    let mut card = Card::new("", &format!("{APPRENTICE}{}", mage.card.id), Kind::Mage);
    card.set = mage.card.set;
    card.subtypes(&mage.card.subtypes)
        .body(24, 0)
        .channeling(10)
        .attack(quick_melee("basic-melee-attack", 3))
}
