//! The Declare Attack and Pay Costs Steps, and attacks that are canceled.

use super::{Attack, AttackKind, AttackStep, BarRef};
use crate::{
    derive,
    event::Event,
    flow::{Frame, TriggerEvent},
    state::{MageWars, ObjectId, RoundFact},
    view::{OddsView, odds},
    vocabulary::{AttackReach, Until},
};

impl MageWars {
    /// An attack spell that took effect: its attack on its target (MW-ATTACK-GEN-08).
    pub(crate) fn attack_with_spell(&mut self, attacker: ObjectId, bar: BarRef, target: ObjectId) {
        let mut attack = Attack::new(self, Some(attacker), bar, target, AttackKind::Action);
        attack.is_spell = true;
        self.round_facts.retain(|fact| !matches!(fact, RoundFact::JumpedTo { .. }));
        self.begin_attack(attack);
    }

    /// What reacts to the declaration of a melee attack comes before it. True if something did.
    pub(super) fn alert_to_declaration(&mut self, attack: &mut Attack) -> bool {
        let told = std::mem::take(&mut attack.alerted);
        let by_action = attack.kind == AttackKind::Action && attack.is_melee();
        if let Some(attacker) = attack.attacker.filter(|_| by_action && !told) {
            self.fire(TriggerEvent::MeleeDeclared { defender: attack.defender, attacker });
            attack.alerted = !self.pending.is_empty();
        }
        if attack.alerted {
            let step = AttackStep::DeclareAttack;
            self.agenda.push(Frame::Attack { attack: *attack, step });
        }
        attack.alerted
    }

    pub(super) fn declare(&mut self, attack: &Attack) {
        let (Some(attacker), Some(defender)) =
            (attack.attacker_thing(self), self.thing(attack.defender))
        else {
            return self.broken("an attack is declared without attacker or defender");
        };
        let counterstrike = attack.kind == AttackKind::Counterstrike;
        let odds = self.told_odds(attack);
        self.log.push(|| Event::AttackDeclared {
            attacker,
            defender,
            bar: attack.bar,
            counterstrike,
            odds,
        });
        self.swoop(attack);
        let until = match attack.bar.bar().reach {
            AttackReach::Melee => Some(Until::NextMeleeAttack),
            AttackReach::Ranged(_) => Some(Until::NextRangedAttack),
            _ => None,
        };
        if let Some((attacker, until)) = attack.attacker.zip(until) {
            self.use_for_attack(attacker, until);
        }
    }

    /// What is to be expected of an attack, for those who are told of it: as everyone can see it in the view.
    pub(crate) fn told_odds(&self, attack: &Attack) -> Option<Box<OddsView>> {
        let forecast = self.log.is_on().then(|| self.forecast(attack)).flatten()?;
        Some(Box::new(odds(&forecast)))
    }

    /// MW-ATTACK-S02-01, MW-RULING-83: mana that cards demand for the attack. False if it cannot be paid.
    pub(super) fn pay_to_attack(&mut self, attack: &Attack) -> bool {
        if attack.kind != AttackKind::Action {
            return true;
        }
        let facts = attack.facts(self);
        let Some(attacker) = facts.attacker else {
            self.broken("who attacks is gone");
            return false;
        };
        self.pay(attacker.controller, derive::attack_cost(self, &facts))
    }

    /// MW-ATTACK-GEN-14, MW-RULING-11: a move of either side before Damage and Effects cancels the attack.
    pub(super) fn is_canceled(&self, attack: &Attack, step: AttackStep) -> bool {
        if step > AttackStep::DamageAndEffects {
            return false;
        }
        let moved = |id, stamp| self.find(id).is_none_or(|object| object.moved != stamp);
        // MW-RULING-75: a zone attack goes on without its source.
        let by = attack.attacker.filter(|_| attack.kind != AttackKind::Zone);
        moved(attack.defender, attack.defender_moved)
            || self.is_stopped_at_wall(attack)
            || by.is_some_and(|id| moved(id, attack.attacker_moved))
    }

    pub(super) fn cancel_attack(&mut self, attack: &Attack) {
        if let Some(attacker) = attack.attacker_thing(self) {
            self.log.push(|| Event::AttackCanceled { attacker });
        }
        // What has no further steps is simply over.
        if attack.kind.is_whole() {
            self.agenda.push(Frame::Attack { attack: *attack, step: AttackStep::AttackEnds });
        }
    }

    /// A stopped attack never took place: the attacker may attack somebody else instead, with a further attack of the
    /// same action too (MW-RULING-88).
    pub(super) fn reopen_action(&mut self, attack: &Attack) {
        if let Some(attacker) = attack.attacker_thing(self) {
            self.log.push(|| Event::AttackCanceled { attacker });
        }
        if attack.is_second || attack.is_extra {
            let made = self.agenda.iter_mut().find_map(|frame| match frame {
                Frame::FollowUp(it) if Some(it.attacker) == attack.attacker => Some(it),
                _ => None,
            });
            if let Some(follow_up) = made {
                follow_up.made = false;
                follow_up.stopped = Some(attack.defender);
            }
            return;
        }
        self.land(attack);
        let own = self.action_phase_mut().filter(|phase| Some(phase.creature) == attack.attacker);
        if let Some(phase) = own {
            phase.done = false;
            phase.stopped = Some(attack.defender);
        }
    }
}
