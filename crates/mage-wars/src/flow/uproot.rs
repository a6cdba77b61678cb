//! Rooted creatures that are freed for an Action Phase (MW-TRAIT-UPROOT-01, MW-TRAIT-UPROOT-02).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    cards,
    derive::{self, Flag},
    legal::{Answers, Row},
    state::{MageWars, Object, ObjectId},
};

/// A creature that was activated may be freed for so much mana.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uproot {
    pub creature: ObjectId,
    pub mana: u8,
}

impl Row for Uproot {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Uproot, mw::TRAIT_UPROOT_01)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-uproot", who = game.object_arg(seat, self.creature), mana = self.mana)
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::May(true) => Some(msg!("choice-pay-mana", cost = self.mana)),
            Choice::May(false) => Some(msg!("choice-keep-mana")),
            _ => None,
        }
    }

    fn answers(&self, _: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all([true, false].map(Choice::May));
    }

    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        match choice {
            Choice::May(true) if game.pay(seat, u16::from(self.mana)) => {
                if let Some(object) = game.find_mut(self.creature) {
                    object.flags.uprooted = true;
                }
            }
            Choice::May(false) => (),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// Asks who has the mana for it, while the creature is rooted.
    pub(super) fn offer_to_uproot(&mut self, creature: ObjectId) {
        let Some(object) = self.find(creature) else { return }; // it left play meanwhile
        let Some(mana) = cards::compiled(object.card).uproots else { return };
        let rooted = derive::traits(self, object).has(Flag::Rooted);
        if rooted && self.mana_of(object.controller) >= u16::from(mana) {
            self.pending.push(Frame::Uproot(Uproot { creature, mana }));
        }
    }

    pub(super) fn run_uproot(&mut self, uproot: Uproot) {
        let pays = |object: &&Object| self.mana_of(object.controller) >= u16::from(uproot.mana);
        let seat = self.find(uproot.creature).filter(pays).map(|object| object.controller);
        if let Some(seat) = seat {
            self.wait(Frame::Uproot(uproot), seat);
        }
    }

    /// At the end of its Action Phase it is rooted again.
    pub(super) fn take_root(&mut self, creature: ObjectId) {
        if self.find(creature).is_some_and(|object| object.flags.uprooted)
            && let Some(object) = self.find_mut(creature)
        {
            object.flags.uprooted = false;
        }
    }
}
