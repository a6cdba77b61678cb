//! Incantations and attack spells of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![devils_trident(), hurl_rock()]
}

fn devils_trident() -> Card {
    Card::attack_spell(
        "MWSTX2FFA01",
        "devils-trident",
        7,
        quick_ranged("devils-trident", 0, 1, 4)
            .of(DamageType::Flame)
            .from(3, &[CRIPPLE])
            .from(6, &[CRIPPLE, BURN])
            .from(9, &[BURN])
            .with(AttackTrait::Piercing(2))
            .with(AttackTrait::Defrost),
    )
    .schools_and(&[(School::Dark, 1), (School::Fire, 1)])
    .subtypes(&[Subtype::Flame])
    .on(creature())
    .copies(4)
}

fn hurl_rock() -> Card {
    Card::attack_spell(
        "MWSTX2FFA02",
        "hurl-rock",
        4,
        quick_ranged("hurl-rock", 0, 1, 5).from(9, &[DAZE]),
    )
    .school(School::Earth, 1)
    .copies(6)
}
