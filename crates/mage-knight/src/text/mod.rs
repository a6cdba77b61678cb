//! What people read, as messages. The words are in `locales/`.

pub mod card;
mod choice;
pub mod effect;
mod effect_parts;
pub mod entry;
pub mod face;
mod grouping;
pub mod names;
pub mod offer;

use kernel::{Describe, Message, Seat, msg};

pub(crate) use choice::{
    act_question, effect_name, effect_question, reward_question, rider_name, shares,
};

use crate::{
    content::Time,
    state::{Choice, MageKnight, Question},
};

impl Describe for MageKnight {
    fn question(&self, _seat: Seat, question: &Question) -> Message {
        question.row().about(self).label
    }

    fn choice(&self, seat: Seat, choice: &Choice) -> Message {
        choice::choice(self, seat, choice)
    }

    fn message_ids() -> Vec<String> {
        names::ids()
    }

    fn chapter(&self) -> Option<Message> {
        Some(match self.time() {
            Time::Day => msg!("chapter-day", round = self.round),
            Time::Night => msg!("chapter-night", round = self.round),
        })
    }
}
