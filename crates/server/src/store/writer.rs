//! The one place that changes what is stored.
//!
//! Making a change durable means waiting for the disk, and a disk takes many changes as fast as one. So all changes go
//! through one task: what arrives while a transaction is written goes with the next, all in one. SQLite has one writer
//! at a time anyway, and nobody has to wait for a lock.
//!
//! A change of many rows, such as a game that begins with the answers of another one, takes longer than an answer. Such
//! changes wait in a queue of their own, and each transaction takes one of them: who plays waits for one at most.

use anyhow::{Context as _, anyhow};
use tokio::sync::{mpsc, oneshot};

use super::{
    BookRow, Counted, Lease, NewChat, NewEntry, NewGame, NewSession, Person, Pool, Pruned, Rated,
    StoredSeat, on,
};

/// How many changes may wait to be written; whoever comes with more waits for room.
const WAITING: usize = 1024;
/// The same for large ones. Whoever has such a wish holds what is to be written in memory meanwhile.
const LARGE_WAITING: usize = 16;
/// How many changes go into one transaction, besides a large one.
const TOGETHER: usize = 256;

/// A change to what is stored.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Game(Box<NewGame>),
    Entry(NewEntry),
    /// A person takes an open seat.
    TakeSeat(StoredSeat),
    /// The same, and the game gets another setup; only before its first answer, and if the setup is still the old one.
    TakeSeatWith {
        seat: StoredSeat,
        old: String,
        new: String,
    },
    Chat(NewChat),
    /// What a seat wants to be asked, as JSON.
    Orders {
        game_id: String,
        seat: i64,
        orders: String,
    },
    Person(Person),
    /// What a person is called.
    Name {
        person_id: String,
        name: String,
    },
    /// A person's name, login and password; changes nothing if the login is another's.
    Credentials(Person),
    Session(NewSession),
    /// The session was used.
    SessionSeen {
        token_hash: String,
        seen_ms: i64,
    },
    EndSession {
        person_id: String,
        session: String,
    },
    /// All sessions of a person but this one.
    EndOtherSessions {
        person_id: String,
        session: String,
    },
    /// Whether the host lets somebody in. Who is banned is signed out.
    Ban {
        person_id: String,
        banned: bool,
    },
    /// Somebody is forgotten: their account, books and ratings. Their games stay, without a name.
    Forget {
        person_id: String,
    },
    /// What the host has decided for this server.
    Setting {
        name: &'static str,
        value: String,
    },
    /// What nobody uses goes.
    Prune(Pruned),
    /// A new book, unless its owner has too many.
    Book(BookRow),
    ChangeBook(BookRow),
    DropBook {
        person_id: String,
        book: String,
    },
    /// The result of a rated game, once.
    Rate(Rated),
    /// Somebody does something of which there is a limit, unless it is too much; and what no longer counts is forgotten.
    Count(Counted),
    Uncount {
        now_ms: i64,
    },
    /// Something of a game, as long as the lease on it holds. Otherwise nothing changes.
    Held {
        lease: Lease,
        write: Box<Write>,
    },
    /// A lease on a game, if the one before it was the newest.
    Take(Lease),
    /// A game is nobody's any more.
    GiveBack(Lease),
    /// A server says that it runs, and that it stops.
    Beat {
        node: String,
    },
    Leave {
        node: String,
    },
    /// This server ran from then until now.
    Life {
        id: String,
        began_ms: i64,
        seen_ms: i64,
    },
}

impl Write {
    /// Whether it takes much longer than an answer.
    fn is_large(&self) -> bool {
        match self {
            Write::Game(game) => !game.entries.is_empty(),
            // What belongs to a game goes with it.
            Write::Prune(_) | Write::Forget { .. } | Write::Leave { .. } => true,
            _ => false,
        }
    }
}

/// The way to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    small: mpsc::Sender<Wanted>,
    large: mpsc::Sender<Wanted>,
}

#[derive(Debug)]
struct Wanted {
    write: Write,
    written: oneshot::Sender<anyhow::Result<bool>>,
}

impl Writer {
    pub(super) fn start(pool: Pool) -> Self {
        let (small, small_ones) = mpsc::channel(WAITING);
        let (large, large_ones) = mpsc::channel(LARGE_WAITING);
        tokio::spawn(write_all(pool, Waiting { small: small_ones, large: large_ones }));
        Writer { small, large }
    }

    /// Returns when the change is on disk: whether there was anything to change.
    pub(super) async fn write(&self, write: Write) -> anyhow::Result<bool> {
        let (written, done) = oneshot::channel();
        let stopped = || anyhow!("the store is closed");
        let queue = if write.is_large() { &self.large } else { &self.small };
        queue.send(Wanted { write, written }).await.map_err(|_| stopped())?;
        done.await.map_err(|_| stopped())?
    }
}

/// What is to be written.
struct Waiting {
    small: mpsc::Receiver<Wanted>,
    large: mpsc::Receiver<Wanted>,
}

impl Waiting {
    /// What goes into the next transaction; nothing when nobody can want anything any more.
    async fn next(&mut self, batch: &mut Vec<Wanted>) {
        tokio::select! {
            biased;
            some = self.small.recv_many(batch, TOGETHER) => match some {
                0 => batch.extend(self.large.recv().await),
                _ => batch.extend(self.large.try_recv().ok()),
            },
            Some(large) = self.large.recv() => batch.push(large),
        }
    }
}

async fn write_all(pool: Pool, mut waiting: Waiting) {
    let mut batch = Vec::with_capacity(TOGETHER);
    loop {
        waiting.next(&mut batch).await;
        if batch.is_empty() {
            return;
        }
        let together = carry_out(&pool, batch.iter().map(|wanted| &wanted.write)).await;
        for (at, wanted) in batch.drain(..).enumerate() {
            let result = match &together {
                Ok(changed) => Ok(changed.get(at).is_some_and(|rows| *rows > 0)),
                // One change that cannot be made (another server was faster) must not take the others with it.
                Err(_) => carry_out(&pool, std::iter::once(&wanted.write))
                    .await
                    .map(|changed| changed.first().is_some_and(|rows| *rows > 0)),
            };
            // Whoever no longer waits will find the change when it looks.
            let _ = wanted.written.send(result.context("a change could not be stored"));
        }
    }
}

/// Makes these changes in one transaction, all or none. Returns how many rows each changed last.
async fn carry_out(pool: &Pool, writes: impl Iterator<Item = &Write>) -> sqlx::Result<Vec<u64>> {
    on!(pool, each => {
        let mut transaction = each.begin().await?;
        let mut changed = Vec::new();
        for write in writes {
            // Every change is some statements; the last one tells whether there was anything to change.
            let (mut first, mut rows) = (None, 0);
            for statement in write.statements() {
                let goes = match statement.only {
                    Only::Always => true,
                    Only::AfterChange => rows > 0,
                    Only::Held => first > Some(0),
                };
                if !goes {
                    rows = 0;
                    continue;
                }
                let mut query = sqlx::query(statement.sql);
                for value in statement.values {
                    query = match value {
                        Value::Text(text) => query.bind(text),
                        Value::Maybe(text) => query.bind(text),
                        Value::Number(number) => query.bind(number),
                        Value::MaybeNumber(number) => query.bind(number),
                        Value::Real(number) => query.bind(number),
                    };
                }
                rows = query.execute(&mut *transaction).await?.rows_affected();
                first = first.or(Some(rows));
            }
            changed.push(rows);
        }
        transaction.commit().await?;
        Ok(changed)
    })
}

/// One statement of a change.
pub(super) struct Statement<'w> {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value<'w>>,
    pub(super) only: Only,
}

/// When a statement is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Only {
    Always,
    /// If the statement before it changed something.
    AfterChange,
    /// If the first statement of the change found the lease.
    Held,
}

pub(super) enum Value<'w> {
    Text(&'w str),
    Maybe(Option<&'w str>),
    Number(i64),
    MaybeNumber(Option<i64>),
    Real(f64),
}
