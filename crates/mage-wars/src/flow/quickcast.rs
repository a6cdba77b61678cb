//! Quickcast Phases, the moments around Action Phases, and the Deployment Phase.

use arrayvec::ArrayVec;
use kernel::{Log, Seat};

use super::{Choice, Frame, Question};
use crate::{
    cards, derive,
    event::Event,
    state::{MAX_SEATS, MageWars, ObjectId},
};

impl MageWars {
    /// MW-QUICKCAST-04, MW-QUICKCAST-07, MW-QUICKCAST-10: everyone once, the initiative holder first.
    pub(super) fn begin_quickcasts(&mut self) {
        for seat in self.seats_from_initiative().into_iter().rev() {
            self.agenda.push(Frame::Quickcast { seat });
        }
    }

    fn seats_from_initiative(&self) -> ArrayVec<Seat, MAX_SEATS> {
        let mut seat = self.initiative;
        let mut seats = ArrayVec::new();
        for _ in 0..self.seats {
            seats.push(seat);
            seat = seat.next(self.seats);
        }
        seats
    }

    #[inline(never)]
    pub(super) fn run_quickcast(&mut self, seat: Seat) {
        if self.might_quickcast(seat) {
            self.wait(Frame::Quickcast { seat }, seat, Question::Quickcast);
        }
    }

    /// By public facts alone: the marker is ready, and there is something a mage might cast.
    pub(crate) fn might_quickcast(&self, seat: Seat) -> bool {
        self.mage(seat).is_some_and(|mage| mage.flags.quickcast && self.might_cast(seat, mage.id))
    }

    /// MW-QUICKCAST-06, MW-RULING-18: after a friendly Action Phase, the whole team in turn order.
    #[inline(never)]
    pub(super) fn run_around(&mut self, seat: Seat) {
        if self.might_quickcast(seat) || self.has_ability_around(seat) {
            self.wait(Frame::Around { seat }, seat, Question::Around);
        }
    }

    /// Those who may do something before or after an Action Phase of this seat's creatures, this seat first.
    pub(super) fn friends_of(&self, seat: Seat) -> ArrayVec<Seat, MAX_SEATS> {
        let mut friends = ArrayVec::new();
        let mut next = seat;
        for _ in 0..self.seats {
            if self.same_team(seat, next) && self.mage(next).is_some() {
                friends.push(next);
            }
            next = next.next(self.seats);
        }
        friends
    }

    /// MW-READY-27, MW-RULING-17: in initiative order each player with its spawnpoints.
    pub(super) fn begin_deployment(&mut self) {
        for seat in self.seats_from_initiative().into_iter().rev() {
            self.agenda.push(Frame::Deploy { seat });
        }
    }

    pub(super) fn run_deployment(&mut self, seat: Seat) {
        let has_some = self.player(seat).is_some_and(|player| {
            self.spawnpoints(seat).any(|spawnpoint| player.prepared_for(spawnpoint) > 0)
        });
        if has_some {
            self.wait(Frame::Deploy { seat }, seat, Question::Deploy);
        }
    }

    pub(crate) fn spawnpoints(&self, seat: Seat) -> impl Iterator<Item = ObjectId> {
        let casters = derive::bearings(self).casters.among(self.objects.len());
        casters
            .filter_map(|at| self.objects.get(at))
            .filter(move |object| object.controller == seat)
            .filter(|object| cards::compiled(object.card).spawns.is_some())
            .map(|object| object.id)
    }

    /// A spell or an ability in one of these moments, or nothing more.
    pub(super) fn take_spell_moment(
        &mut self,
        frame: Frame,
        seat: Seat,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        match choice {
            Choice::Cast { .. } | Choice::Use { .. } => {
                self.agenda.push(frame);
                self.take_spell(seat, choice, log);
            }
            _ => (),
        }
    }

    /// Begins to declare the spell, or uses the ability; the frame that asked lies innermost.
    pub(super) fn take_spell(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Cast { caster, spell, on } => {
                let Some(manner) = self.manner_now() else { return };
                if let Ok(cast) = self.declared(seat, caster, spell, on, manner) {
                    self.agenda.push(Frame::Declare(cast));
                }
            }
            Choice::Use { object, ability, on, number } => {
                self.use_ability(seat, object, ability, on, number, log);
            }
            _ => (),
        }
    }

    pub(crate) fn think_of_quickcasts(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(caster) = self.mage(seat).map(|mage| mage.id) else { return };
        self.think_of_casts(seat, caster, |spell, on| out.push(Choice::Cast { caster, spell, on }));
    }

    pub(crate) fn think_of_deployments(&self, seat: Seat, out: &mut Vec<Choice>) {
        for caster in self.spawnpoints(seat) {
            self.think_of_casts(seat, caster, |spell, on| {
                out.push(Choice::Cast { caster, spell, on });
            });
        }
        out.push(Choice::Pass);
    }
}
