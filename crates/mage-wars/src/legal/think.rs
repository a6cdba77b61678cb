//! Answers one might think of at a question, legal or not.

use kernel::{Game, Seat};

use crate::{
    derive,
    flow::{Choice, Frame, Question},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::Kind,
};

impl MageWars {
    /// Everything a person could mean at this question, legal or not.
    pub(crate) fn think_of(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            None => (),
            Some(Question::Initiative) => out.extend(Seat::all(self.seats).map(Choice::Initiative)),
            Some(Question::UpkeepSeat) => out.extend(Seat::all(self.seats).map(Choice::UpkeepSeat)),
            Some(Question::Upkeep) => out.extend(
                self.waiting_tasks()
                    .iter()
                    .map(|task| Choice::Upkeep { object: task.object, kind: task.kind })
                    .chain([Choice::Pass]),
            ),
            Some(Question::PayUpkeep { .. }) => out.extend([true, false].map(Choice::PayUpkeep)),
            Some(Question::Plan) => self.think_of_plans(seat, out),
            Some(Question::Deploy) => self.think_of_deployments(seat, out),
            Some(Question::Quickcast) => {
                self.think_of_quickcasts(seat, out);
                out.push(Choice::Pass);
            }
            Some(Question::Around) => {
                self.think_of_quickcasts(seat, out);
                self.think_of_uses(seat, None, out);
                out.push(Choice::Pass);
            }
            Some(Question::Detail { detail, .. }) => {
                if let Some(Frame::Declare(cast)) = self.agenda.peek() {
                    self.think_of_details(cast, *detail, out);
                }
            }
            Some(Question::ReplaceRing { mage }) => {
                out.extend(self.attached_to(*mage).map(|object| Choice::Pick(object.id)));
            }
            Some(Question::Extend { .. }) => {
                out.extend(self.borders().map(Choice::Border));
                out.push(Choice::Pass);
            }
            Some(Question::Bind { .. }) => self.think_of_bindings(seat, out),
            Some(Question::Decide { decision, .. }) => {
                if let Some(Frame::Run(run)) = self.agenda.peek() {
                    self.think_of_decisions(run, *decision, out);
                }
            }
            Some(Question::Order) => out.extend(
                self.waiting_triggers()
                    .iter()
                    .map(|it| Choice::Order { object: it.object, ability: it.ability }),
            ),
            Some(Question::Trigger { .. }) => out.extend([true, false].map(Choice::May)),
            Some(Question::MustReveal { enchantment }) => {
                let enchantment = *enchantment;
                out.extend([true, false].map(|pay| Choice::Reveal { enchantment, pay }));
            }
            Some(Question::NextDefender { .. }) => {
                out.extend(self.objects.iter().map(|object| Choice::Pick(object.id)));
            }
            Some(Question::ExtraAttack { attacker }) => {
                self.think_of_extra_attacks(*attacker, out);
            }
            Some(Question::Jump { .. }) => {
                out.extend(self.objects.iter().map(|object| Choice::Pick(object.id)));
                out.push(Choice::Pass);
            }
            Some(Question::Turn) => {
                out.extend(self.creatures().map(|creature| Choice::Activate(creature.id)));
                self.think_of_quickcasts(seat, out);
                self.think_of_uses(seat, None, out);
                out.push(Choice::Pass);
            }
            Some(Question::Act { creature }) => {
                self.think_of_actions(*creature, out);
                let caster = *creature;
                self.think_of_casts(seat, caster, |spell, on| {
                    out.push(Choice::Cast { caster, spell, on });
                });
                if self.mage(seat).is_some_and(|mage| mage.id != caster) {
                    self.think_of_quickcasts(seat, out);
                }
                self.think_of_uses(seat, Some(*creature), out);
            }
            Some(Question::Push { who }) => {
                if let Some(&Place::Zone(here)) = self.find(*who).map(|object| &object.place) {
                    out.extend(self.near(here).map(Choice::Push));
                    out.push(Choice::Pass);
                }
            }
            Some(Question::Defend { defender, .. }) => {
                let mut defenses = Vec::new();
                self.defenses(*defender, &mut defenses);
                out.extend(defenses.into_iter().map(|(source, at)| Choice::Defend { source, at }));
                out.push(Choice::Pass);
            }
            Some(Question::Reroll { .. }) => self.think_of_rerolls(out),
            Some(Question::Sweep { attacker }) => {
                let others = self.objects.iter().filter(|object| object.id != *attacker);
                out.extend(others.filter(|it| self.has_life(it)).map(|it| Choice::Sweep(it.id)));
                out.push(Choice::Pass);
            }
            Some(Question::Counterstrike { defender, .. }) => {
                let bars = derive::bars(self, *defender);
                out.extend(bars.map(|(object, bar, _)| Choice::Counterstrike { object, bar }));
                out.push(Choice::Pass);
            }
            Some(Question::Reveal { .. }) => {
                let own = self.objects.iter().filter(|object| object.controller == seat);
                for own in own.filter(|object| self.card(object).kind == Kind::Enchantment) {
                    for pay in [true, false] {
                        out.push(Choice::Reveal { enchantment: own.id, pay });
                    }
                }
                out.push(Choice::Pass);
            }
        }
    }

    pub(super) fn near(&self, here: Zone) -> impl Iterator<Item = Zone> {
        let Zone { column, row } = here;
        // In the order of zones: row by row.
        let beside = [
            Zone::new(column, row.wrapping_sub(1)),
            Zone::new(column.wrapping_sub(1), row),
            Zone::new(column.saturating_add(1), row),
            Zone::new(column, row.saturating_add(1)),
        ];
        beside.into_iter().filter(|zone| self.arena.contains(*zone))
    }

    /// Zones up to so far away, in the order of [`Self::near`].
    pub(super) fn within(&self, here: Zone, zones: u8) -> impl Iterator<Item = Zone> {
        self.arena.zones().filter(move |zone| (1..=zones).contains(&zone.distance(here)))
    }

    pub(super) fn has_life(&self, object: &Object) -> bool {
        self.card(object).life.is_some()
    }

    fn think_of_actions(&self, creature: ObjectId, out: &mut Vec<Choice>) {
        let Some(object) = self.find(creature) else { return };
        if let Place::Zone(from) = object.place {
            let zones = derive::traits(self, object).teleports().max(1);
            out.extend(self.within(from, zones).map(Choice::Move));
            let walled = self.near(from).filter(|to| self.wall_between(from, *to).is_some());
            out.extend(walled.map(Choice::Cross));
        }
        for (owner, bar, _) in derive::bars(self, creature) {
            // Not what lies hidden: naming it would tell what it is.
            let open = self.objects.iter().filter(|target| target.face == Face::Up);
            out.extend(open.map(|target| Choice::Attack { object: owner, bar, target: target.id }));
        }
        out.push(Choice::Guard);
        out.push(Choice::Finish);
    }
}
