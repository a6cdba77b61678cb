//! Equipment of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![gale_force_ring()]
}

fn gale_force_ring() -> Card {
    Card::equipment("MWBG1Q01", "gale-force-ring", 3)
        .school(School::Air, 1)
        .worn(Locations::One(Location::Ring))
        .attacks(Attacks::by(Filter::Host).of(DamageType::Wind), AttackRule::EffectDie(2))
        .copies(4)
}
