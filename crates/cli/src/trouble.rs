//! What can go wrong, and with which exit code the program ends. What is said about it is in the language of the run.

use std::{fmt::Display, io, iter, path::Path, process::ExitCode};

use kernel::{Message, msg};
use server::HostError;

use crate::language::{say, say_io, say_json};

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Trouble {
    /// Something given is wrong: exit code 2, and nothing has changed.
    Input(String),
    /// The check asked for did not hold and has been reported: exit code 1.
    Unproven,
    /// Something else stood in the way, such as a port in use: exit code 1.
    Failed(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Trouble {
    /// Wrong input.
    pub fn wrong(what: &Message) -> Self {
        Trouble::Input(say(what))
    }

    /// Work that failed.
    pub fn failed(what: &Message) -> Self {
        Trouble::Failed(say(what))
    }

    /// Wrong input, with where it is from.
    pub fn input(place: impl Display, what: impl Display) -> Self {
        Trouble::Input(format!("{place}: {what}"))
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &io::Error) -> Self {
        Trouble::input(path.display(), say_io(error))
    }

    /// A file that is not the JSON it should be.
    pub fn json(path: &Path, error: &serde_json::Error) -> Self {
        Trouble::input(path.display(), say_json(error))
    }

    /// What the server says about its work: it starts with what could not be done, its causes follow.
    pub(crate) fn of_host(error: &anyhow::Error) -> String {
        let head = error.downcast_ref::<HostError>();
        let head = head.map_or_else(|| error.to_string(), |HostError(what)| say(what));
        let causes = error.chain().skip(1).map(|cause| match cause.downcast_ref::<HostError>() {
            Some(HostError(what)) => say(what),
            None => match cause.downcast_ref::<io::Error>() {
                Some(cause) => say_io(cause),
                None => cause.to_string(),
            },
        });
        iter::once(head).chain(causes).collect::<Vec<_>>().join(": ")
    }

    /// What is typed cannot be read.
    pub(crate) fn unread(error: &impl Display) -> Self {
        Trouble::failed(&msg!("cli-unread", why = error.to_string()))
    }

    /// A value of ours that cannot be written as JSON.
    pub(crate) fn no_json(error: &serde_json::Error) -> Self {
        Trouble::failed(&msg!("cli-no-json", why = error.to_string()))
    }

    /// What to say about it, unless it has been said.
    pub fn message(&self) -> Option<String> {
        match self {
            Trouble::Input(what) | Trouble::Failed(what) => Some(what.clone()),
            Trouble::Unproven => None,
            Trouble::Output(error) => Some(say(&msg!("cli-unwritten", why = say_io(error)))),
        }
    }

    pub fn exit_code(&self) -> ExitCode {
        match self {
            Trouble::Input(_) => ExitCode::from(2),
            Trouble::Unproven | Trouble::Failed(_) | Trouble::Output(_) => ExitCode::from(1),
        }
    }

    /// Whether the reader of our output has gone.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Trouble::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Output(error)
    }
}

impl From<games::UnknownGame> for Trouble {
    fn from(error: games::UnknownGame) -> Self {
        let games::UnknownGame(name) = error;
        let known = games::GameId::ALL.map(games::GameId::as_str).join(", ");
        Trouble::wrong(&msg!("cli-no-game", name = name, known = known))
    }
}
