//! The one place that adds to the logs of games.
//!
//! Making a change durable means waiting for the disk, and a disk takes many changes as fast as one. So entries of all
//! games go through one task: what arrives while a transaction is written goes with the next, all in one.

use anyhow::{Context as _, anyhow};
use tokio::sync::{mpsc, oneshot};

use super::{NewEntry, Pool, on};

/// How many entries may wait to be written; whoever comes with more waits for room.
const WAITING: usize = 1024;
/// How many entries go into one transaction.
const TOGETHER: usize = 256;

/// The way to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Wanted>);

#[derive(Debug)]
struct Wanted {
    entry: NewEntry,
    written: oneshot::Sender<anyhow::Result<()>>,
}

impl Writer {
    pub(super) fn start(pool: Pool) -> Self {
        let (inbox, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(pool, waiting));
        Writer(inbox)
    }

    /// Returns when the entry is on disk.
    pub(super) async fn write(&self, entry: NewEntry) -> anyhow::Result<()> {
        let (written, done) = oneshot::channel();
        let stopped = || anyhow!("the log is closed");
        self.0.send(Wanted { entry, written }).await.map_err(|_| stopped())?;
        done.await.map_err(|_| stopped())?
    }
}

async fn write_all(pool: Pool, mut waiting: mpsc::Receiver<Wanted>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let together = append(&pool, batch.iter().map(|wanted| &wanted.entry)).await;
        for wanted in batch.drain(..) {
            // One entry that cannot be written (another server was faster) must not take the others with it.
            let result = match &together {
                Ok(()) => Ok(()),
                Err(_) => append(&pool, std::iter::once(&wanted.entry)).await,
            };
            // A game that no longer waits will find the entry in its log.
            let _ = wanted.written.send(result.context("an entry could not be written"));
        }
    }
}

/// Writes these entries in one transaction: all or none.
async fn append(pool: &Pool, entries: impl Iterator<Item = &NewEntry>) -> sqlx::Result<()> {
    on!(pool, each => {
        let mut transaction = each.begin().await?;
        for entry in entries {
            sqlx::query(
                "INSERT INTO entry (game_id, revision, kind, seat, body, client_id, at_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&entry.game_id)
            .bind(entry.revision)
            .bind(entry.kind.name())
            .bind(entry.seat)
            .bind(&entry.body)
            .bind(&entry.client_id)
            .bind(entry.at_ms)
            .execute(&mut *transaction)
            .await?;
            if let Some(ending) = &entry.ending {
                sqlx::query("UPDATE game SET ending = $2 WHERE id = $1")
                    .bind(&entry.game_id)
                    .bind(ending)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await
    })
}
