//! Elo ratings from the results of a round robin, with 95 % intervals.
//!
//! The ratings are those under which the results are likeliest (Bradley and Terry), where a draw is half a victory.
//! One imagined draw between every two bots keeps a bot that won everything from being infinitely strong; it weighs
//! less the more games there are. The intervals follow from how sharply the results fix the ratings.

use serde::Serialize;

/// What two bots did against each other, by their positions in the list of bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub first: usize,
    pub second: usize,
    pub first_wins: u64,
    pub second_wins: u64,
    pub draws: u64,
}

impl Pairing {
    /// Games, with the imagined draw.
    fn games(&self) -> f64 {
        (self.first_wins + self.second_wins + self.draws + 1) as f64
    }

    /// Points of the first bot, with half of the imagined draw.
    fn first_points(&self) -> f64 {
        self.first_wins as f64 + (self.draws + 1) as f64 / 2.0
    }
}

/// A bot's strength: 400 points more win ten games of eleven.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub elo: f64,
    /// The true rating lies between `low` and `high` in 95 of 100 such ladders.
    pub low: f64,
    pub high: f64,
}

/// The mean of all ratings.
pub const MEAN: f64 = 1500.0;

/// Standard deviations on either side that hold 95 % of a normal distribution.
pub const TWO_SIDED_95: f64 = 1.959_963_985;

/// Elo points for a factor of e in strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Rates `bots` bots. Every two of them should have met.
pub fn rate(bots: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let strengths = strengths(bots, pairings);
    let errors = standard_errors(bots, pairings, &strengths);
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / bots.max(1) as f64;
    logs.iter()
        .zip(errors)
        .map(|(log, error)| {
            let elo = MEAN + SCALE * (log - mean);
            let margin = SCALE * TWO_SIDED_95 * error;
            Rating { elo, low: elo - margin, high: elo + margin }
        })
        .collect()
}

/// Strengths under which the results are likeliest, by the classical fixed-point iteration.
fn strengths(bots: usize, pairings: &[Pairing]) -> Vec<f64> {
    const ROUNDS: usize = 10_000;
    let mut points = vec![0.0; bots];
    for pairing in pairings {
        points[pairing.first] += pairing.first_points();
        points[pairing.second] += pairing.games() - pairing.first_points();
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..ROUNDS {
        let mut weights = vec![0.0; bots];
        for pairing in pairings {
            let share = pairing.games() / (strengths[pairing.first] + strengths[pairing.second]);
            weights[pairing.first] += share;
            weights[pairing.second] += share;
        }
        let mut change: f64 = 0.0;
        for ((strength, points), weight) in strengths.iter_mut().zip(&points).zip(&weights) {
            if *weight > 0.0 {
                let better = points / weight;
                change = change.max((better / *strength - 1.0).abs());
                *strength = better;
            }
        }
        // Only ratios matter; the product stays one so that nothing runs away.
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / bots as f64;
        strengths.iter_mut().for_each(|strength| *strength /= mean.exp());
        if change < 1e-12 {
            break;
        }
    }
    strengths
}

/// Standard errors of the logarithms of the strengths, whose mean is fixed: the square roots of the diagonal of the
/// pseudo-inverse of the information matrix.
fn standard_errors(bots: usize, pairings: &[Pairing], strengths: &[f64]) -> Vec<f64> {
    let flat = 1.0 / bots.max(1) as f64;
    let mut information = vec![vec![flat; bots]; bots];
    for pairing in pairings {
        let (one, two) = (pairing.first, pairing.second);
        let chance = strengths[one] / (strengths[one] + strengths[two]);
        let weight = pairing.games() * chance * (1.0 - chance);
        information[one][one] += weight;
        information[two][two] += weight;
        information[one][two] -= weight;
        information[two][one] -= weight;
    }
    let inverse = inverse(information);
    (0..bots).map(|at| (inverse[at][at] - flat).max(0.0).sqrt()).collect()
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == at { 1.0 } else { 0.0 }));
    }
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= scale);
        let pivot_row = matrix[pivot].clone();
        for (at, row) in matrix.iter_mut().enumerate() {
            if at != pivot {
                let factor = row[pivot];
                row.iter_mut().zip(&pivot_row).for_each(|(cell, from)| *cell -= factor * from);
            }
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(first: usize, second: usize, first_wins: u64, second_wins: u64, draws: u64) -> Pairing {
        Pairing { first, second, first_wins, second_wins, draws }
    }

    #[test]
    fn ten_victories_of_eleven_are_400_points() {
        let ratings = rate(2, &[met(0, 1, 100_000, 10_000, 0)]);
        let difference = ratings[0].elo - ratings[1].elo;
        assert!((difference - 400.0).abs() < 0.1, "{difference}");
        assert!((ratings[0].elo + ratings[1].elo - 2.0 * MEAN).abs() < 1e-6);
    }

    #[test]
    fn equal_results_give_equal_ratings_and_more_games_a_narrower_interval() {
        let few = rate(2, &[met(0, 1, 10, 10, 0)]);
        let many = rate(2, &[met(0, 1, 1_000, 1_000, 0)]);
        assert!((few[0].elo - few[1].elo).abs() < 1e-9);
        assert!(many[0].high - many[0].low < (few[0].high - few[0].low) / 5.0);
        // At even strength the standard error of a rating is 173.7 points by the square root of the games.
        let margin = many[0].high - many[0].elo;
        assert!((margin - 7.61).abs() < 0.02, "{margin}");
    }

    #[test]
    fn who_wins_everything_has_a_finite_rating() {
        let ratings = rate(3, &[met(0, 1, 50, 0, 0), met(0, 2, 50, 0, 0), met(1, 2, 20, 20, 10)]);
        assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.low < rating.high));
        assert!(ratings[0].low > ratings[1].high && ratings[0].low > ratings[2].high);
        assert!((ratings[1].elo - ratings[2].elo).abs() < 1e-6);
    }
}
