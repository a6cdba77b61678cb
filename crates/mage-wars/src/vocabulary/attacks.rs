//! Which attacks a word is about, what it says of them, and which rolls can be made again.

use serde::{Deserialize, Serialize};

use super::{AttackTrait, DamageType, Filter, Outcome, Stat};

/// Some of all attacks. What is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attacks {
    /// Who attacks; the attacks of walls, traps and barriers are nobody's.
    pub by: Option<Filter>,
    pub against: Option<Filter>,
    pub reach: Option<Reach>,
    pub damage_type: Option<DamageType>,
    /// Counterstrikes are none of them.
    pub no_counterstrikes: bool,
    /// Attacks made by spells are none of them.
    pub no_spells: bool,
    /// Of each attacker only the first such attack in a round.
    pub first: bool,
    /// Those with this attack bar of the card alone.
    pub bar: Option<u8>,
}

/// From how far an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// In the same zone.
    Melee,
    /// From a distance, at one target or at a zone.
    Ranged,
}

/// What a word says of attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackRule {
    /// They cost the attacker's controller so much mana in the Pay Costs Step, or are canceled (MW-RULING-83).
    Cost(u8),
    /// They roll so many dice more or less.
    Dice(i8),
    /// Their attacker has so much Melee or Ranged for them: once per attack action, like those (MW-RULING-42).
    Plus(Stat, i8),
    /// They add so much on the effect die (MW-DICE-09).
    EffectDie(i8),
    /// They have these traits.
    Gain(Vec<AttackTrait>),
    /// Up to so many points of critical damage of each strike count as normal ones.
    Soften(u8),
    /// They have this effect table, where their bar has none.
    Effects(Vec<Outcome>),
    /// They cannot be declared.
    Forbidden,
    /// They cannot be declared, nor such an attack at a zone where such a defender is (MW-CARD-06).
    KeptAway,
}

/// A roll that can be made again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// The failed Defense of somebody like this.
    Defense(Filter),
    /// The roll to miss of somebody like this, when it missed (MW-CARD-46).
    Miss(Filter),
    /// The failed escape roll of somebody like this (MW-COND-CRIPPLE-02).
    Escape(Filter),
    /// All attack dice of such an attack.
    AttackDice(Attacks),
    /// The effect die of such an attack.
    EffectDie(Attacks),
}

impl Attacks {
    /// Those that somebody like this makes.
    pub fn by(who: Filter) -> Self {
        Attacks { by: Some(who), ..Attacks::default() }
    }

    /// Those that are made at somebody like this.
    pub fn against(whom: Filter) -> Self {
        Attacks { against: Some(whom), ..Attacks::default() }
    }

    /// The same, made by somebody like this.
    pub fn made_by(mut self, who: Filter) -> Self {
        self.by = Some(who);
        self
    }

    /// The same, made at somebody like this.
    pub fn made_at(mut self, whom: Filter) -> Self {
        self.against = Some(whom);
        self
    }

    pub fn melee(mut self) -> Self {
        self.reach = Some(Reach::Melee);
        self
    }

    pub fn ranged(mut self) -> Self {
        self.reach = Some(Reach::Ranged);
        self
    }

    pub fn of(mut self, damage_type: DamageType) -> Self {
        self.damage_type = Some(damage_type);
        self
    }

    pub fn no_counterstrikes(mut self) -> Self {
        self.no_counterstrikes = true;
        self
    }

    /// Those with this attack bar of the card.
    pub fn with_bar(mut self, bar: u8) -> Self {
        self.bar = Some(bar);
        self
    }

    pub fn no_spells(mut self) -> Self {
        self.no_spells = true;
        self
    }

    /// Of each attacker only the first in a round.
    pub fn first(mut self) -> Self {
        self.first = true;
        self
    }
}
