//! Environments without their type, by the name of the game.

use std::fmt::Debug;

use games::{GameId, with_game};
use i18n::Language;
use kernel::{Describe, Game, Seat, Seed, SetupError};

use crate::{
    batch::{Batch, BatchError, NotStepped},
    env::{Env, NotOffered},
    numbers::{Number, Numbers},
    rows::{Rows, Shape, WrongSize},
    slots::Slot,
};

/// The names of the games there are.
pub fn games() -> Vec<&'static str> {
    GameId::ALL.map(GameId::as_str).to_vec()
}

/// One game; see [`Env`].
pub trait AnyEnv: Debug + Send + Sync {
    fn reset(&mut self, seed: u64);
    fn seats(&self) -> u8;
    fn seat(&self) -> Option<u8>;
    fn fault(&self) -> Option<String>;
    fn answers(&self) -> u64;
    fn slots(&self) -> Vec<Slot>;
    fn mask(&self, out: &mut [i8]);
    fn observe(&self, seat: u8, out: &mut [Number]);
    fn name(&self, slot: Slot) -> Option<String>;
    fn describe(&self, slot: Slot, language: Language) -> Option<String>;
    fn step(&mut self, slot: Slot) -> Result<(), NotOffered>;
    fn rewards(&self) -> Vec<f32>;
    fn view(&self, seat: u8) -> String;
    fn copy(&self) -> Box<dyn AnyEnv>;
    fn names(&self) -> Vec<String>;
}

/// Many games; see [`Batch`].
pub trait AnyBatch: Debug + Send + Sync {
    fn shape(&self) -> Shape;
    fn read(&self, rows: Rows<'_>) -> Result<(), WrongSize>;
    fn step(&mut self, actions: &[Slot], rows: Rows<'_>) -> Result<(), NotStepped>;
    fn step_at_random(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), WrongSize>;
    fn name(&self, game: usize, slot: Slot) -> Option<String>;
    fn names(&self) -> Vec<String>;
}

/// One game of this name, from a setup as JSON or the usual one.
pub fn env(game: &str, setup: Option<&str>, seed: u64) -> Result<Box<dyn AnyEnv>, String> {
    with_game!(named(game)?, G => one::<G>(setup, seed))
}

/// Many games of this name.
pub fn batch(
    game: &str,
    setup: Option<&str>,
    games: usize,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn AnyBatch>, String> {
    with_game!(named(game)?, G => many::<G>(setup, games, seed, threads))
}

fn named(game: &str) -> Result<GameId, String> {
    GameId::named(game).map_err(|error| error.to_string())
}

fn one<G>(setup: Option<&str>, seed: u64) -> Result<Box<dyn AnyEnv>, String>
where
    G: Numbers + Describe,
    G::Setup: Default,
{
    let env = Env::<G>::new(read::<G>(setup)?, Seed::from_number(seed))
        .map_err(|errors| said(&errors))?;
    Ok(Box::new(env))
}

fn many<G>(
    setup: Option<&str>,
    games: usize,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn AnyBatch>, String>
where
    G: Numbers,
    G::Setup: Default,
{
    if games == 0 {
        return Err("there must be at least one game".to_owned());
    }
    let batch = Batch::<G>::new(&read::<G>(setup)?, games, seed, threads);
    let batch = batch.map_err(|error| match error {
        BatchError::Setup(errors) => said(&errors),
        BatchError::Threads(why) => why,
    })?;
    Ok(Box::new(batch))
}

fn read<G>(setup: Option<&str>) -> Result<G::Setup, String>
where
    G: Game,
    G::Setup: Default,
{
    match setup {
        None => Ok(G::Setup::default()),
        Some(text) => serde_json::from_str(text).map_err(|error| format!("the setup: {error}")),
    }
}

/// All that is wrong with a setup, a line each.
fn said(errors: &[SetupError]) -> String {
    let line = |error: &SetupError| {
        let what = i18n::format(Language::En, &error.message);
        let rule = error.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("{}: {what}{rule}", error.place)
    };
    errors.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl<G: Numbers + Describe> AnyEnv for Env<G> {
    fn reset(&mut self, seed: u64) {
        Env::reset(self, Seed::from_number(seed));
    }

    fn seats(&self) -> u8 {
        Env::seats(self)
    }

    fn seat(&self) -> Option<u8> {
        Env::seat(self).map(|seat| seat.0)
    }

    fn fault(&self) -> Option<String> {
        Env::fault(self).map(ToOwned::to_owned)
    }

    fn answers(&self) -> u64 {
        Env::answers(self)
    }

    fn slots(&self) -> Vec<Slot> {
        Env::slots(self).to_vec()
    }

    fn mask(&self, out: &mut [i8]) {
        Env::mask(self, out);
    }

    fn observe(&self, seat: u8, out: &mut [Number]) {
        if seat < Env::seats(self) {
            Env::observe(self, Seat(seat), out);
        }
    }

    fn name(&self, slot: Slot) -> Option<String> {
        Env::name(self, slot)
    }

    fn describe(&self, slot: Slot, language: Language) -> Option<String> {
        Env::describe(self, slot, language)
    }

    fn step(&mut self, slot: Slot) -> Result<(), NotOffered> {
        Env::step(self, slot)
    }

    fn rewards(&self) -> Vec<f32> {
        Env::rewards(self)
    }

    fn view(&self, seat: u8) -> String {
        Env::view(self, Seat(seat.min(Env::seats(self).saturating_sub(1))))
    }

    fn copy(&self) -> Box<dyn AnyEnv> {
        Box::new(self.clone())
    }

    fn names(&self) -> Vec<String> {
        G::names()
    }
}

impl<G: Numbers> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        Batch::shape(self)
    }

    fn read(&self, rows: Rows<'_>) -> Result<(), WrongSize> {
        Batch::read(self, rows)
    }

    fn step(&mut self, actions: &[Slot], rows: Rows<'_>) -> Result<(), NotStepped> {
        Batch::step(self, actions, rows)
    }

    fn step_at_random(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), WrongSize> {
        Batch::step_at_random(self, seed, rows)
    }

    fn name(&self, game: usize, slot: Slot) -> Option<String> {
        self.lane(game)?.name(slot)
    }

    fn names(&self) -> Vec<String> {
        G::names()
    }
}
