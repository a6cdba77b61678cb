//! Which answers a sensible player gives, without looking ahead. Weights are in the unit of the evaluation: an answer
//! that gains twice as much is given more than twice as often.

use kernel::{Game, Seat};
use mage_wars::{
    Choice, MageWars, Question,
    cards::{self, Lean},
    flow::{Decision, OpportunityKind, UpkeepKind},
    state::{Object, ObjectId},
};

use super::worth;

/// For what no sensible player does.
pub(super) const FOLLY: f32 = 0.001;
/// For letting an opportunity go by.
const PASS: f32 = 1.0;

/// Everything the weights of one question are put together from.
pub(super) struct Order<'g> {
    pub(super) game: &'g MageWars,
    pub(super) seat: Seat,
}

pub(super) fn policy(game: &MageWars, seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
    let Some(question) = game.asked(seat) else {
        weights.extend(options.iter().map(|_| 1.0));
        return;
    };
    let order = Order { game, seat };
    if matches!(question, Question::Plan) {
        return order.plans(options, weights);
    }
    weights.extend(options.iter().map(|choice| order.weight(question, *choice).max(FOLLY)));
}

impl Order<'_> {
    fn weight(&self, question: &Question, choice: Choice) -> f32 {
        match choice {
            Choice::Initiative(seat) => self.if_own(seat == self.seat, 4.0, 1.0),
            Choice::Upkeep { kind, .. } => match kind {
                // Damage is better on anybody than on the mage.
                UpkeepKind::Regenerate | UpkeepKind::BondFromMage => 2.0,
                UpkeepKind::Use(_) => 1.5,
                UpkeepKind::BondToMage => 0.1,
                UpkeepKind::Bleed
                | UpkeepKind::Burn
                | UpkeepKind::Rot
                | UpkeepKind::Cost
                | UpkeepKind::Return
                | UpkeepKind::Orb
                | UpkeepKind::Ability(_) => 1.0,
            },
            Choice::PayUpkeep(pay) => self.if_own(pay, 4.0, 1.0),
            Choice::Cast { caster, spell, on } => self.cast(caster, spell, on),
            Choice::Use { object, ability, on, .. } => self.use_ability(object, ability, on),
            Choice::Withdraw => FOLLY,
            Choice::Extra(pay) => self.if_own(pay, 1.0, 1.5),
            Choice::May(yes) => match question {
                Question::Trigger => self.if_own(yes, 3.0, 1.0),
                _ => self.if_own(yes, 1.5, 1.0),
            },
            Choice::Pick(id) => self.pick(question, id),
            Choice::Number(number) => 1.0 + f32::from(number),
            Choice::Activate(id) => self.activate(id),
            Choice::Pass => self.pass(question),
            Choice::Move(zone) | Choice::Cross(zone) => self.step(zone),
            Choice::Teleport(zone) => 0.8 * self.step(zone),
            Choice::Attack { object, bar, target } => self.attack(object, bar, target),
            Choice::AttackZone { object, bar, zone } => self.attack_zone(object, bar, zone),
            Choice::Guard => self.guard(),
            Choice::Finish => 0.15,
            Choice::Defend { .. } | Choice::Counterstrike { .. } => 6.0,
            Choice::Sweep(id) => self.enemy(id, 4.0),
            Choice::Reveal { enchantment, pay } => self.reveal(question, enchantment, pay),
            Choice::UpkeepSeat(_)
            | Choice::Prepare { .. }
            | Choice::PutBack { .. }
            | Choice::Ready
            | Choice::Location(_)
            | Choice::Remove(_)
            | Choice::Border(_)
            | Choice::Bind(_)
            | Choice::Fetch(_)
            | Choice::Branch(_)
            | Choice::Zone(_)
            | Choice::Order { .. }
            | Choice::Push(_)
            | Choice::Reroll(_) => 1.0,
        }
    }

    fn if_own(&self, holds: bool, then: f32, otherwise: f32) -> f32 {
        if holds { then } else { otherwise }
    }

    fn pass(&self, question: &Question) -> f32 {
        match question {
            Question::Turn => 0.6,
            Question::Reveal { .. } => 2.0,
            Question::Opportunity(
                OpportunityKind::Quickcast | OpportunityKind::BesideActionPhase,
            ) => 1.2,
            _ => PASS,
        }
    }

    /// Chosen as a target: an enemy, unless the word helps whom it is for.
    fn pick(&self, question: &Question, id: ObjectId) -> f32 {
        match question {
            Question::NextDefender | Question::Decide { decision: Decision::Departed, .. } => 1.0,
            Question::FollowUp { .. } => self.enemy(id, 4.0),
            Question::Intercept { defender, .. } => self.intercept(id, *defender),
            Question::Decide { card, .. } => match cards::lean(*card) {
                Lean::Harms => self.enemy(id, 2.0),
                Lean::Helps | Lean::Either => 1.0,
            },
            _ => 1.0,
        }
    }

    /// A guard in the way of an attack on a friend: the more it can still take, the better.
    fn intercept(&self, guard: ObjectId, defender: ObjectId) -> f32 {
        let left = |id| -> f32 {
            let object = self.game.find(id);
            object.and_then(|object| worth::life_left(self.game, object)).unwrap_or(0.0)
        };
        match self.game.find(defender) {
            Some(object) if !self.is_enemy(object) => 1.0 + left(guard) / left(defender).max(1.0),
            Some(_) | None => FOLLY,
        }
    }

    /// This weight for an enemy, folly for a friend.
    pub(super) fn enemy(&self, id: ObjectId, weight: f32) -> f32 {
        match self.game.find(id) {
            Some(object) if self.game.is_enemy(self.seat, object) => weight,
            Some(_) | None => FOLLY,
        }
    }

    pub(super) fn is_enemy(&self, object: &Object) -> bool {
        self.game.is_enemy(self.seat, object)
    }

    /// Enemy mages.
    pub(super) fn enemy_mages(&self) -> impl Iterator<Item = &Object> {
        let foes = Seat::all(self.game.seats());
        foes.filter(|seat| !self.game.same_team(self.seat, *seat))
            .filter_map(|seat| self.game.mage(seat))
    }
}
