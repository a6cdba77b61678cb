//! Creatures of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        dwarf_kriegsbiel(),
        goblin_grunt(),
        goblin_slinger(),
        iron_golem(),
        orc_butcher(),
        psylok(),
    ]
}

fn dwarf_kriegsbiel() -> Card {
    Card::creature("FWC01", "dwarf-kriegsbiel", 11)
        .school(School::War, 3)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(9, 3)
        .attack(quick_melee("chop", 4))
        .attack(full_melee("sweeping-attack", 4).with(AttackTrait::Sweeping))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .copies(4)
}

fn goblin_grunt() -> Card {
    Card::creature("FWC05", "goblin-grunt", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(4, 0)
        .attack(quick_melee("shortsword", 3))
        .copies(6)
}

fn goblin_slinger() -> Card {
    Card::creature("FWC06", "goblin-slinger", 7)
        .school(School::War, 2)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(6, 0)
        .attack(full_ranged("stone-sling", 1, 2, 3))
        .attack(quick_melee("knife", 2))
        .copies(4)
}

fn iron_golem() -> Card {
    Card::creature("FWC09", "iron-golem", 13)
        .school(School::Earth, 3)
        .subtypes(&[Subtype::Golem])
        .body(13, 5)
        .attack(quick_melee("iron-fists", 6))
        .with(Trait::Slow)
        .with(Trait::Unmovable)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .with(Trait::Burnproof)
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(4)
}

fn orc_butcher() -> Card {
    Card::creature("FWC11", "orc-butcher", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Orc, Subtype::Soldier])
        .body(10, 1)
        .attack(quick_melee("meat-cleaver", 4))
        .copies(4)
}

fn psylok() -> Card {
    Card::creature("FWC12", "psylok", 8)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Psyoculus])
        .body(8, 0)
        .attack(
            full_ranged("psionic-blast", 0, 0, 2)
                .of(DamageType::Psychic)
                .from(9, &[DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Flying)
        .with(Trait::Pest)
        .copies(4)
}
