//! How often a seat may do what is stored and told to others, besides playing.

use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use kernel::Seat;

use super::Game;

/// So many lines may be said at once, and then one every two seconds.
const LINES_AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("it is not zero");
const LINES_A_MINUTE: NonZeroU32 = NonZeroU32::new(30).expect("it is not zero");
/// So many orders may be given at once, and then five a second.
const ORDERS_AT_ONCE: NonZeroU32 = NonZeroU32::new(50).expect("it is not zero");
const ORDERS_A_SECOND: NonZeroU32 = NonZeroU32::new(5).expect("it is not zero");

/// What a seat may still say.
#[derive(Debug)]
pub(super) struct Talk {
    lines: DefaultDirectRateLimiter,
    orders: DefaultDirectRateLimiter,
}

impl Default for Talk {
    fn default() -> Self {
        let lines = Quota::per_minute(LINES_A_MINUTE).allow_burst(LINES_AT_ONCE);
        let orders = Quota::per_second(ORDERS_A_SECOND).allow_burst(ORDERS_AT_ONCE);
        Talk { lines: RateLimiter::direct(lines), orders: RateLimiter::direct(orders) }
    }
}

impl Game {
    /// Whether this seat may say another line now. It counts as said.
    pub(super) fn may_speak(&self, seat: Seat) -> bool {
        self.talk.get(seat.index()).is_some_and(|talk| talk.lines.check().is_ok())
    }

    /// Whether this seat may give another order now. It counts as given.
    pub(super) fn may_order(&self, seat: Seat) -> bool {
        self.talk.get(seat.index()).is_some_and(|talk| talk.orders.check().is_ok())
    }
}
