//! The real program, run as people run it.

use std::{fs, path::Path, process::Command};

use clap::Parser as _;
use cli::args::Cli;
use serde_json::Value;

/// How a run of the program ended.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// Checks that all went well and gives the output.
    #[track_caller]
    fn ok(&self) -> &str {
        assert_eq!(self.code, Some(0), "{self:?}");
        &self.out
    }

    /// Checks that the input was called wrong, with this in the message and nothing on standard output.
    #[track_caller]
    fn is_wrong_input(&self, what: &str) {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert!(self.err.contains(what), "“{what}” is missing: {self:?}");
        assert_eq!(self.out, "");
    }
}

fn tuner(args: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_tuner")).args(args).output().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A few games of Mage Wars: enough to see that it runs, far too few to find anything.
const TINY: [&str; 12] = [
    "--level",
    "greedy",
    "--pairings",
    "apprentice",
    "--games",
    "2",
    "--population",
    "4",
    "--check",
    "2",
    "--seed",
    "3",
];

fn tune(out: &Path, more: &[&str]) -> Ran {
    let out = out.to_str().unwrap();
    tuner(&[&["mage-wars", "--out", out], &TINY[..], more].concat())
}

fn resume(file: &Path, more: &[&str]) -> Ran {
    let file = file.to_str().unwrap();
    tuner(&[&["mage-wars", "--check", "2", "--resume", file], more].concat())
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_run_in_two_parts_writes_what_a_run_as_a_whole_writes_and_bots_play_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole.json", "parts.json"].map(|name| folder.path().join(name));
    let ran = tune(&whole, &["--rounds", "2", "--threads", "2", "--date", "today"]);
    assert_eq!(ran.ok().lines().count(), 5, "{ran:?}");
    assert!(ran.out.starts_with("round 1 of 2: candidates "), "{ran:?}");
    tune(&parts, &["--rounds", "1", "--threads", "1", "--date", "today"]).ok();
    resume(&parts, &["--rounds", "2"]).ok();
    let found = read(&whole);
    assert_eq!(found, read(&parts));
    assert!(found["life"].is_f64());
    let told = &found["provenance"];
    assert_eq!((&told["game"], &told["bot"]), (&"mage-wars".into(), &"greedy".into()));
    assert_eq!((&told["setups"], &told["date"]), (&"apprentice".into(), &"today".into()));
    assert_eq!((&told["games_played"], &told["check"]["games"]), (&16.into(), &2.into()));
    assert_eq!(told["rounds"].as_array().unwrap().len(), 2);

    let bot = format!("greedy:weights={}", whole.display());
    let bots = format!("{bot},greedy");
    let ladder = ["grimoire", "ladder", "mage-wars", "--bots", &bots];
    let few = ["--pairings", "apprentice", "--games", "2", "--json"];
    let mut report = Vec::new();
    cli::run(Cli::parse_from([&ladder[..], &few[..]].concat()), &[], &mut report).unwrap();
    let report: Value = serde_json::from_slice(&report).unwrap();
    let bots: Vec<_> =
        report["ladder"].as_array().unwrap().iter().map(|it| it["bot"].clone()).collect();
    assert!(bots.contains(&bot.into()), "{bots:?}");

    // A file is not written over, and goes on only with the game and the numbers it began with.
    tune(&whole, &[]).is_wrong_input("--resume goes on with it");
    resume(&whole, &["--seed", "4"]).is_wrong_input("--seed");
    let name = whole.to_str().unwrap();
    tuner(&["mage-knight", "--resume", name]).is_wrong_input("whole.json");
    assert_eq!(read(&whole), found, "nothing has changed");
}

#[test]
fn what_cannot_be_tuned_is_said_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.json");
    let out = file.to_str().unwrap();
    let tune = |more: &[&str]| tuner(&[&["mage-wars", "--out", out], more].concat());
    tune(&["--level", "random"]).is_wrong_input("judges nothing");
    tune(&["--level", "clever"]).is_wrong_input("there is no bot “clever”");
    tune(&["--level", "easy:ms=5"]).is_wrong_input("goes by the clock");
    tune(&["--level", "greedy", "--iterations", "5"]).is_wrong_input("no option “iterations”");
    tune(&["--population", "3"]).is_wrong_input("--population");
    tune(&["--step", "0"]).is_wrong_input("--step");
    tuner(&["mage-wars"]).is_wrong_input("--out");
    let nowhere = folder.path().join("no/such/new.json");
    let nowhere = nowhere.to_str().unwrap();
    tuner(&["mage-wars", "--out", nowhere]).is_wrong_input("there is no such folder");
    assert!(!file.exists());
    // A file of weights that no run wrote has nothing to go on with.
    let own = include_str!("../../../bots/src/mage_wars/weights.json");
    let mut weights: Value = serde_json::from_str(own).unwrap();
    weights.as_object_mut().unwrap().remove("provenance");
    fs::write(&file, weights.to_string()).unwrap();
    tuner(&["mage-wars", "--resume", out]).is_wrong_input("no provenance of a tuning");
}
