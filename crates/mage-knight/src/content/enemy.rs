//! The enemy tokens.

use serde::{Deserialize, Serialize};

use crate::cards::Element::{self, ColdFire, Fire, Ice, Physical};

/// The back of a token and the pile it belongs to (MK-SETUP-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EnemyColor {
    /// Orc marauders.
    Green,
    /// Garrisons of keeps.
    Grey,
    /// Garrisons of mage towers.
    Violet,
    /// Monsters of dungeons.
    Brown,
    /// Draconum.
    Red,
    /// Garrisons of cities.
    White,
}

impl EnemyColor {
    pub const ALL: [EnemyColor; 6] = [Green, Grey, Violet, Brown, Red, White];

    pub const fn id(self) -> &'static str {
        match self {
            Green => "green",
            Grey => "grey",
            Violet => "violet",
            Brown => "brown",
            Red => "red",
            White => "white",
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Abilities and resistances, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traits(u16);

impl Traits {
    pub const NONE: Traits = Traits(0);
    pub const FORTIFIED: Traits = Traits(1);
    pub const SWIFT: Traits = Traits(2);
    pub const BRUTAL: Traits = Traits(4);
    pub const POISON: Traits = Traits(8);
    pub const PARALYZE: Traits = Traits(16);
    pub const SUMMON: Traits = Traits(32);
    pub const RESISTS_PHYSICAL: Traits = Traits(64);
    pub const RESISTS_FIRE: Traits = Traits(128);
    pub const RESISTS_ICE: Traits = Traits(256);
    pub const RESISTANCES: Traits = Traits(64 | 128 | 256);
    pub const ABILITIES: Traits = Traits(63);

    /// Every single trait with its word in files and message ids.
    pub const NAMED: [(Traits, &'static str); 9] = [
        (Traits::FORTIFIED, "fortified"),
        (Traits::SWIFT, "swift"),
        (Traits::BRUTAL, "brutal"),
        (Traits::POISON, "poison"),
        (Traits::PARALYZE, "paralyze"),
        (Traits::SUMMON, "summon"),
        (Traits::RESISTS_PHYSICAL, "resists-physical"),
        (Traits::RESISTS_FIRE, "resists-fire"),
        (Traits::RESISTS_ICE, "resists-ice"),
    ];

    #[must_use]
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    /// Whether all of these are there.
    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many of these are there.
    pub const fn count(self, of: Traits) -> u8 {
        (self.0 & of.0).count_ones() as u8
    }

    /// The words of those that are there.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Traits::NAMED.into_iter().filter(move |(one, _)| self.has(*one)).map(|(_, name)| name)
    }
}

/// An enemy token as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enemy {
    pub id: &'static str,
    pub color: EnemyColor,
    pub copies: u8,
    pub armor: u8,
    /// 0 for those who only summon.
    pub attack: u8,
    pub element: Element,
    pub traits: Traits,
    pub fame: u8,
}

/// Enemy tokens in the box.
pub const ENEMY_TOKENS: usize = 60;
/// Most tokens of one colour.
pub const MOST_OF_A_COLOR: usize = 12;

/// Starts a token: pile, copies, Armor, Attack and Fame; abilities follow.
const fn enemy(
    id: &'static str,
    color: EnemyColor,
    copies: u8,
    armor: u8,
    attack: u8,
    fame: u8,
) -> Enemy {
    Enemy { id, color, copies, armor, attack, element: Physical, traits: Traits::NONE, fame }
}

impl Enemy {
    const fn of(self, element: Element) -> Enemy {
        Enemy { element, ..self }
    }

    const fn with(self, more: Traits) -> Enemy {
        Enemy { traits: self.traits.and(more), ..self }
    }
}

use EnemyColor::{Brown, Green, Grey, Red, Violet, White};

static ENEMIES: [Enemy; 29] = [
    enemy("prowlers", Green, 2, 3, 4, 2),
    enemy("diggers", Green, 2, 3, 3, 2).with(Traits::FORTIFIED),
    enemy("cursed-hags", Green, 2, 5, 3, 3).with(Traits::POISON),
    enemy("wolf-riders", Green, 2, 4, 3, 3).with(Traits::SWIFT),
    enemy("ironclads", Green, 2, 3, 4, 4).with(Traits::BRUTAL).with(Traits::RESISTS_PHYSICAL),
    enemy("orc-summoners", Green, 2, 4, 0, 4).with(Traits::SUMMON),
    enemy("crossbowmen", Grey, 3, 4, 4, 3).with(Traits::SWIFT),
    enemy("guardsmen", Grey, 3, 7, 3, 3).with(Traits::FORTIFIED),
    enemy("swordsmen", Grey, 2, 5, 6, 4),
    enemy("golems", Grey, 2, 5, 2, 4).with(Traits::RESISTS_PHYSICAL),
    enemy("monks", Violet, 2, 5, 5, 4).with(Traits::POISON),
    enemy("illusionists", Violet, 2, 3, 0, 4).with(Traits::SUMMON).with(Traits::RESISTS_PHYSICAL),
    enemy("ice-mages", Violet, 2, 6, 5, 5).of(Ice).with(Traits::RESISTS_ICE),
    enemy("ice-golems", Violet, 1, 4, 2, 5)
        .of(Ice)
        .with(Traits::PARALYZE)
        .with(Traits::RESISTS_ICE)
        .with(Traits::RESISTS_PHYSICAL),
    enemy("fire-mages", Violet, 2, 5, 6, 5).of(Fire).with(Traits::RESISTS_FIRE),
    enemy("fire-golems", Violet, 1, 4, 3, 5)
        .of(Fire)
        .with(Traits::BRUTAL)
        .with(Traits::RESISTS_FIRE)
        .with(Traits::RESISTS_PHYSICAL),
    enemy("minotaur", Brown, 2, 5, 5, 4).with(Traits::BRUTAL),
    enemy("gargoyle", Brown, 2, 4, 5, 4).with(Traits::RESISTS_PHYSICAL),
    enemy("medusa", Brown, 2, 4, 6, 5).with(Traits::PARALYZE),
    enemy("crypt-worm", Brown, 2, 6, 6, 5).with(Traits::FORTIFIED),
    enemy("werewolf", Brown, 2, 5, 7, 5).with(Traits::SWIFT),
    enemy("swamp-dragon", Red, 2, 9, 5, 7).with(Traits::SWIFT).with(Traits::POISON),
    enemy("fire-dragon", Red, 2, 7, 9, 8)
        .of(Fire)
        .with(Traits::RESISTS_FIRE)
        .with(Traits::RESISTS_PHYSICAL),
    enemy("ice-dragon", Red, 2, 7, 6, 8)
        .of(Ice)
        .with(Traits::PARALYZE)
        .with(Traits::RESISTS_ICE)
        .with(Traits::RESISTS_PHYSICAL),
    enemy("high-dragon", Red, 2, 9, 6, 9)
        .of(ColdFire)
        .with(Traits::BRUTAL)
        .with(Traits::RESISTS_FIRE)
        .with(Traits::RESISTS_ICE),
    enemy("freezers", White, 3, 7, 3, 7)
        .of(Ice)
        .with(Traits::SWIFT)
        .with(Traits::PARALYZE)
        .with(Traits::RESISTS_FIRE),
    enemy("gunners", White, 3, 6, 6, 7).of(Fire).with(Traits::BRUTAL).with(Traits::RESISTS_ICE),
    enemy("altem-guardsmen", White, 2, 7, 6, 8).with(Traits::FORTIFIED).with(Traits::RESISTANCES),
    enemy("altem-mages", White, 2, 8, 4, 8)
        .of(ColdFire)
        .with(Traits::FORTIFIED)
        .with(Traits::BRUTAL)
        .with(Traits::POISON)
        .with(Traits::RESISTS_PHYSICAL),
];

named_id!(
    /// A kind of enemy token, such as `wolf-riders`.
    EnemyId, ENEMIES, Enemy, "enemy"
);
