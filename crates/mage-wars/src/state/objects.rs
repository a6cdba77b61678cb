//! Everything in play, in one list beside what was worked out about it.

use std::{ops::Deref, ptr};

use serde::{Deserialize, Serialize};

use super::{
    Object, ObjectId, Place,
    cache::{Places, TraitCache},
};

/// All objects in play, by ascending id.
///
/// Reading is reading a slice. Whoever changes an object says by the function it calls what no longer holds: nothing, the
/// traits of all, or the board index too. The cache is no part of the state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Objects {
    list: Vec<Object>,
    #[serde(skip)]
    cache: TraitCache,
}

impl Objects {
    pub(crate) fn push(&mut self, object: Object) {
        self.list.push(object);
        self.cache.forget_index();
        self.cache.resize(self.list.len());
        self.forget_traits_at(self.list.len() - 1);
    }

    pub(crate) fn remove(&mut self, at: usize) -> Object {
        let removed = self.list.remove(at);
        self.cache.remove(at);
        self.cache.forget_index();
        self.forget_carriers(removed.place);
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

    /// The objects at these places.
    #[inline]
    pub(crate) fn among(&self, places: Places) -> impl Iterator<Item = &Object> + use<'_> {
        places.among(self.list.len()).filter_map(|at| self.list.get(at))
    }

    /// An object to be changed in what shows in no trait, such as mana, used abilities and action markers.
    #[inline]
    pub(crate) fn change_untracked(&mut self, id: ObjectId) -> Option<&mut Object> {
        let at = self.index_of(id)?;
        self.list.get_mut(at)
    }

    /// An object to be changed in what shows in nobody's own traits: damage, and where in the arena it is.
    #[inline]
    pub(crate) fn change_outward(&mut self, id: ObjectId) -> Option<&mut Object> {
        self.cache.forget_outward();
        self.change_untracked(id)
    }

    /// An object to be changed in everything but what the board index knows.
    #[inline]
    pub(crate) fn change(&mut self, id: ObjectId) -> Option<&mut Object> {
        let at = self.index_of(id)?;
        self.forget_traits_at(at);
        self.list.get_mut(at)
    }

    /// An object to be changed in what the board index knows, too: card, controller and face. Whoever gives it another
    /// host calls [`Objects::forget_traits`] then.
    pub(crate) fn change_indexed(&mut self, id: ObjectId) -> Option<&mut Object> {
        self.cache.forget_index();
        self.change(id)
    }

    /// All objects, to be changed as by [`Objects::change_untracked`].
    pub(crate) fn change_each(&mut self) -> std::slice::IterMut<'_, Object> {
        self.list.iter_mut()
    }

    /// What anybody is given may have changed, and nobody's own traits.
    pub(crate) fn forget_given(&mut self) {
        self.cache.forget_given();
    }

    /// Something changed that traits depend on.
    pub(crate) fn forget_traits(&mut self) {
        self.cache.forget_traits();
    }

    /// The object at this place changed: its own traits and those of what carries it, and what anybody is given.
    #[inline]
    fn forget_traits_at(&mut self, at: usize) {
        self.cache.forget_own(at);
        self.forget_carriers(self.list[at].place);
    }

    /// Something lies there no longer, or in another way.
    fn forget_carriers(&mut self, mut place: Place) {
        self.cache.forget_given();
        while let Some(at) = place.host().and_then(|host| self.index_of(host)) {
            self.cache.forget_own(at);
            place = self.list[at].place;
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
        let mut objects = Objects { list, cache: TraitCache::default() };
        objects.cache.resize(objects.list.len());
        objects
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;
    use crate::{
        cards::CardId,
        derive::Traits,
        state::{BoardIndex, Face, Zone},
        vocabulary::Trait,
    };

    fn two() -> Objects {
        let object = |id| {
            let place = Place::Zone(Zone::new(0, 0));
            Object::new(ObjectId(id), CardId(0), Seat(0), place, Face::Up)
        };
        vec![object(0), object(1)].into()
    }

    /// The traits and the index cached for the second object; cached as these where there were none.
    fn look_up(objects: &Objects, found: Traits, hidden: u8) -> (Traits, u8) {
        let traits = objects.cache().traits(objects.place_of(&objects[1]), || found);
        let mut derived = BoardIndex::default();
        derived.hidden = hidden;
        (traits, objects.cache().board_index(|| derived).hidden)
    }

    #[test]
    fn what_was_worked_out_is_kept_until_something_changes() {
        let (mut objects, other) = (two(), Traits::default());
        let mut first = other;
        first.gain(&Trait::Aegis(1));
        assert_eq!(look_up(&objects, first, 1), (first, 1));
        assert_eq!(look_up(&objects, other, 2), (first, 1), "looked up");
        assert_eq!(look_up(&objects.clone(), other, 2), (other, 2), "a clone begins anew");
        objects.change_untracked(ObjectId(0)).expect("an object").mana = 3;
        assert_eq!(look_up(&objects, other, 2), (first, 1), "no trait depends on mana");
        objects.change(ObjectId(0)).expect("an object").flags.guard = true;
        assert_eq!(look_up(&objects, other, 2), (first, 1), "nobody gives anything");
        objects.change(ObjectId(1)).expect("an object").flags.guard = true;
        assert_eq!(look_up(&objects, other, 2), (other, 1), "it changed itself");
        objects.change_indexed(ObjectId(0)).expect("an object").face = Face::Down;
        assert_eq!(look_up(&objects, first, 2), (first, 2), "it bears on others in another way");
        let mut added = objects[1];
        added.id = ObjectId(2);
        objects.push(added);
        assert_eq!(look_up(&objects, other, 3), (other, 3), "one came");
        objects.remove(0);
        assert_eq!(look_up(&objects, first, 4), (first, 4), "one went");
    }

    #[test]
    fn nothing_is_cached_for_a_copy_and_the_cache_is_no_part_of_the_state() {
        let objects = two();
        let copy = objects[1];
        assert_eq!(objects.place_of(&copy), None);
        assert_eq!(objects.place_of(&objects[1]), Some(1));
        look_up(&objects, Traits::default(), 0);
        assert_eq!(objects, two());
        let saved = serde_json::to_string(&objects).expect("plain data");
        assert_eq!(saved, serde_json::to_string(&two()).expect("plain data"));
        assert_eq!(serde_json::from_str::<Objects>(&saved).expect("saved"), objects);
    }
}
