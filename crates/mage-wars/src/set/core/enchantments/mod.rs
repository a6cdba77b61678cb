//! Enchantments, by school.

mod arcane_mind;
mod dark;
mod nature_holy;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [arcane_mind::all(), dark::all(), nature_holy::all()].concat()
}
