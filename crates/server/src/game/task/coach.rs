//! Advice for people who play against the computer: what a bot would do in their place, knowing what they know.

use kernel::{Seat, msg};
use protocol::{Advice, ServerMessage};
use table::Occupant;

use super::Game;
use crate::{
    bot_pool,
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
        self.coached = Some(from);
        tokio::spawn(async move {
            let best = bot_pool::think(work).await.unwrap_or_default();
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
