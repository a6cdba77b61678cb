//! A joint city assault while it lasts (MK-COOP).

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, MAX_SEATS, Turn};
use crate::content::{EnemyId, city::GARRISON};

/// A joint assault from its proposal to the end of the last participant's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joint {
    pub city: Hex,
    /// In round order, the initiator first (MK-COOP-11).
    pub members: ArrayVec<Member, MAX_SEATS>,
    /// Whose part it is: one after the other agrees, fights, ends the turn.
    pub at: u8,
    pub stage: JointStage,
    /// The initiator has another turn afterwards (MK-RULING-79).
    pub extra_turn: bool,
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    pub seat: Seat,
    /// Where the hero came from.
    pub from: Hex,
    /// MK-COOP-07: how many defenders it was to face, and which it got (MK-COOP-10).
    pub share: u8,
    pub dealt: ArrayVec<EnemyId, GARRISON>,
    /// What its turn has come to, while others act.
    pub turn: Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JointStage {
    /// MK-COOP-08: the invited are asked.
    Proposed,
    /// MK-COOP-11
    Fighting,
    /// MK-COOP-20
    Ending,
}

impl Joint {
    pub fn member(&self) -> Option<&Member> {
        self.members.get(usize::from(self.at))
    }
}
