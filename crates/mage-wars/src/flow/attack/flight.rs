//! Flying in the course of an attack action: swooping down, and changes that wait (MW-FLYING-04, MW-FLYING-07).

use super::{Attack, AttackKind};
use crate::{
    cards,
    derive::{self, Flag},
    state::{Flight, MageWars, Object},
};

impl MageWars {
    /// MW-FLYING-07: as the attack action begins, everybody stays in the air or on the ground until it is over.
    pub(super) fn hold_flight(&mut self) {
        // Unless others around them decide on flying, everybody flies by itself as it is held.
        let shows = derive::board_index(self).lifting;
        let places = derive::board_index(self).creatures().among(self.objects.len());
        if shows {
            // All are judged before any is held.
            let held: Vec<_> = places.filter_map(|at| Some((at, self.flies_now(at)?))).collect();
            for (at, flies) in held {
                self.objects.hold_flight(at, held_as(flies), true);
            }
        } else {
            for at in places {
                let Some(flies) = self.flies_now(at) else { continue };
                let swooping = self.objects[at].flags.swooping;
                self.objects.hold_flight(at, held_as(flies), swooping);
            }
        }
    }

    /// Whether the creature at this place flies; `None` for what is no creature.
    fn flies_now(&self, at: usize) -> Option<bool> {
        let object = self.objects.get(at).filter(|object| self.is_creature(object))?;
        let is_free = object.flags.flight == Flight::Free;
        let plain = self.flies_as_printed(object).filter(|_| is_free);
        Some(plain.unwrap_or_else(|| derive::traits(self, object).has(Flag::Flying)))
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
        if attack.kind != AttackKind::Action {
            return;
        }
        for at in 0..self.objects.len() {
            let object = &self.objects[at];
            if object.flags.flight == Flight::Free {
                continue;
            }
            let is_aloft = object.flags.flight == Flight::Aloft;
            let shows = self.flies_as_printed(object) != Some(is_aloft);
            if object.flags.swooping
                && let Some(mut object) = self.objects.change(at)
            {
                object.flags.swooping = false;
            }
            self.objects.hold_flight(at, Flight::Free, shows);
        }
    }

    /// Whether a creature that nobody holds flies, where nothing but its card and what lies on it decides on that.
    fn flies_as_printed(&self, object: &Object) -> Option<bool> {
        let board_index = derive::board_index(self);
        let by_itself = !board_index.lifting
            && !board_index.may_be_lifted(object.id)
            && !self.lasting.iter().any(|lasting| lasting.who == object.id);
        let flies = cards::compiled(object.card).settled.has(Flag::Flying);
        // Markers bring flyers down and nobody up.
        (by_itself && (!flies || object.is_plain())).then_some(flies)
    }
}

fn held_as(flies: bool) -> Flight {
    if flies { Flight::Aloft } else { Flight::Grounded }
}
