//! Conjurations and walls of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_earth()]
}

fn wall_of_earth() -> Card {
    Card::wall("MWSTX2FFW01", "wall-of-earth", 5)
        .school(School::Earth, 1)
        .body(8, 0)
        .with(Trait::BlocksLoS)
        .with(Trait::PassageBlocked)
        .with(Trait::Extendable)
        .with(Trait::Immunity(DamageType::Lightning))
        .with(Trait::Immunity(DamageType::Flame))
        .with(Trait::Plus(Stat::Damage(DamageType::Hydro), 2))
        .copies(6)
}
