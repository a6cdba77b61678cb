//! A card, and how it is written down: one call per printed line, in printed order.

use serde::{Deserialize, Serialize};

use super::{
    Ability, ActionKind, Amount, AttackBar, AttackReach, AttackTrait, CardSet, Condition,
    DamageType, Defense, Effect, Filter, Gain, Kind, Locations, Outcome, Range, Result, School,
    Sets, Subtype, Target, Trait, Uses, filter::ZoneFilter, kinds::MageClass,
};

/// A card: printed facts and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its name in files and messages, such as `timber-wolf`.
    pub id: String,
    /// The printed card number, such as `MW1C38`.
    pub code: String,
    /// The set it appeared in first.
    #[serde(default = "own_set", skip_serializing_if = "is_own")]
    pub set: CardSet,
    pub kind: Kind,
    pub schools: Schools,
    pub subtypes: Vec<Subtype>,
    pub cost: Cost,
    /// What turning a hidden enchantment up costs.
    pub reveal_cost: Option<u8>,
    /// What it costs more, looked up when it is revealed; its bearer is [`super::Who::Target`] (MW-REVEAL-24).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal_x: Option<Amount>,
    /// It must be revealed when its trigger happens (MW-MANDATORY-01).
    pub mandatory: bool,
    pub action: ActionKind,
    pub range: Range,
    pub target: Target,
    pub life: Option<u8>,
    /// `None`: no armor, and none can be gained (MW-DAMAGE-04).
    pub armor: Option<u8>,
    pub channeling: Option<u8>,
    /// Channeling that is looked up, where no number is printed (MW-CONJ-21).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channeling_x: Option<Amount>,
    pub locations: Option<Locations>,
    pub attacks: Vec<AttackBar>,
    pub defenses: Vec<Defense>,
    pub traits: Vec<Trait>,
    pub restrictions: Vec<Restriction>,
    pub abilities: Vec<Ability>,
    /// Printed names over abilities.
    #[serde(default)]
    pub headings: Vec<Heading>,
    /// What an incantation does when it resolves.
    pub effect: Option<Effect>,
    /// How many are in the box.
    pub copies: u8,
    /// The later sets that have it again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reprints: Vec<Printing>,
}

/// A card as a later set has it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    pub set: CardSet,
    pub code: String,
    pub copies: u8,
}

fn own_set() -> CardSet {
    CardSet::Own
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_own(set: &CardSet) -> bool {
    *set == CardSet::Own
}

/// Schools and levels (MW-CAST-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schools {
    /// No school, as mages have none.
    None,
    /// One school.
    One(School, u8),
    /// All of them: levels and spell points add up (MW-BOOK-06).
    And(Vec<(School, u8)>),
    /// One of them, as the player likes (MW-BOOK-05).
    Or(Vec<(School, u8)>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Always the same.
    Mana(u8),
    /// Looked up when the spell is cast.
    X(Amount),
}

/// A printed name over abilities, such as `healing-light`: from this ability on, until the next name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    pub from: u8,
    pub name: String,
}

/// What limits a card in the spellbook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restriction {
    /// One copy in a spellbook (MW-BOOK-09).
    Epic,
    /// One spell point for every mage (MW-BOOK-12).
    Novice,
    /// For mages of this class (MW-BOOK-10).
    ClassOnly(MageClass),
    /// For mages trained in this school (MW-BOOK-11).
    SchoolOnly(School),
}

impl Schools {
    /// The level of the spell (MW-CAST-19).
    pub fn level(&self) -> u8 {
        match self {
            Schools::None => 0,
            Schools::One(_, level) => *level,
            Schools::And(parts) => parts.iter().map(|(_, level)| level).sum(),
            Schools::Or(parts) => parts.iter().map(|(_, level)| *level).min().unwrap_or(0),
        }
    }

    /// Its level in one school; 0 where it is not of it.
    pub fn level_of(&self, school: School) -> u8 {
        self.parts().iter().find(|(one, _)| *one == school).map_or(0, |(_, level)| *level)
    }

    /// Each school with the level in it.
    pub fn parts(&self) -> Vec<(School, u8)> {
        match self {
            Schools::None => Vec::new(),
            Schools::One(school, level) => vec![(*school, *level)],
            Schools::And(parts) | Schools::Or(parts) => parts.clone(),
        }
    }

    pub fn has(&self, school: School) -> bool {
        match self {
            Schools::None => false,
            Schools::One(one, _) => *one == school,
            Schools::And(parts) | Schools::Or(parts) => parts.iter().any(|(one, _)| *one == school),
        }
    }
}

impl Card {
    /// A card with nothing on it yet.
    pub fn new(code: &str, id: &str, kind: Kind) -> Self {
        Card {
            id: id.to_owned(),
            code: code.to_owned(),
            set: CardSet::Own,
            kind,
            schools: Schools::None,
            subtypes: Vec::new(),
            cost: Cost::Mana(0),
            reveal_cost: None,
            reveal_x: None,
            mandatory: false,
            action: ActionKind::Quick,
            range: Range { min: 0, max: 0 },
            target: Target::None,
            life: None,
            armor: Some(0),
            channeling: None,
            channeling_x: None,
            locations: None,
            attacks: Vec::new(),
            defenses: Vec::new(),
            traits: Vec::new(),
            restrictions: Vec::new(),
            abilities: Vec::new(),
            headings: Vec::new(),
            effect: None,
            copies: 1,
            reprints: Vec::new(),
        }
    }

    pub fn level(&self) -> u8 {
        match self.kind {
            // MW-GEN-18: for every purpose a mage has level 6.
            Kind::Mage => 6,
            _ => self.schools.level(),
        }
    }

    /// Whether it is a marker that lies in play like a card, and no card of a spellbook (MW-TRAIT-VINE-11).
    pub fn is_marker(&self) -> bool {
        self.copies == 0 && self.kind != Kind::Mage
    }

    /// How many a set has of it.
    pub fn copies_in(&self, set: CardSet) -> u8 {
        let again = self.reprints.iter().filter(|again| again.set == set);
        let first = if self.set == set { self.copies } else { 0 };
        first + again.map(|again| again.copies).sum::<u8>()
    }

    /// How many these sets have of it together.
    pub fn copies_among(&self, sets: Sets) -> u8 {
        let of = |set| if sets.has(set) { self.copies_in(set) } else { 0 };
        CardSet::PRINTED.into_iter().chain([CardSet::Own]).map(of).sum()
    }

    /// Whether one of these sets has it.
    pub fn is_among(&self, sets: Sets) -> bool {
        sets.has(self.set) || self.reprints.iter().any(|again| sets.has(again.set))
    }

    /// The printed name over an ability.
    pub fn ability_name(&self, at: usize) -> Option<&str> {
        let over = self.headings.iter().rev().find(|heading| usize::from(heading.from) <= at);
        over.map(|heading| heading.name.as_str())
    }

    pub fn copies(mut self, copies: u8) -> Self {
        self.copies = copies;
        self
    }

    pub fn school(mut self, school: School, level: u8) -> Self {
        self.schools = Schools::One(school, level);
        self
    }

    pub fn schools_and(mut self, parts: &[(School, u8)]) -> Self {
        self.schools = Schools::And(parts.to_vec());
        self
    }

    pub fn schools_or(mut self, parts: &[(School, u8)]) -> Self {
        self.schools = Schools::Or(parts.to_vec());
        self
    }

    pub fn subtypes(mut self, subtypes: &[Subtype]) -> Self {
        self.subtypes = subtypes.to_vec();
        self
    }

    pub fn cost(mut self, mana: u8) -> Self {
        self.cost = Cost::Mana(mana);
        self
    }

    pub fn cost_x(mut self, amount: Amount) -> Self {
        self.cost = Cost::X(amount);
        self
    }

    pub fn reveal(mut self, cost: u8) -> Self {
        self.reveal_cost = Some(cost);
        self
    }

    /// A reveal cost that is looked up.
    pub fn reveal_x(mut self, amount: Amount) -> Self {
        self.reveal_cost = Some(0);
        self.reveal_x = Some(amount);
        self
    }

    pub fn must_reveal(mut self) -> Self {
        self.mandatory = true;
        self
    }

    pub fn full(mut self) -> Self {
        self.action = ActionKind::Full;
        self
    }

    pub fn quick(mut self) -> Self {
        self.action = ActionKind::Quick;
        self
    }

    pub fn range(mut self, min: u8, max: u8) -> Self {
        self.range = Range { min, max };
        self
    }

    pub fn target(mut self, target: Target) -> Self {
        self.target = target;
        self
    }

    /// Targets an object like this.
    pub fn on(self, filter: Filter) -> Self {
        self.target(Target::Object(filter))
    }

    pub fn on_zone(self) -> Self {
        self.target(Target::Zone(ZoneFilter::Any))
    }

    pub fn body(mut self, life: u8, armor: u8) -> Self {
        self.life = Some(life);
        self.armor = Some(armor);
        self
    }

    /// Life, with the crossed-out armor symbol.
    pub fn unarmored(mut self, life: u8) -> Self {
        self.life = Some(life);
        self.armor = None;
        self
    }

    pub fn channeling(mut self, channeling: u8) -> Self {
        self.channeling = Some(channeling);
        self
    }

    pub fn channeling_x(mut self, amount: Amount) -> Self {
        self.channeling_x = Some(amount);
        self
    }

    pub fn worn(mut self, locations: Locations) -> Self {
        self.locations = Some(locations);
        self
    }

    pub fn with(mut self, printed: Trait) -> Self {
        self.traits.push(printed);
        self
    }

    pub fn only(mut self, restriction: Restriction) -> Self {
        self.restrictions.push(restriction);
        self
    }

    pub fn attack(mut self, bar: AttackBar) -> Self {
        self.attacks.push(bar);
        self
    }

    pub fn defense(mut self, defense: Defense) -> Self {
        self.defenses.push(defense);
        self
    }

    /// The printed name over the abilities that follow.
    pub fn named(mut self, name: &str) -> Self {
        let from = u8::try_from(self.abilities.len()).unwrap_or(u8::MAX);
        self.headings.push(Heading { from, name: name.to_owned() });
        self
    }

    pub fn ability(mut self, ability: Ability) -> Self {
        self.abilities.push(ability);
        self
    }

    /// What the object it is attached to gains, as long as it is in play and revealed.
    pub fn grants(self, gains: Vec<Gain>) -> Self {
        self.ability(Ability::While { condition: Condition::Always, who: Filter::Host, gains })
    }

    pub fn effect(mut self, effect: Effect) -> Self {
        self.effect = Some(effect);
        self
    }
}

impl AttackBar {
    pub fn new(name: &str, reach: AttackReach, action: ActionKind, dice: u8) -> Self {
        AttackBar {
            name: name.to_owned(),
            reach,
            action,
            damage_type: None,
            dice: Some(dice),
            effects: Vec::new(),
            traits: Vec::new(),
        }
    }

    pub fn of(mut self, damage_type: DamageType) -> Self {
        self.damage_type = Some(damage_type);
        self
    }

    /// A line of the effect table, from this roll on.
    pub fn from(mut self, roll: u8, results: &[Result]) -> Self {
        self.effects.push(Outcome { from: roll, results: results.to_vec() });
        self
    }

    /// Whether it removes Burn markers, so that it may target what is immune to its type (MW-TRAIT-IMMUNITY-02).
    pub fn puts_out_fires(&self) -> bool {
        let wet = |held: &AttackTrait| {
            matches!(held, AttackTrait::PutsOutFires | AttackTrait::Extinguish)
        };
        self.traits.iter().any(wet)
    }

    pub fn with(mut self, printed: AttackTrait) -> Self {
        self.traits.push(printed);
        self
    }
}

pub fn quick_melee(name: &str, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::Melee, ActionKind::Quick, dice)
}

pub fn full_melee(name: &str, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::Melee, ActionKind::Full, dice)
}

pub fn full_ranged(name: &str, min: u8, max: u8, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::Ranged(Range { min, max }), ActionKind::Full, dice)
}

impl Defense {
    /// Against everything; narrow it with the other calls.
    pub fn new(roll: u8, uses: Uses) -> Self {
        Defense {
            roll,
            uses,
            against_melee: true,
            against_ranged: true,
            only_from: None,
            steadfast: false,
            cost: 0,
        }
    }

    pub fn melee_only(mut self) -> Self {
        self.against_ranged = false;
        self
    }

    pub fn ranged_only(mut self) -> Self {
        self.against_melee = false;
        self
    }

    pub fn only_from(mut self, attackers: Filter) -> Self {
        self.only_from = Some(attackers);
        self
    }

    pub fn steadfast(mut self) -> Self {
        self.steadfast = true;
        self
    }

    pub fn for_mana(mut self, mana: u8) -> Self {
        self.cost = mana;
        self
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn levels_of_schools_joined_by_and_add_up_and_of_those_joined_by_or_one_counts() {
        covers![mw::CAST_19];
        let parts = vec![(School::Arcane, 2), (School::Earth, 1)];
        assert_eq!(Schools::And(parts).level(), 3);
        let parts = vec![(School::Fire, 2), (School::Water, 2)];
        assert_eq!(Schools::Or(parts).level(), 2);
    }
}
