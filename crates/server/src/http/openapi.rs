//! The description of the requests, made from the handlers and wire types themselves.

use axum::Json;
use utoipa::{OpenApi, openapi};

use super::{accounts, books, codex, replays, rest};

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
        accounts::me,
        accounts::rename,
        accounts::games,
        accounts::register,
        accounts::log_in,
        accounts::log_out,
        accounts::sessions,
        accounts::end_session,
        accounts::profile,
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
