//! The game kept on disk while it is played, so that nothing is lost when the program is stopped.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use kernel::Game;
use table::{Replay, Table};

use crate::{input, trouble::Trouble};

/// Where a game is kept, and who plays it.
#[derive(Clone, Debug)]
pub struct Keeper {
    path: PathBuf,
    players: Vec<String>,
    /// The revision that was written last.
    written: Option<u64>,
}

impl Keeper {
    pub fn new(path: PathBuf, players: Vec<String>) -> Self {
        Keeper { path, players, written: None }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game down, if it changed. Whoever reads the file at any moment finds a whole game: the new one takes
    /// the place of the old one in one step.
    pub fn keep<G: Game>(&mut self, table: &Table<G>) -> Result<(), Trouble> {
        if self.written == Some(table.revision()) {
            return Ok(());
        }
        let replay = Replay { players: self.players.clone(), ..Replay::of(table) };
        let json = serde_json::to_vec(&replay).map_err(|error| Trouble::no_json(&error))?;
        write(&self.path, &json).map_err(|error| Trouble::file(&self.path, &error))?;
        self.written = Some(table.revision());
        Ok(())
    }
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(new, path)
}

/// The folder of games that are played in the terminal.
fn folder() -> PathBuf {
    input::data_directory().join("games")
}

/// A file for a new game. The names sort by time, and no two games have the same.
pub(super) fn new_file(game: &str) -> Result<PathBuf, Trouble> {
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| Trouble::file(&folder, &error))?;
    let number = |path: &Path| {
        let stem = path.file_stem()?.to_str()?;
        stem.strip_prefix(game)?.strip_prefix('-')?.parse::<u32>().ok()
    };
    let last = files(&folder).iter().filter_map(|path| number(path)).max().unwrap_or(0);
    // Another game may be beginning at the same moment: the file that could be made is ours.
    (last + 1..)
        .map(|number| folder.join(format!("{game}-{number:04}.json")))
        .find_map(|path| match fs::File::create_new(&path) {
            Ok(_) => Some(Ok(path)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => None,
            Err(error) => Some(Err(Trouble::file(&path, &error))),
        })
        .unwrap_or_else(|| Err(Trouble::Failed(folder.display().to_string())))
}

/// The game of this kind, or of any, that was played last.
pub(super) fn latest(game: Option<&str>) -> Option<PathBuf> {
    let is_of = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        game.is_none_or(|game| name.starts_with(game))
    };
    // A file without a game is one that was never begun.
    let played = files(&folder()).into_iter().filter(is_of);
    let changed = |path: &PathBuf| {
        let about = fs::metadata(path).ok().filter(|about| about.len() > 0)?;
        about.modified().ok()
    };
    played.filter_map(|path| Some((changed(&path)?, path))).max().map(|(_, path)| path)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect()
}
