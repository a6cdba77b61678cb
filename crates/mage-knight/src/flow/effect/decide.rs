//! Before an effect is carried out: which options, and what it is paid with.

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat, msg};
use rules::mk;

use super::{Frame, current, judge, pop, secret, way};
use crate::{
    cards::program::Choose,
    content::Mana,
    derive::mana::{Cost, Costs, Purse, paying_skill},
    flow::{lasting, skills},
    legal::{About, Answers, Row, misplaced},
    state::{Choice, MageKnight, ManaFrom, Question, Run},
    text,
};

/// Asks which option, unless there is only one.
pub(super) fn decide(game: &mut MageKnight, seat: Seat, run: Run, choose: &Choose) {
    match possible(game, seat, &run, choose)[..] {
        // Who has no card for it says so where the step asks for one.
        [] if secret::choice_is_secret(game, seat, &run) => {
            game.agenda.push(Frame::Run { seat, run: run.picking(0) });
        }
        [] => give_up(game, seat, run),
        [only] if !secret::choice_is_secret(game, seat, &run) => {
            game.agenda.push(Frame::Run { seat, run: run.picking(only) });
        }
        _ => {
            game.agenda.push(Frame::Run { seat, run });
            game.ask(seat, Question::Pick);
        }
    }
}

/// Nothing of the effect can be done any more; it comes to its end.
fn give_up(game: &mut MageKnight, seat: Seat, mut run: Run) {
    run.abort();
    game.agenda.push(Frame::Run { seat, run });
}

/// Options that can be carried out.
fn possible(game: &MageKnight, seat: Seat, run: &Run, choose: &Choose) -> ArrayVec<u8, 6> {
    let possible = |option: &u8| judge::may_carry_out(game, seat, &run.picking(*option)).is_ok();
    (0..choose.options()).filter(possible).collect()
}

/// What the effect at hand lets its player choose.
pub(crate) fn choosing(game: &MageKnight) -> Option<(Seat, &Run, &'static Choose)> {
    let Some(Frame::Run { seat, run }) = game.agenda.peek() else { return None };
    Some((*seat, run, way::undecided(game, *seat, run)?))
}

/// Which option of an effect.
pub(crate) struct Pick;

impl Row for Pick {
    fn about(&self, game: &MageKnight) -> About {
        About::new("pick", msg!("mk-question-pick", what = text::effect_name(game)))
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let Some((seat, run, choose)) = choosing(game) else { return };
        for option in 0..choose.options() {
            let possible = || judge::may_carry_out(game, seat, &run.picking(option));
            answers.add_if(Choice::Pick { option }, possible);
        }
    }

    fn refusal(&self, _game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        let option = matches!(choice, Choice::Pick { .. });
        if option { Refusal::new(mk::CARD_16, "mk-refusal-no-way") } else { misplaced() }
    }

    fn take(&self, game: &mut MageKnight, _seat: Seat, choice: Choice) {
        match (choice, game.agenda.peek_mut()) {
            (Choice::Pick { option }, Some(Frame::Run { run, .. })) => *run = run.picking(option),
            _ => game.misplaced(),
        }
    }
}

/// Pays the next cost, or asks what with.
pub(super) fn settle(game: &mut MageKnight, seat: Seat, mut run: Run, cost: Cost, rest: &[Cost]) {
    let purse = Purse::of(game, seat, None);
    let mut ways = purse.ways(cost);
    ways.retain(|(from, color)| purse.leaves(*from, *color, rest));
    match ways[..] {
        [] => give_up(game, seat, run),
        [(from, color)] if !secret::payment_is_secret(game, seat) => {
            pay_with(game, seat, &mut run, from, color);
            game.agenda.push(Frame::Run { seat, run });
        }
        _ => {
            game.agenda.push(Frame::Run { seat, run });
            game.ask(seat, Question::Pay);
        }
    }
}

/// One mana is paid; a Skill that made it possible is used.
fn pay_with(game: &mut MageKnight, seat: Seat, run: &mut Run, from: ManaFrom, color: Mana) {
    let discards = matches!(from, ManaFrom::Discard(_));
    if (discards || Purse::of(game, seat, None).needs_opposite(from, color))
        && let Some(skill) = paying_skill(game, seat, discards)
    {
        skills::note_use(game, seat, skill);
    }
    game.pay(seat, from, color);
    lasting::mana_used(game, seat, color);
    run.paid_costs += 1;
    run.bound.paid = Some(color);
}

const CANNOT_PAY: Refusal = Refusal::new(mk::MANA_14, "mk-refusal-cannot-pay-with");

/// What the effect at hand has still to be paid, the next first.
fn due(game: &MageKnight, seat: Seat) -> Costs {
    let costs = current(game).map(|run| (way::costs(game, seat, run), run.paid_costs));
    costs.into_iter().flat_map(|(costs, paid)| costs.into_iter().skip(usize::from(paid))).collect()
}

/// What to pay mana with.
pub(crate) struct Pay;

impl Row for Pay {
    fn about(&self, game: &MageKnight) -> About {
        About::new("pay", msg!("mk-question-pay", what = text::effect_name(game)))
    }

    /// MK-MANA-14: mana is taken when it is used, and what is left must pay the rest.
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let due = due(game, seat);
        let Some((cost, rest)) = due.split_first() else { return };
        let purse = Purse::of(game, seat, None);
        for (from, color) in purse.ways(*cost) {
            let enough = purse.leaves(from, color, rest);
            answers.add_or(Choice::Pay { from, color }, enough, CANNOT_PAY);
        }
    }

    fn refusal(&self, _game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        if matches!(choice, Choice::Pay { .. }) { CANNOT_PAY } else { misplaced() }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let (Choice::Pay { from, color }, Some(mut run)) = (choice, pop(game)) else {
            return game.misplaced();
        };
        pay_with(game, seat, &mut run, from, color);
        game.agenda.push(Frame::Run { seat, run });
    }
}
