//! Mage Knight, as bots think about it: the score as it stands, and what will bring more of it.

mod order;

use std::sync::{Arc, LazyLock};

use kernel::{Game, Seat};
use mage_knight::{
    Choice, MageKnight,
    flow::score,
    state::{Player, Question},
};
use serde::{Deserialize, Serialize};

use crate::{guide::Guide, weights};

/// The numbers of the evaluation, as data: `weights.json` beside this file. One unit is a point of the final score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    score: f32,
    /// Fame beyond its own point, because levels come of it.
    fame: f32,
    level: f32,
    reputation: f32,
    card_in_hand: f32,
    wound_in_hand: f32,
    unit: f32,
    crystal: f32,
    /// A tile on the table: there is more to do.
    tile: f32,
    /// Points of the turn that were not yet used.
    move_point: f32,
    influence: f32,
    healing: f32,
    /// A reward that was won and is taken at the end of the turn.
    reward: f32,
    /// Each step away from the portal.
    outward: f32,
    /// So many points are as good as half of everything there is.
    #[serde(deserialize_with = "weights::above_zero")]
    scale: f32,
}

/// The weights that are part of the program.
fn embedded() -> Arc<Weights> {
    static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
        let read = weights::read(include_str!("weights.json"));
        Arc::new(read.expect("the file is part of the program"))
    });
    Arc::clone(&WEIGHTS)
}

impl Guide for MageKnight {
    type Weights = Weights;

    fn weights() -> Arc<Weights> {
        embedded()
    }

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let points = match self.outcome() {
            Some(outcome) => outcome.scores.get(seat.index()).map_or(0.0, |score| *score as f32),
            None => worth(self, seat, weights),
        };
        // Wounds can bring a score below nothing.
        0.5 + 0.5 * points / (points.abs() + weights.scale)
    }

    fn weigh(&self, seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
        weights.extend(options.iter().map(|choice| order::weight(self, seat, choice)));
    }

    fn reflex(&self, _seat: Seat) -> Option<Choice> {
        None
    }

    fn round_number(&self) -> u32 {
        u32::from(self.round())
    }

    fn stake(&self, seat: Seat) -> f32 {
        match self.asked(seat) {
            Some(Question::Tactic) => 0.04,
            Some(Question::Act) => 0.03,
            Some(_) => 0.01,
            None => 0.0,
        }
    }

    fn is_settled(&self) -> bool {
        let between = |question: &Question| matches!(question, Question::Act | Question::Tactic);
        self.combat().is_none() && self.asks().iter().all(|ask| between(&ask.question))
    }
}

fn worth(game: &MageKnight, seat: Seat, weights: &Weights) -> f32 {
    let player = game.player(seat);
    let score: i16 = score::score(game, seat).iter().map(|line| line.points).sum();
    let mut sum = f32::from(score) * weights.score;
    sum += f32::from(player.fame) * weights.fame + f32::from(player.level) * weights.level;
    sum += f32::from(player.reputation) * weights.reputation;
    sum += hand(player, weights);
    sum += player.units.len() as f32 * weights.unit;
    sum += f32::from(player.crystals.iter().sum::<u8>()) * weights.crystal;
    sum += game.map().placed().len() as f32 * weights.tile;
    let turn = game.turn();
    sum += f32::from(turn.move_points) * weights.move_point;
    sum += f32::from(turn.influence) * weights.influence;
    sum += f32::from(turn.healing) * weights.healing;
    sum += turn.rewards.len() as f32 * weights.reward;
    let (tile, _) = player.at.place();
    sum + (f32::from(tile.a) + f32::from(tile.b)) * weights.outward
}

fn hand(player: &Player, weights: &Weights) -> f32 {
    let wounds = f32::from(player.wounds_in_hand());
    let cards = player.hand.len() as f32 - wounds;
    cards * weights.card_in_hand + wounds * weights.wound_in_hand
}
