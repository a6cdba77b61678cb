//! The one judgement. What can be answered and what is legal is said by the procedure that asks, its [`Row`]; here is what
//! several of them judge by.

mod duties;
pub mod placement;
mod target;

use kernel::{Message, Refusal, RuleId, Seat};
use rules::mw;

pub(crate) use kernel::legal::{Judgement, enough, forbid, found, needs};
pub(crate) use target::Striker;

use crate::{
    flow::{Choice, Question},
    state::MageWars,
    vocabulary::Range,
};

/// What the walk over the answers of a question is for.
pub(crate) type Answers<'a> = kernel::legal::Answers<'a, Choice>;

/// A frame that waits for an answer: the question, what can be answered, the judgement, and what follows.
pub(crate) trait Row {
    /// The question, and the rule it comes from.
    fn asks(&self) -> (Question, RuleId);
    /// The question in words.
    fn words(&self, game: &MageWars, seat: Seat) -> Message;
    /// An answer in the words of this question, where those that any question uses would leave open what it means.
    fn label(&self, _game: &MageWars, _seat: Seat, _choice: &Choice) -> Option<Message> {
        None
    }
    /// Every answer a person could mean, with its judgement. The seat is asked.
    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>);
    /// What follows from a legal answer.
    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice);

    /// Whether an answer is allowed, or the rule it breaks.
    fn legality(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        let found = Answers::judge(choice, |answers| self.answers(game, seat, answers));
        found.unwrap_or_else(|| Err(self.other_question()))
    }
    /// Whether anything but passing is legal.
    fn has_options(&self, game: &MageWars, seat: Seat) -> bool {
        let mut options = Vec::new();
        self.answers(game, seat, &mut Answers::Options(&mut options));
        options.iter().any(|choice| *choice != Choice::Pass)
    }
    /// The answer does not belong to this question.
    fn other_question(&self) -> Refusal {
        other_question(self.asks().1)
    }
}

/// The answer does not belong to the question that is open.
pub(crate) fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}

/// What is too near or too far breaks this rule.
pub(crate) fn in_range(distance: u8, range: Range, rule: RuleId) -> Judgement {
    if (range.min..=range.max).contains(&distance) {
        return Ok(());
    }
    let refusal = Refusal::new(rule, "refusal-range").with("distance", distance);
    Err(refusal.with("min", range.min).with("max", range.max))
}

/// MW-GEN-19: only mana that is there can be spent.
pub(crate) fn mana_suffices(needed: u16, has: u16) -> Judgement {
    enough(has, needed, mw::GEN_19, "refusal-mana")
}

/// MW-RULING-90: what is known to cost more than there is cannot be begun.
pub(crate) fn affordable(needed: u16, has: impl Fn() -> u16) -> Judgement {
    if needed == 0 { Ok(()) } else { enough(has(), needed, mw::RULING_90, "refusal-mana") }
}
