//! How often an address may ask, so that none can ask too much.

use std::{net::IpAddr, num::NonZeroU32, sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use prometheus_client::metrics::counter::Counter;
use tokio::time::sleep;

use super::ApiError;
use crate::{
    net::Caller,
    tally::{Quota, Tally},
};

/// How much one address may ask; `None`: as much as they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Requests a second; a page that is opened makes a handful.
    pub requests: Option<NonZeroU32>,
    /// Requests a minute that store something: games, seats, books.
    pub changes: Option<NonZeroU32>,
    /// Tries to sign in, or to make an account, a minute.
    pub sign_ins: Option<NonZeroU32>,
    /// Connections at the same time, and sockets among them.
    pub connections: Option<NonZeroU32>,
    /// Messages a second on a socket. Those above it are not refused but read later.
    pub messages: Option<NonZeroU32>,
    /// Requests that take a while and are under way at the same time.
    pub work: Option<NonZeroU32>,
}

impl Default for Limit {
    fn default() -> Self {
        Limit {
            requests: NonZeroU32::new(50),
            changes: NonZeroU32::new(120),
            sign_ins: NonZeroU32::new(10),
            connections: NonZeroU32::new(200),
            messages: NonZeroU32::new(20),
            work: NonZeroU32::new(8),
        }
    }
}

impl Limit {
    /// No limits, for a machine that is nobody else's.
    pub const NONE: Limit = Limit {
        requests: None,
        changes: None,
        sign_ins: None,
        connections: None,
        messages: None,
        work: None,
    };
}

/// With more addresses than this in mind, those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;
/// Whoever asks too often is told so only after a while. At once it would cost them nothing to go on asking, and us the
/// time to say no each time.
const TOLD_AFTER: Duration = Duration::from_millis(200);
/// A game that goes on from a recorded one takes over its answers, thousands of them at most: it counts as so many
/// changes.
const GOING_ON: NonZeroU32 = NonZeroU32::new(6).expect("it is not zero");

type ByAddress = Option<DefaultKeyedRateLimiter<IpAddr>>;

#[derive(Debug)]
pub(super) struct Limits {
    requests: ByAddress,
    changes: ByAddress,
    sign_ins: ByAddress,
    limit: Limit,
    /// What is changed, and who signs in, counts at all servers together: it costs the database, or lets passwords be
    /// tried. Requests and connections cost the server that has them.
    tally: Option<Tally>,
    held_back: Counter,
}

/// What a request counts as besides being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weight {
    /// So many changes.
    changes: Option<NonZeroU32>,
    signs_in: bool,
}

impl Weight {
    fn of(path: &str, method: &Method) -> Self {
        let ends = |ending| path.ends_with(ending);
        let signs_in = (*method == Method::POST && (ends("/session") || ends("/account")))
            || ends("/account/password");
        let asks_only = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
        let changes = !asks_only && !ends("/books/check");
        let weight = if ends("/continue") { GOING_ON } else { NonZeroU32::MIN };
        Weight { changes: changes.then_some(weight), signs_in }
    }
}

impl Limits {
    pub(super) fn new(limit: Limit, tally: Option<Tally>, held_back: Counter) -> Self {
        let limited = |most: Option<NonZeroU32>, quota: fn(NonZeroU32) -> governor::Quota| {
            most.map(|most| RateLimiter::keyed(quota(most)))
        };
        Limits {
            requests: limited(limit.requests, governor::Quota::per_second),
            changes: limited(limit.changes, governor::Quota::per_minute),
            sign_ins: limited(limit.sign_ins, governor::Quota::per_minute),
            limit,
            tally,
            held_back,
        }
    }

    fn lets_in(&self, from: IpAddr, weight: Weight) -> bool {
        let fits = |limiter: &ByAddress, times: NonZeroU32| {
            limiter.as_ref().is_none_or(|limiter| {
                if limiter.len() > REMEMBERED {
                    limiter.retain_recent();
                }
                // What counts more than a limit allows at all is let in by nobody.
                matches!(limiter.check_key_n(&from, times), Ok(Ok(())))
            })
        };
        fits(&self.requests, NonZeroU32::MIN)
            && weight.changes.is_none_or(|times| fits(&self.changes, times))
            && (!weight.signs_in || fits(&self.sign_ins, NonZeroU32::MIN))
    }

    /// Whether it still fits with what was asked of other servers.
    async fn lets_in_everywhere(&self, from: IpAddr, weight: Weight) -> bool {
        let Some(tally) = &self.tally else { return true };
        let who = from.to_string();
        let fits = async |what, times, most: Option<NonZeroU32>| match most {
            Some(most) => tally.fits(what, &who, times, Quota::per_minute(most)).await,
            None => true,
        };
        (match weight.changes {
            Some(times) => fits("change", times, self.limit.changes).await,
            None => true,
        }) && (!weight.signs_in || fits("sign in", NonZeroU32::MIN, self.limit.sign_ins).await)
    }
}

pub(super) async fn check(
    State(limits): State<Arc<Limits>>,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    let weight = Weight::of(request.uri().path(), request.method());
    let lets_in = limits.lets_in(caller.address, weight)
        && limits.lets_in_everywhere(caller.address, weight).await;
    if !lets_in {
        limits.held_back.inc();
        sleep(TOLD_AFTER).await;
        return ApiError::too_often().into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_often_is_held_back_and_others_are_not() {
        let limits = Limits::new(
            Limit {
                requests: NonZeroU32::new(100),
                changes: NonZeroU32::new(4),
                sign_ins: NonZeroU32::new(2),
                ..Limit::NONE
            },
            None,
            Counter::default(),
        );
        let (one, two) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let sign_in = |from| limits.lets_in(from, Weight::of("/api/v1/session", &Method::POST));
        assert_eq!([sign_in(one), sign_in(one), sign_in(one)], [true, true, false]);
        assert!(sign_in(two));
        let make = |from| limits.lets_in(from, Weight::of("/api/v1/games", &Method::POST));
        assert_eq!([make(one), make(one)], [true, false], "signing in is a change as well");
        let look = |path, method| limits.lets_in(one, Weight::of(path, &method));
        assert!(look("/api/v1/games", Method::GET), "asking for games still works");
        assert!(look("/api/v1/books/check", Method::POST), "it stores nothing");
        let open = Limits::new(Limit::NONE, None, Counter::default());
        let weight = Weight::of("/api/v1/session", &Method::POST);
        assert!((0..1_000).all(|_| open.lets_in(one, weight)));
    }
}
