//! Requests under `/api/v1`. Handlers read, ask the hub and answer.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State, rejection::JsonRejection},
    http::{HeaderName, StatusCode, header},
    response::IntoResponse,
};
use kernel::{Seat, msg};
use protocol::{CatalogueEntry, CreateGame, CreatedGame, GameInfo, JoinSeat, SeatKey};

use super::ApiError;
use crate::hub::Hub;

type Hosted = State<Arc<Hub>>;
type Body<T> = Result<Json<T>, JsonRejection>;

fn read<T>(body: Body<T>) -> Result<T, ApiError> {
    match body {
        Ok(Json(value)) => Ok(value),
        Err(error) => {
            let message = msg!("server-unreadable", why = error.body_text());
            Err(ApiError::Unreadable(error.status(), super::problem(message)))
        }
    }
}

pub(super) async fn catalogue(State(hub): Hosted) -> Result<Json<Vec<CatalogueEntry>>, ApiError> {
    Ok(Json(hub.catalogue()?))
}

pub(super) async fn create(
    State(hub): Hosted,
    body: Body<CreateGame>,
) -> Result<(StatusCode, Json<CreatedGame>), ApiError> {
    Ok((StatusCode::CREATED, Json(hub.create(read(body)?).await?)))
}

pub(super) async fn list(State(hub): Hosted) -> Result<Json<Vec<GameInfo>>, ApiError> {
    Ok(Json(hub.list().await?))
}

pub(super) async fn info(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<Json<GameInfo>, ApiError> {
    Ok(Json(hub.info(&id).await?))
}

pub(super) async fn sit(
    State(hub): Hosted,
    Path((id, seat)): Path<(String, String)>,
    body: Body<JoinSeat>,
) -> Result<Json<SeatKey>, ApiError> {
    let seat = seat.parse().map_err(|_| ApiError::missing(msg!("server-no-such-seat")))?;
    Ok(Json(hub.sit(&id, Seat(seat), &read(body)?.name).await?))
}

/// Words that the page was not built with, such as names of own cards: the text of a Fluent file, mostly empty.
pub(super) async fn added_words(
    Path(language): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let language: words::Language =
        language.parse().map_err(|_| ApiError::missing(msg!("server-no-such-address")))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], words::added(language)))
}

pub(super) async fn unknown() -> ApiError {
    ApiError::missing(msg!("server-no-such-address"))
}

pub(super) async fn wrong_method() -> impl IntoResponse {
    (StatusCode::METHOD_NOT_ALLOWED, Json(super::problem(msg!("server-wrong-method"))))
}

/// For watchdogs: whether the server can do its work.
pub(super) async fn health(State(hub): Hosted) -> impl IntoResponse {
    match hub.healthy().await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}
