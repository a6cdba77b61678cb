//! Printed facts: what every kind of card has and what it cannot have.

use mage_wars::vocabulary::{
    Ability, Amount, AttackBar, AttackReach, AttackTrait, Card, Cost, Effect, Kind, Range, Schools,
    Target, Trait, filter::Filter,
};

use super::{Problems, Wrong};

/// The faces of the effect die.
const ROLLS: std::ops::RangeInclusive<u8> = 1..=12;

/// What a kind of card must have, and what it must not have.
struct Needs {
    life: bool,
    reveal: bool,
    location: bool,
    effect: bool,
    attack: bool,
}

fn needs(kind: Kind) -> Needs {
    let none = Needs { life: false, reveal: false, location: false, effect: false, attack: false };
    match kind {
        Kind::Mage | Kind::Creature | Kind::Conjuration | Kind::Wall => {
            Needs { life: true, ..none }
        }
        Kind::Enchantment => Needs { reveal: true, ..none },
        Kind::Equipment => Needs { location: true, ..none },
        Kind::Incantation => Needs { effect: true, ..none },
        Kind::Attack => Needs { attack: true, ..none },
        Kind::Orb | Kind::Tile => none,
    }
}

pub(super) fn check(card: &Card, problems: &mut Problems) {
    let needs = needs(card.kind);
    schools(card, problems);
    problems.want(card.copies > 0, "copies", Wrong::NoCopies);
    cost(card, problems);
    match (card.reveal_cost, needs.reveal) {
        (None, true) => problems.add("reveal_cost", Wrong::NoReveal),
        (Some(_), false) => problems.add("reveal_cost", Wrong::NeedlessReveal),
        (None, false) | (Some(_), true) => (),
    }
    if card.mandatory {
        let triggered = card.abilities.iter().any(|it| matches!(it, Ability::When { .. }));
        problems.want(needs.reveal, "mandatory", Wrong::NeedlessMandatory);
        problems.want(triggered || !needs.reveal, "mandatory", Wrong::NoTrigger);
    }
    match (card.life, needs.life) {
        // MW-CONJ-17: what cannot be damaged needs none.
        (None, true) if card.traits.contains(&Trait::Indestructible) => (),
        (None | Some(0), true) => problems.add("life", Wrong::NoLife),
        (Some(_), false) => problems.add("life", Wrong::NeedlessLife),
        (None, false) | (Some(_), true) => (),
    }
    match (card.locations, needs.location) {
        (None, true) => problems.add("locations", Wrong::NoLocation),
        (Some(_), false) => problems.add("locations", Wrong::NeedlessLocation),
        (None, false) | (Some(_), true) => (),
    }
    if card.kind == Kind::Equipment {
        problems.want(is_on_mage(&card.target), "target", Wrong::NotOnMage);
    }
    problems.want(card.effect.is_some() || !needs.effect, "effect", Wrong::NoEffect);
    problems.want(card.effect.is_none() || needs.effect, "effect", Wrong::NeedlessEffect);
    problems.want(!card.attacks.is_empty() || !needs.attack, "attacks", Wrong::NoAttack);
    range(card.range, "range", problems);
    for (at, bar) in card.attacks.iter().enumerate() {
        attack(card, at, bar, problems);
    }
    for (at, defense) in card.defenses.iter().enumerate() {
        let part = format!("defenses[{at}]");
        let useful = defense.against_melee || defense.against_ranged;
        problems.want(useful, part.clone(), Wrong::Empty);
        problems.want(ROLLS.contains(&defense.roll), part, Wrong::Roll { roll: defense.roll });
    }
}

fn schools(card: &Card, problems: &mut Problems) {
    let (levels, several): (Vec<u8>, bool) = match &card.schools {
        Schools::None => (Vec::new(), false),
        Schools::One(_, level) => (vec![*level], false),
        Schools::And(parts) | Schools::Or(parts) => {
            (parts.iter().map(|(_, level)| *level).collect(), true)
        }
    };
    let enough = levels.len() > usize::from(several);
    problems.want(enough || !card.kind.is_spell(), "schools", Wrong::NoSchool);
    problems.want(levels.iter().all(|level| *level > 0), "schools", Wrong::Level);
}

fn cost(card: &Card, problems: &mut Problems) {
    match &card.cost {
        Cost::Mana(mana) => {
            let fits = card.kind != Kind::Enchantment || *mana == 2;
            problems.want(fits, "cost", Wrong::EnchantmentCost);
        }
        // MW-ENCH-02: what differs is the cost of revealing.
        Cost::X(_) if card.kind == Kind::Enchantment => {
            problems.add("cost", Wrong::EnchantmentCost);
        }
        Cost::X(amount) => problems.want(varies(amount), "cost", Wrong::NoAmount),
    }
}

/// Whether an amount is looked up anywhere at all. A cost of X that is always the same is no X.
fn varies(amount: &Amount) -> bool {
    match amount {
        Amount::Number(_) => false,
        Amount::Sum(parts) => parts.iter().any(varies),
        Amount::Times(_, part)
        | Amount::AtLeast(_, part)
        | Amount::AtMost(_, part)
        | Amount::Half(part)
        | Amount::DiceFor(part)
        | Amount::Beyond(_, part) => varies(part),
        Amount::IfHidden(_, one, other) => one != other || varies(one),
        Amount::Dice(_)
        | Amount::Level(_)
        | Amount::CastingCost(_)
        | Amount::TotalCost(_)
        | Amount::TotalCostOnSecond(_)
        | Amount::Distance
        | Amount::Count(_)
        | Amount::CountOn(..)
        | Amount::Cleared
        | Amount::ChosenUpTo(_)
        | Amount::Chosen
        | Amount::Removals
        | Amount::LevelOfSacrifice
        | Amount::Markers(..)
        | Amount::Tokens(..) => true,
    }
}

/// Whether every possible target is a mage.
fn is_on_mage(target: &Target) -> bool {
    fn names_mage(filter: &Filter) -> bool {
        match filter {
            Filter::Kind(kind) => *kind == Kind::Mage,
            Filter::YourMage => true,
            Filter::All(parts) => parts.iter().any(names_mage),
            Filter::Any(parts) => !parts.is_empty() && parts.iter().all(names_mage),
            _ => false,
        }
    }
    matches!(target, Target::Object(filter) if names_mage(filter))
}

pub(super) fn range(range: Range, part: impl Into<String>, problems: &mut Problems) {
    let Range { min, max } = range;
    problems.want(min <= max, part, Wrong::Range { min, max });
}

fn attack(card: &Card, at: usize, bar: &AttackBar, problems: &mut Problems) {
    let part = format!("attacks[{at}]");
    match bar.reach {
        AttackReach::Ranged(reach) | AttackReach::Zone { range: reach, .. } => {
            range(reach, format!("{part}.reach"), problems);
        }
        AttackReach::Melee
        | AttackReach::DamageBarrier
        | AttackReach::Passage { .. }
        | AttackReach::Special => (),
    }
    let rolls = match bar.dice {
        // MW-TRAIT-NODAMAGE-01
        Some(dice) => (dice > 0) != bar.traits.contains(&AttackTrait::NoDamage),
        None => card
            .abilities
            .iter()
            .flat_map(Ability::effect)
            .chain(&card.effect)
            .any(|it| throws(it, at)),
    };
    problems.want(rolls, format!("{part}.dice"), Wrong::NoDice);
    let mut last = 0;
    for (line, outcome) in bar.effects.iter().enumerate() {
        let roll = outcome.from;
        let line = format!("{part}.effects[{line}]");
        problems.want(!outcome.results.is_empty(), line.clone(), Wrong::Empty);
        if !ROLLS.contains(&roll) {
            problems.add(line, Wrong::Roll { roll });
        } else if roll <= last {
            problems.add(line, Wrong::RollOrder { roll });
        }
        last = roll;
    }
}

/// Whether the effect makes the attack of this bar and says with how many dice.
fn throws(effect: &Effect, at: usize) -> bool {
    match effect {
        Effect::Attack { bar, dice: Some(_), .. } => usize::from(*bar) == at,
        other => other.parts().into_iter().any(|part| throws(part, at)),
    }
}
