//! People: guests at once, accounts on demand, sessions that can be ended, ratings.

mod logins;
mod passwords;

use std::num::NonZeroU32;

use anyhow::Context as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::msg;
use protocol::{ChangePassword, Credentials, Me, Problem, RatingInfo, SessionInfo};

use crate::{
    clock,
    http::ApiError,
    secrets,
    store::{Db, NewSession, Person, Rating, SESSION_MS, SESSION_UNUSED_MS, Write},
    tally::{self, Tally},
};

pub(crate) use logins::{Login, look};
use passwords::Passwords;

/// How often a login can be tried in an hour, from wherever. Whoever is signed in stays so.
const TRIES: NonZeroU32 = NonZeroU32::new(30).expect("it is not zero");
/// With more logins than this in mind, those that nobody tries are forgotten.
const REMEMBERED: usize = 10_000;
/// What the host decides: `closed` when nobody may make an account.
pub(crate) const REGISTRATION: &str = "registration";

/// A session's last use is written down at most this often.
const SEEN_EVERY_MS: i64 = 60 * 60 * 1000;

/// A browser that is signed in.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    /// The name of the session among its owner's.
    pub(crate) session: String,
}

/// The accounts of this server.
#[derive(Debug)]
pub(crate) struct Accounts {
    db: Db,
    passwords: Passwords,
    /// By login, whether there is one or not.
    tries: DefaultKeyedRateLimiter<String>,
    /// The same with other servers.
    tally: Option<Tally>,
}

impl Accounts {
    pub(crate) fn new(db: Db) -> Self {
        let tries = RateLimiter::keyed(Quota::per_hour(TRIES));
        let tally = Tally::new(&db);
        Accounts { db, passwords: Passwords::default(), tries, tally }
    }

    /// Gives accounts of before there were looks theirs. Of two that look alike the second stays without one.
    pub(crate) async fn give_looks(&self) -> anyhow::Result<()> {
        for mut person in self.db.without_look().await? {
            person.look = person.login.as_deref().map(look);
            self.db.write(Write::Credentials(person)).await?;
        }
        Ok(())
    }

    /// Who holds this token.
    pub(crate) async fn find(&self, token: &str) -> anyhow::Result<Option<SignedIn>> {
        let token_hash = secrets::hash(token);
        let Some(session) = self.db.session(&token_hash).await? else { return Ok(None) };
        let Some(person) = self.db.person(&session.person_id).await? else { return Ok(None) };
        let seen_ms = clock::now_ms();
        let unused = seen_ms - session.seen_ms > SESSION_UNUSED_MS;
        if unused || seen_ms - session.created_ms > SESSION_MS || person.banned != 0 {
            return Ok(None);
        }
        if seen_ms - session.seen_ms > SEEN_EVERY_MS {
            self.db.write(Write::SessionSeen { token_hash, seen_ms }).await?;
        }
        Ok(Some(SignedIn { person, session: session.id }))
    }

    /// Stores a new guest, and returns the token of their first session.
    pub(crate) async fn settle(&self, guest: Person, agent: &str) -> anyhow::Result<String> {
        self.db.write(Write::Person(guest.clone())).await?;
        Ok(self.sign_in(guest, agent).await?.1)
    }

    async fn sign_in(&self, person: Person, agent: &str) -> anyhow::Result<(SignedIn, String)> {
        let token = secrets::key()?;
        let session = secrets::id()?;
        let row = NewSession {
            token_hash: secrets::hash(&token),
            id: session.clone(),
            person_id: person.id.clone(),
            created_ms: clock::now_ms(),
            agent: agent.chars().filter(|letter| !letter.is_control()).take(200).collect(),
        };
        self.db.write(Write::Session(row)).await?;
        Ok((SignedIn { person, session }, token))
    }

    pub(crate) async fn rename(&self, mut person: Person, name: String) -> anyhow::Result<Person> {
        self.db.write(Write::Name { person_id: person.id.clone(), name: name.clone() }).await?;
        person.name = name;
        Ok(person)
    }

    /// The person with login and password, if they may have them. Nothing is stored yet.
    pub(crate) async fn register(
        &self,
        mut person: Person,
        wish: Credentials,
    ) -> Result<Person, ApiError> {
        if person.login.is_some() {
            return Err(ApiError::conflict(msg!("server-account-exists")));
        }
        let registration = self.db.setting(REGISTRATION).await.context("a setting")?;
        if registration.as_deref() == Some("closed") {
            return Err(ApiError::forbidden(msg!("server-registration-closed")));
        }
        let login = Login::wished(&wish.login)?;
        passwords::check(&wish.password, &login.text)?;
        let taken = self.db.is_login_taken(&login.text, &login.look, &person.id);
        if taken.await.context("a login")? {
            return Err(ApiError::conflict(msg!("server-login-taken")));
        }
        person.password = Some(self.passwords.hash(wish.password).await?);
        person.login = Some(login.text);
        person.look = Some(login.look);
        Ok(person)
    }

    /// Gives a person another password, if they know the old one. Whoever else is signed in as them is signed out.
    pub(crate) async fn change_password(
        &self,
        who: &SignedIn,
        wish: ChangePassword,
    ) -> Result<(), ApiError> {
        let mut person = who.person.clone();
        let Some(login) = person.login.clone() else {
            return Err(ApiError::forbidden(msg!("server-no-account")));
        };
        self.try_login(&login).await?;
        if !self.passwords.fits(wish.old, person.password.clone()).await? {
            let problem = Problem {
                message: msg!("server-wrong-password"),
                place: Some("old".to_owned()),
                rule: None,
            };
            return Err(ApiError::Forbidden(problem));
        }
        passwords::check(&wish.new, &login).map_err(|error| error.at("new"))?;
        person.password = Some(self.passwords.hash(wish.new).await?);
        self.db.write(Write::Credentials(person.clone())).await?;
        let session = who.session.clone();
        self.db.write(Write::EndOtherSessions { person_id: person.id, session }).await?;
        Ok(())
    }

    /// Counts a try to sign in with this login.
    async fn try_login(&self, login: &str) -> Result<(), ApiError> {
        if self.tries.len() > REMEMBERED {
            self.tries.retain_recent();
        }
        // Longer ones nobody has; they need not be remembered whole.
        let login: String = login.chars().take(64).collect();
        let mut fits = self.tries.check_key(&login).is_ok();
        if let Some(tally) = self.tally.as_ref().filter(|_| fits) {
            fits =
                tally.fits("login", &login, NonZeroU32::MIN, tally::Quota::per_hour(TRIES)).await;
        }
        if fits { Ok(()) } else { Err(ApiError::too_often()) }
    }

    /// Writes the login of a person down, unless somebody else was faster with it.
    pub(crate) async fn keep_login(&self, person: Person) -> Result<(), ApiError> {
        if self.db.write(Write::Credentials(person)).await? {
            Ok(())
        } else {
            Err(ApiError::conflict(msg!("server-login-taken")))
        }
    }

    /// Signs in with login and password. Which of them was wrong is not told, and takes no less time.
    pub(crate) async fn log_in(
        &self,
        wish: Credentials,
        agent: &str,
    ) -> Result<(SignedIn, String), ApiError> {
        let login = logins::folded(&wish.login);
        self.try_login(&login).await?;
        let known = self.db.person_by_login(&login).await.context("a login")?;
        let stored = known.as_ref().and_then(|person| person.password.clone());
        let fits = self.passwords.fits(wish.password, stored).await?;
        match known.filter(|_| fits) {
            Some(person) if person.banned != 0 => Err(ApiError::forbidden(msg!("server-banned"))),
            Some(person) => Ok(self.sign_in(person, agent).await?),
            None => Err(ApiError::forbidden(msg!("server-wrong-login"))),
        }
    }

    pub(crate) async fn sessions(&self, of: &SignedIn) -> anyhow::Result<Vec<SessionInfo>> {
        let sessions = self.db.sessions(&of.person.id).await?;
        let info = sessions.into_iter().map(|session| SessionInfo {
            current: session.id == of.session,
            id: session.id,
            agent: session.agent,
            created_ms: session.created_ms,
            seen_ms: session.seen_ms,
        });
        Ok(info.collect())
    }

    /// Ends one of a person's own sessions; `false` if there is no such session.
    pub(crate) async fn end_session(&self, of: &SignedIn, session: &str) -> anyhow::Result<bool> {
        let (person_id, session) = (of.person.id.clone(), session.to_owned());
        self.db.write(Write::EndSession { person_id, session }).await
    }

    pub(crate) async fn me(&self, person: &Person) -> anyhow::Result<Me> {
        Ok(Me {
            id: person.id.clone(),
            name: person.name.clone(),
            login: person.login.clone(),
            ratings: self.ratings(&person.id).await?,
        })
    }

    pub(crate) async fn ratings(&self, person: &str) -> anyhow::Result<Vec<RatingInfo>> {
        Ok(self.db.ratings(person).await?.into_iter().map(rating_info).collect())
    }
}

/// A password as it is stored, for the host who gives it.
pub(crate) async fn hash(password: String) -> anyhow::Result<String> {
    let hashed = Passwords::default().hash(password).await;
    hashed.map_err(|error| anyhow::anyhow!("a password cannot be hashed: {error:?}"))
}

fn rating_info(rating: Rating) -> RatingInfo {
    RatingInfo {
        game: rating.kind,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    }
}
