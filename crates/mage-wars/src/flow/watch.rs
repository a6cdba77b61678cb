//! Vigilant: who is on the watch may guard as its Action Phase ends (MW-TRAIT-VIGILANT-01, MW-TRAIT-VIGILANT-02).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    derive::{self, Flag},
    legal::{Answers, Row},
    state::{MageWars, ObjectId},
};

/// A guard marker that may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    pub creature: ObjectId,
}

impl Row for Watch {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Watch, mw::TRAIT_VIGILANT_01)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-watch", creature = game.object_arg(seat, self.creature))
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::May(true) => Some(msg!("choice-guard")),
            Choice::May(false) => Some(msg!("choice-no-guard")),
            _ => None,
        }
    }

    fn answers(&self, _: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all([true, false].map(Choice::May));
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::May(true) => game.set_to_guard(self.creature),
            Choice::May(false) => (),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// The Action Phase of this creature ends.
    pub(super) fn watch(&mut self, creature: ObjectId) {
        let vigilant = |game: &Self| {
            let object = game.find(creature);
            object.is_some_and(|object| derive::traits(game, object).has(Flag::Vigilant))
        };
        if vigilant(self) {
            self.agenda.push(Frame::Watch(Watch { creature }));
        }
    }

    /// Asks, if it is still there, can guard and does not yet.
    pub(super) fn run_watch(&mut self, watch: Watch) {
        let able = self.find(watch.creature).filter(|object| self.can_take_guard(object));
        if let Some(seat) = able.map(|object| object.controller) {
            self.wait(Frame::Watch(watch), seat);
        }
    }
}
