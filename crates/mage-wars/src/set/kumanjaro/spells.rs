//! Incantations and attack spells of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![surging_wave(), drain_soul(), akiros_battle_cry()]
}

fn surging_wave() -> Card {
    Card::attack_spell(
        "MWSTX1CKA01",
        "surging-wave",
        5,
        quick_ranged("surging-wave", 0, 2, 3)
            .of(DamageType::Hydro)
            .from(3, &[SLAM])
            .from(8, &[PUSH, SLAM])
            .with(AttackTrait::Extinguish)
            .with(AttackTrait::Unavoidable),
    )
    .school(School::Water, 1)
    .subtypes(&[Subtype::Hydro])
    .on(creature_or_conjuration().but_not(Filter::has(Trait::Flying)))
    .copies(6)
}

fn drain_soul() -> Card {
    let taint = || Effect::PlaceMarker { who: Who::Target, marker: Marker::Tainted };
    Card::incantation("MWSTX1CKI01", "drain-soul", 16)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Vampiric])
        .range(0, 1)
        .on(living_creature())
        .with(Trait::Magecast)
        .only(Restriction::SchoolOnly(School::Dark))
        // Who cannot be tainted gives no Life (MW-CARD-23).
        .effect(Effect::If(
            Condition::Is(Who::Target, not(Filter::has(Trait::Immunity(DamageType::Poison)))),
            Box::new(Effect::Seq(vec![
                taint(),
                taint(),
                Effect::Gain {
                    who: Who::Caster,
                    gains: vec![plus(Stat::Life, 6)],
                    until: Until::Permanent,
                },
            ])),
        ))
        .copies(4)
}

fn akiros_battle_cry() -> Card {
    let soldiers = friendly(creature().and(subtype(Subtype::Soldier)));
    let roused = vec![gains(Trait::Fast), plus(Stat::Charge, 2)];
    Card::incantation("MWSTX1CKI02", "akiros-battle-cry", 14)
        .school(School::War, 4)
        .subtypes(&[Subtype::Command])
        .range(0, 0)
        .target(Target::Arena)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .effect(for_each(soldiers, this_round(Who::Each, roused)))
        .copies(2)
}
