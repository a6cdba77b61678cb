//! The solver: the best line of a combat at hand, and how far a hero can go.
//!
//! [`solve`] searches every order of the own answers, with the cards in hand, Units, Skills and mana there are, until the
//! combat is over. It plays by the engine itself, so it knows every rule the engine knows. Positions that differ only in
//! the order in which they came about are searched once.
//!
//! What summoners call is searched for every token nobody has seen, and the average counts. What dice or hidden cards
//! decide otherwise cannot be searched exactly: answers that roll, draw or turn something up are left out, and the
//! solution says so. A solution that ran out of nodes says that, too: then it is the best line found, and
//! nothing is proven.
//!
//! ```
//! use kernel::{Chance, Game, Log, Seat, Seed};
//! use mage_knight::{MageKnight, Setup, solver};
//!
//! let chance = Chance::seeded(Seed::from_number(1));
//! let game = MageKnight::start(&Setup::default(), chance, &mut Log::off()).unwrap();
//! let limits = solver::Limits { nodes: 1000 };
//! assert!(solver::solve(&game, Seat(0), &solver::Weights::default(), limits).is_none()); // nobody fights
//! ```

pub(crate) mod draws;
pub(crate) mod idle;
pub(crate) mod key;
pub mod reach;
mod summon;
mod worth;

use std::collections::BTreeMap;

use kernel::{Game, Log, Seat, Viewer};
use serde::Serialize;

pub use reach::{Arrival, Reached, reach};
pub use worth::{Balance, Weights};

use crate::state::{Cause, Choice, Event, MageKnight};

/// How much may be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions to look at.
    pub nodes: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { nodes: 200_000 }
    }
}

/// What a solution is worth as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// No other line is better.
    Proven,
    /// No other line is better on average over what summoners may call.
    OnAverage,
    /// No other line is better among those that leave nothing to dice or hidden cards.
    WithoutChance,
    /// The nodes ran out; this is the best line found so far.
    NotProven,
}

/// The best line found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The answers to give, up to the end of the combat or to the answer that lets summoners call. Empty if every line
    /// goes through something unknown.
    pub line: Vec<Choice>,
    /// What the hero has after it, compared with before; nothing without a line to the end.
    pub balance: Option<Balance>,
    /// The same as one number by the weights.
    pub worth: Option<i32>,
    pub proof: Proof,
    /// Positions looked at.
    pub nodes: u32,
}

/// Searches the combat with enemies this seat is in; `None` if it is in none, fights another hero, or is not asked.
pub fn solve(game: &MageKnight, seat: Seat, weights: &Weights, limits: Limits) -> Option<Solution> {
    game.combat().filter(|combat| combat.cause != Cause::Duel)?;
    game.asked(seat)?;
    let mut search = Search {
        seat,
        weights,
        before: game,
        nodes_left: limits.nodes,
        known: BTreeMap::new(),
        unknown: false,
        averaged: false,
    };
    let best = search.best(game);
    let nodes = limits.nodes - search.nodes_left;
    let exhausted = !matches!(best, Best { complete: true, .. });
    let proof = match (exhausted, search.unknown, search.averaged) {
        (true, _, _) => Proof::NotProven,
        (false, true, _) => Proof::WithoutChance,
        (false, false, true) => Proof::OnAverage,
        (false, false, false) => Proof::Proven,
    };
    let line = best.worth.map(|_| search.line(game)).unwrap_or_default();
    let balance = best.worth.and_then(|_| {
        let mut after = game.clone();
        for choice in &line {
            after.apply_unchecked(seat, choice, &mut Log::off());
        }
        (after.combat().is_none()).then(|| Balance::between(game, &after, seat))
    });
    Some(Solution { line, balance, worth: best.worth, proof, nodes })
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Best {
    /// `None`: every line goes through something unknown.
    worth: Option<i32>,
    /// The answer that leads there.
    choice: Option<Choice>,
    /// Everything below was searched.
    complete: bool,
}

struct Search<'g> {
    seat: Seat,
    weights: &'g Weights,
    before: &'g MageKnight,
    nodes_left: u32,
    known: BTreeMap<u128, Best>,
    /// An answer was left out because of dice or hidden cards.
    unknown: bool,
    /// An average over monsters was taken.
    averaged: bool,
}

impl Search<'_> {
    /// The best that can come of this position.
    fn best(&mut self, game: &MageKnight) -> Best {
        if game.combat().is_none() {
            let worth = self.weights.of(&Balance::between(self.before, game, self.seat));
            return Best { worth: Some(worth), choice: None, complete: true };
        }
        if game.asked(self.seat).is_none() {
            self.unknown = true;
            return Best { worth: None, choice: None, complete: true };
        }
        let key = key::of(game, self.seat);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.nodes_left == 0 {
            return Best { worth: None, choice: None, complete: false };
        }
        self.nodes_left -= 1;
        let mut found = Best { worth: None, choice: None, complete: true };
        for choice in self.answers(game) {
            let below = match summon::summons(game, choice) {
                0 => match self.certain(game, choice) {
                    Some(next) => self.best(&next),
                    None => continue,
                },
                monsters => self.average(game, choice, monsters),
            };
            found.complete &= below.complete;
            if below.worth > found.worth {
                found.worth = below.worth;
                found.choice = Some(choice);
            }
        }
        // Also when it is not complete: within this search it would not be searched better a second time.
        self.known.insert(key, found);
        found
    }

    /// The average over everything summoners may call.
    fn average(&mut self, game: &MageKnight, choice: Choice, monsters: usize) -> Best {
        let nothing = Best { worth: None, choice: None, complete: true };
        let Some(worlds) = summon::possible(game, monsters) else {
            self.unknown = true;
            return nothing;
        };
        self.averaged = true;
        let (mut sum, mut times, mut complete) = (Some(0), 0, true);
        for (count, mut world) in worlds {
            world.apply_unchecked(self.seat, &choice, &mut Log::off());
            let below = self.best(&world);
            complete &= below.complete;
            times += count;
            sum = sum.zip(below.worth).map(|(sum, worth)| sum + count * worth);
        }
        let worth = sum.filter(|_| times > 0).map(|sum| sum.div_euclid(times));
        Best { worth, complete, ..nothing }
    }

    /// The answers worth a look, those first that settle something.
    fn answers(&self, game: &MageKnight) -> Vec<Choice> {
        let mut answers = Vec::new();
        game.options(self.seat, &mut answers);
        answers.retain(|choice| !idle::is_idle(game, self.seat, *choice));
        answers.sort_by_key(|choice| match choice {
            Choice::Strike { enemies } => (0, u32::MAX - enemies.count_ones()),
            Choice::Block { .. } => (1, 0),
            Choice::EndPhase => (3, 0),
            _ => (2, 0),
        });
        answers
    }

    /// What an answer leads to, unless dice or hidden cards have a say in it.
    fn certain(&mut self, game: &MageKnight, choice: Choice) -> Option<MageKnight> {
        let next = certain(game, self.seat, choice);
        self.unknown |= next.is_none();
        next
    }

    /// The answers along the best line.
    fn line(&self, game: &MageKnight) -> Vec<Choice> {
        let mut line = Vec::new();
        let mut at = game.clone();
        while at.combat().is_some() {
            let Some(known) = self.known.get(&key::of(&at, self.seat)) else { break };
            let Some(choice) = known.choice else { break };
            line.push(choice);
            // What comes now nobody knows.
            if summon::summons(&at, choice) > 0 {
                break;
            }
            at.apply_unchecked(self.seat, &choice, &mut Log::off());
        }
        line
    }
}

/// What an answer leads to, unless dice or hidden cards have a say in it. What they do after a combat that is over does
/// not matter.
pub(crate) fn certain(game: &MageKnight, seat: Seat, choice: Choice) -> Option<MageKnight> {
    let mut next = game.clone();
    let mut log: Log<Event> = Log::recording();
    let drawn = game.chance().drawn();
    next.apply_unchecked(seat, &choice, &mut log);
    let over = game.combat().is_some() && next.combat().is_none();
    let tells = |event: &Event| next.blocks_undo(event, Viewer::Seat(seat));
    let unknown = next.chance().drawn() != drawn || log.events().iter().any(tells);
    (over || !unknown).then_some(next)
}
