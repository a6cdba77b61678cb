//! Games, seats and logs as rows.

use super::{Db, on};

/// How many games a list shows, newest first.
const LISTED: i64 = 100;

#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) fingerprint: String,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) created_ms: i64,
    pub(crate) seats: Vec<StoredSeat>,
}

#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct StoredGame {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) fingerprint: String,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) created_ms: i64,
    pub(crate) ending: Option<String>,
    /// Of the newest entry.
    pub(crate) revision: i64,
}

#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct StoredSeat {
    pub(crate) game_id: String,
    pub(crate) seat: i64,
    /// `open`, `person` or `bot`.
    pub(crate) occupant: String,
    pub(crate) name: String,
    pub(crate) person_id: Option<String>,
    pub(crate) key_hash: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryKind {
    Answer,
    Undo,
    Resign,
}

impl EntryKind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            EntryKind::Answer => "answer",
            EntryKind::Undo => "undo",
            EntryKind::Resign => "resign",
        }
    }

    pub(crate) fn read(name: &str) -> Option<Self> {
        [EntryKind::Answer, EntryKind::Undo, EntryKind::Resign]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NewEntry {
    pub(crate) game_id: String,
    pub(crate) revision: i64,
    pub(crate) kind: EntryKind,
    pub(crate) seat: i64,
    pub(crate) body: Option<String>,
    pub(crate) client_id: Option<String>,
    pub(crate) at_ms: i64,
    /// How the game ended by this entry.
    pub(crate) ending: Option<String>,
}

#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct StoredEntry {
    pub(crate) revision: i64,
    pub(crate) kind: String,
    pub(crate) seat: i64,
    pub(crate) body: Option<String>,
    pub(crate) client_id: Option<String>,
}

const SELECT_GAME: &str = "SELECT id, kind, fingerprint, setup, seed, created_ms, ending, \
     (SELECT COALESCE(MAX(revision), 0) FROM entry WHERE entry.game_id = game.id) AS revision \
     FROM game WHERE id = $1";
const SELECT_GAMES: &str = "SELECT id, kind, fingerprint, setup, seed, created_ms, ending, \
     (SELECT COALESCE(MAX(revision), 0) FROM entry WHERE entry.game_id = game.id) AS revision \
     FROM game ORDER BY created_ms DESC, id LIMIT $1";

impl Db {
    /// Whether the database answers at all.
    pub(crate) async fn ping(&self) -> sqlx::Result<()> {
        on!(&self.pool, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))
    }

    pub(crate) async fn insert_game(&self, game: &NewGame) -> sqlx::Result<()> {
        on!(&self.pool, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO game (id, kind, fingerprint, setup, seed, created_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&game.id)
            .bind(&game.kind)
            .bind(&game.fingerprint)
            .bind(&game.setup)
            .bind(&game.seed)
            .bind(game.created_ms)
            .execute(&mut *transaction)
            .await?;
            for seat in &game.seats {
                sqlx::query(
                    "INSERT INTO seat (game_id, seat, occupant, name, person_id, key_hash) \
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(&seat.game_id)
                .bind(seat.seat)
                .bind(&seat.occupant)
                .bind(&seat.name)
                .bind(&seat.person_id)
                .bind(&seat.key_hash)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await
        })
    }

    pub(crate) async fn game(&self, id: &str) -> sqlx::Result<Option<StoredGame>> {
        on!(&self.pool, pool => sqlx::query_as(SELECT_GAME).bind(id).fetch_optional(pool).await)
    }

    /// The newest games.
    pub(crate) async fn games(&self) -> sqlx::Result<Vec<StoredGame>> {
        on!(&self.pool, pool => sqlx::query_as(SELECT_GAMES).bind(LISTED).fetch_all(pool).await)
    }

    pub(crate) async fn seats(&self, game_id: &str) -> sqlx::Result<Vec<StoredSeat>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT game_id, seat, occupant, name, person_id, key_hash FROM seat \
                 WHERE game_id = $1 ORDER BY seat",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
    }

    /// Gives an open seat to a person; `false` if it is not open (any more).
    pub(crate) async fn take_seat(&self, seat: &StoredSeat) -> sqlx::Result<bool> {
        on!(&self.pool, pool => {
            let done = sqlx::query(
                "UPDATE seat SET occupant = 'person', name = $3, person_id = $4, key_hash = $5 \
                 WHERE game_id = $1 AND seat = $2 AND occupant = 'open'",
            )
            .bind(&seat.game_id)
            .bind(seat.seat)
            .bind(&seat.name)
            .bind(&seat.person_id)
            .bind(&seat.key_hash)
            .execute(pool)
            .await?;
            Ok(done.rows_affected() == 1)
        })
    }

    /// The whole log of a game, in order.
    pub(crate) async fn entries(&self, game_id: &str) -> sqlx::Result<Vec<StoredEntry>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT revision, kind, seat, body, client_id FROM entry \
                 WHERE game_id = $1 ORDER BY revision",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
    }
}
