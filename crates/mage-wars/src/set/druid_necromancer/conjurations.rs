//! Conjurations and walls of Druid vs. Necromancer.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![graveyard(), wall_of_bones(), bloodspine_wall()]
}

fn graveyard() -> Card {
    Card::conjuration("DNJ04", "graveyard", 14)
        .school(School::Dark, 4)
        .body(16, 1)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(Filter::School(School::Dark)).and(not(Filter::Living)),
            mana: 0,
        })
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Lightning))
        .with(Trait::Burnproof)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Necromancer))
        // Whoever declines the first of a round has had it (MW-DESTROY-10).
        .when_limited(
            Trigger::AnyDestroyed { whom: creature(), by_attack_of: None },
            Limit::PerRound(1),
            Effect::May(Box::new(Effect::GainMana {
                who: Who::This,
                amount: Amount::Level(Who::Actor),
            })),
        )
        .copies(2)
}

fn wall_of_bones() -> Card {
    Card::wall("DNW02", "wall-of-bones", 6)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Skeleton])
        .body(12, 0)
        .with(Trait::PassageBlocked)
        .with(Trait::BlocksLoS)
        .with(Trait::Extendable)
        .copies(6)
}

fn bloodspine_wall() -> Card {
    Card::wall("DNW01", "bloodspine-wall", 4)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(6, 0)
        .attack(
            passage_attack("impaling-thorns", 3)
                .from(5, &[BLEED])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Piercing(2)),
        )
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Immunity(DamageType::Hydro))
        .with(Trait::PassageAttacks)
        .with(Trait::Extendable)
        .copies(6)
}
