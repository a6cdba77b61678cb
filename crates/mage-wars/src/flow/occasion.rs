//! What can set abilities off.

use kernel::Seat;

use super::Aim;
use crate::{
    cards::{CardId, TriggerSet},
    state::{ObjectId, Zone},
};

/// Something that happened and may set abilities off.
#[derive(Clone, Copy, Debug)]
pub enum Occasion {
    /// An object came into play.
    Entered(ObjectId),
    /// An enchantment was turned up.
    Revealed(ObjectId),
    /// About to leave play; `by` is the creature whose attack did it.
    Destroyed { object: ObjectId, by: Option<ObjectId> },
    /// A creature was activated.
    Activated(ObjectId),
    /// A creature takes a move action.
    MoveAction(ObjectId),
    /// A spell took effect.
    Resolved { caster: ObjectId, you: Seat, card: CardId },
    /// A creature came into a zone by a move, push or teleport.
    CameIn { creature: ObjectId, zone: Zone },
    /// A creature is about to leave a zone (MW-MOVE-08).
    Leaves { creature: ObjectId, zone: Zone },
    /// A creature begins its Action Phase in a zone.
    Acts { creature: ObjectId, zone: Zone },
    /// Somebody is attacked, before a Defense is offered.
    Attacked { defender: ObjectId, attacker: Option<ObjectId> },
    /// A creature declares a melee attack.
    MeleeDeclared { defender: ObjectId, attacker: ObjectId },
    /// A creature has struck back.
    Counterstruck(ObjectId),
    /// The Counter Spell Step of a spell (MW-CAST-30).
    Casting { caster: ObjectId, quick: bool, you: Seat, card: CardId, on: Aim },
    /// An attack damaged somebody.
    Damages { attacker: ObjectId, defender: ObjectId },
}

impl Occasion {
    /// Which triggers can hear of it at all.
    #[inline]
    pub(super) fn audience(self) -> TriggerSet {
        match self {
            Occasion::Entered(_) => TriggerSet::ENTERS,
            Occasion::Revealed(_) => TriggerSet::REVEALED,
            Occasion::Destroyed { .. } => TriggerSet::DESTROYED,
            Occasion::Activated(_) => TriggerSet::ACTIVATED,
            Occasion::MoveAction(_) => TriggerSet::MOVES,
            Occasion::Resolved { .. } => TriggerSet::RESOLVED,
            Occasion::CameIn { .. } | Occasion::Leaves { .. } | Occasion::Acts { .. } => {
                TriggerSet::ZONE
            }
            Occasion::Attacked { .. } => TriggerSet::ATTACKED,
            Occasion::MeleeDeclared { .. } => TriggerSet::DECLARED,
            Occasion::Counterstruck(_) => TriggerSet::COUNTERSTRUCK,
            Occasion::Casting { .. } => TriggerSet::CASTING,
            Occasion::Damages { .. } => TriggerSet::DAMAGES,
        }
    }
}
