//! What effects ask. Their interpreter lists and judges the answers.

use kernel::{Log, Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{effect, lasting};
use crate::{
    content::Color,
    legal::{About, Answers, Row, misplaced},
    state::{Choice, Event, MageKnight},
    text::{self, names},
};

/// Which option of an effect.
pub(crate) struct Pick;

impl Row for Pick {
    fn about(&self, game: &MageKnight) -> About {
        About::new("pick", msg!("mk-question-pick", what = text::effect_name(game)))
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let options = effect::choosing(game).map_or(0, |(_, _, choose)| choose.options());
        for option in 0..options {
            answers.add_if(Choice::Pick { option }, || effect::may_pick(game, option));
        }
    }

    fn options(&self, game: &MageKnight, _seat: Seat, out: &mut Vec<Choice>) {
        effect::pick_options(game, out);
    }

    fn legality(&self, game: &MageKnight, _seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let Choice::Pick { option } = choice else { return Err(misplaced()) };
        effect::may_pick(game, option)
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, _log: &mut Log<Event>) {
        let Choice::Pick { option } = choice else { return game.misplaced() };
        effect::pick(game, seat, option);
    }
}

/// What to pay mana with.
pub(crate) struct Pay;

impl Row for Pay {
    fn about(&self, game: &MageKnight) -> About {
        About::new("pay", msg!("mk-question-pay", what = text::effect_name(game)))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let mut ways = Vec::new();
        effect::pay_candidates(game, seat, &mut ways);
        for way in ways {
            answers.add_if(way, || effect::may_pay(game, seat, way));
        }
    }

    fn options(&self, game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
        effect::pay_options(game, seat, out);
    }

    fn legality(&self, game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Pay { .. } => effect::may_pay(game, seat, choice),
            _ => Err(misplaced()),
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Pay { from, color } = choice else { return game.misplaced() };
        effect::pay(game, seat, from, color, log);
    }
}

/// What the part of an effect that is being carried out asks for.
pub(crate) struct Part;

impl Row for Part {
    fn about(&self, game: &MageKnight) -> About {
        About::new("effect", text::effect_question(game)).no(msg!("mk-choice-no-more"))
    }

    /// An answer fits the effect if it is one of these.
    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let mut out = Vec::new();
        effect::effect_candidates(game, &mut out);
        answers.add_all(out);
    }

    fn options(&self, game: &MageKnight, _seat: Seat, out: &mut Vec<Choice>) {
        effect::effect_candidates(game, out);
    }

    fn legality(&self, game: &MageKnight, _seat: Seat, choice: Choice) -> Result<(), Refusal> {
        effect::may_answer_effect(game, choice)
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        effect::answer_effect(game, seat, choice, log);
    }
}

/// Which card of this colour to give up because somebody else asks for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp {
    pub color: Color,
}

impl Row for GiveUp {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("give-up", msg!("mk-question-give-up", color = names::color(self.color)))
            .refusing(mk::CARD_19, "mk-refusal-not-in-hand")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let mut out = Vec::new();
        effect::give_up_candidates(game, seat, self.color, &mut out);
        answers.add_all(out);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Card { card } = choice else { return game.misplaced() };
        effect::give(game, seat, card, log);
    }
}

/// MK-SKILL-08: which colour of the Source the crystal has.
pub(crate) struct ShownColor;

impl Row for ShownColor {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("shown-color", msg!("mk-question-shown-color"))
            .refusing(mk::SKILL_08, "mk-refusal-no-die")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let mut out = Vec::new();
        lasting::shown_candidates(game, &mut out);
        answers.add_all(out);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        lasting::take_shown(game, seat, choice, log);
    }
}
