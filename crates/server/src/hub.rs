//! All games of this server: made, found, listed.

mod housekeeping;
mod replays;
mod seats;
mod turns;

pub(crate) use housekeeping::Health;
use housekeeping::Heartbeat;

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Context as _;
use games::{OpenError, Registry};
use kernel::{Seat, Seed, msg};
use protocol::{
    CatalogueEntry, CreateGame, CreatedGame, GameInfo, MAX_NAME, Occupant, Problem, Profile,
    SeatInfo, SeatKey, SeatWish, TimeControl,
};
use serde_json::{Value, json};
use table::Entry;
use tokio::sync::{Mutex, oneshot};

use crate::{
    accounts::Accounts,
    books::Books,
    clock,
    game::{self, BotError, Command, GameSettings, Handle},
    http::ApiError,
    metrics::Metrics,
    replay_cache::ReplayCache,
    secrets,
    store::{Db, NewGame, Person, StoredGame, StoredSeat, Write},
    wire,
};

/// The games and where they are kept.
#[derive(Debug)]
pub(crate) struct Hub {
    db: Db,
    registry: Registry,
    terms: GameSettings,
    pub(crate) accounts: Accounts,
    pub(crate) books: Books,
    pub(crate) metrics: Metrics,
    replay_cache: ReplayCache,
    beat: Heartbeat,
    /// Games with a task of their own. Each has its lock, so that loading one holds no other up.
    running: Mutex<BTreeMap<String, Arc<Mutex<Option<Handle>>>>>,
}

impl Hub {
    pub(crate) fn new(db: Db, registry: Registry, terms: GameSettings) -> Self {
        let (accounts, books) = (Accounts::new(db.clone()), Books::new(db.clone()));
        let (metrics, running) = (Metrics::new(), Mutex::default());
        let (replay_cache, beat) = (ReplayCache::new(), Heartbeat::default());
        Hub { db, registry, terms, accounts, books, metrics, replay_cache, beat, running }
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
    pub(crate) async fn create(
        &self,
        wish: CreateGame,
        creator: &Person,
    ) -> Result<CreatedGame, ApiError> {
        let seed = self.new_seed()?;
        self.store_new(wish, creator, seed, Vec::new()).await
    }

    /// The dice of a new game.
    fn new_seed(&self) -> anyhow::Result<Seed> {
        self.terms.fixed_seed.map_or_else(secrets::seed, Ok)
    }

    /// Stores a new game whose log begins with these entries.
    async fn store_new(
        &self,
        mut wish: CreateGame,
        creator: &Person,
        seed: Seed,
        entries: Vec<Entry<Value>>,
    ) -> Result<CreatedGame, ApiError> {
        let kind = self
            .registry
            .find(&wish.game)
            .ok_or_else(|| ApiError::invalid("game", msg!("server-no-such-game-kind")))?;
        let setup = wish.setup.take().unwrap_or_else(|| kind.default_setup());
        let mut table = kind.open(&setup, seed).map_err(open_problem)?;
        if wish.seats.len() != usize::from(table.seats()) {
            let message = msg!("server-seat-count", seats = table.seats());
            return Err(ApiError::invalid("seats", message));
        }
        check_clock(&wish)?;
        if wish.rated && table.seats() != 2 {
            return Err(ApiError::invalid("rated", msg!("server-rated-two")));
        }
        let id = secrets::id()?;
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
                    check_bot(&bot)?;
                    self.terms.seat_bot(table.as_mut(), seat, &bot).map_err(bot_problem)?;
                    plain("bot", bot)
                }
                SeatWish::Person { name } => {
                    let person =
                        table::Person { id: creator.id.clone(), name: checked_name(&name)? };
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
            clock: wish.clock.as_ref().map(|clock| json!(clock).to_string()),
            stand_in: wish.stand_in,
            listed: !wish.private,
            rated: wish.rated,
            seats,
            entries: replays::inherited(&id, entries),
        };
        self.db.write(Write::Game(Box::new(game))).await.context("a game could not be stored")?;
        self.metrics.made.inc();
        Ok(CreatedGame { id, keys })
    }

    /// The games of a person, newest first.
    pub(crate) async fn games_of(&self, person: &str) -> Result<Vec<GameInfo>, ApiError> {
        let games = self.db.games_of(person).await.context("games could not be listed")?;
        let mut games = self.describe_all(games).await?;
        self.note_turns(person, &mut games).await?;
        Ok(games)
    }

    /// What everyone may know of a person.
    pub(crate) async fn profile(&self, id: &str) -> Result<Profile, ApiError> {
        let person = self.db.person(id).await.context("a person could not be read")?;
        let person = person.ok_or_else(|| ApiError::missing(msg!("server-no-such-person")))?;
        let games = self.db.games_of(id).await.context("games could not be listed")?;
        let shown = games.into_iter().filter(|game| game.listed == 1 && game.ending.is_some());
        Ok(Profile {
            results: self.describe_all(shown.collect()).await?,
            ratings: self.accounts.ratings(id).await?,
            id: person.id,
            name: person.name,
        })
    }

    async fn describe_all(&self, games: Vec<StoredGame>) -> Result<Vec<GameInfo>, ApiError> {
        let mut list = Vec::with_capacity(games.len());
        for game in games {
            list.push(self.describe(game).await?);
        }
        Ok(list)
    }

    pub(crate) async fn list(&self) -> Result<Vec<GameInfo>, ApiError> {
        self.describe_all(self.db.games().await.context("games could not be listed")?).await
    }

    /// Games that wait for somebody.
    pub(crate) async fn lobby(&self) -> Result<Vec<GameInfo>, ApiError> {
        let games = self.db.open_games().await.context("games could not be listed")?;
        self.describe_all(games).await
    }

    pub(crate) async fn info(&self, id: &str) -> Result<GameInfo, ApiError> {
        let game = self.db.game(id).await.context("a game could not be read")?;
        self.describe(game.ok_or_else(no_such_game)?).await
    }

    async fn describe(&self, game: StoredGame) -> Result<GameInfo, ApiError> {
        let seats = self.db.seats(&game.id).await.context("seats could not be read")?;
        let ending = game.ending.as_deref().map(serde_json::from_str).transpose();
        let clock = game.clock.as_deref().map(serde_json::from_str).transpose();
        let kind = self.registry.find(&game.kind);
        let about = kind.map_or_else(Vec::new, |kind| kind.about(&game.setup));
        Ok(GameInfo {
            seats: seats.iter().map(seat_info).collect(),
            id: game.id,
            game: game.kind,
            created_ms: game.created_ms,
            revision: game.revision,
            ending: ending.context("a stored ending is not readable")?,
            clock: clock.context("a stored time control is not readable")?,
            rated: game.rated > 0,
            rematch: game.rematch,
            about,
            your_turn: false,
        })
    }

    /// The whole game as a file, once it is over.
    pub(crate) async fn replay(&self, id: &str) -> Result<Value, ApiError> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Replay { reply };
        self.game(id).await?.send(command).await.map_err(|_| ApiError::trouble())?;
        let replay = answer.await.map_err(|_| ApiError::trouble())?;
        replay.ok_or_else(|| ApiError::conflict(msg!("server-not-over")))
    }

    /// The same game again: the one who asks plays their seats, bots theirs, and the others are open to their players.
    /// Whoever asks second gets the game that was made.
    pub(crate) async fn rematch(&self, id: &str, who: &Person) -> Result<CreatedGame, ApiError> {
        let game = self.db.game(id).await.context("a game could not be read")?;
        let game = game.ok_or_else(no_such_game)?;
        if game.ending.is_none() {
            return Err(ApiError::conflict(msg!("server-not-over")));
        }
        if let Some(made) = game.rematch {
            return Ok(CreatedGame { id: made, keys: Vec::new() });
        }
        let seats = self.db.seats(id).await.context("seats could not be read")?;
        if !seats.iter().any(|seat| seat.person_id.as_ref() == Some(&who.id)) {
            return Err(ApiError::forbidden(msg!("server-rematch-players")));
        }
        let wishes = seats.into_iter().map(|seat| match (seat.occupant.as_str(), seat.person_id) {
            ("bot", _) => SeatWish::Bot { bot: level(&seat.name) },
            ("person", Some(person)) if person == who.id => SeatWish::Person { name: seat.name },
            _ => SeatWish::Open,
        });
        let wish = CreateGame {
            game: game.kind,
            setup: Some(serde_json::from_str(&game.setup).context("a stored setup")?),
            seats: wishes.collect(),
            clock: game
                .clock
                .as_deref()
                .map(serde_json::from_str)
                .transpose()
                .context("a clock")?,
            stand_in: game.stand_in.as_deref().map(level),
            private: game.listed == 0,
            rated: game.rated > 0,
        };
        let made = self.create(wish, who).await?;
        self.db.write(Write::Rematch { of: id.to_owned(), game: made.id.clone() }).await?;
        Ok(made)
    }

    /// Where the way to a game is kept.
    async fn place(&self, id: &str) -> Arc<Mutex<Option<Handle>>> {
        Arc::clone(self.running.lock().await.entry(id.to_owned()).or_default())
    }

    /// The way to a game; it is rebuilt from its log if it does not run.
    pub(crate) async fn game(&self, id: &str) -> Result<Handle, ApiError> {
        let place = self.place(id).await;
        let mut place = place.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let loaded = game::load(&self.db, &self.registry, id, &self.terms).await;
        match loaded {
            Ok(Some(handle)) => Ok(place.insert(handle).clone()),
            Ok(None) => {
                self.running.lock().await.remove(id);
                Err(no_such_game())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether games can be read and answers stored, said within two seconds.
    pub(crate) async fn health(&self) -> Health {
        let read = tokio::time::timeout(Health::PATIENCE, self.db.ping()).await;
        if !matches!(read, Ok(Ok(()))) {
            Health::Unreadable
        } else if self.beat.is_old() {
            Health::Unwritable
        } else {
            Health::Well
        }
    }

    /// Says goodbye to everyone. All that was acknowledged is stored already.
    pub(crate) async fn say_goodbye(&self) {
        let running = std::mem::take(&mut *self.running.lock().await);
        for place in running.into_values() {
            if let Some(handle) = place.lock().await.take()
                && handle.send(Command::Close).await.is_ok()
            {
                handle.closed().await;
            }
        }
    }

    /// Lets go of what is stored. Games that somebody asked for since the goodbye end first.
    pub(crate) async fn close(&self) {
        self.say_goodbye().await;
        self.db.close().await;
    }
}

/// The longest thinking time: a year, for games by the day.
const LONGEST_MS: u64 = 366 * 24 * 60 * 60 * 1000;

fn check_clock(wish: &CreateGame) -> Result<(), ApiError> {
    let fits = |clock: &TimeControl| {
        (1_000..=LONGEST_MS).contains(&clock.bank_ms) && clock.increment_ms <= LONGEST_MS
    };
    if !wish.clock.as_ref().is_none_or(fits) {
        return Err(ApiError::invalid("clock", msg!("server-clock")));
    }
    wish.stand_in.as_deref().map_or(Ok(()), check_bot)
}

/// Over the wire bots are named as they are: options would let a stranger's bot think for a day.
fn check_bot(bot: &str) -> Result<(), ApiError> {
    let named = bots::Spec::named(bot);
    named.map(drop).map_err(|error| bot_problem(BotError::Unknown(error.to_string())))
}

/// The bot without its options, which games of earlier versions may have.
fn level(bot: &str) -> String {
    bot.split(':').next().unwrap_or_default().to_owned()
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
    let number = Seat(u8::try_from(seat.seat).unwrap_or(u8::MAX));
    let present = matches!(occupant, Occupant::Bot { .. });
    SeatInfo { seat: number, occupant, present }
}

/// A name without space around it or control characters in it. An empty one is fine: the page then says "you".
pub(crate) fn checked_name(name: &str) -> Result<String, ApiError> {
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
    }
}

fn bot_problem(error: BotError) -> ApiError {
    match error {
        BotError::Unknown(_) => {
            let known = bots::Spec::names().collect::<Vec<_>>().join(", ");
            ApiError::Invalid(Problem {
                message: msg!("server-no-such-bot", known = known),
                place: Some("seats".to_owned()),
                rule: None,
            })
        }
        BotError::System(error) => error.into(),
    }
}
