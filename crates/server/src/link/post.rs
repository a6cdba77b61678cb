//! The words servers use among themselves. All of them are of one version: servers of one database are upgraded one after
//! the other, and a letter that cannot be read is passed over as if it had been lost.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};

use super::asks::{Answer, Ask};
use crate::game::Guest;

/// The first byte of every letter. It is raised when words change, so that servers of two versions do not mistake them.
const VERSION: u8 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Letter {
    /// Who writes.
    pub(super) from: String,
    pub(super) epoch: u64,
    pub(super) post: Post,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Post {
    /// Nothing but that one is there.
    Beat,
    /// A word between a socket and its game. The number of the line is that of the socket's server.
    Line {
        line: u64,
        word: Word,
    },
    /// A question about a game, and its answer.
    Asked {
        number: u64,
        game: String,
        ask: Ask,
    },
    Answered {
        number: u64,
        answer: Answer,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Word {
    /// To the game: a client comes.
    Come { game: String, guest: Guest },
    /// To the game: the client says something.
    Said { number: u32, text: String },
    /// To the game: the client is gone.
    Gone,
    /// To a server that took a recorded game: its file is wanted.
    Fetch { recorded: String },
    /// To the socket: the client is there; whose seats it plays. Or why it is not.
    Welcome { there: Result<Vec<String>, Told> },
    /// To the socket: part of a message for the client, and whether more of it follows.
    Heard { number: u32, part: String, more: bool },
    /// To the socket: the game has no more to say.
    Over,
}

/// What a request is answered that fails: status and problem, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told {
    pub(super) status: u16,
    pub(super) problem: String,
}

impl Letter {
    pub(super) fn write(&self) -> Bytes {
        let text = postcard::to_allocvec(self).expect("letters are plain data");
        let mut bytes = Vec::with_capacity(text.len() + 1);
        bytes.push(VERSION);
        bytes.extend(text);
        bytes.into()
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (version, text) = bytes.split_first()?;
        (*version == VERSION).then(|| postcard::from_bytes(text).ok())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_were_written_and_others_are_not_read() {
        let word = Word::Heard { number: 7, part: "é".into(), more: true };
        let post = Post::Line { line: 1 << 40, word };
        let letter = Letter { from: "node".into(), epoch: u64::MAX, post };
        let written = letter.write();
        assert_eq!(Letter::read(&written), Some(letter));
        assert_eq!(Letter::read(&written[..written.len() - 1]), None);
        let mut later = written.to_vec();
        later[0] += 1;
        assert_eq!(Letter::read(&later), None);
        assert_eq!(Letter::read(&[]), None);
    }
}
