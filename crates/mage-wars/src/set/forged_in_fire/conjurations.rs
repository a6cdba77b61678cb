//! Conjurations and walls of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_earth(), armory()]
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

fn armory() -> Card {
    Card::conjuration("MWSTX2FFJ04", "armory", 10)
        .school(School::War, 3)
        .subtypes(&[Subtype::Outpost])
        .target(Target::Zone(ZoneFilter::AwayFrom(Subtype::Outpost)))
        .body(9, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Unique)
        .lends(
            friendly(creature().and(subtype(Subtype::Soldier))),
            vec![plus(Stat::Armor, 1), plus(Stat::Piercing, 1)],
        )
        .copies(3)
}
