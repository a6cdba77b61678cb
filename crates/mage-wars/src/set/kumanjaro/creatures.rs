//! Creatures of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        bridge_troll(),
        screech_harpy(),
        dire_wolf(),
        makunda(),
        galador_protector_of_straywood(),
        giant_wolf_spider(),
        guardian_angel(),
        dwarf_panzergarde(),
        gargoyle_sentry(),
    ]
}

fn bridge_troll() -> Card {
    Card::creature("MWSTX1CKC01", "bridge-troll", 13)
        .schools_and(&[(School::Nature, 2), (School::War, 1)])
        .subtypes(&[Subtype::Soldier, Subtype::Troll])
        .body(16, 0)
        .attack(quick_melee("heavy-club", 5))
        .with(Trait::Regenerate(3))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .copies(4)
}

fn screech_harpy() -> Card {
    Card::creature("MWSTX1CKC05", "screech-harpy", 11)
        .schools_and(&[(School::Arcane, 2), (School::Air, 1)])
        .subtypes(&[Subtype::Bird, Subtype::Harpy])
        .body(10, 1)
        .attack(quick_melee("talons", 3).with(AttackTrait::Piercing(1)))
        .attack(
            full_ranged("maddening-shriek", 0, 0, 1)
                .of(DamageType::Psychic)
                .from(4, &[DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Flying)
        .copies(4)
}

fn dire_wolf() -> Card {
    Card::creature("MWSTX1CKC02", "dire-wolf", 12)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Animal, Subtype::Canine])
        .body(11, 2)
        .attack(quick_melee("savage-bite", 3).from(7, &[BLEED]))
        .with(Trait::Plus(Stat::Damage(DamageType::Frost), -2))
        .with(Trait::Plus(Stat::Bloodthirsty, 2))
        .copies(4)
}

fn makunda() -> Card {
    Card::creature("MWSTX1CKC04", "makunda", 17)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Animal, Subtype::Cat])
        .body(14, 1)
        .defense(Defense::new(8, Uses::OncePerRound))
        .attack(quick_melee("great-claws", 4).from(7, &[BLEED]).with(AttackTrait::Piercing(1)))
        .with(Trait::Legendary)
        .lends(
            friendly(creature().and(subtype(Subtype::Cat))).and(Filter::Here).but_not(Filter::This),
            vec![Gain::Melee(AttackTrait::Piercing(1))],
        )
        .copies(3)
}

fn galador_protector_of_straywood() -> Card {
    Card::creature("MWSTX1CKC03", "galador-protector-of-straywood", 16)
        .schools_and(&[(School::Nature, 3), (School::Air, 1)])
        .subtypes(&[Subtype::Animal, Subtype::Cervine])
        .body(14, 2)
        .attack(
            quick_melee("antlers", 4).with(AttackTrait::Charge(1)).with(AttackTrait::Piercing(1)),
        )
        .attack(
            full_ranged("lightning-blast", 0, 1, 4)
                .of(DamageType::Lightning)
                .from(7, &[DAZE])
                .from(10, &[STUN])
                .with(AttackTrait::Ethereal),
        )
        .with(Trait::Legendary)
        .copies(3)
}

fn giant_wolf_spider() -> Card {
    Card::creature("MWSTX1CKC09", "giant-wolf-spider", 15)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Insect, Subtype::Spider])
        .body(13, 2)
        .attack(quick_melee("poison-fangs", 2).from(9, &[TAINTED]))
        .attack(
            full_ranged("web", 0, 1, 0)
                .from(5, &[STUCK])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::NoDamage),
        )
        .with(Trait::Immunity(DamageType::Psychic))
        // Its fangs are the one melee attack it has.
        .attacks(
            Attacks::by(Filter::This)
                .made_at(Filter::has(Trait::Restrained).or(Filter::has(Trait::Incapacitated)))
                .melee(),
            AttackRule::EffectDie(4),
        )
        .copies(4)
}

fn guardian_angel() -> Card {
    Card::creature("MWSTX1CKC06", "guardian-angel", 12)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Angel])
        .body(12, 1)
        .attack(quick_melee("shortsword", 3))
        .defense(Defense::new(8, Uses::OncePerRound))
        .with(Trait::Flying)
        .with(Trait::Intercept)
        .with(Trait::Aegis(1))
        .may_when(Trigger::Guards, Limit::None, 0, heal_damage(Who::This, number(2)))
        .copies(4)
}

fn dwarf_panzergarde() -> Card {
    Card::creature("MWSTX1CKC07", "dwarf-panzergarde", 11)
        .school(School::War, 3)
        .subtypes(&[Subtype::Soldier, Subtype::Dwarf])
        .body(12, 3)
        .attack(quick_melee("war-hammer", 3))
        .defense(Defense::new(9, Uses::OncePerRound))
        .with(Trait::Intercept)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .lends_if(
            Condition::Is(Who::This, Filter::Guarding),
            Filter::This,
            vec![Gain::DefenseRolls { plus: 3, printed: true }],
        )
        .copies(4)
}

fn gargoyle_sentry() -> Card {
    Card::creature("MWSTX1CKC08", "gargoyle-sentry", 11)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Gargoyle])
        .body(14, 1)
        .attack(quick_melee("stone-fists", 3))
        .with(Trait::Flying)
        .with(Trait::Intercept)
        .lends_if(
            Condition::Is(Who::This, Filter::Guarding),
            Filter::This,
            vec![plus(Stat::Armor, 3), gains(Trait::Tough(3))],
        )
        .copies(4)
}
