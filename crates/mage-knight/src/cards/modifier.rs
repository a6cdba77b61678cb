//! What effects change for the rest of a turn or a combat (MK-EFFECT-04): printed on cards, and kept as it is while it
//! lasts.

use serde::{Deserialize, Serialize};

use super::parameter::{Element, OfferKind, Reach, Zone};
use crate::content::{Mana, Terrain};

/// What holds for the rest of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnModifier {
    /// MK-MOVE-14
    TerrainCost {
        terrains: Terrains,
        change: CostChange,
    },
    /// Spaces and positions two away count as adjacent.
    ReachTwo,
    ProvokeNothing,
    IgnoreSiteFortification,
    /// At Night gold can be used and hidden things are seen as by Day.
    NightAsDay,
    /// By Day black can be used as at Night.
    DayAsNight,
    EndlessMana([Mana; 2]),
    GoldAndBlackDiceAsBasic,
    /// No Source die can be used any more: a card was worth more for that.
    SourceClosed,
    /// The next card played sideways is worth more.
    Sideways {
        value: u8,
        better: SidewaysBonus,
    },
    MoveToAttack {
        cost: u8,
        reach: Reach,
    },
    InfluenceAsBlock(Element),
    /// The first Attack or Block card of this turn is worth more.
    FirstAttackOrBlock {
        attack: u8,
        block: u8,
    },
    DoublePhysicalAttacks,
    UnitBonus(UnitBonus),
    UnitsTakeNoDamage,
    UnitsResistAll,
    RaiseHandLimit(u8),
    /// Cards for every Wound of the hand that is healed.
    DrawPerWoundHealed(u8),
    SkipDraw,
    ExtraTurn,
    /// Once this turn a card of an offer may be bought for Influence.
    BuyCard {
        kind: OfferKind,
        influence: u8,
        to: Zone,
    },
}

impl TurnModifier {
    /// Whether it takes the place of another one instead of being added to it.
    pub(crate) fn replaces(&self, other: &TurnModifier) -> bool {
        match self {
            // MK-RULING-100, MK-RULING-109: they add up.
            TurnModifier::TerrainCost { .. }
            | TurnModifier::RaiseHandLimit(_)
            | TurnModifier::DrawPerWoundHealed(_)
            | TurnModifier::FirstAttackOrBlock { .. }
            | TurnModifier::ExtraTurn
            | TurnModifier::BuyCard { .. } => false,
            // MK-RULING-102: each waits for a card of its own.
            TurnModifier::Sideways { better, .. } => {
                let kind = std::mem::discriminant(better);
                matches!(other, TurnModifier::Sideways { better, .. } if std::mem::discriminant(better) == kind)
            }
            TurnModifier::UnitBonus(bonus) => {
                let next = |bonus: &UnitBonus| bonus.whom == BonusFor::Activated;
                next(bonus) && matches!(other, TurnModifier::UnitBonus(old) if next(old))
            }
            TurnModifier::MoveToAttack { reach, .. } => {
                matches!(other, TurnModifier::MoveToAttack { reach: old, .. } if old == reach)
            }
            TurnModifier::EndlessMana(_) => self == other,
            TurnModifier::ReachTwo
            | TurnModifier::ProvokeNothing
            | TurnModifier::IgnoreSiteFortification
            | TurnModifier::NightAsDay
            | TurnModifier::DayAsNight
            | TurnModifier::GoldAndBlackDiceAsBasic
            | TurnModifier::SourceClosed
            | TurnModifier::InfluenceAsBlock(_)
            | TurnModifier::DoublePhysicalAttacks
            | TurnModifier::UnitsTakeNoDamage
            | TurnModifier::UnitsResistAll
            | TurnModifier::SkipDraw => {
                std::mem::discriminant(self) == std::mem::discriminant(other)
            }
        }
    }
}

/// What holds for the rest of the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatModifier {
    SkipBlockAndDamage,
    AttacksAreColdFire,
    AttacksAreSiege,
}

/// Terrains that cost something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrains {
    All,
    These([Option<Terrain>; 3]),
}

impl Terrains {
    /// At most three, in the order they are printed.
    pub const fn these(terrains: &[Terrain]) -> Terrains {
        let mut these = [None; 3];
        let mut at = 0;
        while at < terrains.len() {
            these[at] = Some(terrains[at]);
            at += 1;
        }
        Terrains::These(these)
    }

    #[inline]
    pub fn has(self, terrain: Terrain) -> bool {
        match self {
            Terrains::All => true,
            Terrains::These(these) => these.contains(&Some(terrain)),
        }
    }
}

/// A change of what terrain costs (MK-MOVE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostChange {
    /// A new cost; it never raises one.
    Set(u8),
    Less {
        by: u8,
        min: u8,
    },
    /// It costs more, but no more than `max`.
    More {
        by: u8,
        max: u8,
    },
    /// MK-MOVE-17: impassable terrain can be entered.
    Passable(u8),
}

/// When a sideways card is worth one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SidewaysBonus {
    /// The card is a Wound, and it is never worth more.
    WoundsOnly,
    /// Advanced Actions, Spells and Artifacts.
    Uncommon,
    /// No Source die is used this turn.
    WithoutSource,
    /// An Action or Spell of the colour of the mana paid, once it is.
    OfPaidColor(Option<Mana>),
}

/// What Units are worth more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UnitBonus {
    pub armor: u8,
    pub attack: u8,
    pub kinds: AttackKinds,
    pub block: u8,
    pub whom: BonusFor,
}

impl UnitBonus {
    /// What it adds to an Attack of this kind. MK-RULING-106: `alike` where all kinds are Attacks like others.
    pub fn to_attack(self, reach: Reach, alike: bool) -> u8 {
        let fits = match self.kinds {
            AttackKinds::Any => true,
            AttackKinds::Melee => reach == Reach::Melee || alike,
            AttackKinds::Ranged => reach == Reach::Ranged,
        };
        if fits { self.attack } else { 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKinds {
    Any,
    Melee,
    Ranged,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusFor {
    /// All own Units in this combat.
    AllThisCombat,
    /// All own Units this turn.
    AllThisTurn,
    /// The next one activated.
    Activated,
}
