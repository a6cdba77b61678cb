//! What seats are asked and what they answer.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Attack, Moment, UpkeepKind};
use crate::state::{ObjectId, Zone};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Who has the initiative in the first round (MW-SETUP-10).
    Initiative,
    /// Whose upkeep event comes next (MW-READY-17).
    UpkeepSeat,
    /// Which of the own upkeep events comes next (MW-READY-16).
    Upkeep,
    /// Whether to pay for an object (MW-READY-12).
    PayUpkeep { object: ObjectId, cost: u8 },
    /// Which creature to activate (MW-ACTION-03).
    Turn,
    /// What the activated creature does next (MW-ACTION-18 to MW-ACTION-20).
    Act { creature: ObjectId },
    /// Which way to push (MW-PUSH-03).
    Push { who: ObjectId },
    /// Whether to use a Defense (MW-DEFENSE-02).
    Defend { defender: ObjectId, attack: Attack },
    /// Whether to attack something else too (MW-TRAIT-SWEEPING-01).
    Sweep { attacker: ObjectId },
    /// Whether and how to strike back (MW-COUNTERSTRIKE-01).
    Counterstrike { defender: ObjectId, attacker: ObjectId },
    /// Whether to reveal an enchantment now (MW-REVEAL-01).
    Reveal { moment: Moment },
}

/// An answer. It says what is chosen, so it means the same whenever it arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Initiative(Seat),
    UpkeepSeat(Seat),
    Upkeep {
        object: ObjectId,
        kind: UpkeepKind,
    },
    PayUpkeep(bool),
    Activate(ObjectId),
    /// Lets the turn or the opportunity go by.
    Pass,
    Move(Zone),
    /// Past the wall before this zone, with a full action: over it by Climbing, or through one that takes so long.
    Cross(Zone),
    Attack {
        /// What the attack bar is printed on: the creature, or what it wears.
        object: ObjectId,
        bar: u8,
        target: ObjectId,
    },
    Guard,
    /// The creature does nothing more in this Action Phase.
    Finish,
    Push(Zone),
    Defend {
        source: ObjectId,
        at: u8,
    },
    Sweep(ObjectId),
    Counterstrike {
        object: ObjectId,
        bar: u8,
    },
    Reveal {
        enchantment: ObjectId,
        /// Unpaid, it is destroyed without effect (MW-REVEAL-12).
        pay: bool,
    },
}
