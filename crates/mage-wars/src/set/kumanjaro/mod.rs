//! Conquest of Kumanjaro.

mod creatures;
mod enchantments;
mod equipment;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [creatures::all(), enchantments::all(), equipment::all()].concat()
}
