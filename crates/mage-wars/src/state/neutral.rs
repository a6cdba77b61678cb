//! What nobody controls: guardians and Orbs of the maps (MW-DOM-13, MW-DOM-22), and their tiles. They are enemies of every
//! player and of no player's side.

use kernel::Seat;

use super::{MageWars, Object, Place, Zone};
use crate::{cards, vocabulary::Kind};

/// Stands for the controller of what nobody controls, and for the owner of what came from no spellbook. Nobody sits there.
pub const NOBODY: Seat = Seat(u8::MAX);

/// What an Orb counts when it is turned on.
const TURNED_ON: u8 = 0;

impl Object {
    /// Whether nobody controls it.
    pub fn is_neutral(&self) -> bool {
        self.controller == NOBODY
    }

    /// Who controls it, if somebody does.
    pub fn seat(&self) -> Option<Seat> {
        Some(self.controller).filter(|seat| *seat != NOBODY)
    }

    /// Whether an Orb was turned on (MW-DOM-22, MW-DOM-26).
    pub fn is_lit(&self) -> bool {
        self.is_spent(TURNED_ON)
    }

    pub(crate) fn light(&mut self) {
        self.add_use(TURNED_ON);
    }
}

impl MageWars {
    /// Who decides about what a seat controls: that seat, or the initiative holder where nobody does (MW-DOM-35).
    pub(crate) fn decider(&self, controller: Seat) -> Seat {
        match controller {
            NOBODY if self.mage(self.initiative).is_some() => self.initiative,
            NOBODY => self.next_alive(self.initiative),
            seat => seat,
        }
    }

    pub(crate) fn is_orb(&self, object: &Object) -> bool {
        self.arena.map.is_some() && cards::compiled(object.card).card.kind == Kind::Orb
    }

    /// The Orbs of a zone.
    pub(crate) fn orbs_in(&self, zone: Zone) -> impl Iterator<Item = &Object> {
        let any = self.arena.map.is_some();
        self.objects
            .iter()
            .filter(move |it| any && it.place == Place::Zone(zone) && self.is_orb(it))
    }

    /// How many Orbs a seat and its team control (MW-DOM-32).
    pub(crate) fn orbs_of(&self, seat: Seat) -> u8 {
        if self.arena.map.is_none() {
            return 0;
        }
        let own = |it: &&Object| {
            self.is_orb(it) && it.seat().is_some_and(|other| self.same_team(other, seat))
        };
        self.objects.iter().filter(own).count() as u8
    }

    /// The guardians of the Orbs of a zone: creatures there that nobody controls (MW-DOM-13, MW-DOM-23).
    pub(crate) fn guardians_in(&self, zone: Zone) -> impl Iterator<Item = &Object> {
        self.in_zone(zone).filter(|object| object.is_neutral() && self.is_creature(object))
    }
}
