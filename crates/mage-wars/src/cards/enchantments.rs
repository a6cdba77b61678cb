//! Enchantments. All of them are cast for 2 mana (MW-ENCH-02) and turned up for their reveal cost.

use super::{Card, Kind, Stat, Target::LivingCreature, Trait::Plus};

pub(super) fn all() -> Vec<Card> {
    vec![bear_strength(), bull_endurance(), rhino_hide()]
}

fn enchantment(id: &str) -> Card {
    Card::new(id, Kind::Enchantment).cost(2)
}

fn bear_strength() -> Card {
    enchantment("bear-strength")
        .level(1)
        .reveal(3)
        .attaches_to(LivingCreature)
        .grants(Plus(Stat::Melee, 2))
}

fn bull_endurance() -> Card {
    enchantment("bull-endurance")
        .level(1)
        .reveal(3)
        .attaches_to(LivingCreature)
        .grants(Plus(Stat::Life, 4))
}

fn rhino_hide() -> Card {
    enchantment("rhino-hide")
        .level(1)
        .reveal(2)
        .attaches_to(LivingCreature)
        .with(Plus(Stat::Magebind, 1))
        .grants(Plus(Stat::Armor, 2))
}
