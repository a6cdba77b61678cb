//! Who comes in: who asks, whether they mean this server, and whether another site makes them ask.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use kernel::msg;

use super::{ApiError, problem};
use crate::net::{Proxies, PublicUrl};

/// By which way and which name people come to the server.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) proxies: Proxies,
    pub(crate) public_url: Option<PublicUrl>,
}

/// Notes who asks, for all that comes after.
pub(super) async fn enter(
    State(door): State<Arc<Door>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut caller = door.proxies.caller(peer, request.headers());
    if let Some(url) = &door.public_url {
        if !url.is_meant(request.headers(), request.uri()) {
            return ApiError::Misdirected(problem(msg!("server-other-host"))).into_response();
        }
        caller.secure |= url.is_secure();
    }
    // Nothing is called so, and PostgreSQL cannot even be asked for it.
    if request.uri().path().contains("%00") {
        return ApiError::missing(msg!("server-no-such-address")).into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// Requests that change something, and sockets, are taken from our own page and from programs.
pub(super) async fn refuse_other_sites(request: Request, next: Next) -> Response {
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
}
