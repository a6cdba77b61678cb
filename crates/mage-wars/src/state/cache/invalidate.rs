//! What of the cache no longer holds when objects change. Everything is either invalidated here or does not depend on the
//! change; builds with debug assertions compare every look-up with a new derivation.
//!
//! An object's own traits depend on itself and on what is attached to it. What it is given depends on those, on where it
//! and the giver are, and on what lies on the giver; where a giver counts what else is in play, on all of it.

use crate::{
    cards,
    state::{Face, Object, Objects, Place},
    vocabulary::Kind,
};

impl Objects {
    /// The object at this place may have become another one.
    #[inline]
    pub(in crate::state) fn invalidate_changed(
        &mut self,
        at: usize,
        before: &Object,
        now: &Object,
    ) {
        if !before.bears_like(now) {
            self.cache.invalidate_traits_of(at);
            self.invalidate_carried(now);
            self.invalidate_around(&[*before, *now]);
            self.cache.invalidate_index();
            return;
        }
        if before.place != now.place {
            self.invalidate_given_at(at, now);
        }
        if !before.shows_like(now) {
            self.invalidate_shown(at, before, now);
        }
    }

    /// An object came, left, or became another one that bears on others in another way.
    pub(in crate::state) fn invalidate_around(&mut self, objects: &[Object]) {
        let mut reaches = self.is_counting();
        for object in objects {
            self.invalidate_hosts_of(object);
            reaches |= gives(object) || self.is_heeded(object);
        }
        if reaches {
            self.cache.invalidate_given();
        }
    }

    /// An object went to another zone: it, what it carries, and those it gives something to are given other things.
    fn invalidate_given_at(&mut self, at: usize, now: &Object) {
        if !self.is_local() && !self.is_counting() {
            return;
        }
        if gives(now) || self.is_heeded(now) || self.is_counting() {
            return self.cache.invalidate_given();
        }
        self.cache.invalidate_given_to(at);
        self.invalidate_carried(now);
    }

    /// What an object carries is where it is, and gives something from there.
    fn invalidate_carried(&mut self, carrier: &Object) {
        if !self.cache.may_be_host(carrier.id) {
            return;
        }
        for at in 0..self.list.len() {
            let object = self.list[at];
            if !self.is_carried(&object, carrier) {
                continue;
            }
            if gives(&object) {
                return self.cache.invalidate_given();
            }
            self.cache.invalidate_given_to(at);
        }
    }

    /// Whether an object lies on the other one, or on what does.
    fn is_carried(&self, object: &Object, carrier: &Object) -> bool {
        let Place::On(host) = object.place else { return false };
        host == carrier.id
            || self.index_of(host).is_some_and(|at| self.list[at].place == Place::On(carrier.id))
    }

    /// Whether others may give something because of where this one is: some do where their mage is.
    fn is_heeded(&mut self, object: &Object) -> bool {
        cards::card(object.card).kind == Kind::Mage && self.is_local()
    }

    /// The object at this place changed in what shows, yet not in how it bears on others.
    pub(in crate::state) fn invalidate_shown(&mut self, at: usize, before: &Object, now: &Object) {
        self.cache.invalidate_traits_of(at);
        self.invalidate_hosts_of(now);
        if gives(now) && !before.gives_like(now) || self.is_counting() {
            self.cache.invalidate_given();
        }
    }

    /// Those an object is attached to have their traits from it, too.
    #[inline]
    fn invalidate_hosts_of(&mut self, object: &Object) {
        let mut attached = *object;
        // An enchantment on an attached conjuration is the longest chain there is.
        for _ in 0..2 {
            let Place::On(host) = attached.place else { return };
            let Some(at) = self.index_of(host) else { return };
            self.cache.invalidate_traits_of(at);
            attached = self.list[at];
        }
    }

    /// Whether what is given may depend on where somebody is.
    fn is_local(&mut self) -> bool {
        self.cache.cached_index().is_none_or(|board_index| board_index.local)
    }

    /// Whether what is given may depend on what else is in play.
    fn is_counting(&mut self) -> bool {
        self.cache.cached_index().is_none_or(|board_index| board_index.counting)
    }
}

/// Whether an object gives something to others, or to itself on a condition.
fn gives(object: &Object) -> bool {
    object.face == Face::Up && !cards::compiled(object.card).auras.is_empty()
}
