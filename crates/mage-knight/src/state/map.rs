//! The tiles that lie on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Hex, Position, Spot};
use crate::content::{Space, TileId, TileKind};

/// A tile and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    pub tile: TileId,
    pub at: Position,
    /// MK-VARIANT-ORIENT-01: by how many sixths it is turned clockwise.
    #[serde(default)]
    pub turned: u8,
}

impl Placed {
    /// A tile as it is printed.
    pub const fn upright(tile: TileId, at: Position) -> Self {
        Placed { tile, at, turned: 0 }
    }

    /// What is printed on the space that lies here.
    #[inline]
    pub fn space(&self, spot: Spot) -> Space {
        self.tile.tile().space(self.printed_at(spot))
    }

    /// The spot of the tile that lies here.
    #[inline]
    pub fn printed_at(&self, spot: Spot) -> Spot {
        match self.turned {
            0 => spot,
            turned => spot.turned(6 - turned % 6),
        }
    }
}

/// Tiles in the box: the starting tile, 11 Countryside and 8 Core tiles.
pub const MAX_TILES: usize = 20;

/// All placed tiles, found by position in one step. It is saved as the list of tiles in the order they were laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Placed>", into = "Vec<Placed>")]
pub struct Map {
    placed: ArrayVec<Placed, MAX_TILES>,
    grid: [u8; SIDE * SIDE],
}

/// A map with 20 tiles stays well within these lanes: every tile touches two others or a tile that does, so it grows
/// in breadth as it grows in length. Positions outside are refused like those beyond the coast.
const SIDE: usize = 1 << 4;
/// The most lanes below the starting tile that any map shape has (MK-EXPLORE-25).
const SOUTH: i8 = 2;
const EMPTY: u8 = u8::MAX;

/// Where a position is in the grid. Negative numbers become large ones and are outside like those.
#[inline]
fn cell(at: Position) -> Option<usize> {
    let (a, b) = (at.a as u8, at.b.wrapping_add(SOUTH) as u8);
    (usize::from(a | b) < SIDE).then_some(usize::from(a) * SIDE + usize::from(b))
}

impl Map {
    /// Nothing but the starting tile.
    pub fn starting_with(tile: TileId) -> Self {
        let mut map = Map { placed: ArrayVec::new(), grid: [EMPTY; SIDE * SIDE] };
        map.place(Placed::upright(tile, Position::START));
        map
    }

    /// Lays a tile on a position [`Map::has_room_at`].
    pub(crate) fn place(&mut self, placed: Placed) {
        if let Some(cell) = cell(placed.at) {
            self.grid[cell] = self.placed.len() as u8;
            self.placed.push(placed);
        }
    }

    /// Whether the position is free and within the table.
    pub fn has_room_at(&self, at: Position) -> bool {
        cell(at).is_some_and(|cell| self.grid[cell] == EMPTY) && !self.placed.is_full()
    }

    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    #[inline]
    pub fn tile(&self, at: Position) -> Option<TileId> {
        self.placed_at(at).map(|placed| placed.tile)
    }

    /// The tile that lies here, and how.
    #[inline]
    pub fn placed_at(&self, at: Position) -> Option<&Placed> {
        self.placed.get(usize::from(self.grid[cell(at)?]))
    }

    /// The number of the placed tile a space is on, and where on it.
    #[inline]
    pub fn index(&self, hex: Hex) -> Option<(usize, Spot)> {
        let (position, spot) = hex.place();
        let tile = self.grid[cell(position)?];
        (tile != EMPTY).then_some((usize::from(tile), spot))
    }

    pub fn position_of(&self, tile: TileId) -> Option<Position> {
        self.placed.iter().find(|placed| placed.tile == tile).map(|placed| placed.at)
    }

    /// What is printed on a space; `None` where no tile lies.
    #[inline]
    pub fn space(&self, hex: Hex) -> Option<Space> {
        let (position, spot) = hex.place();
        self.placed_at(position).map(|placed| placed.space(spot))
    }

    /// The tile a space is on, and where on it.
    pub fn spot(&self, hex: Hex) -> Option<(TileId, Spot)> {
        let (position, spot) = hex.place();
        self.tile(position).map(|tile| (tile, spot))
    }

    /// How many placed tiles touch a position.
    pub fn touching(&self, at: Position) -> usize {
        at.neighbours().into_iter().filter(|next| self.tile(*next).is_some()).count()
    }

    /// Whether a Core tile lies on the table.
    pub fn has_core(&self) -> bool {
        self.placed.iter().any(|placed| placed.tile.kind().is_core())
    }

    /// Whether a tile with a city lies on the table.
    pub fn has_city(&self) -> bool {
        self.placed.iter().any(|placed| placed.tile.kind() == TileKind::CityCore)
    }
}

impl From<Map> for Vec<Placed> {
    fn from(map: Map) -> Self {
        map.placed.to_vec()
    }
}

impl TryFrom<Vec<Placed>> for Map {
    type Error = String;

    fn try_from(tiles: Vec<Placed>) -> Result<Self, String> {
        let mut map = Map { placed: ArrayVec::new(), grid: [EMPTY; SIDE * SIDE] };
        for placed in tiles {
            if !map.has_room_at(placed.at) {
                return Err(format!("no room for {placed:?}"));
            }
            map.place(placed);
        }
        Ok(map)
    }
}
