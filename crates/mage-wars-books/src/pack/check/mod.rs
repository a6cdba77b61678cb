//! What a card must be like to be sound, whatever file it is from. The types rule most nonsense out; this is the rest.
//! Every card of the base set passes.

mod facts;
mod sentences;

use mage_wars::vocabulary::Card;

use super::Wrong;

/// A problem and the part of the card it is in, such as `attacks[0]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub part: String,
    pub wrong: Wrong,
}

/// Everything that is wrong with a card, in the order of its parts.
pub fn check(card: &Card) -> Vec<Problem> {
    let mut problems = Problems(Vec::new());
    facts::check(card, &mut problems);
    sentences::check(card, &mut problems);
    problems.0
}

struct Problems(Vec<Problem>);

impl Problems {
    fn add(&mut self, part: impl Into<String>, wrong: Wrong) {
        self.0.push(Problem { part: part.into(), wrong });
    }

    /// Adds the problem unless the condition holds.
    fn want(&mut self, holds: bool, part: impl Into<String>, wrong: Wrong) {
        if !holds {
            self.add(part, wrong);
        }
    }
}
