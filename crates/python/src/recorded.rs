//! Recorded games, and what the numbers of a game mean.

use std::{fs, path::PathBuf};

use numpy::IntoPyArray as _;
use pyo3::{exceptions::PyOSError, prelude::*, types::PyDict};
use rl_env::{AnyRecorded, Meaning, Order, Positions, Sample, Table};

use crate::{table, wrong};

/// The games of a file that `grimoire sim --record` wrote.
#[pyclass(module = "grimoire.engine")]
#[derive(Debug)]
pub(crate) struct Recording {
    recorded: Box<dyn AnyRecorded>,
    path: PathBuf,
}

#[pymethods]
impl Recording {
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let file = py.detach(|| fs::read(&path));
        let file =
            file.map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))?;
        let recorded = py.detach(|| rl_env::recorded(&file));
        let recorded = recorded.map_err(|why| wrong(format!("{}: {why}", path.display())))?;
        Ok(Recording { recorded, path })
    }

    /// It is read again where it is unpickled.
    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (PathBuf,)) {
        (slf.get_type().into_any().unbind(), (slf.borrow().path.clone(),))
    }

    fn __len__(&self) -> usize {
        self.recorded.games().len()
    }

    /// The first line of the file, as JSON.
    #[getter]
    fn header(&self) -> String {
        self.recorded.header()
    }

    /// The numbers of the games.
    #[getter]
    fn games(&self) -> Vec<u64> {
        self.recorded.games()
    }

    fn names(&self) -> Vec<String> {
        self.recorded.names()
    }

    /// Positions of `count` games from the one at `first` on, as a dict of arrays.
    #[pyo3(signature = (first, count, of_each=None, thought=false, seed=0))]
    fn positions<'py>(
        &self,
        py: Python<'py>,
        first: usize,
        count: usize,
        of_each: Option<usize>,
        thought: bool,
        seed: u64,
    ) -> PyResult<Bound<'py, PyDict>> {
        let sample = Sample { of_each, thought, seed };
        let read = py.detach(|| self.recorded.positions(first, count, sample));
        let read = read.map_err(|why| wrong(format!("{}: {why}", self.path.display())))?;
        let Positions {
            observations,
            games,
            decisions,
            seats,
            values,
            judged,
            outcomes,
            chosen,
            offsets,
            slots,
            shares,
            answers,
        } = read;
        let dict = PyDict::new(py);
        dict.set_item("observations", table(py, observations, games.len())?)?;
        dict.set_item("answers", table(py, answers, slots.len())?)?;
        dict.set_item("games", games.into_pyarray(py))?;
        dict.set_item("decisions", decisions.into_pyarray(py))?;
        dict.set_item("seats", seats.into_pyarray(py))?;
        dict.set_item("values", values.into_pyarray(py))?;
        dict.set_item("judged", judged.into_pyarray(py))?;
        dict.set_item("outcomes", outcomes.into_pyarray(py))?;
        dict.set_item("chosen", chosen.into_pyarray(py))?;
        dict.set_item("offsets", offsets.into_pyarray(py))?;
        dict.set_item("slots", slots.into_pyarray(py))?;
        dict.set_item("shares", shares.into_pyarray(py))?;
        Ok(dict)
    }
}

/// Plays a few games of bots and writes them to a file, as `grimoire sim --record` does with many.
#[pyfunction]
#[pyo3(signature = (path, game, bots, games, seed=0, setup=None, rounds=None, opening=0))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn record(
    py: Python<'_>,
    path: PathBuf,
    game: &str,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    setup: Option<&str>,
    rounds: Option<u32>,
    opening: u32,
) -> PyResult<()> {
    let order = Order { bots, games, seed, opening, rounds };
    let file = py.detach(|| rl_env::record(game, setup, &order)).map_err(wrong)?;
    let wrote = fs::write(&path, file);
    wrote.map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))
}

/// What the numbers of a game mean: names of an observation, columns of an answer, kinds of answers and questions, and the
/// tables of printed things with their ids, columns and rows.
#[pyfunction]
pub(crate) fn meaning<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let Meaning { names, answer, kinds, tables } = rl_env::meaning(game).map_err(wrong)?;
    let dict = PyDict::new(py);
    dict.set_item("names", names)?;
    dict.set_item("answer", answer.to_vec())?;
    dict.set_item("answer_kinds", kinds.answers.to_vec())?;
    dict.set_item("question_kinds", kinds.questions.to_vec())?;
    let all = PyDict::new(py);
    for Table { name, ids, columns, rows } in tables {
        let count = rows.len();
        let one = PyDict::new(py);
        one.set_item("ids", ids)?;
        one.set_item("columns", columns)?;
        one.set_item("rows", table(py, rows.concat(), count)?)?;
        all.set_item(name, one)?;
    }
    dict.set_item("tables", all)?;
    Ok(dict)
}
