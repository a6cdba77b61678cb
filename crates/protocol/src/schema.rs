//! Shapes of values from elsewhere, for the description of the requests (OpenAPI) alone.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A message id of `locales/` and the values its sentence needs.
#[derive(Debug, Serialize, ToSchema)]
pub struct Message {
    pub id: String,
    /// Numbers, texts, other messages, or objects of the view with their names.
    pub args: Option<Value>,
}

/// How a game ended by its rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct Outcome {
    /// Seats; several in a team or a shared victory, nobody in a draw.
    pub winners: Vec<u8>,
    /// One number a seat, where the game keeps score.
    pub scores: Vec<i32>,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Played(Outcome),
    /// This seat had no time left.
    TimeUp(u8),
    /// This seat gave up.
    Resigned(u8),
    /// Everyone agreed that nobody wins.
    Drawn,
    /// The engine found itself broken.
    Fault(String),
}
