//! Routes, errors and headers.

mod accounts;
mod books;
mod codex;
mod door;
mod headers;
mod openapi;
mod page_files;
mod rate_limit;
mod replays;
mod rest;
mod session;
mod socket;

use std::sync::Arc;

use axum::{
    Extension, Json, Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::{any, delete, get, post, put},
};
use kernel::{Message, msg};
use protocol::{MAX_BODY, MAX_REPLAY, Problem};

use tower_http::timeout::TimeoutLayer;

use crate::{PageFiles, Patience, hub::Hub};
use page_files::Page;

pub(crate) use door::Door;
pub use rate_limit::Limit;

/// All requests but that for counts.
pub(crate) fn router(
    hub: Arc<Hub>,
    limit: Limit,
    patience: Patience,
    door: Door,
    page_files: PageFiles,
) -> Router {
    let limits = rate_limit::Limits::new(limit, hub.tally(), hub.metrics.held_back.clone());
    let api = Router::new()
        .route("/catalogue", get(rest::catalogue))
        .route("/games", get(rest::list).post(rest::create))
        .route("/lobby", get(rest::lobby))
        .route("/games/{id}", get(rest::info))
        .route("/games/{id}/seats/{seat}", post(rest::sit))
        .route("/games/{id}/replay", get(rest::replay))
        .route("/games/{id}/rematch", post(rest::rematch))
        .route("/replays", post(replays::send_in).layer(DefaultBodyLimit::max(MAX_REPLAY)))
        .route("/replays/{id}", get(replays::info))
        .route("/replays/{id}/views", get(replays::views))
        .route("/replays/{id}/story", get(replays::story))
        .route("/replays/{id}/standing", get(replays::standing))
        .route("/replays/{id}/script", get(replays::script))
        .route("/replays/{id}/continue", post(replays::go_on))
        .route("/me", get(accounts::me))
        .route("/me/name", put(accounts::rename))
        .route("/me/games", get(accounts::games))
        .route("/account", post(accounts::register))
        .route("/account/password", put(accounts::change_password))
        .route("/session", post(accounts::log_in).delete(accounts::log_out))
        .route("/sessions", get(accounts::sessions))
        .route("/sessions/{id}", delete(accounts::end_session))
        .route("/people/{id}", get(accounts::profile))
        .route("/cards/{game}", get(codex::cards))
        .route("/cards/{game}/{id}", get(codex::card))
        .route("/codex/{game}", get(codex::codex))
        .route("/rules/{game}", get(codex::rules))
        .route("/rules/{game}/{id}", get(codex::rule))
        .route("/books", get(books::shelf))
        .route("/books/prices", get(books::prices))
        .route("/books/check", post(books::check))
        .route("/me/books", get(books::own).post(books::keep))
        .route("/me/books/{id}", put(books::change).delete(books::drop))
        .route("/games/{id}/socket", any(socket::open))
        .route("/words/{language}", get(rest::added_words))
        .fallback(rest::unknown)
        .method_not_allowed_fallback(rest::wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(Extension(socket::SocketLimits::new(limit)))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience.request))
        .layer(from_fn(door::refuse_other_sites));
    let interface = Router::new()
        .nest("/api/v1", api)
        .route("/api/openapi.json", get(openapi::describe))
        .route("/api", any(rest::unknown))
        .route("/api/{*rest}", any(rest::unknown))
        .layer(from_fn_with_state(Arc::new(limits), rate_limit::check));
    let page = any(page_files::serve).with_state(Arc::new(Page::new(page_files)));
    let router = interface
        // Files of the page are ready bytes: a browser asks for dozens at once, and they cost nothing but sending.
        .fallback_service(page)
        .layer(from_fn_with_state(Arc::new(door), door::enter))
        // A watchdog may call the server by any name.
        .route("/healthz", get(rest::health))
        .with_state(hub);
    headers::secure(router)
}

/// The counts for Prometheus, for an address of their own.
pub(crate) fn counts(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/metrics", get(rest::metrics))
        .route("/healthz", get(rest::health))
        .with_state(hub)
}

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The body is not what this request takes, or too long; or another server refused it so.
    Told(StatusCode, Problem),
    Invalid(Problem),
    Missing(Problem),
    Conflict(Problem),
    /// Not by this person, or not from there.
    Forbidden(Problem),
    /// Meant for another server.
    Misdirected(Problem),
    /// Another server plays this game.
    Elsewhere(Problem),
    /// Too often.
    TooMany(Problem),
    /// Our fault. The log says what happened, the client only that something did.
    System(anyhow::Error),
}

impl ApiError {
    pub(crate) fn invalid(place: &str, message: Message) -> Self {
        ApiError::Invalid(Problem { message, place: Some(place.to_owned()), rule: None })
    }

    pub(crate) fn missing(message: Message) -> Self {
        ApiError::Missing(problem(message))
    }

    pub(crate) fn conflict(message: Message) -> Self {
        ApiError::Conflict(problem(message))
    }

    pub(crate) fn forbidden(message: Message) -> Self {
        ApiError::Forbidden(problem(message))
    }

    /// The same about another part of the body.
    pub(crate) fn at(self, place: &str) -> Self {
        match self {
            ApiError::Invalid(problem) => {
                ApiError::Invalid(Problem { place: Some(place.to_owned()), ..problem })
            }
            other => other,
        }
    }

    pub(crate) fn elsewhere() -> Self {
        ApiError::Elsewhere(problem(msg!("server-elsewhere")))
    }

    pub(crate) fn too_often() -> Self {
        ApiError::TooMany(problem(msg!("server-too-often")))
    }

    pub(crate) fn trouble() -> Self {
        ApiError::System(anyhow::anyhow!("a game ended while it was asked something"))
    }
}

fn problem(message: Message) -> Problem {
    Problem { message, place: None, rule: None }
}

impl From<anyhow::Error> for ApiError {
    fn from(error: anyhow::Error) -> Self {
        ApiError::System(error)
    }
}

impl ApiError {
    /// What another server has told.
    pub(crate) fn passed_on(status: StatusCode, problem: Problem) -> Self {
        match status {
            StatusCode::SERVICE_UNAVAILABLE => ApiError::Elsewhere(problem),
            StatusCode::NOT_FOUND => ApiError::Missing(problem),
            status => ApiError::Told(status, problem),
        }
    }

    /// What the client is told. The log says what it is not.
    pub(crate) fn told(self) -> (StatusCode, Problem) {
        match self {
            ApiError::Told(status, problem) => (status, problem),
            ApiError::Invalid(problem) => (StatusCode::UNPROCESSABLE_ENTITY, problem),
            ApiError::Missing(problem) => (StatusCode::NOT_FOUND, problem),
            ApiError::Conflict(problem) => (StatusCode::CONFLICT, problem),
            ApiError::Forbidden(problem) => (StatusCode::FORBIDDEN, problem),
            ApiError::Misdirected(problem) => (StatusCode::MISDIRECTED_REQUEST, problem),
            ApiError::Elsewhere(problem) => (StatusCode::SERVICE_UNAVAILABLE, problem),
            ApiError::TooMany(problem) => (StatusCode::TOO_MANY_REQUESTS, problem),
            ApiError::System(error) => {
                tracing::error!("{error:#}");
                (StatusCode::INTERNAL_SERVER_ERROR, problem(msg!("server-trouble")))
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, problem) = self.told();
        (status, Json(problem)).into_response()
    }
}
