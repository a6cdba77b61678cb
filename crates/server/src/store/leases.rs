//! Which server plays a game. A server takes a lease before it rebuilds a game, and everything it stores of the game
//! carries the number of the lease. Whoever takes the game over raises that number, so that a server which only seemed to
//! be gone stores nothing more.

use super::{
    Db, from_row, on,
    statements::always,
    writer::{
        Statement,
        Value::{Number, Text},
    },
};

/// A server's lease on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lease {
    pub(crate) game_id: String,
    /// The server; empty when the game is nobody's.
    pub(crate) node: String,
    pub(crate) number: i64,
}

from_row!(Lease { game_id, node, number });

impl Db {
    /// The newest lease on a game, if it ever had one.
    pub(crate) async fn lease(&self, game_id: &str) -> sqlx::Result<Option<Lease>> {
        on!(&self.pool, pool => {
            sqlx::query_as("SELECT game_id, node, number FROM owner WHERE game_id = $1")
                .bind(game_id)
                .fetch_optional(pool)
                .await
        })
    }

    /// The games on which a server has the newest lease.
    pub(crate) async fn leased(&self, node: &str) -> sqlx::Result<Vec<(String,)>> {
        on!(&self.pool, pool => {
            sqlx::query_as("SELECT game_id FROM owner WHERE node = $1")
                .bind(node)
                .fetch_all(pool)
                .await
        })
    }

    /// All servers that run or did not say that they stopped, with their beats.
    pub(crate) async fn beats(&self) -> sqlx::Result<Vec<(String, i64)>> {
        on!(&self.pool, pool => {
            sqlx::query_as("SELECT id, beat FROM node").fetch_all(pool).await
        })
    }
}

/// Takes a lease if there is such a game and the number before it is still the newest.
pub(super) fn take(lease: &Lease) -> Vec<Statement<'_>> {
    vec![always(
        "INSERT INTO owner (game_id, node, number) SELECT $1, $2, $3 \
         WHERE EXISTS (SELECT 1 FROM game WHERE id = $1) \
         ON CONFLICT (game_id) DO UPDATE SET node = excluded.node, number = excluded.number \
         WHERE owner.number = excluded.number - 1",
        vec![Text(&lease.game_id), Text(&lease.node), Number(lease.number)],
    )]
}

/// Changes nothing but whether what follows is stored. The row is held until the transaction ends: whoever takes the
/// game over waits for it, and then reads what was stored.
pub(super) fn hold(lease: &Lease) -> Statement<'_> {
    always(
        "UPDATE owner SET number = number WHERE game_id = $1 AND node = $2 AND number = $3",
        vec![Text(&lease.game_id), Text(&lease.node), Number(lease.number)],
    )
}

/// Gives a game back. Its number stays.
pub(super) fn give_back(lease: &Lease) -> Vec<Statement<'_>> {
    vec![always(
        "UPDATE owner SET node = '' WHERE game_id = $1 AND node = $2 AND number = $3",
        vec![Text(&lease.game_id), Text(&lease.node), Number(lease.number)],
    )]
}

/// A server says that it runs.
pub(super) fn beat(node: &str) -> Vec<Statement<'_>> {
    vec![always(
        "INSERT INTO node (id, beat) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET beat = node.beat + 1",
        vec![Text(node)],
    )]
}

/// A server stops: its games are nobody's.
pub(super) fn leave(node: &str) -> Vec<Statement<'_>> {
    vec![
        always("UPDATE owner SET node = '' WHERE node = $1", vec![Text(node)]),
        always("DELETE FROM node WHERE id = $1", vec![Text(node)]),
    ]
}
