//! Requests under `/api/v1`. Handlers read, ask the hub and answer.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, State, rejection::JsonRejection},
    http::{HeaderName, StatusCode, header},
    response::IntoResponse,
};
use kernel::{Seat, msg};
use protocol::{
    CatalogueEntry, CreateGame, CreatedGame, GameInfo, JoinSeat, Problem, SeatKey, SeatWish,
};
use serde_json::Value;

use super::{
    ApiError,
    session::{NewCookie, Visitor},
};
use crate::{
    hub::{Health, Hub},
    net::Caller,
};

pub(super) type Hosted = State<Arc<Hub>>;
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) fn read<T>(body: Body<T>) -> Result<T, ApiError> {
    match body {
        Ok(Json(value)) => Ok(value),
        Err(error) => {
            let message = msg!("server-unreadable", why = error.body_text());
            Err(ApiError::Told(error.status(), super::problem(message)))
        }
    }
}

#[utoipa::path(get, path = "/api/v1/catalogue", tag = "games", responses((status = 200, description = "The games offered", body = [CatalogueEntry])))]
pub(super) async fn catalogue(State(hub): Hosted) -> Result<Json<Vec<CatalogueEntry>>, ApiError> {
    Ok(Json(hub.catalogue()?.to_vec()))
}

/// Whoever is nobody yet becomes a guest by this.
#[utoipa::path(post, path = "/api/v1/games", tag = "games", request_body = CreateGame, responses((status = 201, description = "The game and the keys of its creator", body = CreatedGame), (status = 403, description = "A rated game needs an account", body = Problem), (status = 422, description = "The wish cannot be fulfilled", body = Problem)))]
pub(super) async fn create(
    State(hub): Hosted,
    visitor: Visitor,
    caller: Extension<Caller>,
    body: Body<CreateGame>,
) -> Result<(StatusCode, NewCookie, Json<CreatedGame>), ApiError> {
    let wish = read(body)?;
    let name = wish.seats.iter().find_map(|seat| match seat {
        SeatWish::Person { name } => Some(name.as_str()),
        SeatWish::Bot { .. } | SeatWish::Open => None,
    });
    let who = visitor.somebody(name.unwrap_or_default())?;
    let made = hub.create(wish, &who.person, caller.address).await?;
    Ok((StatusCode::CREATED, who.stay(&hub).await?, Json(made)))
}

/// The file of a finished game.
#[utoipa::path(get, path = "/api/v1/games/{id}/replay", tag = "games", params(("id" = String, Path, description = "The id of the game")), responses((status = 200, description = "The file of the game", body = Value), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn replay(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    Ok(Json(hub.replay(&id, caller.address).await?))
}

#[utoipa::path(post, path = "/api/v1/games/{id}/rematch", tag = "games", params(("id" = String, Path, description = "The id of the game")), responses((status = 201, description = "The new game", body = CreatedGame), (status = 403, description = "Only for those who played", body = Problem), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn rematch(
    State(hub): Hosted,
    visitor: Visitor,
    caller: Extension<Caller>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<CreatedGame>), ApiError> {
    let who = visitor.signed_in()?;
    let made = hub.rematch(&id, &who.person, caller.address).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, description = "The newest games that are not private", body = [GameInfo])))]
pub(super) async fn list(State(hub): Hosted) -> Result<Json<Vec<GameInfo>>, ApiError> {
    Ok(Json(hub.list().await?))
}

#[utoipa::path(get, path = "/api/v1/lobby", tag = "games", responses((status = 200, description = "The newest games that wait for somebody", body = [GameInfo])))]
pub(super) async fn lobby(State(hub): Hosted) -> Result<Json<Vec<GameInfo>>, ApiError> {
    Ok(Json(hub.lobby().await?))
}

#[utoipa::path(get, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path, description = "The id of the game")), responses((status = 200, description = "The game", body = GameInfo), (status = 404, description = "No such game", body = Problem)))]
pub(super) async fn info(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<Json<GameInfo>, ApiError> {
    Ok(Json(hub.info(&id).await?))
}

#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}", tag = "games", params(("id" = String, Path, description = "The id of the game"), ("seat" = u8, Path, description = "The number of the seat")), request_body = JoinSeat, responses((status = 200, description = "The key of the seat", body = SeatKey), (status = 404, description = "No such game or seat", body = Problem), (status = 409, description = "The seat is taken", body = Problem)))]
pub(super) async fn sit(
    State(hub): Hosted,
    visitor: Visitor,
    caller: Extension<Caller>,
    Path((id, seat)): Path<(String, String)>,
    body: Body<JoinSeat>,
) -> Result<(NewCookie, Json<SeatKey>), ApiError> {
    let seat = seat.parse().map_err(|_| ApiError::missing(msg!("server-no-such-seat")))?;
    let JoinSeat { name, bring } = read(body)?;
    let who = visitor.somebody(&name)?;
    let key = match bring {
        None => hub.sit(&id, Seat(seat), &name, &who.person).await?,
        Some(bring) => {
            hub.sit_with(&id, Seat(seat), &name, &who.person, bring, caller.address).await?
        }
    };
    Ok((who.stay(&hub).await?, Json(key)))
}

/// Words that the page was not built with, such as names of own cards: the text of a Fluent file, mostly empty.
#[utoipa::path(get, path = "/api/v1/words/{language}", tag = "games", params(("language" = String, Path, description = "en or de")), responses((status = 200, description = "Text of a Fluent file", body = String), (status = 404, description = "No such language", body = Problem)))]
pub(super) async fn added_words(
    Path(language): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let language: i18n::Language =
        language.parse().map_err(|_| ApiError::missing(msg!("server-no-such-address")))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], i18n::added(language)))
}

pub(super) async fn unknown() -> ApiError {
    ApiError::missing(msg!("server-no-such-address"))
}

pub(super) async fn wrong_method() -> impl IntoResponse {
    (StatusCode::METHOD_NOT_ALLOWED, Json(super::problem(msg!("server-wrong-method"))))
}

/// For Prometheus.
pub(super) async fn metrics(
    State(hub): Hosted,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], hub.metrics.text()?))
}

/// For watchdogs: whether the server can do its work.
pub(super) async fn health(State(hub): Hosted) -> impl IntoResponse {
    match hub.health().await {
        Health::Well => (StatusCode::OK, "ok\n"),
        Health::Unreadable => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
        Health::Unwritable => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n"),
    }
}
