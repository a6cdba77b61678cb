//! The Resolve Spell Step: what a spell of each type does (MW-CAST-13), and where its card goes.

use kernel::Seat;

use super::{Aim, Arrival, Cast, CastStep, Spell, SpellStatus};
use crate::{
    cards::{self, CardId},
    event::Event,
    flow::{Frame, Moment, TriggerEvent, effect::Run},
    legal::placement,
    state::{Cause, Face, MageWars, Object, ObjectId, Place, RoundFact},
    vocabulary::{AttackReach, Kind, Location, Pile, Stopped},
};

impl MageWars {
    /// The spell takes effect, or does not; when it has, its card goes where it belongs.
    #[inline(never)]
    pub(super) fn run_resolve(&mut self, mut cast: Cast) {
        match cast.status {
            SpellStatus::Draft => self.broken("a spell resolves that was not declared"),
            SpellStatus::Stopped { how, card, refund } => {
                self.stop_spell(&cast, how, card, refund);
                self.fire(TriggerEvent::SpellOver { caster: cast.caster, card: cast.card });
            }
            SpellStatus::Open if self.is_illegal_now(&cast) => {
                self.cancel_spell(&cast);
                self.fire(TriggerEvent::SpellOver { caster: cast.caster, card: cast.card });
            }
            SpellStatus::Open => {
                cast.status = SpellStatus::Resolved;
                // MW-RULING-94: only what resolves counts. It is noted now that the spell is no longer judged, so that it
                // is not in its own way.
                if let Some(target) = cast.on.object() {
                    self.note(RoundFact::WasCastOn { card: cast.card, target });
                }
                self.agenda.push(Frame::Cast { cast: cast.clone(), step: CastStep::ResolveSpell });
                self.resolve(&cast);
            }
            SpellStatus::Resolved => {
                let kind = cards::card(cast.card).kind;
                let spent = matches!(kind, Kind::Incantation | Kind::Attack); // MW-CAST-23, MW-CAST-24
                if spent || matches!(cast.spell, Spell::Ability { .. }) {
                    self.dispose(&cast);
                }
                self.open_window(Moment::Cast(CastStep::ResolveSpell));
                self.fire(TriggerEvent::Resolved {
                    caster: cast.by(),
                    you: cast.you,
                    card: cast.card,
                });
                self.fire(TriggerEvent::SpellOver { caster: cast.caster, card: cast.card });
            }
        }
    }

    /// MW-CAST-14, MW-CAST-15, MW-RULING-10: a target that is no longer legal, or anybody who moved.
    fn is_illegal_now(&self, cast: &Cast) -> bool {
        // MW-RULING-96: a spell that was turned is its new caster's.
        let Some(caster) = self.find(cast.by()) else { return true };
        let Some(lines) = self.lines(cast.spell) else { return true };
        self.stamps(cast.by(), cast.on) != cast.stamps
            || self.judge_aim(&self.aiming_cast(cast, caster, lines), cast.on).is_err()
            || self.judge_fit(cast.you, cast.spell, cast.card, cast.on).is_err()
    }

    /// What was stopped does nothing more (MW-COUNTER-03, MW-COUNTER-04, MW-RULING-77).
    fn stop_spell(&mut self, cast: &Cast, how: Stopped, pile: Pile, refund: bool) {
        let (card, hidden) = (cast.card, self.stays_hidden(cast));
        match (how, pile) {
            (_, Pile::Spellbook) => {
                self.log.push(|| Event::SpellReturned { card, seat: cast.owner, hidden });
            }
            (Stopped::Countered, Pile::Discard) => {
                self.log.push(|| Event::SpellCountered { card, seat: cast.you, hidden });
            }
            (Stopped::Canceled, Pile::Discard) => {
                self.log.push(|| Event::SpellCanceled { card, seat: cast.you, hidden });
            }
        }
        if refund {
            self.refund(cast);
        }
        match (pile, cast.spell) {
            // MW-SPELLBIND-09: a bound spell stays bound.
            (Pile::Spellbook, Spell::Card(card)) => {
                if let Some(player) = self.player_mut(cast.owner) {
                    player.put_into_book(card);
                }
            }
            (Pile::Spellbook, Spell::Bound(_) | Spell::Ability { .. }) => (),
            (Pile::Discard, _) => self.dispose(cast),
        }
    }

    /// A canceled spell does nothing more; its card is discarded (MW-GEN-10, MW-RULING-10).
    pub(super) fn cancel_spell(&mut self, cast: &Cast) {
        self.stop_spell(cast, Stopped::Canceled, Pile::Discard, false);
    }

    /// Whether others do not know which card it is.
    pub(super) fn stays_hidden(&self, cast: &Cast) -> bool {
        cards::card(cast.card).kind == Kind::Enchantment
    }

    /// Where the card goes that does not stay in play: bound spells stay bound (MW-SPELLBIND-08).
    fn dispose(&mut self, cast: &Cast) {
        match cast.spell {
            Spell::Card(card) => self.discard(cast.owner, card),
            Spell::Bound(_) | Spell::Ability { .. } => (),
        }
    }

    fn resolve(&mut self, cast: &Cast) {
        let card = cards::card(cast.card);
        if let Spell::Ability { .. } = cast.spell {
            return self.begin_program(cast);
        }
        match (card.kind, cast.on.place()) {
            // MW-CREATURE-01, MW-CREATURE-03, MW-CREATURE-06: face up, inactive, and Summoned.
            (Kind::Creature | Kind::Conjuration, Some(place)) => {
                let id = self.arrive(cast, place, Face::Up);
                self.entered(id);
            }
            (Kind::Wall, Some(Place::Border(border))) => self.raise_wall(cast, border),
            // MW-ENCH-01
            (Kind::Enchantment, Some(place)) => _ = self.arrive(cast, place, Face::Down),
            (Kind::Equipment, Some(Place::On(mage))) => self.equip(cast, mage),
            (Kind::Incantation, _) => self.begin_program(cast),
            (Kind::Attack, _) => self.begin_attack_spell(cast),
            _ => self.broken("a spell took effect on what it cannot be aimed at"),
        }
    }

    fn begin_program(&mut self, cast: &Cast) {
        self.agenda.push(Frame::Run(Run::new(cast.program(), cast.context())));
    }

    /// MW-ATTACK-GEN-06, MW-ATTACK-GEN-07: the attack of an attack spell on what the spell was aimed at.
    fn begin_attack_spell(&mut self, cast: &Cast) {
        let bar = crate::flow::BarRef { card: cast.card, bar: 0, object: cast.caster };
        match (bar.bar().reach, cast.on) {
            (AttackReach::Zone { .. }, Aim::Zone(zone)) => {
                self.begin_zone_attack(cast.caster, bar, zone, true);
            }
            (_, Aim::Object(target)) => self.attack_with_spell(cast.caster, bar, target),
            _ => self.broken("an attack spell has nothing to attack"),
        }
    }

    /// A new object of the spell's card, controlled by who controls the spell (MW-GEN-05).
    fn arrive(&mut self, cast: &Cast, place: Place, face: Face) -> ObjectId {
        self.put_into_play(cast.card, cast.owner, cast.you, place, face)
    }

    pub(crate) fn put_into_play(
        &mut self,
        card: CardId,
        owner: Seat,
        controller: Seat,
        place: Place,
        face: Face,
    ) -> ObjectId {
        let id = ObjectId(self.arrivals);
        self.arrivals = self.arrivals.saturating_add(1);
        let mut object = Object::new(id, card, owner, place, face);
        object.controller = controller;
        object.arrived = self.round;
        if face == Face::Up {
            self.reveals = self.reveals.saturating_add(1);
            object.revealed = self.reveals;
        }
        self.objects.push(object);
        let host = place.host().and_then(|host| self.thing(host));
        let (zone, hidden) = (self.zone_of(&object), face == Face::Down);
        self.tell(id, |thing| Event::Arrived { thing, host, zone, hidden });
        id
    }

    pub(crate) fn entered(&mut self, id: ObjectId) {
        self.fire(TriggerEvent::Entered(id));
        // MW-SPELLBIND-01, MW-FAMILIAR-12
        let binds = |it: &Object| self.is_creature(it) && cards::compiled(it.card).binds.is_some();
        if self.find(id).is_some_and(binds) {
            self.pending.push(Frame::Arrival(Arrival::Bind { object: id }));
        }
    }

    /// MW-EQUIP-07, MW-EQUIP-10, MW-EQUIP-16: worn by the mage, who controls it; what is in the way goes back.
    fn equip(&mut self, cast: &Cast, mage: ObjectId) {
        let Some(wearer) = self.find(mage).map(|mage| mage.controller) else {
            return self.broken("equipment for a mage that is gone");
        };
        let in_the_way = placement::equipment_conflicts(self, mage, cast.card, cast.location, None);
        for old in in_the_way.all {
            self.return_to_book(old);
        }
        // Of two rings the wearer chooses the one that goes.
        if !in_the_way.one_of.is_empty() {
            let (card, owner) = (cast.card, cast.owner);
            let arrival = Arrival::ReplaceRing { mage, card, owner, wearer, taken: None };
            return self.agenda.push(Frame::Arrival(arrival));
        }
        self.wear(cast.card, cast.owner, mage, cast.location);
    }

    /// MW-EQUIP-19: equipment in play comes under the control of a player, whose mage wears it if it may; it does not come
    /// into play.
    pub(crate) fn take_equipment(&mut self, you: Seat, id: ObjectId) {
        let (Some(mage), Some(taken)) = (self.mage(you), self.find(id).copied()) else {
            return; // one of them left play meanwhile
        };
        let mage = *mage;
        if !cards::compiled(mage.card).may_have(cards::card(taken.card)) {
            return self.destroy(id, Cause::Effect);
        }
        let in_the_way = placement::equipment_conflicts(
            self,
            mage.id,
            taken.card,
            taken.location,
            Some(taken.id),
        );
        for old in in_the_way.all {
            self.return_to_book(old);
        }
        if in_the_way.one_of.is_empty() {
            return self.hand_over(id, mage.id);
        }
        let Object { card, owner, .. } = taken;
        let (mage, wearer, taken) = (mage.id, you, Some(id));
        self.agenda.push(Frame::Arrival(Arrival::ReplaceRing { mage, card, owner, wearer, taken }));
    }

    /// A mage puts on equipment that is in play.
    pub(crate) fn hand_over(&mut self, id: ObjectId, mage: ObjectId) {
        let Some(wearer) = self.find(mage).map(|mage| mage.controller) else {
            return self.broken("equipment for a mage that is gone");
        };
        if let Some(object) = self.objects.change_indexed(id) {
            object.move_to(Place::On(mage));
            object.controller = wearer;
        }
        self.objects.forget_traits();
        let host = self.thing(mage);
        let attached = |thing| Event::Attached { thing, host, zone: None, hidden: false };
        self.tell(id, attached);
        self.check_life_of_all();
    }

    pub(crate) fn wear(
        &mut self,
        card: CardId,
        owner: Seat,
        mage: ObjectId,
        location: Option<Location>,
    ) {
        let Some(wearer) = self.find(mage).map(|mage| mage.controller) else {
            return self.broken("equipment for a mage that is gone");
        };
        let id = self.put_into_play(card, owner, wearer, Place::On(mage), Face::Up);
        if let Some(object) = self.find_mut(id) {
            object.location = location;
        }
        self.entered(id);
        // MW-SPELLBIND-01, MW-SPELLBIND-13, MW-RULING-23: who controls it may bind a spell of the own spellbook.
        if cards::compiled(card).binds.is_some() {
            self.pending.push(Frame::Arrival(Arrival::Bind { object: id }));
        }
    }

    /// An object leaves play and its card goes back to its owner's spellbook, with what is bound to it
    /// (MW-SPELLBIND-11).
    pub(crate) fn return_to_book(&mut self, id: ObjectId) {
        let Some(object) = self.find(id).copied() else {
            return self.broken("what goes back to the spellbook is gone");
        };
        self.remove(id, Cause::Returned);
        if let Some(player) = self.player_mut(object.owner) {
            player.put_into_book(object.card);
        }
        // MW-SPELLBIND-13: back to whose spellbook it came from.
        if let (Some(bound), Some(player)) = (object.bound, self.player_mut(object.bound_owner)) {
            player.put_into_book(bound);
        }
    }
}
