//! Bodies of the requests under `/api/v1`.

use kernel::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::server::{Ending, SeatInfo};

/// A game that can be played here (`GET /api/v1/catalogue`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CatalogueEntry {
    /// Such as `mage-wars`.
    pub game: String,
    /// How many seats the default setup has.
    pub seats: u8,
    /// Names of computer players.
    pub bots: Vec<String>,
    /// The setup a game has when none is given.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
}

/// Who shall play a seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// The creator, who gets the key. Several such seats make a hot-seat game.
    Person {
        #[serde(default)]
        name: String,
    },
    Bot {
        bot: String,
    },
    /// Whoever joins first.
    Open,
}

/// `POST /api/v1/games`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    pub game: String,
    /// The game's own setup; its default when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub setup: Option<Value>,
    /// One for each seat of the setup.
    pub seats: Vec<SeatWish>,
}

/// The answer to [`CreateGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatedGame {
    pub id: String,
    /// The keys of all seats the creator plays. Only their hashes are stored: they cannot be asked for again.
    pub keys: Vec<SeatKey>,
}

/// The secret that lets a client play a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatKey {
    pub seat: Seat,
    pub key: String,
}

/// `POST /api/v1/games/{id}/seats/{seat}`: takes an open seat. The answer is a [`SeatKey`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JoinSeat {
    #[serde(default)]
    pub name: String,
}

/// A game as anyone may know it (`GET /api/v1/games`, `GET /api/v1/games/{id}`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatInfo>,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    /// How many changes the game has seen.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub revision: i64,
    pub ending: Option<Ending>,
}

/// The body of every request that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    pub message: Message,
    /// Where in the body the problem is, such as `setup.seats[1].mage`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<String>,
    /// The rule that forbids it, where it is the rules that do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
}
