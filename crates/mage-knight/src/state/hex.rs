//! Spaces and tile positions: axial hex coordinates and the lattice tiles lie on (MK-EXPLORE-24).

use serde::{Deserialize, Serialize};

/// A space of the map. East is (1, 0), south-east (0, 1); the portal of the starting tile is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// Where a space is on its tile. The number is the place in the tile's list of spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Spot {
    C,
    NE,
    E,
    SE,
    SW,
    W,
    NW,
}

impl Spot {
    pub const ALL: [Spot; 7] = [Spot::C, Spot::NE, Spot::E, Spot::SE, Spot::SW, Spot::W, Spot::NW];

    /// The step from the centre of the tile.
    pub const fn offset(self) -> Hex {
        let (q, r) = match self {
            Spot::C => (0, 0),
            Spot::NE => (1, -1),
            Spot::E => (1, 0),
            Spot::SE => (0, 1),
            Spot::SW => (-1, 1),
            Spot::W => (-1, 0),
            Spot::NW => (0, -1),
        };
        Hex { q, r }
    }

    /// As scripts write it.
    pub const fn id(self) -> &'static str {
        match self {
            Spot::C => "C",
            Spot::NE => "NE",
            Spot::E => "E",
            Spot::SE => "SE",
            Spot::SW => "SW",
            Spot::W => "W",
            Spot::NW => "NW",
        }
    }

    /// Where this spot comes to lie when the tile is turned clockwise by so many sixths (MK-VARIANT-ORIENT-01).
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Spot {
        match self {
            Spot::C => Spot::C,
            Spot::NE | Spot::E | Spot::SE | Spot::SW | Spot::W | Spot::NW => {
                Spot::ALL[1 + (self as usize + 5 + sixths as usize % 6) % 6]
            }
        }
    }

    pub fn from_id(id: &str) -> Option<Spot> {
        Spot::ALL.into_iter().find(|spot| spot.id() == id)
    }
}

impl Hex {
    pub const PORTAL: Hex = Hex { q: 0, r: 0 };

    /// The six spaces around this one, clockwise from the north-east.
    pub fn neighbours(self) -> [Hex; 6] {
        let [_, around @ ..] = Spot::ALL;
        around.map(|spot| self.plus(spot.offset()))
    }

    /// Spaces between two hexes: 1 for neighbours.
    pub fn distance(self, other: Hex) -> u32 {
        let q = i32::from(self.q) - i32::from(other.q);
        let r = i32::from(self.r) - i32::from(other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    pub fn is_adjacent(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// The tile position this space belongs to, and where on it (MK-EXPLORE-24). Every space has exactly one: the
    /// seven spaces of a tile have the seven remainders of 3q + r by 7, and neither 3q + r nor -2q - 3r is more than 3
    /// away from that of the middle.
    #[inline]
    pub fn place(self) -> (Position, Spot) {
        const BY_REMAINDER: [Spot; 7] =
            [Spot::W, Spot::SW, Spot::NW, Spot::C, Spot::SE, Spot::NE, Spot::E];
        /// Tiles that are added so that nothing is negative, whatever the coordinates.
        const SHIFT: i16 = 100;
        let (q, r) = (i16::from(self.q), i16::from(self.r));
        let shifted = |sum: i16| (sum + 3 + 7 * SHIFT) as u16;
        let (east, north) = (shifted(3 * q + r), shifted(-2 * q - 3 * r));
        let spot = BY_REMAINDER[usize::from(east % 7)];
        let tiles = |shifted: u16| ((shifted / 7) as i16 - SHIFT) as i8;
        (Position { a: tiles(east), b: tiles(north) }, spot)
    }

    /// The space to the right of this one.
    pub fn right(self) -> Hex {
        self.plus(Spot::E.offset())
    }

    fn plus(self, step: Hex) -> Hex {
        Hex { q: self.q.saturating_add(step.q), r: self.r.saturating_add(step.r) }
    }
}

/// Where a tile lies, counted in tiles from the starting tile: `a` runs east-north-east, `b` north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    pub a: i8,
    pub b: i8,
}

impl Position {
    pub const START: Position = Position { a: 0, b: 0 };

    /// MK-EXPLORE-24: the middle space of a tile lying here.
    pub const fn centre(self) -> Hex {
        Hex {
            q: self.a.saturating_mul(3).saturating_add(self.b),
            r: self.a.saturating_mul(-2).saturating_sub(self.b.saturating_mul(3)),
        }
    }

    pub fn hex(self, spot: Spot) -> Hex {
        self.centre().plus(spot.offset())
    }

    /// MK-EXPLORE-24: the six positions a tile here touches.
    pub const fn neighbours(self) -> [Position; 6] {
        let Position { a, b } = self;
        let (up, down) = (a.saturating_add(1), a.saturating_sub(1));
        let (north, south) = (b.saturating_add(1), b.saturating_sub(1));
        [
            Position { a: up, b },
            Position { a, b: north },
            Position { a: down, b: north },
            Position { a: down, b },
            Position { a, b: south },
            Position { a: up, b: south },
        ]
    }
}
