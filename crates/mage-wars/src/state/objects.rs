//! Everything in play, in one list that forgets what was worked out about it whenever it changes.

use std::{
    fmt,
    ops::{Deref, DerefMut},
    ptr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Flight, Object, Place, sheet::Sheet};

/// All objects in play, by ascending id.
///
/// Reading is reading a slice. The only ways to change an object lead through [`Objects::change`] and the few functions
/// here, and they forget what no longer holds: what is looked up in the sheet is never older than the objects. The
/// sheet is no part of the state: it is neither compared nor saved, and a clone begins with an empty one.
#[derive(Default)]
pub struct Objects {
    list: Vec<Object>,
    sheet: Sheet,
}

impl Objects {
    pub(crate) fn push(&mut self, object: Object) {
        self.list.push(object);
        self.sheet.fit(self.list.len());
    }

    pub(crate) fn remove(&mut self, at: usize) -> Object {
        let removed = self.list.remove(at);
        self.sheet.fit(self.list.len());
        removed
    }

    /// The object at this place, to be changed.
    #[inline]
    pub(crate) fn change(&mut self, at: usize) -> Option<Change<'_>> {
        let object = self.list.get_mut(at)?;
        Some(Change { at, before: *object, object, sheet: &mut self.sheet })
    }

    /// The mana on the object at this place changes, which shows in nothing else.
    pub(crate) fn change_mana(&mut self, at: usize, change: impl FnOnce(u16) -> u16) {
        if let Some(object) = self.list.get_mut(at) {
            object.mana = change(object.mana);
        }
    }

    /// Holds a creature in the air or on the ground, or lets go of it; `shows` where that may change what it can do.
    pub(crate) fn hold_flight(&mut self, at: usize, flight: Flight, shows: bool) {
        let Some(object) = self.list.get_mut(at) else { return };
        object.flags.flight = flight;
        if shows {
            let is_attached = matches!(object.place, Place::On(_));
            self.sheet.forget_traits_of(at, is_attached);
        }
    }

    /// Something beside the objects changed that traits depend on.
    pub(crate) fn forget_traits(&mut self) {
        self.sheet.forget_traits();
    }

    pub(crate) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The place of this very object in the list; `None` for a copy, which may differ from what is in play.
    #[inline]
    pub(crate) fn place_of(&self, object: &Object) -> Option<usize> {
        let offset = ptr::from_ref(object).addr().checked_sub(self.list.as_ptr().addr())?;
        let at = offset / size_of::<Object>();
        self.list.get(at).filter(|listed| ptr::eq(*listed, object)).map(|_| at)
    }
}

/// An object that is being changed. Once that is done, the sheet forgets what may depend on it.
#[derive(Debug)]
pub(crate) struct Change<'a> {
    at: usize,
    object: &'a mut Object,
    before: Object,
    sheet: &'a mut Sheet,
}

impl Deref for Change<'_> {
    type Target = Object;

    #[inline]
    fn deref(&self) -> &Object {
        self.object
    }
}

impl DerefMut for Change<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Object {
        self.object
    }
}

impl Drop for Change<'_> {
    #[inline]
    fn drop(&mut self) {
        let (before, now) = (&self.before, &*self.object);
        if !before.bears_like(now) {
            self.sheet.forget();
        } else if before.place != now.place {
            self.sheet.forget_traits();
        } else if !before.shows_like(now) {
            self.sheet.forget_traits_of(self.at, matches!(now.place, Place::On(_)));
        }
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
        let sheet = Sheet::for_objects(list.len());
        Objects { list, sheet }
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
        cards::CardId,
        derive::Traits,
        state::{Bearings, Face, ObjectId, Zone},
    };

    fn two() -> Objects {
        let object = |id| {
            let place = Place::Zone(Zone::new(0, 0));
            Object::new(ObjectId(id), CardId(0), Seat(0), place, Face::Up)
        };
        vec![object(0), object(1)].into()
    }

    /// The traits noted for the second object; noted as `found` where there were none.
    fn look_up(objects: &Objects, found: Traits) -> Traits {
        objects.sheet().traits(objects.place_of(&objects[1]), || found)
    }

    #[test]
    fn what_was_worked_out_is_kept_until_something_changes() {
        let other = Traits::default();
        let (mut objects, mut first) = (two(), other);
        first.aegis = 1;
        assert_eq!(look_up(&objects, first), first);
        assert_eq!(look_up(&objects, other), first, "looked up");
        assert_eq!(look_up(&objects.clone(), other), other, "a clone begins anew");
        objects.change(0).expect("an object").mana = 3;
        assert_eq!(look_up(&objects, other), first, "no trait depends on mana");
        objects.change(0).expect("an object").flags.guard = true;
        assert_eq!(look_up(&objects, other), other, "an object changed");
        objects.forget_traits();
        assert_eq!(look_up(&objects, first), first, "something else changed");
        let mut added = objects[1];
        added.id = ObjectId(2);
        objects.push(added);
        assert_eq!(look_up(&objects, other), other, "one came");
        objects.remove(0);
        assert_eq!(look_up(&objects, first), first, "one went");
    }

    #[test]
    fn bearings_change_only_when_an_object_becomes_another_or_comes_elsewhere() {
        let mut objects = two();
        let hidden = |objects: &Objects, found: u8| {
            let mut derived = Bearings::default();
            derived.hidden = found;
            objects.sheet().bearings(|| derived).hidden
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
