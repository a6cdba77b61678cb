//! The base set: 174 spells and four mages.

mod attacks;
mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod incantations;
mod mages;
mod walls;

pub(super) use mages::mages;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [
        creatures::all(),
        conjurations::all(),
        walls::all(),
        enchantments::all(),
        equipment::all(),
        incantations::all(),
        attacks::all(),
    ]
    .concat()
}
