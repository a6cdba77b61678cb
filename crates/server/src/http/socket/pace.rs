//! How many sockets an address has, and how fast what comes through them is read.

use std::{net::IpAddr, num::NonZeroU32};

use governor::{
    DefaultDirectRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use tokio::time::{Instant, sleep_until};

use crate::{
    http::Limit,
    net::{Place, Places},
};

/// So many seconds' worth of messages may come at once: after a break in the connection there is much to repeat.
const AT_ONCE: u32 = 4;

/// What one address may have of sockets.
#[derive(Clone, Debug)]
pub(in crate::http) struct SocketLimits {
    places: Places,
    messages: Option<NonZeroU32>,
}

impl SocketLimits {
    pub(in crate::http) fn new(limit: Limit) -> Self {
        // The number of connections is limited elsewhere, but a proxy's are only counted here.
        SocketLimits {
            places: Places::new(limit.connections, usize::MAX),
            messages: limit.messages,
        }
    }

    pub(super) fn place(&self, address: IpAddr) -> Option<Place> {
        self.places.take(Some(address))
    }

    pub(super) fn pace(&self) -> Pace {
        let quota = |most: NonZeroU32| {
            Quota::per_second(most)
                .allow_burst(most.saturating_mul(NonZeroU32::MIN.saturating_add(AT_ONCE - 1)))
        };
        Pace { limiter: self.messages.map(|most| RateLimiter::direct(quota(most))), rest: None }
    }
}

/// How fast a client may talk. Nothing is refused: what comes faster is read later, and the network tells the client.
#[derive(Debug)]
pub(super) struct Pace {
    limiter: Option<DefaultDirectRateLimiter>,
    rest: Option<Instant>,
}

impl Pace {
    /// Waits until another message may be read. Whoever stops waiting may wait again.
    pub(super) async fn rest(&self) {
        if let Some(until) = self.rest {
            sleep_until(until).await;
        }
    }

    /// A message was read.
    pub(super) fn heard(&mut self) {
        let Some(limiter) = &self.limiter else { return };
        self.rest = limiter.check().err().map(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now());
            Instant::now() + wait
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_talks_without_end_is_read_slowly() {
        let limits = SocketLimits::new(Limit { messages: NonZeroU32::new(5), ..Limit::NONE });
        let mut pace = limits.pace();
        let read_at_once = (0..100).take_while(|_| {
            pace.heard();
            pace.rest.is_none()
        });
        // A busy machine may have earned another message meanwhile.
        assert!((20..100).contains(&read_at_once.count()));
        let mut free = SocketLimits::new(Limit::NONE).pace();
        assert!((0..1_000).all(|_| {
            free.heard();
            free.rest.is_none()
        }));
    }
}
