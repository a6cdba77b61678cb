//! The commands of the `grimoire` program, which serves the page, plays in the terminal, looks rules up, runs scenarios,
//! simulates bots and checks replays. `docs/cli.md` describes it for those who use it.
//!
//! Every command is a module with its arguments and one `run` that writes to any output, so that it can be tried
//! without a process. The games are in one list, [`games`]; everything else is the same for each of them.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`args`] | the commands, as clap reads them |
//! | [`trouble`] | what can go wrong, and with which exit code |
//! | `help` | help and errors about arguments, in the language of the run |
//! | [`language`] | the language of a run |
//! | [`layout`] | width, line breaks and colours of terminals |
//! | [`input`] | files and seeds as they are given |
//! | [`setups`], [`setup`] | set-ups in short, written out and checked |
//! | [`board`] | boards drawn as text, from views |
//! | [`serve`] | the server |
//! | [`backup`] | copies of all games |
//! | [`health`] | whether a server does its work |
//! | [`admin`] | accounts and old games |
//! | [`play`] | a game in the terminal |
//! | [`cards`], [`rules`] | looking things up |
//! | [`book`] | spellbooks |
//! | [`pack`] | cards of one's own, for all commands |
//! | [`scenario`] | scenario scripts |
//! | [`contender`] | bots as they are given, with files of weights |
//! | [`sim`], [`ladder`] | bots against each other |
//! | [`replay`], [`story`] | recorded games, and telling them |

pub mod admin;
pub mod args;
pub mod backup;
pub mod board;
pub mod book;
pub mod cards;
pub mod contender;
pub mod health;
mod help;
pub mod input;
pub mod ladder;
pub mod language;
pub mod layout;
pub mod pack;
pub mod pairings;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod setup;
pub mod setups;
pub mod sim;
pub mod solve;
pub mod story;
pub mod trouble;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser as _;
use kernel::msg;

use args::{Cli, Command};
use trouble::Trouble;

/// Reads the command line and does what it says. The page is for those who want it served.
pub fn main(page: server::PageFiles) -> ExitCode {
    let language = language::settle(std::env::args_os());
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return help::show(&error, language),
    };
    run_to_end(|out| run(cli, page, out))
}

/// Does the work of a program with standard output; what goes wrong is told on standard error and by the exit code.
pub fn run_to_end(work: impl FnOnce(&mut dyn io::Write) -> Result<(), Trouble>) -> ExitCode {
    let mut out = io::stdout().lock();
    let result = work(&mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Somebody read as much as they wanted, as in `grimoire rules mage-wars | head`.
        Err(trouble) if trouble.is_closed_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            if let Some(message) = trouble.message() {
                eprintln!("{}", language::say(&msg!("cli-error", what = message)));
            }
            trouble.exit_code()
        }
    }
}

/// Runs one command; what it finds goes to `out`.
pub fn run(cli: Cli, page: server::PageFiles, out: &mut dyn io::Write) -> Result<(), Trouble> {
    // Before anything looks a card up or says a sentence.
    cli.pack.install()?;
    match cli.command {
        None => serve::run(&cli.serve, page, out),
        Some(Command::Serve(args)) => serve::run(&args, page, out),
        Some(Command::Backup(args)) => backup::back_up(&args, out),
        Some(Command::Restore(args)) => backup::restore(&args, out),
        Some(Command::Admin(args)) => admin::run(&args, out),
        Some(Command::Health(args)) => health::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Cards(args)) => cards::run(&args, out),
        Some(Command::Rules(args)) => rules::run(&args, out),
        Some(Command::Book(args)) => book::run(&args, out),
        Some(Command::Scenario(args)) => scenario::run(&args, out),
        Some(Command::Sim(args)) => sim::run(&args, out),
        Some(Command::Ladder(args)) => ladder::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Setup(args)) => setup::run(&args, out),
        Some(Command::Man { folder }) => args::manual(&folder),
        Some(Command::Completions { shell }) => Ok(args::completions(shell, out)?),
    }
}
