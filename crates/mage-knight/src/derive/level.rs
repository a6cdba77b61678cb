//! What Fame and places make of a hero.

use kernel::Seat;

use crate::{
    content::{LEVELS, Level, Site},
    state::{Hex, MageKnight, Spot},
};

/// MK-LEVEL-02, MK-RULING-26: the row of the Fame track; beyond the last space the level stays the highest.
pub fn level(fame: u16) -> &'static Level {
    LEVELS.iter().rev().find(|level| level.fame <= fame).unwrap_or(&LEVELS[0])
}

/// MK-LEVEL-03, MK-ENDTURN-20..22, MK-ROUND-19: how many cards are drawn up to.
pub fn hand_limit(game: &MageKnight, seat: Seat) -> usize {
    let player = game.player(seat);
    let own = usize::from(player.level_token().hand_limit);
    own + usize::from(keep_bonus(game, seat).max(city_bonus(game, seat)))
}

/// MK-UNIT-03, MK-SKILL-14: Units that can be led, the bonded one apart.
pub fn command_limit(game: &MageKnight, seat: Seat) -> usize {
    usize::from(game.player(seat).level_token().command_tokens)
}

fn near(game: &MageKnight, seat: Seat, at: Hex) -> bool {
    game.player(seat).at.distance(at) <= 1
}

/// Spaces with a keep that somebody owns, and who.
fn owned_keeps(game: &MageKnight) -> impl Iterator<Item = (Hex, Seat)> {
    game.map().placed().iter().zip(&game.spots).flat_map(move |(placed, spots)| {
        Spot::ALL.into_iter().filter_map(move |spot| {
            let owner = spots[spot as usize].shield?;
            let keep = placed.space(spot).site == Some(Site::Keep);
            keep.then(|| (placed.at.hex(spot), owner))
        })
    })
}

/// MK-ENDTURN-20, MK-TEAM-09: beside a keep of one's own or of an ally, for each keep of one's own.
fn keep_bonus(game: &MageKnight, seat: Seat) -> u8 {
    let (mut keeps, mut beside) = (0, false);
    for (keep, owner) in owned_keeps(game) {
        keeps += u8::from(owner == seat);
        beside |= game.are_allies(owner, seat) && near(game, seat, keep);
    }
    if beside { keeps } else { 0 }
}

fn city_bonus(game: &MageKnight, seat: Seat) -> u8 {
    let bonus = |city: &crate::state::City| {
        let beside =
            near(game, seat, city.at) || city.second.is_some_and(|(_, at)| near(game, seat, at));
        if !city.is_conquered() || !beside {
            0
        } else if city.leader() == Some(seat) {
            2
        } else {
            u8::from(city.shields_of(seat) > 0)
        }
    };
    game.cities().iter().map(bonus).max().unwrap_or(0)
}
