//! Leaving play: destruction, cards going to discard piles and spellbooks, Life that drops too low.

use super::{Blow, Cause, Face, MageWars, Object, ObjectId, Place, Prepared, RoundFact};
use crate::{
    cards::{self, CardId},
    derive,
    event::{Event, Thing},
    flow::{Arrival, Frame, TriggerEvent},
    vocabulary::{Kind, Marker, Token},
};

impl MageWars {
    pub(crate) fn destroy(&mut self, id: ObjectId, cause: Cause) {
        self.destroy_by(id, cause, None);
    }

    /// MW-DESTROY-01, MW-DESTROY-02, MW-DESTROY-05: what is attached goes first, then the object itself; what its
    /// destruction sets off comes after both.
    pub(crate) fn destroy_by(&mut self, id: ObjectId, cause: Cause, blow: Option<Blow>) {
        self.fall(id, cause, blow);
        self.check_life_of_all();
    }

    /// It leaves play with all that is attached to it; whether others live is looked at when all of it is gone.
    fn fall(&mut self, id: ObjectId, cause: Cause, blow: Option<Blow>) {
        let Some(object) = self.find(id).copied() else { return };
        // MW-COND-ZOMBIE-03, MW-TRAIT-DEVOUR-01
        let devoured = blow.is_some_and(|blow| blow.devours) && self.is_devourable(&object);
        let obliterated = devoured || object.markers(Marker::Zombie) > 0;
        let cause = if obliterated { Cause::Obliterated } else { cause };
        // MW-TRAIT-OBLITERATE-02, MW-TRAIT-OBLITERATE-04
        let silent = matches!(cause, Cause::Obliterated | Cause::HostObliterated);
        let zone = self.zone_of(&object);
        self.fire(TriggerEvent::Destroyed { object: id, blow, silent, cause });
        let follows =
            if cause == Cause::Obliterated { Cause::HostObliterated } else { Cause::HostDestroyed };
        self.destroy_attached(id, follows, |_| true);
        self.remove(id, cause);
        // MW-COND-LARVA-04, MW-COND-LARVA-06
        if let (Some((seat, card)), Some(zone), false) = (object.larva, zone, silent) {
            self.pending.push(Frame::Arrival(Arrival::Hatch { seat, card, zone }));
        }
    }

    fn is_devourable(&self, object: &Object) -> bool {
        self.is_creature(object) && !derive::traits(self, object).has(derive::Flag::Incorporeal)
    }

    /// The object leaves play; its card goes to its owner's discard pile unless it returns to the spellbook.
    pub(crate) fn remove(&mut self, id: ObjectId, cause: Cause) {
        // It may have gone with what was attached to it, such as Life it had gained.
        let Some(at) = self.objects.index_of(id) else { return };
        let object = self.objects.remove(at);
        let thing = Thing { id, card: object.card, controller: object.controller };
        let was_hidden = object.face == Face::Down;
        let (owner, place) = (object.owner, object.place);
        self.log.push(|| Event::Destroyed { thing, owner, place, cause, was_hidden });
        self.departed.push(object);
        if object.tokens(Token::WoundedPrey) > 0 {
            self.forget_prey(id);
        }
        self.keep_lasting(|lasting| lasting.who != id);
        let is_card = self.card(&object).kind != Kind::Mage && !self.card(&object).is_marker();
        if cause == Cause::Obliterated && is_card {
            self.remove_from_game(object.owner, object.card);
        }
        if matches!(cause, Cause::Obliterated | Cause::Returned) {
            self.note(RoundFact::CardGone { object: id });
        } else {
            self.discard(object.owner, object.card);
        }
        if let Some(bound) = object.bound.filter(|_| cause != Cause::Returned) {
            // MW-SPELLBIND-10, MW-SPELLBIND-13: back to whose spellbook it came from.
            self.lose_spell(object.bound_owner, bound);
        }
        self.discard_prepared_for(&object);
        if self.card(&object).kind == Kind::Mage {
            self.log.push(|| Event::MageDestroyed { seat: object.owner });
        }
    }

    /// MW-FAMILIAR-06, MW-SPAWN-06: a spell assigned to it is destroyed too.
    fn discard_prepared_for(&mut self, object: &Object) {
        if cards::compiled(object.card).casts().is_none() {
            return;
        }
        let Some(player) = self.player_mut(object.controller) else {
            return self.broken("an object of nobody");
        };
        let own = |prepared: &mut Prepared| prepared.caster == object.id;
        let lost: Vec<Prepared> = player.prepared.extract_if(.., own).collect();
        for prepared in lost {
            self.lose_spell(object.controller, prepared.card);
        }
    }

    /// A spell that was kept for something goes to the discard pile, where all can see it (MW-HIDDEN-10).
    fn lose_spell(&mut self, seat: kernel::Seat, card: CardId) {
        self.discard(seat, card);
        self.log.push(|| Event::SpellLost { card, seat });
    }

    /// MW-DAMAGE-07, MW-TRAIT-FINITELIFE-01: Life gained or lost for good; it is neither healing nor damage.
    pub(crate) fn change_life(&mut self, id: ObjectId, change: i16) {
        let Some(object) = self.find(id) else { return }; // it left play meanwhile
        if change > 0 && derive::traits(self, object).has(derive::Flag::FiniteLife) {
            return;
        }
        let change = change.clamp(i16::from(i8::MIN), i16::from(i8::MAX)) as i8;
        let event = |thing| Event::LifeChanged { thing, change };
        self.change_seen(id, |it| it.life_change = it.life_change.saturating_add(change), event);
        self.check_life_of_all();
    }

    /// MW-DAMAGE-08, MW-RULING-38: whose Life has dropped to its damage is destroyed.
    pub(crate) fn check_life_of_all(&mut self) {
        let dead = |object: &&Object| {
            object.damage > 0
                && derive::life(self, object).is_some_and(|life| i32::from(object.damage) >= life)
        };
        if let Some(id) = self.objects.iter().find(dead).map(|object| object.id) {
            self.destroy(id, Cause::LifeLost);
        }
        self.shed_corrosion();
    }

    /// Out of the arena for as many Upkeep Phases as it has tokens. MW-TELE-05: attached conjurations stay behind.
    pub(crate) fn send_away(&mut self, id: ObjectId, rounds: u8) {
        let Some(zone) = self.find(id).and_then(|object| self.zone_of(object)) else {
            return; // it is out of the arena already
        };
        self.drop_conjurations(id);
        let send = |object: &mut Object| {
            object.move_to(Place::Away(zone));
            object.set_tokens(Token::Banish, rounds);
        };
        self.change_seen(id, send, |thing| Event::SentAway { thing, from: zone, rounds });
    }

    /// Back to where it was last.
    pub(crate) fn come_back(&mut self, id: ObjectId) {
        let Some(&Object { place: Place::Away(zone), .. }) = self.find(id) else {
            return self.broken("who comes back was not away");
        };
        let event = |thing| Event::CameBack { thing, zone };
        self.change_seen(id, |object| _ = object.move_to(Place::Zone(zone)), event);
    }

    /// MW-TELE-05: conjurations attached to a teleported creature are destroyed.
    pub(crate) fn drop_conjurations(&mut self, id: ObjectId) {
        let conjured = |it: &Object| cards::card(it.card).kind == Kind::Conjuration;
        if self.attached_to(id).any(conjured) {
            self.destroy_attached(id, Cause::HostDestroyed, conjured);
            self.check_life_of_all();
        }
    }

    fn destroy_attached(&mut self, host: ObjectId, cause: Cause, which: impl Fn(&Object) -> bool) {
        let next = |game: &Self| game.attached_to(host).find(|it| which(it)).map(|it| it.id);
        while let Some(attached) = next(self) {
            self.fall(attached, cause, None);
        }
    }
}
