//! Creatures of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        slaknir_goblin_chieftain(),
        oscuda(),
        guard_dog(),
        skeelax_taunting_imp(),
        sslak_orb_guardian(),
        usslak_greater_orb_guardian(),
    ]
}

fn slaknir_goblin_chieftain() -> Card {
    let goblin = || creature().and(subtype(Subtype::Goblin));
    Card::creature("MWBG1C04", "slaknir-goblin-chieftain", 12)
        .school(School::War, 3)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(9, 1)
        .attack(quick_melee("tribal-staff", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Legendary)
        .lends(friendly(goblin()), vec![gains(Trait::Elusive)])
        .named("move-out")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Push {
                    who: Who::Target,
                    direction: Direction::OfChoice,
                    walls: Through::Always,
                },
            )
            .on(0, 1, goblin().and(Filter::Yours)),
        )
        .copies(3)
}

fn oscuda() -> Card {
    Card::creature("MWBG1C02", "oscuda", 13)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Animal])
        .body(10, 2)
        .attack(quick_melee("claws", 4).with(AttackTrait::Piercing(1)))
        .attack(
            zone_attack_around("stink-cloud", 2)
                .of(DamageType::Poison)
                .from(7, &[DAZE])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Legendary)
        .copies(3)
}

fn guard_dog() -> Card {
    let post = conjuration().or(orb()).and(Filter::Yours).but_not(Filter::Attached);
    Card::creature("MWBG1C01", "guard-dog", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Animal, Subtype::Canine])
        .body(6, 3)
        .attack(quick_melee("bite", 3))
        .lends_if(
            Condition::Is(Who::This, Filter::With(Box::new(post))),
            Filter::This,
            vec![gains(Trait::Vigilant)],
        )
        .copies(4)
}

fn skeelax_taunting_imp() -> Card {
    let burning = Filter::Marked(Marker::Burn);
    let near_fire = Filter::With(Box::new(burning.clone())).or(burning);
    Card::creature("MWBG1C03", "skeelax-taunting-imp", 11)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Demon])
        .body(9, 1)
        .attack(quick_melee("trident", 2).from(5, &[TAUNT_SKEELAX]))
        .defense(Defense::new(6, Uses::OncePerRound))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .lends_if(
            Condition::Is(Who::This, near_fire),
            Filter::This,
            vec![gains(Trait::Regenerate(2))],
        )
        .copies(3)
}

fn sslak_orb_guardian() -> Card {
    orb_guardian("MWBG1C05", "sslak-orb-guardian", 7)
        .schools_and(&[(School::Arcane, 1), (School::Dark, 1)])
        .body(8, 1)
        .attack(quick_melee("impaling-spines", 3).with(AttackTrait::Piercing(1)))
        .copies(12)
}

fn usslak_greater_orb_guardian() -> Card {
    orb_guardian("MWBG1C06", "usslak-greater-orb-guardian", 11)
        .schools_and(&[(School::Arcane, 2), (School::Dark, 1)])
        .body(11, 2)
        .attack(quick_melee("impaling-spines", 4).with(AttackTrait::Piercing(1)))
        .copies(6)
}

/// Whoever is fixed in the zone of an Orb (MW-DOM-14).
fn orb_guardian(code: &str, id: &str, cost: u8) -> Card {
    Card::creature(code, id, cost)
        .subtypes(&[Subtype::Antarian])
        .with(Trait::Immunity(DamageType::Psychic))
        .lends_if(
            Condition::Is(Who::This, Filter::With(Box::new(orb()))),
            Filter::This,
            vec![gains(Trait::Unmovable), gains(Trait::Anchored)],
        )
}
