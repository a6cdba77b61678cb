//! The bot that looks one answer ahead.

use kernel::{Chance, Game, Log, Player, Seat, Seed, Sight};

use crate::{
    guide::{Guide, by_reflex, worth_a_thought},
    playout::{Playout, Taste},
};

/// Tries every answer worth a thought in a few imagined states, lets what follows by itself happen until nothing is half
/// done, and takes the answer after which things look best.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    chance: Chance,
    playout: Playout<G>,
}

/// Imagined states each answer is tried in.
const STATES: u32 = 6;
/// Answers that are tried.
const ANSWERS: usize = 24;
/// Answers given after the tried one.
const FOLLOWING: usize = 40;

impl<G: Guide> Greedy<G> {
    pub fn new(seed: Seed) -> Self {
        Greedy { chance: Chance::seeded(seed), playout: Playout::default() }
    }

    /// The mean value of a state after an answer, tried in states whose chance is the same for every answer.
    fn try_out(&mut self, states: &[G], seat: Seat, choice: &G::Choice) -> f32 {
        let mut sum = 0.0;
        for state in states {
            let mut game = state.clone();
            game.apply_unchecked(seat, choice, &mut Log::off());
            let settled = |game: &G, _| game.is_settled();
            let chance = &mut self.chance;
            self.playout.run(&mut game, Taste::Heaviest, chance, FOLLOWING, settled);
            sum += game.value(seat);
        }
        sum / states.len().max(1) as f32
    }
}

impl<G: Guide> Player<G> for Greedy<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, options: &[G::Choice]) -> usize {
        let seat = sight.seat();
        let first = sight.imagine(&mut self.chance);
        if let Some(at) = by_reflex(&first, seat, options) {
            return at;
        }
        let worth = worth_a_thought(&first, seat, options, ANSWERS);
        // What is decided in secret and at the same time has no effect yet: the weights know best.
        if worth.len() < 2 || first.asks().len() > 1 {
            return worth.first().map_or(0, |(at, _)| *at);
        }
        let more = (1..STATES).map(|_| sight.imagine(&mut self.chance)).collect::<Vec<_>>();
        let states: Vec<G> = std::iter::once(first).chain(more).collect();
        let mut best = (0, f32::MIN);
        for (at, _) in worth {
            let Some(choice) = options.get(at) else { continue };
            let value = self.try_out(&states, seat, choice);
            if value > best.1 {
                best = (at, value);
            }
        }
        best.0
    }
}
