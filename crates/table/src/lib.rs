//! One running game without I/O.
//!
//! A [`Table`] is its setup, its seed and its answers; the state is a cache of them. It numbers every change (the
//! *revision*), takes answers back as far as information flow allows, keeps clocks that are told the time, and writes
//! and reads replays. It knows no socket, no file and no clock of its own.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`table`] | the table: answers, revisions |
//! | [`act`] | what can be done at a table: played, stored, played again |
//! | `journal` | what each viewer was told |
//! | [`undo`] | what stands in the way of taking an answer back, computed, never set by hand |
//! | [`clock`] | thinking time, with the time as input |
//! | [`people`] | who sits where, who watches, what they say |
//! | [`commitment`] | seed commitment and the fingerprint of rules and content |
//! | [`replay`] | the file of a game, and checking it |
//! | [`replay_cursor`] | a recorded game step by step, through any eyes |
//! | [`json`](mod@json) | values of some game as JSON |

pub mod act;
pub mod clock;
pub mod commitment;
mod journal;
pub mod json;
pub mod people;
pub mod replay;
pub mod replay_cursor;
pub mod table;
pub mod undo;

pub use act::{Act, Entry};
pub use clock::Clock;
pub use people::{Occupant, People, Person};
pub use replay::{Replay, ReplayError};
pub use replay_cursor::{DynReplayCursor, ReplayCursor};
pub use table::{Dice, Table, TableError};
pub use undo::Barrier;
