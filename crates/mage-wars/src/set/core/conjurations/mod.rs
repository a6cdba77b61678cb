//! Conjurations, by school.

mod arcane_dark;
mod nature_holy;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [arcane_dark::all(), nature_holy::all()].concat()
}
