//! What a script can expect of the game.
//!
//! A seat before it (`expect B fame 3`) says whose thing is meant; without one it is of the first.

use std::fmt::Display;

use kernel::{Game, Seat};
use script::{Complaint, Line};

use super::phrases::{read_cards, read_position, read_space, read_tile, space};
use crate::{
    cards::CardId,
    content::{Mana, TileId, Traits},
    derive,
    flow::{interaction, score::score as scenario_score},
    state::{City, DiePlace, Hex, MageKnight, Spot},
};

pub(super) fn expect(game: &MageKnight, line: &mut Line<'_>) -> Result<(), Complaint> {
    let seat = line.maybe_seat().unwrap_or(Seat(0));
    if seat.0 >= game.seats() {
        return Err(line.complain(format!("nobody plays {seat}")));
    }
    let player = game.player(seat);
    match line.word("something to expect")? {
        "hero" => {
            line.must("at")?;
            let (tile, spot) = read_space(line)?;
            let there = format!("{tile}.{}", spot.id());
            same(line, &there, &space(game.map(), player.at))
        }
        "fame" => signed(line, player.fame_total()),
        "marks" => {
            let (tile, spot) = read_space(line)?;
            let hex = hex_of(game, line, tile, spot)?;
            number(line, game.spot(hex).marks.count_ones())
        }
        "site" => {
            let (tile, spot) = read_space(line)?;
            let hex = hex_of(game, line, tile, spot)?;
            let wanted = line.word("a site, or none")?;
            let found = game.site_at(hex);
            same(line, wanted, found.map_or("none", |site| site.id()))
        }
        "eliminated" => same(line, "true", &player.eliminated.to_string()),
        "leader" => {
            let (tile, spot) = read_space(line)?;
            let hex = hex_of(game, line, tile, spot)?;
            let city = game.city_at(hex);
            let leader = city.ok_or_else(|| line.complain("there is no city"))?.leader();
            let leads = if leader == Some(seat) { "yes" } else { "no" };
            let wanted = line.word("yes or no")?;
            same(line, wanted, leads)
        }
        "level" => number(line, player.level),
        "hand-limit" => number(line, derive::hand_limit(game, seat)),
        "reputation" => signed(line, player.reputation),
        "influence" => number(line, interaction::available(game)),
        "healing" => number(line, game.turn().healing),
        "crystals" => {
            let mana = read_mana(line)?;
            let Some(color) = mana.basic() else {
                return Err(line.complain("there are no crystals of this colour"));
            };
            number(line, player.crystals_of(color))
        }
        "mana" => {
            let mana = read_mana(line)?;
            number(line, player.mana[mana.index()])
        }
        "units" => {
            let names: Vec<_> = player.units.iter().map(|unit| unit.unit.id()).collect();
            let wanted = line.rest();
            same(line, &wanted, &names.join(" "))
        }
        "unit" => unit(game, seat, line),
        "skills" => {
            let names: Vec<_> = player.skills.iter().map(|skill| skill.skill.id()).collect();
            let wanted = line.rest();
            same(line, &wanted, &names.join(" "))
        }
        "source" => {
            let free = game.source().iter().filter(|die| die.place == DiePlace::Source);
            let names: Vec<_> = free.map(|die| die.color.id()).collect();
            let wanted = line.rest();
            same(line, &wanted, &names.join(" "))
        }
        "phase" => {
            let wanted = line.word("a phase, or none")?;
            same(line, wanted, game.combat().map_or("none", |combat| combat.phase.id()))
        }
        "damage" => number(line, game.duel.as_ref().map_or(0, |duel| duel.points)),
        what @ ("attack" | "block") => {
            let Some(combat) = game.combat() else {
                return Err(line.complain("there is no combat"));
            };
            let points =
                if what == "attack" { combat.attack.concat() } else { combat.block.to_vec() };
            number(line, points.into_iter().map(u32::from).sum::<u32>())
        }
        "enemy" => enemy(game, line),
        "token" => {
            let (tile, spot) = read_space(line)?;
            let hex = hex_of(game, line, tile, spot)?;
            let there: Vec<_> =
                game.spot(hex).enemies.into_iter().flatten().map(|(enemy, _)| enemy.id()).collect();
            let wanted = line.rest();
            same(line, &wanted, &there.join(" "))
        }
        "shield" => {
            let (tile, spot) = read_space(line)?;
            let hex = hex_of(game, line, tile, spot)?;
            match game.spot(hex).shield {
                Some(owner) if owner == seat => Ok(()),
                Some(owner) => Err(line.complain(format!("it is a Shield of {}", owner.letter()))),
                None => Err(line.complain("no Shield lies there")),
            }
        }
        "shares" => {
            let (tile, spot) = read_space(line)?;
            let city = city_of(game, line, tile, spot)?;
            let there: Vec<_> = city.shields.iter().map(Seat::to_string).collect();
            let wanted = line.rest();
            same(line, &wanted, &there.join(" "))
        }
        "garrison" => {
            let (tile, spot) = read_space(line)?;
            let city = city_of(game, line, tile, spot)?;
            let wanted = line.word("face-up or face-down")?;
            same(line, wanted, if city.known { "face-up" } else { "face-down" })
        }
        "offer" => {
            let offers = game.offers();
            let names: Vec<&str> = match line.word("actions, spells or units")? {
                "actions" => offers.advanced.iter().map(|card| card.id()).collect(),
                "spells" => offers.spells.iter().map(|card| card.id()).collect(),
                "monastery" => offers.monastery.iter().map(|card| card.id()).collect(),
                "units" => offers.units.iter().map(|unit| unit.id()).collect(),
                word => return Err(line.complain(format!("there is no offer “{word}”"))),
            };
            let wanted = line.rest();
            same(line, &wanted, &names.join(" "))
        }
        "score" => {
            let score: i32 =
                scenario_score(game, seat).iter().map(|line| i32::from(line.points)).sum();
            signed(line, score)
        }
        "dummy-deck" => match game.dummy() {
            Some(dummy) => number(line, dummy.deck.len()),
            None => Err(line.complain("no dummy player takes part")),
        },
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
        word => Err(line.complain(format!("nothing is known of “{word}”; there are {EXPECTED}"))),
    }
}

/// What can be expected, beside what every game knows.
const EXPECTED: &str = "hero, fame, level, hand-limit, reputation, influence, healing, crystals, mana, units, unit, skills, \
                        source, offer, hand, deck, discard, played, cost, phase, attack, block, damage, enemy, token, \
                        shield, shares, garrison, leader, marks, site, eliminated, score, dummy-deck, move-points, round, \
                        tile, stack, turns-left";

fn read_mana(line: &mut Line<'_>) -> Result<Mana, Complaint> {
    let word = line.word("a colour")?;
    Mana::from_id(word).ok_or_else(|| line.complain(format!("“{word}” is no colour")))
}

fn hex_of(game: &MageKnight, line: &Line<'_>, tile: TileId, spot: Spot) -> Result<Hex, Complaint> {
    let at = game.map().position_of(tile);
    at.map(|at| at.hex(spot))
        .ok_or_else(|| line.complain(format!("{tile} does not lie on the table")))
}

fn city_of<'g>(
    game: &'g MageKnight,
    line: &Line<'_>,
    tile: TileId,
    spot: Spot,
) -> Result<&'g City, Complaint> {
    let hex = hex_of(game, line, tile, spot)?;
    game.city_at(hex).ok_or_else(|| line.complain("there is no city"))
}

/// `expect unit peasants [ready|spent] [wounds N]`: the first of this kind.
fn unit(game: &MageKnight, seat: Seat, line: &mut Line<'_>) -> Result<(), Complaint> {
    let name = line.word("a Unit")?;
    let units = &game.player(seat).units;
    let Some(unit) = units.iter().find(|unit| unit.unit.id() == name) else {
        return Err(line.complain("there is no such Unit"));
    };
    match line.word("ready, spent or wounds")? {
        "wounds" => number(line, unit.wounds),
        "armor" => number(line, derive::unit::armor(game, unit)),
        word => same(line, word, if unit.ready { "ready" } else { "spent" }),
    }
}

/// `expect enemy NAME armor|attack|needed N`, or `defeated`, `blocked`, `attacks`, `idle`.
fn enemy(game: &MageKnight, line: &mut Line<'_>) -> Result<(), Complaint> {
    let name = line.word("an enemy")?;
    let found = game.combat().and_then(|combat| {
        let named = |foe: &&crate::state::Foe| {
            foe.enemy.id() == name || foe.monster.is_some_and(|monster| monster.enemy.id() == name)
        };
        combat.foes.iter().find(named).map(|foe| (combat, foe))
    });
    let Some((combat, foe)) = found else {
        return Err(line.complain("there is no such enemy in the combat"));
    };
    match line.word("a value")? {
        "armor" => number(line, derive::foe::armor(combat, foe)),
        "attack" => number(line, derive::foe::attack(combat, foe)),
        "needed" => number(line, derive::foe::block_needed(combat, foe, Traits::NONE)),
        "damage" => number(line, foe.damage),
        word => {
            let state = if foe.defeated {
                "defeated"
            } else if foe.blocked {
                "blocked"
            } else if foe.idle {
                "idle"
            } else {
                "attacks"
            };
            same(line, word, state)
        }
    }
}

fn signed(line: &mut Line<'_>, found: impl Display) -> Result<(), Complaint> {
    let wanted: i32 = line.number("a number")?;
    same(line, &wanted.to_string(), &found.to_string())
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
    let names = |cards: &[CardId]| {
        let names: Vec<_> = cards.iter().map(|card| card.id()).collect();
        if names.is_empty() { "nothing".to_owned() } else { names.join(" ") }
    };
    same(line, &names(&wanted), &names(&found))
}

fn number(line: &mut Line<'_>, found: impl Display) -> Result<(), Complaint> {
    let wanted: u32 = line.number("a number")?;
    same(line, &wanted.to_string(), &found.to_string())
}

fn same(line: &Line<'_>, wanted: &str, found: &str) -> Result<(), Complaint> {
    let there = if found.is_empty() { "nothing" } else { found };
    if wanted == found { Ok(()) } else { Err(line.complain(format!("it is {there}"))) }
}
