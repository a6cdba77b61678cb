//! One running game: a task that owns the table and takes commands, one after the other.
//!
//! An answer is applied, stored, acknowledged and shown, in this order. When it cannot be stored, the task ends without
//! having shown it to anybody, and the game is rebuilt from its log by whoever asks for it next. A panic of an engine
//! ends the task in the same way and touches no other game.

mod audience;
mod line;
mod load;
mod said;
mod task;

use std::{fmt, net::IpAddr, time::Duration};

use axum::extract::ws::Utf8Bytes;
use bots::Spec;
use games::DynTable;
use kernel::{Seat, Seed};
use protocol::{Advice, Consulted};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Act, Person, TableError};
use tokio::sync::{mpsc, oneshot};

use crate::{
    banned::Banned, bot_pool::BotPool, clock::ServerTime, notify::Notifier, secrets,
    workshop::Workshop,
};

pub(crate) use line::Line;
pub(crate) use load::{load, record};
pub(crate) use said::{Said, understand};
pub(crate) use task::seat_row;

/// What a server does for all its games.
#[derive(Clone, Debug)]
pub(crate) struct GameSettings {
    /// By which clocks run.
    pub(crate) time: ServerTime,
    /// How long a window stays open at least.
    pub(crate) pass_delay: Duration,
    /// Where long games are rebuilt.
    pub(crate) workshop: Workshop,
    /// Who calls people back.
    pub(crate) notifier: Option<Notifier>,
    /// Where bots think.
    pub(crate) bot_pool: BotPool,
    /// Who may not play any more.
    pub(crate) banned: Banned,
    /// In tests: the dice of every game. Bots then do not go by the clock either.
    pub(crate) fixed_seed: Option<Seed>,
}

/// In tests the chance of bots follows from this number.
const BOTS: u64 = 1 << 32;

/// Why a bot cannot sit down.
#[derive(Debug)]
pub(crate) enum BotError {
    /// There is none of this name, or not with these options.
    Unknown(String),
    System(anyhow::Error),
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotError::Unknown(why) => f.write_str(why),
            BotError::System(why) => write!(f, "{why:#}"),
        }
    }
}

impl GameSettings {
    /// A bot by its name and options, and what its chance follows from at this seat. That has nothing to do with the
    /// game's: a bot could otherwise know the dice.
    fn bot(&self, seat: Seat, bot: &str) -> Result<(Spec, Seed), BotError> {
        let bot = Spec::parse(bot).map_err(|error| BotError::Unknown(error.to_string()))?;
        Ok(match self.fixed_seed {
            Some(_) => (bot.repeatable(), Seed::from_number(BOTS + u64::from(seat.0))),
            None => (bot, secrets::seed().map_err(BotError::System)?),
        })
    }

    /// Lets a bot decide for a seat.
    pub(crate) fn seat_bot(
        &self,
        table: &mut dyn DynTable,
        seat: Seat,
        bot: &str,
    ) -> Result<(), BotError> {
        let (bot, seed) = self.bot(seat, bot)?;
        table.seat_bot(seat, &bot, seed);
        Ok(())
    }

    /// Does something at a table, and hands it back as it is to be stored. A bot that goes on for somebody sits down. On
    /// `Err` nothing has changed.
    fn take(
        &self,
        table: &mut dyn DynTable,
        revision: u64,
        act: Act<Value>,
    ) -> Result<Act<Value>, TableError> {
        let Act::Replace { seat, bot } = &act else { return table.take(revision, act) };
        let seat = *seat;
        let found = self.bot(seat, bot);
        let (bot, seed) = found.map_err(|error| TableError::Unreadable(error.to_string()))?;
        let taken = table.take(revision, act)?;
        table.seat_bot(seat, &bot, seed);
        Ok(taken)
    }
}

/// How many commands may wait at a game.
pub(crate) const INBOX: usize = 64;
/// How many messages may wait for a client. One that is further behind is cut off, and gets everything anew when it
/// comes back.
pub(crate) const OUTBOX: usize = 64;

/// Tells one socket from another within a game.
pub(crate) type ConnectionId = u64;

/// What a game is told.
#[derive(Debug)]
pub(crate) enum Command {
    /// A client is there. It gets its welcome and everything it may know through `out`.
    Attach {
        guest: Guest,
        out: mpsc::Sender<Utf8Bytes>,
        reply: oneshot::Sender<Attached>,
    },
    Detach(ConnectionId),
    /// A client says something.
    Said {
        from: ConnectionId,
        said: Said,
    },
    /// Somebody wants to know whose answers are waited for.
    Asked {
        reply: oneshot::Sender<Vec<Seat>>,
    },
    /// Somebody wants an open seat, which a key of this hash shall open.
    Sit {
        seat: Seat,
        person: Person,
        key_hash: String,
        reply: oneshot::Sender<Result<(), SitError>>,
    },
    /// A bot has made up its mind at this revision, or failed to.
    Thought {
        seat: Seat,
        revision: u64,
        choice: Option<Value>,
    },
    /// A coach has thought about the question of this revision.
    Advised {
        to: ConnectionId,
        advice: Advice,
    },
    /// What would come of a plan.
    Consulted {
        to: ConnectionId,
        consulted: Consulted,
    },
    /// What is stored of the game was changed from outside: it ends, and whoever asks next has it rebuilt.
    Reload,
    /// The server goes down.
    Close,
}

/// What a client is to a game.
#[derive(Debug)]
pub(crate) struct Attached {
    pub(crate) me: ConnectionId,
    /// The people whose seats it plays.
    pub(crate) people: Vec<String>,
}

/// Who comes to a game. The server of the socket has found out who they are; what they play is the game's to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    /// The hashes of their keys. Keys themselves go no further than the server of the socket.
    pub(crate) key_hashes: Vec<String>,
    /// Who the client is signed in as.
    pub(crate) person: Option<String>,
    /// Where it is.
    pub(crate) address: IpAddr,
}

/// Something a client does to the game, under an id that makes it safe to repeat.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) id: String,
    pub(crate) revision: u64,
    pub(crate) act: Act<Value>,
}

/// Why somebody cannot sit down.
#[derive(Debug)]
pub(crate) enum SitError {
    NoSuchSeat,
    Taken,
    System(anyhow::Error),
}

/// The way to a running game.
pub(crate) type Handle = mpsc::Sender<Command>;
