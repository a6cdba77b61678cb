//! All games of this server: made, found, listed.

mod housekeeping;
mod making;
mod replays;
mod seats;
mod turns;
mod ways;

pub(crate) use housekeeping::Health;
use housekeeping::Heartbeat;

use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, OnceLock},
};

use anyhow::Context as _;
use games::{OpenError, Registry};
use kernel::{Message, Seat, msg};
use protocol::{CatalogueEntry, GameInfo, MAX_NAME, Occupant, Profile, SeatInfo};
use serde_json::Value;
use tokio::{
    sync::{Mutex, watch},
    task::JoinSet,
};

use crate::{
    accounts::Accounts,
    banned::Banned,
    books::Books,
    game::{self, Command, GameSettings, Handle},
    http::ApiError,
    link::Link,
    metrics::Metrics,
    others::Others,
    replay_cache::ReplayCache,
    secrets,
    store::{Db, Lease, StoredGame, StoredSeat, Write},
    tally::Tally,
    wire,
    workshop::Workshop,
};

/// The games and where they are kept.
#[derive(Debug)]
pub(crate) struct Hub {
    db: Db,
    registry: Registry,
    terms: GameSettings,
    others: Others,
    /// The way to them, where there is one.
    link: Option<Arc<Link>>,
    /// Whether this server is about to stop.
    stopping: watch::Sender<bool>,
    pub(crate) accounts: Accounts,
    pub(crate) books: Books,
    pub(crate) metrics: Metrics,
    replay_cache: ReplayCache,
    beat: Heartbeat,
    catalogue: OnceLock<Vec<CatalogueEntry>>,
    /// Games with a task of their own. Each has its lock, so that loading one holds no other up.
    running: Mutex<BTreeMap<String, Arc<Mutex<Option<Handle>>>>>,
}

impl Hub {
    pub(crate) fn new(
        db: Db,
        registry: Registry,
        terms: GameSettings,
        link: Option<Arc<Link>>,
    ) -> Self {
        let others = Others::new(db.node().to_owned());
        let (accounts, books) = (Accounts::new(db.clone()), Books::new(db.clone()));
        let (metrics, running) = (Metrics::new(), Mutex::default());
        let (replay_cache, beat) = (ReplayCache::new(), Heartbeat::default());
        let catalogue = OnceLock::new();
        Hub {
            db,
            registry,
            terms,
            others,
            link,
            stopping: watch::Sender::new(false),
            accounts,
            books,
            metrics,
            replay_cache,
            beat,
            catalogue,
            running,
        }
    }

    /// The games offered; they do not change while the server runs.
    pub(crate) fn catalogue(&self) -> Result<&[CatalogueEntry], ApiError> {
        if let Some(known) = self.catalogue.get() {
            return Ok(known);
        }
        let entry = |kind: &'static dyn games::DynGame| -> Result<CatalogueEntry, ApiError> {
            let setup = kind.default_setup();
            let table = kind.open(&setup, secrets::seed()?).map_err(open_problem)?;
            Ok(CatalogueEntry {
                game: kind.id().to_owned(),
                fingerprint: kind.fingerprint(),
                seats: table.seats(),
                bots: bots::Spec::names().map(str::to_owned).collect(),
                setup,
            })
        };
        let made = self.registry.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
        Ok(self.catalogue.get_or_init(|| made))
    }

    /// Where work is done that takes a while.
    pub(crate) fn workshop(&self) -> &Workshop {
        &self.terms.workshop
    }

    /// The other servers on the same database.
    pub(crate) fn others(&self) -> &Others {
        &self.others
    }

    /// Where limits are counted that hold at all of them together.
    pub(crate) fn tally(&self) -> Option<Tally> {
        Tally::new(&self.db)
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until this server is about to stop.
    pub(crate) async fn stops(&self) {
        // The sender is this hub's.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Who may not play any more.
    pub(crate) fn banned(&self) -> &Banned {
        &self.terms.banned
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
        let special = special_terms(&game);
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
            special,
        })
    }

    /// The whole game as a file, once it is over. Nothing happens in it any more, so whoever is asked has it rebuilt.
    pub(crate) async fn replay(&self, id: &str, from: IpAddr) -> Result<Value, ApiError> {
        let game = self.db.game(id).await.context("a game could not be read")?;
        if game.ok_or_else(no_such_game)?.ending.is_none() {
            return Err(ApiError::conflict(msg!("server-not-over")));
        }
        game::record(&self.db, &self.registry, id, from, &self.terms).await
    }

    /// Where the way to a game is kept.
    async fn place(&self, id: &str) -> Arc<Mutex<Option<Handle>>> {
        Arc::clone(self.running.lock().await.entry(id.to_owned()).or_default())
    }

    /// Takes a lease on a game, unless another server plays it or shall do so from now on.
    async fn lease(&self, id: &str) -> Result<Lease, ApiError> {
        if self.is_stopping() {
            return Err(ApiError::elsewhere());
        }
        let last = self.db.lease(id).await.context("a lease could not be read")?;
        if last.as_ref().is_some_and(|last| !self.others.know(&last.node)) {
            self.others.meet(self.db.beats().await.context("other servers")?);
        }
        if last.as_ref().is_some_and(|last| self.others.lives(&last.node)) {
            return Err(ApiError::elsewhere());
        }
        let number = last.map_or(0, |last| last.number) + 1;
        let lease = Lease { game_id: id.to_owned(), node: self.others.own().to_owned(), number };
        if self.db.write(Write::Take(lease.clone())).await.context("a lease")? {
            tracing::debug!(game = id, lease = number, node = lease.node, "taken");
            return Ok(lease);
        }
        // Another server was faster, or there is nothing to take.
        let game = self.db.game(id).await.context("a game could not be read")?;
        Err(game.map_or_else(no_such_game, |_| ApiError::elsewhere()))
    }

    /// The way to a game; it is rebuilt from its log if it does not run.
    pub(crate) async fn game(&self, id: &str) -> Result<Handle, ApiError> {
        let place = self.place(id).await;
        let mut place = place.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let loaded = match self.lease(id).await {
            Ok(lease) => game::load(&self.db, &self.registry, lease, &self.terms).await?,
            Err(ApiError::Missing(_)) => None,
            Err(error) => return Err(error),
        };
        match loaded {
            Some(handle) => Ok(place.insert(handle).clone()),
            None => {
                self.running.lock().await.remove(id);
                Err(no_such_game())
            }
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

    /// Says goodbye to everyone, and leaves the games to other servers one by one. All that was acknowledged is stored
    /// already. From now on no game begins here.
    pub(crate) async fn say_goodbye(&self) {
        self.stopping.send_replace(true);
        let running = std::mem::take(&mut *self.running.lock().await);
        let mut ending = JoinSet::new();
        for place in running.into_values() {
            ending.spawn(async move {
                if let Some(handle) = place.lock().await.take()
                    && handle.send(Command::Close).await.is_ok()
                {
                    handle.closed().await;
                }
            });
        }
        ending.join_all().await;
    }

    /// Lets go of what is stored. Games that were being rebuilt during the goodbye end first.
    pub(crate) async fn close(&self) {
        self.say_goodbye().await;
        let node = self.others.own().to_owned();
        if let Err(error) = self.db.write(Write::Leave { node }).await {
            tracing::warn!("other servers go on with the games a few seconds later: {error:#}");
        }
        self.db.close().await;
    }
}

/// What is not as one would expect of a game of its kind.
fn special_terms(game: &StoredGame) -> Vec<Message> {
    let setup = serde_json::from_str(&game.setup).unwrap_or_default();
    let mut terms: Vec<Message> = Vec::new();
    for unusual in reference::fair::unusual(&game.kind, &setup) {
        if !terms.contains(&unusual.term) {
            terms.push(unusual.term);
        }
    }
    if game.continued > 0 {
        terms.push(msg!("about-continued"));
    }
    if let Some(bot) = &game.stand_in {
        terms.push(msg!("about-stand-in", bot = making::level(bot)));
    }
    terms
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
    if name.chars().count() > MAX_NAME || name.chars().any(is_unseen) {
        return Err(ApiError::invalid("name", msg!("server-name", most = MAX_NAME as u32)));
    }
    Ok(name.to_owned())
}

/// Characters nobody sees, which make two names look the same or turn the text around them.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

fn open_problem(error: OpenError) -> ApiError {
    match error {
        OpenError::Unreadable(why) => {
            ApiError::invalid("setup", msg!("server-unreadable", why = why))
        }
        OpenError::Setup(problems) => ApiError::Invalid(wire::setup_problem(&problems)),
    }
}
