//! Environments without their type, by the name of the game.

use std::{fmt::Debug, sync::Arc};

use bots::{Spec, record::header};
use games::{GameId, with_game};
use i18n::Language;
use kernel::{Chance, Describe, Log, Seat, Seed, SetupError};

use crate::{
    batch::{Answers, Batch, BatchError, NotStepped},
    env::{Env, NotOffered, SetupOf, Terms},
    features::Table,
    numbers::{Kinds, Number, Numbers},
    recorded::{self, Order, Positions, Recorded, Sample},
    rows::{Rows, Shape, WrongSize},
    slots::Slot,
};

/// What is played and against whom, as learning programs say it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// A setup as JSON, `random`, or the usual one.
    pub setup: Option<String>,
    /// How many play, where the setup is drawn.
    pub seats: Option<usize>,
    /// The bots, by seat.
    pub bots: Vec<Option<String>>,
    /// Games are stopped after so many rounds.
    pub rounds: Option<u32>,
}

/// In place of a setup: every game has another one.
const RANDOM: &str = "random";

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
    fn stopped(&self) -> bool;
    /// The positions of all answers so far that were a choice.
    fn history(&self) -> Vec<u32>;
    fn seed(&self) -> String;
    fn slots(&self) -> Vec<Slot>;
    /// What the offered answers say, a row for each in the order of the slots.
    fn answer_rows(&self) -> Vec<Number>;
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
    fn answers(&self) -> Answers;
    fn name(&self, game: usize, slot: Slot) -> Option<String>;
    fn names(&self) -> Vec<String>;
}

/// The games of a file; see [`Recorded`].
pub trait AnyRecorded: Debug + Send + Sync {
    /// The header as JSON.
    fn header(&self) -> String;
    /// The numbers of the games, in their order in the file.
    fn games(&self) -> Vec<u64>;
    fn positions(&self, first: usize, count: usize, sample: Sample) -> Result<Positions, String>;
    fn names(&self) -> Vec<String>;
}

/// What a game has numbers for: the same in all its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The names of the numbers of an observation.
    pub names: Vec<String>,
    /// The columns of an answer.
    pub answer: &'static [&'static str],
    pub kinds: Kinds,
    pub tables: Vec<Table>,
}

/// What the numbers of this game mean.
pub fn meaning(game: &str) -> Result<Meaning, String> {
    fn of<G: Numbers>() -> Meaning {
        Meaning { names: G::names(), answer: G::ANSWER, kinds: G::kinds(), tables: G::tables() }
    }
    Ok(with_game!(named(game)?, G => of::<G>()))
}

/// Plays a few games and returns them as the bytes of a file; see [`recorded::record`].
pub fn record(game: &str, setup: Option<&str>, order: &Order) -> Result<Vec<u8>, String> {
    fn of<G>(setup: Option<&str>, order: &Order) -> Result<Vec<u8>, String>
    where
        G: Numbers,
        G::Setup: Default,
    {
        let setup = setup.map(ToOwned::to_owned);
        let wish = Wish { setup, seats: Some(order.bots.len()), ..Wish::default() };
        recorded::record::<G>(&terms::<G>(&wish)?.setup, order)
    }
    with_game!(named(game)?, G => of::<G>(setup, order))
}

/// The recorded games of a file.
pub fn recorded(file: &[u8]) -> Result<Box<dyn AnyRecorded>, String> {
    fn of<G: Numbers>(file: &[u8]) -> Result<Box<dyn AnyRecorded>, String> {
        Ok(Box::new(Recorded::<G>::read(file)?))
    }
    let (header, _) = header(file).map_err(|error| error.to_string())?;
    with_game!(named(&header.game)?, G => of::<G>(file))
}

/// One game of this name.
pub fn env(game: &str, wish: &Wish, seed: u64) -> Result<Box<dyn AnyEnv>, String> {
    with_game!(named(game)?, G => one::<G>(wish, seed))
}

/// A game that was saved: its seed and what was decided.
pub fn restored(
    game: &str,
    wish: &Wish,
    seed: &str,
    history: &[u32],
) -> Result<Box<dyn AnyEnv>, String> {
    with_game!(named(game)?, G => again::<G>(wish, seed, history))
}

/// Many games of this name.
pub fn batch(
    game: &str,
    wish: &Wish,
    games: usize,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn AnyBatch>, String> {
    with_game!(named(game)?, G => many::<G>(wish, games, seed, threads))
}

fn named(game: &str) -> Result<GameId, String> {
    GameId::named(game).map_err(|error| error.to_string())
}

fn one<G>(wish: &Wish, seed: u64) -> Result<Box<dyn AnyEnv>, String>
where
    G: Numbers + Describe,
    G::Setup: Default,
{
    let env = Env::<G>::at(Arc::new(terms::<G>(wish)?), Seed::from_number(seed))
        .map_err(|errors| said(&errors))?;
    somebody_decides(wish, env.seats())?;
    Ok(Box::new(env))
}

fn again<G>(wish: &Wish, seed: &str, history: &[u32]) -> Result<Box<dyn AnyEnv>, String>
where
    G: Numbers + Describe,
    G::Setup: Default,
{
    let seed = Seed::try_from(seed.to_owned()).map_err(|_| format!("“{seed}” is no seed"))?;
    let env = Env::<G>::restored(Arc::new(terms::<G>(wish)?), seed, history);
    let env = env.map_err(|errors| said(&errors))?.map_err(|error| error.to_string())?;
    Ok(Box::new(env))
}

fn many<G>(
    wish: &Wish,
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
    let batch = Batch::<G>::new(terms::<G>(wish)?, games, seed, threads);
    let batch = batch.map_err(|error| match error {
        BatchError::Setup(errors) => said(&errors),
        BatchError::Threads(why) => why,
    })?;
    somebody_decides(wish, batch.shape().players as u8)?;
    Ok(Box::new(batch))
}

fn terms<G>(wish: &Wish) -> Result<Terms<G::Setup>, String>
where
    G: Numbers,
    G::Setup: Default,
{
    let setup = match wish.setup.as_deref() {
        None => SetupOf::Fixed(G::Setup::default()),
        Some(RANDOM) => {
            let usual = G::start(
                &G::Setup::default(),
                Chance::seeded(Seed::from_number(0)),
                &mut Log::off(),
            );
            let seats = usual.map_err(|errors| said(&errors))?.seats();
            SetupOf::Random {
                made: G::random_setup,
                seats: wish.seats.unwrap_or(usize::from(seats)),
            }
        }
        Some(text) => SetupOf::Fixed(
            serde_json::from_str(text).map_err(|error| format!("the setup: {error}"))?,
        ),
    };
    let bot = |bot: &Option<String>| bot.as_deref().map(Spec::parse).transpose();
    let bots = wish.bots.iter().map(bot).collect::<Result<_, _>>();
    let bots = bots.map_err(|error| error.to_string())?;
    Ok(Terms { setup, bots, rounds: wish.rounds })
}

/// A game in which bots sit at all seats would be over before anybody is asked.
fn somebody_decides(wish: &Wish, seats: u8) -> Result<(), String> {
    let bots = wish.bots.iter().take(usize::from(seats)).flatten().count();
    if wish.bots.len() > usize::from(seats) {
        return Err(format!("bots for {} seats in a game of {seats}", wish.bots.len()));
    }
    if bots == usize::from(seats) {
        return Err("bots sit at all seats; leave one to the learner".to_owned());
    }
    Ok(())
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

    fn stopped(&self) -> bool {
        Env::is_stopped(self)
    }

    fn history(&self) -> Vec<u32> {
        Env::history(self).to_vec()
    }

    fn seed(&self) -> String {
        Env::seed(self).to_string()
    }

    fn slots(&self) -> Vec<Slot> {
        Env::slots(self).to_vec()
    }

    fn answer_rows(&self) -> Vec<Number> {
        let mut rows = vec![0; Env::slots(self).len() * G::ANSWER.len()];
        Env::write_answers(self, &mut rows);
        rows
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

    fn answers(&self) -> Answers {
        Batch::answers(self)
    }

    fn name(&self, game: usize, slot: Slot) -> Option<String> {
        self.lane(game)?.name(slot)
    }

    fn names(&self) -> Vec<String> {
        G::names()
    }
}

impl<G: Numbers> AnyRecorded for Recorded<G> {
    fn header(&self) -> String {
        serde_json::to_string(Recorded::header(self)).unwrap_or_default()
    }

    fn games(&self) -> Vec<u64> {
        Recorded::games(self).iter().map(|game| game.game).collect()
    }

    fn positions(&self, first: usize, count: usize, sample: Sample) -> Result<Positions, String> {
        Recorded::positions(self, first, count, sample)
    }

    fn names(&self) -> Vec<String> {
        G::names()
    }
}
