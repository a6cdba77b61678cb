//! Playing an imagined game on by the policy of its heuristics.

use kernel::{Chance, Game, Log, Seat};

use crate::heuristics::Heuristics;

/// How answers are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayoutPolicy {
    /// Always the heaviest answer.
    Heaviest,
    /// Each as often as its weight says.
    ByWeight,
}

/// Plays with buffers that live from game to game.
#[derive(Debug)]
pub(crate) struct Playout<G: Game> {
    options: Vec<G::Choice>,
    weights: Vec<f32>,
    /// The power weights are raised to before an answer is drawn.
    policy_power: i32,
}

impl<G: Heuristics> Default for Playout<G> {
    fn default() -> Self {
        Playout::new(1)
    }
}

impl<G: Heuristics> Playout<G> {
    pub(crate) fn new(policy_power: i32) -> Self {
        Playout { options: Vec::new(), weights: Vec::new(), policy_power }
    }

    /// Plays on until the game is over, `enough` says so, or so many answers were given.
    pub(crate) fn run(
        &mut self,
        game: &mut G,
        taste: PlayoutPolicy,
        chance: &mut Chance,
        most: usize,
        mut enough: impl FnMut(&G, usize) -> bool,
    ) {
        for played in 0..most {
            if enough(game, played) || !self.step(game, taste, chance) {
                return;
            }
        }
    }

    /// The mean value after an answer, once what follows by itself has happened and nothing is half done. The chance of the
    /// states is the same for every answer that is tried in them.
    pub(crate) fn try_out(
        &mut self,
        states: &[G],
        seat: Seat,
        choice: &G::Choice,
        weights: &G::Weights,
        chance: &mut Chance,
    ) -> f32 {
        /// Answers given after the tried one.
        const FOLLOWING: usize = 40;
        let mut sum = 0.0;
        for state in states {
            let mut game = state.clone();
            game.apply_unchecked(seat, choice, &mut Log::off());
            let settled = |game: &G, _| game.is_settled();
            self.run(&mut game, PlayoutPolicy::Heaviest, chance, FOLLOWING, settled);
            sum += game.value(seat, weights);
        }
        sum / states.len().max(1) as f32
    }

    /// One answer; `false` when no seat is asked.
    pub(crate) fn step(&mut self, game: &mut G, taste: PlayoutPolicy, chance: &mut Chance) -> bool {
        let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else { return false };
        if let Some(forced) = game.forced_answer(seat) {
            game.apply_unchecked(seat, &forced, &mut Log::off());
            return true;
        }
        game.options(seat, &mut self.options);
        let at = match self.options.len() {
            0 => return false,
            1 => 0,
            _ => self.pick(game, seat, taste, chance),
        };
        if let Some(choice) = self.options.get(at) {
            game.apply_unchecked(seat, choice, &mut Log::off());
        }
        true
    }

    fn pick(&mut self, game: &G, seat: Seat, taste: PlayoutPolicy, chance: &mut Chance) -> usize {
        self.weights.clear();
        game.policy(seat, &self.options, &mut self.weights);
        match taste {
            PlayoutPolicy::Heaviest => heaviest(&self.weights),
            PlayoutPolicy::ByWeight => {
                let policy_power = self.policy_power;
                self.weights.iter_mut().for_each(|weight| *weight = weight.powi(policy_power));
                draw(&self.weights, chance)
            }
        }
    }
}

/// The first of the heaviest.
fn heaviest(weights: &[f32]) -> usize {
    let mut best = 0;
    for (at, weight) in weights.iter().enumerate() {
        if *weight > weights[best] {
            best = at;
        }
    }
    best
}

/// A position, each as likely as its weight says.
pub(crate) fn draw(weights: &[f32], chance: &mut Chance) -> usize {
    const STEPS: u32 = 1 << 20;
    let sum: f32 = weights.iter().sum();
    let mut left = sum * chance.below(STEPS) as f32 / STEPS as f32;
    for (at, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return at;
        }
    }
    heaviest(weights)
}
