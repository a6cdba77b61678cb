//! Leaving play: destruction, cards going to discard piles and spellbooks, Life that drops too low.

use kernel::Log;

use super::{Cause, Face, MageWars, Object, ObjectId, Place};
use crate::{
    cards::{self, CardId},
    derive,
    event::{Event, Thing},
    flow::Occasion,
    vocabulary::{Kind, Token},
};

impl MageWars {
    pub(crate) fn destroy(&mut self, id: ObjectId, cause: Cause, log: &mut Log<Event>) {
        self.destroy_by(id, cause, None, log);
    }

    /// MW-DESTROY-01, MW-DESTROY-02, MW-DESTROY-05: what is attached goes first, then the object itself; what its
    /// destruction sets off comes after both.
    pub(crate) fn destroy_by(
        &mut self,
        id: ObjectId,
        cause: Cause,
        by: Option<ObjectId>,
        log: &mut Log<Event>,
    ) {
        if self.find(id).is_none() {
            return;
        }
        self.fire(Occasion::Destroyed { object: id, by });
        let next = |game: &Self| game.attached_to(id).map(|object| object.id).next();
        while let Some(attached) = next(self) {
            self.destroy(attached, Cause::HostDestroyed, log);
        }
        self.remove(id, cause, log);
        self.check_life_of_all(log);
    }

    /// The object leaves play; its card goes to its owner's discard pile unless it returns to the spellbook.
    pub(crate) fn remove(&mut self, id: ObjectId, cause: Cause, log: &mut Log<Event>) {
        // It may have gone with what was attached to it, such as Life it had gained.
        let Some(at) = self.index_of(id) else { return };
        let object = self.objects.remove(at);
        let thing = Thing { id, card: object.card, controller: object.controller };
        let was_hidden = object.face == Face::Down;
        let (owner, place) = (object.owner, object.place);
        log.push(|| Event::Destroyed { thing, owner, place, cause, was_hidden });
        self.departed.push(object);
        self.end_lasting_of(id);
        if cause != Cause::Returned {
            self.discard(object.owner, object.card);
            if let Some(bound) = object.bound {
                // MW-SPELLBIND-10, MW-SPELLBIND-13: back to whose spellbook it came from.
                self.lose_spell(object.bound_owner, bound, log);
            }
        }
        self.discard_prepared_for(&object, log);
        if self.card(&object).kind == Kind::Mage {
            log.push(|| Event::MageDestroyed { seat: object.owner });
        }
    }

    /// MW-FAMILIAR-06, MW-SPAWN-06: a spell assigned to it is destroyed too.
    fn discard_prepared_for(&mut self, object: &Object, log: &mut Log<Event>) {
        let compiled = cards::compiled(object.card);
        if compiled.casts().is_none() {
            return;
        }
        let Some(player) = self.player_mut(object.controller) else {
            return self.broken("an object of nobody");
        };
        let mut lost = Vec::new();
        player.prepared.retain(|prepared| {
            let stays = prepared.caster != object.id;
            if !stays {
                lost.push(prepared.card);
            }
            stays
        });
        for card in lost {
            self.lose_spell(object.controller, card, log);
        }
    }

    /// A spell that was kept for something goes to the discard pile, where all can see it (MW-HIDDEN-10).
    fn lose_spell(&mut self, seat: kernel::Seat, card: CardId, log: &mut Log<Event>) {
        self.discard(seat, card);
        log.push(|| Event::SpellLost { card, seat });
    }

    /// MW-DAMAGE-07, MW-TRAIT-FINITELIFE-01: Life gained or lost for good; it is neither healing nor damage.
    pub(crate) fn change_life(&mut self, id: ObjectId, change: i16, log: &mut Log<Event>) {
        let Some(object) = self.find(id) else { return }; // it left play meanwhile
        let finite = derive::traits(self, object).has(derive::Flag::FiniteLife);
        if change > 0 && finite {
            return;
        }
        if let (Some(thing), Some(mut object)) = (self.thing(id), self.find_mut(id)) {
            let change = change.clamp(i16::from(i8::MIN), i16::from(i8::MAX)) as i8;
            object.life_change = object.life_change.saturating_add(change);
            log.push(|| Event::LifeChanged { thing, change });
        }
        self.check_life_of_all(log);
    }

    /// MW-DAMAGE-08, MW-RULING-38: whose Life has dropped to its damage is destroyed.
    pub(crate) fn check_life_of_all(&mut self, log: &mut Log<Event>) {
        let dead = |game: &Self| {
            game.objects
                .iter()
                .filter(|object| object.damage > 0)
                .find(|object| {
                    derive::life(game, object).is_some_and(|life| i32::from(object.damage) >= life)
                })
                .map(|object| object.id)
        };
        while let Some(id) = dead(self) {
            self.destroy(id, Cause::LifeLost, log);
        }
    }

    /// Mana that is lost, as far as it is there; how much it was is returned.
    pub(crate) fn lose_mana(&mut self, id: ObjectId, amount: u16, log: &mut Log<Event>) -> u16 {
        let lost = self.find(id).map_or(0, |object| object.mana.min(amount));
        if lost > 0 {
            let event = |thing| Event::ManaLost { thing, amount: lost };
            self.change_seen(id, log, |it| it.mana -= lost, event);
        }
        lost
    }

    /// Turns the action marker to active.
    pub(crate) fn rouse(&mut self, id: ObjectId, log: &mut Log<Event>) {
        self.change_seen(id, log, |it| it.flags.active = true, |thing| Event::Roused { thing });
    }

    /// MW-HIDDEN-14: somebody looks at a hidden enchantment and knows it from then on.
    pub(crate) fn look_at(&mut self, seat: kernel::Seat, id: ObjectId, log: &mut Log<Event>) {
        let event = |thing| Event::LookedAt { seat, thing };
        self.change_seen(id, log, |it| it.seen_by |= 1 << seat.0, event);
    }

    /// Out of the arena for as many Upkeep Phases as it has tokens. MW-TELE-05: attached conjurations stay behind.
    pub(crate) fn send_away(&mut self, id: ObjectId, rounds: u8, log: &mut Log<Event>) {
        let Some(zone) = self.find(id).and_then(|object| self.zone_of(object)) else {
            return; // it is out of the arena already
        };
        self.drop_conjurations(id, log);
        if let (Some(thing), Some(mut object)) = (self.thing(id), self.find_mut(id)) {
            object.place = Place::Away(zone);
            object.moved = object.moved.wrapping_add(1);
            object.set_tokens(Token::Banish, rounds);
            log.push(|| Event::SentAway { thing, from: zone, rounds });
        }
    }

    /// Back to where it was last.
    pub(crate) fn come_back(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let Some(&Place::Away(zone)) = self.find(id).map(|object| &object.place) else {
            return self.broken("who comes back was not away");
        };
        if let (Some(thing), Some(mut object)) = (self.thing(id), self.find_mut(id)) {
            object.place = Place::Zone(zone);
            object.moved = object.moved.wrapping_add(1);
            log.push(|| Event::CameBack { thing, zone });
        }
    }

    /// MW-TELE-05: conjurations attached to a teleported creature are destroyed.
    pub(crate) fn drop_conjurations(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let next = |game: &Self| {
            game.attached_to(id)
                .find(|object| game.card(object).kind == Kind::Conjuration)
                .map(|object| object.id)
        };
        while let Some(attached) = next(self) {
            self.destroy(attached, Cause::HostDestroyed, log);
        }
    }
}
