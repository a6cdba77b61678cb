//! The auction of heroes before a game (MK-VARIANT-AUCTION).

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::MAX_SEATS;
use crate::content::HeroId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// MK-VARIANT-AUCTION-01: the order in which heroes are selected.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    /// By seat: who has a hero already.
    pub heroes: [Option<HeroId>; MAX_SEATS],
    /// The hero that was picked and may still go to somebody else.
    pub offer: Option<HeroOffer>,
}

/// A hero somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroOffer {
    pub hero: HeroId,
    /// Who would get it now, and for how much Fame.
    pub holder: Seat,
    pub bid: u8,
    /// Who does not bid more: one bit a seat.
    pub passed: u8,
}

impl Auction {
    pub fn has_hero(&self, seat: Seat) -> bool {
        self.heroes.get(seat.index()).is_some_and(Option::is_some)
    }

    /// MK-VARIANT-AUCTION-05: the first in order who has no hero yet.
    pub fn next(&self) -> Option<Seat> {
        self.order.iter().copied().find(|seat| !self.has_hero(*seat))
    }

    pub fn is_taken(&self, hero: HeroId) -> bool {
        self.heroes.contains(&Some(hero))
    }

    /// MK-VARIANT-AUCTION-03: the least this seat has to bid.
    pub fn least(&self, seat: Seat) -> u8 {
        let Some(offer) = self.offer else { return 0 };
        let place = |seat: Seat| self.order.iter().position(|other| *other == seat);
        if place(seat) < place(offer.holder) { offer.bid.max(1) } else { offer.bid + 1 }
    }
}
