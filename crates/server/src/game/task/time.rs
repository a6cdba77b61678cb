//! Thinking time: told to the table, and what becomes of a seat that has none left.

use std::time::Duration;

use table::Act;
use tokio::time::Instant;

use super::Game;

impl Game {
    /// Charges the time that has passed. Who has none left has lost, or a bot goes on, as the host chose, and always
    /// where more than two play.
    pub(super) async fn watch_clock(&mut self) -> anyhow::Result<()> {
        let now = u64::try_from(self.terms.time.now_ms()).unwrap_or(0);
        let Some(seat) = self.table.tick(now).filter(|_| self.table.ending().is_none()) else {
            return Ok(());
        };
        let goes_on = self.stand_in.is_some() || self.table.seats() > 2;
        let act =
            if goes_on { Act::Replace { seat, bot: self.deputy() } } else { Act::TimeUp(seat) };
        self.make(act).await
    }

    /// When the first clock runs out if nothing happens, in milliseconds from now.
    fn least_left_ms(&self) -> Option<u64> {
        let clock = self.table.clock()?;
        let least = self.table.on_the_clock().into_iter().map(|seat| clock.left_ms(seat)).min();
        least.map(|left| left.saturating_add(clock.watching_ms()))
    }

    /// When the next clock runs out if nothing happens, by the time of servers.
    pub(super) fn deadline_ms(&self) -> Option<i64> {
        let left = i64::try_from(self.least_left_ms()?).ok()?;
        Some(self.terms.time.now_ms().saturating_add(left))
    }

    pub(super) fn next_deadline(&self) -> Option<Instant> {
        // A moment later, so that the clock has surely run out when it is looked at.
        let left = Duration::from_millis(self.least_left_ms()?.saturating_add(1));
        Instant::now().checked_add(left)
    }
}
