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

/// One thing that happened: data for pictures, and a sentence.
#[derive(Debug, Serialize, ToSchema)]
pub struct StoryLine {
    /// What happened, such as `moved`.
    pub kind: String,
    /// A new action begins with this line.
    pub begins: Option<bool>,
    pub text: Option<Message>,
    /// Who does it, or whom it happens to.
    pub who: Option<StoryPiece>,
    /// With what or to whom.
    pub what: Option<Vec<StoryPiece>>,
    /// The card, object or rule it came from.
    pub cause: Option<StoryPiece>,
    /// Places as the game names them.
    pub from: Option<Value>,
    pub to: Option<Value>,
    /// Dice as the game names them.
    pub dice: Option<Vec<Value>>,
    /// Numbers by name, such as `damage`.
    pub amounts: Option<Value>,
}

/// Something a page can point at or draw.
#[derive(Debug, Serialize, ToSchema)]
pub struct StoryPiece {
    pub seat: Option<u8>,
    /// Its id in the view.
    pub object: Option<u32>,
    /// What it shows, as the game names it.
    pub face: Option<Value>,
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
