//! Requests about people: who am I, accounts, sessions, profiles.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use kernel::msg;
use protocol::{ChangePassword, Credentials, GameInfo, Me, NewName, Problem, Profile, SessionInfo};

use super::{
    ApiError,
    rest::{Body, Hosted, read},
    session::{NewCookie, Visitor},
};
use crate::hub::checked_name;

/// Who is signed in here, or `null`.
#[utoipa::path(get, path = "/api/v1/me", tag = "people", responses((status = 200, description = "Who is signed in, or null", body = Option<Me>)))]
pub(super) async fn me(State(hub): Hosted, visitor: Visitor) -> Result<Json<Option<Me>>, ApiError> {
    match visitor.maybe() {
        None => Ok(Json(None)),
        Some(who) => Ok(Json(Some(hub.accounts.me(&who.person).await?))),
    }
}

/// Gives oneself a name. Whoever is nobody yet becomes a guest by it.
#[utoipa::path(put, path = "/api/v1/me/name", tag = "people", request_body = NewName, responses((status = 200, description = "With the new name", body = Me), (status = 422, description = "Too long", body = Problem)))]
pub(super) async fn rename(
    State(hub): Hosted,
    visitor: Visitor,
    body: Body<NewName>,
) -> Result<(NewCookie, Json<Me>), ApiError> {
    let name = checked_name(&read(body)?.name)?;
    let who = visitor.somebody(&name)?;
    let person = who.person.clone();
    let cookie = who.stay(&hub).await?;
    let person = hub.accounts.rename(person, name).await?;
    Ok((cookie, Json(hub.accounts.me(&person).await?)))
}

#[utoipa::path(get, path = "/api/v1/me/games", tag = "people", responses((status = 200, description = "The newest games of who is signed in", body = [GameInfo])))]
pub(super) async fn games(
    State(hub): Hosted,
    visitor: Visitor,
) -> Result<Json<Vec<GameInfo>>, ApiError> {
    match visitor.maybe() {
        None => Ok(Json(Vec::new())),
        Some(who) => Ok(Json(hub.games_of(&who.person.id).await?)),
    }
}

/// Makes an account of the guest, whose games stay theirs.
#[utoipa::path(post, path = "/api/v1/account", tag = "people", request_body = Credentials, responses((status = 201, description = "The account", body = Me), (status = 409, description = "The login is taken", body = Problem), (status = 422, description = "Login or password too short or long", body = Problem), (status = 429, description = "Too often", body = Problem)))]
pub(super) async fn register(
    State(hub): Hosted,
    visitor: Visitor,
    body: Body<Credentials>,
) -> Result<(StatusCode, NewCookie, Json<Me>), ApiError> {
    let wish = read(body)?;
    let who = visitor.somebody(wish.login.trim())?;
    let person = hub.accounts.register(who.person.clone(), wish).await?;
    let cookie = who.stay(&hub).await?;
    hub.accounts.keep_login(person.clone()).await?;
    Ok((StatusCode::CREATED, cookie, Json(hub.accounts.me(&person).await?)))
}

/// Gives one's account another password. Whoever else is signed in with it is signed out.
#[utoipa::path(put, path = "/api/v1/account/password", tag = "people", request_body = ChangePassword, responses((status = 204, description = "Changed"), (status = 403, description = "Not signed in with an account, or the old password is wrong", body = Problem), (status = 422, description = "The new password is too short, too long or too common", body = Problem)))]
pub(super) async fn change_password(
    State(hub): Hosted,
    visitor: Visitor,
    body: Body<ChangePassword>,
) -> Result<StatusCode, ApiError> {
    let wish = read(body)?;
    hub.accounts.change_password(visitor.signed_in()?, wish).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(post, path = "/api/v1/session", tag = "people", request_body = Credentials, responses((status = 200, description = "Signed in", body = Me), (status = 403, description = "Login or password is wrong", body = Problem), (status = 429, description = "Too often", body = Problem)))]
pub(super) async fn log_in(
    State(hub): Hosted,
    visitor: Visitor,
    body: Body<Credentials>,
) -> Result<(NewCookie, Json<Me>), ApiError> {
    let (who, token) = hub.accounts.log_in(read(body)?, visitor.agent()).await?;
    Ok((visitor.cookie(token), Json(hub.accounts.me(&who.person).await?)))
}

/// Ends the session the request comes from.
#[utoipa::path(delete, path = "/api/v1/session", tag = "people", responses((status = 204, description = "Signed out")))]
pub(super) async fn log_out(
    State(hub): Hosted,
    visitor: Visitor,
) -> Result<(StatusCode, NewCookie, ()), ApiError> {
    if let Some(who) = visitor.maybe() {
        hub.accounts.end_session(who, &who.session).await?;
    }
    Ok((StatusCode::NO_CONTENT, NewCookie::Drop, ()))
}

#[utoipa::path(get, path = "/api/v1/sessions", tag = "people", responses((status = 200, description = "Where one is signed in", body = [SessionInfo]), (status = 403, description = "Not signed in", body = Problem)))]
pub(super) async fn sessions(
    State(hub): Hosted,
    visitor: Visitor,
) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    Ok(Json(hub.accounts.sessions(visitor.signed_in()?).await?))
}

/// Ends one of one's own sessions, such as that of a lost phone.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "people", params(("id" = String, Path, description = "The id of the session")), responses((status = 204, description = "Ended"), (status = 404, description = "No such session", body = Problem)))]
pub(super) async fn end_session(
    State(hub): Hosted,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    if hub.accounts.end_session(visitor.signed_in()?, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::missing(msg!("server-no-such-session")))
    }
}

#[utoipa::path(get, path = "/api/v1/people/{id}", tag = "people", params(("id" = String, Path, description = "The id of the person")), responses((status = 200, description = "The person", body = Profile), (status = 404, description = "No such person", body = Problem)))]
pub(super) async fn profile(
    State(hub): Hosted,
    Path(id): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    Ok(Json(hub.profile(&id).await?))
}
