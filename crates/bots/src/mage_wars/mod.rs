//! Mage Wars, as bots think about it.
//!
//! | Module | What it holds |
//! |---|---|
//! | `value` | how a state looks for a seat |
//! | `weights` | the numbers of that, as data |
//! | `worth` | what cards and attacks are worth, from their data |
//! | `order` | which answers a sensible player gives |
//! | `deeds` | the same for what creatures do |
//! | `spells` | the same for spells that are prepared, cast and revealed |

mod deeds;
mod policy;
mod spells;
mod value;
mod weights;
mod worth;

use std::sync::Arc;

use kernel::{Game, Outcome, Seat};
use mage_wars::{Choice, MageWars, Question, derive};

use crate::heuristics::{Heuristics, compiled_here};

impl Heuristics for MageWars {
    compiled_here!();

    type Weights = weights::Weights;

    fn weights() -> Arc<Self::Weights> {
        weights::embedded()
    }

    fn value(&self, seat: Seat, weights: &Self::Weights) -> f32 {
        value::value(self, seat, weights)
    }

    fn policy(&self, seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
        policy::policy(self, seat, options, weights);
    }

    fn forced_answer(&self, seat: Seat) -> Option<Choice> {
        match self.asked(seat) {
            Some(Question::Reveal { moment }) => {
                spells::is_dull(self, seat, *moment).then_some(Choice::Pass)
            }
            _ => None,
        }
    }

    fn round_number(&self) -> u32 {
        u32::from(self.round())
    }

    fn time_share(&self, seat: Seat) -> f32 {
        match self.asked(seat) {
            Some(Question::Plan) => 0.15,
            Some(Question::Turn | Question::Act { .. }) => 0.12,
            Some(Question::Opportunity(_)) => 0.07,
            Some(Question::Reveal { .. }) => 0.02,
            Some(_) => 0.03,
            None => 0.0,
        }
    }

    /// By life: the side whose mages have most of it left. Sides that have the same share the victory with nobody.
    fn adjudicate(&self) -> Outcome {
        let life =
            |seat| self.mage(seat).map_or(0, |mage| i32::from(derive::life_left(self, mage)));
        let side = |seat: Seat| {
            let mates = Seat::all(self.seats()).filter(move |other| self.same_team(seat, *other));
            mates.map(life).sum::<i32>()
        };
        let most = Seat::all(self.seats()).map(side).max().unwrap_or(0);
        let ahead: Vec<Seat> = Seat::all(self.seats()).filter(|seat| side(*seat) == most).collect();
        let one_side = ahead.iter().all(|seat| self.same_team(*seat, ahead[0]));
        let winners = if one_side { ahead } else { Vec::new() };
        Outcome { winners, scores: Vec::new(), lost: false }
    }

    fn is_settled(&self) -> bool {
        self.open_questions().iter().all(|ask| {
            matches!(
                ask.question,
                Question::Initiative
                    | Question::Upkeep
                    | Question::Plan
                    | Question::Opportunity(_)
                    | Question::Turn
            )
        })
    }
}
