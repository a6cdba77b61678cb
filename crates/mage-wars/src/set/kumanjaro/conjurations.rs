//! Walls of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_steel(), enchanters_wardstone(), wizards_tower()]
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

fn enchanters_wardstone() -> Card {
    let own = enchantment().and(Filter::Yours);
    Card::conjuration("MWSTX1CKJ01", "enchanters-wardstone", 4)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Protection, Subtype::Rune])
        .body(4, 4)
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .ability(Ability::Prevents { whom: own, price: 2 })
        .copies(6)
}

fn wizards_tower() -> Card {
    let bolts =
        Filter::Kind(Kind::Attack).and(Filter::Action(ActionKind::Quick)).but_not(Filter::Epic);
    Card::conjuration("MWSTX1CKJ02", "wizards-tower", 7)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Tower])
        .body(7, 3)
        .channeling(1)
        .with(Trait::Familiar(bolts))
        .with(Trait::Unique)
        .only(Restriction::SchoolOnly(School::Arcane))
        .ability(Ability::CastsAround)
        .copies(2)
}
