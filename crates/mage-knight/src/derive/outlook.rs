//! What everybody can see of the time that is left and of where the map may still grow.

use crate::{
    flow::exploring,
    state::{MageKnight, Position},
};

/// Tiles still in the stack.
pub fn tiles_left(game: &MageKnight) -> usize {
    game.stack.len()
}

/// Whether the next tile may be laid here, once a hero stands beside it with the points to pay for it.
pub fn may_grow(game: &MageKnight, at: Position) -> bool {
    game.map.tile(at).is_none()
        && game.sheet().shape.allows(at)
        && game.map.has_room_at(at)
        && exploring::may_lie(game, at).is_ok()
}

/// Whether the end of this round was announced (MK-ROUND-21).
pub fn round_is_ending(game: &MageKnight) -> bool {
    game.announced.is_some()
}

/// Turns still to begin, once what ends the scenario has come about.
pub fn last_turns(game: &MageKnight) -> Option<u8> {
    game.turns_left
}
