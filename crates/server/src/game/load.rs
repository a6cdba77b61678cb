//! Rebuilding a game from its log.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::IpAddr,
};

use anyhow::{Context as _, anyhow, bail};
use games::{DynGame, DynTable, Registry};
use kernel::{Seat, Seed};
use protocol::{Chat, TimeControl};
use table::{Clock, Occupant, Person};
use tokio::sync::mpsc;

use super::{GameSettings, Handle, INBOX, task::Game};
use serde_json::Value;

use crate::http::ApiError;
use crate::store::{Db, Lease, StoredChat, StoredEntry, StoredGame, StoredSeat, seat_number};

/// Rebuilds a stored game, on which this server has a lease, and starts its task. `None`: there is no such game.
pub(crate) async fn load(
    db: &Db,
    registry: &Registry,
    lease: Lease,
    terms: &GameSettings,
) -> anyhow::Result<Option<Handle>> {
    let id = lease.game_id.as_str();
    let Some((kind, rows)) = read(db, registry, id).await? else { return Ok(None) };
    let for_table = terms.clone();
    // A long game takes longer than a thread of the network may be held.
    let rebuilt = terms.workshop.rebuild(move || rebuild(kind, rows, &for_table)).await?;
    let Rebuilt { rows: Rows { stored, seats, entries, .. }, mut table, answered, automatic } =
        rebuilt?;
    if let Some(clock) =
        clock_of(db, &stored, table.seats(), entries.last(), terms.time.now_ms()).await?
    {
        table.set_clock(clock);
    }
    let (handle, inbox) = mpsc::channel(INBOX);
    let keys = seats.iter().map(|seat| seat.key_hash.clone()).collect();
    let stand_in = stored.stand_in.clone();
    let inbox_of = handle.downgrade();
    let orders = db.orders(id).await?;
    let mut game = Game::new(lease, db.clone(), table, keys, stand_in, terms.clone(), inbox_of);
    game.answered = answered;
    game.windows.automatic = automatic;
    for (seat, orders) in orders {
        if let Some(place) = game.windows.orders.get_mut(seat_number(seat)?.index()) {
            *place = serde_json::from_str(&orders).context("stored orders")?;
        }
    }
    tokio::spawn(game.run(inbox));
    Ok(Some(handle))
}

/// The file of a game that is over.
pub(crate) async fn record(
    db: &Db,
    registry: &Registry,
    id: &str,
    from: IpAddr,
    terms: &GameSettings,
) -> Result<Value, ApiError> {
    let (kind, rows) = read(db, registry, id).await?.context("a game is gone")?;
    let for_table = terms.clone();
    let file = move || rebuild(kind, rows, &for_table).map(|rebuilt| rebuilt.table.replay());
    Ok(terms.workshop.run(from, file).await??)
}

/// All that is stored of a game; `None`: there is no such game.
async fn read(
    db: &Db,
    registry: &Registry,
    id: &str,
) -> anyhow::Result<Option<(&'static dyn DynGame, Rows)>> {
    let Some(stored) = db.game(id).await? else { return Ok(None) };
    let seats = db.seats(id).await?;
    let entries = db.entries(id).await?;
    let chat = db.chat(id).await?;
    let kind = registry
        .find(&stored.kind)
        .ok_or_else(|| anyhow!("this server does not offer {}", stored.kind))?;
    Ok(Some((kind, Rows { stored, seats, entries, chat })))
}

/// The clock as it stood after the last entry. The time since then is still to be charged, as far as a server ran.
async fn clock_of(
    db: &Db,
    stored: &StoredGame,
    seats: u8,
    last: Option<&StoredEntry>,
    now: i64,
) -> anyhow::Result<Option<Clock>> {
    let Some(control) = &stored.clock else { return Ok(None) };
    let control: TimeControl = serde_json::from_str(control).context("a stored time control")?;
    let since = last.map_or(stored.begun_ms.unwrap_or(stored.created_ms), |entry| entry.at_ms);
    let charged_to = u64::try_from(now - db.uptime_ms(since, now).await?).unwrap_or(0);
    let left = last.and_then(|entry| entry.clock.as_deref()).map(serde_json::from_str);
    Ok(Some(match left.transpose().context("a stored clock")? {
        Some(left) => Clock::restored(control, left, charged_to),
        None => Clock::new(control, seats, charged_to),
    }))
}

/// All that is stored of a game.
struct Rows {
    stored: StoredGame,
    seats: Vec<StoredSeat>,
    entries: Vec<StoredEntry>,
    chat: Vec<StoredChat>,
}

/// A game as its log leaves it.
struct Rebuilt {
    rows: Rows,
    table: Box<dyn DynTable>,
    /// What was accepted under which id, and the revision it led to.
    answered: BTreeMap<(Seat, String), u64>,
    /// Entries that nobody sent.
    automatic: BTreeSet<usize>,
}

fn rebuild(kind: &dyn DynGame, rows: Rows, terms: &GameSettings) -> anyhow::Result<Rebuilt> {
    let Rows { stored, seats, entries, chat } = &rows;
    let id = &stored.id;
    let mut table = begin(kind, stored)?;
    for seat in seats {
        sit(table.as_mut(), seat, terms)?;
    }
    for line in chat {
        table.people_mut().recall(Chat {
            from: line.name.clone(),
            seat: line.seat.map(seat_number).transpose()?,
            text: line.text.clone(),
            at_ms: u64::try_from(line.at_ms).unwrap_or(0),
        });
    }
    let mut answered = BTreeMap::new();
    let mut automatic = BTreeSet::new();
    for entry in entries {
        let at = table.entries();
        replay(table.as_mut(), entry, terms).with_context(|| {
            format!(
                "game {id} cannot be continued: entry {} no longer holds (begun with rules and \
                 cards {})",
                entry.revision, stored.fingerprint
            )
        })?;
        // Nobody sent it: a bot or an order gave it.
        automatic.retain(|automatic| *automatic < table.entries());
        match &entry.client_id {
            Some(client_id) => {
                answered.insert((seat_number(entry.seat)?, client_id.clone()), table.revision());
            }
            None if table.entries() > at => {
                automatic.insert(at);
            }
            None => (),
        }
    }
    Ok(Rebuilt { rows, table, answered, automatic })
}

fn begin(kind: &dyn DynGame, stored: &StoredGame) -> anyhow::Result<Box<dyn DynTable>> {
    if kind.fingerprint() != stored.fingerprint {
        tracing::warn!(game = stored.id, "begun with other rules or cards than this program has");
    }
    let setup = serde_json::from_str(&stored.setup).context("the stored setup is not JSON")?;
    let seed = Seed::try_from(stored.seed.clone()).map_err(|why| anyhow!(why))?;
    kind.open(&setup, seed).map_err(|error| anyhow!("{error}"))
}

fn sit(table: &mut dyn DynTable, seat: &StoredSeat, terms: &GameSettings) -> anyhow::Result<()> {
    let place = seat_number(seat.seat)?;
    let occupant = match (seat.occupant.as_str(), &seat.person_id) {
        ("open", _) => return Ok(()),
        ("person", Some(id)) => {
            Occupant::Person(Person { id: id.clone(), name: seat.name.clone() })
        }
        ("bot", _) => {
            let seated = terms.seat_bot(table, place, &seat.name);
            seated.map_err(|error| anyhow!("{error}"))?;
            Occupant::Bot(seat.name.clone())
        }
        (other, _) => bail!("unknown occupant {other}"),
    };
    table.people_mut().sit(place, occupant).map_err(|error| anyhow!("seat {place}: {error:?}"))
}

fn replay(
    table: &mut dyn DynTable,
    entry: &StoredEntry,
    terms: &GameSettings,
) -> anyhow::Result<()> {
    let revision = table.revision();
    let taken = terms.take(table, revision, entry.act()?);
    taken.map_err(|error| anyhow!("{error:?}"))?;
    if i64::try_from(table.revision()) != Ok(entry.revision) {
        bail!("the log has a gap");
    }
    Ok(())
}
