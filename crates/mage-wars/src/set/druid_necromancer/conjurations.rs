//! Conjurations and walls of Druid vs. Necromancer.

use super::spells::reanimate_as_zombie;
use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![graveyard(), wall_of_bones(), bloodspine_wall(), altar_of_skulls(), ziggurat_of_undeath()]
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
            Trigger::AnyDestroyed { whom: creature(), by_attack_of: None, by_melee: false },
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

fn altar_of_skulls() -> Card {
    let full = || Condition::AtLeast(Amount::Tokens(Who::This, Token::Skull), 8);
    let skull = || Effect::PlaceToken { who: Who::This, token: Token::Skull, at_most: None };
    let cleric = friendly(creature().and(subtype(Subtype::Cleric))).and(Filter::Here);
    Card::conjuration("DNJ01", "altar-of-skulls", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Skeleton, Subtype::Altar])
        .body(16, 0)
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Necromancer))
        .when(
            Trigger::AnyDestroyed {
                whom: corporeal_creature().and(Filter::Enemy),
                by_attack_of: None,
                by_melee: false,
            },
            skull(),
        )
        .ability(
            Ability::usable(Timing::Action(ActionKind::Full), skull())
                .at_most(Limit::PerRound(1))
                .by_action_of(cleric),
        )
        .lends_if(full(), Filter::This, vec![gains(Trait::Lifebond(2))])
        .lends_if(full(), living_creature(), vec![gains(Trait::FiniteLife)])
        .when(
            Trigger::Upkeep,
            Effect::If(full(), Box::new(for_each(living_creature(), poison(Who::Each, 2)))),
        )
        .copies(2)
}

fn ziggurat_of_undeath() -> Card {
    Card::conjuration("DNJ13", "ziggurat-of-undeath", 8)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Artifact, Subtype::Temple])
        .body(8, 2)
        .with(Trait::ZoneExclusive)
        .only(Restriction::SchoolOnly(School::Dark))
        .only(Restriction::Epic)
        .when(
            Trigger::AnyDestroyed {
                whom: living_non_mage_creature().but_not(Filter::Epic),
                by_attack_of: Some(friendly(creature().and(subtype(Subtype::Zombie)))),
                by_melee: true,
            },
            reanimate_as_zombie(),
        )
        .copies(2)
}
