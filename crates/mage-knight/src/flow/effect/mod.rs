//! Effects of cards, Units, Skills and Tactics: one interpreter for the whole vocabulary.
//!
//! An effect is first decided (which options), then paid for, then carried out part by part. Each of these may ask; the
//! [`Playing`] in the agenda knows how far it has come.

mod ask;
mod enemies;
pub(crate) mod legal;
mod options;
mod others;
pub(crate) mod parts;
mod points;
mod run;
mod secret;
pub(crate) mod targets;

use kernel::{Log, Refusal, Seat};
use rules::mk;

pub(crate) use ask::{
    answer_effect, asked_for, effect_candidates, has_nothing_for_it, may_answer_effect,
};
pub(crate) use enemies::{affect, lost};
pub(crate) use others::{give, give_up, give_up_candidates};
pub(crate) use points::{first_bonus, gain_attack, gain_block, rider_value};
pub(crate) use run::{finish_later, run};

use super::Frame;
use crate::{
    derive::mana::Purse,
    state::{Choice, Event, MageKnight, ManaFrom, Playing},
};

/// Begins an effect: it is next on the agenda.
pub(crate) fn begin(game: &mut MageKnight, seat: Seat, playing: Playing) {
    game.agenda.push(Frame::Playing { seat, playing: Playing { in_play: true, ..playing } });
}

/// The effect that is asking.
pub(crate) fn current(game: &MageKnight) -> Option<&Playing> {
    match game.agenda.peek() {
        Some(Frame::Playing { playing, .. }) => Some(playing),
        _ => None,
    }
}

fn pop(game: &mut MageKnight) -> Option<Playing> {
    match game.agenda.pop() {
        Some(Frame::Playing { playing, .. }) => Some(playing),
        Some(other) => {
            game.agenda.push(other);
            None
        }
        None => None,
    }
}

pub(crate) fn may_pick(game: &MageKnight, seat: Seat, option: u8) -> Result<(), Refusal> {
    let no_way = || Refusal::new(mk::CARD_16, "mk-refusal-no-way");
    let Some(playing) = current(game) else { return Err(no_way()) };
    if targets::picks(game, seat, playing).contains(&option) {
        return Ok(());
    }
    // An option that is there is refused for what forbids it.
    let offered = parts::parts(game, seat, playing).err().is_some_and(|of| option < of.options);
    if !offered {
        return Err(no_way());
    }
    let mut picked = *playing;
    picked.pick(option);
    legal::may_carry_out(game, seat, &picked).and(Err(no_way()))
}

/// The options of the effect at hand that can be carried out.
pub(crate) fn pick_options(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    if let Some(playing) = current(game) {
        let picks = targets::picks(game, seat, playing);
        out.extend(picks.into_iter().map(|option| Choice::Pick { option }));
    }
}

pub(crate) fn pick(game: &mut MageKnight, seat: Seat, option: u8) {
    if let Some(mut playing) = pop(game) {
        playing.pick(option);
        game.agenda.push(Frame::Playing { seat, playing });
    }
}

/// MK-MANA-14: mana is taken when it is used, and what is left must pay the rest.
pub(crate) fn may_pay(game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    let refusal = Err(Refusal::new(mk::MANA_14, "mk-refusal-cannot-pay-with"));
    let (Choice::Pay { from, color }, Some(playing)) = (choice, current(game)) else {
        return refusal;
    };
    let Ok(parts) = parts::parts(game, seat, playing) else { return refusal };
    let costs = parts::costs(playing, &parts);
    let Some((cost, rest)) =
        costs.get(usize::from(playing.paid_costs)..).and_then(<[_]>::split_first)
    else {
        return refusal;
    };
    if Purse::of(game, seat, None).allows(from, color, *cost, rest) { Ok(()) } else { refusal }
}

/// Every way to pay the next cost of the effect at hand.
pub(crate) fn pay_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let Some(playing) = current(game) else { return };
    let Ok(parts) = parts::parts(game, seat, playing) else { return };
    if let Some(cost) = parts::costs(playing, &parts).get(usize::from(playing.paid_costs)) {
        let ways = Purse::of(game, seat, None).ways(*cost);
        out.extend(ways.into_iter().map(|(from, color)| Choice::Pay { from, color }));
    }
}

/// Ways to pay the next cost that leave enough for those after it.
pub(crate) fn pay_options(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let Some(playing) = current(game) else { return };
    let Ok(parts) = parts::parts(game, seat, playing) else { return };
    let costs = parts::costs(playing, &parts);
    let left = costs.get(usize::from(playing.paid_costs)..).and_then(<[_]>::split_first);
    let Some((cost, rest)) = left else { return };
    let purse = Purse::of(game, seat, None);
    let ways = purse.ways(*cost).into_iter();
    let enough = ways.filter(|(from, color)| purse.leaves(*from, *color, rest));
    out.extend(enough.map(|(from, color)| Choice::Pay { from, color }));
}

pub(crate) fn pay(
    game: &mut MageKnight,
    seat: Seat,
    from: ManaFrom,
    color: crate::content::Mana,
    log: &mut Log<Event>,
) {
    if let Some(mut playing) = pop(game) {
        run::pay_with(game, seat, &mut playing, from, color, log);
        game.agenda.push(Frame::Playing { seat, playing });
    }
}
