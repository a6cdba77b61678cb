//! The rounds of a run. CMA-ES asks for the scores of points; those of earlier rounds are read off the record, and the
//! others are played for.

use std::{cell::RefCell, collections::VecDeque, fmt, sync::Arc};

use bots::Heuristics;
use cmaes::{CMAESOptions, DVector, TerminationReason};
use kernel::Seed;

use crate::{
    contest::{Contest, ContestError},
    provenance::{Provenance, Round},
    space::{NoWeights, Space},
};

/// Where a run stands after a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress<'a, W> {
    /// Rounds that are over.
    pub rounds: usize,
    /// Scores of the last round.
    pub scores: &'a [f64],
    /// How far the candidates of the next round are scattered.
    pub step: f64,
    /// The middle of the candidates to come: the best guess where scores are up to luck.
    pub weights: &'a W,
}

/// Why a run cannot begin or go on. `E` is the error of the listener.
#[derive(Clone, Debug, PartialEq)]
pub enum TuneError<E> {
    Contest(ContestError),
    NoWeights(NoWeights),
    /// The record is not of such a run.
    Record(String),
    /// The search cannot go on.
    Search(String),
    /// The listener cannot go on, perhaps because nothing can be written.
    Heard(E),
}

impl<E: fmt::Display> fmt::Display for TuneError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TuneError::Contest(error) => error.fmt(f),
            TuneError::NoWeights(error) => error.fmt(f),
            TuneError::Record(what) | TuneError::Search(what) => f.write_str(what),
            TuneError::Heard(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for TuneError<E> {}

/// Plays up to so many rounds in all, those of the record among them, and adds the new ones to the record. `heard` is told
/// after every new round, and before the first one what the record came to. Gives the weights it arrived at.
pub fn run<G: Heuristics, E>(
    contest: &Contest<G>,
    record: &mut Provenance<G::Weights>,
    rounds: usize,
    mut heard: impl FnMut(&Progress<'_, G::Weights>, &Provenance<G::Weights>) -> Result<(), E>,
) -> Result<G::Weights, TuneError<E>> {
    let space = Space::around(&**contest.start()).map_err(TuneError::NoWeights)?;
    if let Some(round) = record.rounds.iter().find(|round| round.0.len() != record.population) {
        let (has, wanted) = (round.0.len(), record.population);
        return Err(TuneError::Record(format!("a round has {has} scores, not {wanted}")));
    }
    let trials = RefCell::new(Trials::new(contest, &space, record));
    let score = |point: &DVector<f64>| trials.borrow_mut().score(point);
    let mut search = CMAESOptions::new(vec![0.0; space.dimensions()], record.step)
        .population_size(record.population)
        .seed(folded(record.seed))
        .build(score)
        .map_err(|error| TuneError::Search(format!("the search cannot begin: {error:?}")))?;
    let known = record.rounds.len();
    let mut weights = (**contest.start()).clone();
    for round in 1..=rounds.max(known) {
        let ended = search.next();
        let scores = trials.borrow_mut().round_is_over().map_err(TuneError::Contest)?;
        // Scores that are alike end nothing here: they are up to luck. What cannot be computed does.
        if let Some(reason) = ended.and_then(|data| data.reasons.into_iter().find(is_fatal)) {
            return Err(TuneError::Search(format!("the search cannot go on: {reason:?}")));
        }
        weights = space.weights(search.mean().as_slice()).ok_or_else(|| {
            TuneError::Search("the search came to what are no weights".to_owned())
        })?;
        if round > known {
            record.games_played += trials.borrow().played_in_round;
            record.rounds.push(Round(scores.clone()));
            // It was of other weights.
            record.check = None;
        }
        if round >= known {
            let progress = Progress {
                rounds: round,
                scores: &scores,
                step: search.sigma(),
                weights: &weights,
            };
            heard(&progress, record).map_err(TuneError::Heard)?;
        }
    }
    Ok(weights)
}

fn is_fatal(reason: &TerminationReason) -> bool {
    matches!(reason, TerminationReason::InvalidFunctionValue | TerminationReason::PosDefCov)
}

/// The seed of the search: all bytes of the run's seed play a part.
fn folded(Seed(bytes): Seed) -> u64 {
    let words = bytes
        .chunks(8)
        .map(|chunk| chunk.iter().rev().fold(0, |word: u64, byte| (word << 8) | u64::from(*byte)));
    words.fold(0, |folded, word| folded.rotate_left(17) ^ word)
}

/// What the search asks its scores of.
struct Trials<'a, G: Heuristics> {
    contest: &'a Contest<G>,
    space: &'a Space<G::Weights>,
    games: u64,
    /// Scores of earlier rounds that were not asked for yet.
    recorded: VecDeque<f64>,
    round: u64,
    scores: Vec<f64>,
    played: u64,
    played_in_round: u64,
    trouble: Option<ContestError>,
}

impl<'a, G: Heuristics> Trials<'a, G> {
    fn new(
        contest: &'a Contest<G>,
        space: &'a Space<G::Weights>,
        record: &Provenance<G::Weights>,
    ) -> Self {
        Trials {
            contest,
            space,
            games: record.games,
            recorded: record.rounds.iter().flat_map(|round| round.0.iter().copied()).collect(),
            round: 0,
            scores: Vec::new(),
            played: 0,
            played_in_round: 0,
            trouble: None,
        }
    }

    /// The score of a point, less than nothing where it is good: the search looks for the smallest. No number where it
    /// cannot be had, which ends the search.
    fn score(&mut self, point: &DVector<f64>) -> f64 {
        if self.trouble.is_some() {
            return f64::NAN;
        }
        let score = match self.recorded.pop_front() {
            Some(score) => score,
            None => match self.play(point) {
                Ok(score) => score,
                Err(trouble) => {
                    self.trouble = Some(trouble);
                    return f64::NAN;
                }
            },
        };
        self.scores.push(score);
        -score
    }

    fn play(&mut self, point: &DVector<f64>) -> Result<f64, ContestError> {
        let weights = self.space.weights(point.as_slice()).ok_or(ContestError::Weights)?;
        let sample = self.contest.round(&Arc::new(weights), self.round, self.games)?;
        self.played += sample.games;
        Ok(sample.mean())
    }

    /// The scores of the round that is over.
    fn round_is_over(&mut self) -> Result<Vec<f64>, ContestError> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble);
        }
        self.round += 1;
        self.played_in_round = std::mem::take(&mut self.played);
        Ok(std::mem::take(&mut self.scores))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_that_differ_anywhere_give_other_searches() {
        let mut seen = vec![folded(Seed([0; 32]))];
        for at in 0..32 {
            let mut bytes = [0; 32];
            bytes[at] = 1;
            seen.push(folded(Seed(bytes)));
        }
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), count);
        assert_eq!(folded(Seed::from_number(7)), 7u64.rotate_left(51));
    }
}
