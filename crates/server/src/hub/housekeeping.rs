//! Housekeeping: what a server does without being asked.

use std::{sync::Arc, time::Duration};

use super::Hub;
use crate::{clock, ratings, secrets, store::Write};

/// How often the server notes that it runs, and after how many such beats it looks after games and ratings.
const HEARTBEAT: Duration = Duration::from_secs(1);
const HOUSEKEEPING: u64 = 5;

impl Hub {
    /// Does what nobody asks for, until the server stops: notes that it runs, ends games by time, rates results.
    pub(crate) async fn run_housekeeping(self: Arc<Self>) {
        let Ok(id) = secrets::id() else { return };
        let began_ms = clock::now_ms();
        for beat in 0_u64.. {
            let seen_ms = clock::now_ms();
            let life = Write::Life { id: id.clone(), began_ms, seen_ms };
            if let Err(error) = self.db.write(life).await {
                tracing::warn!("the server's life could not be noted: {error:#}");
            }
            if beat % HOUSEKEEPING == 0
                && let Err(error) = self.tidy_up(seen_ms).await
            {
                tracing::warn!("housekeeping: {error:#}");
            }
            tokio::time::sleep(HEARTBEAT).await;
        }
    }

    async fn tidy_up(&self, now_ms: i64) -> anyhow::Result<()> {
        for overdue in self.db.overdue(now_ms).await? {
            // A game that runs looks at its clock by itself.
            if let Err(error) = self.game(&overdue).await {
                tracing::warn!(game = overdue, "cannot be ended by time: {error:?}");
            }
        }
        ratings::rate_finished(&self.db).await?;
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
