//! The server under attack: `soak-server` kills it, `load` plays a thousand games at once on it, `siege` does what no guest
//! should.

use std::path::Path;

use anyhow::Result;
use clap::Args;

use crate::{coverage, run::Run};

#[derive(Debug, Args)]
pub(crate) struct Soak {
    /// How often the server is killed on each database
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// How often one of three servers is killed, or NATS or PostgreSQL where the servers are linked by it
    #[arg(long, default_value_t = 100)]
    kills_among_three: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Load {
    /// Games played at the same time, and stored for the restart
    #[arg(long, default_value_t = 1_000)]
    games: u32,
    /// Instead: a hundredth of a million games, on three linked servers on one PostgreSQL
    #[arg(long)]
    hundredth: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Siege {
    /// How long each attack lasts, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many requests and messages of anything at all are sent
    #[arg(long, default_value_t = 1_000_000)]
    count: u64,
}

/// Attacks a server in every known way and measures a stranger's game beside each; then sends it anything at all.
pub(crate) fn siege(root: &Path, options: &Siege) -> Result<()> {
    stress(root)?.arg("siege").arg(format!("--seconds={}", options.seconds)).succeed()?;
    stress(root)?.arg("fuzz").arg(format!("--count={}", options.count)).succeed()?;
    // PostgreSQL refuses texts that SQLite takes.
    let fewer = format!("--count={}", options.count / 10);
    stress(root)?.arg("--database=postgres").arg("fuzz").arg(fewer).succeed()?;
    Ok(())
}

/// Kills the server at random moments under load, on SQLite and on PostgreSQL (left out with a message where it is not
/// installed), and proves that nothing acknowledged is lost.
pub(crate) fn soak(root: &Path, options: &Soak) -> Result<()> {
    for (around, servers, kills) in [
        (&["--database=sqlite"][..], 1, options.kills),
        (&["--database=postgres"][..], 1, options.kills),
        (&["--database=postgres"][..], 3, options.kills_among_three),
        (&LINKED[..], 3, options.kills_among_three),
    ] {
        println!("== {servers} servers {}", around.join(" "));
        with(stress(root)?, around)
            .arg("crash")
            .arg(format!("--kills={kills}"))
            .arg(format!("--nodes={servers}"))
            .succeed()?;
    }
    Ok(())
}

/// Measures answers under load, memory, restarting with many games, and whether the time of messages tells secrets.
pub(crate) fn load(root: &Path, options: &Load) -> Result<()> {
    if options.hundredth {
        // Everybody thinks for half a minute.
        let words = ["load", "--nodes=3", "--games=10000", "--pause=30", "--seconds=120"];
        with(with(stress(root)?, &LINKED), &words).succeed()?;
        return Ok(());
    }
    let games = format!("--games={}", options.games);
    stress(root)?.arg("load").arg(&games).succeed()?;
    // Players at different servers.
    with(stress(root)?, &LINKED).arg("load").arg("--nodes=3").arg(&games).succeed()?;
    stress(root)?.arg("resume").arg(&games).succeed()?;
    stress(root)?.arg("timing-leak").succeed()?;
    with(stress(root)?, &LINKED).arg("timing-leak").arg("--nodes=3").succeed()?;
    Ok(())
}

/// Several servers on one PostgreSQL, with NATS between them.
const LINKED: [&str; 2] = ["--database=postgres", "--nats"];

fn with(run: Run, words: &[&str]) -> Run {
    words.iter().fold(run, Run::arg)
}

/// Both programs as they are shipped.
fn stress(root: &Path) -> Result<Run> {
    Run::cargo(root, "build --quiet --profile dist --package grimoire --package stress")
        .succeed()?;
    let built = coverage::target(root).join("dist");
    let grimoire = built.join("grimoire");
    Ok(Run::program(root, built.join("stress")).arg("--grimoire").arg(grimoire))
}
