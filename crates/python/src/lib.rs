//! Learning environments for Python. Everything is done by the `rl-env` crate; this only translates.
//!
//! A program keeps its own numpy arrays: they are lent to the engine for a call, which fills them in place from several
//! threads, so that nothing is allocated or copied in a step. While games are stepped, other Python threads run.

#![expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is taken by value: pyo3 makes it for the call"
)]

mod recorded;

use i18n::{Language, UnknownLanguage};
use numpy::{
    IntoPyArray as _, PyArray1, PyArray2, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::{
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
};
use rl_env::{AnyBatch, AnyEnv, Number, Rows, SLOTS, Slot, Wish};

/// What a game has to be given to begin it, as pickles keep it.
type Asked = (Option<String>, Option<usize>, Vec<Option<String>>, Option<u32>);

/// What a pickle holds: the game, how it was begun, its seed and its decisions.
type Saved = (String, Asked, String, Vec<u32>);

fn wish((setup, seats, bots, rounds): Asked) -> Wish {
    Wish { setup, seats, bots, rounds }
}

/// One game that stops at real decisions only.
#[pyclass(module = "grimoire.engine")]
#[derive(Debug)]
struct Env {
    env: Box<dyn AnyEnv>,
    game: String,
    wish: Wish,
}

#[pymethods]
impl Env {
    /// `setup` is JSON as `grimoire` reads it, `"random"` for another one in each game of `seats` seats, or `None` for the
    /// usual game. `bots` has the bot of each seat, or `None` where actions are asked for. After `rounds` rounds a game is
    /// stopped and counted as it stands.
    #[new]
    #[pyo3(signature = (game, setup=None, seed=0, bots=Vec::new(), rounds=None, seats=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        setup: Option<String>,
        seed: u64,
        bots: Vec<Option<String>>,
        rounds: Option<u32>,
        seats: Option<usize>,
    ) -> PyResult<Self> {
        let wish = wish((setup, seats, bots, rounds));
        let env = py.detach(|| rl_env::env(game, &wish, seed)).map_err(wrong)?;
        Ok(Env { env, game: game.to_owned(), wish })
    }

    /// A game that was saved by pickling it: it is played again up to where it stood.
    #[staticmethod]
    fn _restored(
        py: Python<'_>,
        game: String,
        asked: Asked,
        seed: &str,
        history: Vec<u32>,
    ) -> PyResult<Self> {
        let wish = wish(asked);
        let env = py.detach(|| rl_env::restored(&game, &wish, seed, &history)).map_err(wrong)?;
        Ok(Env { env, game, wish })
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, Saved)> {
        let restored = slf.get_type().getattr("_restored")?.unbind();
        let this = slf.borrow();
        let Wish { setup, seats, bots, rounds } = this.wish.clone();
        let asked = (setup, seats, bots, rounds);
        Ok((restored, (this.game.clone(), asked, this.env.seed(), this.env.history())))
    }

    /// Begins again with the same setup and this seed.
    fn reset(&mut self, py: Python<'_>, seed: u64) {
        py.detach(|| self.env.reset(seed));
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.env.seats()
    }

    /// The seat that decides now, or `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.env.seat()
    }

    /// What the engine found wrong with itself, or `None`.
    #[getter]
    fn fault(&self) -> Option<String> {
        self.env.fault()
    }

    /// Whether the game was stopped after the last round.
    #[getter]
    fn stopped(&self) -> bool {
        self.env.stopped()
    }

    /// What the offered actions say, a row for each in the order of `actions`; see `ANSWER` of the game's meaning.
    fn answer_rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<Number>>> {
        let rows = self.env.answer_rows();
        table(py, rows, self.env.slots().len())
    }

    /// Answers that were given, those without a choice included.
    #[getter]
    fn answers(&self) -> u64 {
        self.env.answers()
    }

    /// The actions that are offered now.
    #[getter]
    fn actions(&self) -> Vec<Slot> {
        self.env.slots()
    }

    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.env.rewards()
    }

    /// What an offered action is, as JSON; the same for the same answer in every state.
    fn action_name(&self, action: Slot) -> PyResult<String> {
        self.env.name(action).ok_or_else(|| not_offered(action))
    }

    /// What an offered action is, in words for people.
    #[pyo3(signature = (action, language="en"))]
    fn describe(&self, action: Slot, language: &str) -> PyResult<String> {
        let language: Language = language
            .parse()
            .map_err(|error: UnknownLanguage| PyValueError::new_err(error.to_string()))?;
        self.env.describe(action, language).ok_or_else(|| not_offered(action))
    }

    fn step(&mut self, py: Python<'_>, action: Slot) -> PyResult<()> {
        py.detach(|| self.env.step(action)).map_err(wrong)
    }

    /// Writes what `seat` may know into an array of int16.
    fn observe(&self, seat: u8, mut out: PyReadwriteArray1<'_, Number>) -> PyResult<()> {
        if seat >= self.env.seats() {
            return Err(PyIndexError::new_err(format!("there is no seat {seat}")));
        }
        self.env.observe(seat, out.as_slice_mut()?);
        Ok(())
    }

    /// Writes 1 for every action that is offered into an array of int8.
    fn mask(&self, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        self.env.mask(out.as_slice_mut()?);
        Ok(())
    }

    /// What a seat may know, as JSON.
    fn view(&self, seat: u8) -> String {
        self.env.view(seat)
    }

    /// The same game once more; both go on by themselves.
    fn clone(&self) -> Self {
        Env { env: self.env.copy(), game: self.game.clone(), wish: self.wish.clone() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        self.clone()
    }

    /// The names of the numbers an observation holds, in order.
    fn names(&self) -> Vec<String> {
        self.env.names()
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
    last: PyReadwriteArray2<'py, Number>,
}

impl Step<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_slice_mut()?,
            masks: self.action_masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            ended: self.ended.as_slice_mut()?,
            last: self.last.as_slice_mut()?,
        })
    }
}

/// The numbers of rows that all have the same length, as a table.
fn table<T: numpy::Element>(
    py: Python<'_>,
    numbers: Vec<T>,
    rows: usize,
) -> PyResult<Bound<'_, PyArray2<T>>> {
    use numpy::PyArrayMethods as _;
    let columns = numbers.len().checked_div(rows).unwrap_or(0);
    numbers.into_pyarray(py).reshape([rows, columns])
}

/// Many games stepped at once.
#[pyclass(module = "grimoire.engine")]
#[derive(Debug)]
struct Batch(Box<dyn AnyBatch>);

#[pymethods]
impl Batch {
    /// `threads` 0: one for each core.
    #[new]
    #[pyo3(signature = (game, games, setup=None, seed=0, threads=0, bots=Vec::new(), rounds=None, seats=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        setup: Option<String>,
        seed: u64,
        threads: usize,
        bots: Vec<Option<String>>,
        rounds: Option<u32>,
        seats: Option<usize>,
    ) -> PyResult<Self> {
        let wish = wish((setup, seats, bots, rounds));
        let batch = py.detach(|| rl_env::batch(game, &wish, games, seed, threads));
        batch.map(Batch).map_err(wrong)
    }

    /// The answers offered in all games: offsets of the games, slots, rows.
    #[expect(clippy::type_complexity, reason = "three arrays")]
    fn answers<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(
        Bound<'py, PyArray1<u64>>,
        Bound<'py, PyArray1<Slot>>,
        Bound<'py, PyArray2<Number>>,
    )> {
        let rl_env::Answers { offsets, slots, rows } = py.detach(|| self.0.answers());
        let count = slots.len();
        Ok((offsets.into_pyarray(py), slots.into_pyarray(py), table(py, rows, count)?))
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
    module.add_class::<recorded::Recording>()?;
    module.add_function(wrap_pyfunction!(recorded::meaning, module)?)?;
    module.add_function(wrap_pyfunction!(recorded::record, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("ACTIONS", SLOTS)?;
    module.add("GAMES", rl_env::games())
}
