//! What people type in a game: a number, or a word of a command in English or German.

use strsim::damerau_levenshtein;

/// A line, read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed<'l> {
    Nothing,
    /// The answer with this number.
    Answer(usize),
    /// Only the answers with these words.
    Filter(&'l str),
    Do(Verb, &'l str),
    /// No command; perhaps this one was meant.
    Unknown(&'l str, Option<&'static str>),
}

/// What can be done beside answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Help,
    Card,
    Rule,
    Why,
    Hint,
    Undo,
    Board,
    Log,
    Windows,
    Seat,
    Save,
    Quit,
}

/// The words of each command: the short one, the English one, the German one, and others that people try.
const WORDS: &[(Verb, &[&str])] = &[
    (Verb::Help, &["h", "help", "hilfe"]),
    (Verb::Card, &["c", "card", "karte", "cards", "karten"]),
    (Verb::Rule, &["r", "rule", "regel", "rules", "regeln"]),
    (Verb::Why, &["?", "why", "warum"]),
    (Verb::Hint, &["hint", "tipp"]),
    (Verb::Undo, &["u", "undo", "zurück", "zurueck"]),
    (Verb::Board, &["b", "board", "brett", "map", "arena"]),
    (Verb::Log, &["log", "verlauf"]),
    (Verb::Windows, &["windows", "fenster"]),
    (Verb::Seat, &["seat", "platz"]),
    (Verb::Save, &["save", "speichern"]),
    (Verb::Quit, &["q", "quit", "exit", "ende"]),
];

/// The words that are offered by completion: one for each command and language.
pub(super) const OFFERED: &[&str] = &[
    "help", "card", "rule", "why", "hint", "undo", "board", "log", "windows", "seat", "save",
    "quit",
];
pub(super) const OFFERED_IN_GERMAN: &[&str] = &[
    "hilfe",
    "karte",
    "regel",
    "warum",
    "tipp",
    "zurück",
    "brett",
    "verlauf",
    "fenster",
    "platz",
    "speichern",
    "ende",
];

/// Reads a line.
pub(super) fn read(line: &str) -> Typed<'_> {
    let line = line.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Some(words) = line.strip_prefix('/') {
        return Typed::Filter(words.trim());
    }
    if let Ok(number) = line.parse() {
        return Typed::Answer(number);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    // `?3` is `? 3`.
    let (word, rest) = match word.strip_prefix('?') {
        Some(glued) if !glued.is_empty() => ("?", glued),
        _ => (word, rest.trim()),
    };
    match verb(word) {
        Some(verb) => Typed::Do(verb, rest),
        None => Typed::Unknown(line, nearest(word)),
    }
}

fn verb(word: &str) -> Option<Verb> {
    let word = word.to_lowercase();
    let named = WORDS.iter().find(|(_, words)| words.contains(&word.as_str()));
    named.map(|(verb, _)| *verb)
}

/// The command that is spelled nearly like this.
fn nearest(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let far = |known: &str| damerau_levenshtein(known, &word);
    let known = OFFERED.iter().chain(OFFERED_IN_GERMAN).copied();
    known.min_by_key(|known| far(known)).filter(|known| far(known) * 3 <= known.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbers_filters_or_commands_in_both_languages() {
        assert_eq!(read(" 12 "), Typed::Answer(12));
        assert_eq!(read("/Fire bolt"), Typed::Filter("Fire bolt"));
        assert_eq!(read(""), Typed::Nothing);
        assert_eq!(read("card Timber Wolf"), Typed::Do(Verb::Card, "Timber Wolf"));
        assert_eq!(read("Karte Timberwolf"), Typed::Do(Verb::Card, "Timberwolf"));
        assert_eq!(read("?3"), Typed::Do(Verb::Why, "3"));
        assert_eq!(read("why 3"), Typed::Do(Verb::Why, "3"));
        assert_eq!(read("ZURÜCK"), Typed::Do(Verb::Undo, ""));
    }

    #[test]
    fn a_word_that_is_nearly_a_command_brings_it() {
        assert_eq!(read("udno"), Typed::Unknown("udno", Some("undo")));
        assert_eq!(read("hlep"), Typed::Unknown("hlep", Some("help")));
        assert_eq!(read("speichem x"), Typed::Unknown("speichem x", Some("speichern")));
        assert_eq!(read("xyzzy"), Typed::Unknown("xyzzy", None));
    }

    #[test]
    fn every_word_that_is_offered_is_a_command() {
        for word in OFFERED.iter().chain(OFFERED_IN_GERMAN) {
            assert!(verb(word).is_some(), "{word}");
        }
    }
}
