//! Requests about spellbooks: judged for everybody, kept for who is signed in.

use axum::{
    Extension, Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use kernel::msg;
use mage_wars_books::book::terms;
use protocol::{
    BookCollection, CardPrice, CheckBook, CheckedBook, Problem, SaveBook, Shelf, StoredBook,
};
use serde::Deserialize;

use super::{
    ApiError,
    codex::{self, KEPT, Kept},
    rest::{Body, Hosted, read},
    session::{NewCookie, Visitor},
};
use crate::{
    books::{check_length, wanted},
    net::Caller,
};

/// The language card names are written in.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Written {
    /// `en` or `de`.
    language: String,
}

/// Whose prices.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Buyer {
    /// Such as `wizard`.
    mage: String,
    /// The school a Wizard chose.
    training: Option<String>,
    /// The cards there are to build with: `box` or `unlimited`.
    collection: Option<BookCollection>,
    /// The expansions there are to build with, beside the base set, with commas between them.
    sets: Option<String>,
}

/// Mages and printed books.
#[utoipa::path(get, path = "/api/v1/books", tag = "books", responses((status = 200, description = "Mages and printed books", body = Shelf)))]
pub(super) async fn shelf() -> Kept<Shelf> {
    (KEPT, Json(reference::books::shelf()))
}

/// What every card costs a mage, and whether that mage may have it.
#[utoipa::path(get, path = "/api/v1/books/prices", tag = "books", params(Buyer), responses((status = 200, description = "All cards", body = [CardPrice]), (status = 422, description = "No such mage or school", body = Problem)))]
pub(super) async fn prices(
    State(hub): Hosted,
    caller: Extension<Caller>,
    asked: Result<Query<Buyer>, QueryRejection>,
) -> Result<Kept<Vec<CardPrice>>, ApiError> {
    let Buyer { mage, training, collection, sets } = codex::read(asked)?;
    let mage = terms::mage(&mage)
        .ok_or_else(|| ApiError::invalid("mage", msg!("book-flaw-mage", words = mage.clone())))?;
    let school = |words: String| {
        let known = terms::school(&words);
        known.ok_or_else(|| ApiError::invalid("training", msg!("book-flaw-school", words = words)))
    };
    let training = training.filter(|words| !words.is_empty()).map(school).transpose()?;
    let sets = sets.map(|names| {
        let names: Vec<&str> = names.split(',').filter(|name| !name.is_empty()).collect();
        reference::books::sets_named(&names)
    });
    let sets = sets.transpose();
    let sets =
        sets.map_err(|words| ApiError::invalid("sets", msg!("book-flaw-set", words = words)))?;
    let collection = collection.unwrap_or_default();
    let prices = move || reference::books::prices(mage, training, collection, sets);
    Ok((KEPT, Json(hub.workshop().run(caller.address, prices).await?)))
}

/// Judges a book in any format: points with reasons, problems with rules, figures, and the book in every format.
#[utoipa::path(post, path = "/api/v1/books/check", tag = "books", params(Written), request_body = CheckBook, responses((status = 200, description = "A sheet, or every reason why it is no book", body = CheckedBook), (status = 422, description = "No such language", body = Problem)))]
pub(super) async fn check(
    State(hub): Hosted,
    caller: Extension<Caller>,
    written: Result<Query<Written>, QueryRejection>,
    body: Body<CheckBook>,
) -> Result<Json<CheckedBook>, ApiError> {
    let language = codex::language(&codex::read(written)?.language)?;
    let asked = read(body)?;
    check_length(&asked.text)?;
    let check = move || reference::books::check(&asked, language);
    Ok(Json(hub.workshop().run(caller.address, check).await?))
}

#[utoipa::path(get, path = "/api/v1/me/books", tag = "books", responses((status = 200, description = "The books of who is signed in, those changed last first", body = [StoredBook])))]
pub(super) async fn own(
    State(hub): Hosted,
    visitor: Visitor,
) -> Result<Json<Vec<StoredBook>>, ApiError> {
    match visitor.maybe() {
        None => Ok(Json(Vec::new())),
        Some(who) => Ok(Json(hub.books.of(&who.person.id).await?)),
    }
}

/// Keeps a book. Whoever is nobody yet becomes a guest by it.
#[utoipa::path(post, path = "/api/v1/me/books", tag = "books", request_body = SaveBook, responses((status = 201, description = "The book", body = StoredBook), (status = 409, description = "Too many books", body = Problem), (status = 422, description = "This is no book", body = Problem)))]
pub(super) async fn keep(
    State(hub): Hosted,
    visitor: Visitor,
    body: Body<SaveBook>,
) -> Result<(StatusCode, NewCookie, Json<StoredBook>), ApiError> {
    let book = wanted(&read(body)?)?;
    let who = visitor.somebody("")?;
    let person = who.person.id.clone();
    // A book belongs to somebody who is stored; a new guest has room for one.
    let cookie = who.stay(&hub).await?;
    let kept = hub.books.keep(&person, &book).await?;
    Ok((StatusCode::CREATED, cookie, Json(kept)))
}

/// Writes another book in place of one's own, or renames it.
#[utoipa::path(put, path = "/api/v1/me/books/{id}", tag = "books", params(("id" = String, Path, description = "The id of the book")), request_body = SaveBook, responses((status = 200, description = "The book as it is now", body = StoredBook), (status = 403, description = "Not signed in", body = Problem), (status = 404, description = "No such book", body = Problem), (status = 422, description = "This is no book", body = Problem)))]
pub(super) async fn change(
    State(hub): Hosted,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Body<SaveBook>,
) -> Result<Json<StoredBook>, ApiError> {
    let wish = read(body)?;
    let who = visitor.signed_in()?;
    Ok(Json(hub.books.change(&who.person.id, &id, &wish).await?))
}

#[utoipa::path(delete, path = "/api/v1/me/books/{id}", tag = "books", params(("id" = String, Path, description = "The id of the book")), responses((status = 204, description = "Gone"), (status = 403, description = "Not signed in", body = Problem), (status = 404, description = "No such book", body = Problem)))]
pub(super) async fn drop(
    State(hub): Hosted,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let who = visitor.signed_in()?;
    hub.books.drop(&who.person.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
