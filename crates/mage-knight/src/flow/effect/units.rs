//! Words about own Units.

use rules::mk;

use super::{At, Doing, Then, Words, judge::not_in_combat};
use crate::{
    cards::{
        Effect,
        effect::{UnitChange, WhichUnit},
    },
    flow::{Frame, interaction},
    legal::{Judgement, needs},
    state::{Choice, Origin, UnitState},
};

pub(super) const WORDS: Words = Words { allowed, options, carry_out, answer };

fn allowed(at: &At<'_>) -> Judgement {
    match at.step.effect {
        Effect::Unit { change: UnitChange::Ready | UnitChange::Heal, .. } => not_in_combat(at.game),
        Effect::RecruitFree => needs(
            !at.game.offers.units.is_empty() && interaction::has_room(at.game, at.seat),
            mk::CARD_16,
            "mk-refusal-not-offered",
        ),
        Effect::AssignBanner(_) => {
            needs(!at.game.player(at.seat).units.is_empty(), mk::UNIT_14, "mk-refusal-no-unit")
        }
        _ => Ok(()),
    }
}

fn options(at: &At<'_>, out: &mut Vec<Choice>) {
    let mut units = |fits: &dyn Fn(&UnitState) -> bool| {
        let units = at.game.player(at.seat).units.iter().enumerate();
        let fitting = units.filter(|(_, unit)| fits(unit));
        out.extend(fitting.map(|(at, _)| Choice::Unit { unit: at as u8 }));
    };
    match *at.step.effect {
        Effect::Unit { which, change } => {
            let level = match which {
                WhichUnit::UpToLevel(level) => level,
                WhichUnit::Levels(levels) => levels.saturating_sub(at.run.progress),
                WhichUnit::Any | WhichUnit::All | WhichUnit::Same => u8::MAX,
            };
            units(&|unit| {
                let changes = match change {
                    UnitChange::Ready => !unit.ready,
                    UnitChange::Heal => unit.wounds > 0,
                    UnitChange::Wound => true,
                };
                changes && unit.unit.printed().level <= level
            });
            if matches!(which, WhichUnit::Levels(_)) && !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Effect::RecruitFree if interaction::has_room(at.game, at.seat) => {
            let offered = interaction::offered_units(at.game);
            out.extend(offered.map(|unit| Choice::OfferUnit { unit }));
        }
        Effect::AssignBanner(_) => units(&|_| true),
        _ => (),
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    match *doing.step.effect {
        Effect::Unit { which: WhichUnit::All, change } => {
            for index in 0..doing.game.player(doing.seat).units.len() as u8 {
                apply(doing, change, index);
            }
            Then::Next
        }
        Effect::Unit { which: WhichUnit::Same, change } => {
            if let Some(unit) = doing.run.bound.unit {
                apply(doing, change, unit);
            }
            Then::Next
        }
        Effect::Unit { .. } | Effect::RecruitFree | Effect::AssignBanner(_) => Then::Ask,
        _ => doing.broken("no word about Units"),
    }
}

fn apply(doing: &mut Doing<'_>, change: UnitChange, unit: u8) {
    match change {
        UnitChange::Ready => doing.game.ready_unit(doing.seat, unit),
        // MK-RULING-70
        UnitChange::Heal => doing.game.heal_unit(doing.seat, unit),
        UnitChange::Wound => doing.game.wound_unit(doing.seat, unit, 1),
    }
}

fn answer(doing: &mut Doing<'_>, choice: Choice) -> Then {
    let seat = doing.seat;
    match (*doing.step.effect, choice) {
        (Effect::Unit { which: WhichUnit::Levels(_), change }, Choice::Unit { unit }) => {
            let state = doing.game.player(seat).unit(unit);
            doing.run.progress += state.map_or(1, |state| state.unit.printed().level);
            apply(doing, change, unit);
            Then::Again
        }
        (Effect::Unit { change, .. }, Choice::Unit { unit }) => {
            apply(doing, change, unit);
            doing.run.bound.unit = Some(unit);
            Then::Next
        }
        (Effect::RecruitFree, Choice::OfferUnit { unit }) => {
            doing.put_rest_back();
            doing.game.agenda.push(Frame::GainUnit { seat, unit, free: true, bonded: None });
            Then::Away
        }
        (Effect::AssignBanner(_), Choice::Unit { unit }) => {
            let Origin::Card { card, .. } = doing.run.origin else {
                return doing.broken("a Banner that is no card");
            };
            doing.game.assign_banner(seat, card, unit);
            Then::Next
        }
        _ => Then::Next,
    }
}
