//! Games as programs learn from them: what was decided, what the search thought of it, and how the game ended.
//!
//! A record holds no positions. They follow from the setup, the seed and the decisions, and are made again by playing them
//! ([`crate::simulate::game_seed`] gives the seed of a game). So a file is small, and its positions can be read as any
//! numbers, also as ones that were thought of later. `docs/recordings.md` describes the bytes.

mod bytes;
mod read;

use kernel::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::search::RankedAnswer;
pub use bytes::checksum;
pub use read::{BadFile, Frames, Taken, header};

/// The first field of every file, and the version of what follows.
pub const FORMAT: &str = "grimoire-games";
pub const VERSION: u32 = 1;

/// What all games of a file have in common: its first line, as JSON. Games of the same run have the same one, whichever
/// of its games a file holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub format: String,
    pub version: u32,
    pub game: String,
    /// Of the rules and cards that were played with.
    pub fingerprint: String,
    /// All chance of the run follows from it.
    pub seed: Seed,
    /// The bots, by seat.
    pub seats: Vec<String>,
    /// The setups, which take turns by the number of the game; empty where every game has its own.
    pub setups: Vec<serde_json::Value>,
    /// Games are stopped after so many rounds.
    pub rounds: Option<u32>,
    /// So many decisions at the beginning of a game were drawn and not thought about.
    pub opening: u32,
    /// After so many answers a game has no end.
    pub max_answers: u64,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Its number in the run.
    pub game: u64,
    /// Its setup as JSON, where the run made one for every game.
    pub setup: Option<String>,
    pub decisions: Vec<Decision>,
    pub ending: Ending,
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
    /// All who played together, or the only one, lost.
    pub lost: bool,
    /// The round in which it ended.
    pub rounds: u32,
}

/// Why a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By its rules.
    Rules,
    /// It was stopped after a number of rounds and counted as it stood.
    Rounds,
    /// It had no end after so many answers; nobody won.
    Answers,
}

/// An answer to a question with several answers. Questions with one answer are no decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub seat: Seat,
    /// How many answers there were.
    pub options: u32,
    /// Which of them was given, counted from 0 in the order of the game.
    pub answer: u32,
    /// How good the position looked to the seat, from 0 (lost) to [`Decision::WON`]; nothing where it did not think.
    pub value: Option<u16>,
    /// Answers that were tried, with their shares of all tries in 255ths; those below a 510th are left out.
    pub shares: Vec<(u32, u8)>,
}

impl Decision {
    /// The value of a position that is won.
    pub const WON: u16 = u16::MAX - 1;

    pub(crate) fn new(
        seat: Seat,
        options: usize,
        answer: usize,
        thoughts: &[RankedAnswer],
    ) -> Self {
        let value = thoughts
            .first()
            .map(|best| (best.value.clamp(0.0, 1.0) * f32::from(Decision::WON)).round() as u16);
        let tries: f32 = thoughts.iter().map(|thought| thought.tried).sum();
        let share = |thought: &RankedAnswer| {
            let share = (255.0 * thought.tried / tries).round() as u8;
            (share > 0).then_some((thought.at as u32, share))
        };
        let shares =
            if tries > 0.0 { thoughts.iter().filter_map(share).collect() } else { Vec::new() };
        Decision { seat, options: options as u32, answer: answer as u32, value, shares }
    }
}

impl GameRecord {
    pub(crate) fn new(game: u64, setup: Option<String>) -> Self {
        GameRecord {
            game,
            setup,
            decisions: Vec::new(),
            ending: Ending::Rules,
            winners: Vec::new(),
            scores: Vec::new(),
            lost: false,
            rounds: 0,
        }
    }

    pub(crate) fn end(&mut self, ending: Ending, rounds: u32, outcome: Outcome) {
        let Outcome { winners, scores, lost } = outcome;
        *self = GameRecord {
            ending,
            rounds,
            winners,
            scores,
            lost,
            decisions: std::mem::take(&mut self.decisions),
            setup: self.setup.take(),
            game: self.game,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_become_a_value_and_shares() {
        let thought = |at, value, tried| RankedAnswer { at, value, tried };
        let thoughts = [thought(4, 1.0, 3.0), thought(0, 0.5, 1.0), thought(2, 0.0, 0.001)];
        let decision = Decision::new(Seat(1), 9, 4, &thoughts);
        assert_eq!(decision.value, Some(Decision::WON));
        assert_eq!(decision.shares, [(4, 191), (0, 64)]);
        let forced = Decision::new(Seat(1), 9, 4, &[]);
        assert_eq!((forced.value, forced.shares), (None, Vec::new()));
    }
}
