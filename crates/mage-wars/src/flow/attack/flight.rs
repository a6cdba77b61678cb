//! Flying in the course of an attack action: swooping down, and changes that wait (MW-FLYING-04, MW-FLYING-07).

use super::{Attack, Manner};
use crate::{
    derive::{self, Flag},
    state::{Flight, MageWars, Object},
};

impl MageWars {
    /// MW-FLYING-07: as the attack action begins, everybody stays in the air or on the ground until it is over.
    pub(super) fn hold_flight(&mut self) {
        let creatures = self.objects.iter().enumerate().filter(|(_, it)| self.is_creature(it));
        let flies = |object: &Object| derive::traits(self, object).has(Flag::Flying);
        // All are judged before any is held.
        let held: Vec<(usize, bool)> = creatures.map(|(at, it)| (at, flies(it))).collect();
        for (at, flies) in held {
            if let Some(mut object) = self.objects.change(at) {
                object.flags.flight = if flies { Flight::Aloft } else { Flight::Grounded };
            }
        }
    }

    /// MW-FLYING-04: a flyer comes down to fight what does not fly.
    pub(super) fn swoop(&mut self, attack: &Attack) {
        let facts = attack.facts(self);
        let (Some(attacker), Some(defender)) = (facts.attacker, facts.defender) else { return };
        let down = attack.is_melee()
            && derive::traits(self, attacker).has(Flag::Flying)
            && !derive::traits(self, defender).has(Flag::Flying);
        if let Some(mut object) = attack.attacker.and_then(|id| self.find_mut(id)).filter(|_| down)
        {
            object.flags.swooping = true;
        }
    }

    /// The attack action is over: a flyer that came down flies again, and what changed in between takes effect.
    pub(super) fn land(&mut self, attack: &Attack) {
        if attack.manner != Manner::Action {
            return;
        }
        let held = |object: &Object| object.flags.swooping || object.flags.flight != Flight::Free;
        for at in 0..self.objects.len() {
            if held(&self.objects[at])
                && let Some(mut object) = self.objects.change(at)
            {
                object.flags.swooping = false;
                object.flags.flight = Flight::Free;
            }
        }
    }
}
