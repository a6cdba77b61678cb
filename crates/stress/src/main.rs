//! Proves what the server promises, on the program people run: as a process of its own, over real sockets.
//!
//! | Module | What it holds |
//! |---|---|
//! | `server_process` | `grimoire serve` as a process that can be killed |
//! | `postgres` | a PostgreSQL of our own on the loopback |
//! | `nats` | a NATS server of our own on the loopback |
//! | `open_files` | room for the sockets of many games |
//! | `http` | the few requests that are needed |
//! | `client` | a socket at a game that plays at random |
//! | `crash` | kills the server again and again and proves that nothing acknowledged is lost |
//! | `load` | many games at once, and how long an answer takes to reach everyone |
//! | `resume` | many stored games, each opened after a restart |
//! | `siege` | a stranger's game while others do what guests should not, and any message at all |
//! | `two_servers`, `linked_servers` | tests: servers on one PostgreSQL, and who plays a game; the same with NATS between them |
//! | `linked_leaks` | tests: what a seat may not know reaches it through none of three linked servers |
//! | `timing-leak` | games that differ in a secret, and whether the time of what others hear tells it |

mod client;
mod crash;
mod http;
#[cfg(test)]
mod linked_leaks;
#[cfg(test)]
mod linked_servers;
mod load;
mod log;
mod nats;
mod open_files;
mod postgres;
mod resume;
mod server_process;
mod siege;
mod timing_leak;
#[cfg(test)]
mod two_servers;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use server_process::Place;

#[derive(Debug, Parser)]
#[command(name = "stress", about = "Proves what the server promises", max_term_width = 100)]
struct Arguments {
    /// The program under attack
    #[arg(long, value_name = "FILE", global = true, default_value = "target/release/grimoire")]
    grimoire: PathBuf,
    /// Where it keeps its games
    #[arg(long, global = true, value_enum, default_value = "sqlite")]
    database: DatabaseKind,
    /// Servers on the one database, with NATS between them
    #[arg(long, global = true)]
    nats: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum DatabaseKind {
    Sqlite,
    /// Started by this program on the loopback; left out with a message where PostgreSQL is not installed
    Postgres,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Kills the server at random moments under load
    Crash(crash::Options),
    /// Plays many games at once and measures how long answers take
    Load(load::Options),
    /// Plays part of the games of `load`, which starts this itself
    #[command(hide = true)]
    Play(load::PlayOptions),
    /// Stores many games, restarts and opens each
    Resume(resume::Options),
    /// Attacks a server in every known way and measures a stranger's game beside each attack
    Siege(siege::Options),
    /// Sends anything at all to every operation, and watches for errors of the server and its memory
    Fuzz(siege::FuzzOptions),
    /// Compares when others hear of games that differ in a secret
    TimingLeak(timing_leak::Options),
}

impl Command {
    /// How long windows stay open: not at all where other things are measured.
    fn pass_delay(&self) -> u64 {
        match self {
            Command::TimingLeak(options) => options.pass_delay,
            Command::Crash(_)
            | Command::Load(_)
            | Command::Play(_)
            | Command::Resume(_)
            | Command::Siege(_)
            | Command::Fuzz(_) => 0,
        }
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir()?;
    let mut nats = None;
    if arguments.nats {
        nats = nats::Nats::start().await?;
        if nats.is_none() {
            println!("left out: NATS is not installed here");
            return Ok(());
        }
    }
    let database = match arguments.database {
        DatabaseKind::Sqlite => None,
        DatabaseKind::Postgres => match postgres::Postgres::start(folder.path()).await? {
            Some(running) => Some(running),
            None => {
                println!("left out: PostgreSQL is not installed here");
                return Ok(());
            }
        },
    };
    let place = Place {
        program: std::path::absolute(&arguments.grimoire)?,
        data: folder.path().join("data"),
        url: database.as_ref().map(|running| running.url().to_owned()),
        nats: nats.as_ref().map(nats::Nats::url),
        log: None,
        pass_delay: arguments.command.pass_delay(),
        limits: matches!(arguments.command, Command::Siege(_)),
    };
    let done = match arguments.command {
        Command::Crash(options) => {
            let around = crash::Around { database: database.as_ref(), nats: nats.as_mut() };
            crash::run(&place, &options, around).await
        }
        Command::Load(options) => load::run(&place, &options).await,
        Command::Play(options) => load::play(&options).await,
        Command::Resume(options) => resume::run(&place, &options).await,
        Command::Siege(options) => siege::run(&place, &options).await,
        Command::Fuzz(options) => siege::fuzz(&place, &options).await,
        Command::TimingLeak(options) => timing_leak::run(&place, &options).await,
    };
    if let Some(mut running) = nats {
        running.kill().await?;
    }
    if let Some(running) = database {
        running.stop().await?;
    }
    done
}
