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
    vocabulary::{Ability, ActionKind, Amount, Filter, Limit, Range, Target, Timing},
};

/// An ability to use, as it is printed.
struct Usable {
    timing: Timing,
    limit: Limit,
    cost: &'static Amount,
    by: Option<&'static Filter>,
    range: Option<Range>,
    target: &'static Target,
}

fn usable(object: &Object, at: u8) -> Option<Usable> {
    match cards::card(object.card).abilities.get(usize::from(at))? {
        Ability::Use { timing, limit, cost, by, range, target, .. } => Some(Usable {
            timing: *timing,
            limit: *limit,
            cost,
            by: by.as_ref(),
            range: *range,
            target,
        }),
        _ => None,
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
                && (0..).zip(&self.card(object).abilities).any(|(at, _)| {
                    usable(object, at).is_some_and(|it| {
                        it.timing == Timing::AroundActionPhase
                            && self.judge_limit(object, at, it.limit).is_ok()
                    })
                })
        })
    }

    /// How an ability is aimed.
    fn aiming_of<'a>(&'a self, you: Seat, object: &'a Object, at: u8, it: &Usable) -> Aiming<'a> {
        let spell = Spell::Ability { object: object.id, at };
        let lines = Lines::of_ability(object.card, at, ActionKind::Quick, it.target, it.range);
        self.aiming(you, object, spell, lines)
    }

    /// MW-CAST-06: the numbers that can be chosen, 0 where none is asked for.
    fn numbers(&self, you: Seat, object: &Object, cost: &Amount) -> std::ops::RangeInclusive<u8> {
        match cost {
            Amount::ChosenUpTo(most) => {
                let context = self.use_context(you, object, Aim::Nothing, 0);
                1..=u8::try_from(self.evaluate(&context, most)).unwrap_or(u8::MAX)
            }
            _ => 0..=0,
        }
    }

    fn use_context(&self, you: Seat, object: &Object, on: Aim, number: u8) -> Context {
        Context { you, on, number, ..Context::of(object) }
    }

    /// The bearer itself, or those the card names.
    fn may_be_used_by(&self, object: &Object, it: &Usable, actor: ObjectId) -> bool {
        let Some(creature) = self.find(actor) else { return false };
        match it.by {
            None => object.id == actor,
            Some(filter) => derive::matches_from(self, &Viewpoint::of(object), filter, creature),
        }
    }

    /// The uses somebody might think of, by whoever acts, or around Action Phases; with `legal` those that
    /// [`MageWars::judge_use`] allows. What does not depend on the aim is judged once an ability.
    pub(super) fn walk_uses(
        &self,
        seat: Seat,
        phase: Option<&ActionPhase>,
        legal: bool,
        out: &mut Vec<Choice>,
    ) {
        for object in self.objects.among(derive::board_index(self).usable) {
            for at in 0..self.card(object).abilities.len() as u8 {
                let Some(it) = usable(object, at) else { continue };
                let meant = if legal {
                    self.judge_moment(seat, object, at, &it, phase).is_ok()
                } else {
                    self.is_meant(seat, object, &it, phase)
                };
                if !meant {
                    continue;
                }
                self.each_aim(&self.aiming_of(seat, object, at, &it), legal, |on| {
                    if legal && self.judge_sacrifice(seat, object, at, on).is_err() {
                        return;
                    }
                    for number in self.numbers(seat, object, it.cost) {
                        if !legal || self.judge_use_cost(seat, object, it.cost, on, number).is_ok()
                        {
                            let object = object.id;
                            out.push(Choice::Use { object, ability: at, on, number });
                        }
                    }
                });
            }
        }
    }

    /// Whether somebody might think of using this ability at this moment.
    fn is_meant(
        &self,
        seat: Seat,
        object: &Object,
        it: &Usable,
        phase: Option<&ActionPhase>,
    ) -> bool {
        match (it.timing, phase) {
            (Timing::Action(_), Some(phase)) => self.may_be_used_by(object, it, phase.creature),
            (Timing::AroundActionPhase, None) => object.controller == seat,
            _ => false,
        }
    }

    pub(crate) fn judge_use(
        &self,
        seat: Seat,
        choice: (ObjectId, u8, Aim, u8),
        phase: Option<&ActionPhase>,
    ) -> Judgement {
        let (id, at, on, number) = choice;
        let object = self.find(id).ok_or_else(unknown)?;
        let it = usable(object, at).ok_or_else(unknown)?;
        self.judge_moment(seat, object, at, &it, phase)?;
        let known = self.numbers(seat, object, it.cost).contains(&number);
        needs(known, mw::ACTION_31, "refusal-other-question")?;
        self.judge_aim(&self.aiming_of(seat, object, at, &it), on)?;
        self.judge_sacrifice(seat, object, at, on)?;
        self.judge_use_cost(seat, object, it.cost, on, number)
    }

    /// Whether an ability can be used now, whatever it is aimed at.
    fn judge_moment(
        &self,
        seat: Seat,
        object: &Object,
        at: u8,
        it: &Usable,
        phase: Option<&ActionPhase>,
    ) -> Judgement {
        forbid(object.face == Face::Down, mw::ACTION_31, "refusal-other-question")?;
        match (it.timing, phase) {
            (Timing::Action(kind), Some(phase)) => {
                let usable = self.may_be_used_by(object, it, phase.creature);
                needs(usable, mw::ACTION_31, "refusal-other-question")?;
                self.may_use(phase, kind)?; // MW-ACTION-31
            }
            (Timing::AroundActionPhase, None) => {
                forbid(object.controller != seat, mw::GEN_06, "refusal-not-yours")?;
            }
            _ => return Err(unknown()),
        }
        self.judge_limit(object, at, it.limit)
    }

    /// MW-ACTION-32: whether there is mana enough for it.
    fn judge_use_cost(
        &self,
        seat: Seat,
        object: &Object,
        cost: &Amount,
        on: Aim,
        number: u8,
    ) -> Judgement {
        let needed = self.evaluate(&self.use_context(seat, object, on, number), cost);
        legal::mana_suffices(needed, self.mana_of(seat))
    }

    /// MW-CAST-10: what must be destroyed as a cost must be there.
    fn judge_sacrifice(&self, seat: Seat, object: &Object, at: u8, on: Aim) -> Judgement {
        let context = || self.use_context(seat, object, on, 0);
        let program = ProgramRef { card: object.card, part: Part::Ability(at) };
        match cards::program(program).first() {
            Some(Op::Sacrifice(which, _)) if self.all_like(&context(), which).is_empty() => {
                Err(Refusal::new(mw::CAST_10, "refusal-nothing-to-destroy"))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Pays for the ability and begins its effect; the frame that asked lies innermost.
    pub(super) fn use_ability(&mut self, seat: Seat, id: ObjectId, at: u8, on: Aim, number: u8) {
        let object = self.find(id).copied();
        let Some((object, it)) = object.and_then(|object| Some((object, usable(&object, at)?)))
        else {
            return self.broken("an ability is used that is not there");
        };
        let context = self.use_context(seat, &object, on, number);
        let cost = self.evaluate(&context, it.cost);
        match (it.timing, self.agenda.peek_mut()) {
            (Timing::Action(_), Some(Frame::ActionPhase(phase))) => {
                phase.done = true;
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
        self.use_up(id, at);
        let target = on.object().and_then(|id| self.thing(id));
        self.tell(id, |thing| Event::AbilityUsed { thing, target });
        let program = ProgramRef { card: object.card, part: Part::Ability(at) };
        self.agenda.push(Frame::Run(Run::new(program, context)));
    }

    /// MW-MAGE-WIZARD-02: what can be used in the Upkeep Phase.
    pub(super) fn upkeep_uses(&self, object: &Object) -> impl Iterator<Item = u8> {
        (0..self.card(object).abilities.len() as u8)
            .filter(|at| usable(object, *at).is_some_and(|it| it.timing == Timing::Upkeep))
    }

    /// Whether an ability of the Upkeep Phase can be used and paid for.
    pub(crate) fn may_use_in_upkeep(&self, seat: Seat, object: &Object, at: u8) -> Option<u16> {
        let it = usable(object, at).filter(|it| it.timing == Timing::Upkeep)?;
        self.judge_limit(object, at, it.limit).ok()?;
        let context = self.use_context(seat, object, Aim::Nothing, 0);
        let cost = self.evaluate(&context, it.cost);
        self.mage(seat).filter(|mage| mage.mana >= cost).map(|_| cost)
    }
}
