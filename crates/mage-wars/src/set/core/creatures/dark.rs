//! Demons, undead and other creatures of the Dark school.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        adramelech_lord_of_fire(),
        dark_pact_slayer(),
        darkfenne_bat(),
        firebrand_imp(),
        flaming_hellion(),
        goran_werewolf_pet(),
        malacoda(),
        necropian_vampiress(),
        skeletal_sentry(),
    ]
}

fn adramelech_lord_of_fire() -> Card {
    Card::creature("MW1C01", "adramelech-lord-of-fire", 24)
        .schools_and(&[(School::Dark, 4), (School::Fire, 2)])
        .subtypes(&[Subtype::Demon])
        .body(14, 3)
        .attack(
            quick_melee("hellfire-scythe", 6)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .from(10, &[BURN, BURN])
                .with(AttackTrait::Defrost),
        )
        .attack(
            full_melee("hellfire-sweep", 4)
                .of(DamageType::Flame)
                .from(7, &[BURN])
                .from(11, &[BURN, BURN])
                .with(AttackTrait::Sweeping)
                .with(AttackTrait::Defrost),
        )
        .with(Trait::Flying)
        .with(Trait::Immunity(DamageType::Flame))
        .with(Trait::Legendary)
}

fn dark_pact_slayer() -> Card {
    Card::creature("MW1C03", "dark-pact-slayer", 13)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Demon])
        .body(14, 2)
        .attack(quick_melee("hellsword", 4).with(AttackTrait::Piercing(2)))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .copies(2)
}

fn darkfenne_bat() -> Card {
    Card::creature("MW1C08", "darkfenne-bat", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Animal, Subtype::Bat])
        .body(4, 0)
        .attack(quick_melee("diseased-bite", 2).from(9, &[ROT]))
        .with(Trait::Flying)
        .copies(3)
}

fn firebrand_imp() -> Card {
    Card::creature("MW1C15", "firebrand-imp", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Demon])
        .body(6, 0)
        .attack(
            quick_melee("hellfire-claws", 2)
                .of(DamageType::Flame)
                .from(8, &[BURN])
                .with(AttackTrait::Defrost),
        )
        .with(Trait::Immunity(DamageType::Flame))
        .copies(3)
}

fn flaming_hellion() -> Card {
    Card::creature("MW1C16", "flaming-hellion", 13)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Demon])
        .body(9, 2)
        .attack(
            full_ranged("flameblast", 1, 1, 3)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .from(10, &[BURN, BURN])
                .with(AttackTrait::Defrost),
        )
        .attack(
            quick_melee("hell-trident", 4)
                .of(DamageType::Flame)
                .from(7, &[BURN])
                .from(11, &[BURN, BURN])
                .with(AttackTrait::Defrost),
        )
        .with(Trait::Immunity(DamageType::Flame))
        .copies(2)
}

fn goran_werewolf_pet() -> Card {
    Card::creature("MW1C17", "goran-werewolf-pet", 15)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Lycanthrope, Subtype::Canine])
        .body(12, 3)
        .attack(quick_melee("fangs", 4))
        .attack(full_melee("feral-claws", 3).with(AttackTrait::Doublestrike))
        .with(Trait::Plus(Stat::Bloodthirsty, 1))
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .lends_if(Condition::WithYourMage, Filter::This, vec![plus(Stat::Bloodthirsty, 1)])
}

fn malacoda() -> Card {
    Card::creature("MW1C23", "malacoda", 16)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Demon])
        .body(13, 3)
        .attack(quick_melee("talons", 4).with(AttackTrait::Piercing(1)))
        .with(Trait::Slow)
        .with(Trait::Immunity(DamageType::Poison))
        .with(Trait::Legendary)
        .when(
            Trigger::Upkeep,
            for_each(
                living_creature().and(Filter::Here).but_not(Filter::This),
                poison(Who::Each, 2),
            ),
        )
}

fn necropian_vampiress() -> Card {
    Card::creature("MW1C26", "necropian-vampiress", 16)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Vampire])
        .body(15, 2)
        .attack(quick_melee("fangs", 5).with(AttackTrait::Vampiric))
        .with(Trait::Plus(Stat::Damage(DamageType::Frost), -2))
        .may_when(
            Trigger::Activated,
            Limit::None,
            1,
            Effect::Gain {
                who: Who::This,
                gains: vec![gains(Trait::Flying)],
                until: Until::EndOfActionPhase,
            },
        )
}

fn skeletal_sentry() -> Card {
    Card::creature("MW1C32", "skeletal-sentry", 8)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Soldier])
        .body(11, 0)
        .attack(quick_melee("short-sword", 4))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(2)
}
