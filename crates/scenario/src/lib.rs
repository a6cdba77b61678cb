//! Scenario scripts: plain text that sets a board up, fixes the dice, plays answers through the public decision
//! interface and states what must hold. The grammar is described in `docs/scenarios.md`.
//!
//! A game joins in by implementing [`Scripted`]. Everything here is the same for every game.

mod dice;
mod expect;
mod moments;
mod option;
pub mod parse;
pub mod puzzle;
pub mod runner;
mod stage;
pub mod why;
pub mod write;

pub use parse::{Failure, Script};
pub use puzzle::{Puzzle, puzzle};
pub use runner::{Passed, play, run, setup};
pub use script::{Complaint, Line, Names, Scripted, form};
pub use why::{Place, Why, why};
pub use write::write;
