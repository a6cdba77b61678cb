//! The base set: 174 spells and four mages, each written with the words of the [vocabulary](crate::vocabulary) alone.
//! One function per card, one call per printed line; errata are applied (`docs/errata.md`).

mod attacks;
mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod incantations;
mod mages;
mod walls;

pub use mages::mages;

use crate::vocabulary::Card;

/// All spells of the base set, by kind and then by card number.
pub fn base() -> Vec<Card> {
    let mut cards = [
        creatures::all(),
        conjurations::all(),
        walls::all(),
        enchantments::all(),
        equipment::all(),
        incantations::all(),
        attacks::all(),
    ]
    .concat();
    cards.sort_by(|one, other| (one.kind, &one.code).cmp(&(other.kind, &other.code)));
    cards
}
