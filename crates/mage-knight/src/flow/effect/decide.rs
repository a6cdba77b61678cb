//! Before an effect is carried out: which options, and what it is paid with.

use arrayvec::ArrayVec;
use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{Frame, current, judge, pop, secret, way};
use crate::{
    cards::program::Choose,
    content::Mana,
    derive::mana::{Cost, Costs, Purse, paying_skill},
    flow::{lasting, skills},
    state::{Choice, Event, MageKnight, ManaFrom, Question, Run},
};

/// Asks which option, unless there is only one.
pub(super) fn decide(game: &mut MageKnight, seat: Seat, run: Run, choose: &Choose) {
    match possible(game, seat, &run, choose)[..] {
        [] => (), // Nothing of it can be done any more.
        [only] if !secret::choice_is_secret(game, seat, &run) => {
            game.agenda.push(Frame::Run { seat, run: run.picking(only) });
        }
        _ => {
            game.agenda.push(Frame::Run { seat, run });
            game.ask(seat, Question::Pick);
        }
    }
}

/// Options that can be carried out.
fn possible(game: &MageKnight, seat: Seat, run: &Run, choose: &Choose) -> ArrayVec<u8, 6> {
    let possible = |option: &u8| judge::may_carry_out(game, seat, &run.picking(*option)).is_ok();
    (0..choose.options()).filter(possible).collect()
}

/// What the effect at hand lets its player choose.
pub(crate) fn choosing(game: &MageKnight) -> Option<(Seat, &Run, &'static Choose)> {
    match game.agenda.peek() {
        Some(Frame::Run { seat, run }) => Some((*seat, run, way::undecided(game, *seat, run)?)),
        _ => None,
    }
}

pub(crate) fn may_pick(game: &MageKnight, option: u8) -> Result<(), Refusal> {
    match choosing(game) {
        Some((seat, run, choose)) if option < choose.options() => {
            judge::may_carry_out(game, seat, &run.picking(option))
        }
        _ => Err(Refusal::new(mk::CARD_16, "mk-refusal-no-way")),
    }
}

/// The options of the effect at hand that can be carried out.
pub(crate) fn pick_options(game: &MageKnight, out: &mut Vec<Choice>) {
    if let Some((seat, run, choose)) = choosing(game) {
        let options = possible(game, seat, run, choose).into_iter();
        out.extend(options.map(|option| Choice::Pick { option }));
    }
}

pub(crate) fn pick(game: &mut MageKnight, seat: Seat, option: u8) {
    if let Some(run) = pop(game) {
        game.agenda.push(Frame::Run { seat, run: run.picking(option) });
    }
}

/// Pays the next cost, or asks what with.
pub(super) fn settle(
    game: &mut MageKnight,
    seat: Seat,
    mut run: Run,
    cost: Cost,
    rest: &[Cost],
    log: &mut Log<Event>,
) {
    let purse = Purse::of(game, seat, None);
    let mut ways = purse.ways(cost);
    ways.retain(|(from, color)| purse.leaves(*from, *color, rest));
    match ways[..] {
        [] => (), // The mana for it is gone.
        [(from, color)] if !secret::payment_is_secret(game, seat) => {
            pay_with(game, seat, &mut run, from, color, log);
            game.agenda.push(Frame::Run { seat, run });
        }
        _ => {
            game.agenda.push(Frame::Run { seat, run });
            game.ask(seat, Question::Pay);
        }
    }
}

/// One mana is paid; a Skill that made it possible is used.
fn pay_with(
    game: &mut MageKnight,
    seat: Seat,
    run: &mut Run,
    from: ManaFrom,
    color: Mana,
    log: &mut Log<Event>,
) {
    let discards = matches!(from, ManaFrom::Discard(_));
    if (discards || Purse::of(game, seat, None).needs_opposite(from, color))
        && let Some(skill) = paying_skill(game, seat, discards)
    {
        skills::note_use(game, seat, skill, log);
    }
    game.pay(seat, from, color, log);
    lasting::mana_used(game, seat, color, log);
    run.paid_costs += 1;
    run.bound.paid = Some(color);
}

/// What the effect at hand has still to be paid, the next first.
fn due(game: &MageKnight, seat: Seat) -> Costs {
    let costs = current(game).map(|run| (way::costs(game, seat, run), run.paid_costs));
    costs.into_iter().flat_map(|(costs, paid)| costs.into_iter().skip(usize::from(paid))).collect()
}

/// MK-MANA-14: mana is taken when it is used, and what is left must pay the rest.
pub(crate) fn may_pay(game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match (choice, due(game, seat).split_first()) {
        (Choice::Pay { from, color }, Some((cost, rest)))
            if Purse::of(game, seat, None).allows(from, color, *cost, rest) =>
        {
            Ok(())
        }
        _ => Err(Refusal::new(mk::MANA_14, "mk-refusal-cannot-pay-with")),
    }
}

/// Every way to pay the next cost of the effect at hand.
pub(crate) fn pay_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    if let Some(cost) = due(game, seat).first() {
        let ways = Purse::of(game, seat, None).ways(*cost);
        out.extend(ways.into_iter().map(|(from, color)| Choice::Pay { from, color }));
    }
}

/// Ways to pay the next cost that leave enough for those after it.
pub(crate) fn pay_options(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let due = due(game, seat);
    let Some((cost, rest)) = due.split_first() else { return };
    let purse = Purse::of(game, seat, None);
    let ways = purse.ways(*cost).into_iter();
    let enough = ways.filter(|(from, color)| purse.leaves(*from, *color, rest));
    out.extend(enough.map(|(from, color)| Choice::Pay { from, color }));
}

pub(crate) fn pay(
    game: &mut MageKnight,
    seat: Seat,
    from: ManaFrom,
    color: Mana,
    log: &mut Log<Event>,
) {
    if let Some(mut run) = pop(game) {
        pay_with(game, seat, &mut run, from, color, log);
        game.agenda.push(Frame::Run { seat, run });
    }
}
