//! Abilities somebody uses: with an action, around an Action Phase, or in the Upkeep Phase.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{
    ActionPhase, Aim, Choice, Frame, Moment, Run, Spell,
    cast::{Aiming, Lines},
    effect::Context,
};
use crate::{
    cards::{self, Op, Part, ProgramRef},
    derive::{self, Viewpoint},
    event::Event,
    legal::{self, Judgement, forbid, needs},
    state::{Face, MageWars, Object, ObjectId},
    vocabulary::{Ability, ActionKind, Amount, Filter, Limit, Range, Target, Timing, Token},
};

/// When abilities are used: by a creature that acts, around Action Phases, or in the Deployment Phase.
#[derive(Clone, Copy)]
pub(crate) enum UseTime<'a> {
    Acting(&'a ActionPhase),
    Around,
    Deployment,
}

/// An ability to use: whose, by its number, and what is printed.
struct Usable<'a> {
    object: &'a Object,
    at: u8,
    timing: Timing,
    limit: Limit,
    cost: &'static Amount,
    by: Option<&'static Filter>,
    range: Option<Range>,
    target: &'static Target,
    tokens: Option<(Token, u8)>,
}

fn usable(object: &Object, at: u8) -> Option<Usable<'_>> {
    match cards::card(object.card).abilities.get(usize::from(at))? {
        Ability::Use { timing, limit, cost, by, range, target, tokens, .. } => {
            let (timing, limit, by, range) = (*timing, *limit, by.as_ref(), *range);
            Some(Usable { object, at, timing, limit, cost, by, range, target, tokens: *tokens })
        }
        _ => None,
    }
}

impl Usable<'_> {
    fn program(&self) -> ProgramRef {
        ProgramRef { card: self.object.card, part: Part::Ability(self.at) }
    }

    /// MW-ATTACK-S02-03: whether the tokens are there that it costs.
    fn judge_tokens(&self) -> Judgement {
        let Some((token, count)) = self.tokens else { return Ok(()) };
        let has = u16::from(self.object.tokens(token));
        legal::enough(has, u16::from(count), mw::ATTACK_S02_03, "refusal-tokens")
    }

    fn context(&self, you: Seat, on: Aim, number: u8) -> Context {
        Context { you, on, number, ..Context::of(self.object) }
    }
}

fn unknown() -> Refusal {
    legal::other_question(mw::ACTION_31)
}

impl MageWars {
    /// By public facts: something this seat controls has an ability for these moments.
    pub(crate) fn has_ability_around(&self, seat: Seat) -> bool {
        self.objects.iter().any(|object| {
            object.controller == seat
                && cards::compiled(object.card).acts_around
                && self.usable(object).any(|it| {
                    it.timing == Timing::AroundActionPhase
                        && self.judge_limit_of(&it).is_ok()
                        && it.judge_tokens().is_ok()
                })
        })
    }

    /// By public facts: something this seat controls has an ability for its part of the Deployment Phase (MW-READY-32).
    pub(crate) fn has_ability_to_deploy(&self, seat: Seat) -> bool {
        self.objects.iter().any(|object| {
            object.controller == seat
                && cards::compiled(object.card).deploys
                && self
                    .usable(object)
                    .any(|it| it.timing == Timing::Deployment && self.judge_limit_of(&it).is_ok())
        })
    }

    /// The abilities of an object that can be used at some time.
    fn usable<'a>(&self, object: &'a Object) -> impl Iterator<Item = Usable<'a>> + use<'a> {
        (0..self.card(object).abilities.len() as u8).filter_map(|at| usable(object, at))
    }

    fn judge_limit_of(&self, it: &Usable<'_>) -> Judgement {
        self.judge_limit(it.object, it.at, it.limit)
    }

    /// How an ability is aimed.
    fn aiming_of<'a>(&'a self, you: Seat, it: &Usable<'a>) -> Aiming<'a> {
        let spell = Spell::Ability { object: it.object.id, at: it.at };
        let lines =
            Lines::of_ability(it.object.card, it.at, ActionKind::Quick, it.target, it.range);
        self.aiming(you, it.object, spell, lines)
    }

    /// MW-CAST-06: the numbers that can be chosen, 0 where none is asked for.
    fn numbers(&self, you: Seat, it: &Usable<'_>) -> std::ops::RangeInclusive<u8> {
        match it.cost {
            Amount::ChosenUpTo(most) => {
                let most = self.evaluate(&it.context(you, Aim::Nothing, 0), most);
                1..=u8::try_from(most).unwrap_or(u8::MAX)
            }
            _ => 0..=0,
        }
    }

    /// The bearer itself, or those the card names.
    fn may_be_used_by(&self, it: &Usable<'_>, actor: ObjectId) -> bool {
        let Some(creature) = self.find(actor) else { return false };
        match it.by {
            None => it.object.id == actor,
            Some(filter) => derive::matches_from(self, &Viewpoint::of(it.object), filter, creature),
        }
    }

    /// The uses a player might think of, by whoever acts, or around Action Phases; or those that
    /// [`MageWars::judge_use`] allows. What does not depend on the aim is judged once an ability.
    pub(super) fn walk_uses<const LEGAL: bool>(
        &self,
        seat: Seat,
        time: UseTime<'_>,
        out: &mut Vec<Choice>,
    ) {
        for object in self.objects.among(derive::board_index(self).usable) {
            for it in self.usable(object) {
                let meant = if LEGAL {
                    self.judge_moment(seat, &it, time).is_ok()
                } else {
                    self.is_meant(seat, &it, time)
                };
                if !meant {
                    continue;
                }
                self.each_aim::<LEGAL>(&self.aiming_of(seat, &it), |on| {
                    if LEGAL && self.judge_sacrifice(seat, &it, on).is_err() {
                        return;
                    }
                    for number in self.numbers(seat, &it) {
                        if !LEGAL || self.judge_use_cost(seat, &it, on, number).is_ok() {
                            let (object, ability) = (object.id, it.at);
                            out.push(Choice::Use { object, ability, on, number });
                        }
                    }
                });
            }
        }
    }

    /// Whether a player might think of using this ability at this moment.
    fn is_meant(&self, seat: Seat, it: &Usable<'_>, time: UseTime<'_>) -> bool {
        match (it.timing, time) {
            (Timing::Action(_), UseTime::Acting(phase)) => self.may_be_used_by(it, phase.creature),
            (Timing::AroundActionPhase, UseTime::Around)
            | (Timing::Deployment, UseTime::Deployment) => it.object.controller == seat,
            _ => false,
        }
    }

    pub(crate) fn judge_use(
        &self,
        seat: Seat,
        choice: (ObjectId, u8, Aim, u8),
        time: UseTime<'_>,
    ) -> Judgement {
        let (id, at, on, number) = choice;
        let it = self.find(id).and_then(|object| usable(object, at)).ok_or_else(unknown)?;
        self.judge_moment(seat, &it, time)?;
        let known = self.numbers(seat, &it).contains(&number);
        needs(known, mw::ACTION_31, "refusal-other-question")?;
        self.judge_aim(&self.aiming_of(seat, &it), on)?;
        self.judge_sacrifice(seat, &it, on)?;
        self.judge_use_cost(seat, &it, on, number)
    }

    /// Whether an ability can be used now, whatever it is aimed at.
    fn judge_moment(&self, seat: Seat, it: &Usable<'_>, time: UseTime<'_>) -> Judgement {
        forbid(it.object.face == Face::Down, mw::ACTION_31, "refusal-other-question")?;
        match (it.timing, time) {
            (Timing::Action(kind), UseTime::Acting(phase)) => {
                let usable = self.may_be_used_by(it, phase.creature);
                needs(usable, mw::ACTION_31, "refusal-other-question")?;
                self.may_use(phase, kind)?; // MW-ACTION-31
            }
            (Timing::AroundActionPhase, UseTime::Around)
            | (Timing::Deployment, UseTime::Deployment) => {
                forbid(it.object.controller != seat, mw::GEN_06, "refusal-not-yours")?;
            }
            _ => return Err(unknown()),
        }
        it.judge_tokens()?;
        self.judge_limit_of(it)
    }

    /// MW-ACTION-32: whether there is mana enough for it.
    fn judge_use_cost(&self, seat: Seat, it: &Usable<'_>, on: Aim, number: u8) -> Judgement {
        let needed = self.evaluate(&it.context(seat, on, number), it.cost);
        legal::mana_suffices(needed, self.mana_of(seat))
    }

    /// MW-CAST-10: what must be destroyed as a cost must be there.
    fn judge_sacrifice(&self, seat: Seat, it: &Usable<'_>, on: Aim) -> Judgement {
        let context = || it.context(seat, on, 0);
        match cards::program(it.program()).first() {
            Some(Op::Sacrifice(which, ..)) if self.all_like(&context(), which).is_empty() => {
                Err(Refusal::new(mw::CAST_10, "refusal-nothing-to-destroy"))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Pays for the ability and begins its effect; the frame that asked lies innermost.
    pub(super) fn use_ability(&mut self, seat: Seat, id: ObjectId, at: u8, on: Aim, number: u8) {
        let Some(it) = self.find(id).and_then(|object| usable(object, at)) else {
            return self.broken("an ability is used that is not there");
        };
        let (mut context, program, timing) =
            (it.context(seat, on, number), it.program(), it.timing);
        let (cost, tokens) = (self.evaluate(&context, it.cost), it.tokens);
        match (timing, self.agenda.peek_mut()) {
            (Timing::Action(_), Some(Frame::ActionPhase(phase))) => {
                phase.done = true;
                context.actor = Some(phase.creature);
                self.open_window(Moment::ActionDone);
            }
            (Timing::AroundActionPhase, Some(Frame::Turn(turn))) => {
                turn.bound = true;
                self.agenda.push(Frame::Judge); // MW-RULING-100
            }
            _ => (),
        }
        if !self.pay(seat, cost) {
            return self.broken("an ability is used that cannot be paid for");
        }
        if let Some((token, count)) = tokens {
            let spend = |it: &mut Object| {
                it.set_tokens(token, it.tokens(token).saturating_sub(count));
            };
            self.change_seen(id, spend, |thing| Event::TokensSpent { thing, token, count });
        }
        self.use_up(id, at);
        let target = on.object().and_then(|id| self.thing(id));
        self.tell(id, |thing| Event::AbilityUsed { thing, target });
        self.agenda.push(Frame::Run(Run::new(program, context)));
    }

    /// What it costs to use an ability that is aimed at nothing.
    pub(crate) fn cost_to_use(&self, object: &Object, at: u8) -> u16 {
        usable(object, at)
            .map_or(0, |it| self.evaluate(&it.context(object.controller, Aim::Nothing, 0), it.cost))
    }

    /// MW-MAGE-WIZARD-02: the abilities of an object that can be used and paid for in the Upkeep Phase.
    pub(crate) fn upkeep_uses(&self, seat: Seat, object: &Object) -> impl Iterator<Item = u8> {
        let able = move |it: &Usable<'_>| {
            it.timing == Timing::Upkeep
                && self.judge_limit_of(it).is_ok()
                && self.judge_use_cost(seat, it, Aim::Nothing, 0).is_ok()
        };
        self.usable(object).filter(able).map(|it| it.at)
    }
}
