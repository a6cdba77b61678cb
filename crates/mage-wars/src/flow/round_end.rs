//! The end of the round: what lies in wait comes into play, before the next Initiative Phase (MW-READY-35).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    event::Event,
    legal::{Answers, Row, placement},
    state::{MageWars, Waiting},
    text::{card_arg, names::zone_text},
};

/// Cards come into play, those of this seat next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundEnd {
    pub seat: Seat,
}

impl Row for RoundEnd {
    fn asks(&self) -> (Question, RuleId) {
        (Question::RoundEnd, mw::READY_35)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        msg!("ask-round-end")
    }

    fn label(&self, game: &MageWars, seat: Seat, choice: &Choice) -> Option<Message> {
        let Choice::Branch(at) = choice else { return None };
        let (_, waiting) = game.waiting_of(seat).nth(usize::from(*at))?;
        let zone = zone_text(waiting.zone);
        Some(msg!("choice-comes-first", card = card_arg(waiting.card), zone = zone))
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        let count = u8::try_from(game.waiting_of(seat).count()).unwrap_or(u8::MAX);
        answers.add_all((0..count).map(Choice::Branch));
    }

    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        let Choice::Branch(branch) = choice else { return game.wrong_answer(choice) };
        let found = game.waiting_of(seat).nth(usize::from(branch)).map(|(at, _)| at);
        match found {
            Some(at) => game.rise_again(at),
            None => game.wrong_answer(choice),
        }
    }
}

impl MageWars {
    /// What lies in wait for a seat, with its place among all.
    fn waiting_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &Waiting)> {
        self.waiting.iter().enumerate().filter(move |(_, it)| it.controller == seat)
    }

    /// The next card. The initiative holder's come first, and each player orders the own ones.
    #[inline(never)]
    pub(super) fn run_round_end(&mut self) {
        let seats = self.seats_from(self.initiative);
        let mut due = seats.filter(|seat| self.waiting_of(*seat).next().is_some());
        let Some(seat) = due.next() else { return }; // all is done
        let several = self.waiting_of(seat).nth(1).is_some();
        if several && self.mage(seat).is_some() {
            self.agenda.push(Frame::RoundEnd(RoundEnd { seat }));
            return self.wait(Frame::RoundEnd(RoundEnd { seat }), seat);
        }
        let first = self.waiting_of(seat).next().map(|(at, _)| at);
        if let Some(at) = first {
            self.agenda.push(Frame::RoundEnd(RoundEnd { seat }));
            self.rise_again(at);
        }
    }

    /// One card comes into play. MW-TRAIT-REANIMATE-06: what cannot is discarded.
    fn rise_again(&mut self, at: usize) {
        let it = self.waiting.remove(at);
        let fits = placement::copies_fit(self, it.card, it.controller, None).is_ok();
        if fits && self.mage(it.controller).is_some() {
            self.come_into_play(it);
        } else {
            self.discard(it.owner, it.card);
            self.log.push(|| Event::SpellLost { card: it.card, seat: it.owner });
        }
    }
}
