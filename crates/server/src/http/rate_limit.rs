//! Who may ask, and how often: requests of other sites are refused, and no address may ask too much.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::msg;
use prometheus_client::metrics::counter::Counter;

use super::{ApiError, problem};

/// How often one address may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Requests a second; a page that is opened makes a handful. `None`: as often as they like.
    pub requests: Option<NonZeroU32>,
    /// Tries to sign in, or to make an account, a minute.
    pub sign_ins: Option<NonZeroU32>,
}

impl Default for Limit {
    fn default() -> Self {
        Limit { requests: NonZeroU32::new(50), sign_ins: NonZeroU32::new(10) }
    }
}

impl Limit {
    /// No limits, for a machine that is nobody else's.
    pub const NONE: Limit = Limit { requests: None, sign_ins: None };
}

/// With more addresses than this in mind, those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

#[derive(Debug)]
pub(super) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sign_ins: Option<DefaultKeyedRateLimiter<IpAddr>>,
    held_back: Counter,
}

impl Limits {
    pub(super) fn new(limit: Limit, held_back: Counter) -> Self {
        Limits {
            requests: limit.requests.map(|most| RateLimiter::keyed(Quota::per_second(most))),
            sign_ins: limit.sign_ins.map(|most| RateLimiter::keyed(Quota::per_minute(most))),
            held_back,
        }
    }

    fn lets_in(&self, from: IpAddr, path: &str, method: &Method) -> bool {
        let fits = |limiter: &Option<DefaultKeyedRateLimiter<IpAddr>>| {
            limiter.as_ref().is_none_or(|limiter| {
                if limiter.len() > REMEMBERED {
                    limiter.retain_recent();
                }
                limiter.check_key(&from).is_ok()
            })
        };
        let signs_in =
            *method == Method::POST && (path.ends_with("/session") || path.ends_with("/account"));
        fits(&self.requests) && (!signs_in || fits(&self.sign_ins))
    }
}

pub(super) async fn check(
    State(limits): State<Arc<Limits>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !limits.lets_in(address.ip(), request.uri().path(), request.method()) {
        limits.held_back.inc();
        return ApiError::TooMany(problem(msg!("server-too-often"))).into_response();
    }
    let asks_only = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (!asks_only || upgrades) && !is_own(request.headers()) {
        return ApiError::forbidden(msg!("server-other-site")).into_response();
    }
    next.run(request).await
}

/// Whether the request is of our own page, or of a program: browsers always say which site a request comes from.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = text(header::HOST);
    origin.is_some_and(|(_, from)| Some(from) == host)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("play.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        headers
    }

    #[test]
    fn only_our_own_page_and_programs_may_change_something() {
        assert!(is_own(&headers(None)));
        assert!(is_own(&headers(Some("https://play.example:8080"))));
        for other in ["https://evil.example", "null", "https://play.example", "play.example:8080"] {
            assert!(!is_own(&headers(Some(other))), "{other}");
        }
    }

    #[test]
    fn an_address_that_asks_too_often_is_held_back_and_others_are_not() {
        let limits = Limits::new(
            Limit { requests: NonZeroU32::new(100), sign_ins: NonZeroU32::new(2) },
            Counter::default(),
        );
        let (one, two) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let sign_in = |from| limits.lets_in(from, "/api/v1/session", &Method::POST);
        assert_eq!([sign_in(one), sign_in(one), sign_in(one)], [true, true, false]);
        assert!(sign_in(two));
        assert!(limits.lets_in(one, "/api/v1/games", &Method::GET), "asking for games still works");
        let open = Limits::new(Limit::NONE, Counter::default());
        assert!((0..1_000).all(|_| open.lets_in(one, "/api/v1/session", &Method::POST)));
    }
}
