//! What is kept on disk: games, seats, and the log each game is rebuilt from.

mod accounts;
mod backup;
mod books;
mod games;
mod leases;
mod statements;
mod tally;
mod upkeep;
mod writer;

use std::{
    fs::{File, TryLockError},
    io::{Read as _, Write as _},
    path::Path,
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use sqlx::{
    PgPool, SqlSafeStr as _, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgConnectOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use kernel::msg;
use tokio::time::timeout;

use crate::{
    host_error::{HostError, shown},
    secrets,
};
use writer::Writer;

pub(crate) use accounts::{NewSession, Person, Rated, Rating};
pub use backup::{back_up, restore};
pub(crate) use books::BookRow;
pub(crate) use games::{
    NewChat, NewEntry, NewGame, StoredChat, StoredEntry, StoredGame, StoredSeat, seat_number,
};
pub(crate) use leases::Lease;
pub(crate) use tally::Counted;
pub(crate) use upkeep::{Pruned, SESSION_MS, SESSION_UNUSED_MS};
pub(crate) use writer::Write;

/// The database, and the one place that adds to the logs of games.
#[derive(Clone, Debug)]
pub(crate) struct Db {
    pool: Pool,
    writer: Writer,
    /// That of a server. No other one uses it as long as this is there; a killed program loses it too.
    folder: Option<Arc<Folder>>,
}

/// A data folder that was taken, and what its server is called.
#[derive(Debug)]
struct Folder {
    node: String,
    _lock: File,
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

/// Reads a struct from a row of either database, each field from the column of its name. We do not derive this: sqlx's
/// macros would compile both drivers, the runtime and SQLite a second time, for the compiler itself.
macro_rules! from_row {
    ($struct:ident { $($field:ident),+ }) => {
        $crate::store::from_row!(sqlx::sqlite::SqliteRow, $struct { $($field),+ });
        $crate::store::from_row!(sqlx::postgres::PgRow, $struct { $($field),+ });
    };
    ($row:ty, $struct:ident { $($field:ident),+ }) => {
        impl sqlx::FromRow<'_, $row> for $struct {
            fn from_row(row: &$row) -> sqlx::Result<Self> {
                Ok($struct { $($field: sqlx::Row::try_get(row, stringify!($field))?),+ })
            }
        }
    };
}
pub(crate) use from_row;

/// All migrations: version, description, text. A database remembers them with a checksum of the text, so what was
/// released is never changed.
const MIGRATIONS: [(i64, &str, &str); 8] = [
    (1, "games", include_str!("../migrations/0001_games.sql")),
    (2, "time talk people", include_str!("../migrations/0002_time_talk_people.sql")),
    (3, "books", include_str!("../migrations/0003_books.sql")),
    (5, "orders", include_str!("../migrations/0005_orders.sql")),
    (6, "fairness", include_str!("../migrations/0006_fairness.sql")),
    (7, "banned", include_str!("../migrations/0007_banned.sql")),
    (8, "owners", include_str!("../migrations/0008_owners.sql")),
    (9, "several", include_str!("../migrations/0009_several.sql")),
];

/// The name of the SQLite file in the data folder.
const FILE: &str = "grimoire.db";
const BUSY: Duration = Duration::from_secs(10);
/// The file that says that a server uses the folder, and how long one waits for it. It holds what the server is called,
/// so that it goes on with its games at once when it starts again.
const LOCK: &str = "grimoire.lock";
const LOCKED: Duration = Duration::from_secs(2);
/// How long a database may take to be reached.
const REACHED: Duration = Duration::from_secs(10);

impl Db {
    /// Opens the database and brings it to the newest shape: a `postgres://` or `sqlite://` URL, or else a file in the
    /// data folder.
    pub(crate) async fn open(data_dir: &Path, url: Option<&str>) -> anyhow::Result<Self> {
        Db::open_for(data_dir, url, true).await
    }

    /// Opens the database for the host, who may change it while a server runs.
    pub(crate) async fn open_beside(data_dir: &Path, url: Option<&str>) -> anyhow::Result<Self> {
        if url.is_none() {
            let file = data_dir.join(FILE);
            anyhow::ensure!(
                file.is_file(),
                HostError(msg!("host-no-games", path = shown(data_dir)))
            );
        }
        Db::open_for(data_dir, url, false).await
    }

    async fn open_for(data_dir: &Path, url: Option<&str>, serves: bool) -> anyhow::Result<Self> {
        let mut folder = None;
        let pool = match url {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                // The URL may hold a password, so it is not repeated in the message.
                Pool::Postgres(
                    timeout(REACHED, postgres(url))
                        .await
                        .map_err(|_| anyhow::Error::new(HostError(msg!("host-late"))))
                        .and_then(|opened| Ok(opened?))
                        .context(HostError(msg!("host-no-postgres")))?,
                )
            }
            Some(url) if url.starts_with("sqlite:") => {
                let options = SqliteConnectOptions::from_str(url)
                    .with_context(|| HostError(msg!("host-no-sqlite-url", url = url.to_owned())))?;
                sqlite(options).await?
            }
            Some(_) => anyhow::bail!(HostError(msg!("host-database-url"))),
            None => {
                if serves {
                    folder = Some(take(data_dir).await?);
                }
                let file = data_dir.join(FILE);
                private(&file)?;
                sqlite(SqliteConnectOptions::new().filename(file)).await?
            }
        };
        on!(&pool, each => migrator().run(each).await)
            .context(HostError(msg!("host-no-migration")))?;
        if serves && folder.is_none() {
            folder = Some(take(data_dir).await?);
        }
        Ok(Db { writer: Writer::start(pool.clone()), pool, folder: folder.map(Arc::new) })
    }

    /// Whether other servers may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// How this server is called among those on the same database.
    pub(crate) fn node(&self) -> &str {
        self.folder.as_ref().map_or("", |folder| &folder.node)
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

/// Nobody else on this computer reads what people wrote to each other. SQLite gives its other files the same rights.
fn private(file: &Path) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let opened =
            File::options().create(true).truncate(false).write(true).mode(0o600).open(file);
        let opened =
            opened.with_context(|| HostError(msg!("host-unopened", path = shown(file))))?;
        let rights = std::fs::Permissions::from_mode(0o600);
        // A file of another owner that we may write is the host's own affair.
        let _ = opened.set_permissions(rights);
    }
    Ok(())
}

/// Takes the data folder for this server alone: two would both answer for the same games.
async fn take(data_dir: &Path) -> anyhow::Result<Folder> {
    std::fs::create_dir_all(data_dir)
        .with_context(|| HostError(msg!("host-no-folder", path = shown(data_dir))))?;
    let mut lock = lock(data_dir).await?;
    let unopened = || HostError(msg!("host-unopened", path = shown(&data_dir.join(LOCK))));
    let mut node = String::new();
    lock.read_to_string(&mut node).with_context(unopened)?;
    if node.is_empty() {
        node = secrets::id()?;
        lock.write_all(node.as_bytes()).with_context(unopened)?;
    }
    Ok(Folder { node, _lock: lock })
}

async fn lock(data_dir: &Path) -> anyhow::Result<File> {
    let path = data_dir.join(LOCK);
    let file = File::options().create(true).truncate(false).read(true).write(true).open(&path);
    let file = file.with_context(|| HostError(msg!("host-unopened", path = shown(&path))))?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // The server before may be about to end.
            Err(TryLockError::WouldBlock) if begun.elapsed() < LOCKED => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(TryLockError::WouldBlock) => {
                anyhow::bail!(HostError(msg!("host-folder-used", path = shown(data_dir))));
            }
            Err(TryLockError::Error(error)) => {
                return Err(error)
                    .with_context(|| HostError(msg!("host-unopened", path = shown(&path))));
            }
        }
    }
}

fn migrator() -> Migrator {
    let migration = |(version, description, text): (i64, &'static str, &'static str)| {
        let kind = MigrationType::Simple;
        Migration::new(version, description.into(), kind, text.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

/// A server that stands still in the middle of a transaction holds the rows of its games: the database ends that for it,
/// so that others can go on with them.
async fn postgres(url: &str) -> sqlx::Result<PgPool> {
    let options = PgConnectOptions::from_str(url)?;
    PgPool::connect_with(options.options([("idle_in_transaction_session_timeout", "2s")])).await
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_embedded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let embedded = MIGRATIONS.map(|(version, description, _)| {
            format!("{version:04}_{}.sql", description.replace(' ', "_"))
        });
        assert_eq!(files, embedded);
    }

    #[tokio::test]
    async fn two_servers_do_not_share_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let first = Db::open(folder.path(), None).await.unwrap();
        let second = Db::open(folder.path(), None).await.map(drop).unwrap_err();
        assert!(second.to_string().contains("another server"), "{second}");
        first.close().await;
        drop(first);
        Db::open(folder.path(), None).await.unwrap().close().await;
    }

    fn game(id: &str, entries: i64) -> NewGame {
        let entry = |revision| NewEntry {
            game_id: id.to_owned(),
            revision,
            act: (&table::Act::Undo(kernel::Seat(1))).into(),
            client_id: None,
            at_ms: 7,
            ending: None,
            clock: None,
            deadline_ms: None,
            lease: None,
        };
        NewGame {
            id: id.to_owned(),
            kind: "toy".to_owned(),
            fingerprint: String::new(),
            setup: "{}".to_owned(),
            seed: String::new(),
            created_ms: 7,
            begun_ms: 7,
            clock: None,
            stand_in: None,
            listed: true,
            rated: false,
            rematch_of: None,
            seats: Vec::new(),
            entries: (1..=entries).map(entry).collect(),
        }
    }

    #[tokio::test]
    async fn a_game_that_takes_over_many_answers_has_each_in_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path(), None).await.unwrap();
        let games = [("one", 1), ("even", 128), ("odd", 333)];
        let writes = games.map(|(id, entries)| db.write(Write::Game(Box::new(game(id, entries)))));
        for written in writes {
            assert!(written.await.unwrap());
        }
        for (id, entries) in games {
            let log = db.entries(id).await.unwrap();
            assert!(log.iter().map(|entry| entry.revision).eq(1..=entries), "{id}");
            assert!(log.iter().all(|entry| entry.kind == "undo" && entry.seat == 1), "{id}");
        }
        db.close().await;
    }

    #[tokio::test]
    async fn a_game_nobody_went_on_with_goes_and_one_that_was_played_stays() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path(), None).await.unwrap();
        let mut played = game("played", 3);
        let answered = NewEntry { revision: 4, at_ms: 8, ..played.entries[0].clone() };
        played.entries.push(answered);
        for game in [game("empty", 0), game("taken over", 3), played] {
            db.write(Write::Game(Box::new(game))).await.unwrap();
        }
        const MONTH_MS: i64 = 31 * 24 * 60 * 60 * 1000;
        let mut unneeded = db.unneeded_games(MONTH_MS).await.unwrap();
        unneeded.sort();
        assert_eq!(unneeded, ["empty", "taken over"]);
        assert!(db.unneeded_games(MONTH_MS / 2).await.unwrap().is_empty());
        db.close().await;
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_reads_the_database() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        Db::open(folder.path(), None).await.unwrap().close().await;
        let rights = std::fs::metadata(folder.path().join(FILE)).unwrap().permissions();
        assert_eq!(rights.mode() & 0o777, 0o600);
    }

    #[tokio::test]
    async fn a_database_made_before_opens() {
        const DUMP: &str = include_str!("../tests/databases/migrations_1_to_5.sql");
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new().filename(folder.path().join(FILE));
        let Pool::Sqlite(old) = sqlite(options).await.unwrap() else { panic!("it is a file") };
        sqlx::raw_sql(DUMP).execute(&old).await.unwrap();
        old.close().await;
        // Fails if a migration is missing or its checksum differs.
        let db = Db::open(folder.path(), None).await.unwrap();
        let games = db.games().await.unwrap();
        assert_eq!(games.len(), 1);
        assert_eq!(db.seats(&games[0].id).await.unwrap()[0].name, "Ada");
        db.close().await;
    }
}
