//! Games without their types. What is generic over games is compiled here, once.

use std::{fmt, marker::PhantomData};

use bots::Guide;
use kernel::{Message, Seed, SetupError};
use scenario::{Failure, Passed, Script, Scripted, Why};
use serde_json::Value;
use table::{AnyReel, Reel, Replay, ReplayError, Table, json::json, proof};

use crate::{
    GameId,
    hosted::{AnyTable, Hosted},
};

/// What a game must have to be offered: rules, words, scripts, and something for bots to go by.
pub trait Offered: Scripted<Setup: Default> + Guide {}

impl<G: Scripted<Setup: Default> + Guide> Offered for G {}

/// A game whose type has been forgotten.
pub trait AnyGame: Send + Sync + fmt::Debug {
    fn id(&self) -> &'static str;
    fn fingerprint(&self) -> String;
    fn default_setup(&self) -> Value;
    /// What everyone may know of a game with this setup.
    fn about(&self, setup: &str) -> Vec<Message>;
    /// A table at its beginning.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, OpenError>;
    /// A recorded game, played again. The text of its file may be anything.
    fn reel(&self, file: &str) -> Result<Box<dyn AnyReel>, ReplayError>;
    /// A recorded game as a scenario script, if it can be written so.
    fn script(&self, file: &str) -> Option<String>;
    /// Plays a script and says whether it holds.
    fn run(&self, script: &Script) -> Result<Passed, Failure>;
    /// Plays a script to its end and explains the questions there.
    fn why(&self, script: &Script) -> Result<Vec<Why>, Failure>;
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
pub struct Registry(Vec<&'static dyn AnyGame>);

impl Registry {
    pub fn new() -> Self {
        Registry::default()
    }

    /// All games of this program.
    pub fn standard() -> Self {
        Registry(GameId::ALL.map(GameId::game).to_vec())
    }

    #[must_use]
    pub fn with<G: Offered>(mut self) -> Self {
        self.0.push(any::<G>());
        self
    }

    pub fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.iter().find(|game| game.id() == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }
}

impl GameId {
    /// The game without its type.
    pub fn game(self) -> &'static dyn AnyGame {
        with_game!(self, G => any::<G>())
    }
}

fn any<G: Offered>() -> &'static dyn AnyGame {
    &Typed::<G>(PhantomData)
}

struct Typed<G>(PhantomData<G>);

impl<G: Offered> fmt::Debug for Typed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

impl<G: Offered> AnyGame for Typed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn fingerprint(&self) -> String {
        proof::fingerprint::<G>()
    }

    fn default_setup(&self) -> Value {
        json(&G::Setup::default())
    }

    fn about(&self, setup: &str) -> Vec<Message> {
        serde_json::from_str(setup).map_or_else(|_| Vec::new(), |setup| G::about(&setup))
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, OpenError> {
        let setup = serde_json::from_value(setup.clone())
            .map_err(|error| OpenError::Unreadable(error.to_string()))?;
        let table = Table::<G>::new(setup, seed).map_err(OpenError::Setup)?;
        Ok(Box::new(Hosted::new(table)))
    }

    fn reel(&self, file: &str) -> Result<Box<dyn AnyReel>, ReplayError> {
        Ok(Box::new(Reel::<G>::play(Replay::read(file)?)?))
    }

    fn script(&self, file: &str) -> Option<String> {
        scenario::write::<G>(&Replay::read(file).ok()?)
    }

    fn run(&self, script: &Script) -> Result<Passed, Failure> {
        scenario::run::<G>(script)
    }

    fn why(&self, script: &Script) -> Result<Vec<Why>, Failure> {
        scenario::why::<G>(script)
    }
}
