//! `tune`, and bots with files of weights.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{Ran, grimoire};

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
    grimoire(&[&["tune", "mage-wars", "--out", out], &TINY[..], more].concat())
}

fn resume(file: &Path, more: &[&str]) -> Ran {
    let file = file.to_str().unwrap();
    grimoire(&[&["tune", "mage-wars", "--check", "2", "--resume", file], more].concat())
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
    let args = ["--pairings", "apprentice", "--games", "2", "--json"];
    let ladder = ["ladder", "mage-wars", "--bots", &format!("{bot},greedy")];
    let report = grimoire(&[&ladder[..], &args[..]].concat());
    report.ok();
    let bots: Vec<_> =
        report.json()["ladder"].as_array().unwrap().iter().map(|it| it["bot"].clone()).collect();
    assert!(bots.contains(&bot.into()), "{bots:?}");

    // A file is not written over, and goes on only with the game and the numbers it began with.
    tune(&whole, &[]).is_wrong_input("--resume goes on with it");
    resume(&whole, &["--seed", "4"]).is_wrong_input("--seed");
    let name = whole.to_str().unwrap();
    grimoire(&["tune", "mage-knight", "--resume", name]).is_wrong_input("whole.json");
    assert_eq!(read(&whole), found, "nothing has changed");
}

#[test]
fn other_weights_play_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("spoiled.json");
    let own = include_str!("../../../bots/src/mage_wars/weights.json");
    let mut weights: Value = serde_json::from_str(own).unwrap();
    weights["life"] = 0.01.into();
    weights["creature"] = 9.0.into();
    fs::write(&file, weights.to_string()).unwrap();
    let sim = |first: &str| {
        let fixed = ["--pairings", "apprentice", "--games", "2", "--json"];
        let seats = format!("{first},greedy");
        let ran = grimoire(&[&["sim", "mage-wars", "--seats", &seats], &fixed[..]].concat());
        ran.ok();
        ran.json()["decisions"].clone()
    };
    assert_ne!(sim("greedy"), sim(&format!("greedy:weights={}", file.display())));
    fs::write(&file, own).unwrap();
    assert_eq!(sim("greedy"), sim(&format!("greedy:weights={}", file.display())));
}

#[test]
fn a_bad_file_of_weights_is_wrong_input() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("weights.json");
    let bot = format!("greedy:weights={}", file.display());
    let sim = |game| grimoire(&["sim", game, "--seats", &bot, "--games", "1"]);
    sim("mage-knight").is_wrong_input("weights.json");
    fs::write(&file, "{\n  \"life\": }").unwrap();
    sim("mage-knight").is_wrong_input("line 2 column 11");
    let own = include_str!("../../../bots/src/mage_wars/weights.json");
    let mut weights: Value = serde_json::from_str(own).unwrap();
    weights.as_object_mut().unwrap().remove("provenance");
    fs::write(&file, weights.to_string()).unwrap();
    sim("mage-knight").is_wrong_input("no weights of this game: unknown field");
    let random = format!("random:weights={},random", file.display());
    grimoire(&["sim", "mage-wars", "--seats", &random]).is_wrong_input("judges nothing");
    let name = file.to_str().unwrap();
    grimoire(&["tune", "mage-wars", "--resume", name]).is_wrong_input("no provenance of a tuning");
}

#[test]
fn what_cannot_be_tuned_is_said_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.json");
    let out = file.to_str().unwrap();
    let tune = |more: &[&str]| grimoire(&[&["tune", "mage-wars", "--out", out], more].concat());
    tune(&["--level", "random"]).is_wrong_input("judges nothing");
    tune(&["--level", "clever"]).is_wrong_input("there is no bot “clever”");
    tune(&["--level", "easy:ms=5"]).is_wrong_input("goes by the clock");
    tune(&["--level", "greedy", "--iterations", "5"]).is_wrong_input("no option “iterations”");
    tune(&["--population", "3"]).is_wrong_input("--population");
    tune(&["--step", "0"]).is_wrong_input("--step");
    grimoire(&["tune", "mage-wars"]).is_wrong_input("--out");
    let nowhere = folder.path().join("no/such/new.json");
    let nowhere = nowhere.to_str().unwrap();
    grimoire(&["tune", "mage-wars", "--out", nowhere]).is_wrong_input("there is no such folder");
    assert!(!file.exists());
}
