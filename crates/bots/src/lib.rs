//! Computer players, and many games of them at once.
//!
//! A bot gets a [`kernel::InfoState`]: what its seat may see and imagine, never the state. It is named by a *spec*, as on
//! the command line: a name and options, such as `random` or `hard:ms=500`.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`spec`] | names and options of bots, and what is wrong with one |
//! | [`random`] | the bot that takes any legal answer |
//! | [`greedy`] | the bot that looks one answer ahead |
//! | [`search`] | the bots that search: `easy`, `normal`, `hard` |
//! | [`advise`](mod@advise) | advice for people: the best answers and what they gain |
//! | [`heuristics`] | what a thinking bot must know of a game; Mage Wars and Mage Knight each have a module for it |
//! | [`figures`] | means and intervals of what games came to |
//! | [`weights`] | files of weights for the evaluation |
//! | [`stop`] | ending thought early |
//! | [`record`] | games as programs learn from them: what was decided, what the search thought, how it ended |
//! | [`simulate`](mod@simulate) | many games over several threads, the same result for any number of them |
//! | [`rating`] | Elo ratings with intervals from the results of a round robin |
//!
//! ```
//! use bots::Spec;
//!
//! assert!(Spec::parse("random").is_ok());
//! let error = Spec::parse("clever").unwrap_err();
//! assert!(error.to_string().contains("random"), "the error lists what there is");
//! ```

pub mod advise;
pub mod greedy;
pub mod heuristics;
mod mage_knight;
mod mage_wars;
mod playout;
pub mod random;
pub mod rating;
pub mod record;
pub mod search;
pub mod simulate;
pub mod spec;
pub mod stats;
pub mod stop;
pub mod weights;

use kernel::{Player, Seed};

pub use advise::{Advice, advise};
pub use greedy::Greedy;
pub use heuristics::{Figure, Heuristics, Thinker};
pub use playout::PlayoutPolicy;
pub use random::Random;
pub use search::{Allowance, Clock, RankedAnswer, Search, SearchConfig};
pub use simulate::{GameError, Plan, Played, SeatsError, Setups, Tally, simulate};
pub use spec::{Spec, UnknownBot};
pub use stop::Stop;

/// The bot this spec names, for any game. All its chance follows from `seed`.
pub fn player<G: Heuristics>(spec: &str, seed: Seed) -> Result<Box<dyn Player<G>>, UnknownBot> {
    let player: Box<dyn Player<G>> = Spec::parse(spec)?.player(seed);
    Ok(player)
}
