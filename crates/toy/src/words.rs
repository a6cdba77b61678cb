//! The messages. The program does not speak them: a real game writes them down in `locales/`.

use kernel::{Describe, Message, Seat, msg};

use crate::{Choice, Question, Toy};

impl Describe for Toy {
    fn question(&self, _: Seat, question: &Question) -> Message {
        match question {
            Question::Bid => msg!("toy-how-many-coins", sticks = self.sticks),
            Question::Turn => msg!("toy-how-many-sticks", sticks = self.sticks),
        }
    }

    fn choice(&self, _: Seat, choice: &Choice) -> Message {
        match choice {
            Choice::Bid(coins) => msg!("toy-bid", coins = *coins),
            Choice::Take(sticks) => msg!("toy-take", sticks = *sticks),
            Choice::Roll => msg!("toy-roll"),
            Choice::Show => msg!("toy-show"),
        }
    }

    fn message_ids() -> Vec<String> {
        Vec::new()
    }
}
