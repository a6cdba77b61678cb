//! The long run: the conformance suites of the games over many random games.

use std::path::Path;

use anyhow::Result;
use clap::Args;

use crate::run::Run;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Random games for each check of each suite
    #[arg(long, default_value_t = 20_000)]
    games: u32,
    /// Only this game: `mage-wars` or `mage-knight`
    #[arg(long)]
    game: Option<String>,
}

/// Runs every conformance check of the games so often, in the release profile. A failing game is shown as short as it
/// gets, with the number it is made from.
pub(crate) fn soak(root: &Path, options: &Options) -> Result<()> {
    let packages = match &options.game {
        Some(game) => format!("--package {game}"),
        None => "--package mage-wars --package mage-knight".to_owned(),
    };
    let games = options.games;
    println!("{games} random games a check; each check is told when it is over");
    Run::cargo(root, &format!("nextest run --release --profile soak --no-fail-fast {packages}"))
        .arg("-E")
        .arg("test(/conformance_(suite|speech)::/)")
        .env("GRIMOIRE_CASES", games.to_string())
        .succeed()?;
    Ok(())
}
