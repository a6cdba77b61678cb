//! Undo by information flow: free until chance was asked, something hidden was shown, or another seat acted.

use kernel::{Game, Message, Seat, Viewer, msg};
use serde::{Deserialize, Serialize};

/// What stands in the way of taking an answer back. Computed when the answer is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Barrier {
    /// Dice were rolled or cards shuffled.
    Chance,
    /// A player saw what had been hidden from them.
    Disclosed(Viewer),
    /// Another seat has answered since.
    OtherSeat(Seat),
    /// There is nothing to take back.
    Start,
}

impl Barrier {
    pub fn message(self) -> Message {
        match self {
            Barrier::Chance => msg!("undo-chance"),
            Barrier::Disclosed(_) => msg!("undo-disclosed"),
            Barrier::OtherSeat(seat) => msg!("undo-other-seat", seat = seat),
            Barrier::Start => msg!("undo-start"),
        }
    }
}

/// The barrier an answer left behind, from the states around it and its events.
pub(crate) fn barrier<G: Game>(before: &G, after: &G, events: &[G::Event]) -> Option<Barrier> {
    if before.chance().drawn() != after.chance().drawn() {
        return Some(Barrier::Chance);
    }
    events.iter().find_map(|event| {
        Viewer::everyone(after.seats())
            .find(|viewer| after.blocks_undo(event, *viewer))
            .map(Barrier::Disclosed)
    })
}
