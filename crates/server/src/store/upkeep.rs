//! What goes from the database: what nobody uses any more, and who is to be forgotten.

use super::{
    Db, on,
    statements::always,
    writer::{
        Statement,
        Value::{Number, Text},
    },
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// A session goes that was not used for so long, and in any case after a year.
pub(crate) const SESSION_UNUSED_MS: i64 = 180 * DAY_MS;
pub(crate) const SESSION_MS: i64 = 365 * DAY_MS;
/// A game goes that was never begun, that was not gone on with, or that ended so long ago and was played by guests alone.
/// One that goes on from another was begun with its own first answer.
const NEVER_BEGUN_MS: i64 = 30 * DAY_MS;
const LEFT_MS: i64 = 366 * DAY_MS;
const OVER_MS: i64 = 366 * DAY_MS;
/// A guest without session, game and book goes after so long.
const GUEST_MS: i64 = 7 * DAY_MS;
/// Nothing asks when servers ran that long ago.
const LIFE_MS: i64 = 400 * DAY_MS;
/// How many games go at once, so that nobody waits for it.
const AT_ONCE: i64 = 100;

/// What goes at a moment: everything that nobody used for long.
#[derive(Clone, Debug)]
pub(crate) struct Pruned {
    pub(crate) now_ms: i64,
    /// Games that were looked for before, because finding them takes longer than letting them go.
    pub(crate) games: Vec<String>,
}

impl Pruned {
    pub(super) fn statements(&self) -> Vec<Statement<'_>> {
        let before = |age: i64| Number(self.now_ms - age);
        // Seats, answers and chat go with their game.
        let games =
            self.games.iter().map(|id| always("DELETE FROM game WHERE id = $1", vec![Text(id)]));
        let others = [
            always(
                "DELETE FROM session WHERE seen_ms < $1 OR created_ms < $2",
                vec![before(SESSION_UNUSED_MS), before(SESSION_MS)],
            ),
            always(
                "DELETE FROM person WHERE login IS NULL AND banned = 0 AND created_ms < $1 \
                 AND NOT EXISTS (SELECT 1 FROM session WHERE session.person_id = person.id) \
                 AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person_id = person.id) \
                 AND NOT EXISTS (SELECT 1 FROM book WHERE book.person_id = person.id)",
                vec![before(GUEST_MS)],
            ),
            always("DELETE FROM life WHERE seen_ms < $1", vec![before(LIFE_MS)]),
        ];
        games.chain(others).collect()
    }
}

impl Db {
    /// Some of the games that nobody needs, see the constants of this module.
    pub(crate) async fn unneeded_games(&self, now_ms: i64) -> sqlx::Result<Vec<String>> {
        const UNNEEDED: &str = "SELECT id FROM game WHERE \
            (created_ms < $1 AND ending IS NULL AND NOT EXISTS \
                (SELECT 1 FROM entry WHERE entry.game_id = game.id \
                AND (game.continued = 0 OR entry.at_ms > game.begun_ms))) \
            OR (created_ms < $2 AND ending IS NULL AND clock IS NULL AND NOT EXISTS \
                (SELECT 1 FROM entry WHERE entry.game_id = game.id AND entry.at_ms >= $2)) \
            OR (created_ms < $3 AND ending IS NOT NULL AND NOT EXISTS \
                (SELECT 1 FROM entry WHERE entry.game_id = game.id AND entry.at_ms >= $3) \
                AND NOT EXISTS (SELECT 1 FROM seat JOIN person ON person.id = seat.person_id \
                    WHERE seat.game_id = game.id AND person.login IS NOT NULL)) \
            ORDER BY created_ms LIMIT $4";
        on!(&self.pool, pool => {
            sqlx::query_scalar(UNNEEDED)
                .bind(now_ms - NEVER_BEGUN_MS)
                .bind(now_ms - LEFT_MS)
                .bind(now_ms - OVER_MS)
                .bind(AT_ONCE)
                .fetch_all(pool)
                .await
        })
    }
}

/// Who is banned is signed out everywhere.
pub(super) fn ban(person: &str, banned: bool) -> Vec<Statement<'_>> {
    let mark = always(
        "UPDATE person SET banned = $2 WHERE id = $1",
        vec![Text(person), Number(i64::from(banned))],
    );
    let sign_out = always("DELETE FROM session WHERE person_id = $1", vec![Text(person)]);
    if banned { vec![sign_out, mark] } else { vec![mark] }
}

/// Sessions, books and ratings go with the person. Others keep the games they played together.
pub(super) fn forget(person: &str) -> Vec<Statement<'_>> {
    vec![
        always(
            "UPDATE chat SET name = '' WHERE EXISTS (SELECT 1 FROM seat WHERE seat.game_id = chat.game_id \
             AND seat.seat = chat.seat AND seat.person_id = $1)",
            vec![Text(person)],
        ),
        always(
            "UPDATE seat SET name = '', person_id = '', key_hash = NULL WHERE person_id = $1",
            vec![Text(person)],
        ),
        always("DELETE FROM person WHERE id = $1", vec![Text(person)]),
    ]
}
