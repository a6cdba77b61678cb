//! Spellbooks people keep, as rows.

use super::{Db, from_row, on};

/// A book somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BookRow {
    pub(crate) id: String,
    pub(crate) person_id: String,
    /// The book as JSON.
    pub(crate) body: String,
    pub(crate) created_ms: i64,
    pub(crate) changed_ms: i64,
}

from_row!(BookRow { id, person_id, body, created_ms, changed_ms });

impl Db {
    /// A person's books, those changed last first.
    pub(crate) async fn books(&self, person: &str) -> sqlx::Result<Vec<BookRow>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT id, person_id, body, created_ms, changed_ms FROM book \
                 WHERE person_id = $1 ORDER BY changed_ms DESC, id",
            )
            .bind(person)
            .fetch_all(pool)
            .await
        })
    }

    /// One of a person's books; nobody else's.
    pub(crate) async fn book(&self, person: &str, id: &str) -> sqlx::Result<Option<BookRow>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT id, person_id, body, created_ms, changed_ms FROM book \
                 WHERE person_id = $1 AND id = $2",
            )
            .bind(person)
            .bind(id)
            .fetch_optional(pool)
            .await
        })
    }
}
