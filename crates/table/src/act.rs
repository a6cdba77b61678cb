//! What can be done at a table: the one type for what is played, stored and played again.

use kernel::{Chance, DieRoll, Game, Log, Seat, Seed};
use serde::{Deserialize, Serialize};

/// One thing that leads to the state of a game. A game is its setup, its seed and these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<C> {
    Answer {
        seat: Seat,
        choice: C,
    },
    /// Throws for a game whose dice are written down, as in scenario scripts.
    Dice(Vec<DieRoll>),
    /// From here on all chance follows from this seed: a recorded game was taken up again, and what its own dice would
    /// have shown is known by now.
    #[serde(rename = "fresh")]
    Reseed(Seed),
}

/// Anything that can be done at a table. All of them, in order, are the log a host stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act<C> {
    Enter(Entry<C>),
    /// The seat takes its last answer back.
    Undo(Seat),
    /// Everyone agreed to what this seat asked for: to go back to the state after so many entries.
    Rewind {
        seat: Seat,
        entries: usize,
    },
    Resign(Seat),
    /// Everyone agreed to what this seat asked for: to end the game without a winner.
    Draw(Seat),
    /// The seat has no time left, and has lost.
    TimeUp(Seat),
    /// This bot goes on at the seat of a person.
    Replace {
        seat: Seat,
        bot: String,
    },
}

impl<C> Entry<C> {
    /// Puts a legal entry into a game.
    pub(crate) fn apply_unchecked<G>(&self, game: &mut G, log: &mut Log<G::Event>)
    where
        G: Game<Choice = C>,
    {
        match self {
            Entry::Answer { seat, choice } => game.apply_unchecked(*seat, choice, log),
            Entry::Dice(throws) => game.chance_mut().give(throws),
            Entry::Reseed(seed) => *game.chance_mut() = Chance::seeded(*seed),
        }
    }

    /// The same entry with its choice in another form.
    pub fn try_map<D, E>(self, choice: impl FnOnce(C) -> Result<D, E>) -> Result<Entry<D>, E> {
        Ok(match self {
            Entry::Answer { seat, choice: old } => Entry::Answer { seat, choice: choice(old)? },
            Entry::Dice(throws) => Entry::Dice(throws),
            Entry::Reseed(seed) => Entry::Reseed(seed),
        })
    }
}

impl<C> Act<C> {
    pub fn answer(seat: Seat, choice: C) -> Self {
        Act::Enter(Entry::Answer { seat, choice })
    }

    /// Who does it. Dice belong to no seat; they count as the first seat's.
    pub fn seat(&self) -> Seat {
        match self {
            Act::Enter(Entry::Answer { seat, .. })
            | Act::Undo(seat)
            | Act::Rewind { seat, .. }
            | Act::Resign(seat)
            | Act::Draw(seat)
            | Act::TimeUp(seat)
            | Act::Replace { seat, .. } => *seat,
            Act::Enter(Entry::Dice(_) | Entry::Reseed(_)) => Seat(0),
        }
    }

    /// The same act with its choice in another form.
    pub fn try_map<D, E>(self, choice: impl FnOnce(C) -> Result<D, E>) -> Result<Act<D>, E> {
        Ok(match self {
            Act::Enter(entry) => Act::Enter(entry.try_map(choice)?),
            Act::Undo(seat) => Act::Undo(seat),
            Act::Rewind { seat, entries } => Act::Rewind { seat, entries },
            Act::Resign(seat) => Act::Resign(seat),
            Act::Draw(seat) => Act::Draw(seat),
            Act::TimeUp(seat) => Act::TimeUp(seat),
            Act::Replace { seat, bot } => Act::Replace { seat, bot },
        })
    }
}
