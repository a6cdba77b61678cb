//! Incantations and attack spells of Druid vs. Necromancer.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        acid_ball(),
        reassemble(),
        unholy_resurgence(),
        zombie_frenzy(),
        renewing_rain(),
        animate_dead(),
    ]
}

fn acid_ball() -> Card {
    Card::attack_spell(
        "DNA01",
        "acid-ball",
        5,
        quick_ranged("acid-ball", 0, 2, 2)
            .of(DamageType::Acid)
            .from(1, &[CORRODE])
            .from(5, &[CORRODE, CORRODE]),
    )
    .school(School::Water, 1)
    .subtypes(&[Subtype::Acid])
    .copies(6)
}

fn reassemble() -> Card {
    Card::incantation("DNI03", "reassemble", 4)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Necro])
        .on(subtype(Subtype::Skeleton))
        .effect(remove_damage(Who::Target, dice(6)))
        .copies(6)
}

fn unholy_resurgence() -> Card {
    Card::incantation("DNI05", "unholy-resurgence", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Necro])
        .full()
        .range(0, 0)
        .target(Target::Arena)
        .only(Restriction::Epic)
        .effect(for_each(friendly(subtype(Subtype::Skeleton)), remove_damage(Who::Each, dice(6))))
        .copies(2)
}

fn zombie_frenzy() -> Card {
    Card::incantation("DNI06", "zombie-frenzy", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Necro])
        .full()
        .range(0, 0)
        .target(Target::Arena)
        .effect(for_each(
            creature().and(subtype(Subtype::Zombie)),
            this_round(
                Who::Each,
                vec![
                    Gain::Lose(Trait::Lumbering),
                    Gain::Lose(Trait::Slow),
                    Gain::Lose(Trait::Pest),
                    gains(Trait::Fast),
                    plus(Stat::Bloodthirsty, 1),
                ],
            ),
        ))
        .copies(4)
}

fn renewing_rain() -> Card {
    Card::incantation("DNI04", "renewing-rain", 9)
        .schools_and(&[(School::Holy, 1), (School::Water, 1)])
        .subtypes(&[Subtype::Healing, Subtype::Weather])
        .full()
        .range(0, 0)
        .target(Target::Arena)
        .effect(Effect::Seq(vec![
            for_each(
                Filter::Marked(Marker::Burn),
                Effect::ClearMarkers { who: Who::Each, marker: Marker::Burn },
            ),
            for_each(friendly(Filter::Living), heal_damage(Who::Each, number(2))),
        ]))
        .copies(4)
}

fn animate_dead() -> Card {
    Card::incantation_x(
        "DNI01",
        "animate-dead",
        Amount::Half(Box::new(Amount::CastingCost(Who::Target))),
    )
    .school(School::Dark, 3)
    .subtypes(&[Subtype::Necro])
    .full()
    .range(0, 0)
    .target(Target::AnyDiscarded(living_non_mage_creature().but_not(Filter::Epic)))
    .only(Restriction::SchoolOnly(School::Dark))
    .effect(Effect::ReturnToPlay { as_zombie: true })
    .copies(4)
}

/// For half the casting cost, rounded up, what was destroyed comes back as a zombie.
pub(super) fn reanimate_as_zombie() -> Effect {
    Effect::MayPay(
        Amount::Half(Box::new(Amount::CastingCost(Who::Actor))),
        Box::new(Effect::Reanimate { who: Who::Actor, as_zombie: true }),
    )
}
