//! Creatures, by school.

mod arcane;
mod dark;
mod holy;
mod nature;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [arcane::all(), dark::all(), holy::all(), nature::all()].concat()
}
