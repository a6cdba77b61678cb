//! The one judgement. What can be answered and what is legal is said by the procedure that asks (`flow::Asks`); here is
//! what several of them judge by, and how a rule refuses.

mod forced_attacks;
pub mod placement;
mod target;

use kernel::{Refusal, RuleId};
use rules::mw;

pub(crate) use target::Striker;

/// Refuses with this rule unless the condition holds.
pub(crate) fn require(holds: bool, rule: RuleId, message: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, message)) }
}

/// Refuses with this rule if the condition holds.
pub(crate) fn forbid(holds: bool, rule: RuleId, message: &'static str) -> Result<(), Refusal> {
    require(!holds, rule, message)
}

/// The answer does not belong to the question that is open.
fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}

/// MW-GEN-19: only mana that is there can be spent.
pub(crate) fn mana_suffices(needed: u16, has: u16) -> Result<(), Refusal> {
    if needed <= has {
        Ok(())
    } else {
        Err(Refusal::new(mw::GEN_19, "refusal-mana").with("needed", needed).with("has", has))
    }
}
