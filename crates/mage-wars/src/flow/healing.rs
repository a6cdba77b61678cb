//! Healing somebody who bleeds: damage and Bleed markers, as its controller likes (MW-COND-BLEED-03).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    legal::{Answers, Row},
    state::{MageWars, ObjectId},
    vocabulary::Marker,
};

/// So much is healed, of damage or of Bleed markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Staunch {
    pub who: ObjectId,
    pub amount: u16,
}

impl Staunch {
    /// The most Bleed markers that can be removed instead of damage.
    fn most(&self, game: &MageWars) -> u8 {
        let markers = game.find(self.who).map_or(0, |object| object.markers(Marker::Bleed));
        u8::try_from(self.amount).unwrap_or(u8::MAX).min(markers)
    }
}

impl Row for Staunch {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Staunch, mw::COND_BLEED_03)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-staunch", who = game.object_arg(seat, self.who), amount = self.amount)
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Number(count) => Some(msg!("choice-staunch", count = *count)),
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all((0..=self.most(game)).map(Choice::Number));
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let Choice::Number(count) = choice else { return game.wrong_answer(choice) };
        game.remove_markers(self.who, Marker::Bleed, count);
        game.mend(self.who, self.amount.saturating_sub(u16::from(count)));
    }
}

impl MageWars {
    pub(super) fn run_staunch(&mut self, staunch: Staunch) {
        // What left play meanwhile is not healed.
        let controller = self.find(staunch.who).map(|object| self.decider(object.controller));
        if let Some(seat) = controller {
            self.wait(Frame::Staunch(staunch), seat);
        }
    }
}
