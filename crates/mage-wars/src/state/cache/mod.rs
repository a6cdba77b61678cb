//! The cache of what was worked out about objects in play since they last changed: their traits, and an index of the
//! board. Nothing here is state: everything can be derived again at any time, and in builds with debug assertions every
//! look-up is compared with a new derivation.

mod board;

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

pub(crate) use board::{Aura, BoardIndex, Places};

use crate::derive::Traits;

/// Traits of the objects of a list, by their place in it. It is neither compared nor saved, and a clone begins empty.
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
    #[inline]
    pub(super) fn forget_index(&mut self) {
        self.board_index = OnceLock::new();
    }

    /// Room for the traits of so many objects.
    pub(super) fn resize(&mut self, count: usize) {
        self.entries.resize_with(count, Entry::default);
    }

    /// The object at this place is no longer in the list.
    pub(super) fn remove(&mut self, at: usize) {
        if at < self.entries.len() {
            self.entries.remove(at);
        }
    }

    pub(super) fn forget_traits(&mut self) {
        (0..self.entries.len()).for_each(|at| self.forget_own(at));
    }

    /// What objects around them give may have changed, for everyone. Mostly nobody gives anything.
    #[inline]
    pub(super) fn forget_given(&mut self) {
        let given = self.board_index.get().is_none_or(|index| !index.auras.is_empty());
        if given && std::mem::take(self.used.get_mut()) {
            self.entries.iter_mut().for_each(|entry| entry.all.clear());
        }
    }

    /// The same after somebody moved or was damaged.
    #[inline]
    pub(super) fn forget_outward(&mut self) {
        if self.board_index.get().is_none_or(|index| index.outward) {
            self.forget_given();
        }
    }

    #[inline]
    pub(super) fn forget_own(&mut self, at: usize) {
        if let Some(entry) = self.entries.get_mut(at) {
            entry.own.clear();
            entry.all.clear();
        }
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
        if let Some(cached) = place.and_then(CachedTraits::get) {
            return cached;
        }
        let derived = derive();
        if let Some(place) = place {
            place.set(&derived);
            self.used.store(true, Ordering::Relaxed);
        }
        derived
    }

    #[inline]
    pub(crate) fn board_index(&self, derive: impl FnOnce() -> BoardIndex) -> &BoardIndex {
        self.board_index.get_or_init(derive)
    }
}

impl Clone for TraitCache {
    fn clone(&self) -> Self {
        let mut clone = TraitCache::default();
        clone.resize(self.entries.len());
        clone
    }
}

impl PartialEq for TraitCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TraitCache {}
