//! What a space is to a hero.

use kernel::Seat;

use super::move_cost;
use crate::{
    content::Site,
    state::{Hex, MageKnight},
};

/// MK-MOVE-09: entering it is an assault. Keeps of others come with other players.
pub fn must_be_assaulted(game: &MageKnight, hex: Hex) -> bool {
    match game.space(hex).and_then(|space| space.site) {
        Some(Site::Keep | Site::MageTower) => game.spot(hex).shield.is_none(),
        Some(Site::City(_)) => game.city_at(hex).is_none_or(|city| !city.is_conquered()),
        _ => false,
    }
}

/// MK-SAFE-01..04: whether a hero can stay there.
pub fn is_safe(game: &MageKnight, seat: Seat, hex: Hex) -> bool {
    let Some(space) = game.space(hex) else { return false };
    let alone = game.players.iter().enumerate().all(|(other, player)| {
        other == seat.index()
            || player.at != hex
            || matches!(space.site, Some(Site::Portal | Site::City(_)))
    });
    move_cost::printed(space, game.time()).is_some()
        && !game.is_rampaged(hex)
        && !must_be_assaulted(game, hex)
        && alone
}

/// MK-INTERACT-01: whether the inhabitants of the own space deal with the hero.
pub fn is_inhabited(game: &MageKnight, seat: Seat, hex: Hex) -> bool {
    let spot = game.spot(hex);
    match game.space(hex).and_then(|space| space.site) {
        Some(Site::Village) => true,
        // MK-SITE-MONASTERY-03
        Some(Site::Monastery) => spot.shield.is_none(),
        // MK-SITE-KEEP-03
        Some(Site::Keep) => spot.shield == Some(seat),
        Some(Site::MageTower) => spot.shield.is_some(),
        Some(Site::City(_)) => game.city_at(hex).is_some_and(crate::state::City::is_conquered),
        _ => false,
    }
}
