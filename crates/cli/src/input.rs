//! What people give: files, setups, seeds, languages.

use std::{
    fs,
    io::{IsTerminal as _, Write},
    path::{Path, PathBuf},
};

use directories::BaseDirs;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Seed, SetupError, msg};
use serde::{Serialize, de::DeserializeOwned};

use crate::{language::say, trouble::Trouble};

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(|error| Trouble::file(path, &error))
}

/// A value from a JSON file; an error names line and column.
pub fn json<T: DeserializeOwned>(path: &Path) -> Result<T, Trouble> {
    serde_json::from_str(&text(path)?).map_err(|error| Trouble::json(path, &error))
}

/// The setup in a file, or the game's usual one.
pub fn setup<G: Game<Setup: Default>>(path: Option<&Path>) -> Result<G::Setup, Trouble> {
    path.map_or_else(|| Ok(G::Setup::default()), json)
}

/// What is wrong with a setup, one line a problem.
pub fn setup_trouble(path: Option<&Path>, problems: &[SetupError]) -> Trouble {
    let place = path.map_or_else(|| say(&msg!("cli-the-setup")), |path| path.display().to_string());
    let lines: Vec<_> =
        problems.iter().map(|problem| format!("\n  {}", say_problem(problem))).collect();
    let invalid = say(&msg!("cli-setup-invalid"));
    Trouble::input(place, format!("{invalid}{}", lines.concat()))
}

fn say_problem(problem: &SetupError) -> String {
    let rule = problem.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
    format!("{}: {}{rule}", problem.place, say(&problem.message))
}

/// Reads a seed: a number, or the 64 hexadecimal digits of a recorded game.
pub fn seed(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse() {
        return Ok(Seed::from_number(number));
    }
    Seed::try_from(text.to_owned()).map_err(|_| say(&msg!("cli-no-seed")))
}

/// A seed that is not known to anyone.
pub fn fresh_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Trouble::failed(&msg!("cli-no-randomness", why = error.to_string())))?;
    Ok(Seed(bytes))
}

/// Where programs keep their data on this platform.
pub fn data_directory() -> PathBuf {
    let place = BaseDirs::new().map(|dirs| dirs.data_dir().join("grimoire"));
    place.unwrap_or_else(|| PathBuf::from("grimoire-data"))
}

/// Writes a value as JSON a person can read, with a line end.
pub fn write_json(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Trouble> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Trouble::no_json(&error))?;
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
