//! Map shapes: where tiles may lie.

use serde::{Deserialize, Serialize};

use crate::{content::TileId, state::Position};

/// Where tiles may lie (MK-EXPLORE-19..22, formalised by MK-EXPLORE-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MapShape {
    Wedge,
    FullyOpen,
    FourLanes,
    ThreeLanes,
    /// MK-SCEN-HOLD-02: every tile has its place from the start.
    Fixed,
}

/// The three tiles laid beside side B of the starting tile.
const OPEN: [Position; 3] =
    [Position { a: 0, b: 1 }, Position { a: 1, b: 0 }, Position { a: 1, b: -1 }];

/// MK-SCEN-HOLD-02: places of the other Countryside tiles, and of the Core tiles.
const FIXED_COUNTRYSIDE: [Position; 2] = [Position { a: 1, b: 1 }, Position { a: 2, b: -1 }];
const FIXED_CORE: [Position; 4] = [
    Position { a: 2, b: 0 },
    Position { a: 2, b: 1 },
    Position { a: 3, b: 0 },
    Position { a: 3, b: -1 },
];

const fn among(places: &[Position], at: Position) -> bool {
    let mut next = 0;
    while next < places.len() {
        if places[next].a == at.a && places[next].b == at.b {
            return true;
        }
        next += 1;
    }
    false
}

impl MapShape {
    pub const ALL: [MapShape; 5] = [
        MapShape::Wedge,
        MapShape::FullyOpen,
        MapShape::FourLanes,
        MapShape::ThreeLanes,
        MapShape::Fixed,
    ];

    /// The word in setups and scripts.
    pub const fn id(self) -> &'static str {
        match self {
            MapShape::Wedge => "wedge",
            MapShape::FullyOpen => "fully-open",
            MapShape::FourLanes => "four-lanes",
            MapShape::ThreeLanes => "three-lanes",
            MapShape::Fixed => "fixed",
        }
    }

    pub fn from_id(id: &str) -> Option<MapShape> {
        MapShape::ALL.into_iter().find(|shape| shape.id() == id)
    }

    /// MK-EXPLORE-25: whether a position lies within the coastline.
    pub const fn allows(self, at: Position) -> bool {
        let Position { a, b } = at;
        // The same as a >= -b, without leaving the range of numbers that came from outside.
        let open = a >= 0 && b >= -a;
        match self {
            MapShape::Wedge => a >= 0 && b >= 0,
            MapShape::FullyOpen => open && -2 <= b && b <= 2,
            MapShape::FourLanes => open && -2 <= b && b <= 1,
            MapShape::ThreeLanes => open && -1 <= b && b <= 1,
            MapShape::Fixed => {
                a == 0 && b == 0
                    || among(&OPEN, at)
                    || among(&FIXED_COUNTRYSIDE, at)
                    || among(&FIXED_CORE, at)
            }
        }
    }

    /// MK-EXPLORE-19, MK-EXPLORE-25: the outer lanes of the wedge.
    pub const fn is_coast(self, at: Position) -> bool {
        match self {
            MapShape::Wedge => at.a == 0 || at.b == 0,
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes | MapShape::Fixed => {
                false
            }
        }
    }

    /// Where the place and not the stack decides: whether a Core tile lies there (MK-SCEN-HOLD-02).
    pub const fn core_lies_at(self, at: Position) -> Option<bool> {
        match self {
            MapShape::Wedge | MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes => {
                None
            }
            MapShape::Fixed => Some(among(&FIXED_CORE, at)),
        }
    }

    /// MK-SETUP-25: the side of the starting tile.
    pub const fn starting_tile(self) -> TileId {
        match self {
            MapShape::Wedge => TileId::START_A,
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes | MapShape::Fixed => {
                TileId::START_B
            }
        }
    }

    /// MK-SETUP-26, MK-EXPLORE-25: where tiles are laid before play, in this order.
    pub const fn first_tiles(self) -> &'static [Position] {
        match self {
            MapShape::Wedge => OPEN.first_chunk::<2>().expect("two of three"),
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes | MapShape::Fixed => {
                &OPEN
            }
        }
    }

    /// MK-SCEN-HOLD-15: places of the tiles that lie face down from the start.
    pub fn face_down_tiles(self) -> impl Iterator<Item = Position> {
        let fixed = self == MapShape::Fixed;
        FIXED_COUNTRYSIDE.into_iter().chain(FIXED_CORE).filter(move |_| fixed)
    }
}
