//! Which events a card's abilities wait for, as a small set that is quickly asked.

use crate::vocabulary::{Ability, Card, Trigger};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TriggerSet(u32);

impl TriggerSet {
    pub const ENTERS: TriggerSet = TriggerSet(1);
    pub const REVEALED: TriggerSet = TriggerSet(1 << 1);
    pub const DESTROYED: TriggerSet = TriggerSet(1 << 2);
    pub const ACTIVATED: TriggerSet = TriggerSet(1 << 3);
    pub const MOVES: TriggerSet = TriggerSet(1 << 4);
    pub const RESOLVED: TriggerSet = TriggerSet(1 << 5);
    pub const ZONE: TriggerSet = TriggerSet(1 << 6);
    pub const ATTACKED: TriggerSet = TriggerSet(1 << 7);
    pub const DECLARED: TriggerSet = TriggerSet(1 << 8);
    pub const COUNTERSTRUCK: TriggerSet = TriggerSet(1 << 9);
    pub const CASTING: TriggerSet = TriggerSet(1 << 10);
    pub const DAMAGES: TriggerSet = TriggerSet(1 << 11);
    pub const UPKEEP: TriggerSet = TriggerSet(1 << 12);
    pub const GUARDS: TriggerSet = TriggerSet(1 << 13);
    pub const PHASE_ENDS: TriggerSet = TriggerSet(1 << 14);
    pub const ROUND_ENDS: TriggerSet = TriggerSet(1 << 15);

    /// The events of all abilities of a card.
    pub(super) fn of(card: &Card) -> TriggerSet {
        let mut set = TriggerSet::default();
        for ability in &card.abilities {
            if let Ability::When { trigger, .. } = ability {
                set.add(trigger);
            }
        }
        set
    }

    /// The events of both.
    pub fn and(self, other: TriggerSet) -> TriggerSet {
        TriggerSet(self.0 | other.0)
    }

    pub fn intersects(self, event: TriggerSet) -> bool {
        self.0 & event.0 != 0
    }

    fn add(&mut self, trigger: &Trigger) {
        let event = match trigger {
            Trigger::EntersPlay | Trigger::Summoned(_) => TriggerSet::ENTERS,
            Trigger::Revealed | Trigger::Reveals(_) => TriggerSet::REVEALED,
            Trigger::Destroyed | Trigger::Slain | Trigger::AnyDestroyed { .. } => {
                TriggerSet::DESTROYED
            }
            Trigger::ActionPhaseEnds => TriggerSet::PHASE_ENDS,
            Trigger::RoundEnds => TriggerSet::ROUND_ENDS,
            Trigger::Upkeep | Trigger::UpkeepDue | Trigger::UpkeepPaid => TriggerSet::UPKEEP,
            Trigger::Activated => TriggerSet::ACTIVATED,
            Trigger::TakesMoveAction => TriggerSet::MOVES,
            Trigger::ResolvesSpell { .. } | Trigger::SpellOver { .. } => TriggerSet::RESOLVED,
            Trigger::EntersOrActsHere(_) | Trigger::LeavesHere(_) | Trigger::Enters(_) => {
                TriggerSet::ZONE
            }
            Trigger::Attacked => TriggerSet::ATTACKED,
            Trigger::MeleeDeclaredAgainst(_) => TriggerSet::DECLARED,
            Trigger::Guards => TriggerSet::GUARDS,
            Trigger::Counterstruck => TriggerSet::COUNTERSTRUCK,
            Trigger::CastsQuickSpell | Trigger::TargetedBy(_) => TriggerSet::CASTING,
            Trigger::AttackDamages { .. } | Trigger::Strikes { .. } => TriggerSet::DAMAGES,
            Trigger::AnyOf(parts) => {
                parts.iter().for_each(|part| self.add(part));
                return;
            }
        };
        self.0 |= event.0;
    }
}
