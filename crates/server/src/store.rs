//! What is kept on disk: games, seats, and the log each game is rebuilt from.

mod games;

use std::{path::Path, str::FromStr, time::Duration};

use anyhow::Context as _;
use sqlx::{
    PgPool, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

pub(crate) use games::{EntryKind, NewEntry, NewGame, StoredEntry, StoredGame, StoredSeat};

/// The database. The same statements run on both kinds.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Runs the same expression on whichever pool there is.
macro_rules! on {
    ($db:expr, $pool:ident => $body:expr) => {
        match $db {
            $crate::store::Db::Sqlite($pool) => $body,
            $crate::store::Db::Postgres($pool) => $body,
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
        let db = match url {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                // The URL may hold a password, so it is not repeated in the message.
                Db::Postgres(
                    PgPool::connect(url).await.context("cannot open the PostgreSQL database")?,
                )
            }
            Some(url) if url.starts_with("sqlite:") => {
                let options = SqliteConnectOptions::from_str(url)
                    .with_context(|| format!("{url} is not the URL of a SQLite database"))?;
                Db::sqlite(options).await?
            }
            Some(_) => anyhow::bail!("a database URL begins with postgres:// or sqlite://"),
            None => {
                std::fs::create_dir_all(data_dir)
                    .with_context(|| format!("cannot make the folder {}", data_dir.display()))?;
                Db::sqlite(SqliteConnectOptions::new().filename(data_dir.join(FILE))).await?
            }
        };
        on!(&db, pool => sqlx::migrate!().run(pool).await)
            .context("cannot bring the database to the newest shape")?;
        Ok(db)
    }

    async fn sqlite(options: SqliteConnectOptions) -> anyhow::Result<Self> {
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
        Ok(Db::Sqlite(pool))
    }

    pub(crate) async fn close(&self) {
        on!(self, pool => pool.close().await);
    }
}
