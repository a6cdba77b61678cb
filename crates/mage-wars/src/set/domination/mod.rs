//! Battlegrounds: Domination.

mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod maps;
mod spells;

pub(super) use maps::of_maps;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [conjurations::all(), creatures::all(), enchantments::all(), equipment::all(), spells::all()]
        .concat()
}
