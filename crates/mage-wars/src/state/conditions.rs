//! Condition markers: where they can lie, what comes with them and goes with them (MW-EFFECT-02).

use super::{MageWars, Object, ObjectId, object::TAINT};
use crate::{
    derive::{self, Flag},
    event::Event,
    vocabulary::{DamageType, Kind, Marker, Subtype, Token},
};

impl MageWars {
    /// Puts a condition marker on an object, if it can have it (MW-EFFECT-02, MW-DAMAGE-12).
    pub(crate) fn place_marker(&mut self, id: ObjectId, marker: Marker) -> bool {
        let Some(object) = self.find(id) else { return false }; // it left play meanwhile
        // MW-COND-SLAM-03: what cannot be moved is dazed.
        let firm = || derive::traits(self, object).has(Flag::Unmovable);
        let marker = if marker == Marker::Slam && firm() { Marker::Daze } else { marker };
        // MW-COND-LARVA-02
        let second = marker == Marker::Larva && object.markers(Marker::Larva) > 0;
        if second || !self.can_have(object, marker) {
            return false;
        }
        // MW-COND-CORRODE-03, MW-COND-CORRODE-07, MW-COND-CORRODE-08: where no armor is left, it burns.
        if marker == Marker::Corrode && derive::armor(self, object) == 0 {
            self.deal_direct(id, 1, Some(DamageType::Acid));
            return false;
        }
        let count = object.markers(marker).saturating_add(1);
        // MW-COND-TAINTED-01, MW-COND-TAINTED-02: its damage is nobody's.
        let taint = if marker == Marker::Tainted { TAINT } else { 0 };
        let was_slow = derive::traits(self, object).has(Flag::Slow);
        let place = |object: &mut Object| {
            object.set_markers(marker, count);
            object.damage = object.damage.saturating_add(taint);
        };
        self.change_seen(id, place, |thing| Event::MarkerPlaced { thing, marker });
        // MW-COND-ZOMBIE-04
        if marker == Marker::Zombie && was_slow {
            self.place_marker(id, Marker::Stun);
        }
        self.lose_guard_if_helpless(id);
        if taint > 0 {
            self.destroy_if_dead(id, None);
        }
        true
    }

    /// Whether such a condition can lie on it.
    pub(crate) fn can_have(&self, object: &Object, marker: Marker) -> bool {
        let traits = derive::traits(self, object);
        if marker.damage_type().is_some_and(|damage_type| traits.is_immune(damage_type)) {
            return false;
        }
        if self.card(object).kind.is_of_the_map() {
            return false; // MW-DOM-24
        }
        let creature = self.is_creature(object);
        match marker {
            Marker::Burn => !traits.has(Flag::Burnproof),
            Marker::Rot | Marker::Tainted => true,
            // MW-COND-BLEED-01, MW-COND-BLEED-07
            Marker::Bleed => {
                let plant = self.has_subtype(object, Subtype::Plant);
                creature && traits.is_living() && !plant
            }
            // MW-COND-CORRODE-05, MW-COND-CORRODE-09
            Marker::Corrode => {
                let solid = matches!(self.card(object).kind, Kind::Conjuration | Kind::Wall);
                (creature || solid) && !traits.has(Flag::Incorporeal)
            }
            // MW-COND-STUCK-04, MW-COND-STUCK-06
            Marker::Stuck => creature && !traits.has(Flag::Uncontainable),
            // MW-CONJ-13, MW-CONJ-14, MW-COND-DAZE-05, MW-COND-SLAM-06, MW-COND-WEAK-04
            Marker::Cripple
            | Marker::Daze
            | Marker::Growth
            | Marker::Larva
            | Marker::Slam
            | Marker::Sleep
            | Marker::Stun
            | Marker::Taunt
            | Marker::Weak
            | Marker::Zombie => creature,
            // MW-COND-TAUNTTHORG-03, MW-COND-TAUNTSKEELAX-03
            Marker::TauntThorg | Marker::TauntSkeelax => self.card(object).kind == Kind::Creature,
        }
    }

    /// MW-COND-TAUNTTHORG-09: each Taunt has one marker, which a new use moves. MW-COND-TAUNT-04: nobody taunts itself.
    pub(crate) fn place_taunt(&mut self, id: ObjectId, taunt: Marker, by: ObjectId) -> bool {
        let able = id != by && self.find(id).is_some_and(|object| self.can_have(object, taunt));
        if !able {
            return false;
        }
        self.take_taunt_back(by, taunt);
        let placed = self.place_marker(id, taunt);
        if let Some(object) = self.objects.change_untracked(id).filter(|_| placed) {
            object.set_taunter(taunt, Some(by));
        }
        placed
    }

    /// Whoever this creature taunted so is free.
    pub(super) fn take_taunt_back(&mut self, by: ObjectId, taunt: Marker) {
        let taunted = |object: &&Object| object.taunted_by(taunt) == Some(by);
        while let Some(id) = self.objects.iter().find(taunted).map(|object| object.id) {
            self.remove_markers(id, taunt, u8::MAX);
        }
    }

    pub(crate) fn remove_markers(&mut self, id: ObjectId, marker: Marker, count: u8) {
        let had = self.find(id).map_or(0, |object| object.markers(marker));
        let removed = count.min(had);
        if removed == 0 {
            return;
        }
        let remove = |object: &mut Object| {
            object.set_markers(marker, had - removed);
            // MW-COND-TAINTED-05
            if marker == Marker::Tainted {
                object.damage = object.damage.saturating_sub(TAINT * u16::from(removed));
                if object.damage == 0 {
                    object.set_tokens(Token::Rage, 0); // MW-TRAIT-RAGE-04
                }
            }
        };
        self.change_seen(id, remove, |thing| Event::MarkerRemoved {
            thing,
            marker,
            count: removed,
        });
        if marker == Marker::Tainted {
            self.end_hunt(id);
        }
    }

    /// MW-COND-SLEEP-02: damage turns Sleep into Daze.
    pub(super) fn wake(&mut self, id: ObjectId) {
        if self.find(id).is_some_and(|object| object.markers(Marker::Sleep) > 0) {
            self.remove_markers(id, Marker::Sleep, u8::MAX);
            self.place_marker(id, Marker::Daze);
        }
    }

    /// MW-COND-SLAM-02, MW-COND-SLAM-05: who is activated gets up; each Slam turns into a Daze.
    pub(super) fn rise(&mut self, id: ObjectId) {
        let slams = self.find(id).map_or(0, |object| object.markers(Marker::Slam));
        self.remove_markers(id, Marker::Slam, slams);
        for _ in 0..slams {
            self.place_marker(id, Marker::Daze);
        }
    }

    /// MW-COND-CORRODE-04: where armor was lost, what corrodes more than there is goes with it.
    pub(crate) fn shed_corrosion(&mut self) {
        let surplus = |object: &Object| {
            let some = object.markers(Marker::Corrode) > 0;
            let surplus = if some { derive::surplus_corrosion(self, object) } else { 0 };
            Some((object.id, surplus)).filter(|(_, surplus)| *surplus > 0)
        };
        let found: Vec<(ObjectId, u8)> = self.objects.iter().filter_map(surplus).collect();
        for (id, surplus) in found {
            self.remove_markers(id, Marker::Corrode, surplus);
        }
    }
}
