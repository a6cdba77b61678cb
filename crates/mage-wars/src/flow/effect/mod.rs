//! Executing the words of cards: one frame that walks a program.

mod act;
mod amount;
mod decide;
mod spell;

use kernel::Seat;
use serde::{Deserialize, Serialize};

pub use decide::Decision;

use super::{Aim, EFFECT_DIE, Frame};
use crate::{
    cards::{self, CardId, Op, ProgramRef},
    derive::{self, Viewpoint},
    event::Event,
    state::{Lasting, MageWars, Object, ObjectId, RoundFact},
    vocabulary::{Condition, Effect, Filter, Until, Who},
};

/// What the words of an effect are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// Who controls the effect and makes its choices.
    pub you: Seat,
    /// The card the words stand on.
    pub card: CardId,
    /// The object in play that carries them.
    pub this: Option<ObjectId>,
    pub caster: Option<ObjectId>,
    pub on: Aim,
    /// What set the ability off.
    pub actor: Option<ObjectId>,
    /// Whose attack set the ability off.
    pub attacker: Option<ObjectId>,
    /// The one a `ForEach` is at.
    pub each: Option<ObjectId>,
    /// A number that was chosen, or the level of what was destroyed as a cost.
    pub number: u8,
}

impl Context {
    /// What the words of a card are about, while nobody uses them.
    pub fn new(you: Seat, card: CardId) -> Self {
        let (this, caster, actor, attacker, each) = (None, None, None, None, None);
        Context { you, card, this, caster, on: Aim::Nothing, actor, attacker, each, number: 0 }
    }

    /// The targeted card of a discard pile, and whose pile that is.
    fn discarded(&self) -> Option<(Seat, CardId)> {
        match self.on {
            Aim::DiscardedOf(seat, card) => Some((seat, card)),
            on => on.discarded().map(|card| (self.you, card)),
        }
    }

    /// The same for an object in play.
    pub fn of(object: &Object) -> Self {
        Context { this: Some(object.id), ..Context::new(object.controller, object.card) }
    }
}

/// A program under way: the steps from `at` up to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub program: ProgramRef,
    pub at: u8,
    pub end: u8,
    pub context: Context,
    /// What the step asks.
    pub decision: Option<Decision>,
}

impl Run {
    pub fn new(program: ProgramRef, context: Context) -> Self {
        let end = u8::try_from(cards::program(program).len()).unwrap_or(u8::MAX);
        Run { program, at: 0, end, context, decision: None }
    }

    pub(super) fn op(&self) -> Option<&'static Op> {
        cards::program(self.program).get(usize::from(self.at)).filter(|_| self.at < self.end)
    }

    /// What a branch of the choice it has come to begins with.
    pub(crate) fn branch(&self, branch: u8) -> Option<&'static Effect> {
        let Op::Choose(begins) = self.op()? else { return None };
        let at = *begins.get(usize::from(branch))?;
        match cards::program(self.program).get(usize::from(at))? {
            Op::Do(effect) => Some(effect),
            _ => None,
        }
    }

    /// What its step gives somebody for a time.
    fn lasting(&self, who: ObjectId, amount: u8, until: Until) -> Lasting {
        Lasting { who, program: self.program, at: self.at, amount, until, in_use: false }
    }
}

impl MageWars {
    /// One step of a program; the rest waits behind whatever the step begins.
    #[inline(never)]
    pub(super) fn run_program(&mut self, run: Run) {
        let Some(op) = run.op() else { return }; // no words, no steps
        match op {
            Op::Do(effect) => {
                self.go_on_from(run, run.at + 1);
                self.act(Run { end: run.at + 1, ..run }, effect);
            }
            Op::If(condition, end) => {
                let next = if self.is_so(&run.context, condition) { run.at + 1 } else { *end };
                self.go_on_from(run, next);
            }
            Op::OnRoll(needed, end) => {
                let roll = self.chance.roll(EFFECT_DIE);
                let needed = self.evaluate(&run.context, needed);
                let needed = u8::try_from(needed).unwrap_or(u8::MAX);
                let card = run.context.card;
                self.log.push(|| Event::EffectRolled { card, roll, needed });
                self.go_on_from(run, if roll >= needed { run.at + 1 } else { *end });
            }
            Op::ForEach(filter, end) => {
                self.go_on_from(run, *end);
                let each: Vec<ObjectId> = self.all_like(&run.context, filter);
                for id in each.into_iter().rev() {
                    let context = Context { each: Some(id), ..run.context };
                    self.agenda.push(Frame::Run(Run { at: run.at + 1, end: *end, context, ..run }));
                }
            }
            Op::May(end) if self.is_idle(&run, run.at + 1, *end) => self.go_on_from(run, *end),
            Op::May(_) => self.decide(run, Decision::May),
            Op::MayPay(_, end) if self.is_idle(&run, run.at + 1, *end) => {
                self.go_on_from(run, *end);
            }
            Op::MayPay(amount, end) => {
                let cost = self.evaluate(&run.context, amount);
                let mana = self.mana_of(run.context.you);
                if mana >= cost && !self.is_in_vain(&run, run.at + 1) {
                    self.decide(run, Decision::Pay(cost));
                } else {
                    self.go_on_from(run, *end);
                }
            }
            Op::Sacrifice(filter, _, end) => {
                if self.all_like(&run.context, filter).is_empty() {
                    self.go_on_from(run, *end);
                } else {
                    self.decide(run, Decision::Object);
                }
            }
            Op::BuyOff(who, which, end) => {
                if self.bought_off(&run.context, *who, which).is_empty() {
                    self.go_on_from(run, *end);
                } else {
                    self.decide(run, Decision::BuyOff);
                }
            }
            Op::Pick(which, within, of, end) => {
                if self.pickable(&run, which, *within, *of).is_empty() {
                    self.go_on_from(run, *end);
                } else {
                    self.decide(run, Decision::Object);
                }
            }
            Op::Choose(_) => self.decide(run, Decision::Branch),
        }
    }

    /// MW-RULING-101: whether the steps from one place to another would change nothing, whatever is answered. Several
    /// steps may come to more than each.
    pub(super) fn is_idle(&self, run: &Run, at: u8, end: u8) -> bool {
        let first = cards::program(run.program).get(usize::from(at));
        if let Some(Op::Sacrifice(which, _, last)) = first {
            return *last == end && self.all_like(&run.context, which).is_empty();
        }
        // Where nothing can be chosen, nothing can be done with it.
        if let Some(Op::Do(effect @ Effect::ChooseObject { .. })) = first {
            return self.choosable(run, effect).is_empty();
        }
        if let Some(Op::Pick(which, within, of, last)) = first
            && *last == end
        {
            return self.pickable(run, which, *within, *of).is_empty();
        }
        let step = first.filter(|_| at + 1 == end);
        let named = |who: &Who| self.who(&run.context, *who).and_then(|id| self.find(id));
        match step {
            Some(Op::Do(Effect::Heal { who, .. } | Effect::MoveDamage { from: who, .. })) => {
                named(who).is_none_or(|object| !self.can_heal(object))
            }
            Some(Op::Do(Effect::RemoveDamage { who, .. })) => {
                named(who).is_none_or(|object| object.curable() == 0)
            }
            Some(Op::Do(Effect::Teleport { who, .. })) => {
                named(who).is_none_or(|object| self.zone_of(object).is_none())
            }
            Some(_) | None => false,
        }
    }

    /// MW-TRAIT-REANIMATE-03, MW-TRAIT-REANIMATE-07, MW-TRAIT-REANIMATE-08: whether the step would bring back a card that is
    /// not there, or not for this mage.
    fn is_in_vain(&self, run: &Run, at: u8) -> bool {
        match cards::program(run.program).get(usize::from(at)) {
            Some(Op::Do(Effect::Reanimate { who, .. })) => {
                self.reanimated(&run.context, *who).is_none()
            }
            _ => false,
        }
    }

    /// The rest of the program, from a place on.
    fn go_on_from(&mut self, run: Run, at: u8) {
        if at < run.end {
            self.agenda.push(Frame::Run(Run { at, ..run }));
        }
    }

    fn decide(&mut self, run: Run, decision: Decision) {
        let run = Run { decision: Some(decision), ..run };
        self.wait(Frame::Run(run), run.context.you);
    }

    /// Whom a word names.
    pub(crate) fn who(&self, context: &Context, who: Who) -> Option<ObjectId> {
        match who {
            Who::This => context.this,
            Who::Host => self.find_or_departed(context.this?)?.place.host(),
            Who::Target => context.on.object(),
            Who::Second => context.on.second(),
            Who::Each => context.each,
            Who::Caster => context.caster,
            Who::YourMage => self.mage(context.you).map(|mage| mage.id),
            Who::Actor => context.actor,
            Who::Chosen => self.find_or_departed(context.this?)?.chosen,
            Who::Attacker => context.attacker,
        }
    }

    /// From where filters of the effect are judged.
    pub(crate) fn viewpoint(&self, context: &Context) -> Viewpoint<'_> {
        let this = context.this.and_then(|id| self.find(id));
        // What left play is looked at where it was last.
        let this = this
            .or_else(|| context.caster.and_then(|id| self.find(id)))
            .or_else(|| context.this.and_then(|id| self.find_or_departed(id)));
        let [here, beside] = context.on.zones();
        Viewpoint { you: context.you, this, here, beside, spell: Some(context.card) }
    }

    pub(crate) fn all_like(&self, context: &Context, filter: &Filter) -> Vec<ObjectId> {
        let view = self.viewpoint(context);
        let like = |object: &&Object| {
            !self.is_away(object) && derive::matches_from(self, &view, filter, object)
        };
        self.objects.iter().filter(like).map(|object| object.id).collect()
    }

    pub(super) fn is_so(&self, context: &Context, condition: &Condition) -> bool {
        match condition {
            Condition::Is(who, filter) => {
                let view = self.viewpoint(context);
                self.who(context, *who)
                    .and_then(|id| self.find(id))
                    .is_some_and(|object| derive::matches_from(self, &view, filter, object))
            }
            Condition::WasPushed(who) => {
                let pushed = |who| self.round_facts.contains(&RoundFact::Pushed { who });
                self.who(context, *who).is_some_and(pushed)
            }
            Condition::Not(part) => !self.is_so(context, part),
            Condition::YouControl(filter) => {
                let view = self.viewpoint(context);
                self.objects.iter().any(|object| {
                    object.controller == context.you
                        && derive::matches_from(self, &view, filter, object)
                })
            }
            Condition::AtLeast(amount, least) => {
                self.evaluate(context, amount) >= u16::from(*least)
            }
            Condition::Always | Condition::WithYourMage | Condition::Token(_) => context
                .this
                .and_then(|id| self.find(id))
                .is_some_and(|this| derive::holds(self, this, condition)),
        }
    }
}
