//! What a client says on a game's socket.

use kernel::{Orders, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::server::Proposed;

/// One message of a client. The first on every socket is [`ClientMessage::Hello`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who is there: the keys of all seats this client plays. Without one it watches.
    Hello {
        protocol: u32,
        #[serde(default)]
        keys: Vec<String>,
    },
    /// The answer to the question of this revision. Safe to send again under the same id.
    Answer {
        id: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
        seat: Seat,
        /// One of the choices that were offered, as it came.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        choice: Value,
    },
    /// Takes the last answer of this seat back.
    Undo {
        id: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
        seat: Seat,
    },
    Resign {
        id: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
        seat: Seat,
    },
    /// Asks a coach what to answer to the question of this revision. Only against the computer.
    Advise {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
    },
    /// Asks what would come of a plan, in the words of the game, at this revision. What recommends something is told only to
    /// those who may ask a coach.
    Consult {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        query: Value,
    },
    /// Asks everyone to agree to something.
    Propose { seat: Seat, what: Proposed },
    /// Agrees to what was proposed, or declines it.
    Consent { seat: Seat, agree: bool },
    /// Says something to everyone at the table, as the player of this seat.
    Chat { seat: Seat, text: String },
    /// What the seat wants to be asked, and what shall be done without asking. Nobody else hears of it.
    Orders { seat: Seat, orders: Orders },
    /// Asks for a sign of life.
    Ping {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
}
