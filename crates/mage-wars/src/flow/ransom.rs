//! Prevention: what an opponent's spell or ability would destroy stays, unless the opponent pays for it
//! (MW-TRAIT-PREVENT-01 to MW-TRAIT-PREVENT-04).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    cards,
    derive::{self, Viewpoint},
    event::Event,
    legal::{Answers, Row},
    state::{Cause, Face, MageWars, Object, ObjectId},
    vocabulary::Ability,
};

/// What is to be destroyed, and what that costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ransom {
    pub object: ObjectId,
    pub payer: Seat,
    pub price: u16,
}

impl Row for Ransom {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Ransom, mw::TRAIT_PREVENT_01)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-ransom", object = game.object_arg(seat, self.object), cost = self.price)
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::May(true) => Some(msg!("choice-pay-mana", cost = self.price)),
            Choice::May(false) => Some(msg!("choice-keep-mana")),
            _ => None,
        }
    }

    fn answers(&self, _: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all([true, false].map(Choice::May));
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::May(true) if game.pay(self.payer, self.price) => {
                game.destroy(self.object, Cause::Effect);
            }
            Choice::May(false) => game.prevent(self.object),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// A spell or ability of this seat destroys something; MW-TRAIT-PREVENT-03: where that can be prevented, it is asked
    /// for the price now.
    pub(crate) fn destroy_for(&mut self, you: Seat, id: ObjectId) {
        let Some(price) = self.find(id).and_then(|object| self.ransom_of(you, object)) else {
            return self.destroy(id, Cause::Effect);
        };
        if self.mana_of(you) < price {
            return self.prevent(id);
        }
        self.pending.push(Frame::Ransom(Ransom { object: id, payer: you, price }));
    }

    /// Asks, if it is still there.
    pub(super) fn run_ransom(&mut self, ransom: Ransom) {
        if self.find(ransom.object).is_none() {
            return;
        }
        if self.mana_of(ransom.payer) < ransom.price {
            return self.prevent(ransom.object);
        }
        self.wait(Frame::Ransom(ransom), ransom.payer);
    }

    fn prevent(&mut self, id: ObjectId) {
        self.tell(id, |thing| Event::Spared { thing });
    }

    /// MW-RULING-124: the prices of all that prevent it, together.
    fn ransom_of(&self, you: Seat, object: &Object) -> Option<u16> {
        let able = |it: &&Object| it.face == Face::Up && cards::compiled(it.card).prevents;
        let mut price = None;
        for source in self.objects.iter().filter(able) {
            for ability in &self.card(source).abilities {
                if let Ability::Prevents { whom, price: more } = ability
                    && !self.same_team(you, source.controller)
                    && derive::matches_from(self, &Viewpoint::of(source), whom, object)
                {
                    price = Some(price.unwrap_or(0) + u16::from(*more));
                }
            }
        }
        price
    }
}
