//! Special rules of scenarios and variants of the scenario book, one module each.
//!
//! None of them asks which scenario is played: each is an option of the sheet that any game may combine with others
//! ([`crate::content::TableRule`]). What they leave to be done is [`Work`] on the agenda, what they ask is [`Asked`].

pub mod dungeons;
pub mod holdings;
pub mod incantation;
pub mod mines;
pub mod portal;
pub mod time;

use kernel::{Log, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::scenario;
use crate::{
    content::{Space, TableRule, TileId},
    state::{Choice, Event, Hex, MageKnight, Position, Secret, Spot},
};

/// What a special rule still has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    /// MK-SCEN-DUNGEON-03: an entrance is placed beside a village or monastery.
    Secret { seat: Seat, beside: Hex, secret: Secret },
    /// Whether what ends the scenario has come about.
    CheckEnd,
}

/// What a special rule asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// MK-SCEN-DUNGEON-03: where the entrance is.
    Secret { beside: Hex, secret: Secret },
}

pub(super) fn run(game: &mut MageKnight, work: Work, log: &mut Log<Event>) {
    match work {
        Work::Secret { seat, beside, secret } => dungeons::find(game, seat, beside, secret, log),
        Work::CheckEnd => scenario::check_end(game, log),
    }
}

pub(super) fn legality(game: &MageKnight, asked: Asked, choice: Choice) -> Result<(), Refusal> {
    match asked {
        Asked::Secret { beside, .. } => dungeons::may_place(game, beside, choice),
    }
}

pub(super) fn candidates(game: &MageKnight, asked: Asked, out: &mut Vec<Choice>) {
    match asked {
        Asked::Secret { beside, .. } => {
            let around = beside.neighbours().into_iter().filter(|hex| game.space(*hex).is_some());
            out.extend(around.map(|to| Choice::Space { to }));
        }
    }
}

pub(super) fn take(
    game: &mut MageKnight,
    seat: Seat,
    asked: Asked,
    choice: Choice,
    log: &mut Log<Event>,
) {
    match (asked, choice) {
        (Asked::Secret { secret, .. }, Choice::Space { to }) => {
            dungeons::place(game, seat, to, secret, log);
        }
        (Asked::Secret { .. }, _) => (), // Refused before.
    }
}

/// What special rules make of a printed space.
pub(crate) fn altered(game: &MageKnight, hex: Hex, mut space: Space) -> Space {
    if game.plays(TableRule::SecretDungeons)
        && let Some(secret) = game.spot(hex).secret
    {
        space.site = Some(secret.site());
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
pub(crate) fn tile_revealed(game: &mut MageKnight, by: Seat, tile: TileId, at: Position) {
    if game.plays(TableRule::SecretDungeons) {
        dungeons::tile_revealed(game, by, tile, at);
    }
}

/// What special rules do between two rounds, before anything else is prepared. The old round is still the current one.
pub(crate) fn round_over(game: &mut MageKnight, log: &mut Log<Event>) {
    incantation::night_over(game, log);
    portal::close(game, log);
}

/// What special rules do at the start of a Day or Night.
pub(crate) fn round_began(game: &mut MageKnight, log: &mut Log<Event>) {
    mines::pay_out(game, log);
}
