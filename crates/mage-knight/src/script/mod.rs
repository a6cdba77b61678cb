//! Mage Knight in scenario scripts.
//!
//! The board is written with these statements; whatever is left out is as in a fresh game of First Reconnaissance.
//!
//! | Statement | What it sets |
//! |---|---|
//! | `hero tovak [at countryside-1.E] [fame 3]` | the hero, its space (tile and spot) and Fame |
//! | `round 2 night` | the round and its time of day |
//! | `tile countryside-3 at 1,0` | a tile at a position; the first such line leaves only the starting tile |
//! | `stack countryside-4 core-5` | the tile stack, its top first |
//! | `left-out countryside-9` | tiles left out at setup that may still come, the next one first |
//! | `hand march rage`, `discard …`, `played …` | where cards are |
//! | `deck march`, `deck only march`, `deck only` | the top of the deck, with all cards not mentioned beneath, or the whole deck, with the others in the discard pile |
//! | `move-points 3` | points left of what was played |
//! | `resting` | the turn was declared a rest |
//! | `turns-left 1` | the city was revealed: so many turns are still to begin |
//!
//! A script with none of these but `hero` plays a fresh game, with nothing shuffled.

mod board;
mod expectation;
mod phrase;

use kernel::{Seat, Throw};
use scenario::{Complaint, Line, Names, Scripted};

pub use board::ScriptBoard;

use crate::{
    Setup,
    state::{Choice, MageKnight, Question},
};

impl Scripted for MageKnight {
    type Board = ScriptBoard;

    fn place(board: &mut ScriptBoard, line: &mut Line<'_>) -> Result<(), Complaint> {
        board.place(line)
    }

    fn setup(board: &ScriptBoard) -> Result<(Setup, Names), Complaint> {
        Ok((board.setup()?, Names::default()))
    }

    fn phrase(&self, _names: &Names, _seat: Seat, choice: &Choice) -> String {
        phrase::phrase(self, choice)
    }

    /// No dice are rolled yet.
    fn throw(_die: &str, _face: &str) -> Option<Throw> {
        None
    }

    fn expect(&self, _names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        expectation::expect(self, line)
    }

    /// Nobody has to discard before drawing who need not.
    fn idle(&self, _seat: Seat, question: &Question) -> Option<Choice> {
        match question {
            Question::DiscardBeforeDrawing { must: false } => Some(Choice::Draw),
            Question::DiscardBeforeDrawing { must: true } | Question::Act => None,
        }
    }

    fn moment(&self, question: &Question) -> Option<String> {
        match question {
            Question::DiscardBeforeDrawing { .. } => Some("discard".to_owned()),
            Question::Act => Some("turn".to_owned()),
        }
    }
}
