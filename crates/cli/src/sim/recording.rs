//! The file that `sim --record` writes: a header, then every game as soon as it is over, each as a whole.
//!
//! A run that was stopped goes on where it was: what was being written when it ended is cut off, and games that are in the
//! file are not played again.

use std::{
    collections::BTreeSet,
    fs::{File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use bots::record::{BadFile, Frames, GameRecord, Header, Taken, header};
use kernel::{Message, msg};

use crate::{language::say_io, trouble::Trouble};

/// A file that games are added to, from any thread.
#[derive(Debug)]
pub(super) struct Recording {
    path: PathBuf,
    file: Mutex<Open>,
    /// The games that were in it before.
    there: BTreeSet<u64>,
}

#[derive(Debug)]
struct Open {
    file: File,
    /// Where the last whole game ends.
    end: u64,
    failed: Option<io::Error>,
}

impl Recording {
    /// Opens a file, or makes it. One that is there must be of the same run.
    pub(super) fn open(path: &Path, wanted: &Header) -> Result<Self, Trouble> {
        let trouble = |error: io::Error| Trouble::file(path, &error);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(trouble)?;
        file.try_lock().map_err(|_| wrong(path, &msg!("cli-record-in-use")))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(trouble)?;
        let mut head = serde_json::to_vec(wanted).map_err(|error| Trouble::no_json(&error))?;
        head.push(b'\n');
        let mut there = BTreeSet::new();
        // A program that ended while it wrote the first line has left a part of it.
        let end = if bytes.len() < head.len() && head.starts_with(&bytes) {
            file.set_len(0).map_err(trouble)?;
            file.seek(SeekFrom::Start(0)).map_err(trouble)?;
            file.write_all(&head).map_err(trouble)?;
            head.len()
        } else {
            let (found, begin) = header(&bytes).map_err(|error| bad(path, &error))?;
            if found != *wanted {
                return Err(wrong(
                    path,
                    &msg!("cli-record-other", what = difference(&found, wanted).to_owned()),
                ));
            }
            let mut end = begin;
            for taken in Frames::new(&bytes, begin) {
                match taken.map_err(|error| bad(path, &error))? {
                    Taken::Game(game) => {
                        end += game.to_bytes().len();
                        there.insert(game.game);
                    }
                    Taken::Cut(at) => end = at,
                }
            }
            end
        } as u64;
        file.set_len(end).map_err(trouble)?;
        file.seek(SeekFrom::Start(end)).map_err(trouble)?;
        let file = Mutex::new(Open { file, end, failed: None });
        Ok(Recording { path: path.to_owned(), file, there })
    }

    pub(super) fn there(&self) -> &BTreeSet<u64> {
        &self.there
    }

    /// Writes a game; false when it could not be written, now or before.
    pub(super) fn add(&self, game: &GameRecord) -> bool {
        let mut open = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if open.failed.is_some() {
            return false;
        }
        let bytes = game.to_bytes();
        match open.file.write_all(&bytes) {
            Ok(()) => open.end += bytes.len() as u64,
            Err(error) => {
                // No half of a game stays behind; if even that fails, the next run cuts it off.
                let _ = open.file.set_len(open.end);
                open.failed = Some(error);
            }
        }
        open.failed.is_none()
    }

    /// Brings everything to the disk, and says what could not be written.
    pub(super) fn close(self) -> Result<(), Trouble> {
        let open = self.file.into_inner().unwrap_or_else(PoisonError::into_inner);
        let failed = open.failed.map_or_else(|| open.file.sync_all(), Err);
        failed.map_err(|error| {
            let (path, why) = (self.path.display().to_string(), say_io(&error));
            Trouble::failed(&msg!("cli-record-unwritten", path = path, why = why))
        })
    }
}

fn wrong(path: &Path, what: &Message) -> Trouble {
    Trouble::input(path.display(), crate::language::say(what))
}

fn bad(path: &Path, error: &BadFile) -> Trouble {
    wrong(
        path,
        &match error {
            BadFile::Header(why) => msg!("cli-record-no-file", why = why.clone()),
            BadFile::Version(version) => msg!("cli-record-version", version = *version),
            BadFile::Broken(at) => msg!("cli-record-broken", at = *at as u64 as i64),
        },
    )
}

/// The first thing that is not the same, as the option that sets it.
fn difference(found: &Header, wanted: &Header) -> &'static str {
    let same = [
        (found.game == wanted.game, "GAME"),
        (found.seats == wanted.seats, "--seats"),
        (found.seed == wanted.seed, "--seed"),
        (found.rounds == wanted.rounds, "--rounds"),
        (found.opening == wanted.opening, "--opening"),
        (found.max_answers == wanted.max_answers, "--max-answers"),
        (found.setups == wanted.setups, "--setup"),
    ];
    same.into_iter().find_map(|(same, name)| (!same).then_some(name)).unwrap_or("fingerprint")
}
