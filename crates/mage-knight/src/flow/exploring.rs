//! Exploring: revealing tiles where the map may grow (MK-EXPLORE), and what lies on them.

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat};
use rules::mk;

use super::{Frame, movement, variants};
use crate::{
    cards::effect::TurnModifier,
    content::{
        CityRule, Color, EnemyColor, EnemyId, Rampaging, Site, TableRule, TileId, TileKind, Time,
        city::garrison, price,
    },
    derive,
    legal::{Judgement, enough, forbid, found, needs},
    state::{City, Event, Hex, MageKnight, Position, Spot, TurnKind, change::Source},
};

/// Whether the player may reveal the next tile at this position now.
pub(super) fn may_explore(game: &MageKnight, seat: Seat, at: Position) -> Judgement {
    // MK-REST-01, MK-TURN-14
    movement::may_move_at_all(game)?;
    may_reveal(game, game.player(seat).at, at)?;
    may_afford(game)
}

/// Whether the next tile may be revealed at this position from a space, by somebody who moves and can pay.
pub(super) fn may_reveal(game: &MageKnight, from: Hex, at: Position) -> Judgement {
    is_open(game, at)?;
    needs(is_near(game, from, at), mk::EXPLORE_01, "mk-refusal-explore-adjacent")?;
    may_lie(game, at)
}

/// Whether the map has room for a tile at this position.
fn is_open(game: &MageKnight, at: Position) -> Judgement {
    forbid(game.map.tile(at).is_some(), mk::EXPLORE_01, "mk-refusal-explored")?;
    let room = game.sheet().shape.allows(at) && game.map.has_room_at(at);
    needs(room, mk::EXPLORE_03, "mk-refusal-coast")
}

/// MK-EXPLORE-01: whether a tile at this position would lie within reach of a space.
pub(crate) fn is_near(game: &MageKnight, from: Hex, at: Position) -> bool {
    let reach = movement::reach(game);
    Spot::ALL.into_iter().any(|spot| at.hex(spot).distance(from) <= reach)
}

/// Every position where the next tile could be revealed, had the hero the points and stood near it.
pub(crate) fn open_positions(game: &MageKnight) -> Vec<Position> {
    if movement::may_move_at_all(game).is_err() {
        return Vec::new();
    }
    let placed = game.map.placed().iter();
    let mut found: Vec<Position> = placed.flat_map(|placed| placed.at.neighbours()).collect();
    found.sort_unstable_by_key(|at| (at.a, at.b));
    found.dedup();
    found.retain(|at| is_open(game, *at).is_ok() && may_lie(game, *at).is_ok());
    found
}

/// Whether there are points to explore; it may be forbidden all the same.
pub(super) fn may_afford(game: &MageKnight) -> Judgement {
    enough(game.turn.move_points, price::TILE, mk::EXPLORE_04, "mk-refusal-explore-points")
}

/// Whether the next tile, by its back and where it comes from, may lie here.
pub(crate) fn may_lie(game: &MageKnight, at: Position) -> Judgement {
    let (kind, source) = found(game.next_tile(at), mk::EXPLORE_13, "mk-refusal-no-tiles")?;
    // MK-SCEN-HOLD-02: here tiles lie face down where they belong.
    if game.sheet().shape.core_lies_at(at).is_some() {
        return Ok(());
    }
    let touching = game.map.touching(at);
    let touches = |enough: bool, rule, reason, needed: u8| {
        let refusal = || Refusal::new(rule, reason).with("needed", needed);
        enough.then_some(()).ok_or_else(|| refusal().with("touching", touching as i32))
    };
    match (source, kind) {
        (Source::LeftOut, _) => {
            touches(touching >= 3, mk::EXPLORE_12, "mk-refusal-touch-left-out", 3)
        }
        (Source::Stack, TileKind::Core | TileKind::CityCore) => {
            touches(touching >= 2, mk::EXPLORE_09, "mk-refusal-touch-core", 2)?;
            let coast = game.sheet().shape.is_coast(at) && !game.sheet().core_on_coast;
            forbid(coast, mk::EXPLORE_19, "mk-refusal-core-coast")
        }
        (Source::Stack, TileKind::Countryside | TileKind::Start) => {
            let beside_a_joined_tile = || {
                let mut around = at.neighbours().into_iter();
                around.any(|next| game.map.tile(next).is_some() && game.map.touching(next) >= 2)
            };
            let joined = touching >= 2 || beside_a_joined_tile();
            touches(joined, mk::EXPLORE_08, "mk-refusal-touch-countryside", 2)
        }
    }
}

/// MK-EXPLORE-04, MK-EXPLORE-05, MK-EXPLORE-07: pays, then reveals. Positions were named before (MK-EXPLORE-06).
pub(super) fn explore(game: &mut MageKnight, seat: Seat, at: Position) {
    game.turn.kind = TurnKind::Regular;
    game.turn.move_points = game.turn.move_points.saturating_sub(price::TILE);
    game.log.push(|| Event::Explored { seat, cost: price::TILE });
    let Some(tile) = game.reveal_tile(at) else { return game.broken("no tile to reveal") };
    // MK-SCEN-RECON-04
    game.gain_fame(seat, game.sheet().fame_per_tile);
    when_revealed(game, tile, at);
    look_around(game, game.player(seat).at);
    // What is still to be placed on the tile comes before a look at the end.
    game.agenda.push(Frame::CheckEnd);
    variants::tile_revealed(game, seat, at);
}

/// MK-EXPLORE-14: the "when revealed" instruction of every site and symbol on the tile.
pub(crate) fn when_revealed(game: &mut MageKnight, tile: TileId, at: Position) {
    for spot in Spot::ALL {
        let hex = at.hex(spot);
        // MK-VARIANT-MEGA-04: the city of the middle may take a space beside it.
        let taken = game.city_at(hex).is_some_and(|city| city.at != hex);
        let Some(space) = game.map.space(hex) else { return game.broken("a tile without spaces") };
        if taken {
            continue;
        }
        match space.rampaging {
            // MK-SITE-ORC-01, MK-SITE-DRACONUM-01
            Some(Rampaging::Orc) => put_enemy(game, hex, EnemyColor::Green, true),
            Some(Rampaging::Draconum) => put_enemy(game, hex, EnemyColor::Red, true),
            None => (),
        }
        match space.site {
            // MK-SITE-KEEP-01, MK-SITE-TOWER-01
            Some(Site::Keep) => put_enemy(game, hex, EnemyColor::Grey, false),
            Some(Site::MageTower) => put_enemy(game, hex, EnemyColor::Violet, false),
            // MK-EXPLORE-15
            Some(Site::Monastery) => game.offer_in_monastery(),
            // MK-SITE-RUINS-01
            Some(Site::Ruins) => {
                let ruin = game.decks.ruins.pop();
                game.change_spot(hex, |spot| spot.ruin = ruin.map(|ruin| (ruin, false)));
                if game.time == Time::Day {
                    game.turn_up_ruin(hex);
                }
            }
            // MK-EXPLORE-16..18
            Some(Site::City(color)) => reveal_city(game, color, hex),
            Some(Site::Mine(_)) if game.plays(TableRule::OccupiedMines) => {
                variants::mines::occupy(game, tile, hex);
            }
            Some(
                Site::Portal
                | Site::Glade
                | Site::Village
                | Site::Dungeon
                | Site::Tomb
                | Site::MonsterDen
                | Site::SpawningGrounds
                | Site::Mine(_),
            )
            | None => (),
        }
    }
}

pub(super) fn put_enemy(game: &mut MageKnight, at: Hex, color: EnemyColor, open: bool) {
    let drawn = game.draw_enemy(color);
    if drawn.is_none() {
        game.owe(at, color);
    }
    game.lay_enemy(at, 0, drawn);
    if open {
        game.turn_up_enemies(at);
    }
}

/// MK-RULING-58: tokens that were owed come as soon as their piles have some again, unless it is too late.
pub(crate) fn settle_owed(game: &mut MageKnight) {
    for (at, color) in game.enemies.owed.clone() {
        let rampaging = game.space(at).is_some_and(|space| space.rampaging.is_some());
        let awaited =
            rampaging || derive::is_unconquered(game, at) || variants::mines::is_occupied(game, at);
        if !awaited {
            game.enemies.owed.retain(|(owed, _)| *owed != at);
        } else if game.city_at(at).is_some() {
            if let Some(enemy) = game.draw_enemy(color) {
                settle_city(game, at, color, enemy);
            }
        } else if rampaging {
            // Nobody is run over: the token waits until the space is free.
            let occupied = game.players.iter().any(|player| player.at == at);
            if !occupied && game.draw_owed(at) {
                game.turn_up_enemies(at);
            }
        } else {
            game.draw_owed(at);
        }
    }
}

/// A defender that was owed joins the garrison.
fn settle_city(game: &mut MageKnight, at: Hex, color: EnemyColor, enemy: EnemyId) {
    let place = game.enemies.owed.iter().position(|owed| *owed == (at, color));
    let (Some(place), Some(city)) = (place, game.city_mut(at)) else {
        return game.broken("a defender nobody owes");
    };
    let pushed = city.defenders.try_push(enemy);
    game.enemies.owed.remove(place);
    game.fits(pushed, "more defenders than a garrison");
}

/// MK-RULING-58: whether nobody can be fought at a place because all its tokens are still owed.
pub(crate) fn is_unmanned(game: &MageKnight, at: Hex) -> bool {
    let there = match game.city_at(at) {
        Some(city) => !city.defenders.is_empty(),
        None => game.spot(at).has_enemies(),
    };
    let comes = |(hex, color): &(Hex, EnemyColor)| *hex == at && game.enemies.has(*color);
    !there && game.enemies.owe(at) && !game.enemies.owed.iter().any(comes)
}

fn reveal_city(game: &mut MageKnight, color: Color, at: Hex) {
    let color = city_card(game, color);
    if game.sheet().cities == CityRule::Friendly {
        return greet(game, color, at);
    }
    let revealed = game.cities.len();
    let mega = game.sheet().megalopolis.level(revealed, usize::from(game.sheet().city_core));
    // MK-VARIANT-MEGA-05: the left half is the stronger one.
    let (level, second_level) = match mega {
        Some(whole) => (whole.div_ceil(2), whole / 2),
        None => (game.sheet().city_level(revealed), 0),
    };
    let second = mega.and_then(|_| Some((unused_city(game, &[color])?, at.right())));
    let mut defenders = ArrayVec::new();
    let halves = [Some((color, level)), second.map(|(color, _)| (color, second_level))];
    for (half, level) in halves.into_iter().flatten() {
        for token in garrison(half, level) {
            match game.draw_enemy(*token) {
                Some(enemy) => defenders.push(enemy),
                None => game.owe(at, *token),
            }
        }
    }
    let shields = ArrayVec::new();
    let level = mega.unwrap_or(level);
    let city = City { color, at, level, defenders, second, known: false, shields, friendly: false };
    // Where the sheet names no level for it there is a tile with a city, but no city.
    if level > 0 {
        add_city(game, city);
        if let Some((color, _)) = second {
            game.log.push(|| Event::CityRevealed { color, level: second_level });
        }
    }
}

fn add_city(game: &mut MageKnight, city: City) {
    let (color, level) = (city.color, city.level);
    let pushed = game.cities.try_push(city);
    game.fits(pushed, "more cities than there are");
    game.log.push(|| Event::CityRevealed { color, level });
}

/// MK-EXPLORE-16, MK-VARIANT-RANDCITY-01: the printed city, or a random one that does not stand yet.
fn city_card(game: &mut MageKnight, printed: Color) -> Color {
    // MK-VARIANT-MEGA-15: the city of this tile may stand elsewhere as the half of another.
    let stands = game.cities.iter().any(|city| city.colors().any(|color| color == printed));
    if !stands && !game.plays(TableRule::RandomCities) {
        return printed;
    }
    unused_city(game, &[]).unwrap_or(printed)
}

/// MK-VARIANT-MEGA-04: a random city that stands nowhere yet.
fn unused_city(game: &mut MageKnight, except: &[Color]) -> Option<Color> {
    let stands = |color: Color| game.cities.iter().any(|city| city.colors().any(|it| it == color));
    let unused: ArrayVec<Color, 4> =
        Color::ALL.into_iter().filter(|color| !stands(*color) && !except.contains(color)).collect();
    if unused.is_empty() {
        return None;
    }
    Some(unused[game.chance.below(unused.len() as u32) as usize])
}

/// MK-SCEN-MINES-03, MK-RULING-50: a friendly city counts as conquered, and everybody has a Shield there.
fn greet(game: &mut MageKnight, color: Color, at: Hex) {
    let shields = game.all_seats().collect();
    let defenders = ArrayVec::new();
    let city =
        City { color, at, level: 0, defenders, second: None, known: true, shields, friendly: true };
    add_city(game, city);
}

/// MK-SITE-KEEP-02, MK-SITE-CITY-01: garrisons beside a hero are seen: of cities always, of others by Day.
pub(crate) fn look_around(game: &mut MageKnight, from: Hex) {
    let by_day = game.time == Time::Day || game.turn.modifiers.has(TurnModifier::NightAsDay);
    for hex in from.neighbours() {
        // MK-RULING-06
        if by_day || game.switches.city_reveal_night {
            game.turn_up_city(hex);
        }
        // What is printed is looked up for the few spaces where somebody lies, or will.
        let held = || game.spot(hex).has_enemies() || game.enemies.owe(hex);
        if by_day && held() && derive::is_unconquered(game, hex) {
            game.turn_up_enemies(hex);
        }
    }
}

/// At Night an effect lets the hero see garrisons and ruins as by Day.
pub(crate) fn see_as_by_day(game: &mut MageKnight, seat: Seat) {
    look_around(game, game.player(seat).at);
    turn_up_ruins(game);
}

/// MK-SITE-RUINS-02: all ruin tokens that lie face down.
pub(crate) fn turn_up_ruins(game: &mut MageKnight) {
    for tile in 0..game.spots.len() {
        let at = game.map.placed()[tile].at;
        for spot in Spot::ALL {
            game.turn_up_ruin(at.hex(spot));
        }
    }
}
