//! Druid vs. Necromancer.

mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod plants;
mod spells;
mod zombies;

use super::Reprints;
use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [
        conjurations::all(),
        creatures::all(),
        zombies::all(),
        plants::all(),
        enchantments::all(),
        equipment::all(),
        spells::all(),
    ]
    .concat()
}

/// Markers that lie in play like cards.
pub(super) fn markers() -> Vec<Card> {
    vec![plants::vine()]
}

/// Cards of the base set that it has again.
pub(super) const REPRINTS: Reprints = &[
    ("DNI07", "dispel", 2),
    ("DNI08", "dissolve", 1),
    ("DNJ05", "mohktari-great-tree-of-life", 1),
    ("DNJ11", "tanglevine", 2),
];
