//! The way to a game: it is played here, or by another server that can be reached.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use kernel::msg;
use tokio::{
    sync::oneshot,
    time::{Instant, sleep},
};

use super::Hub;
use crate::{
    game::{Command, Guest, Handle, Line, SitError},
    http::ApiError,
    link::{Answered, Ask, Link},
};

/// A game may be on its way from one server to another: that long it is looked for, and that often.
const MOVING: Duration = Duration::from_secs(6);
const LOOKED_FOR: Duration = Duration::from_millis(50);

/// Where a game is played.
enum Way {
    Here(Handle),
    There { link: Arc<Link>, node: String },
}

/// How long one waits for a game that moves from one server to another, or whose server is not reached. Until there is
/// another word than that, nothing has happened at the game.
struct Moving {
    until: Option<Instant>,
}

impl Moving {
    /// Waits a moment if the game may be found later; otherwise this is the last word.
    async fn is_waited_for<T>(&self, done: &Result<T, ApiError>) -> bool {
        let again = matches!(done, Err(ApiError::Elsewhere(_)))
            && self.until.is_some_and(|until| Instant::now() < until);
        if again {
            sleep(LOOKED_FOR).await;
        }
        again
    }
}

impl Hub {
    /// Looks where a game is played, and begins to play it here if it is nobody's.
    async fn way(&self, id: &str) -> Result<Way, ApiError> {
        let elsewhere = match self.game(id).await {
            Ok(handle) => return Ok(Way::Here(handle)),
            Err(error @ ApiError::Elsewhere(_)) => error,
            Err(error) => return Err(error),
        };
        let lease = self.db.lease(id).await.context("a lease could not be read")?;
        let node = lease.map(|lease| lease.node).filter(|node| node != self.others.own());
        match (&self.link, node) {
            (Some(link), Some(node)) => Ok(Way::There { link: Arc::clone(link), node }),
            _ => Err(elsewhere),
        }
    }

    /// Whether somebody could enter a game.
    pub(crate) async fn reach(&self, id: &str) -> Result<(), ApiError> {
        let moving = self.moving();
        loop {
            let done = match self.way(id).await {
                Ok(Way::There { link, node }) if !link.reaches(&node) => Err(ApiError::elsewhere()),
                way => way.map(drop),
            };
            if !moving.is_waited_for(&done).await {
                return done;
            }
        }
    }

    /// Lets a client into a game, wherever it is played.
    pub(crate) async fn enter(&self, id: &str, guest: &Guest) -> Result<Line, ApiError> {
        let moving = self.moving();
        loop {
            let done = match self.way(id).await {
                Ok(Way::Here(game)) => {
                    Line::here(game, guest.clone()).await.ok_or_else(ApiError::trouble)
                }
                Ok(Way::There { link, node }) => link.enter(&node, id, guest.clone()).await,
                Err(error) => Err(error),
            };
            if !moving.is_waited_for(&done).await {
                return done;
            }
        }
    }

    /// Asks a game something, wherever it is played.
    pub(super) async fn ask(&self, id: &str, ask: Ask) -> Result<Answered, ApiError> {
        let moving = self.moving();
        loop {
            let done = match self.way(id).await {
                Ok(Way::Here(_)) => self.answer_here(id, ask.clone()).await,
                Ok(Way::There { link, node }) => link.ask(&node, id, ask.clone()).await,
                Err(error) => Err(error),
            };
            if !moving.is_waited_for(&done).await {
                return done;
            }
        }
    }

    fn moving(&self) -> Moving {
        let waits = self.link.is_some() && !self.is_stopping();
        Moving { until: waits.then(|| Instant::now() + MOVING) }
    }

    /// Lets the client of another server into a game of this one.
    pub(crate) async fn enter_here(&self, id: &str, guest: Guest) -> Result<Line, ApiError> {
        let game = self.game(id).await?;
        Line::here(game, guest).await.ok_or_else(ApiError::trouble)
    }

    /// Answers what a game of this server is asked, by a request here or by another server.
    pub(crate) async fn answer_here(&self, id: &str, ask: Ask) -> Result<Answered, ApiError> {
        match ask {
            Ask::Sit { seat, person, name, key_hash } => {
                let (reply, answer) = oneshot::channel();
                let person = table::Person { id: person, name };
                let command = Command::Sit { seat, person, key_hash, reply };
                self.tell(id, command).await?;
                match answer.await.map_err(|_| ApiError::trouble())? {
                    Ok(()) => Ok(Answered::Done),
                    Err(SitError::NoSuchSeat) => {
                        Err(ApiError::missing(msg!("server-no-such-seat")))
                    }
                    Err(SitError::Taken) => Err(ApiError::conflict(msg!("server-seat-taken"))),
                    Err(SitError::System(error)) => Err(error.into()),
                }
            }
            Ask::SitWith { seat, person, name, key_hash, old, new } => {
                let person = table::Person { id: person, name };
                self.begin_anew(id, (seat, person, key_hash), old, new).await?;
                Ok(Answered::Done)
            }
            Ask::WaitingFor => {
                let (reply, answer) = oneshot::channel();
                self.tell(id, Command::Asked { reply }).await?;
                Ok(Answered::WaitingFor(answer.await.map_err(|_| ApiError::trouble())?))
            }
        }
    }

    async fn tell(&self, id: &str, command: Command) -> Result<(), ApiError> {
        self.game(id).await?.send(command).await.map_err(|_| ApiError::trouble())
    }
}
