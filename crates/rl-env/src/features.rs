//! What is printed, as numbers: a table for each list of printed things, with a row for each of them.
//!
//! The columns follow from the words things are written with. A card that did not exist when a program learned is a row of
//! the same columns, so what was learned of its words holds for it.

mod words;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::numbers::Number;

/// Printed things of one kind. Observations and answers name a thing by its row, counted from 1; 0 is none or unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Such as `cards`.
    pub name: &'static str,
    /// What the things are called in files.
    pub ids: Vec<String>,
    /// What each number of a row is, such as `cost` or `Effect.heal`.
    pub columns: Vec<String>,
    /// A row a thing.
    pub rows: Vec<Vec<Number>>,
}

/// A thing with its printed numbers by name; a word counts what stands in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Printed {
    id: String,
    numbers: BTreeMap<String, i64>,
}

impl Printed {
    pub(crate) fn new(id: &str) -> Self {
        Printed { id: id.to_owned(), numbers: BTreeMap::new() }
    }

    /// A number that is printed.
    pub(crate) fn with(mut self, name: &str, value: impl Into<i64>) -> Self {
        self.numbers.insert(name.to_owned(), value.into());
        self
    }

    /// The words of a value, each with the sum of the numbers that stand directly in it, or how often it stands there.
    pub(crate) fn of(mut self, prefix: &str, value: &impl Serialize) -> Self {
        for (word, count) in words::weighed(value) {
            *self.numbers.entry(format!("{prefix}{word}")).or_default() += count;
        }
        self
    }
}

/// The things of a list with the columns any of them has.
pub(crate) fn table(name: &'static str, things: impl IntoIterator<Item = Printed>) -> Table {
    let things: Vec<Printed> = things.into_iter().collect();
    let columns: BTreeSet<&String> = things.iter().flat_map(|thing| thing.numbers.keys()).collect();
    let columns: Vec<String> = columns.into_iter().cloned().collect();
    let limits = i64::from(Number::MIN)..=i64::from(Number::MAX);
    let value = |thing: &Printed, column: &String| {
        let value = thing.numbers.get(column).copied().unwrap_or(0);
        value.clamp(*limits.start(), *limits.end()) as Number
    };
    let row = |thing: &Printed| columns.iter().map(|column| value(thing, column)).collect();
    Table {
        name,
        rows: things.iter().map(row).collect(),
        ids: things.iter().map(|thing| thing.id.clone()).collect(),
        columns: columns.clone(),
    }
}
