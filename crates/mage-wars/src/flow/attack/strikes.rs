//! Strikes of an attack: how each begins and ends, further ones, and the damage barrier that answers.

use super::{Attack, AttackKind, BarRef, Bonus};
use crate::{
    cards, derive,
    flow::Frame,
    state::{Face, MageWars, ObjectId, RoundFact},
    vocabulary::AttackReach,
};

impl MageWars {
    /// A strike begins: it has the bonus of Bloodthirsty if it is the first one that qualifies.
    pub(super) fn begin_strike(&self, attack: &mut Attack) {
        let bloody = self.find(attack.defender).is_some_and(|it| derive::is_bloody(self, it));
        if attack.bloodthirsty == Bonus::Ready && attack.is_melee() && bloody {
            attack.bloodthirsty = Bonus::InUse;
        }
    }
    /// A strike is over: what was sent back comes home, and the next one can be avoided anew.
    pub(super) fn after_strike(&mut self, attack: &mut Attack) {
        if let Some(defender) = attack.reflected.take() {
            attack.defender = defender;
            attack.defender_moved = self.find(defender).map_or(0, |object| object.moved);
        }
        attack.alerted = false;
        attack.avoided = false;
    }

    /// MW-ATTACK-S07-01 to -04: another strike against the same target, if there is one left and both are still there.
    pub(super) fn strikes_again(&self, attack: &mut Attack) -> bool {
        let strikes = attack.strikes_in_all(self);
        let there = |id: ObjectId, stamp| self.find(id).is_some_and(|object| object.moved == stamp);
        let both = there(attack.defender, attack.defender_moved)
            && attack.attacker.is_none_or(|id| there(id, attack.attacker_moved));
        attack.strikes += 1;
        both && attack.strikes < strikes
    }

    /// MW-BARRIER-11, MW-RULING-25: of several barriers the first acquired counts.
    pub(super) fn barrier_of(&self, bearer: ObjectId) -> Option<BarRef> {
        let lenders = self.attached_to(bearer).filter(|attached| {
            attached.face == Face::Up && cards::compiled(attached.card).lends_barrier
        });
        let first = lenders.min_by_key(|attached| attached.revealed)?;
        let bars = &self.card(first).attacks;
        let at = bars.iter().position(|bar| bar.reach == AttackReach::DamageBarrier)?;
        Some(BarRef { card: first.card, bar: at as u8, object: first.id })
    }

    /// MW-BARRIER-01 to MW-BARRIER-03, MW-ATTACK-S08-01: a melee attack that hit is answered, each attacker once a
    /// round, and nobody by itself.
    pub(super) fn answer_with_barrier(&mut self, attack: &Attack) {
        let (Some(barrier), Some(attacker)) = (attack.barrier, attack.attacker) else { return };
        let fact = RoundFact::BarrierAnswered { bearer: attack.defender, attacker };
        let answers = attack.hit
            && !attack.unanswered
            && attack.is_melee()
            && !attack.is_on_itself(self)
            && self.find(attacker).is_some()
            && !self.round_facts.contains(&fact);
        if answers {
            self.note(fact);
            let answer = Attack::new(self, None, barrier, attacker, AttackKind::Barrier);
            self.pending.push(Frame::Attack { attack: answer, step: super::AttackStep::RollDice });
        }
    }
}
