//! Tiles that are turned when they are revealed (MK-VARIANT-ORIENT).

use crate::{content::TableRule, state::MageKnight};

/// MK-VARIANT-ORIENT-01, MK-RULING-90: by how many sixths the tile that is revealed next is turned. The six ways a tile
/// can lie cover the same spaces, so that corners with symbols always meet (MK-VARIANT-ORIENT-02).
pub(crate) fn of_next_tile(game: &mut MageKnight) -> u8 {
    if game.plays(TableRule::RandomOrientation) { game.chance.below(6) as u8 } else { 0 }
}
