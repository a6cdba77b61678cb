//! The Reputation track.

/// The lowest and the highest space (MK-RULING-27).
pub const LOWEST: i8 = -7;
pub const HIGHEST: i8 = 7;

/// MK-INTERACT-06: what a space adds to Influence; `None` on the X space, where nobody deals with the hero.
pub const fn modifier(space: i8) -> Option<i8> {
    Some(match space {
        ..=-7 => return None,
        -6 => -5,
        -5 => -3,
        -4 => -2,
        -3 | -2 => -1,
        -1..=1 => 0,
        2 | 3 => 1,
        4 | 5 => 2,
        6 => 3,
        7.. => 5,
    })
}
