//! The effects themselves: one arm each, on whoever the words name.

use super::{Context, Decision, Run};
use crate::{
    cards, derive,
    event::Event,
    flow::{Arrival, Attack, BarRef, Frame, Heading, MoveKind, Push, SpellStatus, attack},
    state::{Face, MageWars, ObjectId, Place, RoundFact, Waiting, Zone},
    vocabulary::{
        Amount, AttackReach, Condition, Effect, Gain, Kind, Marker, Stat, Token, Trait, Until, Who,
        effect::{Destination, Direction, Through},
    },
};

impl MageWars {
    /// Executes an effect, or asks what it leaves to its controller. Where nobody is whom it names, nothing happens.
    pub(super) fn act(&mut self, run: Run, effect: &'static Effect) -> Option<()> {
        let context = run.context;
        match effect {
            Effect::Damage { who, amount, damage_type } => {
                let id = self.who(&context, *who)?;
                let amount = self.roll_amount(&context, amount);
                self.deal_direct(id, amount, *damage_type);
            }
            Effect::Drain { from, amount, to } => {
                let id = self.who(&context, *from)?;
                let left = self.find(id).map_or(0, |from| derive::life_left(self, from));
                let amount = self.roll_amount(&context, amount).min(left); // MW-RULING-86
                let received = self.deal_direct(id, amount, None);
                self.heal(self.who(&context, *to)?, received);
            }
            Effect::Heal { who, amount } => {
                let id = self.who(&context, *who)?;
                let amount = self.roll_amount(&context, amount);
                self.heal(id, amount);
            }
            Effect::RemoveDamage { who, amount } => {
                let id = self.who(&context, *who)?;
                let amount = self.roll_amount(&context, amount);
                self.mend(id, amount);
            }
            Effect::BuyOffDamage { who, mana } => {
                let damaged = self.find(self.who(&context, *who)?)?;
                let affordable = self.mana_of(context.you) / u16::from(*mana).max(1);
                let most = damaged.curable().min(affordable).min(u16::from(u8::MAX));
                if most > 0 {
                    self.decide(run, Decision::Number(most as u8));
                }
            }
            Effect::MoveDamage { from, to, up_to } => {
                let there = self.find(self.who(&context, *from)?)?;
                self.find(self.who(&context, *to)?)?;
                let most = there.curable().min(u16::from(*up_to));
                if most > 0 && self.can_heal(there) {
                    self.decide(run, Decision::Number(most as u8));
                }
            }
            Effect::LoseLife { who, amount } => {
                let amount = i16::try_from(self.evaluate(&context, amount)).unwrap_or(i16::MAX);
                self.change_life(self.who(&context, *who)?, -amount);
            }
            Effect::Gain { who, gains, until } => {
                self.gain_for(run, self.who(&context, *who)?, gains, *until);
            }
            Effect::PlaceMarker { who, marker } => {
                let id = self.who(&context, *who)?;
                let placed = match context.this {
                    Some(by) if Marker::TAUNTS.contains(marker) => {
                        self.place_taunt(id, *marker, by)
                    }
                    Some(_) | None => self.place_marker(id, *marker),
                };
                if placed && *marker == Marker::Burn && self.is_tile(context.card) {
                    self.catch_fire(id);
                }
                // MW-COND-LARVA-03
                if placed
                    && *marker == Marker::Larva
                    && let Some(object) = self.objects.change_untracked(id)
                {
                    object.larva = Some((context.you, context.card));
                }
            }
            Effect::ClearMarkers { who, marker } => {
                let id = self.who(&context, *who)?;
                let count = self.find(id).map_or(0, |object| object.markers(*marker));
                self.remove_markers(id, *marker, u8::MAX);
                self.note_number(&run, count);
            }
            Effect::MoveMarker { marker, from, to } => {
                let (from, to) = (self.who(&context, *from)?, self.who(&context, *to)?);
                let goes = self.find(from)?.markers(*marker) > 0;
                if goes && self.find(to).is_some_and(|object| self.can_have(object, *marker)) {
                    self.remove_markers(from, *marker, 1);
                    self.place_marker(to, *marker);
                }
            }
            Effect::RemoveMarkers { .. } | Effect::BuyOffEnchantments { .. } => {
                self.remove_or_ask(run, effect);
            }
            Effect::PlaceToken { who, token, at_most } => {
                self.place_token(self.who(&context, *who)?, *token, *at_most);
            }
            Effect::RemoveTokens { who, token, count } => {
                self.remove_tokens(self.who(&context, *who)?, *token, *count);
            }
            Effect::MoveToken { who, token } => {
                let id = self.who(&context, *who).filter(|id| self.find(*id).is_some())?;
                self.move_token(context.this?, id, *token);
            }
            Effect::PlaceGuard(who) => self.set_to_guard(self.who(&context, *who)?),
            Effect::GainMana { who, amount } => {
                self.gain_mana(self.who(&context, *who)?, self.evaluate(&context, amount));
            }
            Effect::GainVTar(amount) => self.gain_vtar(context.you, u16::from(*amount)),
            Effect::RestOrbs => self.orbs_rest = true,
            Effect::TransferMana { from, amount, to } => {
                let id = self.who(&context, *from)?;
                let amount = self.roll_amount(&context, amount);
                let lost = self.lose_mana(id, amount);
                self.gain_mana(self.who(&context, *to)?, lost);
            }
            Effect::Destroy(who) => self.destroy_for(context.you, self.who(&context, *who)?),
            Effect::DestroyAttached { who, which } => {
                let host = self.who(&context, *who)?;
                for id in self.all_like(&context, which) {
                    if self.find(id).is_some_and(|it| it.place == Place::On(host)) {
                        self.destroy_for(context.you, id);
                    }
                }
            }
            Effect::ReturnAttached { .. } => {
                if !self.departed_like(&run, effect).is_empty() {
                    self.decide(run, Decision::Departed);
                }
            }
            Effect::Push { who, direction, walls } => {
                let id = self.who(&context, *who)?;
                let was_pushed = |fact: &RoundFact| *fact == RoundFact::Pushed { who: id };
                self.round_facts.retain(|fact| !was_pushed(fact));
                if !self.is_movable(id) {
                    return None;
                }
                match direction {
                    Direction::OfChoice => self.decide(run, Decision::Push),
                    Direction::Random => self.push_at_random(id, context.card),
                    Direction::Away | Direction::Toward => {
                        let source = context.caster.or(context.this)?;
                        let toward = *direction == Direction::Toward;
                        let heading = if toward { Heading::Toward } else { Heading::Away };
                        let spares = self.spares_attacks(*walls);
                        self.agenda.push(Frame::Push(Push { who: id, source, heading, spares }));
                    }
                }
            }
            Effect::Teleport { who, to: Destination::TargetZone } => {
                self.teleport(self.who(&context, *who)?, context.on.zone()?);
            }
            Effect::Teleport { who, to: Destination::Within(_) | Destination::Anywhere } => {
                let moved = self.find(self.who(&context, *who)?)?;
                // MW-RULING-98: what is out of the arena comes back only as Banish says.
                if self.zone_of(moved).is_some() {
                    self.decide(run, Decision::Zone);
                }
            }
            Effect::Banish { who, rounds } => self.send_away(self.who(&context, *who)?, *rounds),
            Effect::Attack { bar, who, dice, effect_die } => {
                let target = self.who(&context, *who)?;
                let value = |amount: &Amount| self.evaluate(&context, amount);
                let dice = dice.as_ref().map(|amount| value(amount) as u8);
                let more = effect_die.as_ref().map_or(0, value);
                let more = i8::try_from(more).unwrap_or(i8::MAX);
                self.attack_by_effect(&run, *bar, target, dice, more);
            }
            Effect::AttackZone { bar } => {
                let (source, zone) = (context.this.or(context.caster)?, context.on.zone()?);
                let bar = BarRef { card: context.card, bar: *bar, object: source };
                self.begin_zone_attack(source, bar, zone, context.caster.is_some());
            }
            Effect::AttackEach { bar, which } => {
                let targets = self.all_like(&context, which);
                let source = context.this.or(context.caster)?;
                let bar = BarRef { card: context.card, bar: *bar, object: source };
                self.attack_each(source, bar, targets);
            }
            Effect::Activate(who) => self.rouse(self.who(&context, *who)?),
            Effect::MoveEnchantment { steal } => self.move_enchantment(&context, *steal),
            Effect::TakeEquipment(who) => {
                let id = self.who(&context, *who)?;
                self.take_equipment(context.you, id);
            }
            Effect::LookAt(who) => self.look_at(context.you, self.who(&context, *who)?),
            Effect::ReturnToPlay { as_zombie } => self.return_to_play(&context, *as_zombie),
            Effect::RemoveFromGame => {
                let (owner, card) = context.discarded()?;
                if self.take_from_discard(owner, card) {
                    self.remove_from_game(owner, card);
                } else {
                    self.broken("what leaves the game was not discarded");
                }
            }
            Effect::Reanimate { who, as_zombie } => {
                let (id, waiting) = self.reanimated(&context, *who)?;
                if self.take_departed(id) {
                    self.lay_in_wait(Waiting { as_zombie: *as_zombie, ..waiting });
                }
            }
            Effect::TakeBack(who) => {
                let id = self.who(&context, *who).filter(|id| self.is_in_pile(*id))?;
                self.take_back(id);
            }
            Effect::PutIntoPlay(name) => self.put_marker_into_play(&context, name),
            Effect::CancelMove => self.cancel_move(),
            Effect::ChooseObject { .. } | Effect::AttackBy { .. } => {
                if !self.choosable(&run, effect).is_empty() {
                    self.decide(run, Decision::Object);
                }
            }
            Effect::AvoidAttack { reflect } => self.avoid_attack(*reflect),
            Effect::CancelAttack { again } => self.stop_attack(*again),
            Effect::StopSpell { how, card, refund } => {
                self.set_status(SpellStatus::Stopped { how: *how, card: *card, refund: *refund });
            }
            Effect::TurnSpell(who) => self.turn_spell(run, *who),
            Effect::ExtraAttack(who) => {
                let id = self.who(&context, *who)?;
                self.begin_lasting(run.lasting(id, 0, Until::NextMeleeAttack));
            }
            Effect::Whirl(who) => {
                let id = self.who(&context, *who)?;
                self.begin_lasting(run.lasting(id, 0, Until::EndOfRound));
            }
            Effect::Rebind => {
                self.agenda.push(Frame::Arrival(Arrival::Bind { object: context.this? }));
            }
            // Composed effects are steps of the program.
            Effect::Seq(_)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::If(..)
            | Effect::ForEach(..)
            | Effect::MayPay(..)
            | Effect::Sacrifice { .. }
            | Effect::BuyOff { .. }
            | Effect::Pick { .. }
            | Effect::OnRoll(..) => (),
        }
        Some(())
    }

    /// A number that later steps of the same program speak of.
    fn note_number(&mut self, run: &Run, number: u8) {
        if let Some(Frame::Run(next)) = self.agenda.peek_mut()
            && next.program == run.program
        {
            next.context.number = number;
        }
    }

    /// What is gained: Life for good changes the object, everything else lasts as long as it says.
    fn gain_for(&mut self, run: Run, id: ObjectId, gains: &'static [Gain], until: Until) {
        if self.find(id).is_none() {
            return;
        }
        let mut lasts = false;
        let mut amount = 0;
        for gain in gains {
            match gain {
                Gain::Trait(Trait::Plus(Stat::Life, life)) if until == Until::Permanent => {
                    self.change_life(id, i16::from(*life));
                }
                Gain::Scaled(_, scaled) => {
                    amount = self.evaluate(&run.context, scaled).min(u16::from(u8::MAX)) as u8;
                    lasts = true;
                }
                _ => lasts = true,
            }
        }
        if lasts {
            self.begin_lasting(run.lasting(id, amount, until));
            self.tell(id, |thing| Event::Affected { thing, card: run.context.card });
            self.lose_guard_if_helpless(id);
        }
    }

    /// MW-PUSH-11: whether a Push leaves alone who would pass a wall that attacks.
    pub(super) fn spares_attacks(&self, walls: Through) -> bool {
        match walls {
            Through::Always => false,
            Through::ForMana(_) => self.current_cast().is_none_or(|it| it.extra != Some(true)),
            Through::Never => true,
        }
    }

    /// MW-TELE-02: the steps of a move without walls.
    pub(crate) fn teleport(&mut self, id: ObjectId, to: Zone) {
        self.begin_move(id, to, MoveKind::Teleport);
    }

    /// An attack printed on the card that the effect makes. Those of creatures, conjurations and spells are ranged
    /// attacks by them; what a trap or an explosion does is nobody's attack (MW-ATTACK-GEN-12, MW-ATTACK-GEN-15).
    fn attack_by_effect(
        &mut self,
        run: &Run,
        bar: u8,
        target: ObjectId,
        dice: Option<u8>,
        effect_bonus: i8,
    ) {
        let source = run.context.this.or(run.context.caster).unwrap_or(target);
        let bar = BarRef { card: run.context.card, bar, object: source };
        // MW-ATTACK-GEN-16: an incantation attacks by itself.
        let by_itself = bar.bar().reach == AttackReach::Special
            || cards::card(run.context.card).kind == Kind::Incantation;
        let (attacker, kind) = if by_itself {
            (None, attack::AttackKind::Forced)
        } else {
            (Some(source), attack::AttackKind::Action)
        };
        let mut attack = Attack::new(self, attacker, bar, target, kind);
        attack.is_spell = run.context.caster.is_some();
        attack.dice = dice;
        attack.effect_bonus = effect_bonus;
        self.begin_attack(attack);
    }

    fn move_enchantment(&mut self, context: &Context, steal: bool) {
        let (Some(id), Some(place)) = (context.on.object(), context.on.new_place()) else {
            return self.broken("an enchantment is moved without a place to go");
        };
        let host = context.on.second().and_then(|host| self.thing(host));
        // MW-RULING-33: on its new host it counts as revealed now.
        self.reveals = self.reveals.saturating_add(1);
        let reveals = self.reveals;
        if let Some(object) = self.objects.change_indexed(id) {
            object.move_to(place);
            if object.face == Face::Up {
                object.revealed = reveals;
            }
            if steal {
                object.controller = context.you;
            }
        }
        self.objects.forget_traits();
        let hidden = self.find(id).is_some_and(|object| object.face == Face::Down);
        let zone = context.on.zone();
        self.tell(id, |thing| Event::Attached { thing, host, zone, hidden });
        self.check_life_of_all();
    }

    /// What lies in wait if the card of somebody who was destroyed is reanimated now. MW-TRAIT-REANIMATE-01,
    /// MW-TRAIT-REANIMATE-08: its card lies in a discard pile, and its new mage may control it.
    pub(super) fn reanimated(&self, context: &Context, who: Who) -> Option<(ObjectId, Waiting)> {
        let id = self.who(context, who).filter(|id| self.is_in_pile(*id))?;
        let object = self.find_or_departed(id)?;
        let (card, owner, zone) = (object.card, object.owner, object.place.zone()?);
        self.judge_class(context.you, cards::card(card)).ok()?;
        let controller = context.you;
        Some((id, Waiting { card, owner, controller, zone, as_zombie: false }))
    }

    fn return_to_play(&mut self, context: &Context, as_zombie: bool) {
        let zone = context.caster.and_then(|id| self.find(id)).and_then(|it| self.zone_of(it));
        let Some(zone) = zone else { return }; // the caster is out of the arena
        let found = context.discarded();
        let found = found.filter(|(owner, card)| self.take_from_discard(*owner, *card));
        let Some((owner, card)) = found else {
            return self.broken("what returns to play was not discarded");
        };
        let controller = context.you;
        self.come_into_play(Waiting { card, owner, controller, zone, as_zombie });
    }

    /// MW-TRAIT-VINE-11: a marker that is no card comes into play in the target zone.
    fn put_marker_into_play(&mut self, context: &Context, name: &str) {
        let (Some(card), Some(zone)) = (cards::find(name), context.on.zone()) else {
            return self.broken("a marker comes into play nowhere");
        };
        let you = context.you;
        let id = self.put_into_play(card, you, you, Place::Zone(zone), Face::Up);
        self.entered(id);
    }

    /// A card that was destroyed comes into play again.
    pub(crate) fn come_into_play(&mut self, it: Waiting) {
        let Waiting { card, owner, controller, zone, as_zombie } = it;
        let id = self.put_into_play(card, owner, controller, Place::Zone(zone), Face::Up);
        if as_zombie {
            self.place_marker(id, Marker::Zombie);
            self.deal(id, u16::from(cards::card(card).level()), None);
        }
        self.entered(id);
    }

    fn remove_tokens(&mut self, id: ObjectId, token: Token, count: u8) {
        let had = self.find(id).map_or(0, |object| object.tokens(token));
        let count = count.min(had);
        if count > 0 {
            let event = |thing| Event::TokensRemoved { thing, token, count };
            self.change_seen(id, |it| it.set_tokens(token, had - count), event);
            self.check_life_of_all();
        }
    }

    fn place_token(&mut self, id: ObjectId, token: Token, at_most: Option<u8>) {
        let Some(object) = self.find(id) else { return }; // it left play meanwhile
        let had = object.tokens(token);
        if at_most.is_none_or(|most| had < most) {
            let gave = self.gives_by_amount(id);
            let event = |thing| Event::TokenPlaced { thing, token };
            self.change_seen(id, |it| it.set_tokens(token, had.saturating_add(1)), event);
            // MW-RULING-33: what it gives now, it gives from now on.
            if self.gives_by_amount(id) && !gave {
                self.reveals = self.reveals.saturating_add(1);
                let reveals = self.reveals;
                if let Some(object) = self.find_mut(id) {
                    object.revealed = reveals;
                }
            }
        }
    }

    /// Whether it gives something because there is enough of an amount.
    fn gives_by_amount(&self, id: ObjectId) -> bool {
        let Some(object) = self.find(id) else { return false };
        let auras = &cards::compiled(object.card).auras;
        auras.iter().any(|grant| {
            matches!(grant.condition, Condition::AtLeast(..))
                && derive::holds(self, object, &grant.condition)
        })
    }

    /// MW-MAGE-JOHKTARI-07: there is only one, which goes from one to the next.
    fn move_token(&mut self, of: ObjectId, to: ObjectId, token: Token) {
        let from = self.find(of).and_then(|bearer| bearer.chosen);
        if let Some(from) = from.filter(|from| self.find(*from).is_some()) {
            self.take_token(from, token);
        }
        if let Some(bearer) = self.objects.change_outward(of) {
            bearer.chosen = Some(to);
        }
        self.place_token(to, token, None);
    }
}
