//! Looks for better weights of an evaluation by self-play.
//!
//! Candidates are drawn around the present weights, in factors, so that every weight keeps its sign. Each plays against the
//! present weights from both sides (a game for two), or alone for its score, and all candidates of a round meet the same
//! dice. CMA-ES moves to where the better ones are. A round costs minutes to hours, so the run is written down after each:
//! everything follows from the seed and the scores of candidates, and a run that was stopped goes on as if it had not been.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`space`] | weights as points to search among |
//! | [`contest`] | what a candidate is worth: games against the present weights, or alone |
//! | [`provenance`] | the record of a run, as it stands in a file of weights |
//! | [`run`](mod@run) | the rounds |

pub mod contest;
pub mod provenance;
pub mod run;
pub mod space;

pub use contest::{Check, Contest, ContestError, Measure};
pub use provenance::{Provenance, Round};
pub use run::{Progress, TuneError, run};
pub use space::{NoWeights, Space};
