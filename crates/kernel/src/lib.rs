//! The contract between a rules-enforcing game and everything that plays it.
//!
//! A [`Game`] is plain data: no I/O, no clock, no globals, no closures. It runs until it must ask; a question lists its
//! legal answers; an answer is judged by one function, [`Game::legality`], and either changes the state or comes back
//! as a [`Refusal`] that names the rule. The kernel knows no game and shares nothing between games but this contract.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`game`] | the trait, questions asked, outcomes |
//! | [`seat`] | seats and who is looking |
//! | [`rule`] | rule ids and refusals |
//! | [`legal`] | judgements, and one walk over the answers of a question |
//! | [`chance`] | the only door randomness comes through, seeded or scripted |
//! | [`agenda`] | work still to be done, as data |
//! | [`log`] | events of an answer, which can be switched off |
//! | [`message`] | what people read, as ids and arguments, never as sentences |
//! | [`story`] | what happened, as one viewer may know it: data and a sentence |
//! | [`window`] | questions a seat may have answered for it |
//! | [`orders`] | what a seat wants to be asked then, and what shall be done without asking |
//! | [`info_state`] | a game as one seat may know it: what bots are given |
//!
//! ```
//! use kernel::{Chance, Seed};
//!
//! // The same seed gives the same dice on every machine.
//! let mut one = Chance::seeded(Seed::from_number(7));
//! let mut two = one.clone();
//! assert_eq!(one.roll(12), two.roll(12));
//! ```

pub mod agenda;
pub mod chance;
pub mod consult;
pub mod game;
pub mod info_state;
pub mod legal;
pub mod log;
pub mod message;
pub mod orders;
pub mod rule;
#[cfg(feature = "schema")]
pub mod schema;
pub mod seat;
pub mod story;
pub mod window;

pub use agenda::Agenda;
pub use chance::{Chance, DieRoll, ScriptedDiceError, Seed};
pub use consult::{Consult, Nothing};
pub use game::{Ask, Describe, Game, Outcome, SetupError, random_answer};
pub use info_state::{InfoState, Player};
pub use log::{EventSink, Log};
pub use message::{Arg, Message};
pub use orders::{Attention, Orders, Standing, StandingOrder};
pub use rule::{Refusal, RuleId};
pub use seat::{Seat, Viewer};
pub use story::{Line, Told};
pub use window::{Window, WindowOption};
