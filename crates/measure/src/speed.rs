//! Time, as the median of several runs.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use crate::{Measured, Walk};

/// Runs a number is the median of.
const RUNS: usize = 5;
/// States that clones and lists of options are timed on.
const STATES: usize = 64;
/// Decisions between two such states, so that they come from all parts of a game.
const APART: u64 = 37;

/// How fast an engine is, on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Speed {
    pub decisions_per_second: f64,
    /// Answers a decision, those without a choice included.
    pub answers_per_decision: f64,
    pub clone_ns: f64,
    pub options_ns: f64,
    /// The mean number of legal answers in the states options were listed in.
    pub mean_options: f64,
}

/// Measures for about `time` each of its parts.
pub fn speed<G: Measured>(time: Duration) -> Speed {
    let mut walk = Walk::<G>::new();
    let each = time / RUNS as u32;
    // Caches and branch predictors are warm afterwards, and this tells how many decisions fit into a run.
    let chunk = 200;
    walk.decide(chunk);
    let mut answers = 0;
    let mut decisions = 0;
    let rates = runs(|| {
        let start = Instant::now();
        let mut made = 0;
        while start.elapsed() < each {
            answers += walk.decide(chunk);
            made += chunk;
        }
        decisions += made;
        made as f64 / start.elapsed().as_secs_f64()
    });

    let states = walk.states(STATES, APART);
    let clone_ns = nanoseconds(each, || {
        for (game, _) in &states {
            // A reference, so that the clone is not moved as well.
            black_box(&game.clone());
        }
    });
    let mut options = Vec::new();
    let mut listed = 0;
    for (game, seat) in &states {
        game.options(*seat, &mut options);
        listed += options.len();
    }
    let options_ns = nanoseconds(each, || {
        for (game, seat) in &states {
            game.options(*seat, &mut options);
            black_box(&options);
        }
    });
    Speed {
        decisions_per_second: rates,
        answers_per_decision: answers as f64 / decisions as f64,
        clone_ns,
        options_ns,
        mean_options: listed as f64 / STATES as f64,
    }
}

/// Time for one state of a function that goes over all of them.
fn nanoseconds(time: Duration, mut all: impl FnMut()) -> f64 {
    all();
    runs(|| {
        let start = Instant::now();
        let mut rounds = 0_u32;
        while start.elapsed() < time {
            all();
            rounds += 1;
        }
        start.elapsed().as_nanos() as f64 / (f64::from(rounds) * STATES as f64)
    })
}

fn runs(mut run: impl FnMut() -> f64) -> f64 {
    let mut results: Vec<_> = (0..RUNS).map(|_| run()).collect();
    results.sort_by(f64::total_cmp);
    results[RUNS / 2]
}
