//! Equipment of Druid vs. Necromancer.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        deathshroud_staff(),
        druids_leaf_ring(),
        meditation_amulet(),
        cloak_of_shadows(),
        death_ring(),
        libro_mortuos(),
        mohktaris_branch(),
        veterans_belt(),
        wand_of_healing(),
    ]
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
            .counting_as(&[Subtype::Necro])
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
            times: 1,
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

fn cloak_of_shadows() -> Card {
    Card::equipment("DNQ01", "cloak-of-shadows", 6)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Shadow])
        .worn(Locations::One(Location::Cloak))
        .only(Restriction::SchoolOnly(School::Dark))
        .grants(vec![gains(Trait::Obscured), plus(Stat::Damage(DamageType::Light), -2)])
        .copies(3)
}

fn death_ring() -> Card {
    Card::equipment("DNQ02", "death-ring", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Necro, Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Necromancer))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Necro).or(subtype(Subtype::Undead)),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Spawnpoints,
            times: 2,
        })
        .copies(2)
}

fn libro_mortuos() -> Card {
    Card::equipment("DNQ05", "libro-mortuos", 10)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Necro, Subtype::Tome])
        .worn(Locations::Either(Location::Weapon, Location::Shield))
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(subtype(Subtype::Undead)),
            mana: 0,
        })
        .only(Restriction::ClassOnly(MageClass::Necromancer))
        .only(Restriction::Epic)
        .when(
            Trigger::Destroyed,
            Effect::May(Box::new(Effect::Seq(vec![
                Effect::LoseLife { who: Who::YourMage, amount: number(3) },
                Effect::TakeBack(Who::This),
            ]))),
        )
        .copies(2)
}

fn mohktaris_branch() -> Card {
    Card::equipment("DNQ06", "mohktaris-branch", 4)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Healing])
        .worn(Locations::One(Location::Ring))
        .named("mohktaris-touch")
        .ability(
            Ability::usable(
                Timing::Spell(ActionKind::Quick),
                Effect::Seq(vec![
                    remove_marker(),
                    // What was paid for was removed.
                    Effect::If(
                        Condition::AtLeast(Amount::Removals, 1),
                        Box::new(Effect::May(Box::new(heal_damage(Who::Target, number(1))))),
                    ),
                ]),
            )
            .at_most(Limit::PerRound(1))
            .for_mana(Amount::Removals)
            .on(0, 1, subtype(Subtype::Plant)),
        )
        .copies(3)
}

fn veterans_belt() -> Card {
    Card::equipment("DNQ07", "veterans-belt", 4)
        .school(School::War, 1)
        .worn(Locations::One(Location::Belt))
        .attacks(Attacks::against(Filter::Host), AttackRule::Soften(2))
        .copies(4)
}

fn wand_of_healing() -> Card {
    Card::equipment("DNQ09", "wand-of-healing", 2)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Healing])
        .worn(Locations::Either(Location::Weapon, Location::Shield))
        .named("healing-light")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), heal_damage(Who::Target, dice(2)))
                .at_most(Limit::PerRoundTogether(1))
                .for_mana(number(2))
                .on(0, 1, living_creature()),
        )
        .named("cleansing-light")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), remove_marker())
                .at_most(Limit::PerRoundTogether(1))
                .for_mana(Amount::Removals)
                .on(0, 1, living_creature()),
        )
        .copies(4)
}

/// One condition of the target, for what it costs to remove.
fn remove_marker() -> Effect {
    Effect::RemoveMarkers { who: Who::Target, damage_type: None, any_number: false }
}
