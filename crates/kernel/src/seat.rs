//! Seats at a table, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table. Seats are numbered from zero and shown as letters: A, B, C, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` seats, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat to the left, wrapping around a table of `count` seats.
    pub fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }

    pub fn letter(self) -> char {
        char::from(b'A' + self.0 % 26)
    }

    /// Reads a seat letter in either case.
    pub fn from_letter(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => {
                Some(Seat(letter.to_ascii_uppercase() - b'A'))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Whose eyes a view is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    /// Somebody who plays this seat.
    Seat(Seat),
    /// Somebody who watches and may know what is public.
    Spectator,
    /// Everything, for replays of finished games and for tests. Never given out while a game runs.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer looks through the eyes of `seat` (or sees everything).
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }

    /// Every seat and the spectator: all who get messages while a game runs.
    pub fn everyone(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}
