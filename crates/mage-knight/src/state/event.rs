//! What happened, with all secrets.

use kernel::Seat;

use super::{Hex, Pile, Placed, Way};
use crate::{cards::CardId, content::Time};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    RoundBegan {
        round: u8,
        time: Time,
    },
    /// All Deed cards of a player became a new, shuffled deck.
    DeckShuffled {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        cards: Pile,
    },
    TurnBegan {
        seat: Seat,
    },
    RestDeclared {
        seat: Seat,
    },
    RoundEndAnnounced {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: CardId,
        way: Way,
    },
    GainedMovePoints {
        seat: Seat,
        points: u8,
    },
    Moved {
        seat: Seat,
        from: Hex,
        to: Hex,
        cost: u8,
    },
    Explored {
        seat: Seat,
        cost: u8,
    },
    TileRevealed(Placed),
    GainedFame {
        seat: Seat,
        fame: u8,
    },
    /// The scenario's end was met: so many turns are still to come.
    LastTurns {
        turns: u8,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// Move points were left and are lost.
    LostMovePoints {
        seat: Seat,
        points: u8,
    },
    PlayAreaCleared {
        seat: Seat,
        cards: Pile,
    },
    GameOver,
}
