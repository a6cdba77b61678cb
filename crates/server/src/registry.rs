//! The games offered here. A game is one line in [`Registry::standard`].

use std::{fmt, sync::Arc};

use bots::{Guide, Spec};
use kernel::{Message, Player, Seat, Seed, SetupError, Sight, Spoken};
use protocol::AdviceLine;
use scenario::Scripted;
use serde_json::Value;
use table::{AnyReel, AnyTable, Hosted, Reel, Replay, ReplayError, Table, TableError, proof};

use crate::{game::Terms, secrets};

/// Games by their ids.
#[derive(Debug, Default)]
pub struct Registry(Vec<Arc<dyn Kind>>);

impl Registry {
    pub fn new() -> Self {
        Registry::default()
    }

    /// All games of this program.
    pub fn standard() -> Self {
        Registry::new()
            .with_scripts::<mage_wars::MageWars>()
            .with_scripts::<mage_knight::MageKnight>()
    }

    #[must_use]
    pub fn with<G: Spoken + Guide>(mut self) -> Self
    where
        G::Setup: Default,
    {
        self.0.push(Arc::new(Offered::<G> { write: |_| None }));
        self
    }

    /// A game whose recorded games can be written as scenario scripts.
    #[must_use]
    pub fn with_scripts<G: Scripted + Guide>(mut self) -> Self
    where
        G::Setup: Default,
    {
        self.0.push(Arc::new(Offered::<G> { write: scenario::write }));
        self
    }

    pub(crate) fn find(&self, id: &str) -> Option<&dyn Kind> {
        self.0.iter().map(Arc::as_ref).find(|kind| kind.id() == id)
    }

    /// The same, for work on another thread.
    pub(crate) fn shared(&self, id: &str) -> Option<Arc<dyn Kind>> {
        self.0.iter().find(|kind| kind.id() == id).cloned()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &dyn Kind> {
        self.0.iter().map(Arc::as_ref)
    }
}

/// Why a game could not be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The setup is not one of this game, as a parser puts it.
    Unreadable(String),
    Setup(Vec<SetupError>),
    Bot(String),
    System(anyhow::Error),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unreadable(why) => write!(f, "the setup cannot be read: {why}"),
            OpenError::Setup(problems) => write!(f, "the setup is not valid: {problems:?}"),
            OpenError::Bot(why) => f.write_str(why),
            OpenError::System(why) => write!(f, "{why:#}"),
        }
    }
}

/// A game whose type has been forgotten.
pub(crate) trait Kind: Send + Sync + fmt::Debug {
    fn id(&self) -> &'static str;
    fn fingerprint(&self) -> String;
    fn default_setup(&self) -> Value;
    /// What everyone may know of a game with this setup.
    fn about(&self, setup: &str) -> Vec<Message>;
    /// A table at its beginning.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Tabled>, OpenError>;
    /// A recorded game, played again. The text of its file may be anything.
    fn reel(&self, file: &str) -> Result<Box<dyn AnyReel>, ReplayError>;
    /// A recorded game as a scenario script, if it can be written so.
    fn script(&self, file: &str) -> Option<String>;
}

/// A coach's work on one question, to be done on any thread.
pub(crate) type Coaching = Box<dyn FnOnce() -> Vec<AdviceLine> + Send>;

/// How many answers a coach names.
const NAMED: usize = 3;

/// A table at which computer players can still be seated.
pub(crate) trait Tabled: AnyTable + Sync {
    fn seat_bot(&mut self, seat: Seat, spec: &str, terms: &Terms) -> Result<(), OpenError>;
    /// The work of a coach who knows what this seat knows, if it is asked something.
    fn advise(&self, seat: Seat) -> Option<Coaching>;
    /// A bot goes on at the seat of a person.
    fn replace_by_bot(&mut self, seat: Seat, spec: &str, terms: &Terms) -> Result<(), TableError>;
}

struct Offered<G: Spoken> {
    /// Writes a recorded game as a scenario script.
    write: fn(&Replay<G>) -> Option<String>,
}

impl<G: Spoken + Guide> fmt::Debug for Offered<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

impl<G: Spoken + Guide> Kind for Offered<G>
where
    G::Setup: Default,
{
    fn id(&self) -> &'static str {
        G::ID
    }

    fn fingerprint(&self) -> String {
        proof::fingerprint::<G>()
    }

    fn default_setup(&self) -> Value {
        serde_json::to_value(G::Setup::default()).expect("a setup is plain data with text keys")
    }

    fn about(&self, setup: &str) -> Vec<Message> {
        serde_json::from_str(setup).map_or_else(|_| Vec::new(), |setup| G::about(&setup))
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Tabled>, OpenError> {
        let setup = serde_json::from_value(setup.clone())
            .map_err(|error| OpenError::Unreadable(error.to_string()))?;
        let table = Table::<G>::new(setup, seed).map_err(OpenError::Setup)?;
        Ok(Box::new(Hosted::new(table)))
    }

    fn reel(&self, file: &str) -> Result<Box<dyn AnyReel>, ReplayError> {
        Ok(Box::new(Reel::<G>::play(Replay::read(file)?)?))
    }

    fn script(&self, file: &str) -> Option<String> {
        (self.write)(&Replay::read(file).ok()?)
    }
}

impl<G: Spoken + Guide> Tabled for Hosted<G> {
    fn seat_bot(&mut self, seat: Seat, spec: &str, terms: &Terms) -> Result<(), OpenError> {
        let player = player::<G>(seat, spec, terms)?;
        Hosted::seat_bot(self, seat, player);
        Ok(())
    }

    fn advise(&self, seat: Seat) -> Option<Coaching> {
        let waits = self.waiting_for().contains(&seat);
        let game = waits.then(|| self.game().clone())?;
        // The same question gets the same advice.
        let seed = Seed::from_number(self.revision());
        Some(Box::new(move || {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let found = bots::advise(&Sight::new(&game, seat), &options, NAMED, seed);
            let line = |advice: bots::Advice| {
                let choice = serde_json::to_value(options.get(advice.at)?).ok()?;
                Some(AdviceLine { choice, gain: (advice.gain * 100.0).round() as i32 })
            };
            found.into_iter().filter_map(line).collect()
        }))
    }

    fn replace_by_bot(&mut self, seat: Seat, spec: &str, terms: &Terms) -> Result<(), TableError> {
        let player = player::<G>(seat, spec, terms)
            .map_err(|error| TableError::Unreadable(error.to_string()))?;
        self.replace(seat, spec.to_owned(), player)
    }
}

/// A computer player for a seat.
fn player<G: Spoken + Guide>(seat: Seat, spec: &str, terms: &Terms) -> Result<Boxed<G>, OpenError> {
    let spec = Spec::parse(spec).map_err(|error| OpenError::Bot(error.to_string()))?;
    // A bot's chance has nothing to do with the game's: it could otherwise know the dice.
    let player = match terms.fixed_seed {
        Some(_) => spec.repeatable().player::<G>(Seed::from_number(BOTS + u64::from(seat.0))),
        None => spec.player::<G>(secrets::seed().map_err(OpenError::System)?),
    };
    Ok(Boxed(player))
}

/// In tests the chance of bots follows from this number.
const BOTS: u64 = 1 << 32;

struct Boxed<G: Spoken + Guide>(Box<dyn Player<G>>);

impl<G: Spoken + Guide> Player<G> for Boxed<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, options: &[G::Choice]) -> usize {
        self.0.choose(sight, options)
    }
}
