//! What a spell or ability is aimed at.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    cards::CardId,
    state::{Border, MageWars, ObjectId, Place, Zone},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    Nothing,
    Zone(Zone),
    Border(Border),
    Object(ObjectId),
    /// An object and where it shall go.
    ObjectAndZone(ObjectId, Zone),
    /// An object and a second one: what is attached to it, or its new host.
    Two(ObjectId, ObjectId),
    /// A card in the own discard pile.
    Discarded(CardId),
    /// A card in the discard pile of anybody.
    DiscardedOf(Seat, CardId),
}

impl Aim {
    /// The target.
    pub fn object(self) -> Option<ObjectId> {
        match self {
            Aim::Object(id) | Aim::ObjectAndZone(id, _) | Aim::Two(id, _) => Some(id),
            Aim::Nothing
            | Aim::Zone(_)
            | Aim::Border(_)
            | Aim::Discarded(_)
            | Aim::DiscardedOf(..) => None,
        }
    }

    /// What was chosen with the target.
    pub fn second(self) -> Option<ObjectId> {
        match self {
            Aim::Two(_, second) => Some(second),
            _ => None,
        }
    }

    /// Whether this one is a target.
    pub fn names(self, id: ObjectId) -> bool {
        [self.object(), self.second()].contains(&Some(id))
    }

    /// The same aim, at somebody else where it was aimed at this one.
    pub fn turned(self, from: ObjectId, to: ObjectId) -> Self {
        let turn = |id| if id == from { to } else { id };
        match self {
            Aim::Object(id) => Aim::Object(turn(id)),
            Aim::ObjectAndZone(id, zone) => Aim::ObjectAndZone(turn(id), zone),
            Aim::Two(id, second) => Aim::Two(turn(id), turn(second)),
            Aim::Nothing
            | Aim::Zone(_)
            | Aim::Border(_)
            | Aim::Discarded(_)
            | Aim::DiscardedOf(..) => self,
        }
    }

    pub fn zone(self) -> Option<Zone> {
        match self {
            Aim::Zone(zone) | Aim::ObjectAndZone(_, zone) => Some(zone),
            _ => None,
        }
    }

    /// The zones it is aimed at: none, one, or two beside one another.
    pub fn zones(self) -> [Option<Zone>; 2] {
        match self {
            Aim::Border(border) => border.zones().map(Some),
            _ => [self.zone(), None],
        }
    }

    pub fn discarded(self) -> Option<CardId> {
        match self {
            Aim::Discarded(card) | Aim::DiscardedOf(_, card) => Some(card),
            _ => None,
        }
    }

    /// Where a target that is moved goes.
    pub fn new_place(self) -> Option<Place> {
        self.second().map(Place::On).or(self.zone().map(Place::Zone))
    }

    /// Where an object lies that is cast on it.
    pub fn place(self) -> Option<Place> {
        match self {
            Aim::Zone(zone) => Some(Place::Zone(zone)),
            Aim::Border(border) => Some(Place::Border(border)),
            Aim::Object(host) => Some(Place::On(host)),
            Aim::Nothing
            | Aim::ObjectAndZone(..)
            | Aim::Two(..)
            | Aim::Discarded(_)
            | Aim::DiscardedOf(..) => None,
        }
    }
}

impl MageWars {
    /// How often an object changed zones, counting its carrier's moves.
    pub(crate) fn stamp(&self, id: Option<ObjectId>) -> u16 {
        let Some(object) = id.and_then(|id| self.find(id)) else { return 0 };
        let carrier = self.carrier(object);
        let carried = if carrier.id == object.id { 0 } else { carrier.moved };
        object.moved.wrapping_add(carried)
    }

    pub(crate) fn stamps(&self, caster: ObjectId, on: Aim) -> [u16; 3] {
        [Some(caster), on.object(), on.second()].map(|id| self.stamp(id))
    }
}
