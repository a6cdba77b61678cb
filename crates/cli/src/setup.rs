//! `grimoire setup`: set-ups written out and checked.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use games::{GameId, with_game};
use kernel::{Chance, Log, Seed, msg};

use crate::{
    board::TerminalGame,
    input,
    language::say,
    replay,
    setups::{Short, Shorthand},
    trouble::Trouble,
};

/// Write a setup to a file, or check one
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Write a setup as a JSON file, to change it and to play it with --setup, or check one. \
                  docs/setups.md describes every field.",
    after_long_help = "Examples:\n  \
                       grimoire setup mage-wars --full --mage wizard --against priestess\n  \
                       grimoire setup mage-knight --scenario solo-conquest --hero tovak --output solo.json\n  \
                       grimoire setup mage-knight --check solo.json\n  \
                       grimoire setup mage-wars --schema\n\n\
                       Exit code 2 when the setup is not valid; every problem is named."
)]
pub struct Args {
    /// The game
    game: GameId,
    #[command(flatten)]
    short: Short,
    /// Where to write; an existing file is not overwritten (default: standard output)
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Only say whether the setup in this file is valid
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "output", "mage", "book", "against", "against_book", "full", "apprentice", "scenario", "hero", "players", "variant"])]
    check: Option<PathBuf>,
    /// Only print the JSON schema of setups, for editors and other programs
    #[arg(long, conflicts_with_all = ["check", "setup", "output", "mage", "book", "against", "against_book", "full", "apprentice", "scenario", "hero", "players", "variant"])]
    schema: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    with_game!(args.game, G => of_game::<G>(args, out))
}

fn of_game<G: TerminalGame + Shorthand>(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if args.schema {
        return Ok(out.write_all(G::SCHEMA.as_bytes())?);
    }
    if let Some(file) = &args.check {
        let setup: G::Setup = input::json(file)?;
        let seats = begun::<G>(&setup, Some(file))?;
        let valid = msg!("cli-setup-valid", file = file.display().to_string(), seats = seats);
        return Ok(writeln!(out, "{}", say(&valid))?);
    }
    let setup = args.short.read::<G>(None)?;
    begun::<G>(&setup, args.short.setup.as_deref())?;
    let mut text = Vec::new();
    input::write_json(&mut text, &setup)?;
    match &args.output {
        Some(file) => replay::write_new(file, &text),
        None => Ok(out.write_all(&text)?),
    }
}

/// Begins a game with this setup, which finds all its problems; for how many seats it is.
fn begun<G: TerminalGame>(setup: &G::Setup, file: Option<&Path>) -> Result<u8, Trouble> {
    let game = G::start(setup, Chance::seeded(Seed::from_number(0)), &mut Log::off());
    game.map(|game| game.seats()).map_err(|problems| input::setup_trouble(file, &problems))
}
