//! The cards a player has.

use std::collections::BTreeMap;

use mage_wars::vocabulary::{Card, Sets};

/// How many copies of each card there are to build with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Collection {
    /// As many boxes of each set.
    Boxes(u8),
    /// Copies by card id; a card that is not named is not there.
    Own(BTreeMap<String, u8>),
    /// Every card, as often as one likes: only the construction rules limit a book.
    Unlimited,
}

impl Default for Collection {
    fn default() -> Self {
        Collection::Boxes(1)
    }
}

impl Collection {
    /// How many copies of a card there are with these sets; `None`: as many as one likes.
    pub fn copies(&self, card: &Card, sets: Sets) -> Option<u16> {
        match self {
            Collection::Boxes(boxes) => {
                Some(u16::from(*boxes) * u16::from(card.copies_among(sets)))
            }
            Collection::Own(copies) => Some(copies.get(&card.id).copied().unwrap_or(0).into()),
            Collection::Unlimited => None,
        }
    }
}
