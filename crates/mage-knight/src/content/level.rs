//! The Fame track and the level tokens.

/// One row of the Fame track with the level token that lies open on it (MK-LEVEL-02, MK-LEVEL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    pub number: u8,
    /// The first space of the row.
    pub fame: u16,
    pub armor: u8,
    pub hand_limit: u8,
    pub command_tokens: u8,
}

/// All levels, the first one first.
pub const LEVELS: [Level; 10] = [
    level(1, 0, 2, 5, 1),
    level(2, 3, 2, 5, 1),
    level(3, 8, 3, 5, 2),
    level(4, 15, 3, 5, 2),
    level(5, 24, 3, 6, 3),
    level(6, 35, 3, 6, 3),
    level(7, 48, 4, 6, 4),
    level(8, 63, 4, 6, 4),
    level(9, 80, 4, 7, 5),
    level(10, 99, 4, 7, 5),
];

const fn level(number: u8, fame: u16, armor: u8, hand_limit: u8, command_tokens: u8) -> Level {
    Level { number, fame, armor, hand_limit, command_tokens }
}
