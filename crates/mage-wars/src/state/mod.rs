//! The state: plain data, cloned and saved as a whole.

mod arena;
mod change;
mod deeds;
mod object;

use arrayvec::ArrayVec;
use kernel::{Agenda, Ask, Chance, Outcome, Seat};
use serde::{Deserialize, Serialize};

pub use arena::{Arena, Zone};
pub use change::Cause;
pub use deeds::Deed;
pub use object::{Face, Flags, Object, ObjectId, Place};

use crate::{
    cards,
    flow::{Frame, Phase, Question},
    vocabulary::{Card, Kind},
};

/// The most seats a game has.
pub const MAX_SEATS: usize = 4;

/// A game of Mage Wars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageWars {
    pub(crate) arena: Arena,
    pub(crate) seats: u8,
    pub(crate) initiative: Seat,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// Everything in play, by ascending id.
    pub(crate) objects: Vec<Object>,
    /// What happened in this round that a rule may ask about later.
    pub(crate) deeds: Vec<Deed>,
    pub(crate) agenda: Agenda<Frame>,
    /// Work a step of a procedure found; it is put before what follows that step. Empty between answers.
    pub(crate) pending: Vec<Frame>,
    pub(crate) asks: ArrayVec<Ask<Question>, MAX_SEATS>,
    /// Counts reveals: later ones overwrite earlier ones (MW-RULING-33).
    pub(crate) reveals: u16,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) fault: Option<String>,
    pub(crate) chance: Chance,
}

impl MageWars {
    pub(crate) fn find(&self, id: ObjectId) -> Option<&Object> {
        let at = self.objects.binary_search_by_key(&id, |object| object.id).ok()?;
        Some(&self.objects[at])
    }

    pub(crate) fn find_mut(&mut self, id: ObjectId) -> Option<&mut Object> {
        let at = self.objects.binary_search_by_key(&id, |object| object.id).ok()?;
        Some(&mut self.objects[at])
    }

    /// The printed card of an object in play.
    pub(crate) fn card(&self, object: &Object) -> &'static Card {
        cards::card(object.card)
    }

    pub(crate) fn is_creature(&self, object: &Object) -> bool {
        cards::compiled(object.card).is_creature()
    }

    pub(crate) fn creatures(&self) -> impl Iterator<Item = &Object> {
        self.objects.iter().filter(|object| self.is_creature(object))
    }

    pub(crate) fn mage(&self, seat: Seat) -> Option<&Object> {
        self.objects
            .iter()
            .find(|object| object.owner == seat && self.card(object).kind == Kind::Mage)
    }

    /// What lies on an object, in the order it came there.
    pub(crate) fn attached_to(&self, host: ObjectId) -> impl Iterator<Item = &Object> {
        self.objects.iter().filter(move |object| object.place == Place::On(host))
    }

    /// The zone an object is in; what is attached is where its carrier is (MW-RANGE-07).
    pub(crate) fn zone_of(&self, object: &Object) -> Option<Zone> {
        match object.place {
            Place::Zone(zone) => Some(zone),
            Place::On(host) => match self.find(host)?.place {
                Place::Zone(zone) => Some(zone),
                Place::On(_) => None,
            },
        }
    }

    pub(crate) fn in_zone(&self, zone: Zone) -> impl Iterator<Item = &Object> {
        self.objects.iter().filter(move |object| object.place == Place::Zone(zone))
    }

    /// MW-GEN-08: what an opponent controls is an enemy.
    pub(crate) fn is_enemy(&self, seat: Seat, object: &Object) -> bool {
        object.controller != seat
    }

    pub(crate) fn active_creatures(&self, seat: Seat) -> usize {
        self.creatures().filter(|object| object.controller == seat && object.flags.active).count()
    }

    /// Asks a seat; the engine stops until it has answered.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.asks.push(Ask { seat, question });
    }
}
