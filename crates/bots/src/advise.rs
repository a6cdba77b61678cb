//! Advice for somebody who is asked: the best answers, and what each is expected to gain.

use std::time::Duration;

use kernel::{Chance, Seed, Sight};

use crate::{
    guide::Guide,
    search::{Allowance, Habits, Search},
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
const HABITS: Habits = Habits {
    allowance: Allowance::Time(Duration::from_millis(2_000)),
    least: 12,
    most: 200,
    ahead: 2,
    focus: 2,
};
/// Imagined states by which the standing is judged.
const STATES: usize = 16;

/// The best answers, at most `most` of them, from what the seat may know.
pub fn advise<G: Guide>(
    sight: &Sight<'_, G>,
    options: &[G::Choice],
    most: usize,
    seed: Seed,
) -> Vec<Advice> {
    G::advise(sight, options, most, seed)
}

pub(crate) fn think<G: Guide>(
    sight: &Sight<'_, G>,
    options: &[G::Choice],
    most: usize,
    seed: Seed,
) -> Vec<Advice> {
    let mut chance = Chance::seeded(seed);
    let weights = G::weights();
    let seat = sight.seat();
    let standing =
        (0..STATES).map(|_| sight.imagine(&mut chance).value(seat, &weights)).sum::<f32>()
            / STATES as f32;
    let opinions = Search::<G>::new(HABITS, weights, chance.fork()).think(sight, options);
    let advice = |opinion: &crate::search::Opinion| Advice {
        at: opinion.at,
        value: opinion.value,
        gain: opinion.value - standing,
    };
    opinions.iter().take(most).map(advice).collect()
}
