//! What happened in this round that a rule asks about later in it: first attacks, used barriers.

use serde::{Deserialize, Serialize};

use super::{MageWars, ObjectId};
use crate::{cards::CardId, flow::BarRef};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundFact {
    /// A creature attacked an object.
    Attacked {
        attacker: ObjectId,
        defender: ObjectId,
        bar: BarRef,
        counterstrike: bool,
        is_spell: bool,
    },
    /// Its last Push moved it, which nothing has tried again since (MW-PUSH-11).
    Pushed { who: ObjectId },
    /// Its attack damaged somebody (MW-ATTACK-GEN-17).
    Damaged { attacker: ObjectId, defender: ObjectId },
    /// A damage barrier answered an attacker (MW-BARRIER-03).
    BarrierAnswered { bearer: ObjectId, attacker: ObjectId },
    /// This one set off an ability that counts each once.
    Counted { by: ObjectId, ability: u8, actor: ObjectId },
    /// A spell of this name was cast on an object.
    WasCastOn { card: CardId, target: ObjectId },
    /// The card of what left play is in no discard pile, or not any more.
    CardGone { object: ObjectId },
    /// An attack that jumps on has been there.
    JumpedTo { target: ObjectId },
}

impl MageWars {
    pub(crate) fn note(&mut self, fact: RoundFact) {
        let known = self.round_facts.iter().rposition(|other| *other == fact);
        let anew = |at: usize| {
            // An attack after a damage may count where the same one before it did not.
            let is_damage = |fact: &RoundFact| matches!(fact, RoundFact::Damaged { .. });
            matches!(fact, RoundFact::Attacked { .. })
                && self.round_facts[at..].iter().any(is_damage)
        };
        if known.is_none_or(anew) {
            self.round_facts.push(fact);
        }
    }
}
