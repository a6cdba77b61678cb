//! The description of the requests, made from the handlers and wire types themselves.

use axum::Json;
use utoipa::{OpenApi, openapi};

use super::{books, codex, people, replays, rest};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Grimoire",
        description = "Games, people and results. Playing itself happens on the socket of a game, /api/v1/games/{id}/socket; \
                       docs/protocol.md describes its messages."
    ),
    paths(
        rest::catalogue,
        rest::create,
        rest::list,
        rest::lobby,
        rest::info,
        rest::sit,
        rest::replay,
        rest::rematch,
        rest::added_words,
        replays::send_in,
        replays::info,
        replays::views,
        replays::story,
        replays::script,
        replays::go_on,
        people::me,
        people::rename,
        people::games,
        people::register,
        people::log_in,
        people::log_out,
        people::sessions,
        people::end_session,
        people::profile,
        codex::cards,
        codex::card,
        codex::codex,
        codex::rules,
        codex::rule,
        books::shelf,
        books::prices,
        books::check,
        books::own,
        books::keep,
        books::change,
        books::drop,
    )
)]
struct Description;

/// `GET /api/openapi.json`
pub(super) async fn describe() -> Json<openapi::OpenApi> {
    Json(Description::openapi())
}
