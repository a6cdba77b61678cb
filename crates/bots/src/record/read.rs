//! Files of games, read from their bytes.

use std::fmt;

use super::{FORMAT, GameRecord, Header, VERSION, bytes, bytes::FRAME};

/// Why bytes are no file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// The first line is no header, as the parser puts it.
    Header(String),
    /// It was written by a program of another time.
    Version(u32),
    /// What begins at this byte is no game, and not the end of one that was being written when the program ended.
    Broken(usize),
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFile::Header(why) => write!(f, "no file of recorded games: {why}"),
            BadFile::Version(version) => {
                write!(f, "version {version} of recorded games; this program reads {VERSION}")
            }
            BadFile::Broken(at) => write!(f, "the file is damaged at byte {at}"),
        }
    }
}

impl std::error::Error for BadFile {}

/// The header, and where the games begin.
pub fn header(file: &[u8]) -> Result<(Header, usize), BadFile> {
    let no_header = || BadFile::Header("the first line does not end".to_owned());
    let end = file.iter().position(|byte| *byte == b'\n').ok_or_else(no_header)?;
    let header: Header =
        serde_json::from_slice(&file[..end]).map_err(|error| BadFile::Header(error.to_string()))?;
    if header.format != FORMAT {
        return Err(BadFile::Header(format!("its format is “{}”", header.format)));
    }
    match header.version {
        VERSION => Ok((header, end + 1)),
        other => Err(BadFile::Version(other)),
    }
}

/// The games of a file one after the other.
#[derive(Clone, Debug)]
pub struct Frames<'a> {
    file: &'a [u8],
    at: usize,
}

/// What stands next in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Game(GameRecord),
    /// A game that was being written when the program ended; the whole ones end at this byte.
    Cut(usize),
}

impl<'a> Frames<'a> {
    /// From this byte on.
    pub fn new(file: &'a [u8], at: usize) -> Self {
        Frames { file, at }
    }
}

impl Iterator for Frames<'_> {
    type Item = Result<Taken, BadFile>;

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.at;
        let rest = self.file.get(at..).filter(|rest| !rest.is_empty())?;
        self.at = self.file.len();
        let number = |from: usize| {
            let bytes = rest.get(from..from + 4)?;
            bytes.try_into().ok().map(u32::from_le_bytes)
        };
        let whole = number(0).zip(number(4)).and_then(|(length, sum)| {
            Some((rest.get(FRAME..FRAME + usize::try_from(length).ok()?)?, sum))
        });
        let Some((body, sum)) = whole else { return Some(Ok(Taken::Cut(at))) };
        let game = (bytes::checksum(body) == sum).then(|| GameRecord::from_bytes(body)).flatten();
        Some(match game {
            Some(game) => {
                self.at = at + FRAME + body.len();
                Ok(Taken::Game(game))
            }
            // What was written last may have come to the disk in part.
            None if body.len() + FRAME == rest.len() => Ok(Taken::Cut(at)),
            None => Err(BadFile::Broken(at)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> GameRecord {
        GameRecord::new(number, None)
    }

    fn numbers(file: &[u8]) -> Vec<Result<u64, BadFile>> {
        let number = |taken| match taken {
            Ok(Taken::Game(game)) => Ok(game.game),
            Ok(Taken::Cut(at)) => Ok(1_000 + at as u64),
            Err(error) => Err(error),
        };
        Frames::new(file, 0).map(number).collect()
    }

    #[test]
    fn a_game_that_was_cut_is_none_and_one_that_was_changed_is_an_error() {
        let (one, two) = (game(1).to_bytes(), game(2).to_bytes());
        let file = [one.clone(), two.clone()].concat();
        assert_eq!(numbers(&file), [Ok(1), Ok(2)]);
        let cut_at = 1_000 + one.len() as u64;
        for cut in 1..two.len() {
            assert_eq!(numbers(&file[..file.len() - cut]), [Ok(1), Ok(cut_at)], "{cut}");
        }
        let mut changed = file.clone();
        changed[FRAME] ^= 1;
        assert_eq!(numbers(&changed), [Err(BadFile::Broken(0))]);
    }
}
