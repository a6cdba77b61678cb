//! Making games: what somebody wishes for is judged first, and nothing is kept of a wish that cannot be fulfilled.

use std::net::IpAddr;

use anyhow::Context as _;
use games::{DynGame, DynTable};
use kernel::{Seat, Seed, msg};
use protocol::{CreateGame, CreatedGame, Problem, SeatKey, SeatWish, TimeControl};
use reference::fair::{self, SetupBreach};
use serde_json::{Value, json};
use table::Entry;

use super::{Hub, checked_name, no_such_game, open_problem, replays};
use crate::{
    clock,
    game::{self, BotError},
    http::ApiError,
    secrets,
    store::{NewGame, Person, StoredSeat, Write},
};

/// What a new game begins with besides a wish.
#[derive(Debug)]
pub(super) struct Beginning {
    pub(super) seed: Seed,
    /// Its first entries, where it goes on from a recorded game.
    pub(super) entries: Vec<Entry<Value>>,
    /// The game it is the rematch of.
    pub(super) rematch_of: Option<String>,
}

impl Hub {
    /// Makes a game and stores it.
    pub(crate) async fn create(
        &self,
        wish: CreateGame,
        creator: &Person,
        from: IpAddr,
    ) -> Result<CreatedGame, ApiError> {
        let beginning = Beginning { seed: self.new_seed()?, entries: Vec::new(), rematch_of: None };
        let made = self.store_new(wish, creator, from, beginning).await?;
        made.ok_or_else(ApiError::trouble)
    }

    /// The dice of a new game.
    pub(super) fn new_seed(&self) -> anyhow::Result<Seed> {
        self.terms.fixed_seed.map_or_else(secrets::seed, Ok)
    }

    /// Stores a new game. `None`: its rematch was made by somebody else a moment before.
    pub(super) async fn store_new(
        &self,
        mut wish: CreateGame,
        creator: &Person,
        from: IpAddr,
        beginning: Beginning,
    ) -> Result<Option<CreatedGame>, ApiError> {
        let kind = self
            .registry
            .find(&wish.game)
            .ok_or_else(|| ApiError::invalid("game", msg!("server-no-such-game-kind")))?;
        check_clock(&wish)?;
        check_rated(&wish, creator)?;
        let given = wish.setup.take();
        let (rated, seed) = (wish.rated, beginning.seed);
        let opened =
            self.terms.workshop.run(from, move || open(kind, given, seed, rated)).await??;
        let Opened { setup, mut table } = opened;
        if wish.seats.len() != usize::from(table.seats()) {
            let message = msg!("server-seat-count", seats = table.seats());
            return Err(ApiError::invalid("seats", message));
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
                    let row = game::seat_row(&id, seat, &person, secrets::hash(&key));
                    keys.push(SeatKey { seat, key });
                    row
                }
            });
        }
        let begun_ms = self.terms.time.now_ms();
        let game = NewGame {
            id: id.clone(),
            kind: kind.id().to_owned(),
            fingerprint: kind.fingerprint(),
            setup: setup.to_string(),
            seed: seed.to_string(),
            created_ms: clock::now_ms(),
            begun_ms,
            clock: wish.clock.as_ref().map(|clock| json!(clock).to_string()),
            stand_in: wish.stand_in,
            listed: !wish.private,
            rated: wish.rated,
            rematch_of: beginning.rematch_of,
            seats,
            entries: replays::inherited(&id, beginning.entries, begun_ms),
        };
        let write = Write::Game(Box::new(game));
        if !self.db.write(write).await.context("a game could not be stored")? {
            return Ok(None);
        }
        self.metrics.made.inc();
        Ok(Some(CreatedGame { id, keys }))
    }

    /// The same game again: the one who asks plays their seats, bots theirs, and the others are open to their players.
    /// Whoever asks second gets the game that was made, also when both ask at once.
    pub(crate) async fn rematch(
        &self,
        id: &str,
        who: &Person,
        from: IpAddr,
    ) -> Result<CreatedGame, ApiError> {
        let game = self.db.game(id).await.context("a game could not be read")?;
        let game = game.ok_or_else(no_such_game)?;
        if game.ending.is_none() {
            return Err(ApiError::conflict(msg!("server-not-over")));
        }
        let seats = self.db.seats(id).await.context("seats could not be read")?;
        if !seats.iter().any(|seat| seat.person_id.as_ref() == Some(&who.id)) {
            return Err(ApiError::forbidden(msg!("server-rematch-players")));
        }
        if let Some(made) = game.rematch {
            return Ok(CreatedGame { id: made, keys: Vec::new() });
        }
        let wishes = seats.into_iter().map(|seat| match (seat.occupant.as_str(), seat.person_id) {
            ("bot", _) => SeatWish::Bot { bot: level(&seat.name) },
            ("person", Some(person)) if person == who.id => SeatWish::Person { name: seat.name },
            _ => SeatWish::Open,
        });
        let clock = game.clock.as_deref().map(serde_json::from_str).transpose();
        let wish = CreateGame {
            game: game.kind,
            setup: Some(serde_json::from_str(&game.setup).context("a stored setup")?),
            seats: wishes.collect(),
            clock: clock.context("a clock")?,
            stand_in: game.stand_in.as_deref().map(level),
            private: game.listed == 0,
            // A game of before accounts were needed for it is played again as a friendly one.
            rated: game.rated > 0 && who.login.is_some(),
        };
        let beginning = Beginning {
            seed: self.new_seed()?,
            entries: Vec::new(),
            rematch_of: Some(id.to_owned()),
        };
        if let Some(made) = self.store_new(wish, who, from, beginning).await? {
            return Ok(made);
        }
        let game = self.db.game(id).await.context("a game could not be read")?;
        let made = game.and_then(|game| game.rematch).ok_or_else(no_such_game)?;
        Ok(CreatedGame { id: made, keys: Vec::new() })
    }
}

struct Opened {
    setup: Value,
    table: Box<dyn DynTable>,
}

/// A table at its beginning. Games that count take no setup that gives somebody more than the rules do.
fn open(
    kind: &dyn DynGame,
    setup: Option<Value>,
    seed: Seed,
    rated: bool,
) -> Result<Opened, ApiError> {
    let setup = setup.unwrap_or_else(|| kind.default_setup());
    let table = kind.open(&setup, seed).map_err(open_problem)?;
    if rated {
        let unusual = fair::unusual(kind.id(), &setup).into_iter();
        if let Some(breach) = unusual.filter_map(|it| it.breach).next() {
            return Err(breach_problem(breach));
        }
    }
    Ok(Opened { setup, table })
}

pub(super) fn breach_problem(breach: SetupBreach) -> ApiError {
    ApiError::Invalid(Problem {
        message: breach.message,
        place: Some(format!("setup.{}", breach.place)),
        rule: breach.rule.map(|rule| rule.as_str().to_owned()),
    })
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

/// A rated game is played by two people with accounts, whom everyone finds again.
fn check_rated(wish: &CreateGame, creator: &Person) -> Result<(), ApiError> {
    if !wish.rated {
        return Ok(());
    }
    let open = wish.seats.iter().filter(|seat| matches!(seat, SeatWish::Open)).count();
    let bots = wish.seats.iter().any(|seat| matches!(seat, SeatWish::Bot { .. }));
    if wish.seats.len() != 2 || open == 0 || bots {
        return Err(ApiError::invalid("rated", msg!("server-rated-two")));
    }
    if creator.login.is_none() {
        return Err(ApiError::forbidden(msg!("server-rated-account")));
    }
    Ok(())
}

/// Over the wire bots are named as they are: options would let a stranger's bot think for a day.
fn check_bot(bot: &str) -> Result<(), ApiError> {
    let named = bots::Spec::named(bot);
    named.map(drop).map_err(|error| bot_problem(BotError::Unknown(error.to_string())))
}

/// The bot without its options, which games of earlier versions may have.
pub(super) fn level(bot: &str) -> String {
    bot.split(':').next().unwrap_or_default().to_owned()
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
