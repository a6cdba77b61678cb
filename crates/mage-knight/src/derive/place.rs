//! What a space is to a hero.

use kernel::Seat;

use super::move_cost;
use crate::{
    content::{Site, Space, TableRule},
    state::{Hex, MageKnight},
};

/// Whether a fortified site is still held by its garrison.
pub fn is_unconquered(game: &MageKnight, hex: Hex) -> bool {
    match game.site_at(hex) {
        Some(Site::Keep | Site::MageTower) => game.spot(hex).shield.is_none(),
        Some(Site::City(_)) => game.city_at(hex).is_none_or(|city| !city.is_conquered()),
        _ => false,
    }
}

/// MK-ASSAULT-04, MK-SCEN-HOLD-08: whose keep or owned mage tower it is, if it belongs to another player than this one.
pub fn keep_of_another(game: &MageKnight, seat: Seat, hex: Hex) -> Option<Seat> {
    let owned = match game.site_at(hex) {
        Some(Site::Keep) => true,
        Some(Site::MageTower) => game.plays(TableRule::OwnedTowers),
        _ => false,
    };
    // MK-TEAM-08: an ally's is entered freely.
    game.spot(hex).shield.filter(|owner| owned && !game.are_allies(*owner, seat))
}

/// MK-MOVE-09: entering it is an assault.
pub fn must_be_assaulted(game: &MageKnight, seat: Seat, hex: Hex) -> bool {
    game.space(hex).is_some_and(|space| is_assault(game, seat, hex, space))
}

/// The same of a space that was looked up already.
pub fn is_assault(game: &MageKnight, seat: Seat, hex: Hex, space: Space) -> bool {
    space.site.is_some_and(Site::is_fortified)
        && (is_unconquered(game, hex) || keep_of_another(game, seat, hex).is_some())
}

/// The other hero a space is occupied by. Portal and conquered cities hold any number (MK-MOVE-24).
pub fn occupant(game: &MageKnight, seat: Seat, hex: Hex) -> Option<Seat> {
    if game.players.len() == 1 {
        return None;
    }
    match game.site_at(hex) {
        Some(Site::Portal | Site::City(_)) => None,
        _ => game
            .all_seats()
            .filter(|other| *other != seat && !game.player(*other).eliminated)
            .find(|other| game.player(*other).at == hex),
    }
}

/// MK-SAFE-01..04: whether a hero can stay there.
pub fn is_safe(game: &MageKnight, seat: Seat, hex: Hex) -> bool {
    let Some(space) = game.space(hex) else { return false };
    move_cost::printed(space, game.time()).is_some()
        && !game.is_rampaged(hex)
        && !is_assault(game, seat, hex, space)
        && occupant(game, seat, hex).is_none()
}

/// MK-INTERACT-01: whether the inhabitants of the own space deal with the hero.
pub fn is_inhabited(game: &MageKnight, seat: Seat, hex: Hex) -> bool {
    let spot = game.spot(hex);
    match game.site_at(hex) {
        Some(Site::Village) => true,
        // MK-SITE-MONASTERY-03
        Some(Site::Monastery) => spot.shield.is_none(),
        // MK-SITE-KEEP-03
        Some(Site::Keep) => spot.shield.is_some_and(|owner| game.are_allies(owner, seat)),
        // MK-SCEN-HOLD-08
        Some(Site::MageTower) if game.plays(TableRule::OwnedTowers) => {
            spot.shield.is_some_and(|owner| game.are_allies(owner, seat))
        }
        Some(Site::MageTower) => spot.shield.is_some(),
        Some(Site::City(_)) => game.city_at(hex).is_some_and(crate::state::City::is_conquered),
        _ => false,
    }
}
