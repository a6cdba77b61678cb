//! The file of a game, and checking it.

use std::fmt;

use kernel::{Game, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    act::{Act, Entry},
    commitment,
    table::{Dice, Table, newest_seed},
};

/// The newest form of the file this program writes.
pub const VERSION: u32 = 1;

/// A recorded game: everything needed to play it again and to prove that it was fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Replay<G: Game> {
    pub version: u32,
    pub game: String,
    /// Of the rules and cards the game was played with.
    pub fingerprint: String,
    /// Published before the game.
    pub commitment: Option<String>,
    /// The seed, published after the game, or dice that were written down.
    pub dice: Dice,
    pub setup: G::Setup,
    /// Who plays each seat, as the command line names it, where a game is kept to be resumed: `human`, `hard`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    pub entries: Vec<Entry<G::Choice>>,
    /// The hash of the state all this led to.
    pub state: String,
}

/// What every replay file says about itself, whatever its game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Header {
    pub version: u32,
    pub game: String,
    pub fingerprint: String,
}

/// Why a replay cannot be read or does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Not the file it should be; line and column are in the text.
    Malformed(String),
    Version(u32),
    OtherGame(String),
    /// Played with other rules or cards than this program has.
    Fingerprint {
        played: String,
        here: String,
    },
    Commitment,
    Setup(Vec<SetupError>),
    /// This entry (counted from 1) is not legal.
    Entry {
        number: usize,
        why: String,
    },
    State {
        recorded: String,
        reached: String,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Malformed(why) => write!(f, "not a replay file: {why}"),
            ReplayError::Version(version) => write!(
                f,
                "this replay has version {version}; this program reads versions up to {VERSION}"
            ),
            ReplayError::OtherGame(game) => write!(f, "this is a replay of {game}"),
            ReplayError::Fingerprint { played, here } => write!(
                f,
                "played with rules and cards {played}; this program has {here}, so the game may \
                 not replay the same"
            ),
            ReplayError::Commitment => {
                write!(f, "the seed is not the one that was promised before the game")
            }
            ReplayError::Setup(problems) => {
                write!(f, "the setup is not valid:")?;
                problems.iter().try_for_each(|problem| {
                    write!(f, " {} ({});", problem.place, problem.message.id)
                })
            }
            ReplayError::Entry { number, why } => write!(f, "entry {number} is not legal: {why}"),
            ReplayError::State { recorded, reached } => {
                write!(f, "the game ends in state {reached}, but {recorded} was recorded")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

impl Header {
    pub fn read(text: &str) -> Result<Self, ReplayError> {
        let header: Header = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        match header.version {
            1..=VERSION => Ok(header),
            version => Err(ReplayError::Version(version)),
        }
    }
}

fn malformed(error: &serde_json::Error) -> ReplayError {
    ReplayError::Malformed(error.to_string())
}

impl<G: Game> Replay<G> {
    /// Writes a table down. The seed is in it: for a running game this is for the server's eyes only.
    pub fn of(table: &Table<G>) -> Self {
        Replay {
            version: VERSION,
            game: G::ID.to_owned(),
            fingerprint: commitment::fingerprint::<G>(),
            commitment: table.commitment(),
            dice: table.dice().clone(),
            setup: table.setup().clone(),
            players: Vec::new(),
            entries: table.entries().to_vec(),
            state: commitment::state_hash(table.game()),
        }
    }

    /// Reads a file of this game. It may still not hold; see [`Replay::verify`].
    pub fn read(text: &str) -> Result<Self, ReplayError> {
        let header = Header::read(text)?;
        if header.game != G::ID {
            return Err(ReplayError::OtherGame(header.game));
        }
        serde_json::from_str(text).map_err(|error| malformed(&error))
    }

    /// Whether the file was played with the rules and cards of this program.
    pub fn check_fingerprint(&self) -> Result<(), ReplayError> {
        let here = commitment::fingerprint::<G>();
        if self.fingerprint == here {
            return Ok(());
        }
        Err(ReplayError::Fingerprint { played: self.fingerprint.clone(), here })
    }

    /// Plays the first `entries` entries again, each checked like a person's answer.
    pub fn play(&self, entries: usize) -> Result<Table<G>, ReplayError> {
        let mut table =
            Table::begin(self.setup.clone(), self.dice.clone()).map_err(ReplayError::Setup)?;
        for (at, entry) in self.entries.iter().take(entries).enumerate() {
            table.take(table.revision(), Act::Enter(entry.clone())).map_err(|error| {
                ReplayError::Entry { number: at + 1, why: format!("{error:?}") }
            })?;
        }
        Ok(table)
    }

    /// Whether the seed is the one that was promised. Dice that were written down promise nothing.
    pub fn keeps_promise(&self) -> bool {
        self.commitment == newest_seed(&self.dice, &self.entries).map(commitment::commitment)
    }

    /// Plays the whole game again and proves that the seed is the promised one and the end is the recorded one.
    pub fn verify(&self) -> Result<Table<G>, ReplayError> {
        self.check_fingerprint()?;
        if !self.keeps_promise() {
            return Err(ReplayError::Commitment);
        }
        let table = self.play(self.entries.len())?;
        let reached = commitment::state_hash(table.game());
        if reached != self.state {
            return Err(ReplayError::State { recorded: self.state.clone(), reached });
        }
        Ok(table)
    }
}
