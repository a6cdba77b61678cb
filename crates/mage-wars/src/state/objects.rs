//! Everything in play, in one list that invalidates what was worked out about it whenever it changes.

use std::{
    fmt,
    ops::{Deref, DerefMut},
    ptr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Flags, Flight, Object, ObjectId, cache::TraitCache};

/// All objects in play, by ascending id.
///
/// Reading is reading a slice. The only ways to change an object lead through [`Objects::change`] and the few functions
/// here, and they invalidate what no longer holds: what is looked up in the cache is never older than the objects. The
/// cache is no part of the state: it is neither compared nor saved, and a clone begins with an empty one.
#[derive(Default)]
pub struct Objects {
    pub(super) list: Vec<Object>,
    pub(super) cache: TraitCache,
}

impl Objects {
    pub(crate) fn push(&mut self, object: Object) {
        self.invalidate_around(&[object]);
        if let Some(board_index) = self.cache.cached_index() {
            board_index.add(self.list.len(), &object);
        }
        self.list.push(object);
        self.cache.add();
    }

    pub(crate) fn remove(&mut self, at: usize) -> Object {
        let removed = self.list.remove(at);
        self.cache.take_out(at);
        self.invalidate_around(&[removed]);
        self.cache.invalidate_index();
        removed
    }

    /// The place of an object in the list.
    #[inline]
    pub(crate) fn index_of(&self, id: ObjectId) -> Option<usize> {
        let first = usize::from(id.0);
        // Where nothing that came before it has left, as for mages.
        if self.list.get(first).is_some_and(|object| object.id == id) {
            return Some(first);
        }
        self.list.binary_search_by_key(&id, |object| object.id).ok()
    }

    /// The object at this place, to be changed.
    #[inline]
    pub(crate) fn change(&mut self, at: usize) -> Option<ObjectMut<'_>> {
        let before = *self.list.get(at)?;
        Some(ObjectMut { at, before, objects: self })
    }

    /// Changes an object in what shows in no trait and in nothing it bears on others, so that nothing is invalidated.
    #[inline]
    pub(crate) fn change_untracked(&mut self, at: usize, change: impl FnOnce(UntrackedFields<'_>)) {
        if let Some(Object { mana, used, flags, .. }) = self.list.get_mut(at) {
            let Flags { active, quickcast, .. } = flags;
            change(UntrackedFields { mana, used, active, quickcast });
        }
    }

    /// Holds a creature in the air or on the ground, or lets go of it; `shows` where that may change what it can do.
    pub(crate) fn hold_flight(&mut self, at: usize, flight: Flight, shows: bool) {
        let Some(object) = self.list.get_mut(at) else { return };
        object.flags.flight = flight;
        if shows {
            let object = *object;
            self.invalidate_shown(at, &object, &object);
        }
    }

    /// Something beside the objects changed that traits depend on.
    pub(crate) fn invalidate_traits(&mut self) {
        self.cache.invalidate_traits();
    }

    /// A new round: some give something to those summoned in this one.
    pub(crate) fn begin_round(&mut self) {
        if self.cache.cached_index().is_none_or(|board_index| board_index.timely) {
            self.cache.invalidate_given();
        }
    }

    pub(crate) fn cache(&self) -> &TraitCache {
        &self.cache
    }

    /// The place of this very object in the list; `None` for a copy, which may differ from what is in play.
    #[inline]
    pub(crate) fn place_of(&self, object: &Object) -> Option<usize> {
        let offset = ptr::from_ref(object).addr().checked_sub(self.list.as_ptr().addr())?;
        let at = offset / size_of::<Object>();
        self.list.get(at).filter(|listed| ptr::eq(*listed, object)).map(|_| at)
    }
}

/// What of an object shows in no trait, as [`Object::shows_like`] says.
#[derive(Debug)]
pub(crate) struct UntrackedFields<'a> {
    pub mana: &'a mut u16,
    pub used: &'a mut u32,
    pub active: &'a mut bool,
    pub quickcast: &'a mut bool,
}

/// An object that is being changed. Once that is done, what may depend on it is invalidated.
#[derive(Debug)]
pub(crate) struct ObjectMut<'a> {
    at: usize,
    before: Object,
    objects: &'a mut Objects,
}

impl Deref for ObjectMut<'_> {
    type Target = Object;

    #[inline]
    fn deref(&self) -> &Object {
        &self.objects.list[self.at]
    }
}

impl DerefMut for ObjectMut<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Object {
        &mut self.objects.list[self.at]
    }
}

impl Drop for ObjectMut<'_> {
    #[inline]
    fn drop(&mut self) {
        let now = **self;
        self.objects.invalidate_changed(self.at, &self.before, &now);
    }
}

impl Deref for Objects {
    type Target = [Object];

    #[inline]
    fn deref(&self) -> &[Object] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Objects {
    type Item = &'a Object;
    type IntoIter = std::slice::Iter<'a, Object>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl From<Vec<Object>> for Objects {
    fn from(list: Vec<Object>) -> Self {
        let cache = TraitCache::for_objects(list.len());
        Objects { list, cache }
    }
}

impl Clone for Objects {
    fn clone(&self) -> Self {
        self.list.clone().into()
    }
}

impl PartialEq for Objects {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Eq for Objects {}

impl fmt::Debug for Objects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.fmt(f)
    }
}

impl Serialize for Objects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Objects {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Objects::from)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;
    use crate::{
        cards::{self, CardId, Compiled},
        derive::Traits,
        state::{BoardIndex, Face, Place, Zone},
        vocabulary::{Token, Trait},
    };

    fn two() -> Objects {
        let object = |id| {
            let place = Place::Zone(Zone::new(0, 0));
            Object::new(ObjectId(id), CardId(0), Seat(0), place, Face::Up)
        };
        vec![object(0), object(1)].into()
    }

    /// The traits cached for the second object; cached as `found` where there were none.
    fn look_up(objects: &Objects, found: Traits) -> Traits {
        objects.cache().traits(objects.place_of(&objects[1]), || found)
    }

    #[test]
    fn what_was_worked_out_is_kept_until_something_changes() {
        let other = Traits::default();
        let (mut objects, mut first) = (two(), other);
        first.gain(&Trait::Aegis(1));
        assert_eq!(look_up(&objects, first), first);
        assert_eq!(look_up(&objects, other), first, "looked up");
        assert_eq!(look_up(&objects.clone(), other), other, "a clone begins anew");
        objects.change(0).expect("an object").mana = 3;
        assert_eq!(look_up(&objects, other), first, "no trait depends on mana");
        objects.change(0).expect("an object").flags.guard = true;
        assert_eq!(look_up(&objects, other), other, "an object changed");
        objects.invalidate_traits();
        assert_eq!(look_up(&objects, first), first, "something else changed");
        let mut added = objects[1];
        added.id = ObjectId(2);
        objects.push(added);
        assert_eq!(look_up(&objects, other), other, "one came");
        objects.remove(0);
        assert_eq!(look_up(&objects, first), first, "one went");
    }

    #[test]
    fn who_comes_or_changes_takes_along_only_what_depends_on_it() {
        let wolf = cards::find("timber-wolf").expect("a card that gives nothing to others");
        let object = |id, place| Object::new(ObjectId(id), wolf, Seat(0), place, Face::Up);
        let here = Place::Zone(Zone::new(0, 0));
        let mut objects = Objects::from(vec![object(0, here), object(1, here)]);
        let mut known = Traits::default();
        known.gain(&Trait::Aegis(1));
        let note = |objects: &mut Objects| {
            objects.invalidate_traits();
            objects.cache().board_index(|| BoardIndex::of(objects));
            for at in [0, 1] {
                objects.cache().traits(Some(at), || known);
            }
        };
        let kept = |objects: &Objects| {
            [0, 1].map(|at| objects.cache().traits(Some(at), Traits::default) == known)
        };
        note(&mut objects);
        objects.push(object(2, Place::On(ObjectId(0))));
        assert_eq!(kept(&objects), [false, true], "something was attached");
        assert_eq!(*objects.cache().board_index(BoardIndex::default), BoardIndex::of(&objects));
        note(&mut objects);
        objects.change(2).expect("an object").set_tokens(Token::Rage, 1);
        assert_eq!(kept(&objects), [false, true], "what is attached changed");
        note(&mut objects);
        objects.change(1).expect("an object").flags.guard = true;
        assert_eq!(kept(&objects), [true, false], "it changed itself");
        note(&mut objects);
        objects.change(1).expect("an object").place = Place::Zone(Zone::new(1, 0));
        assert_eq!(kept(&objects), [true, true], "nothing depends on places");
        objects.remove(2);
        assert_eq!(kept(&objects), [false, true], "something attached left");
    }

    #[test]
    fn who_carries_something_that_gives_takes_it_along() {
        let local = |it: &Compiled| it.auras.iter().any(|grant| grant.local);
        let at = cards::all().iter().position(local).expect("a card that gives something nearby");
        let here = Place::Zone(Zone::new(0, 0));
        let wolf = cards::find("timber-wolf").expect("a card that gives nothing to others");
        let object = |id, card, place| Object::new(ObjectId(id), card, Seat(0), place, Face::Up);
        let mut objects = Objects::from(vec![
            object(0, wolf, here),
            object(1, wolf, here),
            object(2, CardId(at as u16), Place::On(ObjectId(0))),
        ]);
        let mut known = Traits::default();
        known.gain(&Trait::Aegis(1));
        let kept =
            |objects: &Objects, at| objects.cache().traits(Some(at), Traits::default) == known;
        objects.cache().board_index(|| BoardIndex::of(&objects));
        objects.cache().traits(Some(1), || known);
        objects.change(1).expect("an object").place = Place::Zone(Zone::new(1, 0));
        assert!(!kept(&objects, 1), "it went elsewhere");
        objects.invalidate_traits();
        objects.cache().traits(Some(1), || known);
        objects.change(0).expect("an object").place = Place::Zone(Zone::new(1, 0));
        assert!(!kept(&objects, 1), "what gives came along");
    }

    #[test]
    fn bearings_change_only_when_an_object_becomes_another_or_comes_elsewhere() {
        let mut objects = two();
        let hidden = |objects: &Objects, found: u8| {
            let mut derived = BoardIndex::default();
            derived.hidden = found;
            objects.cache().board_index(|| derived).hidden
        };
        assert_eq!(hidden(&objects, 1), 1);
        objects.change(1).expect("an object").damage = 1;
        assert_eq!(hidden(&objects, 2), 1, "it lies where it lay");
        objects.change(1).expect("an object").face = Face::Down;
        assert_eq!(hidden(&objects, 2), 2);
        objects.change(1).expect("an object").place = Place::Zone(Zone::new(1, 0));
        assert_eq!(hidden(&objects, 3), 2, "one zone is like another");
        objects.change(1).expect("an object").place = Place::On(ObjectId(0));
        assert_eq!(hidden(&objects, 3), 3);
    }

    #[test]
    fn nothing_is_noted_for_a_copy_and_notes_are_no_part_of_the_state() {
        let objects = two();
        let copy = objects[1];
        assert_eq!(objects.place_of(&copy), None);
        assert_eq!(objects.place_of(&objects[1]), Some(1));
        look_up(&objects, Traits::default());
        assert_eq!(objects, two());
        let saved = serde_json::to_string(&objects).expect("plain data");
        assert_eq!(saved, serde_json::to_string(&two()).expect("plain data"));
        assert_eq!(serde_json::from_str::<Objects>(&saved).expect("saved"), objects);
    }
}
