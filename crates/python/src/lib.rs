//! Learning environments for Python. Everything is done by the `learn` crate; this only translates.
//!
//! Arrays are filled in place through the buffer protocol, so that a program keeps its own numpy arrays and nothing is
//! allocated in a step. While games are stepped, other Python threads run.

#![expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is taken by value: pyo3 makes it for the call"
)]

use learn::{AnyBatch, AnyEnv, Number, SLOTS, Slot};
use pyo3::{
    buffer::PyBuffer,
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
};
use words::{Language, UnknownLanguage};

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
        learn::env(game, setup, seed).map(Env).map_err(PyValueError::new_err)
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
    fn observe(&self, py: Python<'_>, seat: u8, out: PyBuffer<Number>) -> PyResult<()> {
        if seat >= self.0.seats() {
            return Err(PyIndexError::new_err(format!("there is no seat {seat}")));
        }
        let mut numbers = vec![0; out.item_count()];
        self.0.observe(seat, &mut numbers);
        out.copy_from_slice(py, &numbers)
    }

    /// Writes 1 for every action that is offered into an array of int8.
    fn mask(&self, py: Python<'_>, out: PyBuffer<i8>) -> PyResult<()> {
        let mut mask = vec![0; out.item_count()];
        self.0.mask(&mut mask);
        out.copy_from_slice(py, &mask)
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
        learn::batch(game, setup, games, seed, threads).map(Batch).map_err(PyValueError::new_err)
    }

    #[getter]
    fn games(&self) -> usize {
        self.0.games()
    }

    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    fn names(&self) -> Vec<String> {
        self.0.names()
    }

    /// What an action that is offered in one of the games is, as JSON.
    fn action_name(&self, game: usize, action: Slot) -> PyResult<String> {
        self.0.name(game, action).ok_or_else(|| not_offered(action))
    }

    /// Gives one action in every game. If one of them is not offered, nothing changes in any.
    fn step(&mut self, py: Python<'_>, actions: PyBuffer<Slot>) -> PyResult<()> {
        let actions = actions.to_vec(py)?;
        if actions.len() != self.0.games() {
            let (given, games) = (actions.len(), self.0.games());
            return Err(PyValueError::new_err(format!("{given} actions for {games} games")));
        }
        py.detach(|| self.0.step(&actions))
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Gives a random action in every game, without asking Python for it.
    fn step_at_random(&mut self, py: Python<'_>, seed: u64) {
        py.detach(|| self.0.step_at_random(seed));
    }

    /// Copies what came of the last step into arrays of int16, int8, uint8, float32 and uint8.
    fn read(
        &self,
        py: Python<'_>,
        observations: PyBuffer<Number>,
        masks: PyBuffer<i8>,
        seats: PyBuffer<u8>,
        rewards: PyBuffer<f32>,
        ended: PyBuffer<u8>,
    ) -> PyResult<()> {
        let arrays = self.0.arrays();
        observations.copy_from_slice(py, &arrays.observations)?;
        masks.copy_from_slice(py, &arrays.masks)?;
        seats.copy_from_slice(py, &arrays.seats)?;
        rewards.copy_from_slice(py, &arrays.rewards)?;
        ended.copy_from_slice(py, &arrays.ended)
    }
}

fn not_offered(action: Slot) -> PyErr {
    PyValueError::new_err(format!("action {action} is not offered now"))
}

#[pymodule]
fn engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Env>()?;
    module.add_class::<Batch>()?;
    module.add("ACTIONS", SLOTS)?;
    module.add("GAMES", learn::GAMES)
}
