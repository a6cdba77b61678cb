//! What follows a strike: more strikes, damage barriers, counterstrikes, Sweeping.

use kernel::Seat;

use super::{Attack, BarRef, Bonus, Manner};
use crate::{
    cards,
    derive::{self, Flag},
    flow::{Choice, Frame, Question},
    state::{Deed, Face, MageWars, ObjectId},
    vocabulary::{ActionKind, AttackReach, AttackTrait},
};

impl MageWars {
    /// MW-ATTACK-S07-01 to -04: another strike against the same target, if there is one left and both are still there.
    pub(super) fn strikes_again(&self, attack: &mut Attack) -> bool {
        let strikes = attack.strikes_in_all();
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
        let deed = Deed::BarrierAnswered { bearer: attack.defender, attacker };
        let answers = attack.hit
            && !attack.unanswered
            && attack.is_melee()
            && !attack.is_on_itself(self)
            && self.find(attacker).is_some()
            && !self.deeds.contains(&deed);
        if answers {
            self.note(deed);
            let answer = Attack::new(self, None, barrier, attacker, Manner::Barrier);
            self.pending.push(Frame::Attack { attack: answer, step: super::AttackStep::RollDice });
        }
    }

    /// MW-ATTACK-S09-01, MW-COUNTERSTRIKE-10: the defender of a melee attack may strike back, not at itself and not at a
    /// counterstrike; then a guard marker on it is removed.
    pub(super) fn counterstrike_step(&mut self, attack: &Attack) {
        let Some(attacker) = attack.attacker.filter(|_| attack.is_melee()) else { return };
        if attack.manner != Manner::Action || attack.is_on_itself(self) || attack.unanswered {
            return;
        }
        self.pending.push(Frame::Counterstrike { attacker, defender: attack.defender });
        self.pending.push(Frame::LoseGuard { defender: attack.defender });
    }

    /// MW-COUNTERSTRIKE-05, MW-RULING-11: only a defender that is still there, with the attacker, is asked.
    pub(crate) fn offer_counterstrike(
        &mut self,
        frame: Frame,
        attacker: ObjectId,
        defender: ObjectId,
    ) {
        let (Some(object), Some(other)) = (self.find(defender), self.find(attacker)) else {
            return;
        };
        let together = object.place == other.place;
        let able = !derive::traits(self, object).has(Flag::Incapacitated); // MW-COUNTERSTRIKE-13
        if together && able && self.counterstrike_bars(defender).next().is_some() {
            let seat: Seat = object.controller;
            self.wait(frame, seat, Question::Counterstrike { defender, attacker });
        }
    }

    /// MW-GUARD-02, MW-COUNTERSTRIKE-01, MW-COUNTERSTRIKE-08: quick melee attacks that have Counterstrike.
    pub(crate) fn counterstrike_bars(
        &self,
        defender: ObjectId,
    ) -> impl Iterator<Item = (ObjectId, u8)> {
        let object = self.find(defender);
        let all = object.is_some_and(|object| {
            object.flags.guard || derive::traits(self, object).has(Flag::Counterstrike)
        });
        derive::bars(self, defender)
            .filter(move |(_, _, bar)| {
                bar.action == ActionKind::Quick
                    && bar.reach == AttackReach::Melee
                    && (all || bar.traits.contains(&AttackTrait::Counterstrike))
            })
            .map(|(object, at, _)| (object, at))
    }

    pub(crate) fn take_counterstrike(
        &mut self,
        attacker: ObjectId,
        defender: ObjectId,
        choice: Choice,
    ) {
        let Choice::Counterstrike { object, bar } = choice else { return };
        if let Some(bar) = self.bar_ref(object, bar) {
            let attack = Attack::new(self, Some(defender), bar, attacker, Manner::Counterstrike);
            self.begin_attack(attack);
        }
    }

    pub(crate) fn bar_ref(&self, object: ObjectId, bar: u8) -> Option<BarRef> {
        Some(BarRef { card: self.find(object)?.card, bar, object })
    }

    /// MW-TRAIT-SWEEPING-01, -03: after the first attack a second one against something else in the zone may follow.
    pub(crate) fn offer_sweep(&mut self, frame: Frame, attacker: ObjectId, attack: Attack) {
        let Some(object) = self.find(attacker) else { return self.land(&attack) };
        let seat = object.controller;
        let mut targets = Vec::new();
        self.sweep_targets(attacker, &attack, &mut targets);
        match targets.is_empty() {
            true => self.land(&attack),
            false => self.wait(frame, seat, Question::Sweep { attacker }),
        }
    }

    pub(crate) fn sweep_targets(
        &self,
        attacker: ObjectId,
        attack: &Attack,
        out: &mut Vec<ObjectId>,
    ) {
        let Some(object) = self.find(attacker) else { return };
        let others = self.objects.iter().map(|other| other.id);
        out.extend(others.filter(|target| self.judge_second(object, attack, *target).is_ok()));
    }

    pub(crate) fn take_sweep(&mut self, first: Attack, choice: Choice) {
        match choice {
            Choice::Sweep(target) => {
                let mut attack =
                    Attack::new(self, first.attacker, first.bar, target, Manner::Action);
                attack.first = first.first;
                attack.bloodthirsty = first.bloodthirsty;
                attack.is_second = true;
                self.begin_attack(attack);
            }
            _ => self.land(&first),
        }
    }

    /// A strike begins: it has the bonus of Bloodthirsty if it is the first one that qualifies.
    pub(super) fn begin_strike(&self, attack: &mut Attack) {
        let bloody = self.find(attack.defender).is_some_and(|it| derive::is_bloody(self, it));
        if attack.bloodthirsty == Bonus::Ready && attack.is_melee() && bloody {
            attack.bloodthirsty = Bonus::InUse;
        }
    }
}
