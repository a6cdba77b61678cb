//! The description of the requests, made from the handlers and wire types themselves.

use std::sync::LazyLock;

use axum::{body::Bytes, http::header::CONTENT_TYPE, response::IntoResponse};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        self, ContentBuilder, Ref, RefOr, ResponseBuilder,
        path::{Operation, Parameter, ParameterIn},
    },
};

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
        replays::standing,
        replays::script,
        replays::go_on,
        accounts::me,
        accounts::rename,
        accounts::games,
        accounts::register,
        accounts::change_password,
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
    ),
    modifiers(&EveryStatus)
)]
struct Description;

/// What every request may be answered with, besides what its handler says.
struct EveryStatus;

impl Modify for EveryStatus {
    fn modify(&self, described: &mut openapi::OpenApi) {
        for (path, item) in &mut described.paths.paths {
            for operation in item.get.iter_mut() {
                add_statuses(path, operation, false);
            }
            let changing = [&mut item.put, &mut item.post, &mut item.delete];
            for operation in changing.into_iter().flatten() {
                add_statuses(path, operation, true);
            }
        }
    }
}

fn add_statuses(path: &str, operation: &mut Operation, changes: bool) {
    let always = [
        ("421", "Meant for a server of another name"),
        ("429", "Too often"),
        ("500", "Something went wrong on the server"),
    ];
    let named = [
        ("404", "There is nothing of this name"),
        ("503", "Another server plays this game; it will soon be here or there"),
    ];
    let asked = [("400", "The address or its query cannot be read")];
    let searched = [("422", "The query is too long or asks for what there is not")];
    let sent = [
        ("400", "The body is no JSON"),
        ("413", "The body is too long"),
        ("415", "The body is not said to be JSON"),
        ("422", "The body is not what this request takes"),
    ];
    let of_others = [("403", "The request comes from another site")];
    let has_body = operation.request_body.is_some();
    let is_asked =
        |of: &RefOr<Parameter>| matches!(of, RefOr::T(of) if of.parameter_in == ParameterIn::Query);
    let has_query = operation.parameters.iter().flatten().any(is_asked);
    let more = asked
        .iter()
        .filter(|_| operation.parameters.is_some())
        .chain(searched.iter().filter(|_| has_query))
        .chain(named.iter().filter(|_| path.contains('{')))
        .chain(sent.iter().filter(|_| has_body))
        .chain(of_others.iter().filter(|_| changes))
        .chain(&always);
    let responses = &mut operation.responses.responses;
    for (status, description) in more {
        let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        let response = ResponseBuilder::new()
            .description(*description)
            .content("application/json", problem)
            .build();
        responses.entry((*status).to_owned()).or_insert(RefOr::T(response));
    }
    let late = ResponseBuilder::new().description("It took too long; without a body").build();
    responses.entry("408".to_owned()).or_insert(RefOr::T(late));
}

/// The description as JSON. It is made once: whoever asks for it again and again costs no more than the bytes.
static JSON: LazyLock<Bytes> = LazyLock::new(|| {
    let json = serde_json::to_vec(&Description::openapi());
    Bytes::from(json.expect("a description has only names for keys"))
});

/// `GET /api/openapi.json`
pub(super) async fn describe() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], JSON.clone())
}
