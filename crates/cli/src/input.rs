//! What people give: files, setups, seeds, languages.

use std::{
    env, fs,
    io::{IsTerminal as _, Write},
    path::Path,
    str::FromStr as _,
};

use i18n::Language;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Seed, SetupError};
use serde::{Serialize, de::DeserializeOwned};

use crate::trouble::Trouble;

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(|error| Trouble::file(path, &error))
}

/// A value from a JSON file; an error names line and column.
pub fn json<T: DeserializeOwned>(path: &Path) -> Result<T, Trouble> {
    serde_json::from_str(&text(path)?).map_err(|error| Trouble::input(path.display(), error))
}

/// The setup in a file, or the game's usual one.
pub fn setup<G: Game<Setup: Default>>(path: Option<&Path>) -> Result<G::Setup, Trouble> {
    path.map_or_else(|| Ok(G::Setup::default()), json)
}

/// What is wrong with a setup, one line a problem.
pub fn setup_trouble(path: Option<&Path>, problems: &[SetupError]) -> Trouble {
    let place = path.map_or("the setup".into(), |path| path.display().to_string());
    let lines: Vec<_> = problems.iter().map(|problem| format!("\n  {}", say(problem))).collect();
    Trouble::input(place, format!("not valid:{}", lines.concat()))
}

fn say(problem: &SetupError) -> String {
    let rule = problem.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
    format!("{}: {}{rule}", problem.place, i18n::format(Language::En, &problem.message))
}

/// Reads a seed: a number, or the 64 hexadecimal digits of a recorded game.
pub fn seed(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse() {
        return Ok(Seed::from_number(number));
    }
    Seed::try_from(text.to_owned())
        .map_err(|_| "a seed is a number or 64 hexadecimal digits".to_owned())
}

/// A seed nobody knows.
pub fn fresh_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Trouble::Failed(format!("the system gives no randomness: {error}")))?;
    Ok(Seed(bytes))
}

/// The language asked for, else that of the environment, else English.
pub fn language(asked: Option<Language>) -> Language {
    let from_environment = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
            .and_then(|value| Language::from_str(&value).ok())
    };
    asked.or_else(from_environment).unwrap_or_default()
}

/// Writes a value as JSON a person can read, with a line end.
pub fn write_json(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Trouble> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Trouble::Failed(format!("cannot be written as JSON: {error}")))?;
    writeln!(out, "{text}")?;
    Ok(())
}

/// A bar on standard error that counts to `length`; nothing is shown where nobody watches.
pub fn progress(length: u64, what: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_its_digits() {
        assert_eq!(seed("7"), Ok(Seed::from_number(7)));
        let digits = Seed::from_number(300).to_string();
        assert_eq!(seed(&digits), Ok(Seed::from_number(300)));
        assert!(seed("-1").is_err());
        assert!(seed("seven").is_err());
    }
}
