//! What happened in this round that a rule asks about later in it: first attacks, used barriers.

use serde::{Deserialize, Serialize};

use super::{MageWars, ObjectId};
use crate::cards::CardId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A creature attacked an object.
    Attacked { attacker: ObjectId, defender: ObjectId },
    /// A damage barrier answered an attacker (MW-BARRIER-03).
    BarrierAnswered { bearer: ObjectId, attacker: ObjectId },
    /// An object counted a creature that was damaged.
    Counted { by: ObjectId, creature: ObjectId },
    /// A spell of this name was cast on an object.
    WasCastOn { card: CardId, target: ObjectId },
    /// An attack that jumps on has been there.
    JumpedTo { target: ObjectId },
    /// A creature paid what this object demands for its attacks.
    PaidToAttack { to: ObjectId, attacker: ObjectId },
}

impl MageWars {
    /// Whether this creature has attacked that object in this round.
    pub(crate) fn has_attacked(&self, attacker: ObjectId, defender: ObjectId) -> bool {
        self.deeds.contains(&Deed::Attacked { attacker, defender })
    }

    pub(crate) fn note(&mut self, deed: Deed) {
        if !self.deeds.contains(&deed) {
            self.deeds.push(deed);
        }
    }
}
