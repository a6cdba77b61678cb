//! Mage Knight in scenario scripts.
//!
//! `docs/scenarios.md` is the reference. What a board leaves out is as in a fresh game of First Reconnaissance.

mod answers;
mod board;
mod expectation;
mod hero;
mod lines;
mod phrases;
mod variant;
mod world;

use kernel::{DieRoll, Seat};
use script::{Complaint, Line, Names, Scripted};

pub use board::ScriptBoard;

use crate::{
    Setup,
    content::{Mana, mana::DIE_SIDES},
    state::{Choice, MageKnight, Question},
};

impl Scripted for MageKnight {
    type Board = ScriptBoard;

    fn place(board: &mut ScriptBoard, line: &mut Line<'_>) -> Result<(), Complaint> {
        board.place(line)
    }

    fn setup(board: &ScriptBoard) -> Result<(Setup, Names), Complaint> {
        Ok((board.setup()?, Names::default()))
    }

    fn line_of(board: &ScriptBoard, place: &str) -> Option<usize> {
        board.line_of(place)
    }

    const ANSWERS: &'static [&'static str] = answers::FORMS;

    fn is_named(&self, _names: &Names, slot: &str, word: &str) -> bool {
        answers::is_named(self, slot, word)
    }

    fn phrase(&self, _names: &Names, seat: Seat, choice: &Choice) -> String {
        phrases::phrase(self, seat, choice)
    }

    /// `dice mana red gold`: mana dice.
    fn throw(die: &str, face: &str) -> Option<DieRoll> {
        let face = (die == "mana").then(|| Mana::from_id(face))??;
        Some(DieRoll { sides: DIE_SIDES, face: face.index() as u8 + 1 })
    }

    fn die(throw: DieRoll) -> Option<(&'static str, String)> {
        let color = Mana::ALL.get(usize::from(throw.face).checked_sub(1)?)?;
        (throw.sides == DIE_SIDES).then(|| ("mana", color.id().to_owned()))
    }

    fn expect(&self, _names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        expectation::expect(self, line)
    }

    fn idle(&self, _seat: Seat, question: &Question) -> Option<Choice> {
        question.row().about(self).idle
    }

    fn moment(&self, question: &Question) -> Option<String> {
        Some(question.row().about(self).id.to_owned())
    }

    /// Who joins a combat, and what is discarded before drawing, is chosen.
    fn is_decision(&self, question: &Question) -> bool {
        matches!(question.row().about(self).id, "join" | "discard")
    }

    fn moments() -> Vec<String> {
        answers::MOMENTS.iter().map(|name| (*name).to_owned()).collect()
    }

    fn roll(&self, _names: &Names, line: &crate::story::Line) -> Option<String> {
        answers::roll(self, line)
    }
}
