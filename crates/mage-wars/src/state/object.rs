//! Objects: creatures, conjurations, enchantments and equipment while they are in play (MW-GEN-02).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Border, Zone};
use crate::{
    cards::CardId,
    vocabulary::{Location, Marker, Token},
};

/// An object in play. Ids are given in the order of arrival and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectId(pub u16);

/// Where an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// In a zone; conjurations there are attached to it (MW-CONJ-05).
    Zone(Zone),
    /// A wall between two zones, in neither of them (MW-WALL-06).
    Border(Border),
    /// Attached to another object.
    On(ObjectId),
    /// Out of the arena for a while; it was here last.
    Away(Zone),
}

impl Place {
    /// The zone, for what lies in one itself.
    pub fn zone(self) -> Option<Zone> {
        match self {
            Place::Zone(zone) => Some(zone),
            Place::Border(_) | Place::On(_) | Place::Away(_) => None,
        }
    }

    /// What it is attached to.
    pub fn host(self) -> Option<ObjectId> {
        match self {
            Place::On(host) => Some(host),
            Place::Zone(_) | Place::Border(_) | Place::Away(_) => None,
        }
    }
}

/// Whether a card can be seen by everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    Up,
    /// Hidden: known to its controller alone, and without effect (MW-ENCH-03).
    Down,
}

/// Markers that are there or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flags {
    /// It has not had its Action Phase in this round.
    pub active: bool,
    pub guard: bool,
    /// The mage has its quickcast action.
    pub quickcast: bool,
    /// A flyer that came down for this attack action (MW-FLYING-04).
    pub swooping: bool,
    pub flight: Flight,
    /// It is not rooted until the end of its Action Phase (MW-TRAIT-UPROOT-01).
    #[serde(default)]
    pub uprooted: bool,
}

/// Whether what a creature gains or loses of Flying waits for the end of an attack action (MW-FLYING-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flight {
    /// It flies or not as its traits say.
    #[default]
    Free,
    /// It flew when the attack action began.
    Aloft,
    Grounded,
}

/// Uses of abilities are counted by their number; the bound spell and Defenses come after them.
pub const BOUND_SLOT: u8 = 11;
pub const DEFENSE_SLOT: u8 = 12;

/// The damage each Tainted marker counts as (MW-COND-TAINTED-01).
pub(crate) const TAINT: u16 = 3;

const MARKERS: usize = Marker::ALL.len();
const TOKENS: usize = Token::ALL.len();

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
    /// Life gained or lost for good (MW-DAMAGE-07).
    pub life_change: i8,
    pub flags: Flags,
    markers: [u8; MARKERS],
    /// Markers whose end-of-phase effect waits for the next Action Phase (MW-ACTION-16), one bit a kind.
    deferred: u32,
    tokens: [u8; TOKENS],
    /// When it was revealed, for enchantments that contradict each other.
    pub revealed: u16,
    /// The round in which it came into play.
    pub arrived: u16,
    /// How often it changed zones; what is under way notices (MW-ATTACK-GEN-14, MW-CAST-15).
    pub moved: u16,
    /// How often its abilities and Defenses were used in this round, two bits each.
    pub used: u32,
    /// Once-per-game abilities that were used, one bit each.
    spent: u16,
    /// The spell bound to it, and whether everyone knows it (MW-SPELLBIND-06).
    pub bound: Option<CardId>,
    pub bound_shown: bool,
    /// From whose spellbook the bound spell came; it goes back there whoever controls the object (MW-SPELLBIND-14).
    pub bound_owner: Seat,
    /// Seats that have looked at it while it lies hidden, one bit each (MW-HIDDEN-14).
    pub seen_by: u8,
    /// What was chosen for it when it came into play.
    pub chosen: Option<ObjectId>,
    /// The zone its front is turned to, for walls that have one (MW-WALL-25).
    pub front: Option<Zone>,
    /// Where it is worn, for equipment that could be worn in either of two places (MW-EQUIP-05).
    pub location: Option<Location>,
    /// Who put the Taunt markers on it, in the order of [`Marker::TAUNTS`] (MW-COND-TAUNT-01).
    taunters: [Option<ObjectId>; Marker::TAUNTS.len()],
    /// Whose Larva marker lies on it, and which creature hatches from it (MW-COND-LARVA-03).
    pub larva: Option<(Seat, CardId)>,
}

impl Object {
    /// A new object with nothing on it.
    pub fn new(id: ObjectId, card: CardId, owner: Seat, place: Place, face: Face) -> Self {
        Object {
            id,
            card,
            owner,
            controller: owner,
            place,
            face,
            damage: 0,
            mana: 0,
            life_change: 0,
            flags: Flags::default(),
            markers: [0; MARKERS],
            deferred: 0,
            tokens: [0; TOKENS],
            revealed: 0,
            arrived: 0,
            moved: 0,
            used: 0,
            spent: 0,
            bound: None,
            bound_shown: false,
            bound_owner: owner,
            seen_by: 0,
            chosen: None,
            front: None,
            location: None,
            taunters: [None; Marker::TAUNTS.len()],
            larva: None,
        }
    }

    /// Puts it elsewhere; where it was is returned.
    pub(crate) fn move_to(&mut self, place: Place) -> Place {
        self.moved = self.moved.wrapping_add(1);
        std::mem::replace(&mut self.place, place)
    }

    /// How many markers of a condition lie on it.
    pub fn markers(&self, marker: Marker) -> u8 {
        self.markers[marker as usize]
    }

    pub fn set_markers(&mut self, marker: Marker, count: u8) {
        self.markers[marker as usize] = count;
        if count == 0 {
            self.deferred &= !(1 << marker as u32);
            self.set_taunter(marker, None);
            if marker == Marker::Larva {
                self.larva = None;
            }
        }
    }

    /// Who put this Taunt marker on it.
    pub fn taunted_by(&self, taunt: Marker) -> Option<ObjectId> {
        taunt_place(taunt).and_then(|at| self.taunters[at]).filter(|_| self.markers(taunt) > 0)
    }

    pub(crate) fn set_taunter(&mut self, taunt: Marker, by: Option<ObjectId>) {
        if let Some(at) = taunt_place(taunt) {
            self.taunters[at] = by;
        }
    }

    /// Damage that healing can remove (MW-COND-TAINTED-01).
    pub fn curable(&self) -> u16 {
        self.damage.saturating_sub(self.tainted())
    }

    /// The damage that its Tainted markers count as.
    pub(crate) fn tainted(&self) -> u16 {
        TAINT * u16::from(self.markers(Marker::Tainted))
    }

    /// All conditions on it, with their number.
    pub fn conditions(&self) -> impl Iterator<Item = (Marker, u8)> + '_ {
        Marker::ALL.into_iter().map(|marker| (marker, self.markers(marker))).filter(|(_, n)| *n > 0)
    }

    /// Whether nothing lies on it that changes its traits: no marker, token or flag.
    pub fn is_plain(&self) -> bool {
        self.markers == [0; MARKERS]
            && self.tokens == [0; TOKENS]
            && !self.flags.guard
            && !self.flags.uprooted
    }

    pub fn is_deferred(&self, marker: Marker) -> bool {
        self.deferred & (1 << marker as u32) != 0
    }

    pub fn defer(&mut self, marker: Marker) {
        self.deferred |= 1 << marker as u32;
    }

    pub fn stop_deferring(&mut self) {
        self.deferred = 0;
    }

    /// How often in this round the ability of this number was used.
    pub fn uses(&self, slot: u8) -> u8 {
        (self.used >> (2 * u32::from(slot)) & 3) as u8
    }

    pub fn add_use(&mut self, slot: u8) {
        if self.uses(slot) < 3 {
            self.used += 1 << (2 * u32::from(slot));
        }
        self.spent |= 1 << slot;
    }

    /// Whether the ability of this number was ever used.
    pub fn is_spent(&self, slot: u8) -> bool {
        self.spent & (1 << slot) != 0
    }

    pub fn tokens(&self, token: Token) -> u8 {
        self.tokens[token as usize]
    }

    pub fn set_tokens(&mut self, token: Token, count: u8) {
        self.tokens[token as usize] = count;
    }
}

/// Where the taunter of such a marker is kept.
fn taunt_place(taunt: Marker) -> Option<usize> {
    Marker::TAUNTS.iter().position(|other| *other == taunt)
}
