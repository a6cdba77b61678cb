//! What a player may ask beside the game: what the rules make of a plan, found from what the seat may know.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Game, InfoState};

/// A game that answers questions about plans. Nothing is played: the answer says what would come of it.
pub trait Consult: Game {
    type Query: DeserializeOwned + Send + 'static;
    type Answer: Serialize;

    /// Whether an answer recommends something, so that only those who may be coached get it. Sums of what was chosen are
    /// for all seats.
    fn is_advice(query: &Self::Query) -> bool;

    /// Bounded work, to be done on any thread. `None` where the question does not fit the game as it stands.
    fn consult(
        info: &InfoState<'_, Self>,
        query: &Self::Query,
        chance: &mut Chance,
    ) -> Option<Self::Answer>;
}

/// The question that cannot be asked, and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}
