//! Bodies of the requests about recorded games, `/api/v1/replays`.

use kernel::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    rest::{SeatWish, TimeControl},
    schema,
    server::{Ending, SeatInfo, StoryLine},
};

/// A recorded game (`GET /api/v1/replays/{id}`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayInfo {
    pub id: String,
    /// Such as `mage-wars`.
    pub game: String,
    /// Who sat where; only letters in a file that was sent in.
    pub seats: Vec<SeatInfo>,
    /// The number of the last step; step 0 is the beginning.
    pub steps: u32,
    pub chapters: Vec<ReplayChapter>,
    #[schema(value_type = Option<schema::Ending>)]
    pub ending: Option<Ending>,
    /// What came of playing it again.
    pub check: ReplayCheck,
    /// Played with other rules or cards than this server has.
    pub other_edition: Option<OtherEdition>,
    /// The SHA-256 of the seed, known before the game.
    pub commitment: Option<String>,
    /// The seed all dice follow from.
    pub seed: Option<String>,
    /// A file somebody sent in; the server keeps it for a while only.
    pub sent_in: bool,
}

/// Where a part of a recorded game begins, such as a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayChapter {
    pub step: u32,
    #[schema(value_type = schema::Message)]
    pub name: Message,
}

/// What came of playing a recorded game again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReplayCheck {
    /// Every answer is legal, the seed is the promised one, the end is the recorded one.
    Holds,
    /// The dice were written down, so nothing was promised; all else holds.
    Scripted,
    /// The seed is not the one that was promised before the game.
    Promise,
    /// After this step comes an answer that is not legal.
    StopsAfter(u32),
    /// The game ends otherwise than was recorded.
    OtherEnd,
}

/// Fingerprints of rules and cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherEdition {
    pub played: String,
    pub here: String,
}

/// `GET /api/v1/replays/{id}/views`: the game after some steps. Ask again from the step after the last one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayViews {
    pub scenes: Vec<ReplayScene>,
}

/// The game after one step, as the chosen eyes see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayScene {
    pub step: u32,
    /// The game's own view; its type follows from the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// Who is asked.
    #[schema(value_type = Vec<u8>)]
    pub waiting_for: Vec<Seat>,
}

/// `GET /api/v1/replays/{id}/story`: what was told, by step. Ask again from the step after the last one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStory {
    pub steps: Vec<ReplayStep>,
}

/// What led to one step, and what the chosen eyes were told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    pub step: u32,
    /// Who answered; nobody at the beginning.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was answered, for the seat itself and for those who see everything.
    #[schema(value_type = Option<schema::Message>)]
    pub answer: Option<Message>,
    #[schema(value_type = Vec<schema::StoryLine>)]
    pub lines: Vec<StoryLine>,
}

/// `GET /api/v1/replays/{id}/standing`: how computer players, who see everything, judge the game as it went on. Listed is
/// every step after which nothing is half done and the judgement is another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStanding {
    pub moments: Vec<ReplayMoment>,
}

/// How things looked for each seat after one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayMoment {
    pub step: u32,
    /// One number a seat, in thousandths: from 0 (lost) to 1000 (won).
    pub chances: Vec<u16>,
}

/// `POST /api/v1/replays/{id}/continue`: a new game that goes on from a step of a recorded one, with dice of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ContinueGame {
    pub step: u32,
    /// One for each seat.
    pub seats: Vec<SeatWish>,
    /// Thinking time; without it everyone has all the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<TimeControl>,
    /// Not shown in the list of games.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub private: bool,
}
