//! What a game implements to be played from scenario scripts: how its board is written, what its answers are called, what
//! can be expected of it ([`Scripted`]). Crate `scenario` reads and runs the scripts; it needs tables and sentences, which
//! games must not depend on.

pub mod form;
mod line;

use std::collections::BTreeMap;

use kernel::{Describe, DieRoll, Seat};

pub use line::{Complaint, Line};

/// A game that can be played from a script.
pub trait Scripted: Describe {
    /// The board as far as the script has written it.
    type Board: Default;

    /// One statement that sets the board up, such as `seat A beastmaster at A1 mana 10`. The first word is not yet read.
    fn place(board: &mut Self::Board, line: &mut Line<'_>) -> Result<(), Complaint>;

    /// The finished board, with the names the script gave to things.
    fn setup(board: &Self::Board) -> Result<(Self::Setup, Names), Complaint>;

    /// The line that wrote what a problem of the setup is about, by the place the problem names.
    fn line_of(_board: &Self::Board, _place: &str) -> Option<usize> {
        None
    }

    /// Every form of an answer, such as `attack NAME [with BAR]`: see [`form`]. Each phrase of [`Scripted::phrase`] has
    /// one of them, so that a script that says what is *not* offered cannot do so with a slip of the pen.
    const ANSWERS: &'static [&'static str];

    /// Whether a word names such a thing in this game; `slot` is an upper-case word of [`Scripted::ANSWERS`].
    fn is_named(&self, names: &Names, slot: &str, word: &str) -> bool;

    /// An answer in the words of a script, such as `attack sentry with wolf`. Different answers of one question have
    /// different phrases.
    fn phrase(&self, names: &Names, seat: Seat, choice: &Self::Choice) -> String;

    /// Reads one throw after `dice`, such as `2*` of an `attack` die.
    fn throw(die: &str, face: &str) -> Option<DieRoll>;

    /// The statements that write this setup down, where there are any: the other direction of [`Scripted::place`].
    fn statements(_setup: &Self::Setup) -> Option<Vec<String>> {
        None
    }

    /// A throw in the words of a script, kind of die and face: the other direction of [`Scripted::throw`].
    fn die(_throw: DieRoll) -> Option<(&'static str, String)> {
        None
    }

    /// Checks one statement after `expect` that is not among the common ones. `Err` when it does not hold (or makes no
    /// sense), with what is there instead.
    fn expect(&self, names: &Names, line: &mut Line<'_>) -> Result<(), Complaint>;

    /// The answer that lets an opportunity go by, for questions that pass by themselves when the script does not use
    /// them.
    fn idle(&self, seat: Seat, question: &Self::Question) -> Option<Self::Choice>;

    /// Whether to let such an opportunity go by is a decision of its own, unlike a reveal window: `do` passes it on the
    /// way to its answer, but no expectation does.
    fn is_decision(&self, _question: &Self::Question) -> bool {
        false
    }

    /// The name of the moment such a question stands for, so that a script can stop at it (`at roll-dice`).
    fn moment(&self, question: &Self::Question) -> Option<String>;

    /// All names of moments.
    fn moments() -> Vec<String> {
        Vec::new()
    }

    /// Why this answer would throw something away for nothing at this moment: a script must say that it is meant.
    fn waste(&self, _seat: Seat, _choice: &Self::Choice) -> Option<String> {
        None
    }

    /// Whose roll a line of the story tells, and in which step: “the attack roll of wolf (A, Roll Dice)”.
    fn roll(&self, _names: &Names, _line: &Self::Line) -> Option<String> {
        None
    }
}

/// Names a script gave to objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, u32>);

impl Names {
    /// Gives `object` a name; `false` if the name is taken.
    pub fn add(&mut self, name: &str, object: u32) -> bool {
        self.0.insert(name.to_owned(), object).is_none()
    }

    pub fn object(&self, name: &str) -> Option<u32> {
        self.0.get(name).copied()
    }

    pub fn name(&self, object: u32) -> Option<&str> {
        self.0.iter().find(|(_, id)| **id == object).map(|(name, _)| name.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, u32)> {
        self.0.iter().map(|(name, id)| (name.as_str(), *id))
    }
}
