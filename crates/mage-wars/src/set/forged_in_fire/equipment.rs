//! Equipment of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![morning_star()]
}

fn morning_star() -> Card {
    Card::equipment("MWSTX2FFQ06", "morning-star", 5)
        .school(School::War, 1)
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("overhead-bash", 4).with(AttackTrait::Unavoidable))
        .copies(4)
}
