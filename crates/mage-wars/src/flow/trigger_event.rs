//! What can set abilities off.

use kernel::Seat;

use super::Aim;
use crate::{
    cards::{CardId, TriggerSet},
    state::{Blow, Cause, ObjectId, Zone},
    vocabulary::DamageType,
};

/// Something that happened and may set abilities off.
#[derive(Clone, Copy, Debug)]
pub enum TriggerEvent {
    /// An object came into play.
    Entered(ObjectId),
    /// An enchantment was turned up.
    Revealed(ObjectId),
    /// About to leave play, by this attack. Silent, neither it nor what is attached to it acts on that
    /// (MW-TRAIT-OBLITERATE-02).
    Destroyed {
        object: ObjectId,
        blow: Option<Blow>,
        silent: bool,
        cause: Cause,
    },
    /// A creature was activated.
    Activated(ObjectId),
    /// A creature takes a move action.
    MoveAction(ObjectId),
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
    /// Somebody is attacked, before a Defense is offered.
    Attacked {
        defender: ObjectId,
        attacker: Option<ObjectId>,
    },
    /// A creature declares a melee attack.
    MeleeDeclared {
        defender: ObjectId,
        attacker: ObjectId,
    },
    /// The round ends.
    RoundEnds,
    /// The Action Phase of a creature ends.
    ActionPhaseEnds(ObjectId),
    /// A creature chose to guard.
    Guards(ObjectId),
    /// A creature has struck back.
    Counterstruck(ObjectId),
    /// The Counter Spell Step of a spell (MW-CAST-30).
    Casting {
        caster: ObjectId,
        quick: bool,
        you: Seat,
        card: CardId,
        on: Aim,
    },
    /// The Damage and Effects Step of an attack is over.
    Struck {
        attacker: ObjectId,
        defender: ObjectId,
    },
    /// A spell that was cast took effect or was stopped.
    SpellOver {
        caster: ObjectId,
        card: CardId,
    },
    /// An upkeep cost is due, and was paid.
    UpkeepDue(ObjectId),
    UpkeepPaid(ObjectId),
    /// An attack damaged somebody.
    Damages {
        attacker: ObjectId,
        defender: ObjectId,
        damage_type: Option<DamageType>,
    },
}

impl TriggerEvent {
    /// Whose attack it was.
    pub(super) fn attacker(self) -> Option<ObjectId> {
        match self {
            TriggerEvent::Damages { attacker, .. } => Some(attacker),
            TriggerEvent::Destroyed { blow, .. } => blow.map(|blow| blow.by),
            _ => None,
        }
    }

    /// Which triggers can hear of it at all.
    #[inline]
    pub(super) fn kind(self) -> TriggerSet {
        match self {
            TriggerEvent::Entered(_) => TriggerSet::ENTERS,
            TriggerEvent::Revealed(_) => TriggerSet::REVEALED,
            TriggerEvent::Destroyed { .. } => TriggerSet::DESTROYED,
            TriggerEvent::Activated(_) => TriggerSet::ACTIVATED,
            TriggerEvent::MoveAction(_) => TriggerSet::MOVES,
            TriggerEvent::Resolved { .. } | TriggerEvent::SpellOver { .. } => TriggerSet::RESOLVED,
            TriggerEvent::UpkeepDue(_) | TriggerEvent::UpkeepPaid(_) => TriggerSet::UPKEEP,
            TriggerEvent::CameIn { .. }
            | TriggerEvent::Leaves { .. }
            | TriggerEvent::Acts { .. } => TriggerSet::ZONE,
            TriggerEvent::Attacked { .. } => TriggerSet::ATTACKED,
            TriggerEvent::MeleeDeclared { .. } => TriggerSet::DECLARED,
            TriggerEvent::RoundEnds => TriggerSet::ROUND_ENDS,
            TriggerEvent::ActionPhaseEnds(_) => TriggerSet::PHASE_ENDS,
            TriggerEvent::Guards(_) => TriggerSet::GUARDS,
            TriggerEvent::Counterstruck(_) => TriggerSet::COUNTERSTRUCK,
            TriggerEvent::Casting { .. } => TriggerSet::CASTING,
            TriggerEvent::Damages { .. } | TriggerEvent::Struck { .. } => TriggerSet::DAMAGES,
        }
    }
}
