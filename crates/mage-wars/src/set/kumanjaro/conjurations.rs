//! Walls of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_steel()]
}

fn wall_of_steel() -> Card {
    Card::wall("MWSTX1CKW01", "wall-of-steel", 8)
        .school(School::Earth, 2)
        .subtypes(&[Subtype::Metal])
        .body(13, 4)
        .with(Trait::PassageBlocked)
        .with(Trait::BlocksLoS)
        .with(Trait::Extendable)
        .with(Trait::Plus(Stat::Damage(DamageType::Acid), 2))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .copies(4)
}
