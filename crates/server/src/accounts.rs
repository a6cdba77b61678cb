//! People: guests at once, accounts on demand, sessions that can be ended, ratings.

use anyhow::{Context as _, anyhow};
use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use kernel::msg;
use protocol::{Credentials, Me, RatingInfo, SessionInfo};
use tokio::sync::Semaphore;

use crate::{
    clock,
    http::ApiError,
    secrets,
    store::{Db, NewSession, Person, Rating, Write},
};

/// Shortest and longest login and password, in characters.
const LOGIN: std::ops::RangeInclusive<usize> = 2..=40;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// How many passwords are hashed at the same time; each takes a core and 19 MiB for a moment.
const HASHING: usize = 2;
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
    hashing: Semaphore,
}

impl Accounts {
    pub(crate) fn new(db: Db) -> Self {
        Accounts { db, hashing: Semaphore::new(HASHING) }
    }

    /// Who holds this token.
    pub(crate) async fn find(&self, token: &str) -> anyhow::Result<Option<SignedIn>> {
        let token_hash = secrets::hash(token);
        let Some(session) = self.db.session(&token_hash).await? else { return Ok(None) };
        let Some(person) = self.db.person(&session.person_id).await? else { return Ok(None) };
        let seen_ms = clock::now_ms();
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
        person.name = name;
        self.db.write(Write::Credentials(person.clone())).await?;
        Ok(person)
    }

    /// The person with login and password, if they may have them. Nothing is stored yet.
    pub(crate) async fn register(
        &self,
        mut person: Person,
        wish: Credentials,
    ) -> Result<Person, ApiError> {
        let login = wish.login.trim().to_lowercase();
        if !LOGIN.contains(&login.chars().count()) || login.chars().any(char::is_control) {
            return Err(ApiError::invalid(
                "login",
                msg!("server-login-length", least = 2, most = 40),
            ));
        }
        if !PASSWORD.contains(&wish.password.chars().count()) {
            let message = msg!("server-password-length", least = 8, most = 200);
            return Err(ApiError::invalid("password", message));
        }
        let another = self.db.person_by_login(&login).await.context("a login")?;
        if person.login.as_ref().is_some_and(|known| *known != login)
            || another.is_some_and(|other| other.id != person.id)
        {
            return Err(ApiError::conflict(msg!("server-login-taken")));
        }
        person.login = Some(login);
        person.password = Some(self.hash(wish.password).await?);
        Ok(person)
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
        let login = wish.login.trim().to_lowercase();
        let known = self.db.person_by_login(&login).await.context("a login")?;
        let stored = known.as_ref().and_then(|person| person.password.clone());
        let exists = stored.is_some();
        let password = match stored {
            Some(stored) => stored,
            None => self.hash("somebody who is not there".to_owned()).await?,
        };
        let fits = self.verify(wish.password, password).await?;
        match known.filter(|_| fits && exists) {
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

    async fn hash(&self, password: String) -> anyhow::Result<String> {
        let _turn = self.hashing.acquire().await?;
        tokio::task::spawn_blocking(move || {
            let hash: PasswordHash = Argon2::default()
                .hash_password(password.as_bytes())
                .map_err(|error| anyhow!("a password cannot be hashed: {error}"))?;
            Ok(hash.to_string())
        })
        .await?
    }

    async fn verify(&self, password: String, stored: String) -> anyhow::Result<bool> {
        let _turn = self.hashing.acquire().await?;
        Ok(tokio::task::spawn_blocking(move || {
            PasswordHash::new(&stored).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        })
        .await?)
    }
}

fn rating_info(rating: Rating) -> RatingInfo {
    RatingInfo {
        game: rating.kind,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    }
}
