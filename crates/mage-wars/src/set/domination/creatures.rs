//! Creatures of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![slaknir_goblin_chieftain(), oscuda()]
}

fn slaknir_goblin_chieftain() -> Card {
    let goblin = || creature().and(subtype(Subtype::Goblin));
    Card::creature("MWBG1C04", "slaknir-goblin-chieftain", 12)
        .school(School::War, 3)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(9, 1)
        .attack(quick_melee("tribal-staff", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Legendary)
        .lends(friendly(goblin()), vec![gains(Trait::Elusive)])
        .named("move-out")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Push {
                    who: Who::Target,
                    direction: Direction::OfChoice,
                    through_walls_for: None,
                },
            )
            .on(0, 1, goblin().and(Filter::Yours)),
        )
        .copies(3)
}

fn oscuda() -> Card {
    Card::creature("MWBG1C02", "oscuda", 13)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Animal])
        .body(10, 2)
        .attack(quick_melee("claws", 4).with(AttackTrait::Piercing(1)))
        .attack(
            zone_attack_around("stink-cloud", 2)
                .of(DamageType::Poison)
                .from(7, &[DAZE])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Legendary)
        .copies(3)
}
