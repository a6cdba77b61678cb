//! What is remembered of a turn while it lasts.

use serde::{Deserialize, Serialize};

/// The turn being taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub kind: TurnKind,
    /// The pool of Move points (MK-MOVE-03).
    pub move_points: u8,
    /// Whether a card was played or discarded (MK-TURN-11).
    pub card_used: bool,
}

/// MK-TURN-10: a turn is a regular turn or a rest.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Nothing was done yet: it may become either, or be forfeited by announcing the end of the round.
    #[default]
    Open,
    Regular,
    Resting(Rest),
}

/// How far a rest has come (MK-RULING-17).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Nothing was discarded yet.
    #[default]
    Declared,
    /// MK-REST-03: one card other than a Wound is discarded; Wounds may follow.
    Standard,
    /// MK-REST-05: one Wound is discarded, and that was all.
    SlowRecovery,
}
