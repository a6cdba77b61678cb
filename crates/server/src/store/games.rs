//! Games, seats and logs as rows.

use anyhow::{Context as _, bail};
use kernel::Seat;
use serde_json::Value;
use table::{Act, Entry, json::json};

use super::{Db, from_row, on};

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
    /// The same by the time of servers.
    pub(crate) begun_ms: i64,
    /// The time control as JSON.
    pub(crate) clock: Option<String>,
    /// The bot that goes on when somebody's time is up.
    pub(crate) stand_in: Option<String>,
    pub(crate) listed: bool,
    pub(crate) rated: bool,
    /// The game it is the rematch of. It is made only if that has none yet.
    pub(crate) rematch_of: Option<String>,
    pub(crate) seats: Vec<StoredSeat>,
    /// What it begins with, if it goes on from a recorded game.
    pub(crate) entries: Vec<NewEntry>,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredGame {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) fingerprint: String,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) created_ms: i64,
    pub(crate) ending: Option<String>,
    pub(crate) clock: Option<String>,
    pub(crate) stand_in: Option<String>,
    /// 0: friendly; 1: to be rated; 2: rated.
    pub(crate) rated: i64,
    pub(crate) rematch: Option<String>,
    /// 1: shown to everybody.
    pub(crate) listed: i64,
    /// 1: it goes on from a recorded game.
    pub(crate) continued: i64,
    /// When it was made, by the time of servers. Games of before it was noted have none.
    pub(crate) begun_ms: Option<i64>,
    /// Of the newest entry.
    pub(crate) revision: i64,
}

from_row!(StoredGame {
    id,
    kind,
    fingerprint,
    setup,
    seed,
    created_ms,
    ending,
    clock,
    stand_in,
    rated,
    rematch,
    listed,
    continued,
    begun_ms,
    revision
});

#[derive(Clone, Debug)]
pub(crate) struct StoredSeat {
    pub(crate) game_id: String,
    pub(crate) seat: i64,
    /// `open`, `person` or `bot`.
    pub(crate) occupant: String,
    pub(crate) name: String,
    pub(crate) person_id: Option<String>,
    pub(crate) key_hash: Option<String>,
}

from_row!(StoredSeat { game_id, seat, occupant, name, person_id, key_hash });

#[derive(Clone, Debug)]
pub(crate) struct NewEntry {
    pub(crate) game_id: String,
    pub(crate) revision: i64,
    pub(crate) act: ActColumns,
    pub(crate) client_id: Option<String>,
    pub(crate) at_ms: i64,
    /// How the game ended by this entry.
    pub(crate) ending: Option<String>,
    /// What every seat has left, as a JSON list of milliseconds.
    pub(crate) clock: Option<String>,
    /// When the next clock runs out.
    pub(crate) deadline_ms: Option<i64>,
    /// The number of the lease by which it is stored; none for what a game begins with.
    pub(crate) lease: Option<i64>,
}

#[derive(Clone, Debug)]
pub(crate) struct NewChat {
    pub(crate) game_id: String,
    pub(crate) name: String,
    pub(crate) seat: Option<i64>,
    pub(crate) text: String,
    pub(crate) at_ms: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredChat {
    pub(crate) name: String,
    pub(crate) seat: Option<i64>,
    pub(crate) text: String,
    pub(crate) at_ms: i64,
}

from_row!(StoredChat { name, seat, text, at_ms });

#[derive(Clone, Debug)]
pub(crate) struct StoredEntry {
    pub(crate) revision: i64,
    pub(crate) kind: String,
    pub(crate) seat: i64,
    pub(crate) body: Option<String>,
    pub(crate) client_id: Option<String>,
    pub(crate) at_ms: i64,
    pub(crate) clock: Option<String>,
}

from_row!(StoredEntry { revision, kind, seat, body, client_id, at_ms, clock });

/// What was done at a table, as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct ActColumns {
    pub(super) kind: &'static str,
    pub(super) seat: i64,
    pub(super) body: Option<String>,
}

impl From<&Act<Value>> for ActColumns {
    fn from(act: &Act<Value>) -> Self {
        let entry = |entry: &Entry<Value>| Some(json(entry).to_string());
        let (kind, body) = match act {
            Act::Enter(answer @ Entry::Answer { .. }) => ("answer", entry(answer)),
            Act::Enter(dice @ Entry::Dice(_)) => ("dice", entry(dice)),
            Act::Enter(fresh @ Entry::Reseed(_)) => ("fresh", entry(fresh)),
            Act::Undo(_) => ("undo", None),
            Act::Rewind { entries, .. } => ("rewind", Some(entries.to_string())),
            Act::Resign(_) => ("resign", None),
            Act::Draw(_) => ("draw", None),
            Act::TimeUp(_) => ("time_up", None),
            Act::Replace { bot, .. } => ("replace", Some(bot.clone())),
        };
        ActColumns { kind, seat: i64::from(act.seat().0), body }
    }
}

impl StoredEntry {
    /// What was done.
    pub(crate) fn act(&self) -> anyhow::Result<Act<Value>> {
        let seat = seat_number(self.seat)?;
        let body = || self.body.as_deref().context("an entry without a body");
        Ok(match self.kind.as_str() {
            "answer" | "dice" | "fresh" => Act::Enter(serde_json::from_str(body()?)?),
            "undo" => Act::Undo(seat),
            "rewind" => Act::Rewind { seat, entries: body()?.parse()? },
            "resign" => Act::Resign(seat),
            "draw" => Act::Draw(seat),
            "time_up" => Act::TimeUp(seat),
            "replace" => Act::Replace { seat, bot: body()?.to_owned() },
            other => bail!("unknown entry kind {other}"),
        })
    }
}

pub(crate) fn seat_number(seat: i64) -> anyhow::Result<Seat> {
    Ok(Seat(u8::try_from(seat).context("a seat number out of range")?))
}

/// A game's row with the revision of its newest entry; the rest of the statement says which.
macro_rules! select_game {
    ($which:literal) => {
        concat!(
            "SELECT id, kind, fingerprint, setup, seed, created_ms, ending, clock, stand_in, rated, rematch, listed, continued, begun_ms, \
             (SELECT COALESCE(MAX(revision), 0) FROM entry WHERE entry.game_id = game.id) AS revision \
             FROM game ",
            $which
        )
    };
}

impl Db {
    /// Whether the database answers at all.
    pub(crate) async fn ping(&self) -> sqlx::Result<()> {
        on!(&self.pool, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))
    }

    pub(crate) async fn game(&self, id: &str) -> sqlx::Result<Option<StoredGame>> {
        const ONE: &str = select_game!("WHERE id = $1");
        on!(&self.pool, pool => sqlx::query_as(ONE).bind(id).fetch_optional(pool).await)
    }

    /// The newest games that everybody may find.
    pub(crate) async fn games(&self) -> sqlx::Result<Vec<StoredGame>> {
        const LISTED_ONES: &str =
            select_game!("WHERE listed = 1 ORDER BY created_ms DESC, id LIMIT $1");
        on!(&self.pool, pool => sqlx::query_as(LISTED_ONES).bind(LISTED).fetch_all(pool).await)
    }

    /// The newest games that everybody may find and that have an open seat.
    pub(crate) async fn open_games(&self) -> sqlx::Result<Vec<StoredGame>> {
        const OPEN: &str = select_game!(
            "WHERE listed = 1 AND ending IS NULL \
             AND id IN (SELECT game_id FROM seat WHERE occupant = 'open') \
             ORDER BY created_ms DESC, id LIMIT $1"
        );
        on!(&self.pool, pool => sqlx::query_as(OPEN).bind(LISTED).fetch_all(pool).await)
    }

    /// The newest games of a person.
    pub(crate) async fn games_of(&self, person: &str) -> sqlx::Result<Vec<StoredGame>> {
        const OF: &str = select_game!(
            "WHERE id IN (SELECT game_id FROM seat WHERE person_id = $2) \
             ORDER BY created_ms DESC, id LIMIT $1"
        );
        on!(&self.pool, pool => {
            sqlx::query_as(OF).bind(LISTED).bind(person).fetch_all(pool).await
        })
    }

    /// Games in which somebody's time may be up.
    pub(crate) async fn overdue(&self, now_ms: i64) -> sqlx::Result<Vec<String>> {
        on!(&self.pool, pool => {
            sqlx::query_scalar(
                "SELECT id FROM game WHERE ending IS NULL AND deadline_ms <= $1 LIMIT 100",
            )
            .bind(now_ms)
            .fetch_all(pool)
            .await
        })
    }

    /// The oldest games that go on in which bots play alone, so many at most.
    pub(crate) async fn of_bots_alone(&self, most: i64) -> sqlx::Result<Vec<String>> {
        on!(&self.pool, pool => {
            sqlx::query_scalar(
                "SELECT id FROM game WHERE ending IS NULL AND NOT EXISTS \
                 (SELECT 1 FROM seat WHERE game_id = game.id AND occupant <> 'bot') \
                 ORDER BY created_ms, id LIMIT $1",
            )
            .bind(most)
            .fetch_all(pool)
            .await
        })
    }

    /// Finished games whose result has not been rated yet.
    pub(crate) async fn unrated(&self) -> sqlx::Result<Vec<StoredGame>> {
        const WAITING: &str = select_game!("WHERE rated = 1 AND ending IS NOT NULL LIMIT $1");
        on!(&self.pool, pool => sqlx::query_as(WAITING).bind(LISTED).fetch_all(pool).await)
    }

    /// How many answers each seat has given in a game.
    pub(crate) async fn answers_by_seat(&self, game_id: &str) -> sqlx::Result<Vec<(i64, i64)>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT seat, COUNT(*) FROM entry WHERE game_id = $1 AND kind = 'answer' GROUP BY seat",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
    }

    /// How many games between two people have counted for ratings since then.
    pub(crate) async fn counted_between(
        &self,
        people: [&str; 2],
        kind: &str,
        since_ms: i64,
    ) -> sqlx::Result<i64> {
        on!(&self.pool, pool => {
            sqlx::query_scalar(
                "SELECT COUNT(*) FROM game WHERE counted_ms > $1 AND kind = $2 \
                 AND id IN (SELECT game_id FROM seat WHERE person_id = $3) \
                 AND id IN (SELECT game_id FROM seat WHERE person_id = $4)",
            )
            .bind(since_ms)
            .bind(kind)
            .bind(people[0])
            .bind(people[1])
            .fetch_one(pool)
            .await
        })
    }

    /// What was said at a game, in order.
    pub(crate) async fn chat(&self, game_id: &str) -> sqlx::Result<Vec<StoredChat>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT name, seat, text, at_ms FROM chat WHERE game_id = $1 ORDER BY number",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
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

    /// What the seats of a game want to be asked, as JSON.
    pub(crate) async fn orders(&self, game_id: &str) -> sqlx::Result<Vec<(i64, String)>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT seat, orders FROM seat WHERE game_id = $1 AND orders IS NOT NULL",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
    }

    /// The whole log of a game, in order.
    pub(crate) async fn entries(&self, game_id: &str) -> sqlx::Result<Vec<StoredEntry>> {
        on!(&self.pool, pool => {
            sqlx::query_as(
                "SELECT revision, kind, seat, body, client_id, at_ms, clock FROM entry \
                 WHERE game_id = $1 ORDER BY revision",
            )
            .bind(game_id)
            .fetch_all(pool)
            .await
        })
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seed;
    use serde_json::json;

    use super::*;

    /// Games that were stored before must still be read: what stands here does not change.
    #[test]
    fn every_act_is_stored_in_its_form_and_read_as_it_was() {
        let seat = Seat(1);
        let seed = Seed::from_number(7);
        let answer = json!({"answer": {"seat": 1, "choice": {"take": 2}}}).to_string();
        let fresh = json!({ "fresh": seed }).to_string();
        let rows = [
            (Act::answer(seat, json!({"take": 2})), "answer", 1, Some(answer.as_str())),
            (Act::Enter(Entry::Dice(Vec::new())), "dice", 0, Some(r#"{"dice":[]}"#)),
            (Act::Enter(Entry::Reseed(seed)), "fresh", 0, Some(&fresh)),
            (Act::Undo(seat), "undo", 1, None),
            (Act::Rewind { seat, entries: 12 }, "rewind", 1, Some("12")),
            (Act::Resign(seat), "resign", 1, None),
            (Act::Draw(seat), "draw", 1, None),
            (Act::TimeUp(seat), "time_up", 1, None),
            (Act::Replace { seat, bot: "hard:ms=5".into() }, "replace", 1, Some("hard:ms=5")),
        ];
        for (act, kind, number, body) in rows {
            let columns = ActColumns::from(&act);
            assert_eq!((columns.kind, columns.seat, columns.body.as_deref()), (kind, number, body));
            let stored = StoredEntry {
                revision: 1,
                kind: kind.to_owned(),
                seat: number,
                body: body.map(str::to_owned),
                client_id: None,
                at_ms: 0,
                clock: None,
            };
            assert_eq!(stored.act().unwrap(), act);
        }
    }
}
