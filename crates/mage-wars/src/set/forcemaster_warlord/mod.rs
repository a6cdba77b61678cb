//! Forcemaster vs. Warlord.

mod conjurations;
mod creatures;
mod enchantments;
mod equipment;
mod mages;
mod spells;

pub(super) use mages::mages;

use super::Reprints;
use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [conjurations::all(), creatures::all(), enchantments::all(), equipment::all(), spells::all()]
        .concat()
}

/// Cards of the base set that it has again.
pub(super) const REPRINTS: Reprints = &[
    ("FWI11", "dispel", 3),
    ("FWI12", "minor-heal", 2),
    ("FWI13", "seeking-dispel", 1),
    ("FWI14", "heal", 1),
    ("FWI15", "group-heal", 1),
    ("FWI16", "dissolve", 3),
    ("FWI17", "force-push", 2),
];
