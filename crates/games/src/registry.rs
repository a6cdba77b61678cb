//! Games without their types. What is generic over games is compiled here, once.

use std::{fmt, marker::PhantomData};

use bots::Heuristics;
use kernel::{Consult, Message, Seat, Seed, SetupError};
use scenario::{Failure, Passed, Script, Scripted};
use serde_json::Value;
use table::{DynReplayCursor, Replay, ReplayCursor, ReplayError, Table, commitment, json::json};

use crate::{
    GameId,
    hosted::{DynTable, HostedTable},
};

/// What a game must have to be offered: rules, words, scripts, something for bots to go by, and answers to what players ask beside it.
pub trait PlayableGame: Scripted<Setup: Default> + Heuristics + Consult {}

impl<G: Scripted<Setup: Default> + Heuristics + Consult> PlayableGame for G {}

/// A game whose type has been forgotten.
pub trait DynGame: Send + Sync + fmt::Debug {
    fn id(&self) -> &'static str;
    fn fingerprint(&self) -> String;
    fn default_setup(&self) -> Value;
    /// What everyone may know of a game with this setup.
    fn about(&self, setup: &str) -> Vec<Message>;
    /// A table at its beginning.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn DynTable>, OpenError>;
    /// A recorded game, played again and judged as computer players judge it. The text of its file may be anything.
    fn cursor(&self, file: &str) -> Result<Box<dyn DynReplayCursor>, ReplayError>;
    /// A recorded game as a scenario script, if it can be written so.
    fn script(&self, file: &str) -> Option<String>;
    /// Plays a script and says whether it holds.
    fn run(&self, script: &Script) -> Result<Passed, Failure>;
}

/// Why a table could not be opened.
#[derive(Debug)]
pub enum OpenError {
    /// The setup is not one of this game, as a parser puts it.
    Unreadable(String),
    Setup(Vec<SetupError>),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unreadable(why) => write!(f, "the setup cannot be read: {why}"),
            OpenError::Setup(problems) => write!(f, "the setup is not valid: {problems:?}"),
        }
    }
}

impl std::error::Error for OpenError {}

/// Games by their ids.
#[derive(Clone, Debug, Default)]
pub struct Registry(Vec<&'static dyn DynGame>);

impl Registry {
    pub fn new() -> Self {
        Registry::default()
    }

    /// All games of this program.
    pub fn standard() -> Self {
        Registry(GameId::ALL.map(GameId::game).to_vec())
    }

    #[must_use]
    pub fn with<G: PlayableGame>(mut self) -> Self {
        self.0.push(any::<G>());
        self
    }

    pub fn find(&self, id: &str) -> Option<&'static dyn DynGame> {
        self.iter().find(|game| game.id() == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static dyn DynGame> {
        self.0.iter().copied()
    }
}

impl GameId {
    /// The game without its type.
    pub fn game(self) -> &'static dyn DynGame {
        with_game!(self, G => any::<G>())
    }
}

fn any<G: PlayableGame>() -> &'static dyn DynGame {
    &Typed::<G>(PhantomData)
}

struct Typed<G>(PhantomData<G>);

impl<G: PlayableGame> fmt::Debug for Typed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

impl<G: PlayableGame> DynGame for Typed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn fingerprint(&self) -> String {
        commitment::fingerprint::<G>()
    }

    fn default_setup(&self) -> Value {
        json(&G::Setup::default())
    }

    fn about(&self, setup: &str) -> Vec<Message> {
        serde_json::from_str(setup).map_or_else(|_| Vec::new(), |setup| G::about(&setup))
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn DynTable>, OpenError> {
        let setup = serde_json::from_value(setup.clone())
            .map_err(|error| OpenError::Unreadable(error.to_string()))?;
        let table = Table::<G>::new(setup, seed).map_err(OpenError::Setup)?;
        Ok(Box::new(HostedTable::new(table)))
    }

    fn cursor(&self, file: &str) -> Result<Box<dyn DynReplayCursor>, ReplayError> {
        let weights = G::weights();
        let judge = |game: &G| {
            let chance =
                |seat| (game.value(seat, &weights).clamp(0.0, 1.0) * 1000.0).round() as u16;
            game.is_settled().then(|| Seat::all(game.seats()).map(chance).collect())
        };
        Ok(Box::new(ReplayCursor::<G>::play_judged(Replay::read(file)?, judge)?))
    }

    fn script(&self, file: &str) -> Option<String> {
        scenario::write::<G>(&Replay::read(file).ok()?)
    }

    fn run(&self, script: &Script) -> Result<Passed, Failure> {
        scenario::run::<G>(script)
    }
}
