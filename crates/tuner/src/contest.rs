//! What weights are worth: games against the start from both sides, or alone for the score.

use std::{fmt, sync::Arc};

use bots::{Heuristics, Plan, SeatsError, Spec, Tally, rating::TWO_SIDED_95, simulate, stats};
use kernel::{Chance, Log, Seat, Seed};
use serde::{Deserialize, Serialize};

/// Games by which weights are compared with a start.
#[derive(Clone, Debug)]
pub struct Contest<G: Heuristics> {
    setups: Vec<G::Setup>,
    bot: Spec,
    start: Arc<G::Weights>,
    seed: Seed,
    threads: usize,
    measure: Measure,
}

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The part of the games that was won against the start, draws as halves. Equals come to a half.
    Won,
    /// The final score, alone. Equals come to the same.
    Points,
}

/// Why there is no contest.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestError {
    /// A setup cannot be played, or threads cannot be started.
    Seats(SeatsError),
    /// Neither a game for one nor for two.
    Count(u8),
    /// There are no setups.
    NoSetup,
    /// The bot does not judge states.
    Blind(String),
    /// The bot goes by the clock, so that nothing could be repeated.
    Clock(String),
    /// A candidate cannot be written as weights.
    Weights,
    /// A game broke down, as the simulation puts it.
    Game(String),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestError::Seats(SeatsError::Setup(problems)) => {
                let places: Vec<_> = problems.iter().map(|it| it.place.to_string()).collect();
                write!(f, "the setup is not valid: {}", places.join(", "))
            }
            ContestError::Seats(SeatsError::Count { seats, players }) => {
                write!(f, "one setup has {seats} seats, another {players}")
            }
            ContestError::Seats(SeatsError::Threads(why)) => {
                write!(f, "threads cannot be started: {why}")
            }
            ContestError::Count(seats) => {
                write!(f, "weights are tuned in games for one or two; this setup has {seats} seats")
            }
            ContestError::NoSetup => f.write_str("there is no setup to play"),
            ContestError::Blind(bot) => {
                write!(f, "the bot “{bot}” judges nothing, so there is nothing to tune for it")
            }
            ContestError::Clock(bot) => write!(
                f,
                "the bot “{bot}” goes by the clock, and the run could not be repeated; give it iterations"
            ),
            ContestError::Weights => f.write_str("a candidate has numbers that are no weights"),
            ContestError::Game(what) => write!(f, "a game broke down: {what}"),
        }
    }
}

impl std::error::Error for ContestError {}

/// What games came to: the sum of what each was worth, and of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sample {
    pub(crate) games: u64,
    sum: f64,
    squares: f64,
}

/// How weights did against the start, with a 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    pub measure: Measure,
    pub games: u64,
    /// The part that was won; or the mean score less that of the start.
    pub score: f64,
    pub low: f64,
    pub high: f64,
}

impl Check {
    /// Whether the weights are better than the start, not by luck alone.
    pub fn is_better(&self) -> bool {
        let even = match self.measure {
            Measure::Won => 0.5,
            Measure::Points => 0.0,
        };
        self.low > even
    }
}

/// Games of checks have numbers from here on, so that they share no dice with those of candidates.
const CHECKS: u64 = 1 << 40;

/// Many times what a game takes. Candidates whose weights lead nowhere are not waited for any longer.
const ANSWERS: u64 = 20_000;

impl<G: Heuristics> Contest<G> {
    /// A contest with these setups, taking turns. All must be for as many seats: one or two.
    pub fn new(
        setups: Vec<G::Setup>,
        bot: Spec,
        start: Arc<G::Weights>,
        seed: Seed,
        threads: usize,
    ) -> Result<Self, ContestError> {
        if !bot.judges() {
            return Err(ContestError::Blind(bot.to_string()));
        }
        if !bot.is_repeatable() {
            return Err(ContestError::Clock(bot.to_string()));
        }
        let first = setups.first().ok_or(ContestError::NoSetup)?;
        let trial = G::start(first, Chance::seeded(seed), &mut Log::off())
            .map_err(|problems| ContestError::Seats(SeatsError::Setup(problems)))?;
        let measure = match trial.seats() {
            1 => Measure::Points,
            2 => Measure::Won,
            seats => return Err(ContestError::Count(seats)),
        };
        Ok(Contest { setups, bot, start, seed, threads, measure })
    }

    pub fn measure(&self) -> Measure {
        self.measure
    }

    pub fn start(&self) -> &Arc<G::Weights> {
        &self.start
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Games really played for so many that are asked for: a game for two is played from both sides.
    fn sides(&self, games: u64) -> u64 {
        match self.measure {
            Measure::Won => games.div_ceil(2),
            Measure::Points => games,
        }
    }

    /// Plays with these weights the games of one round, the same for every candidate of it.
    pub(crate) fn round(
        &self,
        weights: &Arc<G::Weights>,
        round: u64,
        games: u64,
    ) -> Result<Sample, ContestError> {
        let numbers = self.sides(games);
        self.play(weights, round.saturating_mul(numbers), numbers)
    }

    /// How these weights do against the start, in games no candidate has played.
    pub fn check(&self, weights: &Arc<G::Weights>, games: u64) -> Result<Check, ContestError> {
        let numbers = self.sides(games);
        let sample = self.play(weights, CHECKS, numbers)?;
        let (score, low, high) = match self.measure {
            Measure::Won => sample.share(),
            Measure::Points => {
                let start = self.play(&self.start, CHECKS, numbers)?;
                sample.gain_over(&start)
            }
        };
        Ok(Check { measure: self.measure, games: sample.games, score, low, high })
    }

    fn play(
        &self,
        weights: &Arc<G::Weights>,
        first: u64,
        games: u64,
    ) -> Result<Sample, ContestError> {
        match self.measure {
            Measure::Won => {
                let there = self.simulate(&[weights, &self.start], first, games)?;
                let back = self.simulate(&[&self.start, weights], first, games)?;
                let (won, _, drawn) = there.decided();
                let (_, won_back, drawn_back) = back.decided();
                let played = played(&there) + played(&back);
                Ok(Sample::of_duels(played, won + won_back, drawn + drawn_back))
            }
            Measure::Points => {
                let tally = self.simulate(&[weights], first, games)?;
                let of_first = |sums: &[i64]| sums.first().copied().unwrap_or(0) as f64;
                let (sum, squares) = (of_first(&tally.scores), of_first(&tally.squares));
                Ok(Sample { games: played(&tally), sum, squares })
            }
        }
    }

    fn simulate(
        &self,
        seated: &[&Arc<G::Weights>],
        first: u64,
        games: u64,
    ) -> Result<Tally, ContestError> {
        let Contest { seed, threads, .. } = *self;
        let plan = Plan { first, threads, answers: ANSWERS, ..Plan::new(seed, games) };
        let player = |seat: Seat, seed| {
            let weights = seated.get(seat.index()).copied().unwrap_or(&self.start);
            self.bot.player_with::<G>(Arc::clone(weights), seed)
        };
        let tally = simulate(&self.setups, seated.len(), &plan, player, |_| true)
            .map_err(ContestError::Seats)?;
        // A fault of the program and not of a candidate must not count for or against one.
        match tally.errors.iter().find(|error| !error.endless) {
            Some(error) => Err(ContestError::Game(error.to_string())),
            None => Ok(tally),
        }
    }
}

/// All games, those without end among them: they bring nothing, so weights that lead nowhere do badly.
fn played(tally: &Tally) -> u64 {
    tally.games + tally.errors.len() as u64
}

impl Sample {
    fn of_duels(games: u64, won: u64, drawn: u64) -> Self {
        let (won, drawn) = (won as f64, drawn as f64);
        Sample { games, sum: won + drawn / 2.0, squares: won + drawn / 4.0 }
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.games.max(1) as f64
    }

    fn standard_error(&self) -> f64 {
        stats::standard_error(self.games, self.sum, self.squares)
    }

    /// A share of games, with Wilson's interval, which is right also for those who won everything.
    fn share(&self) -> (f64, f64, f64) {
        let (games, share) = (self.games.max(1) as f64, self.mean());
        let square = TWO_SIDED_95 * TWO_SIDED_95;
        let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
        let spread = share * (1.0 - share) / games + square / (4.0 * games * games);
        let margin = TWO_SIDED_95 * spread.sqrt() / (1.0 + square / games);
        (share, middle - margin, middle + margin)
    }

    /// How much larger the mean is, with an interval that takes no account of the dice being the same: it is rather too
    /// wide.
    fn gain_over(&self, start: &Sample) -> (f64, f64, f64) {
        let gain = self.mean() - start.mean();
        let margin = TWO_SIDED_95 * self.standard_error().hypot(start.standard_error());
        (gain, gain - margin, gain + margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.0005
    }

    #[test]
    fn a_share_has_the_interval_of_wilson() {
        let (share, low, high) = Sample::of_duels(400, 259, 0).share();
        assert!(near(share, 0.6475) && near(low, 0.5995) && near(high, 0.6927), "{low} {high}");
        let (share, low, high) = Sample::of_duels(400, 400, 0).share();
        assert!(near(share, 1.0) && near(low, 0.9905) && near(high, 1.0), "{low} {high}");
        let (share, ..) = Sample::of_duels(10, 4, 2).share();
        assert!(near(share, 0.5), "draws are halves");
    }

    #[test]
    fn a_gain_in_points_has_the_interval_of_both_means() {
        // Scores 1 2 3 4 against 1 1 1 1.
        let some = Sample { games: 4, sum: 10.0, squares: 30.0 };
        let none = Sample { games: 4, sum: 4.0, squares: 4.0 };
        let (gain, low, high) = some.gain_over(&none);
        assert!(near(gain, 1.5) && near(high - gain, 1.2651) && near(gain - low, 1.2651), "{high}");
    }

    #[test]
    fn better_is_what_luck_does_not_explain() {
        let check = |measure, low| Check { measure, games: 9, score: 1.0, low, high: 2.0 };
        assert!(check(Measure::Won, 0.501).is_better());
        assert!(!check(Measure::Won, 0.499).is_better());
        assert!(check(Measure::Points, 0.1).is_better());
        assert!(!check(Measure::Points, -0.1).is_better());
    }
}
