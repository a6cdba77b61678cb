//! The stored log, read past the server.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, ensure};
use sqlx::{Connection as _, PgConnection, SqliteConnection};

/// One stored entry, as far as proofs need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    game_id: String,
    revision: i64,
    seat: i64,
    client_id: Option<String>,
    /// By which lease it was stored.
    lease: Option<i64>,
}

/// How many transactions a PostgreSQL has taken.
pub(crate) async fn transactions(url: &str) -> anyhow::Result<i64> {
    let mut connection = PgConnection::connect(url).await?;
    const COUNT: &str =
        "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()";
    Ok(sqlx::query_scalar(COUNT).fetch_one(&mut connection).await?)
}

/// An answer the server has acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Acknowledged {
    pub(crate) game: String,
    pub(crate) seat: u8,
    pub(crate) id: String,
    pub(crate) revision: u64,
}

/// Everything that is stored, by game and revision.
pub(crate) async fn read(url: &str) -> anyhow::Result<Vec<Row>> {
    type Columns = (String, i64, i64, Option<String>, Option<i64>);
    const ALL: &str =
        "SELECT game_id, revision, seat, client_id, lease FROM entry ORDER BY game_id, revision";
    let rows: Vec<Columns> = if url.starts_with("postgres") {
        let mut connection = PgConnection::connect(url).await?;
        sqlx::query_as(ALL).fetch_all(&mut connection).await?
    } else {
        let mut connection = SqliteConnection::connect(url).await?;
        sqlx::query_as(ALL).fetch_all(&mut connection).await?
    };
    let row = |(game_id, revision, seat, client_id, lease)| Row {
        game_id,
        revision,
        seat,
        client_id,
        lease,
    };
    Ok(rows.into_iter().map(row).collect())
}

/// How many entries every game has, and whether it is over.
#[cfg(test)]
pub(crate) async fn lengths(url: &str) -> anyhow::Result<BTreeMap<String, (usize, bool)>> {
    let mut connection = PgConnection::connect(url).await?;
    let rows: Vec<(String, i64, bool)> = sqlx::query_as(
        "SELECT game.id, COUNT(entry.revision), game.ending IS NOT NULL FROM game \
         LEFT JOIN entry ON entry.game_id = game.id GROUP BY game.id",
    )
    .fetch_all(&mut connection)
    .await?;
    let row = |(game, length, over)| Ok((game, (usize::try_from(length)?, over)));
    rows.into_iter().map(row).collect()
}

/// Whether an answer under this id is stored.
#[cfg(test)]
pub(crate) fn has(rows: &[Row], id: &str) -> bool {
    rows.iter().any(|row| row.client_id.as_deref() == Some(id))
}

/// Proves that logs have no gap, that no id was played twice, and that everything acknowledged is there.
pub(crate) fn prove(rows: &[Row], acknowledged: &[Acknowledged]) -> anyhow::Result<()> {
    let mut length: BTreeMap<&str, i64> = BTreeMap::new();
    let mut places: BTreeMap<(&str, i64, &str), i64> = BTreeMap::new();
    for row in rows {
        let last = length.entry(&row.game_id).or_default();
        ensure!(row.revision == *last + 1, "the log of {} has a gap at {last}", row.game_id);
        *last = row.revision;
        if let Some(id) = &row.client_id
            && let Some(first) = places.insert((&row.game_id, row.seat, id), row.revision)
        {
            bail!("{id} of {} was played twice: {first} and {}", row.game_id, row.revision);
        }
    }
    let lost: BTreeSet<_> = acknowledged
        .iter()
        .filter(|answer| {
            let place = (answer.game.as_str(), i64::from(answer.seat), answer.id.as_str());
            places.get(&place).copied() != i64::try_from(answer.revision).ok()
        })
        .map(|answer| format!("{} {} at {}", answer.game, answer.id, answer.revision))
        .collect();
    ensure!(lost.is_empty(), "acknowledged and lost: {lost:?}");
    Ok(())
}

/// A server's word that it took a lease on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) game: String,
    pub(crate) lease: i64,
    pub(crate) node: String,
}

impl Taken {
    /// Reads a line of a server's log, if it says so.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let line: serde_json::Value = serde_json::from_str(line).ok()?;
        let fields = line.get("fields").filter(|fields| fields["message"] == "taken")?;
        Some(Taken {
            game: fields["game"].as_str()?.to_owned(),
            lease: fields["lease"].as_i64()?,
            node: fields["node"].as_str()?.to_owned(),
        })
    }
}

/// Proves that no two servers ever had the same lease on a game, that nothing was stored without one, and nothing by an
/// older one after a newer had stored something.
pub(crate) fn prove_owners(rows: &[Row], taken: &[Taken]) -> anyhow::Result<()> {
    let mut owners: BTreeMap<(&str, i64), &str> = BTreeMap::new();
    for Taken { game, lease, node } in taken {
        if let Some(other) = owners.insert((game, *lease), node)
            && other != node
        {
            bail!("{other} and {node} both had lease {lease} on {game}");
        }
    }
    let mut newest: BTreeMap<&str, i64> = BTreeMap::new();
    for Row { game_id, revision, lease, .. } in rows {
        let lease = lease.unwrap_or_default();
        ensure!(
            owners.contains_key(&(game_id.as_str(), lease)),
            "{revision} of {game_id} was stored by lease {lease}, which nobody took"
        );
        let before = newest.insert(game_id, lease).unwrap_or_default();
        ensure!(
            before <= lease,
            "{revision} of {game_id} was stored by lease {lease} after one of {before}"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(revision: i64, id: Option<&str>) -> Row {
        Row {
            game_id: "g".into(),
            revision,
            seat: 0,
            client_id: id.map(str::to_owned),
            lease: Some(1),
        }
    }

    fn ack(id: &str, revision: u64) -> Acknowledged {
        Acknowledged { game: "g".into(), seat: 0, id: id.into(), revision }
    }

    #[test]
    fn a_lost_a_doubled_and_a_missing_entry_are_found() {
        let rows = [row(1, Some("a")), row(2, None), row(3, Some("b"))];
        assert!(prove(&rows, &[ack("a", 1), ack("b", 3)]).is_ok());
        assert!(prove(&rows, &[ack("c", 3)]).unwrap_err().to_string().contains("lost"));
        assert!(prove(&rows, &[ack("a", 2)]).unwrap_err().to_string().contains("lost"));
        let doubled = [row(1, Some("a")), row(2, Some("a"))];
        assert!(prove(&doubled, &[]).unwrap_err().to_string().contains("twice"));
        assert!(prove(&[row(1, None), row(3, None)], &[]).unwrap_err().to_string().contains("gap"));
    }

    #[test]
    fn two_owners_and_an_old_one_that_still_stores_are_found() {
        let line = |lease: i64, node: &str| {
            let fields = serde_json::json!({
                "message": "taken", "game": "g", "lease": lease, "node": node,
            });
            Taken::read(&serde_json::json!({ "fields": fields }).to_string()).unwrap()
        };
        assert_eq!(Taken::read("{\"fields\":{\"message\":\"other\"}}"), None);
        let by = |revision: i64, lease: i64| Row { lease: Some(lease), ..row(revision, None) };
        let taken = [line(1, "a"), line(2, "b"), line(2, "b")];
        assert!(prove_owners(&[by(1, 1), by(2, 2)], &taken).is_ok());
        let said =
            |rows: &[Row], taken: &[Taken]| prove_owners(rows, taken).unwrap_err().to_string();
        assert!(said(&[], &[line(1, "a"), line(1, "b")]).contains("both"));
        assert!(said(&[by(1, 2), by(2, 1)], &taken).contains("after"));
        assert!(said(&[by(1, 3)], &taken).contains("nobody"));
    }
}
