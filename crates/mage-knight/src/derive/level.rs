//! What Fame makes of a hero.

use crate::{
    content::{LEVELS, Level},
    state::Player,
};

/// MK-LEVEL-02, MK-RULING-26: the row of the Fame track; beyond the last space the level stays the highest.
///
/// Levels are gained at the end of the turn (MK-LEVEL-01). All that hangs on them here, drawing up to the Hand limit,
/// comes after that, so the row alone says enough. Once a level brings more it has to be remembered which were gained.
pub fn level(fame: u16) -> &'static Level {
    LEVELS.iter().rev().find(|level| level.fame <= fame).unwrap_or(&LEVELS[0])
}

/// MK-LEVEL-03: how many cards are drawn up to. Bonuses of keeps and cities (MK-ENDTURN-20, MK-ENDTURN-21) come with
/// conquering them.
pub fn hand_limit(player: &Player) -> usize {
    usize::from(level(player.fame).hand_limit)
}
