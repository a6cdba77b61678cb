//! What is kept on disk: games, seats, and the log each game is rebuilt from.

mod backup;
mod books;
mod games;
mod people;
mod statements;
mod writer;

use std::{path::Path, str::FromStr, time::Duration};

use anyhow::Context as _;
use sqlx::{
    PgPool, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use writer::Writer;

pub use backup::{back_up, restore};
pub(crate) use books::BookRow;
pub(crate) use games::{
    EntryKind, NewChat, NewEntry, NewGame, StoredEntry, StoredGame, StoredSeat,
};
pub(crate) use people::{NewSession, Person, Rated, Rating};
pub(crate) use writer::Write;

/// The database, and the one place that adds to the logs of games.
#[derive(Clone, Debug)]
pub(crate) struct Db {
    pool: Pool,
    writer: Writer,
}

/// Connections. The same statements run on both kinds.
#[derive(Clone, Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Runs the same expression on whichever pool there is.
macro_rules! on {
    ($pool:expr, $each:ident => $body:expr) => {
        match $pool {
            $crate::store::Pool::Sqlite($each) => $body,
            $crate::store::Pool::Postgres($each) => $body,
        }
    };
}
pub(crate) use on;

/// The name of the SQLite file in the data folder.
const FILE: &str = "grimoire.db";
const BUSY: Duration = Duration::from_secs(10);

impl Db {
    /// Opens the database and brings it to the newest shape: a `postgres://` or `sqlite://` URL, or else a file in the
    /// data folder.
    pub(crate) async fn open(data_dir: &Path, url: Option<&str>) -> anyhow::Result<Self> {
        let pool = match url {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                // The URL may hold a password, so it is not repeated in the message.
                Pool::Postgres(
                    PgPool::connect(url).await.context("cannot open the PostgreSQL database")?,
                )
            }
            Some(url) if url.starts_with("sqlite:") => {
                let options = SqliteConnectOptions::from_str(url)
                    .with_context(|| format!("{url} is not the URL of a SQLite database"))?;
                sqlite(options).await?
            }
            Some(_) => anyhow::bail!("a database URL begins with postgres:// or sqlite://"),
            None => {
                std::fs::create_dir_all(data_dir)
                    .with_context(|| format!("cannot make the folder {}", data_dir.display()))?;
                sqlite(SqliteConnectOptions::new().filename(data_dir.join(FILE))).await?
            }
        };
        on!(&pool, each => sqlx::migrate!().run(each).await)
            .context("cannot bring the database to the newest shape")?;
        Ok(Db { writer: Writer::start(pool.clone()), pool })
    }

    /// Makes a change for good. When this returns, it survives anything that happens to the server. Whether there was
    /// anything to change.
    pub(crate) async fn write(&self, write: Write) -> anyhow::Result<bool> {
        self.writer.write(write).await
    }

    pub(crate) async fn close(&self) {
        on!(&self.pool, each => each.close().await);
    }
}

async fn sqlite(options: SqliteConnectOptions) -> anyhow::Result<Pool> {
    let options = options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged answer survives a power cut, not only a crash.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY);
    let file = options.get_filename().to_owned();
    let pool = SqlitePool::connect_with(options)
        .await
        .with_context(|| format!("cannot open the database {}", file.display()))?;
    Ok(Pool::Sqlite(pool))
}
