//! Mana: the six faces of a mana die (MK-MANA-01, MK-MANA-06).

use serde::{Deserialize, Serialize};

use super::Color;

/// A colour of mana. Gold and black exist only as pure mana, never as crystals (MK-MANA-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mana {
    Red,
    Blue,
    White,
    Green,
    Gold,
    Black,
}

impl Mana {
    /// The faces of a mana die, the lowest first.
    pub const ALL: [Mana; 6] =
        [Mana::Red, Mana::Blue, Mana::White, Mana::Green, Mana::Gold, Mana::Black];

    /// The word in data files, scripts and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Mana::Red => "red",
            Mana::Blue => "blue",
            Mana::White => "white",
            Mana::Green => "green",
            Mana::Gold => "gold",
            Mana::Black => "black",
        }
    }

    pub fn from_id(id: &str) -> Option<Mana> {
        Mana::ALL.into_iter().find(|mana| mana.id() == id)
    }

    pub const fn of(color: Color) -> Mana {
        match color {
            Color::Red => Mana::Red,
            Color::Blue => Mana::Blue,
            Color::White => Mana::White,
            Color::Green => Mana::Green,
        }
    }

    /// The basic colour, if it is one.
    pub const fn basic(self) -> Option<Color> {
        match self {
            Mana::Red => Some(Color::Red),
            Mana::Blue => Some(Color::Blue),
            Mana::White => Some(Color::White),
            Mana::Green => Some(Color::Green),
            Mana::Gold | Mana::Black => None,
        }
    }

    /// A place in tables with one entry a colour.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The face a die shows, 1 the lowest.
    pub fn of_face(face: u8) -> Mana {
        Mana::ALL.get(usize::from(face.saturating_sub(1))).copied().unwrap_or(Mana::Black)
    }
}

/// Sides of a mana die.
pub const DIE_SIDES: u8 = 6;

/// Dice in the box.
pub const DICE_IN_BOX: usize = 7;

/// MK-MANA-03: most crystals of one colour in an Inventory.
pub const MOST_CRYSTALS: u8 = 3;
