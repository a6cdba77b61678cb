//! Objects: creatures and enchantments while they are in play (MW-GEN-02).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Zone;
use crate::cards::CardId;

/// An object in play. Ids are given in the order of arrival and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectId(pub u16);

/// Where an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    Zone(Zone),
    /// Attached to another object.
    On(ObjectId),
}

/// Whether a card can be seen by everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    Up,
    /// Hidden: known to its controller alone, and without effect (MW-ENCH-03).
    Down,
}

/// The markers on an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Markers {
    /// It has not had its Action Phase in this round.
    pub active: bool,
    pub guard: bool,
    /// The mage has its quickcast action.
    pub quickcast: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Object {
    pub id: ObjectId,
    pub card: CardId,
    /// Whose spellbook it came from; never changes (MW-GEN-04).
    pub owner: Seat,
    pub controller: Seat,
    pub place: Place,
    pub face: Face,
    pub damage: u16,
    pub mana: u16,
    pub markers: Markers,
    /// When it was revealed, for enchantments that contradict each other.
    pub revealed: u16,
}
