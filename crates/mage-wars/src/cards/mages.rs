//! The four mages of the base set, in apprentice form: the same Life, Channeling and attack for all and no ability card
//! (MW-APPR-03 to MW-APPR-06).

use super::{ActionKind, Card, Kind};

/// MW-GEN-18: for every purpose a mage has level 6.
const MAGE_LEVEL: u8 = 6;

pub(super) fn all() -> Vec<Card> {
    ["beastmaster", "priestess", "warlock", "wizard"].map(apprentice).into()
}

fn apprentice(class: &str) -> Card {
    Card::new(class, Kind::Mage).level(MAGE_LEVEL).body(24, 0).channeling(10).melee(
        "basic-melee-attack",
        ActionKind::Quick,
        3,
    )
}
