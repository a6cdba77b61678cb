//! The games as learning programs want them: what a seat may know as a row of numbers, answers as numbers of a fixed
//! range, many games stepped at once on several threads. The Python package is a thin layer over this.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`numbers`] | what a seat may know as numbers with names; Mage Wars and Mage Knight each have a module for it |
//! | [`features`] | what is printed on cards and other things, as tables that follow from the words they are written with |
//! | [`slots`] | answers as numbers of a fixed range |
//! | [`env`](mod@env) | one game that stops at real decisions only |
//! | [`batch`] | many games at once |
//! | [`recorded`](mod@recorded) | recorded games, as positions to learn from |
//! | [`rows`] | where they write what came of a step |
//! | [`any`] | both without their type, by the name of the game |
//!
//! ```
//! use kernel::Seed;
//! use rl_env::{Env, Numbers};
//! use mage_wars::MageWars;
//!
//! let mut env = Env::<MageWars>::new(Default::default(), Seed::from_number(1)).unwrap();
//! let mut numbers = vec![0; MageWars::length()];
//! for _ in 0..50 {
//!     let Some(seat) = env.seat() else { break };
//!     env.observe(seat, &mut numbers);
//!     let slot = env.slots().first().copied().unwrap();
//!     env.step(slot).unwrap();
//! }
//! assert_eq!(env.rewards(), [0.0, 0.0], "nobody has won yet");
//! ```

pub mod any;
pub mod batch;
pub mod env;
pub mod features;
mod mage_knight;
mod mage_wars;
pub mod numbers;
pub mod recorded;
pub mod rows;
pub mod slots;
mod variants;

pub use any::{
    AnyBatch, AnyEnv, AnyRecorded, Meaning, Wish, batch, env, games, meaning, record, recorded,
    restored,
};
pub use batch::{Answers, Batch, NotStepped};
pub use env::{Env, NotOffered, SetupOf, Terms};
pub use features::Table;
pub use numbers::{Kinds, Number, Numbers};
pub use recorded::{Order, Positions, Recorded, Sample};
pub use rows::{Arrays, Rows, Shape, WrongSize};
pub use slots::{SLOTS, Slot};
