//! A combat of two heroes while it lasts (MK-PVP).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, Turn};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    pub at: Hex,
    /// Where the aggressor came from.
    pub from: Hex,
    /// MK-PVP-04
    pub aggressor: Side,
    pub defender: Side,
    /// MK-PVP-06: the defender attends fully.
    pub fully: bool,
    pub phase: DuelPhase,
    pub stage: DuelStage,
    /// Whether the attack turn is the aggressor's.
    pub aggressor_attacks: bool,
    /// Passes in succession.
    pub passed: u8,
    /// Points of the attack that was made, and the elements in it: one bit each.
    pub points: u16,
    pub elements: u8,
    /// Whose turn lies on the table.
    pub acting: Seat,
    /// Who was forced to retreat.
    pub retreated: Option<Seat>,
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub seat: Seat,
    /// What its turn has come to, while the other acts.
    pub turn: Turn,
    /// MK-PVP-32: Wounds taken into hand in this combat.
    pub wounds: u8,
}

/// MK-PVP-16
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DuelPhase {
    Ranged,
    Melee,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DuelStage {
    /// MK-PVP-06
    Attend,
    Attack,
    Block,
    /// MK-PVP-28: the attacker assigns what was not blocked.
    Assign,
    /// MK-PVP-11: the combat is over, and the defender who attended fully ends a turn.
    Ending,
}

impl Duel {
    pub fn attacker(&self) -> Seat {
        if self.aggressor_attacks { self.aggressor.seat } else { self.defender.seat }
    }

    pub fn blocker(&self) -> Seat {
        if self.aggressor_attacks { self.defender.seat } else { self.aggressor.seat }
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        if seat == self.aggressor.seat { &mut self.aggressor } else { &mut self.defender }
    }
}
