//! Zone attacks: the first steps once, then Avoid Attack, Roll Dice and Damage for each defender (MW-RULING-56).

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackKind, AttackStep, BarRef};
use crate::{
    derive::{self, AttackFacts},
    event::Event,
    flow::{Choice, Frame, Moment, Question},
    legal::{Answers, Row},
    state::{Cause, MageWars, Object, ObjectId, Zone},
    text::zone_text,
    vocabulary::{AttackReach, AttackTrait, Kind},
};

/// An attack on all in a zone, or on all that an effect names (MW-RULING-93).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneAttack {
    pub attacker: ObjectId,
    pub bar: BarRef,
    /// `None`: wherever they are.
    pub zone: Option<Zone>,
    pub step: AttackStep,
    /// It is the attack of a spell (MW-ATTACK-GEN-06).
    pub is_spell: bool,
    /// Who is still to be attacked, from the Avoid Attack Step on.
    pub left: Vec<ObjectId>,
}

impl Row for ZoneAttack {
    fn asks(&self) -> (Question, RuleId) {
        (Question::NextDefender, mw::ZONEATK_04)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        match self.zone {
            Some(zone) => msg!("ask-next-defender", zone = zone_text(zone)),
            None => msg!("ask-next-attacked"),
        }
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        for object in &game.objects {
            let refusal = Refusal::new(mw::ZONEATK_04, "refusal-target");
            answers.add_or(Choice::Pick(object.id), self.left.contains(&object.id), refusal);
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Pick(id) => game.attack_next(self.clone(), id),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    pub(crate) fn begin_zone_attack(
        &mut self,
        attacker: ObjectId,
        bar: BarRef,
        zone: Zone,
        is_spell: bool,
    ) {
        let (step, zone, left) = (AttackStep::DeclareAttack, Some(zone), Vec::new());
        let attack = ZoneAttack { attacker, bar, zone, step, is_spell, left };
        self.agenda.push(Frame::ZoneAttack(attack));
    }

    /// MW-RULING-93: the attack of an effect on several objects, in the order its controller chooses. Nothing is thrown
    /// at the immune.
    pub(crate) fn attack_each(&mut self, attacker: ObjectId, bar: BarRef, left: Vec<ObjectId>) {
        let mut attack = ZoneAttack {
            attacker,
            bar,
            zone: None,
            step: AttackStep::AvoidAttack,
            is_spell: false,
            left,
        };
        attack.left.retain(|id| {
            self.find(*id).is_some_and(|object| !derive::is_immune(self, bar.bar(), object))
        });
        self.agenda.push(Frame::ZoneAttack(attack));
    }

    pub(crate) fn run_zone_attack(&mut self, mut attack: ZoneAttack) {
        let step = attack.step;
        match step {
            AttackStep::DeclareAttack => {
                if let Some(zone) = attack.zone {
                    let bar = attack.bar;
                    let event = |attacker| Event::ZoneAttackDeclared { attacker, zone, bar };
                    self.tell(attack.attacker, event);
                }
                attack.step = AttackStep::PayCosts;
            }
            AttackStep::PayCosts => {
                let paid = attack.is_spell || self.pay_for_zone(&attack);
                // MW-ATTACK-S02-03: the attack goes on without its attacker.
                let traits = &attack.bar.bar().traits;
                if paid && traits.contains(&AttackTrait::SelfDestruct) {
                    self.destroy(attack.attacker, Cause::Cost);
                }
                attack.step = if paid { AttackStep::RollToMiss } else { AttackStep::AttackEnds };
            }
            // MW-ZONEATK-06: one roll for the whole attack.
            AttackStep::RollToMiss => {
                attack.step = if self.misses(Some(attack.attacker)) {
                    AttackStep::AttackEnds
                } else {
                    AttackStep::AvoidAttack
                };
                attack.left = self.defenders_in(&attack);
            }
            AttackStep::AvoidAttack => return self.next_defender(attack),
            AttackStep::RollDice
            | AttackStep::DamageAndEffects
            | AttackStep::AdditionalStrikes
            | AttackStep::DamageBarrier
            | AttackStep::Counterstrike
            | AttackStep::AttackEnds => {
                // Each attack of an effect has its own windows.
                if attack.zone.is_some() {
                    self.open_window(Moment::Attack(step));
                }
                return;
            }
        }
        self.agenda.push(Frame::ZoneAttack(attack));
        self.open_window(Moment::Attack(step));
    }

    /// MW-ATTACK-S02-01: mana that cards demand for the attack of a creature. False if it cannot be paid.
    fn pay_for_zone(&mut self, attack: &ZoneAttack) -> bool {
        let Some(attacker) = self.find(attack.attacker) else { return false };
        let facts = AttackFacts::planned(Some(attacker), attack.bar.bar(), None);
        let (seat, cost) = (attacker.controller, derive::attack_cost(self, &facts));
        self.pay(seat, cost)
    }

    /// MW-ZONEATK-02, MW-ZONEATK-09, MW-WALL-06: every creature and conjuration in the zone, but not the immune.
    fn defenders_in(&self, attack: &ZoneAttack) -> Vec<ObjectId> {
        let bar = attack.bar.bar();
        let spares = matches!(bar.reach, AttackReach::Zone { spares_caster: true, .. });
        let hit = |object: &&Object| {
            let stands_there =
                self.is_creature(object) || self.card(object).kind == Kind::Conjuration;
            stands_there
                && self.zone_of(object) == attack.zone
                && !(spares && object.id == attack.attacker)
                && !derive::is_immune(self, bar, object)
        };
        self.objects.iter().filter(hit).map(|object| object.id).collect()
    }

    /// MW-ZONEATK-04: the attacker chooses the order; each is completed before the next begins.
    fn next_defender(&mut self, mut attack: ZoneAttack) {
        attack.left.retain(|id| {
            self.find(*id)
                .is_some_and(|it| attack.zone.is_none() || self.zone_of(it) == attack.zone)
        });
        let seat = self.find_or_departed(attack.attacker).map(|object| object.controller);
        match (attack.left.as_slice(), seat) {
            ([], _) => {
                attack.step = AttackStep::AttackEnds;
                self.agenda.push(Frame::ZoneAttack(attack));
            }
            ([_, _, ..], Some(seat)) if self.mage(seat).is_some() => {
                self.wait(Frame::ZoneAttack(attack), seat);
            }
            ([first, ..], _) => {
                let first = *first;
                self.attack_next(attack, first);
            }
        }
    }

    fn attack_next(&mut self, mut zone: ZoneAttack, id: ObjectId) {
        zone.left.retain(|other| *other != id);
        // MW-ATTACK-GEN-12: what an effect does by itself is nobody's attack.
        let (attacker, kind) = match zone.zone {
            Some(_) => (Some(zone.attacker), AttackKind::Zone),
            None => (None, AttackKind::Forced),
        };
        let mut attack = Attack::new(self, attacker, zone.bar, id, kind);
        attack.is_spell = zone.is_spell;
        self.agenda.push(Frame::ZoneAttack(zone));
        self.begin_attack(attack);
    }
}
