//! What a seat may know, as a row of numbers.

use bots::Heuristics;
use kernel::{Seat, Seed};

use crate::features::Table;

/// One number. What is larger than it can hold is held as the largest.
pub type Number = i16;

/// A game whose state a seat can read as numbers.
///
/// They are read from the state and not from a view, because that is many times faster. So whoever writes this must
/// leave out what the seat may not know; a test compares with imagined states, which differ in nothing else.
pub trait Numbers: Heuristics {
    /// The parts of the row, in order.
    fn sections() -> Vec<Section>;

    /// Writes what `seat` may know.
    fn write(&self, seat: Seat, sheet: &mut Sheet<'_>);

    /// What the columns of an answer are.
    const ANSWER: &'static [&'static str];

    /// Writes what an answer of `seat` says: its kind first (from 1, in the order of [`Numbers::kinds`]), then which
    /// things it names. As in observations, things are named by their lines and rows, counted from 1.
    fn write_answer(&self, seat: Seat, choice: &Self::Choice, out: &mut [Number]);

    /// A setup for so many seats, drawn with this seed.
    fn random_setup(seats: usize, seed: Seed) -> Self::Setup;

    /// The kinds of answers and questions, in the order of their numbers.
    fn kinds() -> Kinds;

    /// What is printed, for all games: the tables that observations and answers name rows of.
    fn tables() -> Vec<Table>;

    /// How long the row is.
    fn length() -> usize {
        Self::sections().iter().map(Section::length).sum()
    }

    /// What each number is, such as `seat1.mana`: seats and rows are counted from the one who looks.
    fn names() -> Vec<String> {
        let mut names = Vec::new();
        for section in Self::sections() {
            for row in 0..section.rows {
                for column in &section.columns {
                    names.push(match section.rows {
                        1 => format!("{}.{column}", section.name),
                        _ => format!("{}{row}.{column}", section.name),
                    });
                }
            }
        }
        names
    }
}

/// What kinds of answers and questions there are, the first one being number 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds {
    pub answers: &'static [&'static str],
    pub questions: &'static [&'static str],
}

/// A part of the row: so many lines of the same columns. Lines that are not needed are nought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub name: &'static str,
    pub rows: usize,
    pub columns: Vec<String>,
}

impl Section {
    pub(crate) fn new(name: &'static str, rows: usize, columns: &[&str]) -> Self {
        let columns = columns.iter().map(|column| (*column).to_owned()).collect();
        Section { name, rows, columns }
    }

    pub fn length(&self) -> usize {
        self.rows * self.columns.len()
    }
}

/// A row being written, section by section.
#[derive(Debug)]
pub struct Sheet<'a> {
    numbers: &'a mut [Number],
    at: usize,
}

impl<'a> Sheet<'a> {
    pub fn new(numbers: &'a mut [Number]) -> Self {
        Sheet { numbers, at: 0 }
    }

    /// The place of the next section, or of what there is of it.
    fn next(&mut self, length: usize) -> &mut [Number] {
        let from = self.at.min(self.numbers.len());
        self.at += length;
        let to = self.at.min(self.numbers.len());
        &mut self.numbers[from..to]
    }

    /// The next section: as many of these lines as it has room for.
    pub(crate) fn lines<const COLUMNS: usize>(
        &mut self,
        rows: usize,
        lines: impl IntoIterator<Item = [Number; COLUMNS]>,
    ) {
        let (places, _) = self.next(rows * COLUMNS).as_chunks_mut::<COLUMNS>();
        let mut places = places.iter_mut();
        for (line, place) in lines.into_iter().zip(places.by_ref()) {
            *place = line;
        }
        places.into_slice().as_flattened_mut().fill(0);
    }

    /// The next section: how often each of `columns` things is among these.
    pub(crate) fn counts(&mut self, columns: usize, things: impl IntoIterator<Item = usize>) {
        let places = self.next(columns);
        places.fill(0);
        for thing in things {
            if let Some(number) = places.get_mut(thing) {
                *number += 1;
            }
        }
    }

    /// How much was written.
    pub fn written(&self) -> usize {
        self.at
    }
}

/// As a number, or the largest there is.
pub(crate) fn number(value: impl TryInto<Number>) -> Number {
    value.try_into().unwrap_or(Number::MAX)
}

/// The number of a thing in a list, from 1 on; 0 means none.
pub(crate) fn one_based(index: impl Into<usize>) -> Number {
    number(index.into() + 1)
}

/// Yes or no.
pub(crate) fn flag(yes: bool) -> Number {
    Number::from(yes)
}

/// How many seats after the one who looks.
pub(crate) fn after(looking: Seat, seat: Seat, seats: u8) -> Number {
    Number::from((seat.0 + seats - looking.0 % seats.max(1)) % seats.max(1))
}

/// All seats, the one who looks first.
pub(crate) fn from_here(looking: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat((looking.0 + step) % seats.max(1)))
}
