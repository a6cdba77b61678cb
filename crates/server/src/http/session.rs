//! Who a request comes from: the cookie of a session.

use std::{convert::Infallible, sync::Arc};

use axum::{
    extract::{FromRef, FromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    response::{IntoResponseParts, ResponseParts},
};
use kernel::msg;

use super::ApiError;
use crate::{
    accounts::SignedIn,
    hub::{Hub, checked_name},
    net::Caller,
    store::Person,
};

/// The name of the cookie. Only our own pages send it, and no script reads it.
const COOKIE: &str = "grimoire_session";
/// Browsers keep it for a year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Whoever makes a request: somebody who is signed in, or nobody yet.
#[derive(Debug)]
pub(super) struct Visitor {
    who: Option<SignedIn>,
    /// What the browser says it is.
    agent: String,
    /// Whether the browser speaks to us by TLS, as far as a proxy that is trusted tells.
    secure: bool,
}

impl Visitor {
    /// Who is signed in; an error for nobody.
    pub(super) fn signed_in(&self) -> Result<&SignedIn, ApiError> {
        self.who.as_ref().ok_or_else(|| ApiError::forbidden(msg!("server-not-signed-in")))
    }

    pub(super) fn maybe(&self) -> Option<&SignedIn> {
        self.who.as_ref()
    }

    pub(super) fn agent(&self) -> &str {
        &self.agent
    }

    /// Who is signed in, or a guest to be by this name. Nothing is stored before [`Somebody::stay`].
    pub(super) fn somebody(self, name: &str) -> Result<Somebody, ApiError> {
        Ok(match self.who {
            Some(who) => Somebody { person: who.person, newcomer: None },
            None => Somebody {
                person: Person::guest(checked_name(name)?)?,
                newcomer: Some((self.agent, self.secure)),
            },
        })
    }

    /// The cookie for this token.
    pub(super) fn cookie(&self, token: String) -> NewCookie {
        NewCookie::Set { token, secure: self.secure }
    }
}

/// A person, who may be new. What they wish for is tried first, so that a wish that fails leaves no guest behind.
#[derive(Debug)]
pub(super) struct Somebody {
    pub(super) person: Person,
    /// The browser of a guest to be, and whether it speaks TLS.
    newcomer: Option<(String, bool)>,
}

impl Somebody {
    /// Stores a new guest, and returns the cookie they need.
    pub(super) async fn stay(self, hub: &Hub) -> Result<NewCookie, ApiError> {
        Ok(match self.newcomer {
            None => NewCookie::Keep,
            Some((agent, secure)) => {
                let token = hub.accounts.settle(self.person, &agent).await?;
                NewCookie::Set { token, secure }
            }
        })
    }
}

/// What becomes of the visitor's cookie.
#[derive(Debug)]
pub(super) enum NewCookie {
    Keep,
    Set { token: String, secure: bool },
    Drop,
}

impl IntoResponseParts for NewCookie {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        let text = match self {
            NewCookie::Keep => return Ok(parts),
            NewCookie::Set { token, secure } => {
                let secure = if secure { "; Secure" } else { "" };
                format!(
                    "{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_SECONDS}{secure}"
                )
            }
            NewCookie::Drop => format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"),
        };
        if let Ok(value) = HeaderValue::try_from(text) {
            parts.headers_mut().append(header::SET_COOKIE, value);
        }
        Ok(parts)
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Arc<Hub>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let hub = Arc::<Hub>::from_ref(state);
        let text =
            |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let agent = text("user-agent").unwrap_or_default().to_owned();
        let secure = parts.extensions.get::<Caller>().is_some_and(|caller| caller.secure);
        let who = match token(&parts.headers) {
            Some(token) => hub.accounts.find(token).await?,
            None => None,
        };
        Ok(Visitor { who, agent, secure })
    }
}

/// The token in the cookies of a request. Tokens have a fixed length; anything else is not looked for.
fn token(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE && value.len() == 64).then_some(value))
}
