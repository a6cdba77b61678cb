//! Many games at once, stepped on several threads.

use std::fmt;

use kernel::{Seed, SetupError};
use rayon::prelude::*;

use crate::{
    env::{Env, NotOffered},
    numbers::{Number, Numbers},
    slots::{SLOTS, Slot},
};

/// Many games of one kind. A game that is over begins again at once, with the next seed.
pub struct Batch<G: Numbers> {
    lanes: Vec<Lane<G>>,
    pool: rayon::ThreadPool,
    arrays: Arrays,
}

/// What came of the last step, one line for each game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arrays {
    /// What the seat that decides may know.
    pub observations: Vec<Number>,
    /// 1 for each slot that is offered.
    pub masks: Vec<i8>,
    /// Who decides.
    pub seats: Vec<u8>,
    /// What the game that ended in this step brought each seat.
    pub rewards: Vec<f32>,
    /// 1 where a game ended in this step; what else is told is of the next game already.
    pub ended: Vec<u8>,
}

/// Why many games cannot be begun.
#[derive(Debug)]
pub enum BatchError {
    Setup(Vec<SetupError>),
    /// As the system puts it.
    Threads(String),
}

/// One game of many.
#[derive(Clone, Debug)]
struct Lane<G: Numbers> {
    env: Env<G>,
    /// The seed of its next game, and how many games there are side by side.
    next: u64,
    stride: u64,
}

impl<G: Numbers> fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("games", &self.lanes.len()).finish_non_exhaustive()
    }
}

impl<G: Numbers> Batch<G> {
    /// `games` of them with the seeds `seed`, `seed + 1`, …; `threads` 0: one for each core.
    pub fn new(
        setup: &G::Setup,
        games: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Self, BatchError> {
        let stride = games as u64;
        let lane = |number: u64| {
            let first = seed.wrapping_add(number);
            let env = Env::new(setup.clone(), Seed::from_number(first))?;
            Ok(Lane { env, next: first.wrapping_add(stride), stride })
        };
        let lanes = (0..stride).map(lane).collect::<Result<Vec<_>, _>>();
        let lanes = lanes.map_err(BatchError::Setup)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| BatchError::Threads(error.to_string()))?;
        let seats = lanes.first().map_or(0, |lane| usize::from(lane.env.seats()));
        let arrays = Arrays {
            observations: vec![0; games * G::length()],
            masks: vec![0; games * SLOTS],
            seats: vec![0; games],
            rewards: vec![0.0; games * seats],
            ended: vec![0; games],
        };
        let mut batch = Batch { lanes, pool, arrays };
        batch.advance(|_| None);
        Ok(batch)
    }

    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many play each game.
    pub fn players(&self) -> usize {
        self.lanes.first().map_or(0, |lane| usize::from(lane.env.seats()))
    }

    pub fn arrays(&self) -> &Arrays {
        &self.arrays
    }

    pub(crate) fn lane(&self, game: usize) -> Option<&Env<G>> {
        self.lanes.get(game).map(|lane| &lane.env)
    }

    /// Answers in every game. If an answer is not offered, nothing has changed in any of them.
    pub fn step(&mut self, actions: &[Slot]) -> Result<(), NotOffered> {
        for (number, lane) in self.lanes.iter().enumerate() {
            let action = actions.get(number).copied().unwrap_or(Slot::MAX);
            if !lane.env.slots().contains(&action) {
                return Err(NotOffered(action));
            }
        }
        self.advance(|number| actions.get(number).copied());
        Ok(())
    }

    /// Answers in every game with any of the answers that are offered, all of them alike: how fast games can be stepped.
    pub fn step_at_random(&mut self, seed: u64) {
        let actions: Vec<Slot> = (0..)
            .zip(&self.lanes)
            .map(|(number, lane)| {
                let slots = lane.env.slots();
                let mixed = mix(seed ^ mix(number));
                let at = (mixed % slots.len().max(1) as u64) as usize;
                slots.get(at).copied().unwrap_or(0)
            })
            .collect();
        self.advance(|number| actions.get(number).copied());
    }

    fn advance(&mut self, action: impl Fn(usize) -> Option<Slot> + Sync) {
        let Batch { lanes, pool, arrays } = self;
        let seats = arrays.rewards.len() / lanes.len().max(1);
        let length = G::length();
        pool.install(|| {
            lanes
                .par_iter_mut()
                .zip(arrays.observations.par_chunks_mut(length.max(1)))
                .zip(arrays.masks.par_chunks_mut(SLOTS))
                .zip(arrays.rewards.par_chunks_mut(seats.max(1)))
                .zip(arrays.seats.par_iter_mut().zip(&mut arrays.ended))
                .enumerate()
                .for_each(|(number, ((((lane, numbers), mask), rewards), (seat, ended)))| {
                    *ended = u8::from(lane.step(action(number), rewards));
                    let deciding = lane.env.seat().unwrap_or(kernel::Seat(0));
                    *seat = deciding.0;
                    lane.env.observe(deciding, numbers);
                    lane.env.mask(mask);
                });
        });
    }
}

impl<G: Numbers> Lane<G> {
    /// Whether the game ended with this.
    fn step(&mut self, action: Option<Slot>, rewards: &mut [f32]) -> bool {
        rewards.fill(0.0);
        let Some(action) = action else { return false };
        // It was looked up before any game was changed.
        let stepped = self.env.step(action);
        debug_assert!(stepped.is_ok());
        let over = self.env.is_over();
        if over {
            rewards.copy_from_slice(&self.env.rewards());
            self.env.reset(Seed::from_number(self.next));
            self.next = self.next.wrapping_add(self.stride);
        }
        over
    }
}

/// Spreads a number over all bits (the finaliser of `SplitMix64`).
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
