//! Many games at once, stepped on several threads.

use std::{fmt, sync::Arc};

use kernel::{Seat, Seed, SetupError};
use rayon::prelude::*;

use crate::{
    env::{Env, NotOffered, Terms},
    numbers::{Number, Numbers},
    rows::{Row, Rows, Shape, WrongSize},
    slots::Slot,
};

/// Games that one thread steps one after the other before another may take some of them.
const TOGETHER: usize = 8;

/// Many games of one kind. A game that is over begins again at once, with the next seed.
pub struct Batch<G: Numbers> {
    lanes: Vec<Lane<G>>,
    pool: rayon::ThreadPool,
    shape: Shape,
}

/// The answers of many games one after the other: those of game `n` from `offsets[n]` to `offsets[n + 1]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    pub offsets: Vec<u64>,
    pub slots: Vec<Slot>,
    /// What each answer says, [`Numbers::ANSWER`] numbers for each.
    pub rows: Vec<Number>,
}

/// Why many games cannot be begun.
#[derive(Debug)]
pub enum BatchError {
    Setup(Vec<SetupError>),
    /// As the system puts it.
    Threads(String),
}

/// Why no game was stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStepped {
    NotOffered(NotOffered),
    /// One answer a game is needed.
    Answers {
        given: usize,
        games: usize,
    },
    Rows(WrongSize),
}

impl fmt::Display for NotStepped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotStepped::NotOffered(why) => why.fmt(f),
            NotStepped::Answers { given, games } => write!(f, "{given} actions for {games} games"),
            NotStepped::Rows(why) => why.fmt(f),
        }
    }
}

impl From<WrongSize> for NotStepped {
    fn from(why: WrongSize) -> Self {
        NotStepped::Rows(why)
    }
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
        terms: Terms<G::Setup>,
        games: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Self, BatchError> {
        let stride = games as u64;
        let terms = Arc::new(terms);
        let lane = |number: u64| {
            let first = seed.wrapping_add(number);
            let env = Env::at(Arc::clone(&terms), Seed::from_number(first))?;
            Ok(Lane { env, next: first.wrapping_add(stride), stride })
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| BatchError::Threads(error.to_string()))?;
        // Bots may have to think before the first decision.
        let lanes: Result<Vec<_>, _> =
            pool.install(|| (0..stride).into_par_iter().map(lane).collect());
        let lanes = lanes.map_err(BatchError::Setup)?;
        let players = lanes.first().map_or(0, |lane| usize::from(lane.env.seats()));
        Ok(Batch { lanes, pool, shape: Shape { games, numbers: G::length(), players } })
    }

    /// How much a step writes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    pub(crate) fn lane(&self, game: usize) -> Option<&Env<G>> {
        self.lanes.get(game).map(|lane| &lane.env)
    }

    /// The answers offered in all games.
    pub fn answers(&self) -> Answers {
        let width = G::ANSWER.len();
        let of = |lane: &Lane<G>| {
            let slots = lane.env.slots().to_vec();
            let mut rows = vec![0; slots.len() * width];
            lane.env.write_answers(&mut rows);
            (slots, rows)
        };
        let all: Vec<_> = self.pool.install(|| self.lanes.par_iter().map(of).collect());
        let mut answers = Answers { offsets: vec![0], ..Answers::default() };
        for (slots, rows) in all {
            answers.slots.extend(slots);
            answers.rows.extend(rows);
            answers.offsets.push(answers.slots.len() as u64);
        }
        answers
    }

    /// Writes how all games stand, as if none had ended just now.
    pub fn read(&self, rows: Rows<'_>) -> Result<(), WrongSize> {
        let rows = rows.of(self.shape)?;
        self.pool.install(|| {
            self.lanes.par_iter().zip(rows).with_min_len(TOGETHER).for_each(|(lane, mut row)| {
                *row.ended = 0;
                row.rewards.fill(0.0);
                row.last.fill(0);
                lane.write(&mut row);
            });
        });
        Ok(())
    }

    /// Answers in every game and writes what came of it. If an answer is not offered, nothing has changed in any of them.
    pub fn step(&mut self, actions: &[Slot], rows: Rows<'_>) -> Result<(), NotStepped> {
        let (given, games) = (actions.len(), self.lanes.len());
        if given != games {
            return Err(NotStepped::Answers { given, games });
        }
        let lanes = &self.lanes;
        let refused = self.pool.install(|| {
            let answered = lanes.par_iter().zip(actions).with_min_len(TOGETHER);
            answered.find_first(|(lane, action)| !lane.env.slots().contains(action))
        });
        if let Some((_, action)) = refused {
            return Err(NotStepped::NotOffered(NotOffered(*action)));
        }
        self.advance(rows, |game, _| actions.get(game).copied())?;
        Ok(())
    }

    /// Answers in every game with any of the answers that are offered, all of them alike: how fast games can be stepped.
    pub fn step_at_random(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), WrongSize> {
        self.advance(rows, |game, env| {
            let slots = env.slots();
            let at = mix(seed ^ mix(game as u64)) % slots.len().max(1) as u64;
            slots.get(at as usize).copied()
        })
    }

    fn advance(
        &mut self,
        rows: Rows<'_>,
        action: impl Fn(usize, &Env<G>) -> Option<Slot> + Sync,
    ) -> Result<(), WrongSize> {
        let Batch { lanes, pool, shape } = self;
        let rows = rows.of(*shape)?;
        pool.install(|| {
            let lanes = lanes.par_iter_mut().zip(rows).enumerate().with_min_len(TOGETHER);
            lanes.for_each(|(game, (lane, mut row))| {
                lane.step(action(game, &lane.env), &mut row);
                lane.write(&mut row);
            });
        });
        Ok(())
    }
}

impl<G: Numbers> Lane<G> {
    /// Gives this answer, which is offered, and begins again where the game ended with it.
    fn step(&mut self, action: Option<Slot>, row: &mut Row<'_>) {
        let seat = self.env.seat().unwrap_or(Seat(0));
        let stepped = action.is_some_and(|action| self.env.step(action).is_ok());
        debug_assert!(stepped, "it was looked up before any game was changed");
        row.rewards.fill(0.0);
        let over = self.env.is_over();
        let stopped = self.env.is_stopped() || self.env.fault().is_some();
        *row.ended = u8::from(over) + u8::from(over && stopped);
        if over {
            self.env.observe(seat, row.last);
            for (reward, brought) in row.rewards.iter_mut().zip(self.env.rewards()) {
                *reward = brought;
            }
            self.env.reset(Seed::from_number(self.next));
            self.next = self.next.wrapping_add(self.stride);
        }
    }

    /// Writes who decides, what that seat may know and what it may do.
    fn write(&self, row: &mut Row<'_>) {
        let deciding = self.env.seat().unwrap_or(Seat(0));
        *row.seat = deciding.0;
        self.env.observe(deciding, row.observation);
        self.env.mask(row.mask);
    }
}

/// Spreads a number over all bits (the finaliser of `SplitMix64`).
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
