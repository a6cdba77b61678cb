//! What can set abilities off.

use kernel::Seat;

use crate::{
    cards::{CardId, TriggerSet},
    state::{ObjectId, Zone},
};

/// Something that happened and may set abilities off.
#[derive(Clone, Copy, Debug)]
pub enum Occasion {
    /// An object came into play.
    Entered {
        object: ObjectId,
    },
    Revealed {
        object: ObjectId,
    },
    /// About to leave play; `by` is the creature whose attack did it.
    Destroyed {
        object: ObjectId,
        by: Option<ObjectId>,
    },
    Activated {
        object: ObjectId,
    },
    MoveAction {
        object: ObjectId,
    },
    /// A spell took effect.
    Resolved {
        caster: ObjectId,
        you: Seat,
        card: CardId,
    },
    /// A creature came into a zone by a move, push or teleport.
    CameIn {
        creature: ObjectId,
        zone: Zone,
    },
    /// A creature is about to leave a zone (MW-MOVE-08).
    Leaves {
        creature: ObjectId,
        zone: Zone,
    },
    /// A creature begins its Action Phase in a zone.
    Acts {
        creature: ObjectId,
        zone: Zone,
    },
    Attacked {
        defender: ObjectId,
        attacker: Option<ObjectId>,
    },
    MeleeDeclared {
        defender: ObjectId,
        attacker: ObjectId,
    },
    Counterstruck {
        object: ObjectId,
    },
    /// The Counter Spell Step of a spell, and all it is aimed at (MW-CAST-30).
    Casting {
        caster: ObjectId,
        quick: bool,
        you: Seat,
        card: CardId,
        targets: [Option<ObjectId>; 2],
    },
    /// An attack damaged somebody.
    Damages {
        attacker: ObjectId,
        defender: ObjectId,
    },
}

impl Occasion {
    /// Which triggers can hear of it at all.
    #[inline]
    pub(super) fn audience(self) -> TriggerSet {
        match self {
            Occasion::Entered { .. } => TriggerSet::ENTERS,
            Occasion::Revealed { .. } => TriggerSet::REVEALED,
            Occasion::Destroyed { .. } => TriggerSet::DESTROYED,
            Occasion::Activated { .. } => TriggerSet::ACTIVATED,
            Occasion::MoveAction { .. } => TriggerSet::MOVES,
            Occasion::Resolved { .. } => TriggerSet::RESOLVED,
            Occasion::CameIn { .. } | Occasion::Leaves { .. } | Occasion::Acts { .. } => {
                TriggerSet::ZONE
            }
            Occasion::Attacked { .. } => TriggerSet::ATTACKED,
            Occasion::MeleeDeclared { .. } => TriggerSet::DECLARED,
            Occasion::Counterstruck { .. } => TriggerSet::COUNTERSTRUCK,
            Occasion::Casting { .. } => TriggerSet::CASTING,
            Occasion::Damages { .. } => TriggerSet::DAMAGES,
        }
    }
}
