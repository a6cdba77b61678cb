//! What games came to besides victories: means over many games, with intervals.

use crate::{Figure, rating::TWO_SIDED_95};

/// What one figure came to over many games. Whole numbers, so that sums are the same in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    pub name: &'static str,
    pub games: u64,
    sum: i64,
    squares: i64,
    /// Games in which it was above nothing.
    above: u64,
}

impl Spread {
    pub fn new(name: &'static str) -> Self {
        Spread { name, games: 0, sum: 0, squares: 0, above: 0 }
    }

    fn take(&mut self, value: i64) {
        self.games += 1;
        self.sum += value;
        self.squares += value * value;
        self.above += u64::from(value > 0);
    }

    pub fn mean(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.sum as f64 / self.games as f64 }
    }

    /// Half the width of the 95 % interval of the mean.
    pub fn margin(&self) -> f64 {
        TWO_SIDED_95 * standard_error(self.games, self.sum as f64, self.squares as f64)
    }

    /// The share of games in which it was above nothing.
    pub fn share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.above as f64 / self.games as f64 }
    }
}

/// How far the mean of so many numbers is off, about, from their sum and that of their squares.
pub fn standard_error(count: u64, sum: f64, squares: f64) -> f64 {
    if count < 2 {
        return 0.0;
    }
    let count = count as f64;
    let variance = (squares - sum * sum / count) / (count - 1.0);
    (variance.max(0.0) / count).sqrt()
}

/// Counts the figures of a game, by seat.
pub(crate) fn take_in(spreads: &mut Vec<Vec<Spread>>, figures: &[Vec<Figure>]) {
    if spreads.len() < figures.len() {
        spreads.resize(figures.len(), Vec::new());
    }
    for (spreads, figures) in spreads.iter_mut().zip(figures) {
        for figure in figures {
            of_name(spreads, figure.name).take(figure.value);
        }
    }
}

/// Adds what another thread counted.
pub(crate) fn add_spreads(spreads: &mut Vec<Vec<Spread>>, others: Vec<Vec<Spread>>) {
    if spreads.len() < others.len() {
        spreads.resize(others.len(), Vec::new());
    }
    for (spreads, others) in spreads.iter_mut().zip(others) {
        for other in others {
            let spread = of_name(spreads, other.name);
            spread.games += other.games;
            spread.sum += other.sum;
            spread.squares += other.squares;
            spread.above += other.above;
        }
    }
}

fn of_name<'s>(spreads: &'s mut Vec<Spread>, name: &'static str) -> &'s mut Spread {
    let at = spreads.iter().position(|spread| spread.name == name).unwrap_or_else(|| {
        spreads.push(Spread::new(name));
        spreads.len() - 1
    });
    &mut spreads[at]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(values: &[i64]) -> Vec<Vec<Spread>> {
        let mut spreads = Vec::new();
        for value in values {
            take_in(&mut spreads, &[vec![Figure::new("fame", *value)]]);
        }
        spreads
    }

    #[test]
    fn a_spread_has_mean_margin_and_share() {
        let spread = counted(&[0, 2, 4, 6])[0][0];
        assert_eq!((spread.games, spread.mean(), spread.share()), (4, 3.0, 0.75));
        // The variance of these is 20/3.
        assert!((spread.margin() - TWO_SIDED_95 * (20.0_f64 / 12.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn counting_in_parts_is_counting_at_once() {
        let mut parts = counted(&[5, 0, 7]);
        add_spreads(&mut parts, counted(&[1, 9]));
        assert_eq!(parts, counted(&[5, 0, 7, 1, 9]));
    }
}
