//! Cards of one's own beside the base set.

use std::{fmt, sync::OnceLock};

use crate::vocabulary::Card;

/// Cards of one's own, settled when the cards are first looked at.
static OWN: OnceLock<Vec<Card>> = OnceLock::new();

/// Own cards came after the first look at the cards: numbers of cards would have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLate;

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards have been looked up already")
    }
}

impl std::error::Error for TooLate {}

/// Puts own cards, sound as `pack::read` of crate `mage-wars-books` gives them, behind the base set: once, before the first card is
/// looked up. They are part of the game's edition, so what was recorded with them is proven with them alone.
pub fn install(own: Vec<Card>) -> Result<(), TooLate> {
    OWN.set(own).map_err(|_| TooLate)
}

/// The cards of one's own, playable or not, in the order of their file.
pub fn own() -> &'static [Card] {
    OWN.get_or_init(Vec::new)
}
