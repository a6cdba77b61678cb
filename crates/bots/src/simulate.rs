//! Many games of bots over several threads.
//!
//! All chance of a game follows from the seed of the run and the game's number, so the result is the same for any
//! number of threads and any single game can be played again alone.

mod worker;

use std::{
    collections::BTreeSet,
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

use kernel::{Chance, Game, Log, Seat, Seed, SetupError};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::{
    Heuristics, Thinker,
    heuristics::MakePlayer,
    record::GameRecord,
    stats::{Spread, add_spreads, take_in},
};
use worker::{End, Worker};

/// How many games, from which seed, on how many threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// All chance follows from it.
    pub seed: Seed,
    /// The number of the first game; with `games: 1` this plays one game of a longer run again.
    pub first: u64,
    pub games: u64,
    /// Zero: one for each core.
    pub threads: usize,
    /// How many answers a game may take; a game that needs more counts as an error.
    pub answers: u64,
    /// After so many rounds a game is stopped and counted as it stands ([`Heuristics::adjudicate`]).
    pub rounds: Option<u32>,
    /// So many decisions at the beginning of every game are drawn by the weights of the policy, so that games of the same
    /// bots begin in different ways.
    pub opening: u32,
    /// Whether games are recorded.
    pub record: bool,
    /// Games that are not played: they were before.
    pub skip: BTreeSet<u64>,
}

impl Plan {
    /// More answers than any sensible game takes.
    pub const ANSWERS: u64 = 200_000;

    /// So many games from the first one on, on all cores.
    pub fn new(seed: Seed, games: u64) -> Self {
        Plan {
            seed,
            first: 0,
            games,
            threads: 0,
            answers: Plan::ANSWERS,
            rounds: None,
            opening: 0,
            record: false,
            skip: BTreeSet::new(),
        }
    }
}

/// What is played.
pub enum Setups<'a, G: Game> {
    /// These take turns by the number of the game.
    InTurn(&'a [G::Setup]),
    /// Every game has its own, by its number. A record of the game holds it.
    Made(&'a (dyn Fn(u64) -> G::Setup + Sync)),
}

impl<G: Game> fmt::Debug for Setups<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setups::InTurn(setups) => write!(f, "{} setups", setups.len()),
            Setups::Made(_) => f.write_str("made setups"),
        }
    }
}

impl<'a, G: Game> From<&'a [G::Setup]> for Setups<'a, G> {
    fn from(setups: &'a [G::Setup]) -> Self {
        Setups::InTurn(setups)
    }
}

impl<'a, G: Game> From<&'a Vec<G::Setup>> for Setups<'a, G> {
    fn from(setups: &'a Vec<G::Setup>) -> Self {
        Setups::InTurn(setups)
    }
}

impl<'a, G: Game, const N: usize> From<&'a [G::Setup; N]> for Setups<'a, G> {
    fn from(setups: &'a [G::Setup; N]) -> Self {
        Setups::InTurn(setups)
    }
}

/// A game that was just played.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// Its number.
    pub game: u64,
    /// Where games are recorded: what is to be kept of it. Nothing of a game that faulted.
    pub record: Option<&'a GameRecord>,
}

/// Who hears of games that were played, and says whether more of them shall be.
pub type Heard<'a> = dyn Fn(&Played<'_>) -> bool + Sync + 'a;

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Games won by each seat; a shared victory counts for every winner.
    pub wins: Vec<u64>,
    /// Games without a winner, unless they were lost.
    pub draws: u64,
    /// Games that all who played together, or the only one, lost.
    pub lost: u64,
    /// The sum of the scores of each seat. Empty in a game that keeps none.
    pub scores: Vec<i64>,
    /// The figures of each seat, by name in the order the game gives them; nothing in a game that has none.
    pub figures: Vec<Vec<Spread>>,
    /// The sum of their squares, from which follows how far they scatter.
    pub squares: Vec<i64>,
    /// Games that were stopped after a number of rounds and counted as they stood; the numbers above count them, too.
    pub stopped: u64,
    /// Questions with two or more legal answers.
    pub decisions: u64,
    /// Questions with only one.
    pub forced: u64,
    /// Games that did not come to an end, in order.
    pub errors: Vec<GameError>,
}

/// A game that did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameError {
    /// The number of the game; [`Plan::first`] plays it again.
    pub game: u64,
    /// The seed of its dice and cards.
    pub seed: Seed,
    pub what: String,
    /// Whether nothing is wrong with it but that it went on for too long: the bots get nowhere.
    pub endless: bool,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} (seed {}): {}", self.game, self.seed, self.what)
    }
}

/// Why no game was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatsError {
    Setup(Vec<SetupError>),
    /// The setup has another number of seats than there are players.
    Count {
        seats: u8,
        players: usize,
    },
    /// Threads could not be started, as the system puts it.
    Threads(String),
}

/// Plays the games of a plan. `player` makes the bot of a seat for one game, from the seed of its own chance. `heard`
/// hears of every game, on the thread that played it; when it says no, no further game begins.
pub fn simulate<'s, G: Heuristics>(
    setups: impl Into<Setups<'s, G>>,
    players: usize,
    plan: &Plan,
    player: impl Fn(Seat, Seed) -> Box<dyn Thinker<G>> + Sync,
    heard: impl Fn(&Played<'_>) -> bool + Sync,
) -> Result<Tally, SeatsError> {
    G::simulate(&setups.into(), players, plan, &player, &heard)
}

pub(crate) fn play<G: Heuristics>(
    setups: &Setups<'_, G>,
    players: usize,
    plan: &Plan,
    player: &MakePlayer<'_, G>,
    heard: &Heard<'_>,
) -> Result<Tally, SeatsError> {
    let mut seats = 0;
    let mut tried = |setup: &G::Setup| {
        let chance = Chance::seeded(game_seed(plan.seed, plan.first));
        let trial = G::start(setup, chance, &mut Log::off()).map_err(SeatsError::Setup)?;
        seats = trial.seats();
        let fits = usize::from(seats) == players;
        if fits { Ok(()) } else { Err(SeatsError::Count { seats, players }) }
    };
    match setups {
        Setups::InTurn(setups) => setups.iter().try_for_each(&mut tried)?,
        Setups::Made(made) => tried(&made(plan.first))?,
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .map_err(|error| SeatsError::Threads(error.to_string()))?;
    let stopped = AtomicBool::new(false);
    let play = |mut worker: Worker<G>, number: u64| {
        if plan.skip.contains(&number) || stopped.load(Ordering::Relaxed) {
            return worker;
        }
        let record = match setups {
            Setups::InTurn(setups) => {
                let turn = usize::try_from(number % setups.len().max(1) as u64).unwrap_or(0);
                let setup = setups.get(turn);
                setup.and_then(|setup| worker.play(setup, plan, number, seats, player))
            }
            Setups::Made(made) => {
                let setup = made(number);
                let mut record = worker.play(&setup, plan, number, seats, player);
                if let Some(record) = &mut record {
                    record.setup = serde_json::to_string(&setup).ok();
                }
                record
            }
        };
        if !heard(&Played { game: number, record: record.as_ref() }) {
            stopped.store(true, Ordering::Relaxed);
        }
        worker
    };
    let end = plan.first.saturating_add(plan.games);
    let mut tally = pool.install(|| {
        (plan.first..end)
            .into_par_iter()
            .fold(Worker::default, play)
            .map(Worker::into_tally)
            .reduce(Tally::default, Tally::add)
    });
    tally.wins.resize(usize::from(seats), 0);
    tally.errors.sort_by_key(|error| error.game);
    Ok(tally)
}

/// The seed of one game's dice and cards.
pub fn game_seed(run: Seed, game: u64) -> Seed {
    derive(run, game, 0)
}

/// The seed of one bot's own chance in one game.
pub fn player_seed(run: Seed, game: u64, seat: Seat) -> Seed {
    derive(run, game, u64::from(seat.0) + 1)
}

/// The seed of what is drawn at the beginning of one game.
fn opening_seed(run: Seed, game: u64) -> Seed {
    derive(run, game, u64::MAX)
}

/// The seed of the setup of one game, where setups are made.
pub fn setup_seed(run: Seed, game: u64) -> Seed {
    derive(run, game, u64::MAX - 1)
}

/// Different numbers give different keys of the generator, and so unrelated chance.
fn derive(Seed(mut bytes): Seed, game: u64, stream: u64) -> Seed {
    for (byte, mix) in bytes[16..24].iter_mut().zip(game.to_le_bytes()) {
        *byte ^= mix;
    }
    for (byte, mix) in bytes[24..].iter_mut().zip(stream.to_le_bytes()) {
        *byte ^= mix;
    }
    Seed(bytes)
}

impl Tally {
    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.draws += other.draws;
        self.lost += other.lost;
        self.stopped += other.stopped;
        self.decisions += other.decisions;
        self.forced += other.forced;
        add_each(&mut self.wins, &other.wins);
        add_each(&mut self.scores, &other.scores);
        add_spreads(&mut self.figures, other.figures);
        add_each(&mut self.squares, &other.squares);
        self.errors.extend(other.errors);
        self
    }

    fn count(&mut self, seats: u8, End { outcome, figures }: &End) {
        take_in(&mut self.figures, figures);
        self.games += 1;
        self.lost += u64::from(outcome.lost);
        self.draws += u64::from(outcome.winners.is_empty() && !outcome.lost);
        self.wins.resize(usize::from(seats), 0);
        for winner in &outcome.winners {
            if let Some(wins) = self.wins.get_mut(winner.index()) {
                *wins += 1;
            }
        }
        let scores: Vec<i64> = outcome.scores.iter().map(|score| i64::from(*score)).collect();
        let squares: Vec<i64> = scores.iter().map(|score| score * score).collect();
        add_each(&mut self.scores, &scores);
        add_each(&mut self.squares, &squares);
    }

    /// Of games for two: won by the first seat alone, by the second alone, and the others. A victory of both counts for neither.
    pub fn decided(&self) -> (u64, u64, u64) {
        let won = |seat: usize| self.wins.get(seat).copied().unwrap_or(0);
        let (first, second) = (won(0), won(1));
        let nobodys = self.draws + self.lost;
        let shared = (first + second + nobodys).saturating_sub(self.games);
        (first.saturating_sub(shared), second.saturating_sub(shared), nobodys + shared)
    }

    /// Decisions a game, of the games that came to their end and those that did not.
    pub fn mean_decisions(&self) -> f64 {
        ratio(self.decisions as f64, self.games + self.errors.len() as u64)
    }

    /// The mean score of each seat, or nothing in a game that keeps none.
    pub fn mean_scores(&self) -> Vec<f64> {
        self.scores.iter().map(|sum| ratio(*sum as f64, self.games)).collect()
    }
}

fn ratio(sum: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum / count as f64 }
}

fn add_each<N: Copy + Default + std::ops::AddAssign>(sums: &mut Vec<N>, more: &[N]) {
    if sums.len() < more.len() {
        sums.resize(more.len(), N::default());
    }
    for (sum, number) in sums.iter_mut().zip(more) {
        *sum += *number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_of_both_seats_counts_as_a_draw() {
        let tally = Tally { games: 10, wins: vec![6, 5], draws: 1, ..Tally::default() };
        assert_eq!(tally.decided(), (4, 3, 3));
    }
}
