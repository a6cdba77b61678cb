//! What scenarios say about the end of the game (MK-SCEN).

use kernel::Log;

use crate::{
    content::{End, TileId, TileKind},
    state::{Event, MageKnight},
};

/// MK-SCEN-RECON-08: finding the city brings the last turns.
pub(crate) fn tile_revealed(game: &mut MageKnight, tile: TileId, log: &mut Log<Event>) {
    match game.sheet().end {
        End::CityRevealed => {
            if tile.kind() == TileKind::CityCore {
                game.begin_last_turns(log);
            }
        }
        End::CitiesConquered => (),
    }
}

/// MK-SCEN-SOLO-07: so does conquering all cities.
pub(crate) fn city_conquered(game: &mut MageKnight, log: &mut Log<Event>) {
    match game.sheet().end {
        End::CityRevealed => (),
        End::CitiesConquered => {
            if all_conquered(game) {
                game.begin_last_turns(log);
            }
        }
    }
}

pub(super) fn all_conquered(game: &MageKnight) -> bool {
    let cities = usize::from(game.sheet().city_core);
    game.cities.len() == cities && game.cities.iter().all(crate::state::City::is_conquered)
}

/// Whether the goal of the scenario was reached; `None` where there is none to miss.
pub(crate) fn goal_reached(game: &MageKnight) -> Option<bool> {
    game.sheet().scoring.goal.then(|| all_conquered(game))
}
