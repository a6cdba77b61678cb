//! The bot that takes any legal answer, each as likely as the others.

use kernel::{Chance, Game, InfoState, Player, Seed};

use crate::heuristics::Thinker;

/// Takes a legal answer at random. The yardstick for everything that thinks.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    pub fn new(seed: Seed) -> Self {
        Random { chance: Chance::seeded(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _sight: &InfoState<'_, G>, options: &[G::Choice]) -> usize {
        self.chance.below(options.len() as u32) as usize
    }
}

/// It does not think.
impl<G: Game> Thinker<G> for Random {}
