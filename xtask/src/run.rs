//! Running other programs: seen while they run, kept for counting.

use std::{
    ffi::OsStr,
    fmt::Write as _,
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context, Result, bail};

/// A program to run in a folder of the project.
#[derive(Debug)]
pub(crate) struct Run {
    command: Command,
    shown: String,
}

/// What a program said and whether it was content.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) success: bool,
    pub(crate) text: String,
}

/// What a program printed while its output was captured.
#[derive(Debug)]
pub(crate) struct Unseen {
    pub(crate) success: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// `words` are the program and its arguments, separated by spaces.
    pub(crate) fn new(folder: &Path, words: &str) -> Run {
        let mut words = words.split_whitespace();
        let program = Run::program(folder, words.next().unwrap_or_default());
        words.fold(program, Run::arg)
    }

    /// A program whose name may contain spaces, without arguments yet.
    pub(crate) fn program(folder: &Path, program: impl AsRef<OsStr>) -> Run {
        let mut command = Command::new(program.as_ref());
        command.current_dir(folder).stdin(Stdio::null());
        // Colours would stand in the way of counting.
        command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1").env_remove("FORCE_COLOR");
        Run { command, shown: program.as_ref().to_string_lossy().into_owned() }
    }

    /// Cargo; in CI it must not change the lock file.
    pub(crate) fn cargo(folder: &Path, words: &str) -> Run {
        Run::new(folder, &cargo_words(words, in_ci()))
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Run {
        let _ = write!(self.shown, " {}", arg.as_ref().to_string_lossy());
        self.command.arg(arg);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Run {
        self.command.env(name, value);
        self
    }

    /// Runs it, passing on what it says line by line.
    pub(crate) fn watched(mut self) -> Result<Said> {
        println!("$ {}", self.shown);
        let mut child = self
            .command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", self.shown))?;
        let (out, err) = (child.stdout.take(), child.stderr.take());
        let errors = thread::spawn(move || pass_on(err, io::stderr()));
        let mut text = pass_on(out, io::stdout());
        text.push_str(&errors.join().unwrap_or_default());
        let status = child.wait().with_context(|| self.shown.clone())?;
        Ok(Said { success: status.success(), text })
    }

    /// Runs it and fails unless it succeeds.
    pub(crate) fn succeed(self) -> Result<Said> {
        let shown = self.shown.clone();
        let said = self.watched()?;
        if !said.success {
            bail!("{shown} failed");
        }
        Ok(said)
    }

    /// Runs it unseen.
    pub(crate) fn unseen(mut self) -> Result<Unseen> {
        let output =
            self.command.output().with_context(|| format!("{} cannot be started", self.shown))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok(Unseen {
            success: output.status.success(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        })
    }

    /// Runs it unseen and fails, with what it complained about, unless it succeeds.
    pub(crate) fn output(self) -> Result<Unseen> {
        let shown = self.shown.clone();
        let unseen = self.unseen()?;
        if !unseen.success {
            bail!("{shown} failed:\n{}", unseen.err);
        }
        Ok(unseen)
    }
}

fn cargo_words(words: &str, locked: bool) -> String {
    let command = if words.starts_with("nextest run") { "nextest run" } else { first_word(words) };
    if locked && command != "fmt" {
        format!("cargo {command} --locked{}", &words[command.len()..])
    } else {
        format!("cargo {words}")
    }
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

pub(crate) fn in_ci() -> bool {
    std::env::var_os("CI")
        .is_some_and(|value| !value.is_empty() && value != "false" && value != "0")
}

fn pass_on(from: Option<impl Read>, mut to: impl Write) -> String {
    let mut kept = String::new();
    let Some(from) = from else { return kept };
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        // A closed terminal must not stop the tests.
        let _ = to.write_all(&line);
        kept.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    let _ = to.flush();
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> &'static Path {
        Path::new(".")
    }

    #[test]
    fn output_of_both_kinds_is_kept_with_the_result() {
        let said =
            Run::new(here(), "sh -c").arg("echo one; echo two >&2; exit 3").watched().unwrap();
        assert!(!said.success);
        assert!(said.text.contains("one\n") && said.text.contains("two\n"), "{}", said.text);
    }

    #[test]
    fn in_ci_cargo_must_keep_to_the_lock() {
        assert_eq!(
            cargo_words("clippy -- -D warnings", true),
            "cargo clippy --locked -- -D warnings"
        );
        assert_eq!(
            cargo_words("nextest run --workspace", true),
            "cargo nextest run --locked --workspace"
        );
        assert_eq!(cargo_words("fmt --check", true), "cargo fmt --check");
        assert_eq!(cargo_words("clippy", false), "cargo clippy");
    }

    #[test]
    fn a_failure_is_an_error_that_names_the_command() {
        let error = Run::new(here(), "sh -c").arg("exit 3").succeed().unwrap_err();
        assert_eq!(error.to_string(), "sh -c exit 3 failed");
        let error = Run::new(here(), "sh -c").arg("echo why >&2; exit 1").output().unwrap_err();
        assert!(error.to_string().contains("why"), "{error}");
        assert!(Run::new(here(), "no-such-program-here").watched().is_err());
    }
}
