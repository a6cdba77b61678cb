//! Special rules of scenarios and variants of the scenario book, one module each.
//!
//! None of them asks which scenario is played: each is an option of the sheet that any game may combine with others
//! ([`crate::content::TableRule`]).

pub mod auction;
pub mod draft;
pub mod dungeons;
pub mod friendly;
pub mod holdings;
pub mod incantation;
pub mod mines;
pub mod portal;
pub mod rampage;
pub mod secret_die;
pub mod time;
pub mod upgrade;

use kernel::Seat;

use crate::{
    content::{Site, Space, TableRule, TileId},
    state::{Hex, MageKnight, Position, Spot},
};

/// What special rules make of a printed space.
pub(crate) fn altered(game: &MageKnight, hex: Hex, mut space: Space) -> Space {
    if game.plays(TableRule::SecretDungeons)
        && let Some(secret) = game.spot(hex).secret
    {
        space.site = Some(secret.site());
    }
    // MK-VARIANT-RANDCITY-01
    if let Some(city) = game.city_at(hex) {
        let second = city.second.filter(|(_, at)| *at == hex);
        space.site = Some(Site::City(second.map_or(city.color, |(color, _)| color)));
        // MK-VARIANT-MEGA-04
        space.rampaging = None;
    }
    if hex == Hex::PORTAL && portal::is_closed(game) {
        space.site = None;
    }
    space
}

/// Every revealed space with what is on it.
pub(crate) fn spaces(game: &MageKnight) -> impl Iterator<Item = (TileId, Hex)> {
    let tiles = game.map().placed().iter();
    tiles.flat_map(|placed| Spot::ALL.map(|spot| (placed.tile, placed.at.hex(spot))))
}

/// What special rules do when a tile is revealed; `by` is who explored it.
pub(crate) fn tile_revealed(game: &mut MageKnight, by: Seat, at: Position) {
    if game.plays(TableRule::SecretDungeons) {
        dungeons::tile_revealed(game, by, at);
    }
}

/// What special rules do between two rounds, before anything else is prepared. The old round is still the current one.
pub(super) fn round_over(game: &mut MageKnight) {
    incantation::night_over(game);
    portal::close(game);
    rampage::come_back(game);
    // MK-SCEN-RETURN-03: nobody is left to play.
    if game.players.iter().all(|player| player.eliminated) {
        return game.end_game();
    }
    draft::day_over(game);
    upgrade::night_over(game);
}

/// What special rules do at the start of a Day or Night.
pub(crate) fn round_began(game: &mut MageKnight) {
    mines::pay_out(game);
}
