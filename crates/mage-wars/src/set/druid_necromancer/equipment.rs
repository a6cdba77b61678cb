//! Equipment of Druid vs. Necromancer.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![deathshroud_staff(), druids_leaf_ring(), meditation_amulet()]
}

fn deathshroud_staff() -> Card {
    Card::equipment("DNQ03", "deathshroud-staff", 8)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Necro])
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("deathshroud-strike", 4).from(8, &[ROT]))
        .only(Restriction::ClassOnly(MageClass::Necromancer))
        .ability(
            Ability::usable(
                Timing::Spell(ActionKind::Quick),
                for_each(
                    friendly(creature().and(subtype(Subtype::Undead))).and(Filter::Here),
                    this_round(Who::Each, vec![plus(Stat::Melee, 1)]),
                ),
            )
            .at_most(Limit::PerRound(1))
            .for_mana(number(2))
            .on_zone(0, 1),
        )
        .copies(2)
}

fn druids_leaf_ring() -> Card {
    Card::equipment("DNQ04", "druids-leaf-ring", 2)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Druid))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Plant),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
        })
        .copies(2)
}

fn meditation_amulet() -> Card {
    Card::equipment("DNQ10", "meditation-amulet", 4)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Amulet))
        .named("meditate")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                Effect::GainMana { who: Who::Host, amount: number(3) },
            )
            .by_action_of(Filter::Host),
        )
        .copies(4)
}
