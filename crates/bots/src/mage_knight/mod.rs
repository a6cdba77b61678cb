//! Mage Knight, as bots think about it.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`value`] | how good a state is: score, assets, prospects, the goal of the scenario |
//! | [`goal`] | what the scenario asks for, as far as it was reached or can be |
//! | [`weights`] | the numbers of that, as data |
//! | [`prospects`] | what the map has to offer; [`ways`] the way there, [`plan`] what of it a turn is for |
//! | [`market`] | what inhabited places sell |
//! | [`power`] | what cards, Units and Skills can be used for |
//! | [`order`] | which answers a sensible player gives in a turn, [`fight`] in a combat |

mod fight;
mod goal;
mod market;
mod plan;
mod policy;
mod power;
mod prospects;
mod value;
mod ways;
mod weights;

use std::sync::Arc;

use kernel::{Game, Outcome, Seat};
use mage_knight::{
    Choice, MageKnight,
    content::End,
    flow::score,
    solver,
    state::{Cause, Combat, Question, Stage, TurnKind},
};

use weights::Weights;

use crate::{
    heuristics::{Figure, Heuristics, compiled_here},
    playout::PlayoutPolicy,
};

impl Heuristics for MageKnight {
    compiled_here!();

    const FORGETS: bool = true;
    const PLAYOUT_POLICY: PlayoutPolicy = PlayoutPolicy::Heaviest;
    const MIN_ANSWERS: usize = 30;
    const MAX_HORIZON: u32 = 1;

    type Weights = Weights;

    fn weights() -> Arc<Weights> {
        Arc::clone(weights::embedded())
    }

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let points = value::points(self, seat, weights);
        // Wounds can bring a score below nothing.
        0.5 + 0.5 * points / (points.abs() + weights.scale)
    }

    fn policy(&self, seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
        policy::policy(self, seat, options, weights);
    }

    fn forced_answer(&self, seat: Seat) -> Option<Choice> {
        policy::forced_answer(self, seat).filter(|choice| self.legality(seat, choice).is_ok())
    }

    fn round_number(&self) -> u32 {
        u32::from(self.round())
    }

    /// A turn: the deck of the dummy player goes down with each, and without one another hero comes next.
    fn segment(&self) -> u32 {
        let turned = self.dummy().map_or(0, |dummy| dummy.discard.len() as u32);
        let mover = self.mover().map_or(0, |seat| u32::from(seat.0) + 1);
        (u32::from(self.round()) << 16) + (turned << 4) + mover
    }

    fn time_share(&self, seat: Seat) -> f32 {
        let cards = self.player(seat).hand.len() + self.player(seat).deck.len();
        let turns = (cards as f32 / 5.0).clamp(1.0, 6.0);
        match self.asked(seat) {
            Some(Question::Tactic) => 0.03,
            Some(Question::Act) if is_fresh(self) => 0.3 / turns,
            Some(Question::Act) => 0.1 / turns,
            Some(_) => 0.03 / turns,
            None => 0.0,
        }
    }

    /// By the score as it stands; who plays alone wins nothing by it.
    fn adjudicate(&self) -> Outcome {
        let score = |seat| score::score(self, seat).iter().map(|line| i32::from(line.points)).sum();
        let scores: Vec<i32> = Seat::all(self.seats()).map(score).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let ahead = Seat::all(self.seats()).filter(|seat| scores.get(seat.index()) == Some(&most));
        let winners = if self.seats() > 1 { ahead.collect() } else { Vec::new() };
        Outcome { winners, scores, lost: false }
    }

    fn is_settled(&self) -> bool {
        let between = |question: &Question| match question {
            Question::Act => is_fresh(self),
            Question::Tactic => true,
            _ => false,
        };
        self.combat().is_none() && self.open_questions().iter().all(|ask| between(&ask.question))
    }

    /// In a combat the best line, where the solver proves it.
    fn solve(&self, seat: Seat, effort: u32) -> Option<Choice> {
        let combat = self.combat()?;
        let limits = solver::Limits { nodes: effort.min(MOST_NODES) };
        let solution = solver::solve(self, seat, &daring(self, combat), limits)?;
        match solution.proof {
            solver::Proof::Proven | solver::Proof::OnAverage => solution.line.first().copied(),
            // Dice and cards may do better, and a search looks at them, too.
            solver::Proof::WithoutChance | solver::Proof::NotProven => None,
        }
    }

    fn figures(&self, seat: Seat) -> Vec<Figure> {
        let player = self.player(seat);
        let conquered = self.cities().iter().filter(|city| city.is_conquered()).count();
        vec![
            Figure::new("fame", i64::from(player.fame)),
            Figure::new("round", i64::from(self.round())),
            Figure::new("level", i64::from(player.level)),
            Figure::new("units", player.units.len() as i64),
            Figure::new("wounds", player.wounds_in_all() as i64),
            Figure::new("tiles", self.map().placed().len() as i64),
            Figure::new("city revealed", i64::from(self.map().has_city())),
            Figure::new("cities conquered", conquered as i64),
        ]
    }
}

/// What a line of combat is worth: Fame is worth some Wounds, which are soon healed, and defenders of a city that has to be
/// conquered are worth many.
fn daring(game: &MageKnight, combat: &Combat) -> solver::Weights {
    let usual = solver::Weights { fame: 14, ..solver::Weights::default() };
    let to_conquer = game.sheet().end == End::CitiesConquered;
    match combat.cause {
        Cause::Assault { at } if to_conquer && game.city_at(at).is_some() => {
            solver::Weights { fame: 3 * usual.fame, conquest: 5 * usual.conquest, ..usual }
        }
        _ => usual,
    }
}

/// Most positions of a combat that are looked at for one answer.
const MOST_NODES: u32 = 20_000;

/// Whether nothing was done yet in the turn under way.
fn is_fresh(game: &MageKnight) -> bool {
    let turn = game.turn();
    turn.kind == TurnKind::Open
        && turn.stage == Stage::Movement
        && !turn.card_used
        && turn.dice_used == 0
        && turn.path.is_empty()
        && (turn.move_points, turn.influence, turn.healing) == (0, 0, 0)
}
