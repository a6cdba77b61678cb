//! Friendly mana: gold dice are left to others while there is another way (MK-VARIANT-FRIENDLY-04, MK-VARIANT-FRIENDLY-05).

use crate::{
    content::{Mana, TableRule, Time},
    state::{DiePlace, MageKnight},
};

/// MK-VARIANT-FRIENDLY-04: whether gold dice may not stand for colours that lie in the Source.
pub(crate) fn spares_gold(game: &MageKnight) -> bool {
    game.plays(TableRule::FriendlyMana) && game.time() == Time::Day
}

/// MK-VARIANT-FRIENDLY-05: whether gold dice may be neither rolled nor changed.
pub(crate) fn keeps_gold(game: &MageKnight) -> bool {
    let other = |die: &crate::state::Die| die.place == DiePlace::Source && die.color != Mana::Gold;
    spares_gold(game) && game.source().iter().any(other)
}
