//! Creatures of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![bridge_troll(), screech_harpy()]
}

fn bridge_troll() -> Card {
    Card::creature("MWSTX1CKC01", "bridge-troll", 13)
        .schools_and(&[(School::Nature, 2), (School::War, 1)])
        .subtypes(&[Subtype::Soldier, Subtype::Troll])
        .body(16, 0)
        .attack(quick_melee("heavy-club", 5))
        .with(Trait::Regenerate(3))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .copies(4)
}

fn screech_harpy() -> Card {
    Card::creature("MWSTX1CKC05", "screech-harpy", 11)
        .schools_and(&[(School::Arcane, 2), (School::Air, 1)])
        .subtypes(&[Subtype::Bird, Subtype::Harpy])
        .body(10, 1)
        .attack(quick_melee("talons", 3).with(AttackTrait::Piercing(1)))
        .attack(
            full_ranged("maddening-shriek", 0, 0, 1)
                .of(DamageType::Psychic)
                .from(4, &[DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Flying)
        .copies(4)
}
