//! Where steps write what came of them: the caller's memory, one line for each game.

use std::fmt;

use rayon::prelude::*;

use crate::{numbers::Number, slots::SLOTS};

/// How large the parts of [`Rows`] are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub games: usize,
    /// Numbers of an observation.
    pub numbers: usize,
    /// How many play each game.
    pub players: usize,
}

/// What came of a step, written where the caller wants it.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that decides may know.
    pub observations: &'a mut [Number],
    /// 1 for each slot that is offered.
    pub masks: &'a mut [i8],
    /// Who decides.
    pub seats: &'a mut [u8],
    /// What the game that ended in this step brought each seat.
    pub rewards: &'a mut [f32],
    /// Where a game ended in this step 1, or 2 if it was stopped; what else is told is of the next game already.
    pub ended: &'a mut [u8],
    /// How a game that ended stood for the seat that answered last; as long as the observations.
    pub last: &'a mut [Number],
}

/// The line of one game.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [Number],
    pub(crate) mask: &'a mut [i8],
    pub(crate) seat: &'a mut u8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) ended: &'a mut u8,
    pub(crate) last: &'a mut [Number],
}

/// A part of the rows has not the size that is written; nothing was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSize {
    pub part: &'static str,
    pub given: usize,
    pub needed: usize,
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongSize { part, given, needed } = self;
        write!(f, "{given} {part} where {needed} are written")
    }
}

impl<'a> Rows<'a> {
    /// The lines of the games one by one, if all parts have their size.
    pub(crate) fn of(
        self,
        shape: Shape,
    ) -> Result<impl IndexedParallelIterator<Item = Row<'a>>, WrongSize> {
        let Shape { games, numbers, players } = shape;
        let Rows { observations, masks, seats, rewards, ended, last } = self;
        let fits = |part, given, needed| {
            if given == needed { Ok(()) } else { Err(WrongSize { part, given, needed }) }
        };
        fits("observations", observations.len(), games * numbers)?;
        fits("masks", masks.len(), games * SLOTS)?;
        fits("seats", seats.len(), games)?;
        fits("rewards", rewards.len(), games * players)?;
        fits("ended", ended.len(), games)?;
        fits("last observations", last.len(), games * numbers)?;
        let parts = observations
            .par_chunks_mut(numbers.max(1))
            .zip(masks.par_chunks_mut(SLOTS))
            .zip(seats)
            .zip(rewards.par_chunks_mut(players.max(1)))
            .zip(ended)
            .zip(last.par_chunks_mut(numbers.max(1)));
        Ok(parts.map(|(((((observation, mask), seat), rewards), ended), last)| Row {
            observation,
            mask,
            seat,
            rewards,
            ended,
            last,
        }))
    }
}

/// Memory for [`Rows`] for who has none of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrays {
    pub observations: Vec<Number>,
    pub masks: Vec<i8>,
    pub seats: Vec<u8>,
    pub rewards: Vec<f32>,
    pub ended: Vec<u8>,
    pub last: Vec<Number>,
}

impl Arrays {
    pub fn new(shape: Shape) -> Self {
        let Shape { games, numbers, players } = shape;
        Arrays {
            observations: vec![0; games * numbers],
            masks: vec![0; games * SLOTS],
            seats: vec![0; games],
            rewards: vec![0.0; games * players],
            ended: vec![0; games],
            last: vec![0; games * numbers],
        }
    }

    pub fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            last: &mut self.last,
        }
    }
}
