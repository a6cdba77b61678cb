//! Incantations and attack spells of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![hurl_meteorite(), windstorm()]
}

fn hurl_meteorite() -> Card {
    Card::attack_spell(
        "MWBG1A03",
        "hurl-meteorite",
        12,
        full_ranged("hurl-meteorite", 0, 3, 9).from(5, &[DAZE]).from(9, &[STUN]),
    )
    .school(School::Earth, 3)
    .copies(4)
}

fn windstorm() -> Card {
    Card::attack_spell(
        "MWBG1A06",
        "windstorm",
        4,
        full_ranged("windstorm", 0, 1, 2)
            .of(DamageType::Wind)
            .from(6, &[PUSH])
            .with(AttackTrait::Sweeping)
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Versus(2, Filter::has(Trait::Flying)))
            .with(AttackTrait::Ethereal),
    )
    .school(School::Air, 1)
    .subtypes(&[Subtype::Wind])
    .copies(6)
}
