//! Incantations and attack spells of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![hurl_meteorite()]
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
