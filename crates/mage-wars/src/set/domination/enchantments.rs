//! Enchantments of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![plagued(), astral_anchor(), sentinel_of_vtar(), vtar_force_sentry()]
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

fn astral_anchor() -> Card {
    Card::enchantment("MWBG1E01", "astral-anchor", 4)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .on_zone()
        .lends(creature().and(Filter::Here), vec![gains(Trait::Anchored)])
        .ability(Ability::BarsTeleports)
        .copies(6)
}

fn sentinel_of_vtar() -> Card {
    let at_orb = || Condition::Is(Who::Host, Filter::With(Box::new(friendly(orb()))));
    let bearer = || Filter::Host.and(Filter::Creature);
    Card::enchantment("MWBG1E03", "sentinel-of-vtar", 3)
        .school(School::Nature, 1)
        .on(living_non_mage_creature())
        .lends_if(at_orb(), bearer(), vec![gains(Trait::Unmovable), gains(Trait::Anchored)])
        .lends_if(
            at_orb(),
            bearer().and(Filter::Guarding),
            vec![plus(Stat::Armor, 2), plus(Stat::Melee, 1)],
        )
        .copies(6)
}

fn vtar_force_sentry() -> Card {
    Card::enchantment("MWBG1E04", "vtar-force-sentry", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::VTar, Subtype::Protection, Subtype::Force])
        .target(Target::Zone(ZoneFilter::WithOrb))
        .ability(
            Ability::usable(
                Timing::AroundActionPhase,
                Effect::Push {
                    who: Who::Target,
                    direction: Direction::Away,
                    walls: Through::Never,
                },
            )
            .on(0, 1, creature().and(Filter::Enemy))
            .at_most(Limit::PerRound(1)),
        )
        .copies(6)
}
