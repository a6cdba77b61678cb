//! Conjurations and walls of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_earth(), armory(), harshforge_monolith(), altar_of_carnage()]
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

fn harshforge_monolith() -> Card {
    Card::conjuration("MWSTX2FFJ01", "harshforge-monolith", 6)
        .schools_and(&[(School::War, 1), (School::Earth, 1)])
        .subtypes(&[Subtype::Artifact, Subtype::Obelisk])
        .body(7, 4)
        .with(Trait::ZoneExclusive)
        .with(Trait::Burnproof)
        .with(Trait::Legendary)
        .only(Restriction::Epic)
        .lends(enchantment().and(Filter::Within(1)), vec![plus(Stat::Upkeep, 1)])
        .copies(2)
}

fn altar_of_carnage() -> Card {
    let bloody = Trigger::AttackDamages {
        by: friendly(creature().and(subtype(Subtype::Soldier))),
        whom: creature().and(Filter::Enemy),
        by_attacker: true,
        damage_type: None,
    };
    let feed = Effect::Seq(vec![
        Effect::ChooseObject { which: friendly(Filter::Casts), within: None },
        Effect::GainMana { who: Who::Chosen, amount: number(1) },
    ]);
    Card::conjuration("MWSTX2FFJ02", "altar-of-carnage", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Altar, Subtype::Artifact])
        .body(8, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .only(Restriction::SchoolOnly(School::War))
        .only(Restriction::Epic)
        .may_when(bloody, Limit::EachOnce { at_most: u8::MAX }, 0, feed)
        .copies(2)
}
