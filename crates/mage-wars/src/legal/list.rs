//! The legal answers to a question. The judgement is that of [`MageWars::judge_choice`] in all its parts; what many
//! answers have in common is judged once for all of them. The conformance suite compares both, answer by answer.

use kernel::{Game, Seat};

use super::target::Striker;
use crate::{
    derive,
    flow::{ActionPhase, CastManner, Choice, Frame, Question},
    state::{MageWars, Object, Place},
    vocabulary::{ActionKind, AttackReach},
};

impl MageWars {
    /// All legal answers of a seat that is asked, in the order they are thought of.
    pub(crate) fn list_options(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            None => (),
            Some(Question::Plan) => self.list_plans(seat, out),
            Some(Question::Deploy) => {
                for caster in self.spawnpoints(seat) {
                    self.list_casts(seat, seat, caster, CastManner::Deployment, out);
                }
                out.push(Choice::Pass);
            }
            Some(Question::Quickcast) => {
                self.list_quickcasts(seat, out);
                out.push(Choice::Pass);
            }
            Some(Question::Around) => {
                self.list_quickcasts(seat, out);
                self.list_uses(seat, None, out);
                out.push(Choice::Pass);
            }
            Some(Question::Turn) => {
                let own = self.objects.iter().filter(|it| self.is_active_for(seat, it));
                out.extend(own.map(|creature| Choice::Activate(creature.id)));
                self.list_quickcasts(seat, out);
                self.list_uses(seat, None, out);
                if self.judge_pass(seat).is_ok() {
                    out.push(Choice::Pass);
                }
            }
            Some(Question::Act { creature }) => match (self.acting(), self.find(*creature)) {
                (Some(phase), Some(object)) if phase.creature == *creature => {
                    self.list_actions(seat, &phase, object, out);
                }
                _ => self.list_judged(seat, out),
            },
            Some(Question::Detail { detail, .. }) => match self.agenda.peek() {
                Some(Frame::Declare(cast)) => self.list_details(cast, *detail, out),
                _ => self.list_judged(seat, out),
            },
            Some(
                Question::Initiative
                | Question::UpkeepSeat
                | Question::Upkeep
                | Question::PayUpkeep { .. }
                | Question::ReplaceRing { .. }
                | Question::Extend { .. }
                | Question::Bind { .. }
                | Question::Decide { .. }
                | Question::Order
                | Question::Trigger { .. }
                | Question::MustReveal { .. }
                | Question::Push { .. }
                | Question::NextDefender { .. }
                | Question::ExtraAttack { .. }
                | Question::Jump { .. }
                | Question::Defend { .. }
                | Question::Reroll { .. }
                | Question::Sweep { .. }
                | Question::Counterstrike { .. }
                | Question::Reveal { .. },
            ) => self.list_judged(seat, out),
        }
    }

    /// What somebody might think of, judged one by one.
    fn list_judged(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.think_of(seat, out);
        out.retain(|choice| self.judge_choice(seat, *choice).is_ok());
    }

    fn list_quickcasts(&self, seat: Seat, out: &mut Vec<Choice>) {
        let mage = self.mage(seat).filter(|mage| mage.flags.quickcast);
        if let Some(mage) = mage {
            self.list_casts(seat, seat, mage.id, CastManner::Quickcast, out);
        }
    }

    /// What an acting creature may do next.
    fn list_actions(
        &self,
        seat: Seat,
        phase: &ActionPhase,
        object: &Object,
        out: &mut Vec<Choice>,
    ) {
        // Who has no duty to attack may do everything, and who has one nothing but attack.
        let free = self.judge_duty(phase, object, Choice::Finish).is_ok();
        let unstopped = free && phase.stopped.is_none();
        if unstopped {
            self.list_moves(phase, object, out);
        }
        self.list_attacks(phase, object, free, out);
        if unstopped && self.may_use(phase, ActionKind::Quick).is_ok() {
            out.push(Choice::Guard);
        }
        if free {
            out.push(Choice::Finish);
        }
        if unstopped {
            self.list_casts(seat, object.controller, object.id, CastManner::Action, out);
            self.list_uses(object.controller, Some(phase), out);
        }
    }

    pub(crate) fn list_moves(&self, phase: &ActionPhase, object: &Object, out: &mut Vec<Choice>) {
        let Place::Zone(from) = object.place else { return };
        if self.may_move(phase).is_ok() {
            match derive::traits(self, object).teleports() {
                0 => {
                    let open = self.near(from).filter(|to| self.judge_passage(object, *to).is_ok());
                    out.extend(open.map(Choice::Move));
                }
                zones => out.extend(self.within(from, zones).map(Choice::Move)),
            }
        }
        if derive::bearings(self).walls.is_empty() {
            return;
        }
        let walled = self.near(from).filter(|to| self.wall_between(from, *to).is_some());
        let passed = walled.filter(|to| self.judge_crossing(phase, object, *to).is_ok());
        out.extend(passed.map(Choice::Cross));
    }

    fn list_attacks(
        &self,
        phase: &ActionPhase,
        attacker: &Object,
        free: bool,
        out: &mut Vec<Choice>,
    ) {
        let lively = derive::bearings(self).lively;
        let striker = Striker::new(self, attacker);
        derive::each_bar(self, attacker, |object, bar, printed| {
            if self.may_use_with(&striker.traits, phase, printed.action).is_err() {
                return;
            }
            // Most targets are in other zones, where no melee attack reaches.
            let melee = printed.reach == AttackReach::Melee;
            let elsewhere = |target: &Object| {
                melee && matches!(target.place, Place::Zone(_)) && target.place != attacker.place
            };
            for at in lively.among(self.objects.len()) {
                let Some(target) = self.objects.get(at).filter(|it| !elsewhere(it)) else {
                    continue;
                };
                let choice = Choice::Attack { object, bar, target: target.id };
                let allowed = phase.stopped != Some(target.id)
                    && self.judge_defender(&striker, printed, target).is_ok()
                    && (free || self.judge_duty(phase, attacker, choice).is_ok());
                if allowed {
                    out.push(choice);
                }
            }
        });
    }
}
