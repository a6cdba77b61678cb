//! An attack in its ten steps, by the names of the rulebook (MW-ATTACK-GEN-02), with a window after each
//! (MW-REVEAL-06).

use arrayvec::ArrayVec;
use kernel::Log;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Moment, Question};
use crate::{
    cards::ActionKind,
    derive,
    event::{Event, MAX_DICE, Tally},
    state::{MageWars, ObjectId},
};

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: ObjectId,
    pub bar: u8,
    pub defender: ObjectId,
    pub counterstrike: bool,
    /// What the dice showed, once they are rolled.
    pub normal: u16,
    pub critical: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    DeclareAttack,
    PayCosts,
    RollToMiss,
    AvoidAttack,
    RollDice,
    DamageAndEffects,
    AdditionalStrikes,
    DamageBarrier,
    Counterstrike,
    AttackEnds,
}

/// Sides of the attack die: blank, blank, 1, 2, critical 1, critical 2 (MW-RULING-45).
pub(crate) const ATTACK_DIE: u8 = 6;
/// Sides of the effect die.
pub(crate) const EFFECT_DIE: u8 = 12;

/// What a face of the attack die counts: normal and critical (MW-DICE-01).
pub(crate) fn face_value(face: u8) -> (u16, u16) {
    match face {
        3 => (1, 0),
        4 => (2, 0),
        5 => (0, 1),
        6 => (0, 2),
        _ => (0, 0),
    }
}

impl AttackStep {
    pub const ALL: [AttackStep; 10] = [
        AttackStep::DeclareAttack,
        AttackStep::PayCosts,
        AttackStep::RollToMiss,
        AttackStep::AvoidAttack,
        AttackStep::RollDice,
        AttackStep::DamageAndEffects,
        AttackStep::AdditionalStrikes,
        AttackStep::DamageBarrier,
        AttackStep::Counterstrike,
        AttackStep::AttackEnds,
    ];

    fn next(self) -> Option<AttackStep> {
        let at = AttackStep::ALL.iter().position(|step| *step == self)?;
        AttackStep::ALL.get(at + 1).copied()
    }
}

impl Attack {
    pub(super) fn new(
        attacker: ObjectId,
        bar: u8,
        defender: ObjectId,
        counterstrike: bool,
    ) -> Self {
        Attack { attacker, bar, defender, counterstrike, normal: 0, critical: 0 }
    }

    fn is_on_itself(&self) -> bool {
        self.attacker == self.defender
    }
}

impl MageWars {
    /// One step of an attack; then the next one, behind a reveal window.
    pub(super) fn run_attack(
        &mut self,
        mut attack: Attack,
        step: AttackStep,
        log: &mut Log<Event>,
    ) {
        match step {
            AttackStep::DeclareAttack => self.declare(&attack, log),
            // Attacks cost nothing, nobody is dazed, nobody has a Defense, a second strike or a damage barrier yet.
            AttackStep::PayCosts
            | AttackStep::RollToMiss
            | AttackStep::AvoidAttack
            | AttackStep::AdditionalStrikes
            | AttackStep::DamageBarrier
            | AttackStep::AttackEnds => (),
            AttackStep::RollDice => self.roll_dice(&mut attack, log),
            AttackStep::DamageAndEffects => self.damage_and_effects(&attack, log),
            AttackStep::Counterstrike => return self.counterstrike_step(attack),
        }
        if let Some(step) = step.next() {
            self.agenda.push(Frame::Attack { attack, step });
        }
        self.open_window(Moment::Attack(step));
    }

    fn declare(&mut self, attack: &Attack, log: &mut Log<Event>) {
        if let (Some(attacker), Some(defender)) =
            (self.thing(attack.attacker), self.thing(attack.defender))
        {
            let (bar, counterstrike) = (attack.bar, attack.counterstrike);
            log.push(|| Event::AttackDeclared { attacker, defender, bar, counterstrike });
        }
    }

    fn roll_dice(&mut self, attack: &mut Attack, log: &mut Log<Event>) {
        let Some(attacker) = self.find(attack.attacker) else { return };
        let dice = derive::melee_dice(self, attacker, attack.bar);
        let Some(attacker) = self.thing(attack.attacker) else { return };
        let mut faces = ArrayVec::<u8, MAX_DICE>::new();
        for _ in 0..dice {
            let face = self.chance.roll(ATTACK_DIE);
            let (normal, critical) = face_value(face);
            attack.normal += normal;
            attack.critical += critical;
            let _ = faces.try_push(face);
        }
        log.push(|| Event::DiceRolled { attacker, faces });
    }

    /// MW-DAMAGE-01 to MW-DAMAGE-03: normal damage is reduced by armor, critical damage is not.
    fn damage_and_effects(&mut self, attack: &Attack, log: &mut Log<Event>) {
        let Some(defender) = self.find(attack.defender) else { return };
        let armor = u16::try_from(derive::armor(self, defender)).unwrap_or(0);
        let damage = attack.normal.saturating_sub(armor) + attack.critical;
        let tally = Tally { normal: attack.normal, critical: attack.critical, armor, damage };
        if let (Some(attacker), Some(defender)) =
            (self.thing(attack.attacker), self.thing(attack.defender))
        {
            log.push(|| Event::AttackHit { attacker, defender, tally });
        }
        self.deal(attack.defender, damage, log);
    }

    /// MW-ATTACK-S09-01, MW-ATTACK-GEN-11, MW-COUNTERSTRIKE-10: the defender of a melee attack may strike back, not at
    /// itself and not at a counterstrike; then a guard marker on it is removed.
    fn counterstrike_step(&mut self, attack: Attack) {
        self.agenda.push(Frame::Attack { attack, step: AttackStep::AttackEnds });
        self.open_window(Moment::Attack(AttackStep::Counterstrike));
        if attack.counterstrike || attack.is_on_itself() {
            return;
        }
        self.agenda.push_all([
            Frame::Counterstrike { attacker: attack.attacker, defender: attack.defender },
            Frame::LoseGuard { defender: attack.defender },
        ]);
    }

    /// MW-COUNTERSTRIKE-05: only a defender that is still there is asked, and only about attacks that have
    /// Counterstrike.
    pub(super) fn offer_counterstrike(
        &mut self,
        frame: Frame,
        attacker: ObjectId,
        defender: ObjectId,
    ) {
        let Some(object) = self.find(defender).filter(|_| self.find(attacker).is_some()) else {
            return;
        };
        if self.counterstrike_bars(defender).next().is_some() {
            let seat = object.controller;
            self.wait(frame, seat, Question::Counterstrike { defender, attacker });
        }
    }

    /// MW-GUARD-02, MW-COUNTERSTRIKE-08: the quick melee attacks of a guard have Counterstrike.
    pub(crate) fn counterstrike_bars(&self, defender: ObjectId) -> impl Iterator<Item = u8> {
        let guard = self.find(defender).filter(|object| object.markers.guard);
        let bars = guard.map_or(&[][..], |object| &self.card(object).attacks);
        (0..).zip(bars).filter(|(_, bar)| bar.action == ActionKind::Quick).map(|(at, _)| at)
    }

    pub(super) fn take_counterstrike(
        &mut self,
        attacker: ObjectId,
        defender: ObjectId,
        choice: Choice,
    ) {
        if let Choice::Counterstrike { bar } = choice {
            let attack = Attack::new(defender, bar, attacker, true);
            self.agenda.push(Frame::Attack { attack, step: AttackStep::DeclareAttack });
        }
    }
}
