//! Where the hero can go, and where a tile can be turned up: path, price and danger of every space, before the first step.

use std::{cmp::Reverse, collections::BinaryHeap};

use kernel::{Game, Log, Seat};
use serde::Serialize;

use super::parts::{self, TokenView};
use crate::{
    cards::effect::TurnModifier,
    content::price,
    derive::{self, move_cost},
    flow::{exploring, movement},
    state::{Choice, Hex, MageKnight, Position, Spot, Stage, TurnKind},
};

/// Spaces that cost so many points more than there are come along, so that a page can say what is missing.
const BEYOND: u8 = 4;

/// A space that can be reached, over the best way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DestinationView {
    pub to: Hex,
    /// The spaces on the way, the last one included.
    pub path: Vec<Hex>,
    /// Move points for the whole way; there may be fewer.
    pub cost: u8,
    /// Enemies the last step provokes (MK-PROVOKE-01): they attack at once.
    pub provokes: Vec<TokenView>,
    /// The last step is an assault (MK-ASSAULT-01).
    pub assault: bool,
    /// The other hero who stands there (MK-MOVE-22).
    pub hero: Option<Seat>,
    /// There are locals to deal with (MK-INTERACT-01).
    pub deals: bool,
}

impl DestinationView {
    /// Whether the movement ends there.
    fn is_dangerous(&self) -> bool {
        !self.provokes.is_empty() || self.assault || self.hero.is_some()
    }
}

/// Where the next tile can be turned up in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    pub at: Position,
    /// The spaces it would have, its middle first.
    pub spaces: Vec<Hex>,
    /// How many tiles it would touch.
    pub touching: u8,
    /// It lies on the coast: nothing can be beyond.
    pub coast: bool,
    /// From where it can be turned up, the cheapest way first.
    pub ways: Vec<PlaceWay>,
}

/// A way to a space beside a place for a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceWay {
    /// The spaces on the way there; none from where the hero stands.
    pub path: Vec<Hex>,
    /// Move points for the way and the tile together; there may be fewer.
    pub cost: u8,
    /// Spaces of the tile that would lie beside the hero.
    pub beside: Vec<Hex>,
}

/// How far the steps of this turn go.
fn reach(game: &MageKnight) -> u32 {
    if game.turn.modifiers.has(TurnModifier::ReachTwo) { 2 } else { 1 }
}

/// MK-MOVE-01, MK-TURN-19: whether there is movement left in this turn.
fn may_move(game: &MageKnight) -> bool {
    let resting = matches!(game.turn.kind, TurnKind::Resting(_));
    !resting && game.turn.stage == Stage::Movement && !game.turn.movement_over
}

/// Every space within reach, the cheapest first, and a little beyond.
pub(super) fn destinations(
    game: &MageKnight,
    seat: Seat,
    options: &[Choice],
) -> Vec<DestinationView> {
    if !may_move(game) || game.combat.is_some() {
        return Vec::new();
    }
    let from = game.player(seat).at;
    let most = game.turn.move_points.saturating_add(BEYOND);
    let mut found: Vec<DestinationView> = Vec::new();
    // Ways without danger go on; the cheapest comes first, and of equal ones the shortest.
    let mut open = BinaryHeap::from([Reverse((0_u8, 0_usize, from, Vec::new()))]);
    let mut done: Vec<Hex> = Vec::new();
    while let Some(Reverse((spent, _, at, path))) = open.pop() {
        if done.contains(&at) {
            continue;
        }
        done.push(at);
        for to in around(game, at) {
            let Some(step) = step(game, seat, at, to) else { continue };
            let cost = spent.saturating_add(step.cost);
            if cost > most || to == from {
                continue;
            }
            let mut path = path.clone();
            path.push(to);
            let there = DestinationView { path, cost, ..step };
            if !there.is_dangerous() {
                open.push(Reverse((cost, there.path.len(), to, there.path.clone())));
            }
            keep(&mut found, there, game.turn.move_points);
        }
    }
    // MK-SCEN-DUNGEON-07: what lies further away than a step over land is entered at once.
    for choice in options {
        if let Choice::Move { to } = *choice
            && found.iter().all(|there| there.to != to)
        {
            found.extend(leap(game, seat, to));
        }
    }
    found.sort_by_key(|there| (there.cost, there.to));
    for there in &mut found {
        there.deals = deals(game, seat, there);
    }
    found
}

/// Whether the hero could interact on arriving.
fn deals(game: &MageKnight, seat: Seat, there: &DestinationView) -> bool {
    if there.is_dangerous() || !derive::is_inhabited(game, seat, there.to) {
        return false;
    }
    let mut arrived = game.clone();
    arrived.player_mut(seat).at = there.to;
    arrived.legality(seat, &Choice::Interact).is_ok()
}

/// Keeps the better way to a space: one that can be paid, then one without danger, then the cheaper one.
fn keep(found: &mut Vec<DestinationView>, new: DestinationView, points: u8) {
    let worth =
        |way: &DestinationView| (way.cost > points, way.is_dangerous(), way.cost, way.path.len());
    match found.iter_mut().find(|old| old.to == new.to) {
        Some(old) if worth(&new) < worth(old) => *old = new,
        Some(_) => (),
        None => found.push(new),
    }
}

/// Spaces one step away.
fn around(game: &MageKnight, at: Hex) -> Vec<Hex> {
    let mut spaces = at.neighbours().to_vec();
    if reach(game) > 1 {
        for near in at.neighbours() {
            let beyond = near.neighbours().into_iter();
            spaces.extend(beyond.filter(|hex| hex.distance(at) == 2));
        }
        spaces.sort_unstable();
        spaces.dedup();
    }
    spaces
}

/// A legal step that does not go over land, with the price it turns out to have.
fn leap(game: &MageKnight, seat: Seat, to: Hex) -> Option<DestinationView> {
    let mut after = game.clone();
    after.apply_unchecked(seat, &Choice::Move { to }, &mut Log::off());
    let cost = game.turn.move_points.saturating_sub(after.turn.move_points);
    let there = step(game, seat, game.player(seat).at, to)?;
    Some(DestinationView { path: vec![to], cost, ..there })
}

/// One step with its price and what it leads into; nothing where it is not allowed at any price.
fn step(game: &MageKnight, seat: Seat, from: Hex, to: Hex) -> Option<DestinationView> {
    let space = game.space(to)?;
    let cost = move_cost::points(game, space)?;
    if game.is_rampaged(to) {
        return None;
    }
    let assault = derive::must_be_assaulted(game, seat, to);
    if assault && movement::may_assault(game, to).is_err() {
        return None;
    }
    let hero = derive::occupant(game, seat, to);
    let provoked = movement::provoked(game, from, to);
    // MK-PROVOKE-06
    if hero.is_some() && provoked != 0 {
        return None;
    }
    let beside = to.neighbours().into_iter().enumerate();
    let provokes = beside
        .filter(|(at, _)| provoked & 1 << at != 0)
        .flat_map(|(_, hex)| game.spot(hex).enemies.into_iter().flatten())
        .map(|(enemy, known)| parts::token(enemy, known))
        .collect();
    Some(DestinationView { to, path: Vec::new(), cost, provokes, assault, hero, deals: false })
}

/// Places for the next tile, over every safe way to a space beside them. What is a little too far away comes along.
pub(super) fn places(
    game: &MageKnight,
    seat: Seat,
    destinations: &[DestinationView],
) -> Vec<PlaceView> {
    if game.combat.is_some() {
        return Vec::new();
    }
    let own = game.player(seat).at;
    let most = game.turn.move_points.saturating_add(BEYOND);
    let stands: Vec<(Hex, &[Hex], u8)> = [(own, &[][..], 0)]
        .into_iter()
        .chain(
            destinations
                .iter()
                .filter(|there| !there.is_dangerous())
                .map(|there| (there.to, &there.path[..], there.cost)),
        )
        .filter(|(_, _, spent)| spent.saturating_add(price::TILE) <= most)
        .collect();
    let open = exploring::open_positions(game).into_iter();
    open.filter_map(|at| {
        let spaces: Vec<Hex> = Spot::ALL.into_iter().map(|spot| at.hex(spot)).collect();
        let near = stands.iter().filter(|(from, _, _)| exploring::is_near(game, *from, at));
        let ways: Vec<PlaceWay> = near
            .map(|(from, path, spent)| PlaceWay {
                path: path.to_vec(),
                cost: spent + price::TILE,
                beside: spaces.iter().copied().filter(|hex| hex.is_adjacent(*from)).collect(),
            })
            .collect();
        let coast = game.sheet().shape.is_coast(at);
        let touching = game.map.touching(at) as u8;
        (!ways.is_empty()).then_some(PlaceView { at, spaces, touching, coast, ways })
    })
    .collect()
}
