//! Battlegrounds: Domination.

mod creatures;
mod enchantments;
mod spells;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [creatures::all(), enchantments::all(), spells::all()].concat()
}
