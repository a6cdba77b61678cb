//! Zombies of Druid vs. Necromancer: what most of them have in common stands first.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        unstable_zombie(),
        plague_zombie(),
        venomous_zombie(),
        zombie_brute(),
        zombie_crawler(),
        zombie_minion(),
        shaggoth_zora(),
    ]
}

/// Nonliving and without a mind, resilient, after blood.
fn zombie(code: &str, id: &str, cost: u8, level: u8, bloodthirsty: i8) -> Card {
    Card::creature(code, id, cost)
        .school(School::Dark, level)
        .subtypes(&[Subtype::Undead, Subtype::Zombie])
        .with(Trait::Plus(Stat::Bloodthirsty, bloodthirsty))
        .with(Trait::Resilient)
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Nonliving)
}

fn unstable_zombie() -> Card {
    zombie("DNC08", "unstable-zombie", 9, 2, 1)
        .body(5, 0)
        .attack(quick_melee("talons", 3))
        .with(Trait::Lumbering)
        .with(Trait::Pest)
        .may_when(
            Trigger::Activated,
            Limit::None,
            0,
            Effect::Choose(vec![
                remove_damage(Who::This, number(2)),
                this_round(Who::This, vec![plus(Stat::Piercing, 2)]),
                Effect::Gain {
                    who: Who::This,
                    gains: vec![Gain::Lose(Trait::Lumbering)],
                    until: Until::EndOfActionPhase,
                },
            ]),
        )
        .copies(4)
}

fn plague_zombie() -> Card {
    zombie("DNC09", "plague-zombie", 9, 2, 1)
        .body(4, 0)
        .attack(quick_melee("diseased-strike", 2).from(8, &[ROT]))
        .with(Trait::Lumbering)
        .with(Trait::Pest)
        .when(
            Trigger::Destroyed,
            for_each(
                living_creature().and(Filter::Here),
                Effect::PlaceMarker { who: Who::Each, marker: Marker::Rot },
            ),
        )
        .copies(4)
}

fn venomous_zombie() -> Card {
    zombie("DNC19", "venomous-zombie", 7, 2, 1)
        .body(5, 0)
        .attack(quick_melee("venomous-bite", 2).from(7, &[TAINTED]))
        .with(Trait::Lumbering)
        .with(Trait::Pest)
        .copies(4)
}

fn zombie_brute() -> Card {
    zombie("DNC22", "zombie-brute", 11, 3, 2)
        .body(10, 0)
        .attack(quick_melee("mangling-claws", 4))
        .with(Trait::Lumbering)
        .copies(4)
}

fn zombie_crawler() -> Card {
    zombie("DNC23", "zombie-crawler", 4, 1, 1)
        .body(4, 0)
        .attack(quick_melee("bite", 2))
        .with(Trait::Slow)
        .with(Trait::Pest)
        .copies(6)
}

fn zombie_minion() -> Card {
    zombie("DNC24", "zombie-minion", 7, 2, 1)
        .body(7, 0)
        .attack(quick_melee("bite", 3))
        .with(Trait::Lumbering)
        .with(Trait::Pest)
        .copies(4)
}

fn shaggoth_zora() -> Card {
    let grown = Condition::AtLeast(Amount::Markers(Who::This, Marker::Growth), 6);
    let feeds = Effect::Sacrifice {
        which: friendly(creature().and(subtype(Subtype::Zombie)))
            .and(Filter::Here)
            .but_not(Filter::This),
        obliterates: true,
        then: Box::new(Effect::PlaceMarker { who: Who::This, marker: Marker::Growth }),
    };
    zombie("DNC12", "shaggoth-zora", 8, 3, 1)
        .body(6, 0)
        .attack(quick_melee("mangling-claws", 4))
        .with(Trait::Lumbering)
        .with(Trait::Legendary)
        .when(
            Trigger::Activated,
            Effect::If(Condition::Not(Box::new(grown)), Box::new(Effect::May(Box::new(feeds)))),
        )
        .copies(3)
}
