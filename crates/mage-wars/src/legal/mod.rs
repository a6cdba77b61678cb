//! The one judgement. What can be answered and what is legal is said by the procedure that asks (`flow::Asks`); here is
//! what several of them judge by, and how a rule refuses.

mod forced_attacks;
pub mod placement;
mod target;

use kernel::{Refusal, RuleId};
use rules::mw;

pub(crate) use target::Striker;

/// Allowed, or the rule against it.
pub(crate) type Judgement = Result<(), Refusal>;

/// Refuses with this rule unless the condition holds.
pub(crate) fn require(holds: bool, rule: RuleId, message: &'static str) -> Judgement {
    if holds { Ok(()) } else { Err(Refusal::new(rule, message)) }
}

/// Refuses with this rule if the condition holds.
pub(crate) fn forbid(holds: bool, rule: RuleId, message: &'static str) -> Judgement {
    require(!holds, rule, message)
}

/// The answer does not belong to the question that is open.
fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}

/// MW-GEN-19: only mana that is there can be spent.
/// MW-RULING-90: what is known to cost more than there is cannot be begun.
pub(crate) fn affordable(needed: u16, has: impl Fn() -> u16) -> Judgement {
    if needed == 0 {
        return Ok(());
    }
    let has = has();
    if needed <= has {
        return Ok(());
    }
    Err(Refusal::new(mw::RULING_90, "refusal-mana").with("needed", needed).with("has", has))
}

pub(crate) fn mana_suffices(needed: u16, has: u16) -> Judgement {
    if needed <= has {
        Ok(())
    } else {
        Err(Refusal::new(mw::GEN_19, "refusal-mana").with("needed", needed).with("has", has))
    }
}
