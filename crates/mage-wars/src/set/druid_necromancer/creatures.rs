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
        devouring_jelly(),
        grey_wraith(),
        ichthellid(),
        kralathor(),
        ravenous_ghoul(),
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

fn devouring_jelly() -> Card {
    Card::creature("DNC03", "devouring-jelly", 13)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Ooze])
        .unarmored(9)
        .attack(
            full_melee("corrosive-juices", 5)
                .of(DamageType::Acid)
                .from(5, &[CORRODE])
                .from(9, &[CORRODE, CORRODE])
                .with(AttackTrait::Devour),
        )
        .with(Trait::Resilient)
        .with(Trait::Uncontainable)
        .with(Trait::Nonliving)
        .with(Trait::Slow)
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Immunity(DamageType::Acid))
        .may_when(
            Trigger::AttackDamages {
                by: Filter::This,
                whom: corporeal_creature(),
                by_attacker: false,
                damage_type: None,
            },
            Limit::None,
            0,
            remove_damage(Who::This, number(2)),
        )
        .copies(4)
}

fn grey_wraith() -> Card {
    Card::creature("DNC04", "grey-wraith", 10)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Spirit])
        .unarmored(8)
        .attack(quick_melee("hand-of-death", 3).from(5, &[WEAK]).with(AttackTrait::Ethereal))
        .with(Trait::Plus(Stat::Upkeep, 1))
        .with(Trait::Incorporeal)
        .with(Trait::Nonliving)
        .ability(Ability::TeleportsInstead { mana: 1, within: 1, to: None })
        .copies(4)
}

fn ichthellid() -> Card {
    let host = living_creature().but_not(Filter::Marked(Marker::Larva));
    let lays = Effect::Seq(vec![
        Effect::RemoveTokens { who: Who::This, token: Token::Egg, count: 1 },
        Effect::PlaceMarker { who: Who::Actor, marker: Marker::Larva },
    ]);
    Card::creature("DNC05", "ichthellid", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Undead, Subtype::Insect])
        .body(5, 2)
        .attack(quick_melee("impregnating-bite", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Climbing)
        .when(
            Trigger::EntersPlay,
            Effect::PlaceToken { who: Who::This, token: Token::Egg, at_most: Some(1) },
        )
        .when(
            Trigger::AttackDamages {
                by: Filter::This,
                whom: living_creature(),
                by_attacker: false,
                damage_type: None,
            },
            Effect::If(
                Condition::Token(Token::Egg),
                Box::new(Effect::If(
                    Condition::Is(Who::Actor, host),
                    Box::new(Effect::MayPay(number(1), Box::new(lays))),
                )),
            ),
        )
        .copies(4)
}

fn kralathor() -> Card {
    Card::creature("DNC06", "kralathor-the-devourer", 16)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(13, 1)
        .attack(
            quick_melee("great-maw", 4)
                .with(AttackTrait::Reach)
                .with(AttackTrait::Devour)
                .with(AttackTrait::Versus(2, subtype(Subtype::Undead))),
        )
        .with(Trait::Legendary)
        .with(Trait::Regenerate(2))
        .with(Trait::Immunity(DamageType::Hydro))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .only(Restriction::SchoolOnly(School::Nature))
        .only(Restriction::Epic)
        // Whatever corporeal creature its attack destroys is devoured.
        .when(
            Trigger::AnyDestroyed {
                whom: corporeal_creature(),
                by_attack_of: Some(Filter::This),
                by_melee: false,
            },
            Effect::PlaceMarker { who: Who::This, marker: Marker::Growth },
        )
        .copies(2)
}

fn ravenous_ghoul() -> Card {
    Card::creature("DNC11", "ravenous-ghoul", 13)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Undead])
        .body(9, 2)
        .attack(quick_melee("bite", 4).with(AttackTrait::Piercing(1)))
        .with(Trait::Fast)
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Nonliving)
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Seq(vec![
                    Effect::RemoveFromGame,
                    Effect::PlaceMarker { who: Who::This, marker: Marker::Growth },
                ]),
            )
            .aimed(Target::DestroyedHere(corporeal_creature())),
        )
        .copies(4)
}
