//! Effects that outlast the turn they were played in and concern other players.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::MAX_SEATS;
use crate::content::Mana;

/// An effect that lasts, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    pub owner: Seat,
    pub kind: LastingKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastingKind {
    /// Others have no Source die of their own; the owner's next turn brings a crystal of a colour shown there.
    FrozenSource,
    /// Terrain costs others more.
    Weather,
    /// Others take a Wound for using mana of another colour: `hurt` has one bit a colour for each seat.
    MarkedMana { color: Mana, hurt: [u8; MAX_SEATS] },
    /// A die of the Source lies before its owner and gives a token in each of the owner's turns.
    ClaimedDie { color: Mana },
    /// Others take a Wound for using mana of this colour: `hurt` has one bit a seat, for the turn at hand.
    CursedMana { color: Mana, hurt: u8 },
}

impl Lasting {
    /// MK-SKILL-08: whether it ends with the owner's next turn; the others last to the end of the round.
    pub fn ends_with_next_turn(&self) -> bool {
        match self.kind {
            LastingKind::FrozenSource | LastingKind::Weather | LastingKind::MarkedMana { .. } => {
                true
            }
            LastingKind::ClaimedDie { .. } | LastingKind::CursedMana { .. } => false,
        }
    }
}
