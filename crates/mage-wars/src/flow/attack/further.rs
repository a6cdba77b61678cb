//! What goes on around an attack: costs, being stopped, fires put out, further attacks and attacks that jump on.

use kernel::{Log, Refusal};
use rules::mw;

use super::{Attack, AttackStep, BarRef, Manner};
use crate::{
    derive,
    event::Event,
    flow::{Choice, Frame, Occasion, Question},
    state::{Deed, MageWars, ObjectId, Place},
    vocabulary::{ActionKind, AttackReach, AttackRule, AttackTrait, Marker},
};

impl MageWars {
    /// The innermost attack under way.
    pub(crate) fn current_attack(&self) -> Option<&Attack> {
        self.agenda.iter().find_map(|frame| match frame {
            Frame::Attack { attack, .. } => Some(attack),
            _ => None,
        })
    }

    pub(crate) fn current_attack_mut(&mut self) -> Option<&mut Attack> {
        self.agenda.iter_mut().find_map(|frame| match frame {
            Frame::Attack { attack, .. } => Some(attack),
            _ => None,
        })
    }

    /// An attack spell that took effect: its attack on its target (MW-ATTACK-GEN-08).
    pub(in crate::flow) fn attack_with_spell(
        &mut self,
        attacker: ObjectId,
        bar: BarRef,
        target: ObjectId,
    ) {
        let mut attack = Attack::new(self, Some(attacker), bar, target, Manner::Action);
        attack.is_spell = true;
        self.deeds.retain(|deed| !matches!(deed, Deed::JumpedTo { .. }));
        self.begin_attack(attack);
    }

    /// What reacts to the declaration of a melee attack comes before it. True if something did.
    pub(super) fn alert_to_declaration(&mut self, attack: &mut Attack) -> bool {
        let Some(attacker) = attack
            .attacker
            .filter(|_| attack.is_melee() && attack.manner == Manner::Action && !attack.alerted)
        else {
            attack.alerted = false;
            return false;
        };
        attack.alerted = true;
        self.fire(Occasion::MeleeDeclared { defender: attack.defender, attacker });
        let reacts = !self.pending.is_empty();
        if reacts {
            let step = AttackStep::DeclareAttack;
            self.agenda.push(Frame::Attack { attack: *attack, step });
        } else {
            attack.alerted = false;
        }
        reacts
    }

    /// A stopped attack never took place: the attacker may attack somebody else instead. Where it was a further attack of
    /// an attack action, that action has been used.
    pub(super) fn reopen_action(&mut self, attack: &Attack, log: &mut Log<Event>) {
        if let Some(attacker) = attack.attacker_thing(self) {
            log.push(|| Event::AttackCanceled { attacker });
        }
        self.land(attack);
        if attack.is_second || attack.is_extra {
            return;
        }
        for frame in self.agenda.iter_mut() {
            if let Frame::ActionPhase(phase) = frame {
                if Some(phase.creature) == attack.attacker {
                    phase.done = false;
                    phase.stopped = Some(attack.defender);
                }
                return;
            }
        }
    }

    /// MW-ATTACK-S02-01, MW-RULING-83: mana that cards demand for the attack. False if it cannot be paid.
    pub(super) fn pay_to_attack(&mut self, attack: &Attack, log: &mut Log<Event>) -> bool {
        if attack.manner != Manner::Action {
            return true;
        }
        let facts = attack.facts(self);
        let Some(attacker) = facts.attacker else { return true };
        let cost = derive::rules_of(self, &facts).map(|(_, rule)| match rule {
            AttackRule::Cost(mana) => u16::from(*mana),
            AttackRule::Dice(_) | AttackRule::Gain(_) | AttackRule::Forbidden => 0,
        });
        let cost: u16 = cost.sum();
        let mage = self.mage(attacker.controller).filter(|mage| mage.mana >= cost);
        let mage = mage.map(|mage| mage.id);
        let paid = mage.is_some() || cost == 0;
        if let Some(mage) = mage {
            self.spend_mana(mage, cost, log);
        }
        paid
    }

    /// An attack that puts fires out does that instead, if there are any. True if it did.
    pub(super) fn puts_out_fires(&mut self, attack: &Attack, log: &mut Log<Event>) -> bool {
        let wet = attack.bar.bar().traits.contains(&AttackTrait::PutsOutFires);
        let burns = self.find(attack.defender).is_some_and(|it| it.markers(Marker::Burn) > 0);
        if wet && burns {
            self.remove_markers(attack.defender, Marker::Burn, u8::MAX, log);
        }
        wet && burns
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

    /// A further attack that was granted, or a jump to another target.
    pub(super) fn go_on_attacking(&mut self, attack: &Attack) {
        let (attacker, defender) = (attack.attacker, attack.defender);
        let by_action = attack.manner == Manner::Action && !attack.is_spell;
        if let Some(attacker) = attacker.filter(|_| by_action && attack.is_melee())
            && !attack.is_extra
            && self.use_extra_attack(attacker)
        {
            self.pending.push(Frame::ExtraAttack { attacker, defender });
        }
        if jump_of(attack.bar).is_some() && attack.damaged {
            self.note(Deed::JumpedTo { target: defender });
            self.pending.push(Frame::Jump { attack: *attack });
        }
    }

    pub(in crate::flow) fn offer_extra_attack(&mut self, attacker: ObjectId, defender: ObjectId) {
        let Some(object) = self.find(attacker) else { return };
        let seat = object.controller;
        let mut options = Vec::new();
        self.think_of_extra_attacks(attacker, &mut options);
        if options.iter().any(|choice| self.judge_extra_attack(attacker, *choice).is_ok()) {
            let frame = Frame::ExtraAttack { attacker, defender };
            self.wait(frame, seat, Question::ExtraAttack { attacker });
        }
    }

    pub(crate) fn think_of_extra_attacks(&self, attacker: ObjectId, out: &mut Vec<Choice>) {
        for (object, bar, _) in derive::bars(self, attacker) {
            for target in self.objects.iter().filter(|it| self.card(it).life.is_some()) {
                out.push(Choice::Attack { object, bar, target: target.id });
            }
        }
        out.push(Choice::Pass);
    }

    pub(crate) fn judge_extra_attack(
        &self,
        attacker: ObjectId,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let unknown = || Refusal::new(mw::ATTACK_GEN_03, "refusal-other-question");
        let Choice::Attack { object: owner, bar, target } = choice else { return Err(unknown()) };
        let object = self.find(attacker).ok_or_else(unknown)?;
        let (_, _, printed) = derive::bars(self, attacker)
            .find(|(id, at, _)| (*id, *at) == (owner, bar))
            .ok_or_else(unknown)?;
        let quick = printed.action == ActionKind::Quick && printed.reach == AttackReach::Melee;
        if !quick {
            return Err(Refusal::new(mw::ATTACK_GEN_03, "refusal-quick-melee"));
        }
        self.judge_target(object, printed, target)
    }

    /// MW-RULING-76: against the same defender neither its barrier nor a counterstrike answers again.
    pub(in crate::flow) fn take_extra_attack(
        &mut self,
        attacker: ObjectId,
        defender: ObjectId,
        choice: Choice,
    ) {
        let Choice::Attack { object, bar, target } = choice else { return };
        if let Some(bar) = self.bar_ref(object, bar) {
            let mut attack = Attack::new(self, Some(attacker), bar, target, Manner::Action);
            attack.first = false;
            attack.is_extra = true;
            attack.unanswered = target == defender;
            self.begin_attack(attack);
        }
    }

    /// Whether the attack may go on from its last target, and where to.
    pub(in crate::flow) fn offer_jump(&mut self, attack: Attack) {
        let seat = attack.attacker.and_then(|id| self.find(id)).map(|it| it.controller);
        let Some(seat) = seat else { return };
        let any = self.objects.iter().any(|it| self.judge_jump(&attack, it.id).is_ok());
        if any {
            let from = attack.defender;
            self.wait(Frame::Jump { attack }, seat, Question::Jump { from });
        }
    }

    /// Near enough to the last target, in its sight, and nobody twice.
    pub(crate) fn judge_jump(&self, attack: &Attack, target: ObjectId) -> Result<(), Refusal> {
        let refused = |message| Refusal::new(mw::GEN_01, message);
        let object = self.find(target).ok_or_else(|| refused("refusal-target"))?;
        let creature_or_conjuration = self.card(object).life.is_some();
        if !creature_or_conjuration || matches!(object.place, Place::Away(_)) {
            return Err(refused("refusal-target"));
        }
        if self.deeds.contains(&Deed::JumpedTo { target }) {
            return Err(refused("refusal-swept-already"));
        }
        let attacker = attack.attacker.and_then(|id| self.find(id));
        self.judge_ranged_target(attacker, attack.bar.bar(), object)?;
        let last = self.find_or_departed(attack.defender);
        let last = last.ok_or_else(|| refused("refusal-target"))?;
        let from = self.zone_of(last).ok_or_else(|| refused("refusal-target"))?;
        let (within, _) = jump_of(attack.bar).ok_or_else(|| refused("refusal-target"))?;
        match self.distance(from, object).filter(|distance| *distance <= within) {
            Some(_) if derive::sees(self, last, object) => Ok(()),
            Some(_) => Err(Refusal::new(mw::LOS_01, "refusal-no-sight")),
            None => Err(refused("refusal-target")),
        }
    }

    /// Each further attack rolls fewer dice, and less on the effect die.
    pub(in crate::flow) fn take_jump(&mut self, last: Attack, choice: Choice) {
        let (Choice::Pick(target), Some((_, fewer))) = (choice, jump_of(last.bar)) else { return };
        let mut attack = Attack::new(self, last.attacker, last.bar, target, Manner::Action);
        attack.is_spell = last.is_spell;
        attack.first = false;
        attack.dice_bonus = last.dice_bonus.saturating_sub(fewer);
        attack.effect_bonus = last.effect_bonus.saturating_sub(fewer);
        self.begin_attack(attack);
    }
}

/// How far an attack goes on from each target it damaged, and with how much less.
fn jump_of(bar: BarRef) -> Option<(u8, i8)> {
    bar.bar().traits.iter().find_map(|held| match held {
        AttackTrait::Jumps { within, fewer } => {
            Some((*within, i8::try_from(*fewer).unwrap_or(i8::MAX)))
        }
        _ => None,
    })
}
