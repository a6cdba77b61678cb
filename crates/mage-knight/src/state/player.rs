//! A hero and the cards of the one who plays it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Hex;
use crate::{cards::CardId, content::HeroId};

/// Most cards one player's piles hold together. The starting deck has 16; the rest is room for Wounds.
pub const MAX_CARDS: usize = 48;

/// Cards of one place. Where order matters, the top card is the last one.
pub type Pile = ArrayVec<CardId, MAX_CARDS>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hero: HeroId,
    pub at: Hex,
    pub fame: u16,
    /// Sorted, because the order of a hand means nothing.
    pub hand: Pile,
    pub deck: Pile,
    pub discard: Pile,
    /// The play area (MK-CARD-02).
    pub played: Pile,
}

impl Player {
    pub fn holds(&self, card: CardId) -> bool {
        self.hand.contains(&card)
    }

    pub fn holds_more_than_wounds(&self) -> bool {
        self.hand.iter().any(|card| !card.is_wound())
    }

    /// Each kind of card in hand once.
    pub fn kinds_in_hand(&self) -> impl Iterator<Item = CardId> {
        let before = std::iter::once(None).chain(self.hand.iter().map(Some));
        self.hand
            .iter()
            .zip(before)
            .filter(|(card, last)| Some(*card) != *last)
            .map(|(card, _)| *card)
    }

    /// Takes one copy out of the hand; `false` if there is none.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> bool {
        match self.hand.iter().position(|held| *held == card) {
            Some(at) => {
                self.hand.remove(at);
                true
            }
            None => false,
        }
    }
}
