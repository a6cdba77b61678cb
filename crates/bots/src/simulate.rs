//! Many games of bots over several threads.
//!
//! All chance of a game follows from the seed of the run and the game's number, so the result is the same for any
//! number of threads and any single game can be played again alone.

use std::{
    any::Any,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Chance, InfoState, Log, Outcome, Player, Seat, Seed, SetupError};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::{
    Heuristics,
    heuristics::MakePlayer,
    stats::{Spread, add_spreads, take_in},
};

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
}

impl Plan {
    /// More answers than any sensible game takes.
    pub const ANSWERS: u64 = 200_000;
}

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

/// Plays the games of a plan, the setups taking turns by the number of the game. `player` makes the bot of a seat for one
/// game, from the seed of its own chance. `finished` hears after every game, on the thread that played it.
pub fn simulate<G: Heuristics>(
    setups: &[G::Setup],
    players: usize,
    plan: &Plan,
    player: impl Fn(Seat, Seed) -> Box<dyn Player<G>> + Sync,
    finished: impl Fn() + Sync,
) -> Result<Tally, SeatsError> {
    G::simulate(setups, players, plan, &player, &finished)
}

pub(crate) fn play<G: Heuristics>(
    setups: &[G::Setup],
    players: usize,
    plan: &Plan,
    player: &MakePlayer<'_, G>,
    finished: &(dyn Fn() + Sync),
) -> Result<Tally, SeatsError> {
    let mut seats = 0;
    for setup in setups {
        let chance = Chance::seeded(game_seed(plan.seed, plan.first));
        let trial = G::start(setup, chance, &mut Log::off()).map_err(SeatsError::Setup)?;
        seats = trial.seats();
        if usize::from(seats) != players {
            return Err(SeatsError::Count { seats, players });
        }
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .map_err(|error| SeatsError::Threads(error.to_string()))?;
    let play = |mut worker: Worker<G>, number: u64| {
        let turn = usize::try_from(number % setups.len().max(1) as u64).unwrap_or(0);
        if let Some(setup) = setups.get(turn) {
            worker.play(setup, plan, number, seats, player);
        }
        finished();
        worker
    };
    let end = plan.first.saturating_add(plan.games);
    let mut tally = pool.install(|| {
        (plan.first..end)
            .into_par_iter()
            .fold(Worker::default, play)
            .map(|worker| worker.tally)
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

/// One thread's share, with buffers that live from game to game.
struct Worker<G: Heuristics> {
    tally: Tally,
    options: Vec<G::Choice>,
    players: Vec<Box<dyn Player<G>>>,
}

impl<G: Heuristics> Default for Worker<G> {
    fn default() -> Self {
        Worker { tally: Tally::default(), options: Vec::new(), players: Vec::new() }
    }
}

impl<G: Heuristics> Worker<G> {
    /// Plays one game and counts it. A panic in the engine or a bot is that game's error and stops no other.
    fn play(
        &mut self,
        setup: &G::Setup,
        plan: &Plan,
        number: u64,
        seats: u8,
        player: &MakePlayer<'_, G>,
    ) {
        let seed = game_seed(plan.seed, number);
        self.players.clear();
        self.players.extend(
            Seat::all(seats).map(|seat| player(seat, player_seed(plan.seed, number, seat))),
        );
        let result = catch_unwind(AssertUnwindSafe(|| self.run(setup, seed, plan.answers)));
        match result.unwrap_or_else(|panic| Err(panic_text(panic.as_ref()))) {
            Ok(end) => self.tally.count(seats, &end),
            Err(what) => {
                let endless = what == no_end(plan.answers);
                self.tally.errors.push(GameError { game: number, seed, what, endless });
            }
        }
    }

    fn run(&mut self, setup: &G::Setup, seed: Seed, answers: u64) -> Result<End, String> {
        let Worker { tally, options, players } = self;
        let mut log = Log::off();
        let mut game = G::start(setup, Chance::seeded(seed), &mut log)
            .map_err(|problems| format!("the setup is not valid: {problems:?}"))?;
        for _ in 0..answers {
            if let Some(fault) = game.fault() {
                return Err(fault.to_owned());
            }
            let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else {
                return end(&game);
            };
            game.options(seat, options);
            let at = match options.len() {
                0 => return Err(format!("seat {seat} is asked and may answer nothing")),
                1 => {
                    tally.forced += 1;
                    0
                }
                _ => {
                    tally.decisions += 1;
                    players[seat.index()].choose(&InfoState::new(&game, seat), options)
                }
            };
            let choice = options.get(at).ok_or_else(|| {
                format!("the bot at seat {seat} chose answer {at} of {}", options.len())
            })?;
            game.apply_unchecked(seat, choice, &mut log);
        }
        match (game.fault(), game.open_questions()) {
            (Some(fault), _) => Err(fault.to_owned()),
            (None, []) => end(&game),
            (None, _) => Err(no_end(answers)),
        }
    }
}

/// A game that is over.
struct End {
    outcome: Outcome,
    /// By seat.
    figures: Vec<Vec<crate::Figure>>,
}

fn end<G: Heuristics>(game: &G) -> Result<End, String> {
    let outcome = game.outcome().ok_or("nobody is asked and there is no outcome")?;
    let figures = Seat::all(game.seats()).map(|seat| game.figures(seat)).collect();
    Ok(End { outcome, figures })
}

fn no_end(answers: u64) -> String {
    format!("no end after {answers} answers")
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panic: {}", text.unwrap_or_else(|| "without words".to_owned()))
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
