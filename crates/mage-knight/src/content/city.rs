//! The cities: who defends them at which level (MK-SITE-CITY-02).

use super::{
    Color,
    EnemyColor::{self, Brown, Grey, Violet, White},
};

/// Levels a garrison is printed for.
pub const CITY_LEVELS: u8 = 11;

/// Most defenders of one city.
pub const MOST_DEFENDERS: usize = 5;

/// MK-VARIANT-MEGA-06: most tokens that stand together, for two cities may be one.
pub const GARRISON: usize = 2 * MOST_DEFENDERS;

/// The tokens that defend a city of this colour and level; nothing for levels that are not printed.
pub const fn garrison(city: Color, level: u8) -> &'static [EnemyColor] {
    if level == 0 || level > CITY_LEVELS {
        return &[];
    }
    let rows = match city {
        Color::Blue => &BLUE,
        Color::Green => &GREEN,
        Color::Red => &RED,
        Color::White => &WHITE,
    };
    rows[level as usize - 1]
}

static BLUE: [&[EnemyColor]; 11] = [
    &[Grey, Violet],
    &[Violet, Violet],
    &[Violet, White],
    &[Grey, Violet, White],
    &[Violet, Violet, White],
    &[Violet, White, White],
    &[Grey, Violet, Violet, White],
    &[Violet, Violet, White, White],
    &[Violet, White, White, White],
    &[Grey, Violet, Violet, White, White],
    &[Violet, Violet, White, White, White],
];

static GREEN: [&[EnemyColor]; 11] = [
    &[Grey, Brown],
    &[Brown, Brown],
    &[Grey, Grey, Brown],
    &[Grey, Brown, White],
    &[Brown, Brown, White],
    &[Grey, Grey, Brown, White],
    &[Grey, Brown, Brown, White],
    &[Brown, Brown, White, White],
    &[Grey, Brown, Brown, Brown, White],
    &[Grey, Brown, Brown, White, White],
    &[Brown, Brown, White, White, White],
];

static RED: [&[EnemyColor]; 11] = [
    &[White],
    &[Brown, Violet],
    &[Brown, White],
    &[Brown, Violet, Violet],
    &[Brown, Violet, White],
    &[Brown, Brown, Violet, Violet],
    &[Brown, Violet, Violet, White],
    &[Brown, Violet, White, White],
    &[Brown, Brown, Violet, Violet, White],
    &[Brown, Brown, Violet, White, White],
    &[Brown, Violet, White, White, White],
];

static WHITE: [&[EnemyColor]; 11] = [
    &[White],
    &[Grey, White],
    &[White, White],
    &[Grey, Grey, White],
    &[Grey, White, White],
    &[Grey, Grey, Grey, White],
    &[Grey, Grey, White, White],
    &[Grey, White, White, White],
    &[Grey, Grey, Grey, White, White],
    &[Grey, Grey, White, White, White],
    &[Grey, White, White, White, White],
];
