//! Conquest of Kumanjaro.

mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod mages;
mod spells;

pub(super) use mages::mages;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [conjurations::all(), creatures::all(), enchantments::all(), equipment::all(), spells::all()]
        .concat()
}
