//! Effects of cards, Units, Skills and Tactics: one interpreter for the whole vocabulary.
//!
//! An effect is a program ([`crate::cards::program`]). A [`Run`] of it is first decided (which options), then paid for,
//! then carried out step by step; each of these may ask. What a word allows, asks and does stands together in the module
//! of its family, and [`words`] finds that.

mod cards;
mod decide;
mod enemies;
pub(crate) mod judge;
mod jump;
mod mana;
mod modifiers;
mod others;
mod piles;
mod points;
mod secret;
mod source;
mod units;
pub(crate) mod way;

use kernel::{Seat, msg};
use rules::mk;

pub(crate) use cards::in_hand;
pub(crate) use decide::{Pay, Pick, choosing};
pub(crate) use enemies::{affect, enemies, lost, resists_color};
pub(crate) use jump::jumps;
pub(crate) use modifiers::add_modifier;
pub(crate) use others::{GiveUp, give_up};
pub(crate) use points::{first_bonus, gain_attack, gain_block, rider_value};

use super::{Frame, combat};
use crate::{
    cards::{Condition, Effect, Per, effect::Family, program::Step},
    content::ruin::ALTAR_FAME,
    event::CardDestination,
    legal::{About, Answers, Judgement, Row},
    state::{Choice, Event, MageKnight, Manner, Origin, Question, Run, RunStage, StepRef},
    text,
};

/// A step of an effect that is judged or asks.
struct At<'g> {
    game: &'g MageKnight,
    seat: Seat,
    run: &'g Run,
    step: &'static Step,
}

/// A step of an effect that is carried out.
struct Doing<'g> {
    game: &'g mut MageKnight,
    seat: Seat,
    run: &'g mut Run,
    step: &'static Step,
}

/// How a step goes on.
enum Then {
    /// It is over.
    Next,
    /// There is more of it.
    Again,
    /// It asks, unless there is nothing to ask or only one answer.
    Ask,
    /// It is over, and something else comes before the rest, which is on the agenda already.
    Away,
    /// MK-CARD-16: what it demands cannot be met, and nothing comes of the rest.
    Abort,
    /// At the end of the turn: this is asked.
    AtEnd(Question),
}

/// What the words of a family allow, ask and do.
struct Words {
    /// Whether it can be carried out, before anything of the effect is done (MK-CARD-16).
    allowed: fn(&At<'_>) -> Judgement,
    /// Everything that can be answered now; nothing when the step has come to its end.
    options: fn(&At<'_>, &mut Vec<Choice>),
    carry_out: fn(&mut Doing<'_>) -> Then,
    /// Does what was answered. Where nothing can be answered that is [`Choice::Decline`].
    answer: fn(&mut Doing<'_>, Choice) -> Then,
}

const fn words(effect: &Effect) -> &'static Words {
    match effect.family() {
        Family::Grammar => &GRAMMAR,
        Family::Points => &points::WORDS,
        Family::Cards => &cards::WORDS,
        Family::Mana => &mana::WORDS,
        Family::Source => &source::WORDS,
        Family::Movement => &jump::WORDS,
        Family::Enemies => &enemies::WORDS,
        Family::Units => &units::WORDS,
        Family::Modifiers => &modifiers::WORDS,
        Family::Others => &others::WORDS,
    }
}

/// A program has none of these as a step.
const GRAMMAR: Words = Words {
    allowed: |_| Ok(()),
    options: |_, _| (),
    carry_out: |doing| doing.broken("a choice or condition was carried out"),
    answer: |doing, _| doing.broken("a choice or condition was answered"),
};

impl Doing<'_> {
    fn at(&self) -> At<'_> {
        At { game: self.game, seat: self.seat, run: self.run, step: self.step }
    }

    /// What cannot happen.
    fn broken(&mut self, fault: &str) -> Then {
        self.game.broken(fault);
        Then::Abort
    }

    /// The rest of the effect waits on the agenda for what is put there next.
    fn put_rest_back(&mut self) {
        self.run.go_on();
        self.game.agenda.push(Frame::Run { seat: self.seat, run: *self.run });
    }

    /// A step that belongs to the block being put together waits for the enemy it is directed at.
    fn ride(&mut self) -> Then {
        let Some(combat) = &mut self.game.combat else {
            return self.broken("a Block outside a combat");
        };
        match combat.riders.try_push(self.run.here()) {
            Ok(()) => Then::Next,
            Err(_) => self.broken("more steps wait for a Block than there is room for"),
        }
    }

    fn wait_for_end_of_turn(&mut self) -> Then {
        let turn = &mut self.game.turn;
        if let Some((Per::HealingSpent, _)) = self.step.per {
            turn.healing_with_fame = turn.healing_with_fame.saturating_add(turn.healing);
        }
        match turn.later.try_push(self.run.here()) {
            Ok(()) => Then::Next,
            Err(_) => self.broken("more waits for the end of the turn than there is room for"),
        }
    }
}

/// Begins an effect: it is next on the agenda.
pub(crate) fn begin(game: &mut MageKnight, seat: Seat, run: Run) {
    let manner = Manner { in_play: true, ..run.manner };
    game.agenda.push(Frame::Run { seat, run: run.played(manner) });
}

/// The effect that is asking.
pub(crate) fn current(game: &MageKnight) -> Option<&Run> {
    if let Some(Frame::Run { run, .. }) = game.agenda.peek() { Some(run) } else { None }
}

/// Takes the effect that was asking from the agenda.
fn pop(game: &mut MageKnight) -> Option<Run> {
    if let Some(Frame::Run { run, .. }) = game.agenda.pop() {
        return Some(run);
    }
    game.broken("an answer to an effect that does not ask");
    None
}

/// Runs an effect until it is over or asks.
pub(crate) fn run(game: &mut MageKnight, seat: Seat, mut run: Run) {
    if run.stage == RunStage::Deciding {
        if let Some(choose) = way::undecided(game, seat, &run) {
            return decide::decide(game, seat, run, choose);
        }
        run.stage = RunStage::Paying;
    }
    if run.stage == RunStage::Paying {
        let costs = way::costs(game, seat, &run);
        if let Some((cost, rest)) = costs[usize::from(run.paid_costs)..].split_first() {
            return decide::settle(game, seat, run, *cost, rest);
        }
        run.stage = RunStage::Doing;
    }
    while let Some(step) = way::go_to_step(game, seat, &mut run) {
        match carry_out(&mut Doing { game, seat, run: &mut run, step }) {
            Then::Next => run.go_on(),
            Then::Again => (),
            Then::Ask => {
                game.agenda.push(Frame::Run { seat, run });
                return game.ask(seat, Question::Effect);
            }
            Then::Away => return,
            Then::Abort => run.abort(),
            Then::AtEnd(_) => game.broken("an effect for the end of the turn came before it"),
        }
        if game.is_over() {
            return;
        }
    }
    if run.manner.again > 0 {
        run.manner.again -= 1;
        run.restart();
        // MK-RULING-108: without what it asks for there is no further use.
        if secret::choice_is_secret(game, seat, &run)
            || judge::may_carry_out(game, seat, &run).is_ok()
        {
            return game.agenda.push(Frame::Run { seat, run });
        }
    }
    match run.origin {
        Origin::Card { card, .. } if run.manner.throw_away => game.throw_away(seat, card),
        // MK-SITE-RUINS-03
        Origin::Altar(_) => {
            game.conquer(seat, game.player(seat).at);
            game.gain_fame(seat, ALTAR_FAME);
        }
        Origin::Purchase(card) => game.gain_from_offer(seat, card, CardDestination::DeckTop),
        Origin::Card { .. }
        | Origin::Ability { .. }
        | Origin::Skill(_)
        | Origin::Tactic(_)
        | Origin::Banner(_) => (),
    }
    // An effect may have destroyed the last enemy.
    combat::end_if_over(game, seat);
}

/// Carries a step out as far as nobody has to be asked.
fn carry_out(doing: &mut Doing<'_>) -> Then {
    let (seat, step) = (doing.seat, doing.step);
    match step.condition {
        // MK-COMBAT-BLOCK-10
        Some(Condition::BlockSucceeds) => return doing.ride(),
        Some(Condition::WoundDropped) if doing.run.bound.discarded == 0 => return Then::Next,
        Some(Condition::UnitReadied) if doing.run.bound.unit.is_none() => return Then::Next,
        Some(Condition::WoundDropped | Condition::UnitReadied) | None => (),
        Some(condition) if !way::holds(doing.game, seat, condition) => return Then::Next,
        Some(_) => (),
    }
    if step.later {
        return doing.wait_for_end_of_turn();
    }
    if let Some((Per::Wound, _)) = step.per {
        let wounds = doing.game.player(seat).wounds_in_hand();
        doing.game.log.push(|| Event::WoundsCounted { seat, wounds });
    }
    let words = words(step.effect);
    match (words.carry_out)(doing) {
        Then::Ask => {
            let mut out = Vec::new();
            (words.options)(&doing.at(), &mut out);
            match out[..] {
                [] => (words.answer)(doing, Choice::Decline),
                [only] if !secret::step_is_secret(&doing.at()) => (words.answer)(doing, only),
                _ => Then::Ask,
            }
        }
        then => then,
    }
}

/// Effects for the end of the turn are carried out, until one of them asks.
pub(crate) fn finish_later(game: &mut MageKnight, seat: Seat) -> Option<Question> {
    while !game.turn.later.is_empty() {
        let StepRef { origin, at, cast_by } = game.turn.later.remove(0);
        let manner = Manner { cast_by, ..Manner::default() };
        let mut run = Run { at, manner, ..Run::new(origin) };
        let Some(step) = run.here().step() else {
            game.broken("no step waits for the end of the turn");
            return None;
        };
        let doing = &mut Doing { game, seat, run: &mut run, step };
        match (words(step.effect).carry_out)(doing) {
            Then::AtEnd(question) => return Some(question),
            Then::Next | Then::Again | Then::Ask | Then::Away | Then::Abort => (),
        }
    }
    None
}

/// The step the effect at hand is asking for.
fn asking(game: &MageKnight) -> Option<At<'_>> {
    let Some(Frame::Run { seat, run }) = game.agenda.peek() else { return None };
    Some(At { game, seat: *seat, run, step: run.here().step()? })
}

/// What the effect at hand is asking for, in the words of its card.
pub(crate) fn asked_for(game: &MageKnight) -> Option<&'static Effect> {
    asking(game).map(|at| at.step.effect)
}

/// An answer fits the effect at hand if it is one of these, whoever is asked.
fn part_options(game: &MageKnight) -> Vec<Choice> {
    let mut out = Vec::new();
    if let Some(at) = asking(game) {
        (words(at.step.effect).options)(&at, &mut out);
    }
    out
}

/// What the part of an effect that is being carried out asks for.
pub(crate) struct Part;

impl Row for Part {
    fn about(&self, game: &MageKnight) -> About {
        let nothing_for_it = part_options(game) == [Choice::Decline];
        About::new("effect", text::effect_question(game))
            .refusing(mk::EFFECT_03, "mk-refusal-not-for-this-effect")
            .no(if nothing_for_it {
                msg!("mk-choice-nothing-for-it")
            } else {
                msg!("mk-choice-no-more")
            })
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(part_options(game));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Some(mut run) = pop(game) else { return };
        let Some(step) = run.here().step() else {
            return game.broken("an answer to an effect that does not ask");
        };
        let doing = &mut Doing { game, seat, run: &mut run, step };
        match (words(step.effect).answer)(doing, choice) {
            Then::Next => run.go_on(),
            Then::Again => (),
            Then::Away => return,
            Then::Abort => run.abort(),
            Then::Ask | Then::AtEnd(_) => return game.broken("an answer to an effect asks"),
        }
        game.agenda.push(Frame::Run { seat, run });
    }
}
