//! Questions and answers.

use serde::{Deserialize, Serialize};

use super::{Hex, Position};
use crate::cards::CardId;

/// What a seat is asked. The turn itself is in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What to do next in the turn.
    Act,
    /// MK-ENDTURN-17: which cards to discard before drawing, one at a time. `must`: at least one (MK-ENDTURN-18).
    DiscardBeforeDrawing { must: bool },
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// MK-CARD-02: put a card into the play area for one of its effects.
    Play { card: CardId, way: Way },
    /// MK-MOVE-04: enter an adjacent space.
    Move { to: Hex },
    /// MK-EXPLORE-04: reveal the next tile at a position.
    Explore { at: Position },
    /// MK-TURN-10: make this turn a rest.
    Rest,
    /// Put a card from hand on the discard pile, to rest or before drawing.
    Discard { card: CardId },
    /// MK-TURN-04: forfeit the turn and announce the end of the round.
    AnnounceEndOfRound,
    /// MK-TURN-22: declare the end of the turn.
    EndTurn,
    /// Discard no more and draw up to the Hand limit.
    Draw,
}

/// MK-CARD-12: a card is used for one of its modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Basic,
    Strong,
    Sideways(Points),
}

/// MK-CARD-10: what one point a card gives when it is played sideways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    Move,
    Influence,
    Attack,
    Block,
}

impl Points {
    pub const ALL: [Points; 4] = [Points::Move, Points::Influence, Points::Attack, Points::Block];

    pub const fn id(self) -> &'static str {
        match self {
            Points::Move => "move",
            Points::Influence => "influence",
            Points::Attack => "attack",
            Points::Block => "block",
        }
    }
}
