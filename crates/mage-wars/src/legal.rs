//! Answers one might think of, and the one judgement about them. Options and "why not?" both come from here.

use kernel::{Game, Refusal, Seat};
use rules::mw;

use crate::{
    derive,
    flow::{ActionPhase, Choice, Frame, Question},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
};

impl MageWars {
    /// Everything a person could mean at this question, legal or not.
    pub(crate) fn think_of(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            None => (),
            Some(Question::Initiative) => out.extend(Seat::all(self.seats).map(Choice::Initiative)),
            Some(Question::Turn) => {
                out.extend(self.creatures().map(|creature| Choice::Activate(creature.id)));
                out.push(Choice::Pass);
            }
            Some(Question::Act { creature }) => self.think_of_actions(*creature, out),
            Some(Question::Counterstrike { defender, .. }) => {
                let bars = self.find(*defender).map_or(0, |it| self.card(it).attacks.len());
                out.extend((0..bars as u8).map(|bar| Choice::Counterstrike { bar }));
                out.push(Choice::Pass);
            }
            Some(Question::Reveal { .. }) => {
                let own = self.objects.iter().filter(|object| object.controller == seat);
                for hidden in own.filter(|object| object.face == Face::Down) {
                    for pay in [true, false] {
                        out.push(Choice::Reveal { enchantment: hidden.id, pay });
                    }
                }
                out.push(Choice::Pass);
            }
        }
    }

    fn think_of_actions(&self, creature: ObjectId, out: &mut Vec<Choice>) {
        let Some(object) = self.find(creature) else { return };
        if let Place::Zone(from) = object.place {
            let near = self.arena.zones().filter(|zone| zone.distance(from) == 1);
            out.extend(near.map(Choice::Move));
        }
        for bar in 0..self.card(object).attacks.len() as u8 {
            for target in self.creatures().filter(|target| target.id != creature) {
                out.push(Choice::Attack { bar, target: target.id });
            }
            out.push(Choice::Attack { bar, target: creature });
        }
        out.push(Choice::Guard);
        out.push(Choice::Finish);
    }

    /// Whether the answer is allowed, or the rule it breaks. The seat is asked.
    pub(crate) fn judge_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match (self.asked(seat), choice) {
            (Some(Question::Initiative), Choice::Initiative(holder)) => {
                known(holder.0 < self.seats, mw::SETUP_10)
            }
            (Some(Question::Turn), Choice::Activate(creature)) => {
                self.judge_activation(seat, creature)
            }
            (Some(Question::Turn), Choice::Pass) => self.judge_pass(seat),
            (Some(Question::Act { .. }), choice) => match self.acting() {
                Some(phase) => self.judge_action(&phase, choice),
                None => Err(other_question(mw::ACTION_03)),
            },
            (Some(Question::Counterstrike { defender, .. }), Choice::Counterstrike { bar }) => {
                let allowed = self.counterstrike_bars(*defender).any(|other| other == bar);
                match allowed {
                    true => Ok(()),
                    false => Err(Refusal::new(mw::COUNTERSTRIKE_08, "refusal-no-counterstrike")),
                }
            }
            (Some(Question::Counterstrike { .. } | Question::Reveal { .. }), Choice::Pass) => {
                Ok(())
            }
            (Some(Question::Reveal { .. }), Choice::Reveal { enchantment, pay }) => {
                self.judge_reveal(seat, enchantment, pay)
            }
            // An answer to a question that is not open.
            (Some(Question::Initiative), _) => Err(other_question(mw::SETUP_10)),
            (Some(Question::Turn), _) => Err(other_question(mw::ACTION_03)),
            (Some(Question::Counterstrike { .. }), _) => Err(other_question(mw::COUNTERSTRIKE_01)),
            (Some(Question::Reveal { .. }), _) => Err(other_question(mw::REVEAL_10)),
            (None, _) => Err(Refusal::new(Self::NOT_ASKED, "refusal-not-asked")),
        }
    }

    /// The Action Phase that waits for an answer.
    fn acting(&self) -> Option<ActionPhase> {
        match self.agenda.peek() {
            Some(Frame::ActionPhase(phase)) => Some(*phase),
            _ => None,
        }
    }

    fn judge_activation(&self, seat: Seat, creature: ObjectId) -> Result<(), Refusal> {
        let object = self.find(creature).filter(|object| self.is_creature(object));
        let object = object.ok_or_else(|| other_question(mw::ACTION_03))?;
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        match object.markers.active {
            true => Ok(()),
            false => Err(Refusal::new(mw::ACTION_10, "refusal-inactive")),
        }
    }

    /// MW-ACTION-04, MW-MULTI-03: passing needs an opponent with strictly more active creatures.
    fn judge_pass(&self, seat: Seat) -> Result<(), Refusal> {
        let own = self.active_creatures(seat);
        let most = Seat::all(self.seats)
            .filter(|other| *other != seat)
            .map(|other| self.active_creatures(other))
            .max()
            .unwrap_or(0);
        if most > own {
            return Ok(());
        }
        let rule = if most == own { mw::ACTION_06 } else { mw::ACTION_04 };
        Err(Refusal::new(rule, "refusal-pass").with("own", own as i32).with("most", most as i32))
    }

    fn judge_action(&self, phase: &ActionPhase, choice: Choice) -> Result<(), Refusal> {
        let object = self.find(phase.creature).ok_or_else(|| other_question(mw::ACTION_03))?;
        match choice {
            Choice::Move(to) => self.judge_move(phase, object, to),
            Choice::Attack { bar, target } => self.judge_attack(phase, object, bar, target),
            // MW-ACTION-24, MW-ACTION-18: guarding is a quick action, and doing nothing is always allowed here.
            Choice::Guard | Choice::Finish => Ok(()),
            Choice::Initiative(_)
            | Choice::Activate(_)
            | Choice::Pass
            | Choice::Counterstrike { .. }
            | Choice::Reveal { .. } => Err(other_question(mw::ACTION_18)),
        }
    }

    fn judge_move(&self, phase: &ActionPhase, mover: &Object, to: Zone) -> Result<(), Refusal> {
        let Place::Zone(from) = mover.place else { return Err(other_question(mw::MOVE_01)) };
        if !self.arena.contains(to) {
            return Err(Refusal::new(mw::MOVE_03, "refusal-arena-edge"));
        }
        if from.distance(to) != 1 {
            let distance = from.distance(to);
            return Err(
                Refusal::new(mw::MOVE_01, "refusal-not-adjacent").with("distance", distance)
            );
        }
        self.may_move(phase)
    }

    fn judge_attack(
        &self,
        phase: &ActionPhase,
        attacker: &Object,
        bar: u8,
        target: ObjectId,
    ) -> Result<(), Refusal> {
        let printed = self.card(attacker).attacks.get(usize::from(bar));
        let printed = printed.ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
        let target = self.find(target).ok_or_else(|| other_question(mw::ATTACK_S01_01))?;
        self.may_use(phase, printed.action)?;
        if derive::life(self, target).is_none() {
            return Err(Refusal::new(mw::ATTACK_GEN_01, "refusal-no-life"));
        }
        if target.place != attacker.place {
            return Err(Refusal::new(mw::ATTACK_S01_01, "refusal-melee-other-zone"));
        }
        // MW-GUARD-06: guards do not protect a creature from itself.
        let is_guard = target.markers.guard && self.is_enemy(attacker.controller, target);
        if target.id != attacker.id && !is_guard && self.faces_guard(attacker) {
            return Err(Refusal::new(mw::GUARD_03, "refusal-guarded"));
        }
        Ok(())
    }

    /// MW-GUARD-03, MW-GUARD-19: an enemy guard in the zone binds this attacker.
    fn faces_guard(&self, attacker: &Object) -> bool {
        let Some(zone) = self.zone_of(attacker) else { return false };
        self.in_zone(zone)
            .any(|other| other.markers.guard && self.is_enemy(attacker.controller, other))
    }

    fn judge_reveal(&self, seat: Seat, enchantment: ObjectId, pay: bool) -> Result<(), Refusal> {
        let object = self.find(enchantment).ok_or_else(|| other_question(mw::REVEAL_01))?;
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        if object.face == Face::Up {
            return Err(Refusal::new(mw::REVEAL_20, "refusal-already-revealed"));
        }
        let cost = derive::reveal_cost(self, object);
        let mana = self.mage(seat).map_or(0, |mage| mage.mana);
        match pay && mana < cost {
            true => {
                Err(Refusal::new(mw::GEN_19, "refusal-mana").with("needed", cost).with("has", mana))
            }
            false => Ok(()),
        }
    }
}

fn known(is_known: bool, rule: kernel::RuleId) -> Result<(), Refusal> {
    match is_known {
        true => Ok(()),
        false => Err(other_question(rule)),
    }
}

/// The answer does not belong to the question that is open.
fn other_question(rule: kernel::RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}
