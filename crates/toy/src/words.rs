//! The messages. The program does not speak them: a real game writes them down in `locales/`.

use kernel::{Message, Seat, Spoken, msg};

use crate::{Choice, Notice, Question, Toy};

impl Spoken for Toy {
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

    fn line(notice: &Notice) -> Option<Message> {
        Some(match notice {
            Notice::Sealed { seat, coins: Some(coins) } => {
                msg!("toy-sealed-own", seat = *seat, coins = *coins)
            }
            Notice::Sealed { seat, coins: None } => msg!("toy-sealed", seat = *seat),
            Notice::Opened { bids } => {
                msg!("toy-opened", highest = bids.iter().copied().max().unwrap_or(0))
            }
            Notice::Took { seat, sticks } => msg!("toy-took", seat = *seat, sticks = *sticks),
            Notice::Rolled { seat, face } => msg!("toy-rolled", seat = *seat, face = *face),
            Notice::Shown { seat, number } => {
                msg!("toy-shown", seat = *seat, number = number.to_string())
            }
        })
    }

    fn message_ids() -> Vec<String> {
        Vec::new()
    }
}
