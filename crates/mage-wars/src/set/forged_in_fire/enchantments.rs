//! Enchantments of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![lion_savagery(), rust()]
}

fn lion_savagery() -> Card {
    Card::enchantment("MWSTX2FFE06", "lion-savagery", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![plus(Stat::Charge, 2), Gain::Melee(AttackTrait::Piercing(1))])
        .copies(6)
}

fn rust() -> Card {
    Card::enchantment("MWSTX2FFE07", "rust", 2)
        .school(School::Water, 1)
        .subtypes(&[Subtype::Acid, Subtype::Curse])
        .on(creature())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![plus(Stat::Armor, -2)])
        .copies(6)
}
