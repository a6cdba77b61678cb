//! Every observable change, each in one function that also writes its event. No change, no event.

use kernel::{Log, Seat};

use super::{Face, MageWars, Object, ObjectId, Place, Zone};
use crate::{
    derive,
    event::{Event, Thing},
    flow::{MoveKind, Phase},
    vocabulary::{Marker, Token},
};

/// Why an object left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Damage reached its Life (MW-DAMAGE-06).
    Damage,
    /// What it was attached to left play (MW-DESTROY-02).
    HostDestroyed,
    /// Its upkeep was not paid (MW-READY-13).
    Upkeep,
    /// It was turned up without its cost, or where it cannot be (MW-REVEAL-12, MW-REVEAL-13, MW-ENCH-08).
    RevealedInVain,
    /// Its Life dropped to the damage on it (MW-DAMAGE-08).
    LifeLost,
    /// A spell or ability destroyed it.
    Effect,
    /// It was destroyed to pay for something.
    Cost,
    /// Its player was eliminated (MW-RULING-84).
    Eliminated,
    /// Its card went back to the spellbook; this is no destruction.
    Returned,
}

impl MageWars {
    pub(crate) fn thing(&self, id: ObjectId) -> Option<Thing> {
        let object = self.find(id)?;
        Some(Thing { id, card: object.card, controller: object.controller })
    }

    /// MW-ROUND-08, MW-ROUND-09: the next round; what belongs to the last one is over.
    pub(crate) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.deeds.clear();
        self.departed.clear();
        self.end_of_round();
        self.objects.begin_round();
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase, log: &mut Log<Event>) {
        self.phase = phase;
        let round = self.round;
        log.push(|| Event::PhaseBegan { round, phase });
    }

    pub(crate) fn hand_initiative(&mut self, to: Seat, log: &mut Log<Event>) {
        self.initiative = to;
        log.push(|| Event::InitiativeHeld { seat: to });
    }

    pub(crate) fn gain_mana(&mut self, id: ObjectId, amount: u16, log: &mut Log<Event>) {
        if amount == 0 {
            return;
        }
        if let (Some(thing), Some(at)) = (self.thing(id), self.index_of(id)) {
            self.objects.change_untracked(at, |it| *it.mana = it.mana.saturating_add(amount));
            log.push(|| Event::ManaGained { thing, amount });
        }
    }

    /// MW-GEN-19: only mana that is there can be spent; legality has seen to that.
    pub(crate) fn spend_mana(&mut self, id: ObjectId, amount: u16, log: &mut Log<Event>) {
        if amount == 0 {
            return;
        }
        let left = self.find(id).and_then(|object| object.mana.checked_sub(amount));
        match (self.thing(id), self.index_of(id), left) {
            (Some(thing), Some(at), Some(left)) => {
                self.objects.change_untracked(at, |it| *it.mana = left);
                log.push(|| Event::ManaSpent { thing, amount });
            }
            _ => self.broken("mana is spent that is not there"),
        }
    }

    /// The mage of a seat pays, if it has that much. False if it cannot.
    pub(crate) fn pay(&mut self, seat: Seat, cost: u16, log: &mut Log<Event>) -> bool {
        let mage = self.mage(seat).filter(|mage| mage.mana >= cost).map(|mage| mage.id);
        if let Some(mage) = mage {
            self.spend_mana(mage, cost, log);
        }
        mage.is_some() || cost == 0
    }

    pub(crate) fn activate(&mut self, id: ObjectId, log: &mut Log<Event>) {
        if let (Some(thing), Some(at)) = (self.thing(id), self.index_of(id)) {
            self.objects.change_untracked(at, |it| *it.active = false);
            log.push(|| Event::Activated { thing });
        }
        self.end_taunts(id, log);
        self.remove_guard(id, log);
    }

    /// MW-COND-TAUNT-03: whoever this creature taunted is free when it is activated.
    fn end_taunts(&mut self, by: ObjectId, log: &mut Log<Event>) {
        let next = |game: &Self| {
            game.objects.iter().find(|object| object.taunted_by == Some(by)).map(|object| object.id)
        };
        while let Some(taunted) = next(self) {
            self.remove_markers(taunted, Marker::Taunt, u8::MAX, log);
            if let Some(mut object) = self.find_mut(taunted) {
                object.taunted_by = None;
            }
        }
    }

    /// Changes an object in what can be seen, and writes the event. What left play meanwhile stays as it was.
    pub(crate) fn change_seen(
        &mut self,
        id: ObjectId,
        log: &mut Log<Event>,
        change: impl FnOnce(&mut Object),
        event: impl FnOnce(Thing) -> Event,
    ) {
        if let (Some(thing), Some(mut object)) = (self.thing(id), self.find_mut(id)) {
            change(&mut object);
            log.push(|| event(thing));
        }
    }

    /// A move that does not go on.
    pub(crate) fn stop_move(&mut self, id: ObjectId, log: &mut Log<Event>) {
        if let Some(thing) = self.thing(id) {
            log.push(|| Event::MoveStopped { thing });
        }
    }

    pub(crate) fn place_guard(&mut self, id: ObjectId, log: &mut Log<Event>) {
        self.change_seen(id, log, |it| it.flags.guard = true, |thing| Event::Guarding { thing });
    }

    pub(crate) fn remove_guard(&mut self, id: ObjectId, log: &mut Log<Event>) {
        if self.find(id).is_some_and(|object| object.flags.guard) {
            let event = |thing| Event::GuardRemoved { thing };
            self.change_seen(id, log, |it| it.flags.guard = false, event);
        }
    }

    pub(crate) fn put_into(&mut self, id: ObjectId, how: MoveKind, to: Zone, log: &mut Log<Event>) {
        let (Some(thing), Some(mut object)) = (self.thing(id), self.find_mut(id)) else {
            return self.broken("what moves is gone");
        };
        let from = std::mem::replace(&mut object.place, Place::Zone(to));
        object.moved = object.moved.wrapping_add(1);
        if let Place::Zone(from) = from {
            log.push(|| Event::Moved { thing, how, from, to });
        }
    }

    /// Puts damage on an object and destroys it if that reaches its Life. `by` is the creature that attacked.
    pub(crate) fn deal(
        &mut self,
        id: ObjectId,
        amount: u16,
        by: Option<ObjectId>,
        log: &mut Log<Event>,
    ) {
        let Some(thing) = self.thing(id) else { return }; // it left play meanwhile
        if amount > 0 {
            if let Some(mut object) = self.find_mut(id) {
                object.damage = object.damage.saturating_add(amount);
            }
            log.push(|| Event::Damaged { thing, amount, by: by.and_then(|by| self.thing(by)) });
            self.wake(id, log);
        }
        let Some(object) = self.find(id) else {
            return self.broken("what was damaged is gone");
        };
        if derive::life(self, object).is_some_and(|life| i32::from(object.damage) >= life) {
            self.destroy_by(id, Cause::Damage, by, log);
        }
    }

    /// MW-HEAL-03, MW-HEAL-04, MW-TRAIT-FINITELIFE-01: removes damage, if this can heal and has any.
    /// How much it was is returned.
    pub(crate) fn heal(&mut self, id: ObjectId, amount: u16, log: &mut Log<Event>) -> u16 {
        let Some(object) = self.find(id) else { return 0 }; // it left play meanwhile
        let traits = derive::traits(self, object);
        if traits.has(derive::Flag::FiniteLife) || !traits.is_living() {
            return 0;
        }
        let healed = amount.min(object.damage);
        let rage = object.tokens(Token::Rage);
        let thing = self.thing(id);
        if let (Some(thing), Some(mut object), 1..) = (thing, self.find_mut(id), healed) {
            object.damage -= healed;
            // MW-TRAIT-RAGE-03, MW-TRAIT-RAGE-04
            let left = if object.damage == 0 { 0 } else { rage.saturating_sub(1) };
            object.set_tokens(Token::Rage, left);
            log.push(|| Event::Healed { thing, amount: healed });
        }
        healed
    }

    /// Puts a condition marker on an object, if it can have it (MW-EFFECT-02, MW-DAMAGE-12).
    pub(crate) fn place_marker(
        &mut self,
        id: ObjectId,
        marker: Marker,
        log: &mut Log<Event>,
    ) -> bool {
        let Some(object) = self.find(id) else { return false }; // it left play meanwhile
        let traits = derive::traits(self, object);
        let immune = marker.damage_type().is_some_and(|damage_type| traits.is_immune(damage_type));
        let burnproof = marker == Marker::Burn && traits.has(derive::Flag::Burnproof);
        // MW-CONJ-13, MW-CONJ-14, MW-COND-DAZE-05, MW-COND-WEAK-04: only Burn and Rot lie on what is no creature.
        let for_creatures = !matches!(marker, Marker::Burn | Marker::Rot);
        if immune || burnproof || (for_creatures && !self.is_creature(object)) {
            return false;
        }
        let count = object.markers(marker).saturating_add(1);
        let event = |thing| Event::MarkerPlaced { thing, marker };
        self.change_seen(id, log, |it| it.set_markers(marker, count), event);
        self.lose_guard_if_helpless(id, log);
        true
    }

    /// MW-GUARD-13: who is incapacitated does not guard.
    pub(crate) fn lose_guard_if_helpless(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let helpless = self
            .find(id)
            .filter(|object| object.flags.guard)
            .is_some_and(|object| derive::traits(self, object).has(derive::Flag::Incapacitated));
        if helpless {
            self.remove_guard(id, log);
        }
    }

    pub(crate) fn remove_markers(
        &mut self,
        id: ObjectId,
        marker: Marker,
        count: u8,
        log: &mut Log<Event>,
    ) {
        let had = self.find(id).map_or(0, |object| object.markers(marker));
        let removed = count.min(had);
        if removed > 0 {
            let event = |thing| Event::MarkerRemoved { thing, marker, count: removed };
            self.change_seen(id, log, |it| it.set_markers(marker, had - removed), event);
        }
    }

    pub(crate) fn turn_up(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let Some(thing) = self.thing(id) else {
            return self.broken("what is turned up is gone");
        };
        self.reveals = self.reveals.saturating_add(1);
        let reveals = self.reveals;
        if let Some(mut object) = self.find_mut(id) {
            object.face = Face::Up;
            object.revealed = reveals;
        }
        let host = self.find(id).and_then(|object| match object.place {
            Place::On(host) => self.thing(host),
            Place::Zone(_) | Place::Border(_) | Place::Away(_) => None,
        });
        log.push(|| Event::Revealed { thing, host });
    }

    /// MW-COND-SLEEP-02: damage turns Sleep into Daze.
    fn wake(&mut self, id: ObjectId, log: &mut Log<Event>) {
        if self.find(id).is_some_and(|object| object.markers(Marker::Sleep) > 0) {
            self.remove_markers(id, Marker::Sleep, u8::MAX, log);
            self.place_marker(id, Marker::Daze, log);
        }
    }
}
