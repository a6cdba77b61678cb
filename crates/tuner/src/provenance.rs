//! How weights were found: enough to repeat the run, and to go on with it.

use std::fmt;

use kernel::Seed;
use serde::{Deserialize, Serialize};

use crate::contest::Check;

/// The record of a run of the tuner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance<W> {
    /// The id of the game.
    pub game: String,
    /// The bot that played with all candidates and with the start.
    pub bot: String,
    /// What was played, in the words of who began the run.
    pub setups: String,
    /// All chance follows from it.
    pub seed: Seed,
    /// Candidates a round.
    pub population: usize,
    /// Games a candidate plays.
    pub games: u64,
    /// How far candidates of the first round are scattered: the standard deviation of the logarithms of the factors.
    pub step: f64,
    /// When the run was made, if that was given.
    pub date: Option<String>,
    pub games_played: u64,
    /// What the weights came to against the start in games of their own, once that was asked.
    pub check: Option<Check>,
    /// The scores of all candidates.
    pub rounds: Vec<Round>,
    /// The weights the run began with.
    pub start: W,
}

/// The scores of the candidates of one round, in the order they were drawn. One line of text in files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Round(pub Vec<f64>);

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<_> = self.0.iter().map(f64::to_string).collect();
        f.write_str(&scores.join(" "))
    }
}

impl From<Round> for String {
    fn from(round: Round) -> Self {
        round.to_string()
    }
}

impl TryFrom<String> for Round {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let score = |word: &str| match word.parse() {
            Ok(score) if f64::is_finite(score) => Ok(score),
            Ok(_) | Err(_) => Err(format!("“{word}” is no score of a candidate")),
        };
        text.split(' ').map(score).collect::<Result<_, _>>().map(Round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_a_line_and_comes_back_as_it_was() {
        let round = Round(vec![0.515_625, 1.0 / 3.0, -12.0]);
        let text = serde_json::to_string(&round).unwrap();
        assert_eq!(text, "\"0.515625 0.3333333333333333 -12\"");
        assert_eq!(serde_json::from_str::<Round>(&text).unwrap(), round);
        for wrong in ["\"\"", "\"0.5  0.5\"", "\"0.5 NaN\"", "\"half\""] {
            assert!(serde_json::from_str::<Round>(wrong).is_err(), "{wrong}");
        }
    }
}
