//! The cache of what was worked out about objects in play since they last changed: their traits, and an index of the
//! board. Nothing here is state: everything can be derived again at any time, and in builds with debug assertions every
//! look-up is compared with a new derivation.
//!
//! A word that changes traits is compiled in `cards::{compiled, grant}`; whatever it depends on must be invalidated in
//! `invalidate` when it changes.

mod board;
mod invalidate;

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

pub(crate) use board::{Aura, BoardIndex};

use super::ObjectId;
use crate::derive::Traits;

/// Traits of the objects of a list, by their place in it.
#[derive(Debug, Default)]
pub(crate) struct TraitCache {
    entries: Vec<Entry>,
    /// Some traits are cached. States are shared between threads, so even their caches must be shareable.
    used: AtomicBool,
    board_index: OnceLock<BoardIndex>,
}

#[derive(Debug, Default)]
struct Entry {
    /// Without what others around it give.
    own: CachedTraits,
    all: CachedTraits,
}

/// A place for traits to be cached by any thread. Several may write at once, since all of them have found the same; the
/// last word says that the others are there.
#[derive(Debug, Default)]
struct CachedTraits([AtomicU64; 4]);

/// No traits use this bit.
const IS_CACHED: u64 = 1 << 63;

impl CachedTraits {
    #[inline]
    fn get(&self) -> Option<Traits> {
        let [first, second, third, last] = &self.0;
        let last = last.load(Ordering::Acquire);
        (last & IS_CACHED != 0).then(|| {
            let [first, second, third] =
                [first, second, third].map(|word| word.load(Ordering::Relaxed));
            Traits::from_words([first, second, third, last & !IS_CACHED])
        })
    }

    fn set(&self, traits: &Traits) {
        let [first, second, third, last] = &self.0;
        let words = traits.to_words();
        first.store(words[0], Ordering::Relaxed);
        second.store(words[1], Ordering::Relaxed);
        third.store(words[2], Ordering::Relaxed);
        last.store(words[3] | IS_CACHED, Ordering::Release);
    }

    fn clear(&mut self) {
        *self.0[3].get_mut() = 0;
    }
}

impl TraitCache {
    pub(crate) fn for_objects(count: usize) -> Self {
        let entries = (0..count).map(|_| Entry::default()).collect();
        TraitCache { entries, ..TraitCache::default() }
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
    pub(super) fn invalidate_index(&mut self) {
        self.board_index = OnceLock::new();
    }

    #[inline]
    pub(super) fn invalidate_traits(&mut self) {
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
    pub(super) fn invalidate_given(&mut self) {
        if *self.used.get_mut() {
            for entry in &mut self.entries {
                entry.all.clear();
            }
        }
    }

    /// What is given to the object at this place by those around it.
    #[inline]
    pub(super) fn invalidate_given_to(&mut self, at: usize) {
        if let Some(entry) = self.entries.get_mut(at) {
            entry.all.clear();
        }
    }

    /// All traits of the object at this place.
    #[inline]
    pub(super) fn invalidate_traits_of(&mut self, at: usize) {
        if let Some(entry) = self.entries.get_mut(at) {
            entry.own.clear();
            entry.all.clear();
        }
    }

    /// How objects bear on others, where that is cached.
    #[inline]
    pub(super) fn cached_index(&mut self) -> Option<&mut BoardIndex> {
        self.board_index.get_mut()
    }

    /// The traits of the object at this place, worked out at most once.
    #[inline]
    pub(crate) fn traits(&self, at: Option<usize>, derive: impl FnOnce() -> Traits) -> Traits {
        self.cached(at.and_then(|at| self.entries.get(at)).map(|entry| &entry.all), derive)
    }

    /// The same without what others around it give.
    #[inline]
    pub(crate) fn own_traits(&self, at: Option<usize>, derive: impl FnOnce() -> Traits) -> Traits {
        self.cached(at.and_then(|at| self.entries.get(at)).map(|entry| &entry.own), derive)
    }

    #[inline]
    fn cached(&self, place: Option<&CachedTraits>, derive: impl FnOnce() -> Traits) -> Traits {
        match place.and_then(CachedTraits::get) {
            Some(cached) => cached,
            None => {
                let derived = derive();
                if let Some(place) = place {
                    place.set(&derived);
                    self.used.store(true, Ordering::Relaxed);
                }
                derived
            }
        }
    }

    #[inline]
    pub(crate) fn board_index(&self, derive: impl FnOnce() -> BoardIndex) -> &BoardIndex {
        self.board_index.get_or_init(derive)
    }

    /// Whether something may be attached to an object; true where nothing is cached.
    #[inline]
    pub(crate) fn may_be_host(&self, id: ObjectId) -> bool {
        self.board_index.get().is_none_or(|board_index| board_index.may_be_host(id))
    }
}
