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
    const ALL: &str =
        "SELECT game_id, revision, seat, client_id FROM entry ORDER BY game_id, revision";
    let rows: Vec<(String, i64, i64, Option<String>)> = if url.starts_with("postgres") {
        let mut connection = PgConnection::connect(url).await?;
        sqlx::query_as(ALL).fetch_all(&mut connection).await?
    } else {
        let mut connection = SqliteConnection::connect(url).await?;
        sqlx::query_as(ALL).fetch_all(&mut connection).await?
    };
    let row = |(game_id, revision, seat, client_id)| Row { game_id, revision, seat, client_id };
    Ok(rows.into_iter().map(row).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn row(revision: i64, id: Option<&str>) -> Row {
        Row { game_id: "g".into(), revision, seat: 0, client_id: id.map(str::to_owned) }
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
}
