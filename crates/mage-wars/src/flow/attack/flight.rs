//! Flying in the course of an attack action: swooping down, and changes that wait (MW-FLYING-04, MW-FLYING-07).

use super::{Attack, AttackKind};
use crate::{
    derive::{self, Flag},
    state::{Flight, MageWars, Object, ObjectId},
};

impl MageWars {
    /// MW-FLYING-07: as the attack action begins, everybody stays in the air or on the ground until it is over.
    pub(super) fn hold_flight(&mut self) {
        let mut shows = false;
        let mut held = |object: &Object| {
            let flies = derive::traits(self, object).has(Flag::Flying);
            shows |= flies != derive::own_traits(self, object).has(Flag::Flying);
            (object.id, if flies { Flight::Aloft } else { Flight::Grounded })
        };
        let creatures = self.objects.iter().filter(|object| self.is_creature(object));
        // All are judged before any is held.
        let held: Vec<(ObjectId, Flight)> = creatures.map(&mut held).collect();
        for (id, flight) in held {
            if let Some(object) = self.objects.change_untracked(id) {
                object.flags.flight = flight;
            }
        }
        // Who flies by itself, or does not, is held as it is.
        if shows {
            self.objects.forget_given();
        }
    }

    /// MW-FLYING-04: a flyer comes down to fight what does not fly.
    pub(super) fn swoop(&mut self, attack: &Attack) {
        let facts = attack.facts(self);
        let (Some(attacker), Some(defender)) = (facts.attacker, facts.defender) else { return };
        let flies = |object| derive::traits(self, object).has(Flag::Flying);
        let down = attack.is_melee() && flies(attacker) && !flies(defender);
        let attacker = attacker.id;
        if down && let Some(object) = self.find_mut(attacker) {
            object.flags.swooping = true;
        }
    }

    /// The attack action is over: a flyer that came down flies again, and what changed in between takes effect.
    pub(super) fn land(&mut self, attack: &Attack) {
        if attack.kind == AttackKind::Action {
            let held = |object: &&mut Object| object.flags.flight != Flight::Free;
            for object in self.objects.change_each().filter(held) {
                object.flags.flight = Flight::Free;
                object.flags.swooping = false;
            }
            self.objects.forget_given();
        }
    }
}
