//! Both sides of the starting tile.

use super::{Site::Portal, Tile, TileKind::Start, on, tile};
use crate::content::Terrain::{Forest, Plains, Sea};

/// Spaces in the order centre, then clockwise from the north-east.
pub(super) const TILES: [Tile; 2] = [
    tile(
        "start-a",
        Start,
        [on(Plains).site(Portal), on(Forest), on(Plains), on(Sea), on(Sea), on(Sea), on(Plains)],
    ),
    tile(
        "start-b",
        Start,
        [on(Plains).site(Portal), on(Forest), on(Plains), on(Plains), on(Sea), on(Sea), on(Plains)],
    ),
];
