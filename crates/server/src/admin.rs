//! What the host does with the accounts and games of a server, also while it runs: `grimoire admin`.

use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use kernel::msg;

use crate::{
    accounts::{self, Login, REGISTRATION},
    clock,
    host_error::HostError,
    http::ApiError,
    secrets,
    store::{Db, Person, Pruned, Write},
};

/// The database of a server, opened beside it.
#[derive(Debug)]
pub struct Admin {
    db: Db,
}

impl Admin {
    /// Opens the database of the data folder, or that of the URL.
    pub async fn open(data_dir: &Path, url: Option<&str>) -> anyhow::Result<Self> {
        Ok(Admin { db: Db::open_beside(data_dir, url).await? })
    }

    async fn account(&self, login: &str) -> anyhow::Result<Person> {
        let found = self.db.person_by_login(&login.trim().to_lowercase()).await?;
        found.with_context(|| HostError(msg!("host-no-login", login = login.to_owned())))
    }

    /// Gives an account a new password, which is returned, and signs it out everywhere.
    pub async fn reset(&self, login: &str) -> anyhow::Result<String> {
        let mut person = self.account(login).await?;
        let password = secrets::id()?;
        person.password = Some(accounts::hash(password.clone()).await?);
        let person_id = person.id.clone();
        self.db.write(Write::Credentials(person)).await?;
        let session = String::new();
        self.db.write(Write::EndOtherSessions { person_id, session }).await?;
        Ok(password)
    }

    /// Gives an account another login.
    pub async fn rename(&self, login: &str, to: &str) -> anyhow::Result<()> {
        let mut person = self.account(login).await?;
        let wished = Login::wished(to).map_err(|error| match error {
            ApiError::Invalid(problem) => anyhow::Error::new(HostError(problem.message)),
            other => anyhow!("{other:?}"),
        })?;
        person.login = Some(wished.text);
        person.look = Some(wished.look);
        if !self.db.write(Write::Credentials(person)).await? {
            bail!(HostError(msg!("server-login-taken")));
        }
        Ok(())
    }

    /// Forgets an account with its books and ratings. Games stay for those who played them, without its name.
    pub async fn delete(&self, login: &str) -> anyhow::Result<()> {
        let person_id = self.account(login).await?.id;
        self.db.write(Write::Forget { person_id }).await?;
        Ok(())
    }

    /// Lets somebody in or not. Who is banned is signed out everywhere, and no game of theirs counts.
    pub async fn ban(&self, login: &str, banned: bool) -> anyhow::Result<()> {
        let person_id = self.account(login).await?.id;
        self.db.write(Write::Ban { person_id, banned }).await?;
        Ok(())
    }

    /// Whether new accounts can be made.
    pub async fn open_registration(&self, open: bool) -> anyhow::Result<()> {
        let value = if open { "open" } else { "closed" }.to_owned();
        self.db.write(Write::Setting { name: REGISTRATION, value }).await?;
        Ok(())
    }

    /// Removes what nobody uses; says how many games went.
    pub async fn prune(&self) -> anyhow::Result<usize> {
        let mut count = 0;
        loop {
            let now_ms = clock::now_ms();
            let games = self.db.unneeded_games(now_ms).await?;
            let found = games.len();
            self.db.write(Write::Prune(Pruned { now_ms, games })).await?;
            if found == 0 {
                return Ok(count);
            }
            count += found;
        }
    }

    pub async fn close(self) {
        self.db.close().await;
    }
}
