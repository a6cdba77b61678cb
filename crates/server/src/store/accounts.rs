//! People, their sessions and ratings as rows, and when servers ran.

use super::{Db, from_row, on};
use crate::{clock, secrets};

/// A guest, or with a login an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) created_ms: i64,
    pub(crate) login: Option<String>,
    /// Argon2id, in the PHC form.
    pub(crate) password: Option<String>,
    /// What the login looks like; alike logins look the same.
    pub(crate) look: Option<String>,
    /// 1: the host does not let them in.
    pub(crate) banned: i64,
}

from_row!(Person { id, name, created_ms, login, password, look, banned });

impl Person {
    /// A guest who is not stored yet.
    pub(crate) fn guest(name: String) -> anyhow::Result<Self> {
        let created_ms = clock::now_ms();
        let id = secrets::id()?;
        Ok(Person { id, name, created_ms, login: None, password: None, look: None, banned: 0 })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NewSession {
    pub(crate) token_hash: String,
    pub(crate) id: String,
    pub(crate) person_id: String,
    pub(crate) created_ms: i64,
    pub(crate) agent: String,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredSession {
    pub(crate) id: String,
    pub(crate) person_id: String,
    pub(crate) created_ms: i64,
    pub(crate) seen_ms: i64,
    pub(crate) agent: String,
}

from_row!(StoredSession { id, person_id, created_ms, seen_ms, agent });

/// A person's strength at one game, by Glicko-2.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) person_id: String,
    pub(crate) kind: String,
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) games: i64,
}

from_row!(Rating { person_id, kind, rating, deviation, volatility, games });

/// What the result of a rated game makes of its players.
#[derive(Clone, Debug)]
pub(crate) struct Rated {
    pub(crate) game_id: String,
    /// When it counted, if it did.
    pub(crate) counted_ms: Option<i64>,
    pub(crate) ratings: Vec<Rating>,
}

#[derive(Clone, Debug)]
struct Life {
    began_ms: i64,
    seen_ms: i64,
}

from_row!(Life { began_ms, seen_ms });

const PERSON: &str =
    "SELECT id, name, created_ms, login, password, look, banned FROM person WHERE id = $1";
const BY_LOGIN: &str =
    "SELECT id, name, created_ms, login, password, look, banned FROM person WHERE login = $1";
/// Logins of before there were looks have none.
const ALIKE: &str = "SELECT COUNT(*) FROM person WHERE (look = $1 OR login = $2) AND id <> $3";

impl Db {
    pub(crate) async fn person(&self, id: &str) -> sqlx::Result<Option<Person>> {
        on!(&self.pool, pool => sqlx::query_as(PERSON).bind(id).fetch_optional(pool).await)
    }

    pub(crate) async fn person_by_login(&self, login: &str) -> sqlx::Result<Option<Person>> {
        // PostgreSQL takes no text with a NUL in it, not even to look for.
        if login.contains('\0') {
            return Ok(None);
        }
        on!(&self.pool, pool => sqlx::query_as(BY_LOGIN).bind(login).fetch_optional(pool).await)
    }

    /// Accounts of before there were looks.
    pub(crate) async fn without_look(&self) -> sqlx::Result<Vec<Person>> {
        const THESE: &str = "SELECT id, name, created_ms, login, password, look, banned FROM person \
                             WHERE login IS NOT NULL AND look IS NULL ORDER BY created_ms";
        on!(&self.pool, pool => sqlx::query_as(THESE).fetch_all(pool).await)
    }

    /// Whether somebody else has this login, or one that looks like it.
    pub(crate) async fn is_login_taken(
        &self,
        login: &str,
        look: &str,
        by_other_than: &str,
    ) -> sqlx::Result<bool> {
        let count: i64 = on!(&self.pool, pool => {
            sqlx::query_scalar(ALIKE)
                .bind(look)
                .bind(login)
                .bind(by_other_than)
                .fetch_one(pool)
                .await?
        });
        Ok(count > 0)
    }

    /// Everyone whom the host does not let in.
    pub(crate) async fn banned(&self) -> sqlx::Result<Vec<String>> {
        on!(&self.pool, pool => {
            sqlx::query_scalar("SELECT id FROM person WHERE banned = 1").fetch_all(pool).await
        })
    }

    /// What the host has decided.
    pub(crate) async fn setting(&self, name: &str) -> sqlx::Result<Option<String>> {
        on!(&self.pool, pool => {
            sqlx::query_scalar("SELECT value FROM setting WHERE name = $1")
                .bind(name)
                .fetch_optional(pool)
                .await
        })
    }

    /// When a server was seen last, as far as that is known.
    pub(crate) async fn last_seen_ms(&self) -> sqlx::Result<i64> {
        on!(&self.pool, pool => {
            sqlx::query_scalar("SELECT COALESCE(MAX(seen_ms), 0) FROM life").fetch_one(pool).await
        })
    }

    /// The session a token opens.
    pub(crate) async fn session(&self, token_hash: &str) -> sqlx::Result<Option<StoredSession>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT id, person_id, created_ms, seen_ms, agent FROM session WHERE token_hash = $1",
            )
            .bind(token_hash)
            .fetch_optional(pool)
            .await
        })
    }

    /// Everywhere this person is signed in, newest first.
    pub(crate) async fn sessions(&self, person: &str) -> sqlx::Result<Vec<StoredSession>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT id, person_id, created_ms, seen_ms, agent FROM session \
                 WHERE person_id = $1 ORDER BY seen_ms DESC, id",
            )
            .bind(person)
            .fetch_all(pool)
            .await
        })
    }

    pub(crate) async fn ratings(&self, person: &str) -> sqlx::Result<Vec<Rating>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT person_id, kind, rating, deviation, volatility, games FROM rating \
                 WHERE person_id = $1 ORDER BY kind",
            )
            .bind(person)
            .fetch_all(pool)
            .await
        })
    }

    /// How long servers ran between two moments. Those that ran at the same time count once.
    pub(crate) async fn uptime_ms(&self, from_ms: i64, to_ms: i64) -> sqlx::Result<i64> {
        let lives: Vec<Life> = on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT began_ms, seen_ms FROM life WHERE seen_ms > $1 AND began_ms < $2 ORDER BY began_ms",
            )
            .bind(from_ms)
            .bind(to_ms)
            .fetch_all(pool)
            .await?
        });
        Ok(covered(&lives, from_ms, to_ms))
    }
}

/// How much of the time between two moments these lives cover. They are in the order in which they began.
fn covered(lives: &[Life], from_ms: i64, to_ms: i64) -> i64 {
    let mut counted_to = from_ms;
    let mut sum = 0;
    for life in lives {
        let (begin, end) = (life.began_ms.max(counted_to), life.seen_ms.min(to_ms));
        if end > begin {
            sum += end - begin;
            counted_to = end;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_counted_once_and_only_while_a_server_ran() {
        let life = |began_ms, seen_ms| Life { began_ms, seen_ms };
        let lives = [life(0, 100), life(50, 120), life(60, 80), life(200, 300)];
        assert_eq!(covered(&lives, 90, 250), 30 + 50);
        assert_eq!(covered(&lives, 120, 200), 0);
        assert_eq!(covered(&[], 0, 100), 0);
    }
}
