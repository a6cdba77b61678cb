//! All games of this server: made, found, listed.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Context as _;
use kernel::{Seat, msg};
use protocol::{
    CatalogueEntry, CreateGame, CreatedGame, GameInfo, MAX_NAME, Occupant, Problem, SeatInfo,
    SeatKey, SeatWish,
};
use table::Person;
use tokio::sync::{Mutex, oneshot};

use crate::{
    clock,
    game::{self, Command, Handle, SitError},
    http::ApiError,
    registry::{OpenError, Registry},
    secrets,
    store::{Db, NewGame, StoredGame, StoredSeat},
    wire,
};

/// The games and where they are kept.
#[derive(Debug)]
pub(crate) struct Hub {
    db: Db,
    registry: Registry,
    /// Games with a task of their own. Each has its lock, so that loading one holds no other up.
    running: Mutex<BTreeMap<String, Arc<Mutex<Option<Handle>>>>>,
}

impl Hub {
    pub(crate) fn new(db: Db, registry: Registry) -> Self {
        Hub { db, registry, running: Mutex::default() }
    }

    pub(crate) fn catalogue(&self) -> Result<Vec<CatalogueEntry>, ApiError> {
        self.registry
            .iter()
            .map(|kind| {
                let setup = kind.default_setup();
                let table = kind.open(&setup, secrets::seed()?).map_err(open_problem)?;
                Ok(CatalogueEntry {
                    game: kind.id().to_owned(),
                    seats: table.seats(),
                    bots: bots::Spec::names().map(str::to_owned).collect(),
                    setup,
                })
            })
            .collect()
    }

    /// Makes a game and stores it. Nothing is kept of a wish that cannot be fulfilled.
    pub(crate) async fn create(&self, wish: CreateGame) -> Result<CreatedGame, ApiError> {
        let kind = self
            .registry
            .find(&wish.game)
            .ok_or_else(|| ApiError::invalid("game", msg!("server-no-such-game-kind")))?;
        let setup = wish.setup.unwrap_or_else(|| kind.default_setup());
        let seed = secrets::seed()?;
        let mut table = kind.open(&setup, seed).map_err(open_problem)?;
        if wish.seats.len() != usize::from(table.seats()) {
            let message = msg!("server-seat-count", seats = table.seats());
            return Err(ApiError::invalid("seats", message));
        }
        let id = secrets::id()?;
        let creator = secrets::id()?;
        let mut seats = Vec::new();
        let mut keys = Vec::new();
        for (at, wish) in (0u8..).zip(wish.seats) {
            let seat = Seat(at);
            let plain = |occupant: &str, name: String| StoredSeat {
                game_id: id.clone(),
                seat: i64::from(at),
                occupant: occupant.to_owned(),
                name,
                person_id: None,
                key_hash: None,
            };
            seats.push(match wish {
                SeatWish::Open => plain("open", String::new()),
                SeatWish::Bot { bot } => {
                    table.seat_bot(seat, &bot).map_err(open_problem)?;
                    plain("bot", bot)
                }
                SeatWish::Person { name } => {
                    let person = Person { id: creator.clone(), name: checked_name(&name)? };
                    let key = secrets::key()?;
                    let row = game::seat_row(&id, seat, &person, &key);
                    keys.push(SeatKey { seat, key });
                    row
                }
            });
        }
        let game = NewGame {
            id: id.clone(),
            kind: kind.id().to_owned(),
            fingerprint: kind.fingerprint(),
            setup: setup.to_string(),
            seed: seed.to_string(),
            created_ms: clock::now_ms(),
            seats,
        };
        self.db.insert_game(&game).await.context("a game could not be stored")?;
        Ok(CreatedGame { id, keys })
    }

    pub(crate) async fn list(&self) -> Result<Vec<GameInfo>, ApiError> {
        let mut list = Vec::new();
        for game in self.db.games().await.context("games could not be listed")? {
            list.push(self.describe(game).await?);
        }
        Ok(list)
    }

    pub(crate) async fn info(&self, id: &str) -> Result<GameInfo, ApiError> {
        let game = self.db.game(id).await.context("a game could not be read")?;
        self.describe(game.ok_or_else(no_such_game)?).await
    }

    async fn describe(&self, game: StoredGame) -> Result<GameInfo, ApiError> {
        let seats = self.db.seats(&game.id).await.context("seats could not be read")?;
        let ending = game.ending.as_deref().map(serde_json::from_str).transpose();
        Ok(GameInfo {
            seats: seats.iter().map(seat_info).collect(),
            id: game.id,
            game: game.kind,
            created_ms: game.created_ms,
            revision: game.revision,
            ending: ending.context("a stored ending is not readable")?,
        })
    }

    pub(crate) async fn sit(&self, id: &str, seat: Seat, name: &str) -> Result<SeatKey, ApiError> {
        let name = checked_name(name)?;
        let (reply, answer) = oneshot::channel();
        let command = Command::Sit { seat, name, reply };
        self.game(id).await?.send(command).await.map_err(|_| ApiError::trouble())?;
        match answer.await.map_err(|_| ApiError::trouble())? {
            Ok(key) => Ok(key),
            Err(SitError::NoSuchSeat) => Err(ApiError::missing(msg!("server-no-such-seat"))),
            Err(SitError::Taken) => Err(ApiError::conflict(msg!("server-seat-taken"))),
            Err(SitError::System(error)) => Err(error.into()),
        }
    }

    /// The way to a game; it is rebuilt from its log if it does not run.
    pub(crate) async fn game(&self, id: &str) -> Result<Handle, ApiError> {
        let place = Arc::clone(self.running.lock().await.entry(id.to_owned()).or_default());
        let mut place = place.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let loaded = game::load(&self.db, &self.registry, id).await;
        match loaded {
            Ok(Some(handle)) => Ok(place.insert(handle).clone()),
            Ok(None) => {
                self.running.lock().await.remove(id);
                Err(no_such_game())
            }
            Err(error) => Err(error.into()),
        }
    }

    pub(crate) async fn healthy(&self) -> bool {
        self.db.ping().await.is_ok()
    }

    /// Says goodbye to everyone. All that was acknowledged is stored already.
    pub(crate) async fn close(&self) {
        let running = std::mem::take(&mut *self.running.lock().await);
        for place in running.into_values() {
            if let Some(handle) = place.lock().await.take()
                && handle.send(Command::Close).await.is_ok()
            {
                handle.closed().await;
            }
        }
        self.db.close().await;
    }
}

fn no_such_game() -> ApiError {
    ApiError::missing(msg!("server-no-such-game"))
}

fn seat_info(seat: &StoredSeat) -> SeatInfo {
    let occupant = match seat.occupant.as_str() {
        "person" => Occupant::Person { name: seat.name.clone() },
        "bot" => Occupant::Bot { bot: seat.name.clone() },
        _ => Occupant::Open,
    };
    SeatInfo { seat: Seat(u8::try_from(seat.seat).unwrap_or(u8::MAX)), occupant }
}

/// A name without space around it or control characters in it. An empty one is fine: the page then says "you".
fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    if name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
        return Err(ApiError::invalid("name", msg!("server-name", most = MAX_NAME as u32)));
    }
    Ok(name.to_owned())
}

fn open_problem(error: OpenError) -> ApiError {
    match error {
        OpenError::Unreadable(why) => {
            ApiError::invalid("setup", msg!("server-unreadable", why = why))
        }
        OpenError::Setup(problems) => ApiError::Invalid(wire::setup_problem(&problems)),
        OpenError::Bot(_) => {
            let known = bots::Spec::names().collect::<Vec<_>>().join(", ");
            ApiError::Invalid(Problem {
                message: msg!("server-no-such-bot", known = known),
                place: Some("seats".to_owned()),
                rule: None,
            })
        }
        OpenError::System(error) => error.into(),
    }
}
