//! What happened in this round that a rule asks about later in it: first attacks, used barriers.

use serde::{Deserialize, Serialize};

use super::{MageWars, ObjectId};
use crate::{cards::CardId, flow::BarRef};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundFact {
    /// A creature attacked an object.
    Attacked { attacker: ObjectId, defender: ObjectId, bar: BarRef, counterstrike: bool },
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
        if !self.round_facts.contains(&fact) {
            self.round_facts.push(fact);
        }
    }
}
