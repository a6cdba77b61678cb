//! Questions that are answered with yes or no.

use kernel::{Seat, msg};
use serde::{Deserialize, Serialize};

use super::{end_of_turn, joint_assault, recruiting, round};
use crate::{
    cards::CardId,
    content::UnitId,
    legal::{About, Answers, Row},
    state::{Choice, MageKnight},
    text::{self, names},
};

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum YesNo {
    /// MK-TACTIC-10: use the Tactic to go on drawing.
    EmptyDeck,
    /// A card may go back to the deck, to its top or its bottom.
    ReturnCard { card: CardId, top: bool },
    /// Remove the Wounds of this turn.
    RemoveWounds,
    /// MK-SKILL-14: the Skill that serves as a Command token leads this Unit.
    Lead { unit: UnitId },
    /// MK-UNIT-18: the Banner of this Unit stays.
    KeepBanner { unit: u8 },
    /// MK-COOP-08: join the assault that was proposed.
    Joint,
}

impl Row for YesNo {
    fn about(&self, game: &MageKnight) -> About {
        let (id, label) = match *self {
            YesNo::EmptyDeck => ("empty-deck", msg!("mk-question-empty-deck")),
            YesNo::ReturnCard { card, top: true } => {
                ("return-card", msg!("mk-question-return-top", card = names::card(card)))
            }
            YesNo::ReturnCard { card, top: false } => {
                ("return-card", msg!("mk-question-return-bottom", card = names::card(card)))
            }
            YesNo::RemoveWounds => ("remove-wounds", msg!("mk-question-remove-wounds")),
            YesNo::Lead { unit } => ("lead", msg!("mk-question-lead", unit = names::unit(unit))),
            YesNo::KeepBanner { .. } => ("keep-banner", msg!("mk-question-keep-banner")),
            YesNo::Joint => ("joint", msg!("mk-question-joint", shares = text::shares(game))),
        };
        About::new(id, label)
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add_if(Choice::Accept, || match self {
            YesNo::Joint => joint_assault::may_join(game, seat),
            YesNo::EmptyDeck
            | YesNo::ReturnCard { .. }
            | YesNo::RemoveWounds
            | YesNo::Lead { .. }
            | YesNo::KeepBanner { .. } => Ok(()),
        });
        answers.add(Choice::Decline);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let yes = choice == Choice::Accept;
        match *self {
            YesNo::EmptyDeck => end_of_turn::go_on_drawing(game, seat, yes),
            YesNo::ReturnCard { card, top } if yes => {
                end_of_turn::return_card(game, seat, card, top);
            }
            YesNo::RemoveWounds if yes => end_of_turn::remove_wounds(game, seat),
            YesNo::Lead { .. } => recruiting::lead(game, yes),
            YesNo::KeepBanner { unit } if !yes => round::take_banner(game, seat, unit),
            YesNo::Joint => joint_assault::answer(game, seat, yes),
            // Things stay as they are.
            YesNo::ReturnCard { .. } | YesNo::RemoveWounds | YesNo::KeepBanner { .. } => (),
        }
    }
}
