//! Weapons, wands and rings.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        arcane_ring(),
        elemental_wand(),
        enchanters_ring(),
        fireshaper_ring(),
        ivarium_longbow(),
        lash_of_hellfire(),
        lightning_ring(),
        mage_staff(),
        mage_wand(),
        ring_of_asyra(),
        ring_of_beasts(),
        dawnbreaker_ring(),
        ring_of_curses(),
        staff_of_asyra(),
        staff_of_beasts(),
        staff_of_the_arcanum(),
    ]
}

fn arcane_ring() -> Card {
    Card::equipment("MW1Q01", "arcane-ring", 2)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Wizard))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Metamagic).or(subtype(Subtype::Mana)),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
}

fn elemental_wand() -> Card {
    Card::equipment("MW1Q08", "elemental-wand", 5)
        .schools_or(&[(School::Earth, 2), (School::Fire, 2), (School::Air, 2), (School::Water, 2)])
        .worn(Locations::Either(Location::Weapon, Location::Shield))
        .with(Trait::Spellbind(Filter::Kind(Kind::Attack).but_not(Filter::Epic)))
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::Rebind).for_mana(number(3)),
        )
        .copies(2)
}

fn enchanters_ring() -> Card {
    Card::equipment("MW1Q09", "enchanters-ring", 2)
        .schools_or(&[(School::Arcane, 1), (School::Nature, 1)])
        .worn(Locations::One(Location::Ring))
        .ability(Ability::Discount {
            amount: 1,
            spells: enchantment(),
            on_cast: true,
            on_reveal: false,
            target: Some(friendly(creature())),
            payers: Payers::Bearer,
            times: 1,
        })
}

fn fireshaper_ring() -> Card {
    Card::equipment("MW1Q10", "fireshaper-ring", 3)
        .school(School::Fire, 1)
        .worn(Locations::One(Location::Ring))
        .grants(vec![Gain::Dice(DamageType::Flame, 1)])
}

fn ivarium_longbow() -> Card {
    Card::equipment("MW1Q13", "ivarium-longbow", 8)
        .school(School::War, 2)
        .worn(Locations::Both(Location::Weapon, Location::Shield))
        .attack(full_ranged("voltaric-strike", 1, 2, 4).with(AttackTrait::Piercing(1)))
}

fn lash_of_hellfire() -> Card {
    Card::equipment("MW1Q14", "lash-of-hellfire", 8)
        .schools_and(&[(School::Dark, 1), (School::Fire, 1)])
        .worn(Locations::One(Location::Weapon))
        .attack(
            quick_melee("searing-thrash", 4)
                .of(DamageType::Flame)
                .from(7, &[BURN])
                .from(11, &[BURN, BURN])
                .with(AttackTrait::Reach)
                .with(AttackTrait::Defrost),
        )
        .only(Restriction::ClassOnly(MageClass::Warlock))
}

fn lightning_ring() -> Card {
    Card::equipment("MW1Q17", "lightning-ring", 3)
        .school(School::Air, 1)
        .worn(Locations::One(Location::Ring))
        .grants(vec![Gain::Dice(DamageType::Lightning, 1)])
}

fn mage_staff() -> Card {
    Card::equipment("MW1Q18", "mage-staff", 5)
        .school(School::Arcane, 1)
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("arcane-burst", 4).with(AttackTrait::Reach).with(AttackTrait::Ethereal))
}

fn mage_wand() -> Card {
    Card::equipment("MW1Q19", "mage-wand", 5)
        .school(School::Arcane, 2)
        .worn(Locations::Either(Location::Weapon, Location::Shield))
        .with(Trait::Spellbind(Filter::Kind(Kind::Incantation).but_not(Filter::Epic)))
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::Rebind).for_mana(number(3)),
        )
        .copies(3)
}

fn ring_of_asyra() -> Card {
    Card::equipment("MW1Q24", "ring-of-asyra", 2)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Priestess))
        .ability(Ability::Discount {
            amount: 1,
            spells: Filter::School(School::Holy)
                .and(enchantment().or(Filter::Kind(Kind::Incantation))),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
}

fn ring_of_beasts() -> Card {
    Card::equipment("MW1Q25", "ring-of-beasts", 2)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Beastmaster))
        .ability(Ability::Discount {
            amount: 1,
            spells: non_mage_creature().and(subtype(Subtype::Animal)),
            on_cast: true,
            on_reveal: false,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
}

fn dawnbreaker_ring() -> Card {
    Card::equipment("MW1Q27", "dawnbreaker-ring", 3)
        .school(School::Holy, 1)
        .worn(Locations::One(Location::Ring))
        .grants(vec![Gain::Dice(DamageType::Light, 1)])
}

fn ring_of_curses() -> Card {
    Card::equipment("MW1Q28", "ring-of-curses", 2)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Curse),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
}

fn staff_of_asyra() -> Card {
    Card::equipment("MW1Q29", "staff-of-asyra", 9)
        .school(School::Holy, 2)
        .worn(Locations::One(Location::Weapon))
        .attack(
            quick_melee("celestial-strike", 4)
                .of(DamageType::Light)
                .from(5, &[DAZE])
                .from(11, &[STUN])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Versus(2, creature().and(Filter::has(Trait::Nonliving)))),
        )
        .only(Restriction::ClassOnly(MageClass::Priestess))
}

fn staff_of_beasts() -> Card {
    Card::equipment("MW1Q30", "staff-of-beasts", 7)
        .school(School::Nature, 2)
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("savage-strike", 4))
        .only(Restriction::ClassOnly(MageClass::Beastmaster))
        .ability(
            Ability::usable(
                Timing::Spell(ActionKind::Quick),
                Effect::Choose(vec![
                    this_round(Who::Target, vec![plus(Stat::Melee, 2)]),
                    heal_damage(Who::Target, dice(2)),
                ]),
            )
            .at_most(Limit::PerRound(1))
            .for_mana(number(2))
            .on(0, 1, animal()),
        )
}

fn staff_of_the_arcanum() -> Card {
    Card::equipment("MW1Q31", "staff-of-the-arcanum", 8)
        .school(School::Arcane, 2)
        .worn(Locations::One(Location::Weapon))
        .attack(
            quick_melee("arcane-strike", 4)
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::ManaDrain(1)),
        )
        .attack(
            full_ranged("arcane-blast", 1, 1, 3)
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::ManaDrain(1)),
        )
}
