//! A walk through a game, made from numbers so that a failing one can be shrunk.

use std::env;

use kernel::{Chance, Game, Log, Seat, Seed};
use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner},
};

/// A walk: the game at its start, and one number for every decision to come.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    pub setup: G::Setup,
    pub seed: Seed,
    pub start: G,
    /// The events of the start.
    pub opening: Vec<G::Event>,
    steps: Vec<u16>,
}

/// The longest walk in decisions. Whole games are played by [`ending`](crate::ending).
const STEPS: usize = 240;

/// Checks `cases` walks (or as many as `GRIMOIRE_CASES` says) and panics with the shortest failing one.
pub fn check<G: Game>(
    setup: fn(&mut Chance) -> G::Setup,
    cases: u32,
    must_hold: impl Fn(&Walk<G>) -> Result<(), String>,
) {
    let cases = env::var("GRIMOIRE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(cases);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let numbers = (any::<u64>(), vec(any::<u16>(), 0..STEPS));
    let result = runner.run(&numbers, |(seed, steps)| {
        let walk = Walk::<G>::new(setup, seed, steps).map_err(TestCaseError::fail)?;
        must_hold(&walk).map_err(TestCaseError::fail)
    });
    match result {
        Ok(()) => (),
        Err(TestError::Fail(why, (seed, steps))) => {
            panic!("{why}\n\nshortest walk: seed {seed}, {} decisions {steps:?}", steps.len())
        }
        Err(TestError::Abort(why)) => panic!("{why}"),
    }
}

impl<G: Game> Walk<G> {
    fn new(setup: fn(&mut Chance) -> G::Setup, seed: u64, steps: Vec<u16>) -> Result<Self, String> {
        let seed = Seed::from_number(seed);
        let mut chance = Chance::seeded(seed);
        let setup = setup(&mut chance);
        let seed = chance.fork();
        let mut log = Log::recording();
        let start = G::start(&setup, Chance::seeded(seed), &mut log)
            .map_err(|problems| format!("the setup is refused: {problems:?}"))?;
        Ok(Walk { setup, seed, start, opening: log.take(), steps })
    }

    /// A source of chance that belongs to the check, not to the game.
    pub fn chance(&self) -> Chance {
        let mut chance = Chance::seeded(self.seed);
        Chance::seeded(chance.fork())
    }

    /// Goes along the walk. `visit` sees the game before each answer, and the answer.
    pub fn go(
        &self,
        mut visit: impl FnMut(&G, Seat, &G::Choice) -> Result<(), String>,
    ) -> Result<G, String> {
        let mut game = self.start.clone();
        let mut options = Vec::new();
        for step in &self.steps {
            let Some((seat, choice)) = pick(&game, *step, &mut options)? else { break };
            visit(&game, seat, &choice)?;
            game.apply(seat, &choice, &mut Log::off())
                .map_err(|refusal| format!("a listed answer is refused: {choice:?}, {refusal}"))?;
            if let Some(fault) = game.fault() {
                return Err(format!("the engine is at fault: {fault}"));
            }
        }
        Ok(game)
    }
}

/// The answer a number stands for. `None` when the game is over.
fn pick<G: Game>(
    game: &G,
    step: u16,
    options: &mut Vec<G::Choice>,
) -> Result<Option<(Seat, G::Choice)>, String> {
    let asks = game.open_questions();
    if asks.is_empty() {
        return Ok(None);
    }
    let step = usize::from(step);
    let seat = asks[step % asks.len()].seat;
    game.options(seat, options);
    match options.len() {
        0 => Err(format!("seat {seat} is asked and has no answer: {asks:?}")),
        count => Ok(Some((seat, options.swap_remove(step / asks.len() % count)))),
    }
}
