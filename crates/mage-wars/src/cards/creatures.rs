//! Creatures.

use crate::vocabulary::{Card, DamageType, Kind, School, Trait, card::quick_melee};

pub(super) fn all() -> Vec<Card> {
    vec![bitterwood_fox(), skeletal_sentry(), timber_wolf()]
}

fn creature(code: &str, id: &str) -> Card {
    Card::new(code, id, Kind::Creature).full().on_zone()
}

fn bitterwood_fox() -> Card {
    creature("MW1C04", "bitterwood-fox")
        .school(School::Nature, 1)
        .cost(5)
        .body(5, 0)
        .attack(quick_melee("bite", 3))
        .with(Trait::Fast)
}

fn skeletal_sentry() -> Card {
    creature("MW1C32", "skeletal-sentry")
        .school(School::Dark, 2)
        .cost(8)
        .body(11, 0)
        .attack(quick_melee("short-sword", 4))
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
}

fn timber_wolf() -> Card {
    creature("MW1C38", "timber-wolf")
        .school(School::Nature, 2)
        .cost(9)
        .body(10, 2)
        .attack(quick_melee("bite", 4))
}
