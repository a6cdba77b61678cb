//! The bot that looks one answer ahead.

use std::sync::Arc;

use kernel::{Chance, InfoState, Player, Seed};

use crate::{
    heuristics::{Heuristics, Thinker, forced_position, top_candidates},
    playout::Playout,
    search::RankedAnswer,
};

/// Tries every answer worth a thought in a few imagined states, lets what follows by itself happen until nothing is half
/// done, and takes the answer after which things look best.
#[derive(Debug)]
pub struct Greedy<G: Heuristics> {
    weights: Arc<G::Weights>,
    chance: Chance,
    playout: Playout<G>,
    thoughts: Vec<RankedAnswer>,
}

/// Imagined states each answer is tried in.
const STATES: u32 = 6;
/// Answers that are tried.
const ANSWERS: usize = 24;

impl<G: Heuristics> Greedy<G> {
    pub fn new(weights: Arc<G::Weights>, seed: Seed) -> Self {
        let (chance, playout) = (Chance::seeded(seed), Playout::default());
        Greedy { weights, chance, playout, thoughts: Vec::new() }
    }
}

impl<G: Heuristics> Player<G> for Greedy<G> {
    fn choose(&mut self, info: &InfoState<'_, G>, options: &[G::Choice]) -> usize {
        self.thoughts.clear();
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
        for (at, _) in worth {
            let Some(choice) = options.get(at) else { continue };
            let value =
                self.playout.try_out(&states, seat, choice, &self.weights, &mut self.chance);
            self.thoughts.push(RankedAnswer { at, value, tried: 0.0 });
        }
        self.thoughts.sort_by(|one, two| two.value.total_cmp(&one.value));
        self.thoughts.first().map_or(0, |best| best.at)
    }
}

impl<G: Heuristics> Thinker<G> for Greedy<G> {
    fn thoughts(&self) -> &[RankedAnswer] {
        &self.thoughts
    }
}
