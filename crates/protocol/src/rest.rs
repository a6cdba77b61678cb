//! Bodies of the requests under `/api/v1`.

use kernel::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    schema,
    server::{Ending, SeatInfo},
};

/// A game that can be played here (`GET /api/v1/catalogue`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CatalogueEntry {
    /// Such as `mage-wars`.
    pub game: String,
    /// Of its rules and cards; games and replays of another one may not go on here.
    pub fingerprint: String,
    /// How many seats the default setup has.
    pub seats: u8,
    /// Names of computer players.
    pub bots: Vec<String>,
    /// The setup a game has when none is given.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
}

/// Who shall play a seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
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
    /// Thinking time; without it everyone has all the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<TimeControl>,
    /// The bot that goes on when somebody's time is up. Without it the game is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<String>,
    /// Not shown in the list of games: only who has the address finds it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// Counts for the ratings of its two players.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

/// How much time a seat has: a bank, and what each answer adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bank_ms: u64,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub increment_ms: u64,
}

/// The answer to [`CreateGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatedGame {
    pub id: String,
    /// The keys of all seats the creator plays. Only their hashes are stored: they cannot be asked for again.
    pub keys: Vec<SeatKey>,
}

/// The secret that lets a client play a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatKey {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub key: String,
}

/// `POST /api/v1/games/{id}/seats/{seat}`: takes an open seat. The answer is a [`SeatKey`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JoinSeat {
    #[serde(default)]
    pub name: String,
    /// What the seat shall have instead of what the setup gives it, such as `mage` and `book`: members of the setup's
    /// own `seats`. Only before the first answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub bring: Option<serde_json::Map<String, Value>>,
}

/// A game as anyone may know it (`GET /api/v1/games`, `GET /api/v1/games/{id}`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    #[schema(value_type = Option<schema::Ending>)]
    pub ending: Option<Ending>,
    pub clock: Option<TimeControl>,
    pub rated: bool,
    /// The game that was made as this one's rematch.
    pub rematch: Option<String>,
    /// What everyone may know of the setup: the rules, and who is played by each seat.
    #[serde(default)]
    #[schema(value_type = Vec<schema::Message>)]
    pub about: Vec<Message>,
    /// It waits for whoever asks. Said in the list of one's own games alone, and of the newest that go on.
    #[serde(default)]
    pub your_turn: bool,
    /// What is not as one would expect of such a game: written positions, free spellbooks, a bot that takes over.
    #[serde(default)]
    #[schema(value_type = Vec<schema::Message>)]
    pub special: Vec<Message>,
}

/// Who is signed in here (`GET /api/v1/me`). A guest has no login.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub ratings: Vec<RatingInfo>,
}

/// `PUT /api/v1/me/name`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// `POST /api/v1/account` makes an account of the guest, `POST /api/v1/session` signs in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub login: String,
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A password must not reach a log.
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// `PUT /api/v1/account/password`
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    pub old: String,
    pub new: String,
}

impl std::fmt::Debug for ChangePassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A password must not reach a log.
        f.debug_struct("ChangePassword").finish_non_exhaustive()
    }
}

/// A browser that is signed in (`GET /api/v1/sessions`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    pub id: String,
    /// What the browser says it is.
    pub agent: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen_ms: i64,
    /// The one this request came from.
    pub current: bool,
}

/// A Glicko-2 rating: 95 of 100 such players are within two deviations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingInfo {
    pub game: String,
    pub rating: f64,
    pub deviation: f64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: i64,
}

/// A person as everyone may see them (`GET /api/v1/people/{id}`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    pub id: String,
    pub name: String,
    pub ratings: Vec<RatingInfo>,
    /// Finished games, newest first, private ones left out.
    pub results: Vec<GameInfo>,
}

/// The body of every request that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    #[schema(value_type = schema::Message)]
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
