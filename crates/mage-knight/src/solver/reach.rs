//! How far a hero can go: every space within reach of so many Move points, what it costs, and what happens there.

use std::collections::BTreeMap;

use kernel::Seat;

use crate::{
    cards::effect::TurnModifier,
    derive::{self, move_cost},
    flow::movement,
    state::{Hex, MageKnight},
};

/// What a step into a space leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The hero may go on.
    Free,
    /// MK-ASSAULT-01: the site is assaulted; movement ends.
    Assault,
    /// MK-PROVOKE-02: rampaging enemies attack; movement ends.
    Provoked,
}

/// A space that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    pub at: Hex,
    /// Move points in all.
    pub cost: u8,
    /// The spaces entered on the way, this one last.
    pub way: Vec<Hex>,
    pub arrival: Arrival,
}

/// Every space this hero reaches with so many Move points, by the cheapest way. A space that is cheaper to reach where
/// the last step leads into a combat is listed twice. The cheapest come first.
pub fn reach(game: &MageKnight, seat: Seat, points: u8) -> Vec<Reached> {
    let start = game.player(seat).at;
    let mut settled: BTreeMap<(Hex, bool), Reached> = BTreeMap::new();
    // Open ends of ways by cost; a free arrival first, since only from it one can go on.
    let mut open: Vec<Reached> =
        vec![Reached { at: start, cost: 0, way: Vec::new(), arrival: Arrival::Free }];
    while let Some(next) = take_cheapest(&mut open) {
        let free = next.arrival == Arrival::Free;
        let (at, known) = (next.at, |free| settled.contains_key(&(next.at, free)));
        if known(true) || known(free) {
            continue;
        }
        if free {
            let steps = around(game, at).into_iter();
            open.extend(steps.filter_map(|to| step(game, seat, &next, to, points)));
        }
        settled.insert((at, free), next);
    }
    settled.remove(&(start, true));
    let mut all: Vec<Reached> = settled.into_values().collect();
    all.sort_by_key(|reached| (reached.cost, reached.at));
    all
}

fn take_cheapest(open: &mut Vec<Reached>) -> Option<Reached> {
    let order = |reached: &Reached| (reached.cost, reached.arrival != Arrival::Free, reached.at);
    let at = (0..open.len()).min_by_key(|at| order(&open[*at]))?;
    Some(open.swap_remove(at))
}

/// The spaces that count as adjacent: an effect may make those two away so.
fn around(game: &MageKnight, hex: Hex) -> Vec<Hex> {
    let mut around = hex.neighbours().to_vec();
    if game.turn().modifiers.has(TurnModifier::ReachTwo) {
        around.extend(hex.neighbours().into_iter().flat_map(Hex::neighbours));
        around.sort_unstable();
        around.dedup();
        around.retain(|next| *next != hex);
    }
    around
}

/// One step further, if the points are enough and nothing stands in the way.
fn step(game: &MageKnight, seat: Seat, from: &Reached, to: Hex, points: u8) -> Option<Reached> {
    let space = game.map().space(to)?;
    let cost = from.cost.checked_add(move_cost::points(game, space)?)?;
    if cost > points || game.is_rampaged(to) {
        return None;
    }
    let provoked = movement::provoked(game, from.at, to) != 0;
    // MK-PROVOKE-06
    if provoked && derive::occupant(game, seat, to).is_some() {
        return None;
    }
    let arrival = if derive::must_be_assaulted(game, seat, to) {
        movement::may_assault(game, to).ok()?;
        Arrival::Assault
    } else if provoked {
        Arrival::Provoked
    } else {
        Arrival::Free
    };
    let mut way = from.way.clone();
    way.push(to);
    Some(Reached { at: to, cost, way, arrival })
}
