//! What a script can expect of the game.
//!
//! `hero at SPACE`, `fame N`, `level N`, `hand-limit N`, `move-points N`, `round N day|night`, `tile TILE at A,B`,
//! `stack N`, `turns-left N`, `hand CARD…`, `hand size N`, `deck size N`, `discard CARD…`, `discard size N`,
//! `played CARD…`, `cost SPACE N` and `cost SPACE impassable`.

use std::fmt::Display;

use kernel::Seat;
use scenario::{Complaint, Line};

use super::phrase::{read_cards, read_position, read_space, read_tile, space};
use crate::{cards::CardId, derive, state::MageKnight};

pub(super) fn expect(game: &MageKnight, line: &mut Line<'_>) -> Result<(), Complaint> {
    let player = game.player(Seat(0));
    match line.word("something to expect")? {
        "hero" => {
            line.must("at")?;
            let (tile, spot) = read_space(line)?;
            let there = format!("{tile}.{}", spot.id());
            same(line, &there, &space(game.map(), player.at))
        }
        "fame" => number(line, player.fame),
        "level" => number(line, derive::level(player.fame).number),
        "hand-limit" => number(line, derive::hand_limit(player)),
        "move-points" => number(line, game.turn().move_points),
        "round" => {
            number(line, game.round())?;
            let word = line.word("day or night")?;
            same(line, word, game.time().id())
        }
        "tile" => {
            let tile = read_tile(line)?;
            line.must("at")?;
            let wanted = read_position(line)?;
            let found = game.map().position_of(tile);
            match found {
                Some(at) if at == wanted => Ok(()),
                Some(at) => Err(line.complain(format!("{tile} lies at {},{}", at.a, at.b))),
                None => Err(line.complain(format!("{tile} does not lie on the table"))),
            }
        }
        "stack" => number(line, game.stack.len()),
        "turns-left" => match game.turns_left {
            Some(turns) => number(line, turns),
            None => Err(line.complain("the scenario’s end is not met")),
        },
        "hand" => pile(line, &player.hand),
        "deck" => pile(line, &player.deck),
        "discard" => pile(line, &player.discard),
        "played" => pile(line, &player.played),
        "cost" => cost(game, line),
        word => Err(line.complain(format!("nothing is known of “{word}”"))),
    }
}

fn cost(game: &MageKnight, line: &mut Line<'_>) -> Result<(), Complaint> {
    let (tile, spot) = read_space(line)?;
    let Some(at) = game.map().position_of(tile) else {
        return Err(line.complain(format!("{tile} does not lie on the table")));
    };
    let found = derive::move_cost(game, at.hex(spot)).and_then(|cost| cost.points);
    let found = found.map_or_else(|| "impassable".to_owned(), |points| points.to_string());
    let wanted = line.word("Move points or “impassable”")?;
    same(line, wanted, &found)
}

/// Exactly these cards in any order, or so many.
fn pile(line: &mut Line<'_>, found: &[CardId]) -> Result<(), Complaint> {
    if line.maybe("size") {
        return number(line, found.len());
    }
    let mut wanted = read_cards(line)?;
    let mut found = found.to_vec();
    wanted.sort_unstable();
    found.sort_unstable();
    same(line, &format!("{wanted:?}"), &format!("{found:?}"))
}

fn number(line: &mut Line<'_>, found: impl Display) -> Result<(), Complaint> {
    let wanted: u32 = line.number("a number")?;
    same(line, &wanted.to_string(), &found.to_string())
}

fn same(line: &Line<'_>, wanted: &str, found: &str) -> Result<(), Complaint> {
    if wanted == found { Ok(()) } else { Err(line.complain(format!("it is {found}"))) }
}
