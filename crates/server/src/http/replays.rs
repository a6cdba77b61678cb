//! Requests about recorded games. A game that still runs has no answer here, for anybody.

use axum::{
    Extension, Json,
    extract::{
        Path, Query, State,
        rejection::{QueryRejection, StringRejection},
    },
    http::{HeaderName, StatusCode, header},
};
use kernel::msg;
use protocol::{
    ContinueGame, CreatedGame, Problem, ReplayInfo, ReplayStanding, ReplayStory, ReplayViews,
    SeatWish,
};
use serde::Deserialize;

use super::{
    ApiError,
    rest::{Body, Hosted, read},
    session::{NewCookie, Visitor},
};
use crate::net::Caller;

/// Which part of a recorded game, through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The number of a seat, `spectator`, or `all`.
    eyes: String,
    /// The first step.
    #[serde(default)]
    from: usize,
    /// How many steps; at most 32 views come at once.
    #[serde(default = "one")]
    count: usize,
}

fn one() -> usize {
    1
}

fn part(query: Result<Query<Part>, QueryRejection>) -> Result<Part, ApiError> {
    query.map(|Query(part)| part).map_err(|error| {
        let message = msg!("server-unreadable", why = error.body_text());
        ApiError::Told(error.status(), super::problem(message))
    })
}

#[utoipa::path(get, path = "/api/v1/replays/{id}", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in")), responses((status = 200, description = "The recorded game", body = ReplayInfo), (status = 404, description = "No such game", body = Problem), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn info(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<Json<ReplayInfo>, ApiError> {
    Ok(Json(hub.replay_info(&id).await?))
}

#[utoipa::path(get, path = "/api/v1/replays/{id}/views", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in"), ("eyes" = String, Query, description = "The number of a seat, `spectator`, or `all`"), ("from" = Option<usize>, Query, description = "The first step"), ("count" = Option<usize>, Query, description = "How many steps; at most 32 come at once")), responses((status = 200, description = "The game after some steps", body = ReplayViews), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn views(
    State(hub): Hosted,
    Path(id): Path<String>,
    query: Result<Query<Part>, QueryRejection>,
) -> Result<Json<ReplayViews>, ApiError> {
    let Part { eyes, from, count } = part(query)?;
    Ok(Json(hub.replay_views(&id, &eyes, from, count).await?))
}

#[utoipa::path(get, path = "/api/v1/replays/{id}/story", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in"), ("eyes" = String, Query, description = "The number of a seat, `spectator`, or `all`"), ("from" = Option<usize>, Query, description = "The first step")), responses((status = 200, description = "What was told, by step", body = ReplayStory), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn story(
    State(hub): Hosted,
    Path(id): Path<String>,
    query: Result<Query<Part>, QueryRejection>,
) -> Result<Json<ReplayStory>, ApiError> {
    let Part { eyes, from, count: _ } = part(query)?;
    Ok(Json(hub.replay_story(&id, &eyes, from).await?))
}

/// How computer players judge a finished game, step by step.
#[utoipa::path(get, path = "/api/v1/replays/{id}/standing", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in")), responses((status = 200, description = "How things looked for each seat", body = ReplayStanding), (status = 404, description = "No such game", body = Problem), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn standing(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<Json<ReplayStanding>, ApiError> {
    Ok(Json(hub.replay_standing(&id).await?))
}

/// A finished game as a scenario script, for a bug report.
#[utoipa::path(get, path = "/api/v1/replays/{id}/script", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in")), responses((status = 200, description = "The text of a script", body = String), (status = 404, description = "No such game, or it cannot be written so", body = Problem), (status = 409, description = "The game is not over", body = Problem)))]
pub(super) async fn script(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let text = hub.replay_script(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Takes the file of a recorded game to look at it. It is kept for a while, and shown to whoever knows its id.
#[utoipa::path(post, path = "/api/v1/replays", tag = "replays", request_body = String, responses((status = 200, description = "The recorded game", body = ReplayInfo), (status = 413, description = "Too long", body = Problem), (status = 422, description = "Not such a file", body = Problem)))]
pub(super) async fn send_in(
    State(hub): Hosted,
    caller: Extension<Caller>,
    body: Result<String, StringRejection>,
) -> Result<Json<ReplayInfo>, ApiError> {
    let file = body.map_err(|error| {
        let message = msg!("server-unreadable", why = error.body_text());
        ApiError::Told(error.status(), super::problem(message))
    })?;
    Ok(Json(hub.send_in(file, caller.address).await?))
}

/// A new game that goes on from a step of a recorded one, with dice of its own.
#[utoipa::path(post, path = "/api/v1/replays/{id}/continue", tag = "replays", params(("id" = String, Path, description = "The id of the game, or of a file that was sent in")), request_body = ContinueGame, responses((status = 201, description = "The game and the keys of its creator", body = CreatedGame), (status = 409, description = "The game is not over", body = Problem), (status = 422, description = "It cannot go on there", body = Problem)))]
pub(super) async fn go_on(
    State(hub): Hosted,
    visitor: Visitor,
    caller: Extension<Caller>,
    Path(id): Path<String>,
    body: Body<ContinueGame>,
) -> Result<(StatusCode, NewCookie, Json<CreatedGame>), ApiError> {
    let wish = read(body)?;
    let name = wish.seats.iter().find_map(|seat| match seat {
        SeatWish::Person { name } => Some(name.as_str()),
        SeatWish::Bot { .. } | SeatWish::Open => None,
    });
    let who = visitor.somebody(name.unwrap_or_default())?;
    let made = hub.go_on(&id, wish, &who.person, caller.address).await?;
    Ok((StatusCode::CREATED, who.stay(&hub).await?, Json(made)))
}
