//! Conjurations and walls of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![wall_of_force(), altar_of_the_iron_guard(), gravikor(), galaxxus()]
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

fn gravikor() -> Card {
    Card::conjuration("MWBG1J02", "gravikor", 8)
        .school(School::Earth, 2)
        .subtypes(&[Subtype::Obelisk, Subtype::Artifact])
        .body(6, 4)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .only(Restriction::Epic)
        .lends(creature().and(Filter::Within(2)), vec![Gain::Lose(Trait::Flying)])
        .copies(2)
}

fn galaxxus() -> Card {
    Card::conjuration("MWBG1J05", "galaxxus", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::VTar, Subtype::Artifact])
        .body(7, 3)
        .target(Target::Zone(ZoneFilter::BesideOwnOrb))
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .when(Trigger::Upkeep, Effect::GainVTar(1))
        .copies(2)
}
