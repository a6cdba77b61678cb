//! Learning environments for Python. Everything is done by the `learn` crate; this only translates.
//!
//! A program keeps its own numpy arrays: they are lent to the engine for a call, which fills them in place from several
//! threads, so that nothing is allocated or copied in a step. While games are stepped, other Python threads run.

#![expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is taken by value: pyo3 makes it for the call"
)]

use i18n::{Language, UnknownLanguage};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::{
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
};
use rl_env::{AnyBatch, AnyEnv, Number, Rows, SLOTS, Slot};

/// One game that stops at real decisions only.
#[pyclass]
#[derive(Debug)]
struct Env(Box<dyn AnyEnv>);

#[pymethods]
impl Env {
    /// `setup` is JSON as `grimoire` reads it, or `None` for the usual game.
    #[new]
    #[pyo3(signature = (game, setup=None, seed=0))]
    fn new(game: &str, setup: Option<&str>, seed: u64) -> PyResult<Self> {
        rl_env::env(game, setup, seed).map(Env).map_err(PyValueError::new_err)
    }

    /// Begins again with the same setup and this seed.
    fn reset(&mut self, seed: u64) {
        self.0.reset(seed);
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// The seat that decides now, or `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.0.seat()
    }

    /// What the engine found wrong with itself, or `None`.
    #[getter]
    fn fault(&self) -> Option<String> {
        self.0.fault()
    }

    /// Answers that were given, those without a choice included.
    #[getter]
    fn answers(&self) -> u64 {
        self.0.answers()
    }

    /// The actions that are offered now.
    #[getter]
    fn actions(&self) -> Vec<Slot> {
        self.0.slots()
    }

    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.0.rewards()
    }

    /// What an offered action is, as JSON; the same for the same answer in every state.
    fn action_name(&self, action: Slot) -> PyResult<String> {
        self.0.name(action).ok_or_else(|| not_offered(action))
    }

    /// What an offered action is, in words for people.
    #[pyo3(signature = (action, language="en"))]
    fn describe(&self, action: Slot, language: &str) -> PyResult<String> {
        let language: Language = language
            .parse()
            .map_err(|error: UnknownLanguage| PyValueError::new_err(error.to_string()))?;
        self.0.describe(action, language).ok_or_else(|| not_offered(action))
    }

    fn step(&mut self, action: Slot) -> PyResult<()> {
        self.0.step(action).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Writes what `seat` may know into an array of int16.
    fn observe(&self, seat: u8, mut out: PyReadwriteArray1<'_, Number>) -> PyResult<()> {
        if seat >= self.0.seats() {
            return Err(PyIndexError::new_err(format!("there is no seat {seat}")));
        }
        self.0.observe(seat, out.as_slice_mut()?);
        Ok(())
    }

    /// Writes 1 for every action that is offered into an array of int8.
    fn mask(&self, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        self.0.mask(out.as_slice_mut()?);
        Ok(())
    }

    /// What a seat may know, as JSON.
    fn view(&self, seat: u8) -> String {
        self.0.view(seat)
    }

    /// The same game once more; both go on by themselves.
    fn clone(&self) -> Self {
        Env(self.0.copy())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        self.clone()
    }

    /// The names of the numbers an observation holds, in order.
    fn names(&self) -> Vec<String> {
        self.0.names()
    }
}

/// The arrays of `grimoire.Step`, lent for one call.
#[derive(FromPyObject)]
struct Step<'py> {
    observations: PyReadwriteArray2<'py, Number>,
    action_masks: PyReadwriteArray2<'py, i8>,
    seats: PyReadwriteArray1<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    ended: PyReadwriteArray1<'py, u8>,
}

impl Step<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_slice_mut()?,
            masks: self.action_masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            ended: self.ended.as_slice_mut()?,
        })
    }
}

/// Many games stepped at once.
#[pyclass]
#[derive(Debug)]
struct Batch(Box<dyn AnyBatch>);

#[pymethods]
impl Batch {
    /// `threads` 0: one for each core.
    #[new]
    #[pyo3(signature = (game, games, setup=None, seed=0, threads=0))]
    fn new(
        game: &str,
        games: usize,
        setup: Option<&str>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Self> {
        rl_env::batch(game, setup, games, seed, threads).map(Batch).map_err(PyValueError::new_err)
    }

    #[getter]
    fn games(&self) -> usize {
        self.0.shape().games
    }

    #[getter]
    fn players(&self) -> usize {
        self.0.shape().players
    }

    fn names(&self) -> Vec<String> {
        self.0.names()
    }

    /// What an action that is offered in one of the games is, as JSON.
    fn action_name(&self, game: usize, action: Slot) -> PyResult<String> {
        self.0.name(game, action).ok_or_else(|| not_offered(action))
    }

    /// Writes how all games stand into the arrays of a step.
    fn read(&self, py: Python<'_>, mut step: Step<'_>) -> PyResult<()> {
        let rows = step.rows()?;
        py.detach(|| self.0.read(rows)).map_err(wrong)
    }

    /// Gives one action in every game and writes what came of it. If one of them is not offered, nothing changes in any.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, Slot>,
        mut step: Step<'_>,
    ) -> PyResult<()> {
        let (actions, rows) = (actions.as_slice()?, step.rows()?);
        py.detach(|| self.0.step(actions, rows)).map_err(wrong)
    }

    /// Gives a random action in every game, without asking Python for it, and writes what came of it.
    fn step_at_random(&mut self, py: Python<'_>, seed: u64, mut step: Step<'_>) -> PyResult<()> {
        let rows = step.rows()?;
        py.detach(|| self.0.step_at_random(seed, rows)).map_err(wrong)
    }
}

fn wrong(why: impl ToString) -> PyErr {
    PyValueError::new_err(why.to_string())
}

fn not_offered(action: Slot) -> PyErr {
    PyValueError::new_err(format!("action {action} is not offered now"))
}

#[pymodule]
fn engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    i18n::install(sentences::FILES);
    module.add_class::<Env>()?;
    module.add_class::<Batch>()?;
    module.add("ACTIONS", SLOTS)?;
    module.add("GAMES", rl_env::games())
}
