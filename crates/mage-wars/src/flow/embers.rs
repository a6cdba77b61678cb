//! Fires that go out: who keeps them burning says how many, and pays (MW-CARD-45).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    cards,
    legal::{Answers, Row},
    state::{Face, MageWars, ObjectId},
};

/// Burn dice that showed a blank, and what the others came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embers {
    pub who: ObjectId,
    pub blanks: u8,
    pub damage: u16,
    /// What each costs that is to burn on, and who pays.
    pub mana: u8,
    pub payer: Seat,
}

impl Embers {
    fn most(&self, game: &MageWars) -> u8 {
        let affordable = game.mana_of(self.payer) / u16::from(self.mana).max(1);
        u8::try_from(affordable).unwrap_or(u8::MAX).min(self.blanks)
    }
}

impl Row for Embers {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Embers, mw::CARD_45)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let who = game.object_arg(seat, self.who);
        msg!("ask-embers", who = who, count = self.blanks, cost = self.mana)
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Number(count) => Some(msg!("choice-embers", count = *count)),
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all((0..=self.most(game)).map(Choice::Number));
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let Choice::Number(kept) = choice else { return game.wrong_answer(choice) };
        if !game.pay(self.payer, u16::from(kept) * u16::from(self.mana)) {
            return game.wrong_answer(choice);
        }
        game.burn_down(self.who, self.blanks.saturating_sub(kept), self.damage);
    }
}

impl MageWars {
    /// Asks who can keep some of these fires burning. False if there is nobody.
    pub(super) fn offer_embers(&mut self, who: ObjectId, blanks: u8, damage: u16) -> bool {
        let keeper = self.attached_to(who).filter(|it| it.face == Face::Up).find_map(|it| {
            let mana = cards::compiled(it.card).keeps_burning?;
            Some(Embers { who, blanks, damage, mana, payer: it.controller })
        });
        let asked = keeper.filter(|embers| embers.most(self) > 0);
        if let Some(embers) = asked {
            self.wait(Frame::Embers(embers), embers.payer);
        }
        asked.is_some()
    }
}
