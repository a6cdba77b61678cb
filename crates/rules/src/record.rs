//! How a passing test says which rules it proves.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process, thread,
};

use kernel::RuleId;

/// The environment variable that names the directory records are written to. Without it nothing is written.
pub const DIRECTORY: &str = "GRIMOIRE_COVERAGE_DIR";

/// The ending of a finished record; a file still being written has another.
pub const RECORD_ENDING: &str = "covers";

/// States the rules a test proves: `covers![mw::GUARD_03, mw::ATTACK_S05_01];` as its first statement.
///
/// The rules count only when the test comes to its end without a panic. A test that fails by *returning* an error is not
/// noticed here; it fails the whole run instead, and coverage is taken from runs in which everything passed.
#[macro_export]
macro_rules! covers {
    ($($rule:path),+ $(,)?) => {
        let _covers = {
            fn here() {}
            $crate::Covers::new(env!("CARGO_PKG_NAME"), ::std::any::type_name_of_val(&here), &[$($rule),+])
        };
    };
}

/// Records its rules as covered when it is dropped, unless the thread panics. Made by [`covers!`].
#[derive(Debug)]
#[must_use = "dropped at once it says nothing about the test"]
pub struct Covers {
    source: String,
    rules: &'static [RuleId],
    directory: Option<PathBuf>,
}

impl Covers {
    /// `place` is the path of a function inside the test, as the compiler writes it.
    pub fn new(package: &str, place: &str, rules: &'static [RuleId]) -> Self {
        let place = place.trim_end_matches("::here").replace("::{{closure}}", "");
        Covers { source: format!("{package} {place}"), rules, directory: directory() }
    }

    /// Writes the record to this directory instead of the one the environment names.
    pub fn into_directory(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directory = Some(directory.into());
        self
    }
}

impl Drop for Covers {
    fn drop(&mut self) {
        if thread::panicking() {
            return;
        }
        if let Some(directory) = &self.directory {
            // A record that is lost would look like a rule without proof.
            write(directory, &self.source, self.rules)
                .expect("the coverage directory can be written to");
        }
    }
}

/// Says that `source`, such as a scenario script that held, proves these rules.
pub fn record_coverage(source: &str, rules: &[RuleId]) -> io::Result<()> {
    match directory() {
        Some(directory) => write(&directory, source, rules),
        None => Ok(()),
    }
}

fn directory() -> Option<PathBuf> {
    env::var_os(DIRECTORY).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// One file a source and set of rules. It appears under its name only when it is whole; a second process that writes
/// the same record writes the same bytes.
pub(crate) fn write(directory: &Path, source: &str, rules: &[RuleId]) -> io::Result<()> {
    let mut text = format!("{}\n", source.replace('\n', " "));
    for rule in rules {
        text.push_str(rule.as_str());
        text.push('\n');
    }
    let name = fingerprint(&text);
    fs::create_dir_all(directory)?;
    let unfinished =
        directory.join(format!("{name:016x}.{}-{:?}", process::id(), thread::current().id()));
    fs::write(&unfinished, text)?;
    fs::rename(unfinished, directory.join(format!("{name:016x}.{RECORD_ENDING}")))
}

/// FNV-1a: only names a file, so that equal records meet and different ones do not.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
