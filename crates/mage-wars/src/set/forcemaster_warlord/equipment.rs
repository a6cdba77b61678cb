//! Equipment of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        force_ring(),
        helm_of_command(),
        ring_of_command(),
        storm_drake_hide(),
        war_sledge(),
        galvitar_force_blade(),
        defense_ring(),
        psi_orb(),
    ]
}

fn force_ring() -> Card {
    Card::equipment("FWQ03", "force-ring", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Mana, Subtype::Force])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Forcemaster))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Force),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
        .copies(2)
}

fn helm_of_command() -> Card {
    Card::equipment("FWQ05", "helm-of-command", 4)
        .school(School::War, 2)
        .worn(Locations::One(Location::Helmet))
        .with(Trait::Spellbind(
            Filter::Kind(Kind::Incantation).and(subtype(Subtype::Command)).but_not(Filter::Epic),
        ))
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::Rebind).for_mana(number(1)),
        )
        .copies(2)
}

fn ring_of_command() -> Card {
    Card::equipment("FWQ08", "ring-of-command", 3)
        .school(School::War, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Command),
            on_cast: true,
            on_reveal: true,
            target: None,
            payers: Payers::Bearer,
            times: 1,
        })
        .copies(2)
}

fn storm_drake_hide() -> Card {
    Card::equipment("FWQ10", "storm-drake-hide", 6)
        .school(School::Air, 1)
        .worn(Locations::One(Location::Chest))
        .grants(vec![plus(Stat::Armor, 2), plus(Stat::Damage(DamageType::Lightning), -2)])
        .copies(3)
}

fn war_sledge() -> Card {
    Card::equipment("FWQ11", "war-sledge", 8)
        .school(School::War, 2)
        .worn(Locations::Both(Location::Weapon, Location::Shield))
        .attack(quick_melee("quick-swing", 4))
        .attack(full_melee("power-swing", 4).from(7, &[DAZE]).with(AttackTrait::Sweeping))
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .copies(2)
}

fn galvitar_force_blade() -> Card {
    Card::equipment("FWQ04", "galvitar-force-blade", 11)
        .school(School::Mind, 3)
        .subtypes(&[Subtype::Force])
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("thrust", 4).with(AttackTrait::Ethereal).with(AttackTrait::Piercing(2)))
        .attack(
            full_melee("spinning-slash", 4).with(AttackTrait::Ethereal).with(AttackTrait::Sweeping),
        )
        .attack(
            full_melee("spinning-slash", 4)
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Doublestrike),
        )
        .with(Trait::Cantrip)
        .only(Restriction::ClassOnly(MageClass::Forcemaster))
        .copies(1)
}

fn defense_ring() -> Card {
    Card::equipment("FWQ02", "defense-ring", 3)
        .school(School::War, 1)
        .worn(Locations::One(Location::Ring))
        .grants(vec![Gain::DefenseRolls { plus: 1, printed: false }])
        .copies(3)
}

fn psi_orb() -> Card {
    Card::equipment("FWQ07", "psi-orb", 7)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Helmet))
        .only(Restriction::SchoolOnly(School::Mind))
        .ability(Ability::CheaperUpkeep {
            amount: 1,
            which: Filter::School(School::Mind).and(Filter::Yours),
            times: 3,
        })
        .copies(2)
}
