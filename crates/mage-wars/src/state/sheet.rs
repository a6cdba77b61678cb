//! What was worked out about objects in play since they last changed. Nothing here is state: everything can be derived
//! again at any time, and in builds with debug assertions every look-up is compared with a new derivation.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use super::{Bearings, ObjectId};
use crate::derive::Traits;

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

impl Sheet {
    pub(crate) fn for_objects(count: usize) -> Self {
        let entries = (0..count).map(|_| Entry::default()).collect();
        Sheet { entries, ..Sheet::default() }
    }

    /// One more object, at the end of the list.
    pub(super) fn add(&mut self) {
        self.entries.push(Entry::default());
    }

    /// The object at this place is no longer in the list.
    pub(super) fn take_out(&mut self, at: usize) {
        if at < self.entries.len() {
            self.entries.remove(at);
        }
    }

    #[inline]
    pub(super) fn forget_bearings(&mut self) {
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

    /// What objects around them give may have changed, for everyone.
    #[inline]
    pub(super) fn forget_given(&mut self) {
        if *self.used.get_mut() {
            for entry in &mut self.entries {
                entry.all.clear();
            }
        }
    }

    /// What is given to the object at this place by those around it.
    #[inline]
    pub(super) fn forget_given_to(&mut self, at: usize) {
        if let Some(entry) = self.entries.get_mut(at) {
            entry.all.clear();
        }
    }

    /// All traits of the object at this place.
    #[inline]
    pub(super) fn forget_traits_of(&mut self, at: usize) {
        if let Some(entry) = self.entries.get_mut(at) {
            entry.own.clear();
            entry.all.clear();
        }
    }

    /// How objects bear on others, where that is noted.
    #[inline]
    pub(super) fn noted_bearings(&mut self) -> Option<&mut Bearings> {
        self.bearings.get_mut()
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
