//! `grimoire scenario`: runs scripts, explains where one leads, and solves the combat it leads to.

mod why;

use std::{
    fs,
    io::Write,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use ::scenario::{Failure, Passed, Script};
use games::GameId;
use indicatif::ProgressBar;
use kernel::msg;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;

use crate::{
    input,
    language::{of_the_run, say},
    solve,
    trouble::Trouble,
};

/// Run scenario scripts, or explain where one leads
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Run scenario scripts, or explain where one leads. A script is plain text that sets a board up, fixes \
                  the dice, plays answers and states what must hold; docs/scenarios.md describes it.",
    after_long_help = "Examples:\n  \
                       grimoire scenario run scenarios                  all scripts below a directory\n  \
                       grimoire scenario run guard.script --json\n  \
                       grimoire scenario why guard.script --lang de --log\n  \
                       grimoire scenario solve combat.script"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Run scripts and say for each whether it holds
    ///
    /// Each script is played, undone and played again. Exit code 0 only if all hold; the first failure of each is
    /// named with file and line.
    Run {
        /// Scripts, or directories in which all `.script` files are run
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Play a script to its end and explain the question there
    ///
    /// Prints who is asked what, all legal answers, and for every other answer one might think of the rule that
    /// forbids it. Of a script that does not hold it shows the place where it fails, with the board and the whole log,
    /// and ends with code 1.
    Why {
        /// The script
        path: PathBuf,
        /// Print everything that happened, too
        #[arg(long)]
        log: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Play a script of Mage Knight to a combat and look for its best line
    ///
    /// Prints the answers to give, what they bring, and how far that is proven: answers that dice or hidden cards
    /// decide are left out, and a search that ran out of positions says so.
    Solve {
        /// The script
        path: PathBuf,
        /// Positions to look at
        #[arg(long, default_value_t = 200_000)]
        nodes: u32,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match &args.command {
        Command::Run { paths, json } => run_all(paths, *json, out),
        Command::Why { path, log, json } => why::run(path, *log, of_the_run(), *json, out),
        Command::Solve { path, nodes, json } => solve::run(path, *nodes, of_the_run(), *json, out),
    }
}

/// What became of one script.
#[derive(Serialize)]
struct Ran {
    file: String,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<Failed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<Held>,
}

#[derive(Serialize)]
struct Failed {
    line: usize,
    column: usize,
    message: String,
}

#[derive(Serialize)]
struct Held {
    answers: usize,
    expectations: usize,
    covers: Vec<&'static str>,
}

#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    scripts: Vec<Ran>,
}

fn run_all(paths: &[PathBuf], json: bool, out: &mut dyn Write) -> Result<(), Trouble> {
    let files = scripts_in(paths)?;
    // A bar for a blink of an eye would only flicker.
    let bar = match files.len() {
        0..20 => ProgressBar::hidden(),
        many => input::progress(many as u64, "scenarios"),
    };
    let scripts: Vec<Ran> = files
        .par_iter()
        .map(|file| {
            let ran = run_file(file);
            bar.inc(1);
            ran
        })
        .collect();
    bar.finish_and_clear();
    let failed = scripts.iter().filter(|ran| !ran.ok).count();
    let report = Report { passed: scripts.len() - failed, failed, scripts };
    if json {
        input::write_json(out, &report)?;
    } else {
        for ran in &report.scripts {
            if let Some(failure) = &ran.failure {
                writeln!(out, "{}:{}: {}", ran.file, place(failure), failure.message)?;
            }
        }
        let (passed, failed) = (report.passed as u32, report.failed as u32);
        writeln!(out, "{}", say(&msg!("cli-scenarios", passed = passed, failed = failed)))?;
    }
    if failed > 0 { Err(Trouble::Unproven) } else { Ok(()) }
}

fn place(failure: &Failed) -> String {
    match failure.column {
        0 => failure.line.to_string(),
        column => format!("{}:{column}", failure.line),
    }
}

fn run_file(file: &Path) -> Ran {
    let name = file.display().to_string();
    let result = read(file).and_then(|text| {
        let script = Script::parse(&text)?;
        checked(|| play(&script))
    });
    match result {
        Ok(passed) => Ran {
            file: name,
            ok: true,
            failure: None,
            held: Some(Held {
                answers: passed.answers,
                expectations: passed.expectations,
                covers: passed.covers.iter().map(|rule| rule.as_str()).collect(),
            }),
        },
        Err(Failure { line, column, what }) => {
            let failure = Some(Failed { line, column, message: what });
            Ran { file: name, ok: false, failure, held: None }
        }
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| whole(error.to_string()))
}

/// A failure of the file as a whole.
fn whole(what: String) -> Failure {
    Failure { line: 1, column: 0, what }
}

/// A panic in an engine fails its script and no other.
fn checked<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(whole("the engine panicked; the message is above".to_owned())))
}

fn play(script: &Script) -> Result<Passed, Failure> {
    named(script)?.game().run(script)
}

fn named(script: &Script) -> Result<GameId, Failure> {
    GameId::named(&script.game).map_err(|error| whole(error.to_string()))
}

/// The files themselves, and all scripts in the directories, each once and in order.
fn scripts_in(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Trouble> {
    let mut files = Vec::new();
    for path in paths {
        let kind = fs::metadata(path).map_err(|error| Trouble::file(path, &error))?;
        let before = files.len();
        if kind.is_dir() {
            walk(path, &mut files)?;
            if files.len() == before {
                return Err(Trouble::input(path.display(), say(&msg!("cli-no-scripts"))));
            }
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    Ok(files)
}

fn walk(directory: &Path, files: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let fail = |error| Trouble::file(directory, &error);
    for entry in fs::read_dir(directory).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let path = entry.path();
        // A link to a directory could lead back here.
        if entry.file_type().map_err(fail)?.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "script") {
            files.push(path);
        }
    }
    Ok(())
}
