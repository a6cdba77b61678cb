//! Scenario scripts: plain text that sets a board up, fixes the dice, plays answers through the public decision
//! interface and states what must hold. The grammar is described in `docs/scenarios.md`.
//!
//! A game joins in by implementing [`Scripted`]. Everything here is the same for every game.

mod expect;
pub mod parse;
pub mod puzzle;
pub mod runner;
pub mod why;
pub mod write;

pub use parse::{Failure, Script};
pub use puzzle::{Puzzle, puzzle};
pub use runner::{Passed, play, run};
pub use script::{Complaint, Line, Names, Scripted};
pub use why::{Why, why};
pub use write::write;
