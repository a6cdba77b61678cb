//! The four mages of the base set, in apprentice form: the same Life, Channeling and attack for all and no ability card
//! (MW-APPR-03 to MW-APPR-06).

use crate::vocabulary::{Card, Kind, card::quick_melee};

pub(super) fn all() -> Vec<Card> {
    ["beastmaster", "priestess", "warlock", "wizard"].map(apprentice).into()
}

fn apprentice(class: &str) -> Card {
    Card::new("", class, Kind::Mage)
        .body(24, 0)
        .channeling(10)
        .attack(quick_melee("basic-melee-attack", 3))
}
