//! Creatures of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![slaknir_goblin_chieftain()]
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
