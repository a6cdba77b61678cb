//! The bot that looks one answer ahead.

use std::sync::Arc;

use kernel::{Chance, InfoState, Player, Seed};

use crate::{
    heuristics::{Heuristics, forced_position, top_candidates},
    playout::Playout,
};

/// Tries every answer worth a thought in a few imagined states, lets what follows by itself happen until nothing is half
/// done, and takes the answer after which things look best.
#[derive(Debug)]
pub struct Greedy<G: Heuristics> {
    weights: Arc<G::Weights>,
    chance: Chance,
    playout: Playout<G>,
}

/// Imagined states each answer is tried in.
const STATES: u32 = 6;
/// Answers that are tried.
const ANSWERS: usize = 24;

impl<G: Heuristics> Greedy<G> {
    pub fn new(weights: Arc<G::Weights>, seed: Seed) -> Self {
        Greedy { weights, chance: Chance::seeded(seed), playout: Playout::default() }
    }
}

impl<G: Heuristics> Player<G> for Greedy<G> {
    fn choose(&mut self, info: &InfoState<'_, G>, options: &[G::Choice]) -> usize {
        let seat = info.seat();
        let first = info.imagine(&mut self.chance);
        if let Some(at) = forced_position(&first, seat, options) {
            return at;
        }
        let worth = top_candidates(&first, seat, options, ANSWERS);
        // What is decided in secret and at the same time has no effect yet: the weights know best.
        if worth.len() < 2 || first.open_questions().len() > 1 {
            return worth.first().map_or(0, |(at, _)| *at);
        }
        let more = (1..STATES).map(|_| info.imagine(&mut self.chance)).collect::<Vec<_>>();
        let states: Vec<G> = std::iter::once(first).chain(more).collect();
        let mut best = (0, f32::MIN);
        for (at, _) in worth {
            let Some(choice) = options.get(at) else { continue };
            let value =
                self.playout.try_out(&states, seat, choice, &self.weights, &mut self.chance);
            if value > best.1 {
                best = (at, value);
            }
        }
        best.0
    }
}
