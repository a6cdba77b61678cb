//! Creatures.

use super::{ActionKind::Quick, Card, Kind, Trait};

pub(super) fn all() -> Vec<Card> {
    vec![bitterwood_fox(), skeletal_sentry(), timber_wolf()]
}

fn creature(id: &str) -> Card {
    Card::new(id, Kind::Creature)
}

fn bitterwood_fox() -> Card {
    creature("bitterwood-fox").level(1).cost(5).body(5, 0).melee("bite", Quick, 3).with(Trait::Fast)
}

fn skeletal_sentry() -> Card {
    creature("skeletal-sentry")
        .level(2)
        .cost(8)
        .body(11, 0)
        .melee("short-sword", Quick, 4)
        .with(Trait::Nonliving)
        .with(Trait::PsychicImmunity)
}

fn timber_wolf() -> Card {
    creature("timber-wolf").level(2).cost(9).body(10, 2).melee("bite", Quick, 4)
}
