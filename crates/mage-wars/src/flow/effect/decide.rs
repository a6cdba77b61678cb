//! What an effect leaves to its controller: what can be answered, and what follows.

use kernel::{Arg, Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Context, Run};
use crate::{
    cards::{self, Op},
    derive::{self, Viewpoint},
    event::Event,
    flow::{Aim, Attack, AttackKind, BarRef, Choice, Frame, Question, Removal},
    legal::{Answers, Judgement, Row, in_range, mana_suffices},
    state::{Cause, Face, MageWars, Object, ObjectId, Place, Zone},
    text::{card_arg, marker_message},
    vocabulary::{Cost, DamageType, Effect, Filter, Marker, Range, Who, effect::Destination},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    May,
    /// Whether to pay so much mana for it.
    Pay(u16),
    /// One of several effects.
    Branch,
    Object,
    /// What to pay for and destroy.
    BuyOff,
    /// Something that left play a moment ago.
    Departed,
    Zone,
    /// Which way to push.
    Push,
    /// From 0 to this.
    Number(u8),
    /// Which condition to pay for, one after the other.
    Removal,
    /// Whether the extra cost is paid that a turned spell offers.
    Extra,
}

impl Row for Run {
    fn asks(&self) -> (Question, RuleId) {
        let decision = self.decision.unwrap_or(Decision::May);
        (Question::Decide { card: self.context.card, decision }, mw::GEN_06)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let card = card_arg(self.context.card);
        match self.decision {
            Some(Decision::May) | None => msg!("ask-may", card = card),
            Some(Decision::Pay(cost)) => msg!("ask-may-pay", card = card, cost = cost),
            Some(Decision::Branch) => msg!("ask-branch", card = card),
            Some(Decision::Object) => match self.op() {
                Some(Op::Sacrifice(..)) => msg!("ask-sacrifice", card = card),
                Some(Op::Pick(..)) => match self.context.on.object() {
                    None => msg!("ask-pick", card = card),
                    Some(first) => {
                        msg!("ask-pick-second", card = card, first = game.object_arg(seat, first))
                    }
                },
                Some(Op::Do(Effect::TurnSpell(_))) => msg!("ask-new-target", card = card),
                _ => msg!("ask-object", card = card),
            },
            Some(Decision::BuyOff) => msg!("ask-buy-off", card = card),
            Some(Decision::Departed) => msg!("ask-departed", card = card),
            Some(Decision::Zone) => match self.op() {
                Some(Op::Do(Effect::TurnSpell(_))) => msg!("ask-new-target", card = card),
                _ => msg!("ask-zone", card = card, who = self.moved(game, seat)),
            },
            Some(Decision::Push) => {
                msg!("ask-push-by", card = card, who = self.moved(game, seat))
            }
            Some(Decision::Number(_)) => msg!("ask-number", card = card),
            Some(Decision::Removal) => msg!("ask-removals", card = card),
            Some(Decision::Extra) => {
                msg!("ask-extra", card = card, cost = game.turned_extra_cost())
            }
        }
    }

    fn label(&self, game: &MageWars, seat: Seat, choice: &Choice) -> Option<Message> {
        match (self.decision, choice) {
            (Some(Decision::Pay(cost)), Choice::May(true)) => {
                Some(msg!("choice-pay-mana", cost = cost))
            }
            (Some(Decision::Pay(_)), Choice::May(false))
            | (Some(Decision::BuyOff), Choice::Pass) => Some(msg!("choice-keep-mana")),
            (Some(Decision::May) | None, Choice::May(true)) => Some(msg!("choice-use-it")),
            (Some(Decision::May) | None, Choice::May(false)) => Some(msg!("choice-leave-it")),
            (Some(Decision::Extra), Choice::Extra(true)) => {
                Some(msg!("choice-pay-mana", cost = game.turned_extra_cost()))
            }
            (Some(Decision::Push), Choice::Pass) => Some(msg!("choice-push-edge")),
            (Some(Decision::Removal), Choice::Pass) => Some(msg!("choice-remove-no-more")),
            (Some(Decision::Removal), Choice::Remove(Removal::Marker(marker))) => {
                let Some(Op::Do(Effect::RemoveMarkers { who, .. })) = self.op() else {
                    return None;
                };
                let target = game.find(game.who(&self.context, *who)?)?;
                let cost = derive::removal_cost(game, target, *marker)?;
                let what = Arg::from(marker_message(*marker));
                Some(msg!("choice-remove-for", object = what, cost = cost))
            }
            (Some(Decision::BuyOff), Choice::Pick(id)) => {
                let object = game.object_arg(seat, *id);
                Some(msg!("choice-buy-off", object = object, cost = game.price_of(*id)))
            }
            (Some(Decision::Object), Choice::Pick(id)) => match self.op() {
                Some(Op::Sacrifice(..)) => {
                    Some(msg!("choice-sacrifice", object = game.object_arg(seat, *id)))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        let decision = self.decision.unwrap_or(Decision::May);
        let unfit = Refusal::new(mw::GEN_06, "refusal-target");
        match (decision, self.op()) {
            (Decision::May | Decision::Pay(_), _) => {
                answers.add_all([true, false].map(Choice::May));
            }
            (Decision::Branch, Some(Op::Choose(begins))) => {
                answers.add_all((0..begins.len() as u8 - 1).map(Choice::Branch));
            }
            (Decision::Object, Some(Op::Do(Effect::TurnSpell(_)))) => {
                for choice in game.objects.iter().map(|it| Choice::Pick(it.id)) {
                    answers.add_if(choice, || game.judge_redirection(choice));
                }
            }
            (Decision::Object, op) => {
                let fitting = match op {
                    Some(Op::Sacrifice(filter, ..)) => game.all_like(&self.context, filter),
                    Some(Op::Pick(which, within, of, _)) => {
                        game.pickable(self, which, *within, *of)
                    }
                    Some(Op::Do(effect)) => game.choosable(self, effect),
                    _ => Vec::new(),
                };
                for it in &game.objects {
                    answers.add_or(Choice::Pick(it.id), fitting.contains(&it.id), unfit);
                }
            }
            (Decision::BuyOff, Some(Op::BuyOff(who, which, _))) => {
                let fitting = game.bought_off(&self.context, *who, which);
                for it in &game.objects {
                    answers.add_or(Choice::Pick(it.id), fitting.contains(&it.id), unfit);
                }
                answers.add(Choice::Pass);
            }
            (Decision::Departed, Some(Op::Do(effect))) => {
                let fitting = game.departed_like(self, effect);
                for it in &game.departed {
                    answers.add_or(Choice::Pick(it.id), fitting.contains(&it.id), unfit);
                }
            }
            (Decision::Zone, Some(Op::Do(effect))) => {
                for zone in game.arena.zones() {
                    let choice = Choice::Zone(zone);
                    answers.add_if(choice, || match effect {
                        Effect::TurnSpell(_) => game.judge_redirection(choice),
                        _ => game.judge_destination(self, effect, zone),
                    });
                }
            }
            // MW-PUSH-01: one zone in a direction of choice; passing pushes against the edge, where there is one.
            (Decision::Push, _) => {
                let Some(here) = game.pushed_from(self) else { return };
                answers.add_all(game.near(here).map(Choice::Push));
                let edge = game.near(here).count() < 4;
                let refusal = Refusal::new(mw::PUSH_01, "refusal-push-direction");
                answers.add_or(Choice::Pass, edge, refusal);
            }
            (Decision::Number(most), _) => answers.add_all((0..=most).map(Choice::Number)),
            (Decision::Extra, _) => {
                for extra in [true, false] {
                    answers.add_if(Choice::Extra(extra), || game.judge_extra(extra));
                }
            }
            (Decision::Removal, Some(Op::Do(effect))) => {
                for marker in Marker::ALL {
                    let judge = || game.judge_removal(self, effect, marker);
                    answers.add_if(Choice::Remove(Removal::Marker(marker)), judge);
                }
                answers.add(Choice::Pass);
            }
            // Such a step does not ask that.
            (
                Decision::Branch
                | Decision::BuyOff
                | Decision::Departed
                | Decision::Zone
                | Decision::Removal,
                _,
            ) => (),
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let run = Run { decision: None, ..*self };
        match (run.op(), choice) {
            (Some(Op::May(end)), Choice::May(yes)) => {
                game.go_on_from(run, if yes { run.at + 1 } else { *end });
            }
            (Some(Op::MayPay(amount, end)), Choice::May(yes)) => {
                let cost = game.evaluate(&run.context, amount);
                if yes && !game.pay(run.context.you, cost) {
                    return game.wrong_answer(choice);
                }
                game.go_on_from(run, if yes { run.at + 1 } else { *end });
            }
            (Some(Op::Choose(begins)), Choice::Branch(branch)) => {
                let branch = usize::from(branch);
                let (Some(at), Some(end), Some(after)) =
                    (begins.get(branch), begins.get(branch + 1), begins.last())
                else {
                    return game.wrong_answer(choice);
                };
                game.go_on_from(run, *after);
                game.agenda.push(Frame::Run(Run { at: *at, end: *end, ..run }));
            }
            (Some(Op::Sacrifice(_, obliterates, _)), Choice::Pick(id)) => {
                let cause = if *obliterates { Cause::Obliterated } else { Cause::Cost };
                let level = game.find(id).map_or(0, |object| game.card(object).level());
                let context = Context { number: level, ..run.context };
                game.go_on_from(Run { context, ..run }, run.at + 1);
                game.destroy(id, cause); // MW-CAST-10
            }
            (Some(Op::BuyOff(_, _, end)), Choice::Pass) => game.go_on_from(run, *end),
            (Some(Op::BuyOff(..)), Choice::Pick(id)) => {
                let cost = game.price_of(id);
                if !game.pay(run.context.you, cost) {
                    return game.wrong_answer(choice);
                }
                game.go_on_from(run, run.at + 1);
                game.destroy(id, Cause::Effect);
            }
            (Some(Op::Pick(..)), Choice::Pick(id)) => {
                let on = match run.context.on.object() {
                    None => Aim::Object(id),
                    Some(first) => Aim::Two(first, id),
                };
                game.go_on_from(Run { context: Context { on, ..run.context }, ..run }, run.at + 1);
            }
            (Some(Op::Do(effect)), choice) => _ = game.act_on(run, effect, choice),
            (_, other) => game.wrong_answer(other),
        }
    }
}

impl Run {
    /// Whom the effect moves.
    fn moved(&self, game: &MageWars, seat: Seat) -> Arg {
        let who = match self.op() {
            Some(Op::Do(Effect::Push { who, .. } | Effect::Teleport { who, .. })) => {
                game.who(&self.context, *who)
            }
            _ => None,
        };
        who.map_or_else(|| Arg::from(msg!("thing-gone")), |id| game.object_arg(seat, id))
    }
}

impl MageWars {
    /// The extra cost that the spell under way offers.
    fn turned_extra_cost(&self) -> u16 {
        self.current_cast()
            .map_or(0, |cast| self.extra_cost(cards::card(cast.card), &cast.context()))
    }

    /// What follows from the answer. Where nobody is whom the effect names, nothing does.
    fn act_on(&mut self, run: Run, effect: &'static Effect, choice: Choice) -> Option<()> {
        let context = run.context;
        match (effect, choice) {
            (Effect::MoveDamage { from, to, .. }, Choice::Number(amount)) => {
                let (from, to) = (self.who(&context, *from)?, self.who(&context, *to)?);
                let healed = self.mend(from, u16::from(amount));
                self.deal_direct(to, healed, None);
            }
            (Effect::BuyOffDamage { who, mana }, Choice::Number(amount)) => {
                let id = self.who(&context, *who)?;
                let amount = u16::from(amount);
                if !self.pay(context.you, amount * u16::from(*mana)) {
                    self.wrong_answer(choice);
                    return None;
                }
                self.mend(id, amount);
            }
            (Effect::ReturnAttached { .. }, Choice::Pick(id)) => self.take_back(id),
            (Effect::Push { who, walls, .. }, choice) => {
                let id = self.who(&context, *who)?;
                if self.spares_attacks(*walls) && self.meets_attack(id, choice) {
                    self.stop_move(id);
                } else {
                    self.take_push(id, choice);
                }
            }
            (Effect::Teleport { who, .. }, Choice::Zone(zone)) => {
                self.teleport(self.who(&context, *who)?, zone);
            }
            (Effect::ChooseObject { .. }, Choice::Pick(id)) => {
                let chosen = self.thing(id)?;
                let choose = |this: &mut Object| this.chosen = Some(id);
                self.change_seen(context.this?, choose, |thing| Event::Chosen { thing, chosen });
            }
            (Effect::AttackBy { by, bar, .. }, Choice::Pick(target)) => {
                let attacker = self.who(&context, *by)?;
                let bar = BarRef { card: context.card, bar: *bar, object: attacker };
                let kind = AttackKind::Action;
                self.begin_attack(Attack::new(self, Some(attacker), bar, target, kind));
            }
            (
                Effect::RemoveMarkers { who, any_number, .. },
                Choice::Remove(Removal::Marker(marker)),
            ) => {
                self.pay_removal(&run, self.who(&context, *who)?, marker);
                if *any_number {
                    self.agenda.push(Frame::Run(run));
                }
            }
            (Effect::TurnSpell(_), choice) => self.take_redirection(run, choice),
            (Effect::RemoveMarkers { .. }, Choice::Pass) => (),
            (_, other) => self.wrong_answer(other),
        }
        Some(())
    }

    /// Removes what was paid for when the spell was declared, or asks what to pay for now.
    pub(super) fn remove_or_ask(&mut self, run: Run, effect: &'static Effect) {
        let announced = self
            .current_cast()
            .filter(|cast| !cast.removals.is_empty() && cast.program() == run.program)
            .map(|cast| (cast.removals.clone(), cast.on));
        let of_markers = matches!(effect, Effect::RemoveMarkers { .. });
        match announced {
            Some((removals, on)) => {
                for removal in removals {
                    match (removal, on.object()) {
                        (Removal::Marker(marker), Some(id)) if of_markers => {
                            self.remove_markers(id, marker, 1);
                        }
                        (Removal::Enchantment(id), _) if !of_markers => {
                            self.destroy_for(run.context.you, id);
                        }
                        _ => (),
                    }
                }
            }
            None if of_markers && self.could_remove(&run, effect) => {
                self.decide(run, Decision::Removal);
            }
            None => (),
        }
    }

    fn could_remove(&self, run: &Run, effect: &Effect) -> bool {
        // A spell that announces its removals and announced none removes none.
        let announces = self
            .current_cast()
            .is_some_and(|cast| cast.program() == run.program && cast.extra == Some(false));
        !announces
            && Marker::ALL.iter().any(|marker| self.judge_removal(run, effect, *marker).is_ok())
    }

    /// MW-EFFECT-11, MW-EFFECT-12: for its removal cost, if it has one.
    fn judge_removal(&self, run: &Run, effect: &Effect, marker: Marker) -> Judgement {
        let none = || Refusal::new(mw::EFFECT_12, "refusal-removal");
        let Effect::RemoveMarkers { who, damage_type, .. } = effect else { return Err(none()) };
        let target = self.who(&run.context, *who).and_then(|id| self.find(id)).ok_or_else(none)?;
        let wanted = damage_type.is_none_or(|it: DamageType| marker.damage_type() == Some(it));
        let cost = derive::removal_cost(self, target, marker);
        let Some(cost) = cost.filter(|_| wanted && target.markers(marker) > 0) else {
            return Err(none());
        };
        let has = self.mana_of(run.context.you);
        mana_suffices(cost, has)
    }

    fn pay_removal(&mut self, run: &Run, id: ObjectId, marker: Marker) {
        let cost = self.find(id).and_then(|object| derive::removal_cost(self, object, marker));
        if cost.is_some_and(|cost| self.pay(run.context.you, cost)) {
            self.remove_markers(id, marker, 1);
        } else {
            self.broken("a marker is removed that cannot be");
        }
    }

    /// What a card costs to cast that is in play.
    fn price_of(&self, id: ObjectId) -> u16 {
        let card = self.find(id).map(|object| self.card(object));
        card.map_or(0, |card| match card.cost {
            Cost::Mana(mana) => u16::from(mana),
            Cost::X(_) => 0,
        })
    }

    /// What lies on somebody, is like this, and can be paid for.
    pub(super) fn bought_off(&self, context: &Context, who: Who, which: &Filter) -> Vec<ObjectId> {
        let Some(host) = self.who(context, who) else { return Vec::new() };
        let (view, mana) = (self.viewpoint(context), self.mana_of(context.you));
        let like = |object: &&Object| {
            object.face == Face::Up
                && derive::matches_from(self, &view, which, object)
                && self.price_of(object.id) <= mana
        };
        self.attached_to(host).filter(like).map(|object| object.id).collect()
    }

    /// Whom somebody can attack in its zone for an effect.
    fn attacked_by(&self, context: &Context, by: Who, bar: u8, whom: &Filter) -> Vec<ObjectId> {
        let attacker = self.who(context, by).and_then(|id| self.find(id));
        let Some(attacker) = attacker else { return Vec::new() };
        let bar = BarRef { card: context.card, bar, object: attacker.id };
        let (zone, view) = (self.zone_of(attacker), self.viewpoint(context));
        let like = |object: &&Object| {
            object.id != attacker.id
                && self.has_life(object)
                && zone.is_some()
                && self.zone_of(object) == zone
                && derive::matches_from(self, &view, whom, object)
                && self.judge_ranged_target(Some(attacker), bar.bar(), object).is_ok()
        };
        self.objects.iter().filter(like).map(|object| object.id).collect()
    }

    /// Objects a card may choose when it comes into play, like it says, near enough.
    pub(super) fn choosable(&self, run: &Run, effect: &Effect) -> Vec<ObjectId> {
        if let Effect::AttackBy { by, bar, whom } = effect {
            return self.attacked_by(&run.context, *by, *bar, whom);
        }
        let Effect::ChooseObject { which, within } = effect else { return Vec::new() };
        let this = run.context.this.and_then(|id| self.find(id));
        let here = this.and_then(|this| self.zone_of(this));
        let mut found = self.all_like(&run.context, which);
        let sees = |id: &ObjectId| match (this, self.find(*id)) {
            (Some(this), Some(other)) => derive::sees(self, this, other),
            _ => false,
        };
        found.retain(|id| match (within, here, self.find(*id).and_then(|it| self.zone_of(it))) {
            (None, ..) => true,
            (Some(within), Some(here), Some(there)) => {
                here.distance(there) <= *within && sees(id) // MW-LOS-01
            }
            (Some(_), ..) => false,
        });
        found
    }

    /// The objects of which one is picked, like the step says and near enough to somebody (MW-LOS-01); what was picked
    /// before is not picked again.
    pub(super) fn pickable(&self, run: &Run, which: &Filter, within: u8, of: Who) -> Vec<ObjectId> {
        let this = run.context.this.or(run.context.caster).and_then(|id| self.find(id));
        // MW-CAST-35: what a spell picks is in the range of the spell.
        let reach = run.context.caster.map(|_| cards::card(run.context.card).range.max);
        let centre = self.who(&run.context, of).and_then(|id| self.find(id));
        let here = centre.and_then(|centre| self.zone_of(centre));
        let (Some(this), Some(here)) = (this, here) else { return Vec::new() };
        let mut found = self.all_like(&run.context, which);
        let near = |other: &Object| {
            let there = self.zone_of(other);
            let in_reach = |there| match (reach, self.zone_of(this)) {
                (Some(most), Some(from)) => from.distance(there) <= most,
                _ => true,
            };
            there.is_some_and(|there| here.distance(there) <= within && in_reach(there))
                && derive::sees(self, this, other)
        };
        found.retain(|id| !run.context.on.names(*id) && self.find(*id).is_some_and(near));
        found
    }

    /// What was attached to the one the effect names when it left play, like the effect says.
    pub(super) fn departed_like(&self, run: &Run, effect: &Effect) -> Vec<ObjectId> {
        let Effect::ReturnAttached { who, which } = effect else { return Vec::new() };
        let Some(host) = self.who(&run.context, *who) else { return Vec::new() };
        let you = run.context.you;
        let view = Viewpoint { you, this: None, here: None, beside: None, spell: None };
        let like = |object: &&Object| {
            object.place == Place::On(host)
                && derive::matches_from(self, &view, which, object)
                && self
                    .player(object.owner)
                    .is_some_and(|player| player.discard.contains(&object.card))
        };
        self.departed.iter().filter(like).map(|object| object.id).collect()
    }

    /// A card goes from the discard pile back to its owner's spellbook.
    pub(super) fn take_back(&mut self, id: ObjectId) {
        let left = self.find_or_departed(id).map(|object| (object.card, object.owner));
        let Some((card, seat)) = left.filter(|(card, seat)| self.take_from_discard(*seat, *card))
        else {
            return self.broken("a card is taken back that was not discarded");
        };
        self.departed.retain(|other| other.id != id);
        if let Some(player) = self.player_mut(seat) {
            player.put_into_book(card);
        }
        self.log.push(|| Event::TakenBack { card, seat });
    }

    /// Where a teleport may lead.
    fn judge_destination(&self, run: &Run, effect: &Effect, zone: Zone) -> Judgement {
        let unfit = || Refusal::new(mw::CAST_03, "refusal-target");
        let Effect::Teleport { who, to } = effect else { return Ok(()) };
        let moved = self.who(&run.context, *who).and_then(|id| self.find(id));
        let moved = moved.ok_or_else(unfit)?;
        let here = self.zone_of(moved).ok_or_else(unfit)?;
        self.judge_landing(moved, zone)?;
        match to {
            Destination::Within(max) => {
                in_range(here.distance(zone), Range { min: 0, max: *max }, mw::CAST_04)
            }
            Destination::Anywhere | Destination::TargetZone => Ok(()),
        }
    }

    /// The zone of whoever an effect pushes.
    fn pushed_from(&self, run: &Run) -> Option<Zone> {
        let Some(Op::Do(Effect::Push { who, .. })) = run.op() else { return None };
        self.find(self.who(&run.context, *who)?)?.place.zone()
    }
}
