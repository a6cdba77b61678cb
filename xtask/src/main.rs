//! Work on the project: `cargo xtask test` runs everything that must hold, `gen` makes generated files, `bench`
//! measures, `soak` plays for hours.

mod audit;
mod bench;
mod build_time;
mod busy;
mod counts;
mod coverage;
mod generated;
mod lines;
mod python;
mod run;
mod screens;
mod soak;
mod stress;
mod test;
mod tidy;
mod tools;
mod workspace;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Work on the project", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Runs everything that must hold: format, tidiness, lints, tests, generated files, scenarios, page
    ///
    /// Every section runs even if an earlier one failed. The last line is `N passed, M failed`, counted over all Rust,
    /// scenario and page tests; a section that fails without a failing test counts as one failure. Missing tools are
    /// installed where that is possible (a browser and PostgreSQL, as root on Debian). Without a browser its tests are
    /// left out with a warning, or fail when the environment variable CI is set.
    Test(test::Options),
    /// Makes the files that are generated and committed
    ///
    /// These are the page's TypeScript types of the wire, `docs/cards.md`, and `rules/coverage.json`, which is taken from
    /// a run of all Rust tests.
    Gen {
        /// Changes nothing and fails if a file is not current
        #[arg(long)]
        check: bool,
    },
    /// Measures both engines: decisions a second, clones, option lists, allocations, instructions
    ///
    /// Runs the microbenchmarks of the engines and the program's own simulations as well. Instructions are counted where
    /// valgrind is installed.
    Bench(bench::Options),
    /// Builds the program into an empty folder and tells how long it took, by the clock and by the processor
    BuildTime(build_time::Options),
    /// Plays the conformance suites over many random games, in the release profile; this takes hours
    Soak(soak::Options),
    /// Kills the server at random moments under load, on SQLite and PostgreSQL; nothing acknowledged may be lost
    SoakServer(stress::Soak),
    /// Plays a thousand games at once on the server: how long answers take, how much memory, how fast a restart is
    Load(stress::Load),
    /// Attacks a server in every known way beside a stranger's game, and sends it anything at all
    Siege(stress::Siege),
    /// Takes pictures of the page's main screens in both languages and three sizes, into `docs/screens`
    Screens,
    /// Measures in a browser how soon the page can be used and how soon an answer shows
    PageSpeed,
    /// Counts the lines of engine code of both games, without comments, blank lines and tests
    Lines,
    /// Checks what the compiler does not: file sizes, unfinished code, machine paths, layers
    Tidy,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Test(options) => return test::test(&root(), &options),
        Command::Gen { check } => generated::gen_files(&root(), check),
        Command::Bench(options) => bench::bench(&root(), &options),
        Command::BuildTime(options) => build_time::build_time(&root(), &options),
        Command::Soak(options) => soak::soak(&root(), &options),
        Command::SoakServer(options) => stress::soak(&root(), &options),
        Command::Load(options) => stress::load(&root(), &options),
        Command::Siege(options) => stress::siege(&root(), &options),
        Command::Screens => screens::screens(&root()),
        Command::PageSpeed => screens::speed(&root()),
        Command::Lines => lines::lines(&root()),
        Command::Tidy => tidy::check(&root()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}
