//! What people ask beside the game: what a bot would do in their place, and what would come of a plan, knowing what they
//! know. Advice is for those who play against the computer.

use kernel::{Seat, msg};
use protocol::{Advice, Consulted, ServerMessage};
use serde_json::Value;
use table::Occupant;

use super::Game;
use crate::{
    bot_pool::StopOnDrop,
    game::{Command, ConnectionId},
};

impl Game {
    /// Lets a coach think for somebody. One at a time: who asks again meanwhile waits for the first answer.
    pub(super) fn coach(&mut self, from: ConnectionId, seat: Seat, revision: u64) {
        if !self.may_be_coached(from, seat) {
            let message = msg!("server-no-coach");
            return self.audience.tell(from, &ServerMessage::Error { message });
        }
        if self.coached.is_some() || self.table.revision() != revision {
            return;
        }
        let (Some(work), Some(inbox)) = (self.table.advise(seat), self.inbox.upgrade()) else {
            return;
        };
        let pool = self.terms.bot_pool.clone();
        if !pool.takes_questions_of(&self.payer) {
            let message = msg!("server-too-often");
            return self.audience.tell(from, &ServerMessage::Error { message });
        }
        let (payer, stop) = (self.payer.clone(), StopOnDrop::default());
        let sign = stop.sign();
        self.coached = Some((from, stop));
        tokio::spawn(async move {
            let best = pool.think(payer, &sign, work).await.unwrap_or_default();
            let advice = Advice { seat, revision, best };
            // A closed inbox means that the game is gone, and with it the question.
            let _ = inbox.send(Command::Advised { to: from, advice }).await;
        });
    }

    /// Passes the advice on, unless the game has gone on meanwhile.
    pub(super) fn coached(&mut self, to: ConnectionId, advice: Advice) {
        self.coached = None;
        if self.table.revision() == advice.revision {
            self.audience.tell(to, &ServerMessage::Advice(advice));
        }
    }

    /// Works out what would come of a plan. One question at a time for everybody who asks.
    pub(super) fn consult(&mut self, from: ConnectionId, seat: Seat, revision: u64, query: Value) {
        let refuse = |message| ServerMessage::Error { message };
        if !self.audience.plays(from, seat) {
            return self.audience.tell(from, &refuse(msg!("server-not-your-seat", seat = seat)));
        }
        let consulting = match self.table.consult(seat, &query) {
            Ok(consulting) => consulting,
            Err(why) => {
                return self.audience.tell(from, &refuse(msg!("server-unreadable", why = why)));
            }
        };
        if consulting.is_advice && !self.may_be_coached(from, seat) {
            return self.audience.tell(from, &refuse(msg!("server-no-coach")));
        }
        let Some(inbox) = self.inbox.upgrade() else { return };
        if self.table.revision() != revision || self.table.ending().is_some() {
            let gone = Consulted { seat, revision, query, answer: None };
            return self.audience.tell(from, &ServerMessage::Consulted(gone));
        }
        if self.consulting.contains_key(&from) {
            return;
        }
        let pool = self.terms.bot_pool.clone();
        if !pool.takes_questions_of(&self.payer) {
            self.audience.tell(from, &refuse(msg!("server-too-often")));
            let unanswered = Consulted { seat, revision, query, answer: None };
            return self.audience.tell(from, &ServerMessage::Consulted(unanswered));
        }
        let (payer, stop) = (self.payer.clone(), StopOnDrop::default());
        let sign = stop.sign();
        self.consulting.insert(from, stop);
        tokio::spawn(async move {
            let answer = pool.think(payer, &sign, consulting.work).await.ok().flatten();
            let consulted = Consulted { seat, revision, query, answer };
            // A closed inbox means that the game is gone, and with it the question.
            let _ = inbox.send(Command::Consulted { to: from, consulted }).await;
        });
    }

    /// Passes on what was worked out; what the game has gone past helps nobody.
    pub(super) fn consulted(&mut self, to: ConnectionId, mut consulted: Consulted) {
        self.consulting.remove(&to);
        if self.table.revision() != consulted.revision {
            consulted.answer = None;
        }
        self.audience.tell(to, &ServerMessage::Consulted(consulted));
    }

    /// Somebody has left: what was worked out for them is not needed.
    pub(super) fn ask_nothing_for(&mut self, who: ConnectionId) {
        self.coached.take_if(|(asked, _)| *asked == who);
        self.consulting.remove(&who);
    }

    /// Whoever plays against other people thinks alone.
    fn may_be_coached(&self, from: ConnectionId, seat: Seat) -> bool {
        let mut seats = (0_u8..).map(Seat).zip(self.table.people().seats());
        self.audience.plays(from, seat)
            && seats.all(|(at, who)| match who {
                Occupant::Bot(_) => true,
                Occupant::Person(_) => self.audience.plays(from, at),
                Occupant::Open => false,
            })
    }
}
