//! What seats are asked and what they answer.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Moment;
use crate::state::{ObjectId, Zone};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Who has the initiative in the first round (MW-SETUP-10).
    Initiative,
    /// Which creature to activate (MW-ACTION-03).
    Turn,
    /// What the activated creature does next (MW-ACTION-18 to MW-ACTION-20).
    Act { creature: ObjectId },
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
    Activate(ObjectId),
    /// Lets the turn or the opportunity go by.
    Pass,
    Move(Zone),
    Attack {
        bar: u8,
        target: ObjectId,
    },
    Guard,
    /// The creature does nothing more in this Action Phase.
    Finish,
    Counterstrike {
        bar: u8,
    },
    Reveal {
        enchantment: ObjectId,
        /// Unpaid, it is destroyed without effect (MW-REVEAL-12).
        pay: bool,
    },
}
