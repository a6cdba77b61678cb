//! Every observable change, each in one function that also writes its event. No change, no event.

use kernel::Seat;

use super::{Face, MageWars, Object, ObjectId, Place, RoundFact, Zone};
use crate::{
    cards, derive,
    event::{Event, Thing},
    flow::{Frame, MoveKind, Phase, Staunch},
    vocabulary::{Marker, Token, Until},
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
    /// It was destroyed, and its card left the game (MW-TRAIT-OBLITERATE-01).
    Obliterated,
    /// What it was attached to was obliterated (MW-TRAIT-OBLITERATE-04).
    HostObliterated,
}

/// An attack that damages somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub by: ObjectId,
    pub is_melee: bool,
    /// Whom it destroys, it obliterates (MW-TRAIT-DEVOUR-01).
    pub devours: bool,
}

impl MageWars {
    pub(crate) fn thing(&self, id: ObjectId) -> Option<Thing> {
        let object = self.find(id)?;
        Some(Thing { id, card: object.card, controller: object.controller })
    }

    /// Writes what happens to an object. Of what left play meanwhile nothing is told.
    pub(crate) fn tell(&mut self, id: ObjectId, event: impl FnOnce(Thing) -> Event) {
        if let Some(thing) = self.thing(id) {
            self.log.push(|| event(thing));
        }
    }

    /// Changes an object in what can be seen, and writes the event. What left play meanwhile stays as it was.
    pub(crate) fn change_seen(
        &mut self,
        id: ObjectId,
        change: impl FnOnce(&mut Object),
        event: impl FnOnce(Thing) -> Event,
    ) {
        if let Some(object) = self.find_mut(id) {
            change(object);
            self.tell(id, event);
        }
    }

    /// MW-ROUND-08, MW-ROUND-09: the next round; what belongs to the last one is over.
    pub(crate) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.round_facts.clear();
        self.departed.clear();
        self.keep_lasting(|lasting| lasting.until == Until::Permanent);
        self.objects.forget_given(); // some give something to those summoned in this round
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        let round = self.round;
        self.log.push(|| Event::PhaseBegan { round, phase });
    }

    pub(crate) fn hand_initiative(&mut self, to: Seat) {
        self.initiative = to;
        self.log.push(|| Event::InitiativeHeld { seat: to });
    }

    pub(crate) fn gain_mana(&mut self, id: ObjectId, amount: u16) {
        if amount > 0
            && let Some(object) = self.objects.change_untracked(id)
        {
            object.mana = object.mana.saturating_add(amount);
            self.tell(id, |thing| Event::ManaGained { thing, amount });
        }
    }

    /// MW-GEN-19: only mana that is there can be spent; legality has seen to that.
    pub(crate) fn spend_mana(&mut self, id: ObjectId, amount: u16) {
        if amount == 0 {
            return;
        }
        match self.objects.change_untracked(id).filter(|object| object.mana >= amount) {
            Some(object) => {
                object.mana -= amount;
                self.tell(id, |thing| Event::ManaSpent { thing, amount });
            }
            None => self.broken("mana is spent that is not there"),
        }
    }

    /// Mana that is lost, as far as it is there; how much it was is returned.
    pub(crate) fn lose_mana(&mut self, id: ObjectId, amount: u16) -> u16 {
        let lost = self.find(id).map_or(0, |object| object.mana.min(amount));
        if lost > 0 {
            self.change_seen(
                id,
                |it| it.mana -= lost,
                |thing| Event::ManaLost { thing, amount: lost },
            );
        }
        lost
    }

    /// The mana of a seat's mage.
    pub(crate) fn mana_of(&self, seat: Seat) -> u16 {
        self.mage(seat).map_or(0, |mage| mage.mana)
    }

    /// The mage of a seat pays, if it has that much. False if it cannot.
    pub(crate) fn pay(&mut self, seat: Seat, cost: u16) -> bool {
        let mage = self.mage(seat).filter(|mage| mage.mana >= cost).map(|mage| mage.id);
        if let Some(mage) = mage {
            self.spend_mana(mage, cost);
        }
        mage.is_some() || cost == 0
    }

    pub(crate) fn activate(&mut self, id: ObjectId) {
        if let Some(object) = self.objects.change_untracked(id) {
            object.flags.active = false;
            self.tell(id, |thing| Event::Activated { thing });
        }
        self.rise(id);
        self.end_taunts(id);
        self.remove_guard(id);
    }

    /// Turns the action marker to active.
    pub(crate) fn rouse(&mut self, id: ObjectId) {
        self.change_seen(id, |it| it.flags.active = true, |thing| Event::Roused { thing });
    }

    /// MW-COND-TAUNT-03: whoever this creature taunted is free when it is activated.
    fn end_taunts(&mut self, by: ObjectId) {
        for taunt in Marker::TAUNTS {
            self.take_taunt_back(by, taunt);
        }
    }

    /// MW-DOM-11
    pub(crate) fn gain_vtar(&mut self, seat: Seat, amount: u16) {
        let Some(player) = self.player_mut(seat) else { return self.broken("V'Tar for nobody") };
        player.vtar = player.vtar.saturating_add(amount);
        let total = player.vtar;
        self.log.push(|| Event::VTarGained { seat, amount, total });
    }

    /// An Orb has another controller, or none; the first time it is turned on.
    pub(crate) fn hand_orb(&mut self, id: ObjectId, to: Seat, by: Option<ObjectId>) {
        let Some(orb) = self.objects.change_indexed(id) else {
            return self.broken("an Orb is gone");
        };
        orb.controller = to;
        orb.light();
        let by = by.and_then(|by| self.thing(by));
        self.tell(id, |orb| Event::OrbHanded { orb, by });
    }

    /// A move that does not go on.
    pub(crate) fn stop_move(&mut self, id: ObjectId) {
        self.tell(id, |thing| Event::MoveStopped { thing });
    }

    pub(crate) fn place_guard(&mut self, id: ObjectId) {
        self.change_seen(id, |it| it.flags.guard = true, |thing| Event::Guarding { thing });
    }

    /// MW-TRAIT-GUARDMARKER-01, MW-GUARD-13: a card puts a guard marker on it, if it can guard and does not yet.
    pub(crate) fn set_to_guard(&mut self, id: ObjectId) {
        if self.find(id).is_some_and(|object| self.can_take_guard(object)) {
            self.place_guard(id);
        }
    }

    /// Whether it can guard and does not yet.
    pub(crate) fn can_take_guard(&self, object: &Object) -> bool {
        let helpless = derive::traits(self, object).has(derive::Flag::Incapacitated);
        self.is_creature(object) && !object.flags.guard && !helpless
    }

    pub(crate) fn remove_guard(&mut self, id: ObjectId) {
        if self.find(id).is_some_and(|object| object.flags.guard) {
            self.change_seen(
                id,
                |it| it.flags.guard = false,
                |thing| Event::GuardRemoved { thing },
            );
        }
    }

    pub(crate) fn put_into(&mut self, id: ObjectId, how: MoveKind, to: Zone) {
        let Some(object) = self.objects.change_outward(id) else {
            return self.broken("what moves is gone");
        };
        if let Place::Zone(from) = object.move_to(Place::Zone(to)) {
            self.tell(id, |thing| Event::Moved { thing, how, from, to });
            if how == MoveKind::Push {
                self.note(RoundFact::Pushed { who: id });
            }
        }
        self.shed_corrosion();
    }

    /// Puts damage on an object and destroys it if that reaches its Life. The blow is that of who attacked.
    pub(crate) fn deal(&mut self, id: ObjectId, amount: u16, blow: Option<Blow>) {
        // MW-TRAIT-INDESTRUCTIBLE-01
        let solid =
            |object: &Object| derive::traits(self, object).has(derive::Flag::Indestructible);
        if amount > 0
            && !self.find(id).is_some_and(solid)
            && let Some(object) = self.objects.change_outward(id)
        {
            object.damage = object.damage.saturating_add(amount);
            let attacker = blow.and_then(|blow| self.thing(blow.by));
            self.tell(id, |thing| Event::Damaged { thing, amount, by: attacker });
            self.wake(id);
        }
        self.destroy_if_dead(id, blow);
    }

    /// MW-DAMAGE-06: what has as much damage as Life is destroyed.
    pub(crate) fn destroy_if_dead(&mut self, id: ObjectId, blow: Option<Blow>) {
        let Some(object) = self.find(id) else { return }; // it left play meanwhile
        // MW-TRAIT-VINE-02
        let broken = object.damage > 0 && cards::compiled(object.card).fragile;
        let dead = |life: i32| i32::from(object.damage) >= life;
        if broken || derive::life(self, object).is_some_and(dead) {
            self.destroy_by(id, Cause::Damage, blow);
        }
    }

    /// MW-HEAL-04, MW-TRAIT-FINITELIFE-01, MW-COND-BLEED-06: whether healing would do something for it now.
    pub(crate) fn can_heal(&self, object: &Object) -> bool {
        let traits = derive::traits(self, object);
        let mends = object.curable() > 0 || object.markers(Marker::Bleed) > 0;
        mends && !traits.has(derive::Flag::FiniteLife) && traits.is_living()
    }

    /// MW-HEAL-03, MW-HEAL-04, MW-TRAIT-FINITELIFE-01, MW-COND-BLEED-04: heals this, if it can. MW-COND-BLEED-03: where
    /// it bleeds, its controller says first what is healed.
    pub(crate) fn heal(&mut self, id: ObjectId, amount: u16) {
        let Some(object) = self.find(id).filter(|object| self.can_heal(object)) else { return };
        if object.markers(Marker::Bleed) > 0 && amount > 0 {
            self.pending.push(Frame::Staunch(Staunch { who: id, amount }));
        } else {
            self.mend(id, amount);
        }
    }

    /// Removes damage that is healed, as far as it is there; how much it was is returned.
    pub(crate) fn mend(&mut self, id: ObjectId, amount: u16) -> u16 {
        let healed = self.find(id).map_or(0, |object| object.curable().min(amount));
        if healed > 0 {
            let heal = |object: &mut Object| {
                object.damage -= healed;
                // MW-TRAIT-RAGE-03, MW-TRAIT-RAGE-04
                let rage = object.tokens(Token::Rage).saturating_sub(1);
                object.set_tokens(Token::Rage, if object.damage == 0 { 0 } else { rage });
            };
            self.change_seen(id, heal, |thing| Event::Healed { thing, amount: healed });
            self.end_hunt(id);
        }
        healed
    }

    /// MW-TRAIT-LIFEBOND-01 to MW-TRAIT-LIFEBOND-03: damage goes from one to the other; nothing is healed by it, and no damage
    /// dealt, but who takes it may be destroyed.
    pub(crate) fn shift_damage(&mut self, from: ObjectId, to: ObjectId, amount: u16) {
        let moved = self.find(from).map_or(0, |object| object.curable().min(amount));
        if moved == 0 || self.find(to).is_none() {
            return;
        }
        let (giver, taker) = (self.thing(from), self.thing(to));
        if let Some(object) = self.objects.change_outward(from) {
            object.damage -= moved;
            if object.damage == 0 {
                object.set_tokens(Token::Rage, 0); // MW-TRAIT-RAGE-04
            }
        }
        if let Some(object) = self.objects.change_outward(to) {
            object.damage = object.damage.saturating_add(moved);
        }
        if let (Some(from), Some(to)) = (giver, taker) {
            self.log.push(|| Event::DamageShifted { from, to, amount: moved });
        }
        self.objects.forget_traits();
        self.destroy_if_dead(to, None);
    }

    /// MW-MAGE-JOHKTARI-06: what has no damage any more is nobody's prey.
    pub(super) fn end_hunt(&mut self, id: ObjectId) {
        let prey = |object: &Object| object.damage == 0 && object.tokens(Token::WoundedPrey) > 0;
        while self.find(id).is_some_and(prey) {
            self.take_token(id, Token::WoundedPrey);
            self.forget_prey(id);
        }
    }

    /// A token is taken from whoever carries it.
    pub(crate) fn take_token(&mut self, id: ObjectId, token: Token) {
        let left = self.find(id).map_or(0, |object| object.tokens(token)).saturating_sub(1);
        let take = |object: &mut Object| object.set_tokens(token, left);
        self.change_seen(id, take, |thing| Event::TokensRemoved { thing, token, count: 1 });
    }

    /// Whoever hunted it hunts nothing now.
    pub(super) fn forget_prey(&mut self, id: ObjectId) {
        for seat in Seat::all(self.seats) {
            let hunter = self.mage(seat).filter(|mage| mage.chosen == Some(id)).map(|it| it.id);
            if let Some(hunter) = hunter.and_then(|hunter| self.objects.change_outward(hunter)) {
                hunter.chosen = None;
            }
        }
    }

    /// MW-GUARD-13: who is incapacitated does not guard.
    pub(crate) fn lose_guard_if_helpless(&mut self, id: ObjectId) {
        let guard = self.find(id).filter(|object| object.flags.guard);
        if guard.is_some_and(|it| derive::traits(self, it).has(derive::Flag::Incapacitated)) {
            self.remove_guard(id);
        }
    }

    pub(crate) fn turn_up(&mut self, id: ObjectId) {
        self.reveals = self.reveals.saturating_add(1);
        let Some(object) = self.objects.change_indexed(id) else {
            return self.broken("what is turned up is gone");
        };
        object.face = Face::Up;
        object.revealed = self.reveals;
        let host = object.place.host().and_then(|host| self.thing(host));
        self.tell(id, |thing| Event::Revealed { thing, host });
        self.shed_corrosion();
    }

    /// MW-HIDDEN-14: somebody looks at a hidden enchantment and knows it from then on.
    pub(crate) fn look_at(&mut self, seat: Seat, id: ObjectId) {
        let event = |thing| Event::LookedAt { seat, thing };
        self.change_seen(id, |it| it.seen_by |= 1 << seat.0, event);
    }
}
