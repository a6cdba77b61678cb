//! Enchantments of Druid vs. Necromancer.

use super::spells::reanimate_as_zombie;
use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![barkskin(), rise_again(), stumble()]
}

fn barkskin() -> Card {
    Card::enchantment("DNE01", "barkskin", 2)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Healing, Subtype::Protection])
        .on(mage().and(Filter::Class(MageClass::Druid)))
        .with(Trait::Plus(Stat::Upkeep, 2))
        .with(Trait::Cantrip)
        .only(Restriction::ClassOnly(MageClass::Druid))
        .grants(vec![plus(Stat::Armor, 2), gains(Trait::Regenerate(2))])
        .copies(2)
}

fn rise_again() -> Card {
    Card::enchantment("DNE02", "rise-again", 0)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Curse, Subtype::Necro])
        .on(living_non_mage_creature().but_not(Filter::Epic))
        .only(Restriction::SchoolOnly(School::Dark))
        .when(
            Trigger::AnyDestroyed { whom: Filter::Host, by_attack_of: None, by_melee: false },
            reanimate_as_zombie(),
        )
        .copies(4)
}

fn stumble() -> Card {
    let held = creature()
        .but_not(Filter::has(Trait::Unmovable))
        .but_not(Filter::has(Trait::Uncontainable));
    let falls = Effect::Seq(vec![
        Effect::CancelMove,
        Effect::Gain {
            who: Who::Host,
            gains: vec![gains(Trait::MoveLimit(0))],
            until: Until::EndOfActionPhase,
        },
    ]);
    Card::enchantment("DNE03", "stumble", 1)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .on(creature().but_not(Filter::has(Trait::Flying)))
        .ability(Ability::RevealOnly(RevealTime::BearerLeaves))
        .once_when(Trigger::Revealed, Effect::If(Condition::Is(Who::Host, held), Box::new(falls)))
        .copies(6)
}
