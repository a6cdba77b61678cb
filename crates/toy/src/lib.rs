//! A whole game in one small crate. Tests play it, and people who add a game can copy from it.
//!
//! Sticks lie on the table. A seat takes one to three of them; the last stick is worth a point. Each seat has a secret
//! number, which it can show instead of taking more than one stick. It can also throw a die for coins.
//!
//! A [`Setup`] adds what a test needs:
//! - With coins, all seats bid in secret at the same time for each turn. Without, they take turns.
//! - With baskets, three of them stand beside the sticks. The seat that takes *n* sticks gets the *n*-th basket.
//! - With a [`Mischief`], the game does one thing wrong.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`state`] | the state, and what happens in it |
//! | [`setup`] | what a game begins with, and what can be wrong with that |
//! | `game` | the contract of the kernel: questions, answers, views |
//! | [`story`] | what happened, as one viewer may know it |
//! | `plans` | what players may ask beside the game |
//! | `words` | the messages |
//! | `heuristics` | what bots must know (feature `bots`) |
//! | `script` | the game in scenario scripts (feature `scripts`) |

mod game;
#[cfg(feature = "bots")]
mod heuristics;
mod plans;
#[cfg(feature = "scripts")]
mod script;
pub mod setup;
pub mod state;
pub mod story;
mod words;

use kernel::{RuleId, Seat};
use serde::{Deserialize, Serialize};

#[cfg(feature = "bots")]
pub use heuristics::Weights;
pub use plans::Query;
pub use setup::{Mischief, SECRETS, Setup, any_setup};
pub use state::{Basket, Toy};

/// Seats act in turn, or when their bid was the highest.
pub const TURN: RuleId = RuleId::new("TOY-01");
/// A seat takes one to three sticks, and no more than there are.
pub const TAKE: RuleId = RuleId::new("TOY-02");
/// The last stick is taken: no seat throws a die for it or shows a number for it.
pub const LAST: RuleId = RuleId::new("TOY-03");
/// A number is shown once.
pub const SHOW: RuleId = RuleId::new("TOY-04");
/// Bids are sealed until all have bid. No seat bids coins it lacks. The highest bid is paid to the next seat.
pub const BID: RuleId = RuleId::new("TOY-05");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// How many coins for the next turn? All seats are asked at the same time.
    Bid,
    /// It is your turn.
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Bid(u8),
    /// Takes so many sticks, and the basket with this number.
    Take(u8),
    /// Takes one stick and throws a die for coins. That cannot be taken back.
    Roll,
    /// Takes one stick and shows the own number. That cannot be taken back either.
    Show,
}

/// What happened, with all secrets.
#[derive(Clone, Debug)]
pub enum Event {
    Sealed { seat: Seat, coins: u8 },
    Opened { bids: Vec<u8> },
    Took { seat: Seat, sticks: u8 },
    Rolled { seat: Seat, face: u8 },
    Shown { seat: Seat, number: u64 },
}

/// What one viewer may know of the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub sticks: u8,
    pub baskets: Option<[Basket; 3]>,
    pub seats: Vec<SeatView>,
    /// Wins the next equal bids.
    pub tie_break: Seat,
    pub your_bid: Option<u8>,
    pub your_secret: Option<u64>,
}

/// What everyone may know of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub coins: u8,
    pub fruit: Basket,
    pub has_bid: bool,
    pub shown: Option<u64>,
}
