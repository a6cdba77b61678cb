//! The real program, run as people run it.

mod book;
mod bots;
#[cfg(unix)]
mod documents;
mod lookup;
mod packs;
mod play;
mod questions;
mod replay;
mod scenario;
mod serve;
mod terminal;
mod weights;
mod words;

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

/// How a run of the program ended.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// The output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Checks that the input was called wrong, with this in the message and nothing on standard output.
    #[track_caller]
    pub(crate) fn is_wrong_input(&self, what: &str) {
        assert_eq!(self.code, 2, "{self:?}");
        assert!(self.err.contains(what), "“{what}” is missing: {self:?}");
        assert_eq!(self.out, "");
    }

    /// Checks that all went well and gives the output.
    #[track_caller]
    pub(crate) fn ok(&self) -> &str {
        assert_eq!(self.code, 0, "{self:?}");
        &self.out
    }
}

/// The program, in English whatever the environment says.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grimoire"));
    command.args(args).env("LC_ALL", "C").env_remove("LANGUAGE").env_remove("RUST_LOG");
    command
}

pub(crate) fn grimoire(args: &[&str]) -> Ran {
    grimoire_reading(args, "")
}

/// Runs the program with this on its standard input.
pub(crate) fn grimoire_reading(args: &[&str], input: &str) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // On a thread of its own: both pipes could be full otherwise. A program that ends before it has read all is fine.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn help_names_every_command_and_wrong_words_are_wrong_input() {
    let help = grimoire(&["--help"]);
    for command in [
        "serve",
        "play",
        "cards",
        "rules",
        "book",
        "scenario",
        "sim",
        "ladder",
        "setup",
        "replay",
        "completions",
        "man",
    ] {
        assert!(help.ok().contains(command), "{command}");
    }
    grimoire(&["dance"]).is_wrong_input("dance");
    grimoire(&["play", "chess"]).is_wrong_input("mage-wars, mage-knight");
    grimoire(&["play", "mage-wars", "--lang", "fr"]).is_wrong_input("fr");
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(grimoire(&["completions", shell]).ok().contains("scenario"), "{shell}");
    }
    grimoire(&["completions", "abacus"]).is_wrong_input("abacus");
}
