//! Conjurations and walls of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![renewing_spring(), garrison_post()]
}

fn renewing_spring() -> Card {
    Card::conjuration("FWJ08", "renewing-spring", 6)
        .schools_and(&[(School::Holy, 1), (School::Nature, 1)])
        .subtypes(&[Subtype::Well])
        .body(12, 0)
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Seq(vec![
                    heal_damage(Who::Actor, dice(3)),
                    Effect::RemoveMarkers { who: Who::Actor, damage_type: None, any_number: false },
                ]),
            )
            .by_action_of(friendly(living_creature()).and(Filter::Here)),
        )
        .copies(4)
}

fn garrison_post() -> Card {
    Card::conjuration("FWJ04", "garrison-post", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Outpost])
        .target(Target::Zone(ZoneFilter::AwayFrom(Subtype::Outpost)))
        .body(6, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .ability(Ability::SummonHere {
            condition: Condition::Always,
            spells: creature().and(subtype(Subtype::Soldier)),
            by: Some(
                Filter::YourMage
                    .or(Filter::Kind(Kind::Conjuration).and(Filter::School(School::War))),
            ),
        })
        .copies(3)
}
