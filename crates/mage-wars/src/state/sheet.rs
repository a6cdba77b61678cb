//! What was worked out about objects in play since they last changed. Nothing here is state: everything can be derived
//! again at any time, and in builds with debug assertions every look-up is compared with a new derivation.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, Ordering},
};

use super::ObjectId;
use crate::{cards::TriggerSet, derive::Traits};

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
    own: OnceLock<Traits>,
    all: OnceLock<Traits>,
}

/// How objects bear on others, by what they are and where they lie. It outlasts what happens to them there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bearings {
    /// Something is attached to them.
    hosts: u64,
    /// They are turned up and give something to others or, on a condition, to themselves.
    pub givers: Places,
    /// They stand on borders.
    pub walls: Places,
    /// Seats that control something hidden, one bit each.
    pub hidden: u8,
    /// Something lets creatures appear where it is.
    pub summons: bool,
    /// What the abilities of all of them wait for.
    pub hears: TriggerSet,
}

impl Bearings {
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
            self.entries.fill_with(Entry::default);
            *self.used.get_mut() = false;
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
    fn noted(&self, place: Option<&OnceLock<Traits>>, derive: impl FnOnce() -> Traits) -> Traits {
        match place {
            Some(place) => match place.get() {
                Some(noted) => *noted,
                None => {
                    let derived = derive();
                    self.used.store(true, Ordering::Relaxed);
                    // Another thread may have been faster; it has found the same.
                    let _ = place.set(derived);
                    derived
                }
            },
            None => derive(),
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
