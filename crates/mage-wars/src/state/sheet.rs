//! What was worked out about objects in play since they last changed. Nothing here is state: everything can be derived
//! again at any time, and in builds with debug assertions every look-up is compared with a new derivation.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{Object, ObjectId};
use crate::{
    cards::{Grant, Scope, Side, TriggerSet},
    derive::{Kinds, Traits},
};

/// Notes about the objects of a list, by their place in it.
#[derive(Debug, Default)]
pub(crate) struct Sheet {
    entries: Vec<Entry>,
    /// Some traits are noted. States are shared between threads, so even notes about them must be shareable.
    used: AtomicBool,
    bearings: OnceLock<Bearings>,
}

#[derive(Debug, Default)]
struct Entry {
    /// Without what others around it give.
    own: Note,
    all: Note,
}

/// A place for traits to be noted by any thread. Several may note at once, since all of them have found the same; the
/// last word says that the others are there.
#[derive(Debug, Default)]
struct Note([AtomicU64; 4]);

/// No traits use this bit.
const NOTED: u64 = 1 << 63;

impl Note {
    #[inline]
    fn get(&self) -> Option<Traits> {
        let [first, second, third, last] = &self.0;
        let last = last.load(Ordering::Acquire);
        (last & NOTED != 0).then(|| {
            let [first, second, third] =
                [first, second, third].map(|word| word.load(Ordering::Relaxed));
            Traits::from_words([first, second, third, last & !NOTED])
        })
    }

    fn set(&self, traits: &Traits) {
        let [first, second, third, last] = &self.0;
        let words = traits.to_words();
        first.store(words[0], Ordering::Relaxed);
        second.store(words[1], Ordering::Relaxed);
        third.store(words[2], Ordering::Relaxed);
        last.store(words[3] | NOTED, Ordering::Release);
    }

    fn clear(&mut self) {
        *self.0[3].get_mut() = 0;
    }
}

/// How objects bear on others, by what they are and where they lie. It outlasts what happens to them there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bearings {
    /// Something is attached to them.
    hosts: u64,
    /// What those that are turned up give to others or, on a condition, to themselves.
    pub auras: ArrayVec<Aura, MOST_AURAS>,
    /// There are more of them than that.
    pub more_auras: bool,
    /// Some of them depend on what else somebody has in play.
    pub counting: bool,
    /// Some of them decide on flying.
    pub lifting: bool,
    /// Something has an upkeep cost, or gives one.
    pub upkeep: bool,
    /// They stand on borders.
    pub walls: Places,
    /// They say something about attacks.
    pub rulers: Places,
    /// They have abilities to use as an action or around Action Phases.
    pub usable: Places,
    /// Seats that control something hidden, one bit each.
    pub hidden: u8,
    /// Something lets creatures appear where it is.
    pub summons: bool,
    /// What the abilities of all of them wait for.
    pub hears: TriggerSet,
}

/// What one grant of an object gives, as far as it tells who need not be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aura {
    /// The place of the object in the list, and that of the grant on its card.
    pub giver: u16,
    pub grant: u8,
    pub kinds: Kinds,
    pub side: Side,
    /// Who controls the giver.
    pub you: Seat,
    pub shows: bool,
    pub special: bool,
}

impl Aura {
    pub(crate) fn new(at: usize, giver: &Object, grant: u8, of: &Grant) -> Self {
        let side = match &of.scope {
            Scope::This => Side::Any,
            Scope::Others(reach) => reach.side,
        };
        let Grant { kinds, shows, special, .. } = *of;
        Aura { giver: at as u16, grant, kinds, side, you: giver.controller, shows, special }
    }
}

/// More grants than a game sees at once.
const MOST_AURAS: usize = 24;

impl Bearings {
    pub(crate) fn add_aura(&mut self, aura: Aura) {
        self.more_auras |= self.auras.try_push(aura).is_err();
    }

    pub(crate) fn add_host(&mut self, host: ObjectId) {
        self.hosts |= host_bit(host);
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
    pub(crate) fn among(self, count: usize) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        let sure = std::iter::from_fn(move || {
            let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(at)
        });
        let last = if self.0 >> LAST == 1 { LAST + 1..count } else { 0..0 };
        sure.chain(last)
    }
}

impl Sheet {
    pub(crate) fn for_objects(count: usize) -> Self {
        let entries = (0..count).map(|_| Entry::default()).collect();
        Sheet { entries, ..Sheet::default() }
    }

    /// Forgets everything, and has room for so many objects.
    pub(super) fn fit(&mut self, count: usize) {
        self.forget();
        self.entries.resize_with(count, Entry::default);
    }

    #[inline]
    pub(super) fn forget(&mut self) {
        self.forget_traits();
        self.bearings = OnceLock::new();
    }

    #[inline]
    pub(super) fn forget_traits(&mut self) {
        if *self.used.get_mut() {
            for entry in &mut self.entries {
                entry.own.clear();
                entry.all.clear();
            }
            *self.used.get_mut() = false;
        }
    }

    /// The object at this place changed in what shows, yet not in how it bears on others.
    #[inline]
    pub(super) fn forget_traits_of(&mut self, at: usize, is_attached: bool) {
        let shows_elsewhere = is_attached
            || self.bearings.get_mut().is_none_or(|bearings| {
                let gives = bearings.auras.iter().any(|aura| usize::from(aura.giver) == at);
                gives || bearings.counting || bearings.more_auras
            });
        match self.entries.get_mut(at) {
            Some(entry) if !shows_elsewhere => {
                entry.own.clear();
                entry.all.clear();
            }
            Some(_) | None => self.forget_traits(),
        }
    }

    /// The traits of the object at this place, worked out at most once.
    #[inline]
    pub(crate) fn traits(&self, at: Option<usize>, derive: impl FnOnce() -> Traits) -> Traits {
        self.noted(at.and_then(|at| self.entries.get(at)).map(|entry| &entry.all), derive)
    }

    /// The same without what others around it give.
    #[inline]
    pub(crate) fn own_traits(&self, at: Option<usize>, derive: impl FnOnce() -> Traits) -> Traits {
        self.noted(at.and_then(|at| self.entries.get(at)).map(|entry| &entry.own), derive)
    }

    #[inline]
    fn noted(&self, note: Option<&Note>, derive: impl FnOnce() -> Traits) -> Traits {
        match note.and_then(Note::get) {
            Some(noted) => noted,
            None => {
                let derived = derive();
                if let Some(note) = note {
                    note.set(&derived);
                    self.used.store(true, Ordering::Relaxed);
                }
                derived
            }
        }
    }

    #[inline]
    pub(crate) fn bearings(&self, derive: impl FnOnce() -> Bearings) -> &Bearings {
        self.bearings.get_or_init(derive)
    }

    /// Whether something may be attached to an object; true where nothing is noted.
    #[inline]
    pub(crate) fn may_be_host(&self, id: ObjectId) -> bool {
        self.bearings.get().is_none_or(|bearings| bearings.may_be_host(id))
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
