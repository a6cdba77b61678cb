//! Creatures of Druid vs. Necromancer.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        deathfang(),
        skeletal_archer(),
        skeletal_knight(),
        skeletal_minion(),
        tataree(),
        acolyte_of_the_bog_queen(),
        mort(),
        spitting_raptor(),
    ]
}

fn deathfang() -> Card {
    Card::creature("DNC02", "deathfang", 8)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Canine])
        .body(9, 0)
        .attack(quick_melee("bite", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Fast)
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(4)
}

fn skeletal_archer() -> Card {
    Card::creature("DNC13", "skeletal-archer", 11)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Soldier])
        .body(9, 0)
        .attack(full_ranged("bow", 1, 2, 4))
        .attack(quick_melee("fist", 2))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(4)
}

fn skeletal_knight() -> Card {
    Card::creature("DNC14", "skeletal-knight", 13)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Soldier])
        .body(12, 1)
        .defense(Defense::new(8, Uses::OncePerRound))
        .attack(quick_melee("broadsword", 5))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(4)
}

fn skeletal_minion() -> Card {
    Card::creature("DNC15", "skeletal-minion", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Soldier])
        .body(6, 0)
        .attack(quick_melee("femur", 3))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(6)
}

fn tataree() -> Card {
    Card::creature("DNC17", "tataree", 6)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Insect])
        .quick()
        .body(3, 0)
        .defense(Defense::new(3, Uses::Unlimited))
        .attack(quick_melee("magical-burst", 1).with(AttackTrait::Ethereal))
        .with(Trait::Flying)
        .with(Trait::Legendary)
        .with(Trait::Pest)
        .only(Restriction::ClassOnly(MageClass::Druid))
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Choose(vec![
                    heal_damage(Who::Target, number(1)),
                    Effect::If(
                        Condition::Is(Who::Target, Filter::Channels),
                        Box::new(Effect::GainMana { who: Who::Target, amount: number(1) }),
                    ),
                ]),
            )
            .on(0, 0, subtype(Subtype::Plant)),
        )
        .copies(2)
}

fn acolyte_of_the_bog_queen() -> Card {
    Card::creature("DNC01", "acolyte-of-the-bog-queen", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::DarkElf, Subtype::Cleric])
        .body(7, 0)
        .attack(quick_melee("sacrificial-knife", 2))
        .named("repair-bones")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                remove_damage(Who::Target, number(2)),
            )
            .on(0, 1, subtype(Subtype::Skeleton)),
        )
        .named("vigor-of-the-grave")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                this_round(Who::Target, vec![plus(Stat::Melee, 1)]),
            )
            .on(0, 1, creature().and(subtype(Subtype::Zombie))),
        )
        .copies(6)
}

fn mort() -> Card {
    Card::creature("DNC07", "mort", 16)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Soldier])
        .body(13, 1)
        .attack(quick_melee("dark-cursed-sword", 4).from(8, &[TAINTED]))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Legendary)
        .when(
            Trigger::Upkeep,
            for_each(
                friendly(subtype(Subtype::Skeleton)).and(Filter::Here.or(Filter::Bordering)),
                remove_damage(Who::Each, number(2)),
            ),
        )
        .copies(3)
}

fn spitting_raptor() -> Card {
    Card::creature("DNC16", "spitting-raptor", 11)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Animal, Subtype::Reptile])
        .body(9, 2)
        .attack(quick_melee("talons", 4).with(AttackTrait::Piercing(1)))
        .attack(full_ranged("spitting-acid", 0, 1, 3).of(DamageType::Acid).from(5, &[CORRODE]))
        .copies(4)
}
