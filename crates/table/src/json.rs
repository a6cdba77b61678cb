//! Values of some game as JSON.

use protocol::StoryLine;
use serde::{Deserialize as _, Serialize};
use serde_json::Value;

pub fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("wire values are plain data with text keys")
}

/// The line of a game as one of any game.
pub(crate) fn story_line(line: &impl Serialize) -> StoryLine {
    StoryLine::deserialize(json(line)).expect("a line has the same shape in every game")
}
