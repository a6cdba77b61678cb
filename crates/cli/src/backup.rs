//! `grimoire backup` and `grimoire restore`: copies of all games.

use std::{io::Write, path::PathBuf};

use kernel::msg;

use crate::{input, language::say, serve, trouble::Trouble};

/// Write a copy of all games to a file; the server may run meanwhile
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(
    long_about = "Write a copy of all games, people and spellbooks of the data directory to a new file. The server may \
                  run meanwhile: the copy is of one moment, and it is checked. For PostgreSQL use pg_dump."
)]
pub struct BackUp {
    /// The new file; one that exists is not written over
    file: PathBuf,
    /// Where games are kept (default: as for `grimoire serve`)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Put a copy of all games back
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(
    long_about = "Put a copy made by `grimoire backup` back as the games of the data directory. The copy is checked first. \
                  The games that were there are kept beside it and named. The server must not run."
)]
pub struct Restore {
    /// A copy made by `grimoire backup`
    file: PathBuf,
    /// Where games are kept (default: as for `grimoire serve`)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn back_up(args: &BackUp, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = args.data.clone().unwrap_or_else(input::data_directory);
    wait(server::back_up(&data, &args.file))?;
    let file = args.file.display().to_string();
    Ok(writeln!(out, "{}", say(&msg!("cli-backed-up", file = file)))?)
}

pub fn restore(args: &Restore, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = args.data.clone().unwrap_or_else(input::data_directory);
    let kept = wait(server::restore(&args.file, &data))?;
    let (file, folder) = (args.file.display().to_string(), data.display().to_string());
    writeln!(out, "{}", say(&msg!("cli-restored", file = file, folder = folder)))?;
    if let Some(kept) = kept {
        let kept = kept.display().to_string();
        writeln!(out, "{}", say(&msg!("cli-restore-kept", kept = kept)))?;
    }
    Ok(())
}

/// Runs what the server does without a server.
fn wait<T>(work: impl Future<Output = anyhow::Result<T>>) -> Result<T, Trouble> {
    let runtime = serve::runtime()?;
    runtime.block_on(work).map_err(|error| Trouble::Input(Trouble::of_host(&error)))
}
