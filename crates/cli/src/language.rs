//! The language of a run: the one asked for, else that of the system, else English. Everything a run says is in it.

use std::{ffi::OsString, io, str::FromStr as _, sync::OnceLock};

use i18n::Language;
use kernel::{Message, msg};

/// Settled when the program starts.
static RUN: OnceLock<Language> = OnceLock::new();

/// Settles the language of this run by its arguments, before they are read in full: help and errors are in it, too.
pub fn settle(args: impl Iterator<Item = OsString>) -> Language {
    let asked = asked(args.filter_map(|arg| arg.into_string().ok()));
    *RUN.get_or_init(|| asked.unwrap_or_else(of_the_system))
}

/// The last language asked for by `--lang`, if there is such a language.
fn asked(args: impl Iterator<Item = String>) -> Option<Language> {
    let mut found = None;
    let mut args = args.peekable();
    while let Some(arg) = args.next() {
        let code = match arg.strip_prefix("--lang") {
            Some("") => args.peek().map(String::as_str),
            Some(glued) => glued.strip_prefix('='),
            None => None,
        };
        found = code.and_then(|code| Language::from_str(code).ok()).or(found);
    }
    found
}

/// The first language of the system that is one of ours.
fn of_the_system() -> Language {
    sys_locale::get_locales()
        .find_map(|locale| Language::from_str(&locale).ok())
        .unwrap_or_default()
}

/// The language of this run.
pub fn of_the_run() -> Language {
    RUN.get().copied().unwrap_or_default()
}

/// A sentence in the language of this run.
pub fn say(message: &Message) -> String {
    i18n::format(of_the_run(), message)
}

/// What the system says about a file or a connection, in the language of this run.
pub(crate) fn say_io(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => say(&msg!("cli-io-not-found")),
        io::ErrorKind::PermissionDenied => say(&msg!("cli-io-denied")),
        io::ErrorKind::AlreadyExists => say(&msg!("cli-io-exists")),
        io::ErrorKind::IsADirectory => say(&msg!("cli-io-folder")),
        io::ErrorKind::ConnectionRefused => say(&msg!("cli-io-refused")),
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => say(&msg!("cli-io-late")),
        io::ErrorKind::InvalidData => say(&msg!("cli-io-no-text")),
        _ => error.to_string(),
    }
}

/// What is wrong with a JSON file, in the language of this run. Names of fields are the same in all languages.
pub(crate) fn say_json(error: &serde_json::Error) -> String {
    let (line, column) = (error.line() as u32, error.column() as u32);
    match of_the_run() {
        Language::En => error.to_string(),
        Language::De => {
            let what = error.to_string();
            let names = what.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(", ");
            if names.is_empty() {
                say(&msg!("cli-json", line = line, column = column))
            } else {
                say(&msg!("cli-json-names", names = names, line = line, column = column))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Option<Language> {
        asked(line.split(' ').map(str::to_owned))
    }

    #[test]
    fn the_language_is_read_before_everything_else() {
        assert_eq!(found("rules mage-wars --lang de guard"), Some(Language::De));
        assert_eq!(found("rules --lang=de --lang en"), Some(Language::En));
        assert_eq!(found("rules --lang fr"), None);
        assert_eq!(found("rules --lang"), None);
        assert_eq!(found("rules de"), None);
    }
}
