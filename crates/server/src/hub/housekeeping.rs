//! Housekeeping: what a server does without being asked.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use super::Hub;
use crate::{
    clock,
    game::Command,
    http::ApiError,
    ratings, secrets,
    store::{Pruned, Write},
};

/// How often the server notes that it runs, and after how many such beats it looks after games and ratings.
const HEARTBEAT: Duration = Duration::from_secs(1);
const HOUSEKEEPING: u64 = 5;
/// Others think that a server is gone whose beat stood still for three of their looks, a second apart.
const SLOW: Duration = Duration::from_millis(1_800);
/// After so many beats every other server knows this one.
const KNOWN: u64 = 5;
/// So many games of bots alone are played at a time, though nobody watches. Those that came first go first.
const OF_BOTS: i64 = 4;
/// What nobody uses is removed every so many beats, but not on the first day: if the wall clock is wrong, there is time
/// to notice.
const PRUNING: u64 = 600;
const WATCHED_MS: i64 = 24 * 60 * 60 * 1000;

/// Whether a server can do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Health {
    Well,
    /// The database does not answer.
    Unreadable,
    /// Nothing can be stored: the disk is full, or the database refuses.
    Unwritable,
}

impl Health {
    /// How long the database may take to say a word.
    pub(super) const PATIENCE: Duration = Duration::from_secs(2);
}

/// When something was stored last. The server notes every second that it runs, so this tells whether it can.
#[derive(Debug)]
pub(super) struct Heartbeat(Mutex<Instant>);

impl Default for Heartbeat {
    fn default() -> Self {
        Heartbeat(Mutex::new(Instant::now()))
    }
}

impl Heartbeat {
    /// Without a note for so long, something is wrong.
    const OLD: Duration = Duration::from_secs(5);

    fn stored(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(super) fn is_old(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > Heartbeat::OLD
    }
}

impl Hub {
    /// Does what nobody asks for, until the server stops: notes that it runs, looks who is
    /// banned, ends games by time, rates results.
    pub(crate) async fn run_housekeeping(self: Arc<Self>) {
        let Ok(id) = secrets::id() else { return };
        let time = self.terms.time;
        let began_ms = time.began_ms();
        let mut seen = Instant::now();
        for beat in 0_u64.. {
            let seen_ms = time.now_ms();
            let life = Write::Life { id: id.clone(), began_ms, seen_ms };
            match self.db.write(life).await {
                Ok(_) => self.beat.stored(),
                Err(error) => tracing::warn!("the server's life could not be noted: {error:#}"),
            }
            match self.look_at_others().await {
                Ok(()) => {
                    // It took so long that the others may have thought that this server is gone.
                    if self.db.is_shared() && seen.elapsed() > SLOW {
                        match self.let_go_of_lost_games().await {
                            Ok(()) => seen = Instant::now(),
                            Err(error) => tracing::warn!("games that may be lost: {error:#}"),
                        }
                    } else {
                        seen = Instant::now();
                    }
                }
                Err(error) => tracing::warn!("other servers could not be looked at: {error:#}"),
            }
            match self.db.banned().await {
                Ok(all) => self.terms.banned.note(all.into_iter().collect()),
                Err(error) => tracing::warn!("who is banned could not be read: {error:#}"),
            }
            // A server that has just come may not have been seen by the one that rates results.
            let rates = !self.db.is_shared() || (beat >= KNOWN && self.others.is_first());
            if beat % HOUSEKEEPING == 0
                && let Err(error) = self.tidy_up(seen_ms, rates).await
            {
                tracing::warn!("housekeeping: {error:#}");
            }
            if beat % PRUNING == 0
                && let Err(error) = self.db.write(Write::Uncount { now_ms: clock::now_ms() }).await
            {
                tracing::warn!("what no longer counts could not be forgotten: {error:#}");
            }
            if time.ran_ms() > WATCHED_MS
                && beat % PRUNING == 0
                && self.others.is_first()
                && let Err(error) = self.prune().await
            {
                tracing::warn!("what nobody uses could not be removed: {error:#}");
            }
            tokio::time::sleep(HEARTBEAT).await;
        }
    }

    /// Says that this server runs, and looks which others do.
    pub(crate) async fn look_at_others(&self) -> anyhow::Result<()> {
        self.db.write(Write::Beat { node: self.others.own().to_owned() }).await?;
        self.others.look(self.db.beats().await?);
        Ok(())
    }

    /// Ends the games that other servers have taken over while this one seemed to be gone. Who plays here would wait for
    /// answers that are given there.
    async fn let_go_of_lost_games(&self) -> anyhow::Result<()> {
        let leased = self.db.leased(self.others.own()).await?;
        let leased: BTreeSet<String> = leased.into_iter().map(|(game,)| game).collect();
        let running: Vec<_> = {
            let running = self.running.lock().await;
            let lost = running.iter().filter(|(game, _)| !leased.contains(*game));
            lost.map(|(game, place)| (game.clone(), Arc::clone(place))).collect()
        };
        for (game, place) in running {
            let place = place.lock().await;
            let Some(handle) = place.as_ref().filter(|handle| !handle.is_closed()) else {
                continue;
            };
            // It may have been begun a moment ago.
            let lease = self.db.lease(&game).await?;
            if lease.is_none_or(|lease| lease.node != self.others.own()) {
                tracing::warn!(game, "another server has taken the game over");
                // One that has much to do finds out as soon as it stores something.
                let _ = handle.try_send(Command::Reload);
            }
        }
        Ok(())
    }

    /// Removes what nobody uses, a little at a time.
    async fn prune(&self) -> anyhow::Result<()> {
        let now_ms = clock::now_ms();
        let games = self.db.unneeded_games(now_ms).await?;
        self.db.write(Write::Prune(Pruned { now_ms, games })).await?;
        Ok(())
    }

    async fn tidy_up(&self, now_ms: i64, rates: bool) -> anyhow::Result<()> {
        for overdue in self.db.overdue(now_ms).await? {
            // A game that runs looks at its clock by itself.
            match self.game(&overdue).await {
                Ok(_) | Err(ApiError::Elsewhere(_)) => (),
                Err(error) => {
                    tracing::warn!(game = overdue, "cannot be ended by time: {error:?}");
                }
            }
        }
        // Nobody else begins them, and after a restart nobody comes back to them.
        for game in self.db.of_bots_alone(OF_BOTS).await? {
            match self.game(&game).await {
                Ok(_) | Err(ApiError::Elsewhere(_)) => (),
                Err(error) => tracing::warn!(game, "bots cannot go on with it: {error:?}"),
            }
        }
        if rates {
            ratings::rate_finished(&self.db).await?;
        }
        let mut running = self.running.lock().await;
        running.retain(|_, place| {
            place
                .try_lock()
                .map_or(true, |place| place.as_ref().is_some_and(|handle| !handle.is_closed()))
        });
        self.metrics.running.set(i64::try_from(running.len()).unwrap_or(i64::MAX));
        Ok(())
    }
}
