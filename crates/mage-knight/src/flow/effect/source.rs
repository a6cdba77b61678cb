//! Words about the dice of the Source.

use rules::mk;

use super::{At, Doing, Then, Words};
use crate::{
    cards::{Effect, effect::DiceUse},
    content::{Mana, mana::DIE_SIDES},
    flow::{lasting, variants::friendly},
    legal::{Judgement, needs},
    state::{Choice, Die, DiePlace, LastingKind, MageKnight},
};

pub(super) const WORDS: Words = Words { allowed, options, carry_out, answer };

/// Tokens of a claimed die that are all taken at once.
const TOKENS_NOW: u8 = 3;

fn what(effect: &Effect) -> Option<DiceUse> {
    let Effect::Source(what) = effect else { return None };
    Some(*what)
}

fn has_die(game: &MageKnight, fits: impl Fn(Mana) -> bool) -> bool {
    game.source.iter().any(|die| die.place == DiePlace::Source && fits(die.color))
}

fn is_basic(mana: Mana) -> bool {
    mana.basic().is_some()
}

fn allowed(at: &At<'_>) -> Judgement {
    let there = match what(at.step.effect) {
        Some(DiceUse::Set { .. }) => has_die(at.game, |_| true),
        Some(DiceUse::Crystal | DiceUse::Store | DiceUse::Claim) => has_die(at.game, is_basic),
        Some(DiceUse::More(_) | DiceUse::RerollAll | DiceUse::RerollUpTo(_)) | None => true,
    };
    needs(there, mk::CARD_16, "mk-refusal-no-die")
}

fn options(at: &At<'_>, out: &mut Vec<Choice>) {
    let mut dice = |fits: &dyn Fn(Mana) -> bool| {
        let there = |mana: &Mana| fits(*mana) && has_die(at.game, |color| color == *mana);
        out.extend(Mana::ALL.into_iter().filter(there).map(|color| Choice::Die { color }));
    };
    let taken = at.run.progress > 0;
    match what(at.step.effect) {
        Some(DiceUse::Set { .. }) if taken => {
            let colors = Mana::ALL.into_iter().filter(|mana| *mana != Mana::Gold);
            out.extend(colors.map(|color| Choice::Color { color }));
        }
        Some(DiceUse::Set { .. }) => {
            // MK-VARIANT-FRIENDLY-05
            let kept = friendly::keeps_gold(at.game);
            dice(&|mana| !kept || mana != Mana::Gold);
        }
        Some(DiceUse::Claim) if taken => {
            out.extend([TOKENS_NOW, 1].map(|amount| Choice::Amount { amount }));
        }
        Some(DiceUse::Claim | DiceUse::Crystal | DiceUse::Store) => dice(&is_basic),
        Some(DiceUse::RerollUpTo(most)) if at.run.progress < most => {
            // MK-TACTIC-17: gold ones first.
            let gold = has_die(at.game, |mana| mana == Mana::Gold);
            dice(&|mana| !gold || mana == Mana::Gold);
            out.push(Choice::Decline);
        }
        Some(DiceUse::RerollUpTo(_) | DiceUse::RerollAll | DiceUse::More(_)) | None => (),
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    let game = &mut *doing.game;
    match what(doing.step.effect) {
        Some(DiceUse::More(dice)) => game.turn.dice_left += dice,
        Some(DiceUse::RerollAll) => {
            // MK-VARIANT-FRIENDLY-05
            let kept = friendly::keeps_gold(game);
            let rolled = |die: &&mut Die| {
                die.place == DiePlace::Source && !(kept && die.color == Mana::Gold)
            };
            for die in game.source.iter_mut().filter(rolled) {
                die.color = Mana::of_face(game.chance.roll(DIE_SIDES));
            }
            game.show_source();
        }
        Some(
            DiceUse::Set { .. }
            | DiceUse::Crystal
            | DiceUse::RerollUpTo(_)
            | DiceUse::Store
            | DiceUse::Claim,
        ) => return Then::Ask,
        None => return doing.broken("no word about the Source"),
    }
    Then::Next
}

fn answer(doing: &mut Doing<'_>, choice: Choice) -> Then {
    let (seat, game, run) = (doing.seat, &mut *doing.game, &mut *doing.run);
    match (what(doing.step.effect), choice) {
        (Some(what @ (DiceUse::Set { .. } | DiceUse::Claim)), Choice::Die { color }) => {
            let claimed = what == DiceUse::Claim;
            let to = if claimed { DiePlace::Claimed(seat) } else { DiePlace::Kept };
            game.move_die(color, DiePlace::Source, to);
            run.bound.color = Some(color);
            run.progress = 1;
            return Then::Again;
        }
        (Some(DiceUse::Set { tokens }), Choice::Color { color }) => {
            let kept =
                |die: &&mut Die| die.place == DiePlace::Kept && Some(die.color) == run.bound.color;
            match game.source.iter_mut().find(kept) {
                Some(die) => die.color = color,
                None => return doing.broken("a die that was not taken"),
            }
            game.gain_mana(seat, color, tokens);
        }
        (Some(DiceUse::Crystal), Choice::Die { color }) => {
            game.gain_crystal_of(seat, color);
            game.reroll_die(color);
        }
        (Some(DiceUse::RerollUpTo(_)), Choice::Die { color }) => {
            game.reroll_die(color);
            run.progress += 1;
            return Then::Again;
        }
        (Some(DiceUse::Store), Choice::Die { color }) => {
            game.move_die(color, DiePlace::Source, DiePlace::Stored(seat));
        }
        (Some(DiceUse::Claim), Choice::Amount { amount }) => {
            let Some(color) = run.bound.color else {
                return doing.broken("a die was claimed without a colour");
            };
            if amount == TOKENS_NOW {
                game.gain_mana(seat, color, TOKENS_NOW);
            } else {
                lasting::begin(game, seat, LastingKind::ClaimedDie { color });
            }
        }
        _ => (),
    }
    Then::Next
}
