//! A combat of two heroes while it lasts (MK-PVP).

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Combat, Hex, Turn, combat::AttackPoints, player::MAX_UNITS};
use crate::cards::{Element, Reach};

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
    /// Points of the attack that was made, and the elements in it that come from no Unit: one bit each.
    pub points: u16,
    pub own_elements: u8,
    /// MK-PVP-54, MK-PVP-57: what Units give to the attack that is put together or was made.
    pub shares: ArrayVec<Share, MAX_UNITS>,
    /// Whose turn lies on the table.
    pub acting: Seat,
    /// Who was forced to retreat.
    pub retreated: Option<Seat>,
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub seat: Seat,
    /// What its turn and its part of the combat have come to, while the other acts (MK-PVP-32, MK-PVP-56).
    pub turn: Turn,
    pub combat: Option<Combat>,
}

/// What a Unit of the attacker gives to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    pub unit: u8,
    pub attack: AttackPoints,
    /// What they amount to once the attack is made, and their elements: one bit each.
    pub points: u16,
    pub elements: u8,
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
    /// MK-PVP-54: what a Block does besides finds the Units it hits.
    Hit,
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

    /// The one of the two who is not this seat.
    pub fn other(&self, seat: Seat) -> Seat {
        if seat == self.aggressor.seat { self.defender.seat } else { self.aggressor.seat }
    }

    /// Elements in the attack that was made: one bit each.
    pub fn elements(&self) -> u8 {
        self.shares.iter().fold(self.own_elements, |bits, share| bits | share.elements)
    }

    /// A Unit of the attacker adds to the attack that is put together.
    pub(crate) fn add_share(&mut self, unit: u8, reach: Reach, element: Element, amount: u8) {
        let known = self.shares.iter().position(|share| share.unit == unit);
        let at = known.unwrap_or(self.shares.len());
        if known.is_none() && self.shares.len() < MAX_UNITS {
            let attack = AttackPoints::default();
            self.shares.push(Share { unit, attack, points: 0, elements: 0 });
        }
        if let Some(share) = self.shares.get_mut(at) {
            let points = &mut share.attack[reach as usize][element as usize];
            *points = points.saturating_add(amount);
        }
    }

    pub fn side(&self, seat: Seat) -> &Side {
        if seat == self.aggressor.seat { &self.aggressor } else { &self.defender }
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        if seat == self.aggressor.seat { &mut self.aggressor } else { &mut self.defender }
    }
}
