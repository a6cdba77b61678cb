//! Enchantments. All of them are cast for 2 mana (MW-ENCH-02) and turned up for their reveal cost.

use crate::vocabulary::{
    Card, Gain, Kind, School, Stat,
    Trait::{self, Plus},
    filter::living_creature,
};

pub(super) fn all() -> Vec<Card> {
    vec![bear_strength(), bull_endurance(), rhino_hide()]
}

fn enchantment(code: &str, id: &str) -> Card {
    Card::new(code, id, Kind::Enchantment).cost(2).range(0, 2)
}

fn host_gains(gained: Trait) -> Vec<Gain> {
    vec![Gain::Trait(gained)]
}

fn bear_strength() -> Card {
    enchantment("MW1E01", "bear-strength")
        .school(School::Nature, 1)
        .reveal(3)
        .on(living_creature())
        .grants(host_gains(Plus(Stat::Melee, 2)))
}

fn bull_endurance() -> Card {
    enchantment("MW1E03", "bull-endurance")
        .school(School::Nature, 1)
        .reveal(3)
        .on(living_creature())
        .grants(host_gains(Plus(Stat::Life, 4)))
}

fn rhino_hide() -> Card {
    enchantment("MW1E36", "rhino-hide")
        .school(School::Nature, 1)
        .reveal(2)
        .on(living_creature())
        .with(Plus(Stat::Magebind, 1))
        .grants(host_gains(Plus(Stat::Armor, 2)))
}
