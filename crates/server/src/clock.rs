//! The time of day, and the time of servers. The only place that looks at either.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, by the wall clock. Somebody may set it right or wrong at any moment.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The time by which clocks run. It looks like the time of day, but never jumps and never goes back: it begins where the
/// wall clock stands, or where a server was seen last if that is later, and from there runs evenly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerTime {
    began_ms: i64,
    began: Instant,
}

impl ServerTime {
    pub(crate) fn start(wall_ms: i64, last_seen_ms: i64) -> Self {
        ServerTime { began_ms: wall_ms.max(last_seen_ms), began: Instant::now() }
    }

    /// When this server began.
    pub(crate) fn began_ms(&self) -> i64 {
        self.began_ms
    }

    /// How long this server has run.
    pub(crate) fn ran_ms(&self) -> i64 {
        i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    pub(crate) fn now_ms(&self) -> i64 {
        self.began_ms.saturating_add(self.ran_ms())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_from_where_a_server_was_seen_last() {
        const HOUR: i64 = 3_600_000;
        let before = ServerTime::start(10 * HOUR, 0);
        assert!(before.now_ms() >= 10 * HOUR);
        // The wall clock was set back an hour, or had been an hour ahead.
        let after = ServerTime::start(9 * HOUR, 10 * HOUR);
        assert!(after.now_ms() >= 10 * HOUR && after.now_ms() < 11 * HOUR);
        assert_eq!(ServerTime::start(12 * HOUR, 10 * HOUR).began_ms(), 12 * HOUR);
    }
}
