//! Advice for a player who is asked: the best answers, and what each is expected to gain.

use std::time::Duration;

use kernel::{Chance, InfoState, Seed};

use crate::{
    heuristics::Heuristics,
    search::{Allowance, Search, SearchConfig},
};

/// An answer a coach recommends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// Its position among the options.
    pub at: usize,
    /// How good things look after it, from 0 (lost) to 1 (won).
    pub value: f32,
    /// How much better than now; below nothing where even the best answer loses something.
    pub gain: f32,
}

/// How the coach thinks: a quarter of a second or so for a question.
const CONFIG: SearchConfig = SearchConfig {
    allowance: Allowance::Time(Duration::from_millis(2_000)),
    min_answers: 12,
    max_answers: 200,
    horizon: 2,
    policy_power: 2,
};
/// Imagined states by which the standing is judged.
const STATES: usize = 16;

/// The best answers, at most `most` of them, from what the seat may know.
pub fn advise<G: Heuristics>(
    info: &InfoState<'_, G>,
    options: &[G::Choice],
    most: usize,
    seed: Seed,
) -> Vec<Advice> {
    G::advise(info, options, most, seed)
}

pub(crate) fn think<G: Heuristics>(
    info: &InfoState<'_, G>,
    options: &[G::Choice],
    most: usize,
    seed: Seed,
) -> Vec<Advice> {
    let mut chance = Chance::seeded(seed);
    let weights = G::weights();
    let seat = info.seat();
    let standing =
        (0..STATES).map(|_| info.imagine(&mut chance).value(seat, &weights)).sum::<f32>()
            / STATES as f32;
    let ranked_answers = Search::<G>::new(CONFIG, weights, chance.fork()).think(info, options);
    let advice = |answer: &crate::search::RankedAnswer| Advice {
        at: answer.at,
        value: answer.value,
        gain: answer.value - standing,
    };
    ranked_answers.iter().take(most).map(advice).collect()
}
