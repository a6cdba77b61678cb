//! Requests to look things up: cards, rules, words of a game. They ask nobody and change nothing.

use axum::{
    Extension, Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{HeaderName, StatusCode, header},
};
use i18n::Language;
use kernel::msg;
use protocol::{CardInfo, Codex, Problem, RuleFound, RulesFound};
use serde::Deserialize;

use super::{ApiError, problem, rest::Hosted};
use crate::net::Caller;

/// How many rules one answer tells.
const MOST_RULES: usize = 200;
/// The longest question, in words and in characters. Every word is looked for in every rule.
const MOST_WORDS: usize = 12;
const LONGEST: usize = 200;
/// Cards and rules change with the program alone; a browser asks again after this time.
pub(super) const KEPT: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "max-age=60")];

pub(super) type Kept<T> = ([(HeaderName, &'static str); 1], Json<T>);

/// What is asked, and in which language.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Question {
    /// Words that must all be found, or an id. Without words everything.
    query: String,
    /// `en` or `de`.
    language: String,
}

pub(super) type Asked = Result<Query<Question>, QueryRejection>;

pub(super) fn language(code: &str) -> Result<Language, ApiError> {
    match code {
        "" => Ok(Language::default()),
        code => {
            code.parse().map_err(|_| ApiError::invalid("language", msg!("server-no-such-language")))
        }
    }
}

pub(super) fn read<T>(asked: Result<Query<T>, QueryRejection>) -> Result<T, ApiError> {
    match asked {
        Ok(Query(asked)) => Ok(asked),
        Err(error) => {
            let message = msg!("server-unreadable", why = error.body_text());
            Err(ApiError::Told(StatusCode::BAD_REQUEST, problem(message)))
        }
    }
}

fn question(asked: Asked) -> Result<(String, Language), ApiError> {
    let Question { query, language: code } = read(asked)?;
    if query.chars().nth(LONGEST).is_some() || query.split_whitespace().nth(MOST_WORDS).is_some() {
        return Err(ApiError::invalid("query", msg!("server-question-too-long")));
    }
    Ok((query, language(&code)?))
}

fn no_such_game() -> ApiError {
    ApiError::missing(msg!("server-no-such-game-kind"))
}

/// The cards of a game, with text made from the data the engine plays with.
#[utoipa::path(get, path = "/api/v1/cards/{game}", tag = "library", params(("game" = String, Path, description = "Such as mage-wars"), Question), responses((status = 200, description = "The cards that match every word", body = [CardInfo]), (status = 404, description = "No such game", body = Problem)))]
pub(super) async fn cards(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path(game): Path<String>,
    asked: Asked,
) -> Result<Kept<Vec<CardInfo>>, ApiError> {
    let (query, language) = question(asked)?;
    let search = move || reference::cards::search(&game, &query, language);
    let found = hub.workshop().run(caller.address, search).await?;
    let mut cards = found.ok_or_else(no_such_game)?;
    for card in &mut cards {
        card.facts = None;
    }
    Ok((KEPT, Json(cards)))
}

/// One card, also as the engine holds it.
#[utoipa::path(get, path = "/api/v1/cards/{game}/{id}", tag = "library", params(("game" = String, Path, description = "Such as mage-wars"), ("id" = String, Path, description = "The id of the card"), Question), responses((status = 200, description = "The card with its facts", body = CardInfo), (status = 404, description = "No such game or card", body = Problem)))]
pub(super) async fn card(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path((game, id)): Path<(String, String)>,
    asked: Asked,
) -> Result<Kept<CardInfo>, ApiError> {
    let (_, language) = question(asked)?;
    let find = move || reference::cards::find(&game, &id, language);
    let card = hub.workshop().run(caller.address, find).await?;
    Ok((KEPT, Json(card.ok_or_else(|| ApiError::missing(msg!("server-no-such-card")))?)))
}

/// Every word of a game explained, with the rules that define it, and the groups of rules.
#[utoipa::path(get, path = "/api/v1/codex/{game}", tag = "library", params(("game" = String, Path, description = "Such as mage-wars"), Question), responses((status = 200, description = "All entries, and the groups of rules", body = Codex), (status = 404, description = "No such game", body = Problem)))]
pub(super) async fn codex(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path(game): Path<String>,
    asked: Asked,
) -> Result<Kept<Codex>, ApiError> {
    let (_, language) = question(asked)?;
    let everything = move || reference::rules::everything(&game, language);
    let found = hub.workshop().run(caller.address, everything).await?;
    let codex = found.ok_or_else(no_such_game)?;
    Ok((KEPT, Json(codex)))
}

/// Rules, keywords and entries of the codex that match every word, in either language, or an id.
#[utoipa::path(get, path = "/api/v1/rules/{game}", tag = "library", params(("game" = String, Path, description = "Such as mage-wars"), Question), responses((status = 200, description = "What was found, best first", body = RulesFound), (status = 404, description = "No such game", body = Problem)))]
pub(super) async fn rules(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path(game): Path<String>,
    asked: Asked,
) -> Result<Kept<RulesFound>, ApiError> {
    let (query, language) = question(asked)?;
    let search = move || reference::rules::search(&game, &query, language);
    let found = hub.workshop().run(caller.address, search).await?;
    let mut found = found.ok_or_else(no_such_game)?;
    let left_out = found.rules.len().saturating_sub(MOST_RULES);
    found.rules.truncate(MOST_RULES);
    found.left_out = u32::try_from(left_out).unwrap_or(u32::MAX);
    Ok((KEPT, Json(found)))
}

/// One rule, with the words it helps to define and the tests that prove it.
#[utoipa::path(get, path = "/api/v1/rules/{game}/{id}", tag = "library", params(("game" = String, Path, description = "Such as mage-wars"), ("id" = String, Path, description = "Such as MW-GUARD-03"), Question), responses((status = 200, description = "The rule", body = RuleFound), (status = 404, description = "No such game or rule", body = Problem)))]
pub(super) async fn rule(
    State(hub): Hosted,
    caller: Extension<Caller>,
    Path((game, id)): Path<(String, String)>,
    asked: Asked,
) -> Result<Kept<RuleFound>, ApiError> {
    let (_, language) = question(asked)?;
    let find = move || reference::rules::find(&game, &id, language);
    let found = hub.workshop().run(caller.address, find).await?;
    Ok((KEPT, Json(found.ok_or_else(|| ApiError::missing(msg!("server-no-such-rule")))?)))
}
