//! Words about mana and crystals.

use arrayvec::ArrayVec;
use kernel::Refusal;
use rules::mk;

use super::{At, Doing, Then, Words};
use crate::{
    cards::{Colors, Effect},
    content::{Color, Mana, mana::DIE_SIDES},
    legal::needs,
    state::Choice,
};

pub(super) const WORDS: Words = Words {
    allowed: |at| match *at.step.effect {
        Effect::GainCrystal { colors: Colors::Owned, .. } => {
            needs(at.game.player(at.seat).crystals != [0; 4], mk::CARD_16, "mk-refusal-no-crystal")
        }
        Effect::GainMana { spent_at_once: true, .. } => {
            Err(Refusal::new(mk::EFFECT_03, "mk-refusal-spent-at-once"))
        }
        _ => Ok(()),
    },
    options: |at, out| {
        let of = match *at.step.effect {
            Effect::GainMana { colors, .. } | Effect::GainCrystal { colors, .. } => colors,
            // A gold die.
            _ => Colors::AnyBasic,
        };
        out.extend(colors(at, of).into_iter().map(|color| Choice::Color { color }));
    },
    carry_out,
    answer: |doing, choice| {
        let Choice::Color { color } = choice else { return Then::Next };
        gain(doing, color);
        doing.run.bound.color = match doing.step.effect {
            Effect::RollForCrystals { .. } => None,
            _ => Some(color),
        };
        doing.run.progress += 1;
        Then::Again
    },
};

fn carry_out(doing: &mut Doing<'_>) -> Then {
    let seat = doing.seat;
    match *doing.step.effect {
        // It is paid before.
        Effect::PayMana(_) => Then::Next,
        Effect::GainMana { colors, tokens, .. } => gain_all(doing, colors, tokens),
        Effect::GainCrystal { colors: Colors::EachButThrown, .. } => {
            for color in Color::ALL {
                if doing.run.bound.thrown != Some(color) {
                    doing.game.gain_crystal(seat, color);
                }
            }
            Then::Next
        }
        Effect::GainCrystal { colors, crystals } => gain_all(doing, colors, crystals),
        Effect::ReturnSpentCrystals => {
            for color in Color::ALL {
                let spent = &mut doing.game.turn.tally.crystals_spent[color as usize];
                for _ in 0..std::mem::take(spent) {
                    doing.game.store_crystal(seat, color);
                }
            }
            Then::Next
        }
        Effect::RollForCrystals { dice } => roll(doing, dice),
        _ => doing.broken("no word about mana"),
    }
}

/// Tokens or crystals, of colours that may have to be chosen.
fn gain_all(doing: &mut Doing<'_>, of: Colors, count: u8) -> Then {
    while doing.run.progress < count {
        match colors(&doing.at(), of)[..] {
            [] => return Then::Next,
            [only] => gain(doing, only),
            _ => return Then::Ask,
        }
        doing.run.progress += 1;
    }
    Then::Next
}

fn gain(doing: &mut Doing<'_>, mana: Mana) {
    match (doing.step.effect, mana.basic()) {
        (Effect::GainMana { .. }, _) | (_, None) => {
            doing.game.gain_mana(doing.seat, mana, 1);
        }
        (_, Some(color)) => doing.game.gain_crystal(doing.seat, color),
    }
}

/// Colours one may choose of.
pub(super) fn colors(at: &At<'_>, colors: Colors) -> ArrayVec<Mana, 6> {
    let basic = || Color::ALL.into_iter().map(Mana::of);
    match colors {
        Colors::AnyBasic => basic().collect(),
        Colors::Chosen => match at.run.bound.color {
            Some(color) => [color].into_iter().collect(),
            None => basic().collect(),
        },
        Colors::Any => Mana::ALL.into_iter().collect(),
        Colors::OneOf(colors) => colors.iter().copied().take(6).collect(),
        Colors::AsPaid => at.run.bound.paid.into_iter().collect(),
        Colors::AsThrown => at.run.bound.thrown.map(Mana::of).into_iter().collect(),
        Colors::Owned => {
            let player = at.game.player(at.seat);
            let owned =
                |mana: &Mana| mana.basic().is_some_and(|color| player.crystals_of(color) > 0);
            basic().filter(owned).collect()
        }
        Colors::EachButThrown => ArrayVec::new(),
    }
}

/// MK-ENDTURN-10 in an effect: gold lets the player choose, black is Fame.
fn roll(doing: &mut Doing<'_>, dice: u8) -> Then {
    while doing.run.progress < dice {
        if doing.run.bound.color == Some(Mana::Gold) {
            return Then::Ask;
        }
        let face = Mana::of_face(doing.game.chance.roll(DIE_SIDES));
        match (face, face.basic()) {
            (_, Some(color)) => doing.game.gain_crystal(doing.seat, color),
            (Mana::Gold, None) => {
                doing.run.bound.color = Some(Mana::Gold);
                continue;
            }
            (_, None) => doing.game.gain_fame(doing.seat, 1),
        }
        doing.run.progress += 1;
    }
    Then::Next
}
