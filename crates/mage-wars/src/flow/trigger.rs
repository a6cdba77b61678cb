//! Abilities that something sets off, and enchantments that must be revealed then.

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Cast, Choice, Frame, Question, Run, TriggerEvent, effect::Context};
use crate::{
    cards::{self, CardId, Part, ProgramRef},
    derive::{self, Viewpoint},
    legal::{Answers, Row},
    state::{Cause, Face, MageWars, Object, ObjectId, RoundFact},
    text::card_arg,
    vocabulary::{Ability, Filter, Limit, Trigger},
};

/// An ability that was set off and waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Triggered {
    pub object: ObjectId,
    pub card: CardId,
    pub ability: u8,
    pub you: Seat,
    pub actor: Option<ObjectId>,
    /// Whose attack set it off.
    pub attacker: Option<ObjectId>,
    /// It lies hidden and must be revealed (MW-MANDATORY-01).
    pub hidden: bool,
    /// It was turned up for this and is to be paid for.
    pub unpaid: bool,
}

/// Abilities that were set off together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Triggers {
    /// The one that comes now: whether it is used or paid for is asked.
    pub next: Option<Triggered>,
    /// Those that are still to come, in an order to be chosen.
    pub waiting: Vec<Triggered>,
}

impl Triggers {
    pub fn new(waiting: Vec<Triggered>) -> Self {
        Triggers { next: None, waiting }
    }
}

impl Row for Triggers {
    fn asks(&self) -> (Question, RuleId) {
        let rule = match &self.next {
            None => mw::GEN_09,
            Some(it) if it.unpaid => mw::MANDATORY_01,
            Some(_) => mw::GEN_06,
        };
        (Question::Trigger, rule)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match &self.next {
            None => msg!("ask-order"),
            Some(it) if it.unpaid => {
                let cost = game.find(it.object).map_or(0, |it| game.reveal_price(it).0);
                let enchantment = game.object_arg(seat, it.object);
                msg!("ask-must-reveal", enchantment = enchantment, cost = cost)
            }
            Some(it) => match it.cost() {
                0 => msg!("ask-may", card = card_arg(it.card)),
                cost => msg!("ask-may-pay", card = card_arg(it.card), cost = cost),
            },
        }
    }

    fn label(&self, game: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        let next = self.next?;
        match choice {
            Choice::Reveal { pay: true, .. } => {
                let cost = game.find(next.object).map_or(0, |it| game.reveal_price(it).0);
                Some(msg!("choice-pay-mana", cost = cost))
            }
            Choice::Reveal { pay: false, .. } => Some(msg!("choice-reveal-in-vain")),
            Choice::May(true) if next.cost() == 0 => Some(msg!("choice-use-it")),
            Choice::May(false) if next.cost() == 0 => Some(msg!("choice-leave-it")),
            Choice::May(true) => Some(msg!("choice-pay-mana", cost = next.cost())),
            Choice::May(false) => Some(msg!("choice-keep-mana")),
            _ => None,
        }
    }

    fn answers(&self, _: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        match self.next {
            None => {
                for it in &self.waiting {
                    let order = Choice::Order { object: it.object, ability: it.ability };
                    answers.add_where(order, it.you == seat);
                }
            }
            Some(Triggered { unpaid: true, object: enchantment, .. }) => {
                answers.add_all([true, false].map(|pay| Choice::Reveal { enchantment, pay }));
            }
            Some(_) => answers.add_all([true, false].map(Choice::May)),
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match (self.next, choice) {
            (None, Choice::Order { object, ability }) => {
                let chosen = |it: &Triggered| (it.object, it.ability) == (object, ability);
                match self.waiting.iter().position(chosen) {
                    Some(at) => game.run_trigger(at, self.waiting.clone()),
                    None => game.wrong_answer(choice),
                }
            }
            (Some(it), Choice::Reveal { pay: true, .. }) => {
                game.pay_to_reveal(it.object);
                game.begin_triggered(&it);
                game.fire(TriggerEvent::Revealed(it.object));
            }
            (Some(it), Choice::Reveal { pay: false, .. }) => {
                game.destroy(it.object, Cause::RevealedInVain);
            }
            (Some(it), Choice::May(true)) => {
                if !game.pay(it.you, it.cost()) {
                    return game.wrong_answer(choice);
                }
                game.begin_triggered(&it);
            }
            (Some(_), Choice::May(false)) => (),
            (_, other) => game.wrong_answer(other),
        }
    }
}

impl Triggered {
    pub(super) fn of(object: &Object, ability: u8, actor: Option<ObjectId>) -> Self {
        let Object { id, card, controller: you, .. } = *object;
        let (attacker, hidden, unpaid) = (None, false, false);
        Triggered { object: id, card, ability, you, actor, attacker, hidden, unpaid }
    }

    /// What it does, once it is used.
    fn run(&self) -> Run {
        let program = ProgramRef { card: self.card, part: Part::Ability(self.ability) };
        let context = Context {
            this: Some(self.object),
            actor: self.actor,
            attacker: self.attacker,
            ..Context::new(self.you, self.card)
        };
        Run::new(program, context)
    }

    /// What it costs to use it.
    fn cost(&self) -> u16 {
        match ability(self) {
            Some(Ability::When { cost, .. }) => u16::from(*cost),
            _ => 0,
        }
    }
}

impl MageWars {
    /// Finds every ability the event sets off; they run next, before what follows.
    #[inline]
    pub(crate) fn fire(&mut self, event: TriggerEvent) {
        // Mostly nothing in play waits for it.
        if derive::board_index(self).waits_for.intersects(event.kind()) {
            self.set_off(event);
        }
    }

    #[inline(never)]
    fn set_off(&mut self, event: TriggerEvent) {
        let kind = event.kind();
        let mut found: Vec<Triggered> = Vec::new();
        for object in self.objects.among(derive::board_index(self).listeners) {
            let compiled = cards::compiled(object.card);
            if !compiled.triggers.intersects(kind) {
                continue;
            }
            for (at, ability) in (0..).zip(&compiled.card.abilities) {
                let Ability::When { trigger, .. } = ability else { continue };
                if !self.listens(object, trigger) {
                    continue;
                }
                if let Some(actor) = self.actor_of(object, trigger, event) {
                    let hidden = object.face == Face::Down && !is_own_end(trigger);
                    let attacker = event.attacker();
                    let you = self.decider(object.controller);
                    let triggered = Triggered::of(object, at, actor);
                    found.push(Triggered { hidden, attacker, you, ..triggered });
                }
            }
        }
        if !found.is_empty() {
            // MW-GEN-09: the initiative holder's first.
            let (first, seats) = (self.initiative.0, self.seats);
            found.sort_by_key(|it| (it.you.0 + seats - first) % seats);
            self.pending.push(Frame::Triggers(Triggers::new(found)));
        }
    }

    /// What lies hidden has no effect, apart from what must be revealed and what happens when it is destroyed
    /// (MW-ENCH-03, MW-DESTROY-06).
    fn listens(&self, object: &Object, trigger: &Trigger) -> bool {
        match object.face {
            Face::Up => !self.card(object).mandatory,
            Face::Down => self.card(object).mandatory || is_own_end(trigger),
        }
    }

    /// Whether the event is what the trigger waits for, and who set it off.
    fn actor_of(
        &self,
        object: &Object,
        trigger: &Trigger,
        event: TriggerEvent,
    ) -> Option<Option<ObjectId>> {
        // Enchantments and equipment speak of what they are attached to.
        let it = object.place.host().unwrap_or(object.id);
        let like = |filter, id| {
            let other = self.find_or_departed(id);
            other.is_some_and(|other| {
                derive::matches_from(self, &Viewpoint::of(object), filter, other)
            })
        };
        let yes = |fits: bool, actor: Option<ObjectId>| fits.then_some(actor);
        match (trigger, event) {
            (Trigger::AnyOf(parts), _) => {
                parts.iter().find_map(|part| self.actor_of(object, part, event))
            }
            (Trigger::EntersPlay, TriggerEvent::Entered(id))
            | (Trigger::Revealed, TriggerEvent::Revealed(id))
            | (Trigger::UpkeepDue, TriggerEvent::UpkeepDue(id))
            | (Trigger::UpkeepPaid, TriggerEvent::UpkeepPaid(id))
            | (Trigger::Slain, TriggerEvent::Destroyed { object: id, cause: Cause::Damage, .. })
            | (Trigger::Destroyed, TriggerEvent::Destroyed { object: id, silent: false, .. }) => {
                yes(id == object.id, Some(id))
            }
            (Trigger::RoundEnds, TriggerEvent::RoundEnds) => Some(None),
            (Trigger::Summoned(filter), TriggerEvent::Entered(id)) => {
                let creature = self.find(id).is_some_and(|it| self.is_creature(it));
                yes(creature && like(filter, id), Some(id))
            }
            (Trigger::Reveals(filter), TriggerEvent::Revealed(id)) => {
                let own = self.find(id).is_some_and(|it| it.controller == object.controller);
                yes(own && like(filter, id), Some(id))
            }
            (
                Trigger::AnyDestroyed { whom, by_attack_of, by_melee },
                TriggerEvent::Destroyed { object: id, blow, silent, .. },
            ) => {
                let attacked = by_attack_of.as_ref().is_none_or(|filter| {
                    blow.is_some_and(|blow| like(filter, blow.by) && (blow.is_melee || !by_melee))
                });
                // MW-TRAIT-OBLITERATE-02
                let silenced = silent && object.place.host() == Some(id);
                yes(attacked && !silenced && like(whom, id), Some(id))
            }
            (Trigger::Activated, TriggerEvent::Activated(id))
            | (Trigger::TakesMoveAction, TriggerEvent::MoveAction(id))
            | (Trigger::ActionPhaseEnds, TriggerEvent::ActionPhaseEnds(id))
            | (Trigger::Guards, TriggerEvent::Guards(id))
            | (Trigger::Counterstruck, TriggerEvent::Counterstruck(id)) => yes(id == it, Some(id)),
            (
                Trigger::ResolvesSpell { by, spells },
                TriggerEvent::Resolved { caster, card, .. },
            )
            | (Trigger::SpellOver { by, spells }, TriggerEvent::SpellOver { caster, card }) => {
                let fits = derive::card_matches(spells, cards::card(card));
                yes(fits && like(by, caster), Some(caster))
            }
            (
                Trigger::EntersOrActsHere(filter),
                TriggerEvent::CameIn { creature, zone } | TriggerEvent::Acts { creature, zone },
            )
            | (Trigger::Enters(filter), TriggerEvent::CameIn { creature, zone })
            | (Trigger::LeavesHere(filter), TriggerEvent::Leaves { creature, zone }) => {
                yes(self.zone_of(object) == Some(zone) && like(filter, creature), Some(creature))
            }
            (Trigger::Attacked, TriggerEvent::Attacked { defender, attacker }) => {
                yes(defender == it, attacker)
            }
            (
                Trigger::MeleeDeclaredAgainst(filter),
                TriggerEvent::MeleeDeclared { defender, attacker },
            ) => yes(defender == it && like(filter, attacker), Some(attacker)),
            (Trigger::CastsQuickSpell, TriggerEvent::Casting { caster, quick, .. }) => {
                yes(caster == it && quick, Some(caster))
            }
            (Trigger::TargetedBy(filter), TriggerEvent::Casting { caster, you, card, on, .. }) => {
                let enemy = !self.same_team(you, object.controller);
                let fits = derive::card_matches(filter, cards::card(card));
                yes(on.names(it) && enemy && fits, Some(caster))
            }
            (
                Trigger::AttackDamages { by, whom, by_attacker, damage_type: wanted },
                TriggerEvent::Damages { attacker, defender, damage_type },
            ) => {
                let actor = if *by_attacker { attacker } else { defender };
                let typed = wanted.is_none() || *wanted == damage_type;
                yes(typed && like(by, attacker) && like(whom, defender), Some(actor))
            }
            (Trigger::Strikes { by, whom }, TriggerEvent::Struck { attacker, defender }) => {
                yes(like(by, attacker) && like(whom, defender), Some(defender))
            }
            _ => None,
        }
    }

    /// MW-COUNTER-01: what can counter or turn the spell hears of it now.
    pub(super) fn fire_for_spell(&mut self, cast: &Cast) {
        let Cast { quick, you, card, on, .. } = *cast;
        self.fire(TriggerEvent::Casting { caster: cast.by(), quick, you, card, on });
    }

    /// MW-RULING-96: a spell that was turned has new targets, and what waits there for such a spell hears of it; it was
    /// not cast again.
    pub(super) fn fire_for_turned(&mut self) {
        if let Some(cast) = self.current_cast().cloned() {
            self.fire_for_spell(&Cast { quick: false, ..cast });
        }
    }

    /// The next of several abilities; who controls several chooses their order (MW-TRAP-10).
    pub(super) fn run_triggers(&mut self, triggers: Triggers) {
        let mut waiting = triggers.waiting;
        // MW-MANDATORY-07: all of them are turned up.
        for triggered in waiting.iter_mut().filter(|triggered| triggered.hidden) {
            if self.find(triggered.object).is_some_and(|object| object.face == Face::Down) {
                self.turn_up(triggered.object);
            }
            triggered.hidden = false;
            triggered.unpaid = true;
        }
        let Some(first) = waiting.first().copied() else {
            return self.broken("no ability was set off");
        };
        let own = waiting.iter().filter(|it| it.you == first.you).count();
        if own > 1 && self.mage(first.you).is_some() {
            return self.wait(Frame::Triggers(Triggers::new(waiting)), first.you);
        }
        self.run_trigger(0, waiting);
    }

    /// One ability that was set off: revealed where it must be, offered where it may be. The others wait.
    fn run_trigger(&mut self, at: usize, mut waiting: Vec<Triggered>) {
        let triggered = waiting.remove(at);
        if !waiting.is_empty() {
            self.agenda.push(Frame::Triggers(Triggers::new(waiting)));
        }
        let Some(Ability::When { trigger, limit, optional, cost, .. }) = ability(&triggered) else {
            return self.broken("what was set off is no ability");
        };
        let object = self.find(triggered.object).copied();
        if object.is_none() && !outlives(trigger) {
            return; // it left play meanwhile
        }
        let reached = object.is_some_and(|it| {
            self.judge_limit(&it, triggered.ability, *limit).is_err()
                || self.counts_each(&triggered).is_some_and(|fact| self.round_facts.contains(&fact))
        });
        if reached {
            return;
        }
        let mana = self.mage(triggered.you).map(|mage| mage.mana);
        let asks = match object.filter(|_| triggered.unpaid) {
            // MW-MANDATORY-02, MW-RULING-20: it was turned up; whether it is paid for is asked.
            Some(object) => {
                let (cost, _) = self.reveal_price(&object);
                let pays = mana.is_some_and(|mana| mana >= cost);
                if !(pays && self.fits_where_it_lies(&object)) {
                    return self.destroy(triggered.object, Cause::RevealedInVain);
                }
                true
            }
            None if !optional => return self.begin_triggered(&triggered),
            // MW-MAGE-WARLOCK-11: what would do nothing is not asked, and not saved up.
            None if self.would_be_idle(&triggered) => {
                if *limit != Limit::None {
                    self.use_up(triggered.object, triggered.ability);
                }
                false
            }
            None => mana.is_some_and(|mana| mana >= u16::from(*cost)),
        };
        if asks {
            let triggers = Triggers { next: Some(triggered), waiting: Vec::new() };
            self.wait(Frame::Triggers(triggers), triggered.you);
        }
    }

    /// Whether using it would change nothing.
    fn would_be_idle(&self, triggered: &Triggered) -> bool {
        let run = triggered.run();
        self.is_idle(&run, run.at, run.end)
    }

    /// What is noted of the one that set it off, where each counts once in a round.
    fn counts_each(&self, triggered: &Triggered) -> Option<RoundFact> {
        let Some(Ability::When { limit, .. }) = ability(triggered) else { return None };
        let counted = match limit {
            Limit::EachOnce { .. } => triggered.actor,
            Limit::None | Limit::PerRound(_) | Limit::PerRoundTogether(_) | Limit::PerGame(_) => {
                None
            }
        };
        let (by, ability) = (triggered.object, triggered.ability);
        counted.map(|actor| RoundFact::Counted { by, ability, actor })
    }

    fn begin_triggered(&mut self, triggered: &Triggered) {
        if let Some(Ability::When { limit, .. }) = ability(triggered)
            && *limit != Limit::None
        {
            self.use_up(triggered.object, triggered.ability);
        }
        if let Some(fact) = self.counts_each(triggered) {
            self.note(fact);
        }
        self.agenda.push(Frame::Run(triggered.run()));
    }
}

/// Whether it waits for its own end, which it hears of although it lay hidden.
fn is_own_end(trigger: &Trigger) -> bool {
    matches!(trigger, Trigger::Destroyed | Trigger::Slain)
}

/// What waits for its own end, or for that of its bearer, went with it.
fn outlives(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::AnyDestroyed { whom, .. } => *whom == Filter::Host,
        other => is_own_end(other),
    }
}

/// The ability as it is printed.
fn ability(triggered: &Triggered) -> Option<&'static Ability> {
    cards::card(triggered.card).abilities.get(usize::from(triggered.ability))
}
