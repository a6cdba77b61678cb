//! The state: plain data, cloned and saved as a whole.

mod arena;
mod border;
mod cache;
mod change;
mod conditions;
mod lasting;
mod leaving;
mod neutral;
mod object;
mod objects;
mod player;
mod read;
mod round_facts;
mod waiting;

use arrayvec::ArrayVec;
use kernel::{Agenda, Ask, Chance, EventSink, Log, Outcome, Seat};
use serde::{Deserialize, Serialize};

pub use arena::{Arena, Zone};
pub use border::Border;
pub(crate) use border::BorderSet;
pub(crate) use cache::{Aura, BoardIndex};
pub use change::{Blow, Cause};
pub use lasting::{Lasting, Lastings};
pub use neutral::NOBODY;
pub use object::{BOUND_SLOT, DEFENSE_SLOT, Face, Flags, Flight, Object, ObjectId, Place};
pub use objects::Objects;
pub use player::{Player, Prepared};
pub use round_facts::RoundFact;
pub use waiting::Waiting;

use crate::{
    cards, derive,
    event::Event,
    flow::{Frame, Phase, Question},
    vocabulary::{Card, Kind, Marker, Sets, Subtype},
};

/// The most seats a game has.
pub const MAX_SEATS: usize = 4;

/// A game of Mage Wars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageWars {
    /// The sets whose cards can be in the game.
    pub(crate) sets: Sets,
    pub(crate) arena: Arena,
    pub(crate) seats: u8,
    pub(crate) initiative: Seat,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// Spellbooks and discard piles, by seat.
    pub(crate) players: ArrayVec<Player, MAX_SEATS>,
    /// Everything in play, by ascending id.
    pub(crate) objects: Objects,
    /// The id of the next object.
    pub(crate) arrivals: u16,
    /// Objects that left play in this round, as they were.
    pub(crate) departed: Vec<Object>,
    /// Cards that lie in a zone, out of play, until the end of the round (MW-TRAIT-REANIMATE-01).
    pub(crate) waiting: Vec<Waiting>,
    /// What was gained for a time.
    pub(crate) lasting: Lastings,
    /// Orbs give nothing in the next Upkeep Phase (MW-DOM-48).
    pub(crate) orbs_rest: bool,
    /// What happened in this round that a rule may ask about later.
    pub(crate) round_facts: Vec<RoundFact>,
    pub(crate) agenda: Agenda<Frame>,
    /// Work a step of a procedure found; it is put before what follows that step. Empty between answers.
    pub(crate) pending: Vec<Frame>,
    pub(crate) asks: ArrayVec<Ask<Question>, MAX_SEATS>,
    /// Counts reveals: later ones overwrite earlier ones (MW-RULING-33).
    pub(crate) reveals: u16,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) fault: Option<String>,
    pub(crate) chance: Chance,
    /// Where events go while an answer is taken.
    #[serde(skip)]
    pub(crate) log: EventSink<Event>,
}

impl MageWars {
    /// Does something that is told to this log.
    pub(crate) fn telling(&mut self, log: &mut Log<Event>, work: impl FnOnce(&mut Self)) {
        self.log.swap(log);
        work(self);
        self.log.swap(log);
    }

    /// An object in play.
    pub fn find(&self, id: ObjectId) -> Option<&Object> {
        self.objects.get(self.objects.index_of(id)?)
    }

    /// An object in play, to be changed.
    pub(crate) fn find_mut(&mut self, id: ObjectId) -> Option<&mut Object> {
        self.objects.change(id)
    }

    /// An object in play, or as it was when it left play in this round.
    pub(crate) fn find_or_departed(&self, id: ObjectId) -> Option<&Object> {
        self.find(id).or_else(|| self.departed.iter().find(|object| object.id == id))
    }

    /// The printed card of an object in play.
    pub(crate) fn card(&self, object: &Object) -> &'static Card {
        cards::card(object.card)
    }

    /// Whether it has a subtype, printed or by what lies on it.
    pub(crate) fn has_subtype(&self, object: &Object, subtype: Subtype) -> bool {
        self.card(object).subtypes.contains(&subtype)
            || object.markers(Marker::Zombie) > 0 && Marker::Zombie.subtypes().contains(&subtype)
    }

    pub fn is_creature(&self, object: &Object) -> bool {
        cards::compiled(object.card).is_creature()
    }

    /// The mage of a seat, while it is alive. Mages come first, so the number of the seat is that of the object.
    pub fn mage(&self, seat: Seat) -> Option<&Object> {
        let mage = self.find(ObjectId(u16::from(seat.0))).filter(|_| seat.0 < self.seats);
        debug_assert!(mage.is_none_or(|it| it.owner == seat && self.card(it).kind == Kind::Mage));
        mage
    }

    /// What lies on an object, in the order it came there.
    pub fn attached_to(&self, host: ObjectId) -> impl Iterator<Item = &Object> {
        let any = derive::board_index(self).may_be_host(host);
        let all: &[Object] = if any { &self.objects } else { &[] };
        all.iter().filter(move |object| object.place == Place::On(host))
    }

    /// What carries an object: itself, or what it is attached to (MW-RANGE-07, MW-GEN-15).
    pub fn carrier<'a>(&'a self, object: &'a Object) -> &'a Object {
        let mut carrier = object;
        // An enchantment on an attached conjuration is the longest chain there is.
        for _ in 0..2 {
            let Some(host) = carrier.place.host().and_then(|host| self.find(host)) else { break };
            carrier = host;
        }
        carrier
    }

    /// The zone an object is in; what is attached is where its carrier is. A wall is in no zone (MW-WALL-06).
    pub fn zone_of(&self, object: &Object) -> Option<Zone> {
        self.carrier(object).place.zone()
    }

    /// Out of the arena: nothing there reaches it but what is attached to it.
    pub(crate) fn is_away(&self, object: &Object) -> bool {
        matches!(self.carrier(object).place, Place::Away(_))
    }

    /// How far an object is from a zone; a wall as far as the nearer of its zones (MW-WALL-08).
    pub(crate) fn distance(&self, from: Zone, to: &Object) -> Option<u8> {
        match self.carrier(to).place {
            Place::Zone(zone) => Some(from.distance(zone)),
            Place::Border(border) => Some(border.distance(from)),
            Place::On(_) | Place::Away(_) => None,
        }
    }

    /// The wall between two zones (MW-WALL-02).
    pub(crate) fn wall_between(&self, one: Zone, other: Zone) -> Option<&Object> {
        let border = Border::between(one, other)?;
        let mut walls = self.objects.among(derive::board_index(self).walls);
        walls.find(|object| object.place == Place::Border(border))
    }

    pub(crate) fn in_zone(&self, zone: Zone) -> impl Iterator<Item = &Object> {
        self.objects.iter().filter(move |object| object.place == Place::Zone(zone))
    }

    /// MW-GEN-08: what an opponent controls is an enemy.
    pub fn is_enemy(&self, seat: Seat, object: &Object) -> bool {
        !self.same_team(object.controller, seat)
    }

    /// Whether a seat can activate a creature.
    pub(crate) fn has_active_creature(&self, seat: Seat) -> bool {
        self.objects.iter().any(|object| self.is_active_for(seat, object))
    }

    /// Whether this is a creature that a seat can activate.
    pub(crate) fn is_active_for(&self, seat: Seat, object: &Object) -> bool {
        object.controller == seat && self.can_be_activated(object) && self.is_creature(object)
    }

    /// Whether a creature still has its Action Phase in this round; who is out of the arena has none.
    pub fn can_be_activated(&self, object: &Object) -> bool {
        object.flags.active && !matches!(object.place, Place::Away(_))
    }

    /// Asks a seat; the engine stops until it has answered.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.asks.push(Ask { seat, question });
    }
}
