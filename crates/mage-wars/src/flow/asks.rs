//! What every procedure that asks has to say about its questions.

use kernel::{Message, Refusal, RuleId, Seat};

use super::{Choice, Question};
use crate::{legal::Judgement, state::MageWars};

/// A frame that waits for an answer: the question, what can be answered, the judgement, and what follows.
pub(crate) trait Asks: Sized {
    /// Whether [`Asks::answers`] itself leaves out what is not legal, and judges once what many answers share. The
    /// conformance suite compares it with the judgement, answer by answer.
    const WALKS: bool = false;

    /// The question, and the rule it comes from.
    fn asks(&self) -> (Question, RuleId);

    /// The question in words.
    fn words(&self, game: &MageWars, seat: Seat) -> Message;

    /// Everything a person could mean, legal or not; with `LEGAL` what of it is legal, in the same order.
    fn answers<const LEGAL: bool>(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>);

    /// Whether an answer is allowed, or the rule it breaks. The seat is asked. By default [`Asks::answers`] says so.
    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        let mut legal = Vec::new();
        self.answers::<true>(game, seat, &mut legal);
        self.known(legal.contains(&choice))
    }

    /// What follows from a legal answer.
    fn take(self, game: &mut MageWars, seat: Seat, choice: Choice);

    /// What of the answers is legal.
    fn options(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>) {
        self.answers::<true>(game, seat, out);
        if !Self::WALKS {
            out.retain(|choice| self.judge(game, seat, *choice).is_ok());
        }
    }

    /// Whether anything but passing is legal.
    fn has_options(&self, game: &MageWars, seat: Seat) -> bool {
        let mut options = Vec::new();
        self.options(game, seat, &mut options);
        options.iter().any(|choice| *choice != Choice::Pass)
    }

    /// The answer does not belong to this question.
    fn other_question(&self) -> Refusal {
        Refusal::new(self.asks().1, "refusal-other-question")
    }

    /// The answer belongs to this question if this holds.
    fn known(&self, holds: bool) -> Judgement {
        if holds { Ok(()) } else { Err(self.other_question()) }
    }
}

impl MageWars {
    /// An answer was taken that no judgement allows.
    #[cold]
    pub(super) fn wrong_answer(&mut self, choice: Choice) {
        self.broken(&format!("no such answer: {choice:?}"));
    }
}
