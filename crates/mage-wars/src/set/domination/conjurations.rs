//! Conjurations and walls of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_force(), altar_of_the_iron_guard()]
}

fn wall_of_force() -> Card {
    Card::wall("MWBG1W01", "wall-of-force", 6)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .unarmored(4)
        .with(Trait::BlocksLoS)
        .with(Trait::PassageBlocked)
        .with(Trait::Incorporeal)
        .with(Trait::Extendable)
        .when(Trigger::Upkeep, Effect::BuyOffDamage { who: Who::This, mana: 1 })
        .copies(6)
}

fn altar_of_the_iron_guard() -> Card {
    Card::conjuration("MWBG1J01", "altar-of-the-iron-guard", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Statue, Subtype::Artifact])
        .body(5, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .may_when(
            Trigger::Summoned(creature().and(Filter::Yours)),
            Limit::None,
            0,
            Effect::PlaceGuard(Who::Actor),
        )
        .copies(3)
}
