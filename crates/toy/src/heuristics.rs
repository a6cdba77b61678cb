//! What bots must know of the game: points, and nothing of the trick with the sticks.

use std::sync::Arc;

use bots::Heuristics;
use kernel::{Game as _, Seat};
use serde::{Deserialize, Serialize};

use crate::{Choice, Toy};

/// What fruit is thought to be worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub apple: f32,
    pub pear: f32,
    pub wasp: f32,
}

impl Heuristics for Toy {
    type Weights = Weights;

    fn weights() -> Arc<Weights> {
        Arc::new(Weights { apple: 3.0, pear: 1.0, wasp: -4.0 })
    }

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        // Who plays alone always wins: then points alone count.
        if let Some(outcome) = self.outcome().filter(|_| self.seats.len() > 1) {
            return match outcome.winners.as_slice() {
                [] => 0.5,
                winners if winners.contains(&seat) => 1.0,
                _ => 0.0,
            };
        }
        let fruit = self.seats[seat.index()].fruit;
        let sum = f32::from(fruit.apples) * weights.apple
            + f32::from(fruit.pears) * weights.pear
            + f32::from(fruit.wasps) * weights.wasp;
        0.5 + 0.5 * sum / (sum.abs() + 20.0)
    }

    fn policy(&self, _: Seat, options: &[Choice], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(options.len(), 1.0);
    }

    fn forced_answer(&self, _: Seat) -> Option<Choice> {
        None
    }

    /// The whole game is one round.
    fn round_number(&self) -> u32 {
        1
    }

    fn time_share(&self, _: Seat) -> f32 {
        0.5
    }

    fn is_settled(&self) -> bool {
        self.seats.iter().all(|seat| seat.sealed.is_none())
    }
}
