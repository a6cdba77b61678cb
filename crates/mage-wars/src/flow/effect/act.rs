//! The effects themselves: one arm each, on whoever the words name.

use kernel::Log;

use super::{Decision, Run};
use crate::{
    event::Event,
    flow::{Arrival, Attack, BarRef, Fate, Frame, MoveKind, attack},
    state::{Cause, Face, Lasting, MageWars, ObjectId, Place, Zone},
    vocabulary::{
        Amount, AttackReach, Effect, Gain, Stat, Token, Trait, Until,
        effect::{Destination, Direction},
    },
};

impl MageWars {
    /// Executes an effect, or asks what it leaves to its controller.
    pub(super) fn act(&mut self, run: Run, effect: &'static Effect, log: &mut Log<Event>) {
        let context = run.context;
        match effect {
            Effect::Damage { who, amount, damage_type } => {
                if let Some(id) = self.who(&context, *who) {
                    let amount = self.roll_amount(&context, amount, log);
                    self.deal_direct(id, amount, *damage_type, log);
                }
            }
            Effect::Drain { from, amount, to } => {
                if let Some(id) = self.who(&context, *from) {
                    let amount = self.roll_amount(&context, amount, log);
                    let received = self.deal_direct(id, amount, None, log);
                    if let Some(to) = self.who(&context, *to) {
                        self.heal(to, received, log);
                    }
                }
            }
            Effect::Heal { who, amount } => {
                if let Some(id) = self.who(&context, *who) {
                    let amount = self.roll_amount(&context, amount, log);
                    self.heal(id, amount, log);
                }
            }
            Effect::MoveDamage { from, up_to, .. } => {
                let there = self.who(&context, *from).and_then(|id| self.find(id));
                let most = there.map_or(0, |object| object.damage.min(u16::from(*up_to)));
                if most > 0 {
                    self.decide(run, Decision::Number(most as u8));
                }
            }
            Effect::LoseLife { who, amount } => {
                if let Some(id) = self.who(&context, *who) {
                    let amount = self.evaluate(&context, amount);
                    self.change_life(id, -i16::try_from(amount).unwrap_or(i16::MAX), log);
                }
            }
            Effect::Gain { who, gains, until } => {
                if let Some(id) = self.who(&context, *who) {
                    self.gain_for(run, id, gains, *until, log);
                }
            }
            Effect::PlaceMarker { who, marker } => {
                if let Some(id) = self.who(&context, *who) {
                    self.place_marker(id, *marker, log);
                }
            }
            Effect::RemoveMarkers { .. } | Effect::BuyOffEnchantments { .. } => {
                self.remove_or_ask(run, effect, log);
            }
            Effect::PlaceToken { who, token, at_most } => {
                if let Some(id) = self.who(&context, *who) {
                    self.place_token(id, *token, *at_most, log);
                }
            }
            Effect::GainMana { who, amount } => {
                if let Some(id) = self.who(&context, *who) {
                    let amount = self.evaluate(&context, amount);
                    self.gain_mana(id, amount, log);
                }
            }
            Effect::TransferMana { from, amount, to } => {
                if let Some(id) = self.who(&context, *from) {
                    let amount = self.roll_amount(&context, amount, log);
                    let lost = self.lose_mana(id, amount, log);
                    if let Some(to) = self.who(&context, *to) {
                        self.gain_mana(to, lost, log);
                    }
                }
            }
            Effect::Destroy(who) => {
                if let Some(id) = self.who(&context, *who) {
                    self.destroy(id, Cause::Effect, log);
                }
            }
            Effect::DestroyAttached { who, which } => {
                if let Some(host) = self.who(&context, *who) {
                    for id in self.all_like(&context, which) {
                        let there = self.find(id).is_some_and(|it| it.place == Place::On(host));
                        if there {
                            self.destroy(id, Cause::Effect, log);
                        }
                    }
                }
            }
            Effect::ReturnAttached { .. } => {
                if !self.departed_like(&run, effect).is_empty() {
                    self.decide(run, Decision::Departed);
                }
            }
            Effect::Push { who, direction, .. } => {
                let pushed = self.who(&context, *who).filter(|id| self.is_movable(*id));
                match (pushed, direction) {
                    (None, _) => (),
                    (Some(_), Direction::OfChoice) => self.decide(run, Decision::Push),
                    (Some(id), Direction::Random) => self.push_at_random(id, context.card, log),
                }
            }
            Effect::Teleport { who, to: Destination::TargetZone } => {
                if let (Some(id), Some(zone)) = (self.who(&context, *who), context.on.zone()) {
                    self.teleport(id, zone);
                }
            }
            Effect::Teleport { who, to: Destination::Within(_) | Destination::Anywhere } => {
                if self.who(&context, *who).is_some_and(|id| self.find(id).is_some()) {
                    self.decide(run, Decision::Zone);
                }
            }
            Effect::Banish { who, rounds } => {
                if let Some(id) = self.who(&context, *who) {
                    self.send_away(id, *rounds, log);
                }
            }
            Effect::Attack { bar, who, dice, effect_die } => {
                if let Some(target) = self.who(&context, *who) {
                    let dice = dice.as_ref().map(|amount| self.evaluate(&context, amount) as u8);
                    let more = effect_die.as_ref().map(|amount: &Amount| {
                        i8::try_from(self.evaluate(&context, amount)).unwrap_or(i8::MAX)
                    });
                    self.attack_by_effect(&run, *bar, target, dice, more.unwrap_or(0));
                }
            }
            Effect::AttackEach { bar, which } => {
                let targets = self.all_like(&context, which);
                for target in targets.into_iter().rev() {
                    self.attack_by_effect(&run, *bar, target, None, 0);
                }
            }
            Effect::Activate(who) => {
                if let Some(id) = self.who(&context, *who) {
                    self.rouse(id, log);
                }
            }
            Effect::MoveEnchantment { steal } => self.move_enchantment(&context, *steal, log),
            Effect::LookAt(who) => {
                if let Some(id) = self.who(&context, *who) {
                    self.look_at(context.you, id, log);
                }
            }
            Effect::ReturnToPlay => self.return_to_play(&context, log),
            Effect::ChooseObject { .. } => {
                if !self.choosable(&run, effect).is_empty() {
                    self.decide(run, Decision::Object);
                }
            }
            Effect::AvoidAttack { reflect } => self.avoid_attack(*reflect),
            Effect::CancelAttack { again } => self.stop_attack(*again),
            Effect::StopSpell { how, card, refund } => {
                self.set_fate(Fate::Stopped { how: *how, card: *card, refund: *refund });
            }
            Effect::TurnSpell(who) => self.turn_spell(run, *who, log),
            Effect::ExtraAttack(who) => {
                if let Some(id) = self.who(&context, *who) {
                    self.begin_lasting(Lasting {
                        who: id,
                        program: run.program,
                        at: run.at,
                        amount: 0,
                        until: Until::NextMeleeAttack,
                        in_use: false,
                    });
                }
            }
            Effect::Rebind => {
                if let Some(object) = context.this {
                    self.agenda.push(Frame::Arrival(Arrival::Bind { object }));
                }
            }
            // Composed effects are steps of the program.
            Effect::Seq(_)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::If(..)
            | Effect::ForEach(..)
            | Effect::MayPay(..)
            | Effect::Sacrifice { .. }
            | Effect::OnRoll(..) => (),
        }
    }

    /// What is gained: Life for good changes the object, everything else lasts as long as it says.
    fn gain_for(
        &mut self,
        run: Run,
        id: ObjectId,
        gains: &'static [Gain],
        until: Until,
        log: &mut Log<Event>,
    ) {
        if self.find(id).is_none() {
            return;
        }
        let mut lasts = false;
        let mut amount = 0;
        for gain in gains {
            match gain {
                Gain::Trait(Trait::Plus(Stat::Life, life)) if until == Until::Permanent => {
                    self.change_life(id, i16::from(*life), log);
                }
                Gain::Scaled(_, scaled) => {
                    amount = self.evaluate(&run.context, scaled).min(u16::from(u8::MAX)) as u8;
                    lasts = true;
                }
                _ => lasts = true,
            }
        }
        if lasts {
            let (program, at) = (run.program, run.at);
            self.begin_lasting(Lasting { who: id, program, at, amount, until, in_use: false });
            if let Some(thing) = self.thing(id) {
                let card = run.context.card;
                log.push(|| Event::Affected { thing, card });
            }
            self.lose_guard_if_helpless(id, log);
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
        let by_itself = bar.bar().reach == AttackReach::Special;
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

    fn move_enchantment(&mut self, context: &super::Context, steal: bool, log: &mut Log<Event>) {
        let (Some(id), Some(place)) = (context.on.object(), context.on.new_place()) else {
            return self.broken("an enchantment is moved without a place to go");
        };
        let host = context.on.second().and_then(|host| self.thing(host));
        // MW-RULING-33: on its new host it counts as revealed now.
        self.reveals = self.reveals.saturating_add(1);
        let reveals = self.reveals;
        if let Some(mut object) = self.find_mut(id) {
            object.place = place;
            object.moved = object.moved.wrapping_add(1);
            if object.face == Face::Up {
                object.revealed = reveals;
            }
            if steal {
                object.controller = context.you;
            }
        }
        if let Some(thing) = self.thing(id) {
            let hidden = self.find(id).is_some_and(|object| object.face == Face::Down);
            let zone = context.on.zone();
            log.push(|| Event::Attached { thing, host, zone, hidden });
        }
        self.check_life_of_all(log);
    }

    fn return_to_play(&mut self, context: &super::Context, log: &mut Log<Event>) {
        let zone = context.caster.and_then(|id| self.find(id)).and_then(|it| self.zone_of(it));
        let Some(zone) = zone else { return }; // the caster is out of the arena
        let card = context.on.discarded();
        let Some(card) = card.filter(|card| self.take_from_discard(context.you, *card)) else {
            return self.broken("what returns to play was not discarded");
        };
        self.summon(card, context.you, context.you, zone, log);
    }

    fn place_token(
        &mut self,
        id: ObjectId,
        token: Token,
        at_most: Option<u8>,
        log: &mut Log<Event>,
    ) {
        let Some(object) = self.find(id) else { return }; // it left play meanwhile
        let had = object.tokens(token);
        if at_most.is_none_or(|most| had < most) {
            let event = |thing| Event::TokenPlaced { thing, token };
            self.change_seen(id, log, |it| it.set_tokens(token, had.saturating_add(1)), event);
        }
    }
}
