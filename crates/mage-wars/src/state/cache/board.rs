//! The board index: how objects bear on others, in sets that are quickly asked.

use kernel::Seat;

use crate::{
    cards::{self, Grant, Scope, Side, TriggerSet},
    derive::Kinds,
    state::{Face, Object, ObjectId, Place},
    vocabulary::{Kind, Token},
};

/// How objects bear on others, by what they are and where they lie. It outlasts what happens to them there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardIndex {
    /// Something is attached to them.
    hosts: u64,
    /// What those that are turned up give to others or, on a condition, to themselves.
    pub auras: Vec<Aura>,
    /// Who has some of that may change when somebody moves or is damaged.
    pub outward: bool,
    /// Something has an upkeep cost, or gives one; the same for a change of Life.
    pub upkeep: bool,
    pub life: bool,
    /// They stand on borders.
    pub walls: Places,
    /// They say something about attacks, and some of them forbid some or make them cost mana.
    pub rulers: Places,
    pub restricting: bool,
    /// They have Life, so that they can be attacked, or can be touched (MW-DOM-25).
    pub lively: Places,
    /// They are of this kind, by its number.
    kinds: [Places; KINDS],
    /// Something demands mana for moves, and something makes spells cheaper.
    pub tolls: bool,
    pub discounts: bool,
    /// Something makes spells of opponents dearer.
    pub surcharges: bool,
    /// They have abilities to use as an action or around Action Phases.
    pub usable: Places,
    /// Seats that control something hidden, one bit each.
    pub hidden: u8,
    /// Something lets creatures appear where it is, and something is obscured or makes others so.
    pub summons: bool,
    pub obscures: bool,
    /// Something that is no creature hinders, some spells can be cast through something, and some cards have Cantrip by
    /// others.
    pub hinders: bool,
    pub casts_through: bool,
    pub gives_cantrip: bool,
    /// Spells can be prepared for them.
    pub casters: Places,
    /// They have abilities that wait for something, and what for.
    pub listeners: Places,
    pub waits_for: TriggerSet,
}

/// What one grant of an object gives, as far as it tells who need not be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aura {
    /// The place of the object in the list, and that of the grant on its card.
    pub giver: u16,
    pub grant: u8,
    pub kinds: Kinds,
    pub side: Side,
    /// The giver itself alone is given it.
    pub only: Option<ObjectId>,
    /// Only those with such a token are given it.
    pub token: Option<Token>,
    /// Who controls the giver.
    pub you: Seat,
    pub shows: bool,
    pub special: bool,
}

impl Aura {
    fn new(at: usize, giver: &Object, grant: u8, of: &Grant) -> Self {
        let (side, only, token) = match &of.scope {
            Scope::This => (Side::Any, Some(giver.id), None),
            Scope::Others(reach) => (reach.side, None, reach.token),
        };
        let Grant { kinds, shows, special, .. } = *of;
        let you = giver.controller;
        Aura { giver: at as u16, grant, kinds, side, only, token, you, shows, special }
    }
}

/// How many kinds of cards there are.
const KINDS: usize = 10;

impl BoardIndex {
    /// How all objects of a list bear on others.
    pub(crate) fn of(objects: &[Object]) -> Self {
        let mut board_index = BoardIndex::default();
        for (at, object) in objects.iter().enumerate() {
            board_index.add(at, object);
        }
        board_index
    }

    /// One more object of the list.
    fn add(&mut self, at: usize, object: &Object) {
        let compiled = cards::compiled(object.card);
        match object.place {
            Place::On(host) => self.hosts |= host_bit(host),
            Place::Border(_) => self.walls.insert(at),
            Place::Zone(_) | Place::Away(_) => (),
        }
        self.kinds[compiled.card.kind as usize % KINDS].insert(at);
        if compiled.triggers != TriggerSet::default() {
            self.listeners.insert(at);
            self.waits_for = self.waits_for.and(compiled.triggers);
        }
        if compiled.card.kind == Kind::Mage || compiled.casts().is_some() {
            self.casters.insert(at);
        }
        self.summons |= compiled.summons_here;
        self.obscures |= compiled.obscures;
        self.hinders |= compiled.hinders.is_some();
        self.casts_through |= compiled.casts_through.is_some();
        self.gives_cantrip |= compiled.gives_cantrip.is_some();
        self.upkeep |= compiled.upkeep;
        self.life |= compiled.changes_life;
        self.tolls |= compiled.tolls;
        self.discounts |= compiled.discounts;
        self.surcharges |= compiled.surcharges && object.face == Face::Up;
        if !compiled.attack_rules.is_empty() {
            self.rulers.insert(at);
            self.restricting |= compiled.restricts;
        }
        if compiled.card.life.is_some() || compiled.card.kind == Kind::Orb {
            self.lively.insert(at);
        }
        if compiled.usable {
            self.usable.insert(at);
        }
        match object.face {
            Face::Up => {
                self.outward |= compiled.auras.iter().any(|it| it.outward);
                let grants = (0..).zip(&compiled.auras);
                self.auras.extend(grants.map(|(grant, it)| Aura::new(at, object, grant, it)));
            }
            Face::Down => self.hidden |= 1 << object.controller.0,
        }
    }

    /// The places of objects of some of these kinds, and of none beside them but the last ones.
    pub(crate) fn of_kinds(&self, kinds: Kinds) -> Places {
        let of = self.kinds.iter().enumerate().filter(|(kind, _)| kinds.has_number(*kind));
        Places(of.fold(0, |all, (_, places)| all | places.0))
    }

    /// Whether something may be attached to an object. Objects far apart in their order of arrival share a bit.
    pub(crate) fn may_be_host(&self, id: ObjectId) -> bool {
        self.hosts & host_bit(id) != 0
    }
}

fn host_bit(id: ObjectId) -> u64 {
    1 << (id.0 % 64)
}

/// A set of places in the list of objects, one bit each. Places from the 64th on share the last bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(u64);

const LAST: usize = 63;

impl Places {
    pub(crate) fn insert(&mut self, at: usize) {
        self.0 |= 1 << at.min(LAST);
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All places of a list of `count` that may be in the set, ascending.
    #[inline]
    pub(crate) fn among(self, count: usize) -> impl Iterator<Item = usize> {
        let unsure = if self.0 >> LAST == 1 { LAST + 1..count } else { 0..0 };
        let rest = |left: &u64| Some(left & (left - 1)).filter(|left| *left != 0);
        let sure = std::iter::successors(Some(self.0).filter(|it| *it != 0), rest);
        sure.map(|left| left.trailing_zeros() as usize).chain(unsure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_its_places_and_is_unsure_about_the_last_ones_only() {
        let mut places = Places::default();
        assert!(places.is_empty());
        places.insert(3);
        places.insert(40);
        assert_eq!(places.among(50).collect::<Vec<_>>(), [3, 40]);
        places.insert(70);
        assert_eq!(places.among(66).collect::<Vec<_>>(), [3, 40, 63, 64, 65]);
    }
}
