//! Which cards can be played: those all of whose words the engine executes. A card with a word it does not know yet is
//! listed and explained, but no setup takes it.

use crate::vocabulary::{
    Ability, AttackBar, AttackReach, AttackTrait, Card, Condition, Gain, Kind, Target, Trait,
};

/// The first word of a card the engine does not execute yet, or `None` when the card can be played.
pub fn missing_word(card: &Card) -> Option<&'static str> {
    kind(card)
        .or_else(|| card.mandatory.then_some("mandatory reveal"))
        .or_else(|| card.effect.is_some().then_some("effect"))
        .or_else(|| card.traits.iter().find_map(held))
        .or_else(|| card.attacks.iter().find_map(attack))
        .or_else(|| card.abilities.iter().find_map(ability))
}

fn kind(card: &Card) -> Option<&'static str> {
    match (card.kind, &card.target) {
        (Kind::Mage | Kind::Creature | Kind::Conjuration | Kind::Wall | Kind::Equipment, _)
        | (Kind::Enchantment, Target::Object(_)) => None,
        (Kind::Enchantment, _) => Some("enchantment of a zone"),
        (Kind::Incantation, _) => Some("incantation"),
        (Kind::Attack, _) => Some("attack spell"),
    }
}

fn held(held: &Trait) -> Option<&'static str> {
    match held {
        Trait::Familiar(_) => Some("Familiar"),
        Trait::OneMove => Some("a single move"),
        Trait::Spawnpoint { .. } => Some("Spawnpoint"),
        Trait::Spellbind(_) => Some("Spellbind"),
        Trait::TeleportingMoves => Some("teleporting moves"),
        Trait::Aegis(_)
        | Trait::BlocksLoS
        | Trait::Burnproof
        | Trait::Climbing
        | Trait::Elusive
        // Only casting a wall asks whether it can be extended.
        | Trait::Extendable
        | Trait::Fast
        | Trait::FiniteLife
        | Trait::Flying
        | Trait::Immunity(_)
        | Trait::Incapacitated
        | Trait::Incorporeal
        | Trait::Legendary
        | Trait::Living
        | Trait::Magecast
        | Trait::Nonliving
        | Trait::PassageAttacks
        | Trait::PassageBlocked
        | Trait::Pest
        | Trait::Plus(..)
        | Trait::Rage(_)
        | Trait::Regenerate(_)
        | Trait::Restrained
        | Trait::Slow
        | Trait::Tough(_)
        | Trait::Uncontainable
        | Trait::Unique
        | Trait::Unmovable
        | Trait::UntargetableByRanged
        | Trait::ZoneExclusive => None,
    }
}

fn attack(bar: &AttackBar) -> Option<&'static str> {
    let reach = match bar.reach {
        AttackReach::Melee
        | AttackReach::Ranged(_)
        | AttackReach::DamageBarrier
        | AttackReach::Passage { .. } => None,
        AttackReach::Zone { .. } => Some("zone attack"),
        AttackReach::Special => Some("attack without an action"),
    };
    reach
        .or_else(|| bar.dice.is_none().then_some("dice by choice"))
        .or_else(|| bar.traits.iter().find_map(attack_trait))
}

fn attack_trait(held: &AttackTrait) -> Option<&'static str> {
    match held {
        AttackTrait::PutsOutFires => Some("putting out fires"),
        AttackTrait::Chains => Some("jumping attacks"),
        AttackTrait::Counterstrike
        | AttackTrait::CriticalDamage
        | AttackTrait::Defrost
        | AttackTrait::Doublestrike
        | AttackTrait::Ethereal
        | AttackTrait::ManaDrain(_)
        | AttackTrait::Piercing(_)
        | AttackTrait::Reach
        | AttackTrait::Sweeping
        | AttackTrait::Triplestrike
        | AttackTrait::Unavoidable
        | AttackTrait::Vampiric
        | AttackTrait::Versus(..) => None,
    }
}

fn ability(ability: &Ability) -> Option<&'static str> {
    match ability {
        Ability::While { condition, gains, .. } => {
            condition_word(condition).or_else(|| gains.iter().find_map(gain))
        }
        Ability::FullActionToPass(_) | Ability::AttackedBy { .. } => None,
        Ability::When { .. } => Some("trigger"),
        Ability::Use { .. } => Some("ability to use"),
        Ability::NotDuringActions => Some("limited reveal"),
        _ => Some("ability"),
    }
}

fn condition_word(condition: &Condition) -> Option<&'static str> {
    match condition {
        Condition::Always
        | Condition::WithYourMage
        | Condition::YouControl(_)
        | Condition::Token(_) => None,
        Condition::Is(..) | Condition::Not(_) => Some("condition"),
    }
}

fn gain(gain: &Gain) -> Option<&'static str> {
    match gain {
        Gain::Trait(granted) => held(granted),
        Gain::PerToken(..) => Some("tokens"),
        Gain::Scaled(..) => Some("amount"),
        Gain::PreventDamage(_) => Some("prevented damage"),
        Gain::Lose(_)
        | Gain::Melee(_)
        | Gain::Dice(..)
        | Gain::Counterstrike
        | Gain::Defenses
        | Gain::DamageBarrier
        | Gain::DiceOfFirstAttackers(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set;

    #[test]
    fn cards_with_words_the_engine_does_not_know_are_not_played() {
        let missing = |id: &str| {
            let card = set::base().into_iter().find(|card| card.id == id).expect("a base card");
            missing_word(&card)
        };
        assert_eq!(missing("timber-wolf"), None);
        assert_eq!(missing("rhino-hide"), None);
        assert_eq!(missing("gorgon-archer"), None);
        assert_eq!(missing("block"), Some("mandatory reveal"));
        assert_eq!(missing("fireball"), Some("attack spell"));
        assert_eq!(missing("wall-of-stone"), None);
        assert_eq!(missing("lair"), Some("Spawnpoint"));
        let played = set::base().iter().filter(|card| missing_word(card).is_none()).count();
        assert!(played >= 40, "only {played} cards can be played");
    }
}
