//! Creatures of the Arcane school, and the one of Air.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        blue_gremlin(),
        darkfenne_hydra(),
        gorgon_archer(),
        huginn_raven_familiar(),
        mana_leech(),
        moonglow_faerie(),
        stonegaze_basilisk(),
        whirling_spirit(),
    ]
}

fn blue_gremlin() -> Card {
    Card::creature("MW1C05", "blue-gremlin", 7)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Gremlin])
        .body(7, 1)
        .defense(Defense::new(8, Uses::OncePerRound))
        .attack(quick_melee("claws", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Pest)
        .may_when(
            Trigger::Activated,
            Limit::None,
            1,
            this_round(Who::This, vec![gains(Trait::Fast), gains(Trait::Teleports(1))]),
        )
        .copies(2)
}

fn darkfenne_hydra() -> Card {
    Card::creature("MW1C09", "darkfenne-hydra", 16)
        .school(School::Arcane, 4)
        .subtypes(&[Subtype::Serpent])
        .body(15, 1)
        .attack(quick_melee("snapping-bite", 4).with(AttackTrait::Counterstrike))
        .attack(full_melee("triple-bite", 3).with(AttackTrait::Triplestrike))
        .with(Trait::Regenerate(2))
        .with(Trait::Slow)
        .copies(2)
}

fn gorgon_archer() -> Card {
    Card::creature("MW1C18", "gorgon-archer", 16)
        .school(School::Arcane, 4)
        .subtypes(&[Subtype::Serpent])
        .body(13, 1)
        .attack(full_ranged("poison-bow", 1, 2, 4).from(4, &[WEAK]).from(10, &[WEAK, WEAK]))
        .attack(quick_melee("claws", 2))
        .with(Trait::Regenerate(2))
        .with(Trait::Slow)
}

fn huginn_raven_familiar() -> Card {
    Card::creature("MW1C21", "huginn-raven-familiar", 11)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Animal, Subtype::Bird])
        .body(5, 0)
        .channeling(1)
        .defense(Defense::new(6, Uses::Unlimited))
        .attack(quick_melee("beak", 1).with(AttackTrait::Piercing(1)))
        .with(Trait::Familiar(Filter::Kind(Kind::Incantation).and(Filter::Level(1, 2))))
        .with(Trait::Flying)
        .with(Trait::Pest)
        .with(Trait::Legendary)
        .only(Restriction::SchoolOnly(School::Arcane))
        .named("ravens-eye")
        .ability(
            Ability::usable(Timing::Action(ActionKind::Quick), Effect::LookAt(Who::Target)).on(
                0,
                2,
                enchantment().and(Filter::Hidden),
            ),
        )
}

fn mana_leech() -> Card {
    Card::creature("MW1C24", "mana-leech", 8)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Worm])
        .body(8, 1)
        .attack(quick_melee("leeching-bite", 2).with(AttackTrait::ManaDrain(1)))
        .attack(full_melee("gorging-bite", 3).with(AttackTrait::ManaDrain(2)))
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(3)
}

fn moonglow_faerie() -> Card {
    Card::creature("MW1C27", "moonglow-faerie", 8)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Faerie])
        .body(5, 0)
        .defense(Defense::new(6, Uses::Unlimited))
        .attack(
            quick_melee("zap", 2)
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Versus(2, Filter::has(Trait::Incorporeal))),
        )
        .with(Trait::Flying)
        .with(Trait::Pest)
        .copies(2)
}

fn stonegaze_basilisk() -> Card {
    Card::creature("MW1C35", "stonegaze-basilisk", 12)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Reptile, Subtype::Lizard])
        .body(10, 2)
        .attack(full_ranged("paralysis-beam", 0, 2, 2).from(7, &[CRIPPLE]))
        .attack(quick_melee("bite", 4))
        .with(Trait::Slow)
}

fn whirling_spirit() -> Card {
    Card::creature("MW1C40", "whirling-spirit", 12)
        .school(School::Air, 4)
        .subtypes(&[Subtype::Wind])
        .unarmored(13)
        .attack(
            quick_melee("windstorm", 4)
                .of(DamageType::Wind)
                .from(7, &[PUSH])
                .from(11, &[PUSH, DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Versus(2, Filter::has(Trait::Incorporeal))),
        )
        .with(Trait::Plus(Stat::Upkeep, 1))
        .with(Trait::Incorporeal)
        .with(Trait::Nonliving)
}
