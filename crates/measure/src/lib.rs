//! How fast the engines are. `cargo xtask bench` runs the programs of this crate and prints their numbers.
//!
//! All numbers come from the same work: random answers through one game after another, from fixed seeds. A *decision*
//! is a question with two or more legal answers; questions with one are answered on the way.
//!
//! | Program | What it measures |
//! |---|---|
//! | `measure speed GAME` | decisions a second on one thread, time of a clone and of listing options |
//! | `measure work GAME N` | nothing: it makes N decisions for a profiler to look at |
//! | `measure digest GAME N` | nothing: it tells whether N decisions still are the same ones |
//! | `measure-allocations GAME` | allocations a decision; a program of its own, because counting takes time |
//!
//! ```
//! use measure::Walk;
//!
//! let mut walk = Walk::<mage_wars::MageWars>::new();
//! assert!(walk.decide(100) >= 100);
//! ```

mod played;
mod speed;
mod walk;

pub use played::Measured;
pub use speed::{Speed, speed};
pub use walk::Walk;
