//! Thinking time. The clock never looks at the time; it is told.

use kernel::Seat;
use protocol::TimeControl;
use serde::{Deserialize, Serialize};

/// An action that all players can see takes this long to watch.
const WATCHED_MS: u64 = 1_500;
/// However much happened, clocks stand still no longer than this.
const LONGEST_MS: u64 = 12_000;

/// The time each seat has left. Only seats that are asked use theirs up, and none while they watch what happened. How
/// long that takes follows from what all players can see, so that it reveals nothing and is the same for everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    left_ms: Vec<u64>,
    /// The moment up to which time was charged.
    now_ms: u64,
    /// How long there still is something to watch.
    #[serde(default)]
    watching_ms: u64,
}

impl Clock {
    pub fn new(control: TimeControl, seats: u8, now_ms: u64) -> Self {
        Clock {
            control,
            left_ms: vec![control.bank_ms; usize::from(seats)],
            now_ms,
            watching_ms: 0,
        }
    }

    /// A clock as it stood: `left_ms` a seat at the moment `now_ms`.
    pub fn restored(control: TimeControl, left_ms: Vec<u64>, now_ms: u64) -> Self {
        Clock { control, left_ms, now_ms, watching_ms: 0 }
    }

    /// What every seat has left.
    pub fn all_left_ms(&self) -> &[u64] {
        &self.left_ms
    }

    pub fn left_ms(&self, seat: Seat) -> u64 {
        self.left_ms.get(seat.index()).copied().unwrap_or(0)
    }

    /// Charges the time since the last call to the seats that were asked meanwhile. Time never runs backwards.
    /// Answers the first of them whose time is up.
    pub fn advance(&mut self, now_ms: u64, asked: impl Iterator<Item = Seat>) -> Option<Seat> {
        let since = now_ms.saturating_sub(self.now_ms);
        let passed = since.saturating_sub(self.watching_ms);
        self.watching_ms = self.watching_ms.saturating_sub(since);
        self.now_ms = self.now_ms.max(now_ms);
        let mut flagged = None;
        for seat in asked {
            if let Some(left) = self.left_ms.get_mut(seat.index()) {
                *left = left.saturating_sub(passed);
                if *left == 0 && self.watching_ms == 0 {
                    flagged = flagged.or(Some(seat));
                }
            }
        }
        flagged
    }

    /// How long no clock runs, because there is something to watch.
    pub fn watching_ms(&self) -> u64 {
        self.watching_ms
    }

    /// All players can watch this number of actions.
    pub fn happened(&mut self, actions: usize) {
        let more = WATCHED_MS.saturating_mul(actions as u64);
        self.watching_ms = self.watching_ms.saturating_add(more).min(LONGEST_MS);
    }

    /// A turn adds the increment.
    pub fn turn_taken(&mut self, seat: Seat) {
        if let Some(left) = self.left_ms.get_mut(seat.index()) {
            *left += self.control.increment_ms;
        }
    }

    /// Time in which no one could answer, because the server was down, is charged to no seat.
    pub fn skip_to(&mut self, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn only_the_seat_that_is_asked_loses_time_and_turns_add_the_increment() {
        let control = TimeControl { bank_ms: 10_000, increment_ms: 500 };
        let mut clock = Clock::new(control, 2, 1_000);
        assert_eq!(clock.advance(4_000, [A].into_iter()), None);
        clock.turn_taken(A);
        assert_eq!((clock.left_ms(A), clock.left_ms(B)), (7_500, 10_000));
        assert_eq!(clock.advance(2_000, [B].into_iter()), None, "time does not run backwards");
        assert_eq!(clock.left_ms(B), 10_000);
        clock.skip_to(100_000);
        assert_eq!(clock.advance(109_999, [B].into_iter()), None);
        assert_eq!(clock.advance(110_000, [B].into_iter()), Some(B));
    }

    #[test]
    fn watching_what_happened_costs_nobody_time_and_ends() {
        let control = TimeControl { bank_ms: 10_000, increment_ms: 0 };
        let mut clock = Clock::new(control, 2, 0);
        clock.happened(2);
        clock.advance(2_000, [A].into_iter());
        assert_eq!((clock.left_ms(A), clock.watching_ms()), (10_000, 1_000));
        clock.advance(4_000, [A].into_iter());
        assert_eq!((clock.left_ms(A), clock.watching_ms()), (9_000, 0));
        clock.happened(1_000);
        assert_eq!(clock.watching_ms(), LONGEST_MS, "a long story buys no long thought");
    }
}
