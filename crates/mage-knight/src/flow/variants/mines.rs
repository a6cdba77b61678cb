//! Mines held by enemies (MK-SCEN-MINES-04..09).

use kernel::Seat;

use super::spaces;
use crate::{
    content::{EnemyColor, Site, TableRule, TileId},
    flow::exploring,
    state::{Hex, MageKnight},
};

/// MK-SCEN-MINES-04: who holds a mine of this tile.
pub(crate) fn holders(tile: TileId) -> [EnemyColor; 2] {
    let first = if tile.kind().is_core() { EnemyColor::Red } else { EnemyColor::Green };
    [first, EnemyColor::Brown]
}

/// MK-SCEN-MINES-04, MK-SCEN-MINES-09: the first lies open, the other face down, or is owed.
pub(crate) fn occupy(game: &mut MageKnight, tile: TileId, at: Hex) {
    let [first, second] = holders(tile);
    exploring::put_enemy(game, at, first, true);
    match game.draw_enemy(second) {
        None => game.owe(at, second),
        drawn => game.lay_enemy(at, 1, drawn),
    }
}

/// MK-SCEN-MINES-04: whether enemies hold this mine.
pub(crate) fn is_occupied(game: &MageKnight, at: Hex) -> bool {
    let mine = matches!(game.site_at(at), Some(Site::Mine(_)));
    mine && game.plays(TableRule::OccupiedMines) && game.spot(at).shield.is_none()
}

/// MK-SCEN-MINES-07: whether a mine yields crystals.
pub(crate) fn yields(game: &MageKnight, at: Hex) -> bool {
    !game.plays(TableRule::OccupiedMines) || game.spot(at).shield.is_some()
}

/// MK-SCEN-MINES-06: what liberating a mine does for the liberator's name.
pub(crate) fn reputation(game: &MageKnight, at: Hex) -> i8 {
    let core = game.map().spot(at).is_some_and(|(tile, _)| tile.kind().is_core());
    if core { 2 } else { 1 }
}

/// Every revealed mine with its colour.
fn mines(game: &MageKnight) -> impl Iterator<Item = (TileId, Hex, crate::content::Color)> {
    spaces(game).filter_map(|(tile, hex)| match game.space(hex)?.site {
        Some(Site::Mine(color)) => Some((tile, hex, color)),
        _ => None,
    })
}

/// MK-SCEN-MINES-10: all tiles are revealed and all mines liberated.
pub(crate) fn all_liberated(game: &MageKnight) -> bool {
    game.stack.is_empty() && mines(game).all(|(_, hex, _)| game.spot(hex).shield.is_some())
}

/// MK-SCEN-MINES-08: every liberator gets a crystal of each own mine.
pub(super) fn pay_out(game: &mut MageKnight) {
    if !game.plays(TableRule::OccupiedMines) {
        return;
    }
    let owned: Vec<_> =
        mines(game).filter_map(|(_, hex, color)| Some((game.spot(hex).shield?, color))).collect();
    for (seat, color) in owned {
        game.store_crystal(seat, color);
    }
}

/// MK-SCEN-MINES-11: Fame for own mines.
pub(crate) fn points(game: &MageKnight, seat: Seat) -> i16 {
    let own = mines(game).filter(|(_, hex, _)| game.spot(*hex).shield == Some(seat));
    own.map(|(tile, _, _)| if tile.kind().is_core() { 7 } else { 4 }).sum()
}
