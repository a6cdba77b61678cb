//! Walls.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![fog_bank(), wall_of_stone(), wall_of_fire(), wall_of_thorns()]
}

fn fog_bank() -> Card {
    Card::wall("MW1W01", "fog-bank", 4)
        .school(School::Air, 1)
        .subtypes(&[Subtype::Cloud])
        .unarmored(4)
        .with(Trait::BlocksLoS)
        .with(Trait::Incorporeal)
        .with(Trait::Extendable)
        .copies(2)
}

fn wall_of_stone() -> Card {
    Card::wall("MW1W02", "wall-of-stone", 7)
        .school(School::Earth, 2)
        .subtypes(&[Subtype::Stone])
        .body(10, 3)
        .with(Trait::BlocksLoS)
        .with(Trait::PassageBlocked)
        .with(Trait::Extendable)
        .copies(2)
}

fn wall_of_fire() -> Card {
    Card::wall("MW1W03", "wall-of-fire", 7)
        .school(School::Fire, 2)
        .subtypes(&[Subtype::Flame])
        .unarmored(8)
        .attack(
            passage_attack("searing-flames", 5)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .from(10, &[BURN, BURN])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Defrost),
        )
        .with(Trait::BlocksLoS)
        .with(Trait::PassageAttacks)
        .with(Trait::Incorporeal)
        .with(Trait::Extendable)
        .with(Trait::Immunity(DamageType::Flame))
        .with(Trait::Plus(Stat::Damage(DamageType::Hydro), 3))
        .attacks(
            Attacks::against(Filter::This).of(DamageType::Hydro),
            AttackRule::Gain(vec![AttackTrait::Ethereal]),
        )
        .copies(2)
}

fn wall_of_thorns() -> Card {
    Card::wall("MW1W04", "wall-of-thorns", 5)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Plant])
        .body(6, 0)
        .attack(
            passage_attack("sharp-thorns", 2)
                .level_minus_one_times()
                .with(AttackTrait::Unavoidable),
        )
        .with(Trait::PassageAttacks)
        .with(Trait::BlocksLoS)
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Immunity(DamageType::Hydro))
        .with(Trait::Extendable)
        .ability(Ability::FullActionToPass(creature().and(level_from(2))))
        .copies(2)
}
