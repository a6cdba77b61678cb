//! Answers: taken, stored, acknowledged and shown, in this order.

use anyhow::{Context as _, anyhow};
use kernel::{Seat, msg};
use protocol::{Refused, RefusedBecause, ServerMessage};
use serde_json::Value;
use table::{Act, Occupant, TableError};

use super::{Game, Thinking};
use crate::{
    bot_pool::{NoThought, StopOnDrop},
    game::{Command, ConnectionId, Play},
    store::{NewEntry, Write},
    wire,
};

/// The bot that goes on where the host chose none.
const DEPUTY: &str = "normal";

/// The bot that goes on where another cannot: it does nothing that could go wrong.
const SIMPLEST: &str = "random";

/// Answers after which a game of bots alone is drawn: several times those of a long game.
const MOST_OF_BOTS: usize = 30_000;

/// How many refusals are remembered, to answer a repeated message the same.
const REFUSALS: usize = 64;

impl Game {
    pub(super) async fn play(&mut self, from: ConnectionId, play: Play) -> anyhow::Result<()> {
        let Play { id, revision, act } = play;
        let act = self.for_the_others(act);
        let seat = act.seat();
        if !self.audience.plays(from, seat) {
            let refused = Refused {
                id,
                because: RefusedBecause::NotYourSeat,
                rule: None,
                reason: msg!("server-not-your-seat", seat = seat),
                revision: self.table.revision(),
            };
            self.audience.tell(from, &ServerMessage::Refused(refused));
            return Ok(());
        }
        if let Some(before) = self.said_before(seat, &id) {
            self.audience.tell(from, &before);
            return Ok(());
        }
        let taken = if let Act::Undo(seat) = act {
            self.take_back(seat, revision).await?
        } else {
            self.terms.take(self.table.as_mut(), revision, act)
        };
        match taken {
            Ok(act) => {
                self.store(&act, Some(&id)).await?;
                let revision = self.table.revision();
                self.answered.insert((seat, id.clone()), revision);
                self.audience.tell(from, &ServerMessage::Accepted { id, revision });
                self.changed(&act).await?;
            }
            Err(error) => {
                let refused = wire::refused(id, error, self.table.revision());
                self.refused.push_back((seat, refused.clone()));
                if self.refused.len() > REFUSALS {
                    self.refused.pop_front();
                }
                self.audience.tell(from, &ServerMessage::Refused(refused));
            }
        }
        Ok(())
    }

    /// Where more than two play, nobody who gives up ends the game for the others: a bot goes on.
    fn for_the_others(&self, act: Act<Value>) -> Act<Value> {
        match act {
            Act::Resign(seat) if self.table.seats() > 2 => {
                Act::Replace { seat, bot: self.deputy() }
            }
            act => act,
        }
    }

    /// The bot that goes on for somebody.
    pub(super) fn deputy(&self) -> String {
        self.stand_in.clone().unwrap_or_else(|| DEPUTY.to_owned())
    }

    fn said_before(&self, seat: Seat, id: &str) -> Option<ServerMessage> {
        if let Some(revision) = self.answered.get(&(seat, id.to_owned())) {
            return Some(ServerMessage::Accepted { id: id.to_owned(), revision: *revision });
        }
        self.refused
            .iter()
            .find(|(of, refused)| *of == seat && refused.id == id)
            .map(|(_, refused)| ServerMessage::Refused(refused.clone()))
    }

    /// Takes the seat's last answer back, and what was answered for it since then.
    async fn take_back(
        &mut self,
        seat: Seat,
        mut revision: u64,
    ) -> anyhow::Result<Result<Act<Value>, TableError>> {
        let before = self.table.revision();
        while self.last_was_automatic(seat) {
            match self.table.take(revision, Act::Undo(seat)) {
                Ok(act) => self.store(&act, None).await?,
                Err(error) => return Ok(Err(error)),
            }
            self.forget_automatic();
            revision = self.table.revision();
        }
        let taken = self.table.take(revision, Act::Undo(seat));
        if taken.is_err() && self.table.revision() != before {
            // Not all the way, but some of it.
            self.changed(&Act::Undo(seat)).await?;
        }
        Ok(taken)
    }

    /// Makes a change that no client asked for under an id, and shows it.
    pub(super) async fn make(&mut self, act: Act<Value>) -> anyhow::Result<()> {
        let revision = self.table.revision();
        let taken = self.terms.take(self.table.as_mut(), revision, act.clone());
        let act = taken.map_err(|error| anyhow!("{act:?}: {error:?}"))?;
        self.store(&act, None).await?;
        self.changed(&act).await
    }

    /// Writes the newest change down. It is in the table already, so on failure the table must not be used again.
    async fn store(&self, act: &Act<Value>, client_id: Option<&str>) -> anyhow::Result<()> {
        let ending = self.table.ending();
        let clock = self.table.clock().map(|clock| serde_json::to_string(clock.all_left_ms()));
        let entry = NewEntry {
            game_id: self.id.clone(),
            revision: i64::try_from(self.table.revision())?,
            act: act.into(),
            client_id: client_id.map(str::to_owned),
            at_ms: self.terms.time.now_ms(),
            ending: ending.map(serde_json::to_string).transpose()?,
            clock: clock.transpose()?,
            deadline_ms: self.deadline_ms(),
            lease: Some(self.lease.number),
        };
        self.write(Write::Entry(entry)).await.context("an answer could not be stored")?;
        Ok(())
    }

    /// Shows the newest change to everybody and lets bots go on. What was proposed before is void.
    async fn changed(&mut self, act: &Act<Value>) -> anyhow::Result<()> {
        self.withdraw();
        self.windows_open();
        self.calls_anew();
        self.forget_automatic();
        self.end_yields(matches!(act, Act::Undo(_) | Act::Rewind { .. })).await?;
        if matches!(act, Act::Replace { .. }) {
            self.seats_changed();
        }
        self.audience.show_all(self.table.as_ref(), self.hushed());
        self.let_bots_think();
        Ok(())
    }

    /// Starts every bot that is asked and does not yet think about this very position.
    pub(super) fn let_bots_think(&mut self) {
        // Like clocks, bots wait until everyone is there: until the first answer a newcomer may choose what to bring.
        if self.table.people().seats().contains(&Occupant::Open) {
            return;
        }
        let revision = self.table.revision();
        let waiting_for = self.table.waiting_for();
        // Nobody waits for an answer to what is no longer asked.
        self.thinking.retain(|seat, _| waiting_for.contains(seat));
        for seat in waiting_for {
            if self.thinking.get(&seat).is_some_and(|thinking| thinking.revision == revision) {
                continue;
            }
            let (Some(work), Some(inbox)) = (self.table.think(seat), self.inbox.upgrade()) else {
                continue;
            };
            let stop = StopOnDrop::default();
            let (pool, payer, sign) =
                (self.terms.bot_pool.clone(), self.payer.clone(), stop.sign());
            self.thinking.insert(seat, Thinking { revision, _stop: stop });
            tokio::spawn(async move {
                let choice = match pool.think(payer, &sign, work).await {
                    Ok(choice) => Some(choice),
                    Err(NoThought::BrokeDown) => None,
                    Err(NoThought::Stopped) => return,
                };
                // A closed inbox means that the game is gone, and with it the question.
                let _ = inbox.send(Command::Thought { seat, revision, choice }).await;
            });
        }
    }

    pub(super) async fn bot_answers(
        &mut self,
        seat: Seat,
        revision: u64,
        choice: Value,
    ) -> anyhow::Result<()> {
        match self.table.take(revision, Act::answer(seat, choice)) {
            Ok(act) => {
                self.store(&act, None).await?;
                self.changed(&act).await?;
                self.end_if_bots_get_nowhere().await?;
            }
            // Somebody else was faster; the bot thinks again about what is asked now.
            Err(TableError::Stale { .. } | TableError::Over) => self.let_bots_think(),
            Err(error) => {
                self.bot_fails(seat, &format!("it gave no legal answer: {error:?}")).await?;
            }
        }
        Ok(())
    }

    /// A bot cannot go on. The simplest one takes its place; where that one fails as well, the game stands still, and
    /// everybody who is there or comes is told why.
    pub(super) async fn bot_fails(&mut self, seat: Seat, why: &str) -> anyhow::Result<()> {
        let seated = self.table.people().seats().get(seat.index());
        let Some(Occupant::Bot(bot)) = seated else { return Ok(()) };
        tracing::error!(game = self.id, %seat, bot, "a bot cannot go on: {why}");
        let last = bot == SIMPLEST;
        let message = msg!("server-bot-failed", seat = seat, bot = bot.clone());
        if last {
            self.standstill = Some(message.clone());
        }
        self.audience.tell_all(&ServerMessage::Error { message });
        if last { Ok(()) } else { self.make(Act::Replace { seat, bot: SIMPLEST.to_owned() }).await }
    }

    /// Bots alone can play without an end. Nobody is there to agree to a draw, so a game that is very long is one.
    async fn end_if_bots_get_nowhere(&mut self) -> anyhow::Result<()> {
        let seats = self.table.people().seats();
        let alone = seats.iter().all(|who| matches!(who, Occupant::Bot(_)));
        if !alone || self.table.entries() < MOST_OF_BOTS || self.table.ending().is_some() {
            return Ok(());
        }
        let message = msg!("server-bots-endless", answers = MOST_OF_BOTS as u32);
        self.audience.tell_all(&ServerMessage::Error { message });
        self.make(Act::Draw(Seat(0))).await
    }
}
