//! Enchantments of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![plagued()]
}

fn plagued() -> Card {
    Card::enchantment("MWBG1E02", "plagued", 4)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Curse, Subtype::Poison])
        .on(corporeal_creature())
        .with(Trait::Plus(Stat::Magebind, 2))
        .when(Trigger::Upkeep, for_each(living_creature().and(Filter::Here), poison(Who::Each, 1)))
        .copies(4)
}
