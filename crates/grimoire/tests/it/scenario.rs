//! `scenario run` and `scenario why`.

use std::{fs, path::Path};

use tempfile::TempDir;

use crate::{Ran, grimoire};

const HOLDS: &str = "\
# A wolf may not leave the arena.
game mage-wars
covers MW-GUARD-03
seat A beastmaster at B2
seat B warlock at B2
turn A
do activate mageA
dice attack 2 2 1*
do attack mageB
expect mageB damage 5
";

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn run(path: &Path, more: &[&str]) -> Ran {
    grimoire(&[&["scenario", "run", path.to_str().unwrap()], more].concat())
}

#[test]
fn all_scripts_below_a_directory_are_run_in_order() {
    let wrong = HOLDS.replace("damage 5", "damage 4");
    let folder = folder(&[
        ("b/deep/one.script", HOLDS),
        ("a.script", &wrong),
        ("c.script", "game mage-wars\nfly away\n"),
        ("notes.txt", "not a script"),
    ]);
    let ran = run(folder.path(), &[]);
    assert_eq!(ran.code, 1, "{ran:?}");
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(lines[0].contains("a.script:10"), "{ran:?}");
    assert!(lines[1].contains("c.script:2:1: "), "{ran:?}");
    assert_eq!(lines[2], "1 passed, 2 failed");
}

#[test]
fn json_tells_what_held_and_what_did_not() {
    let folder = folder(&[("a.script", HOLDS), ("b.script", "game chess\n")]);
    let report = run(folder.path(), &["--json"]).json();
    assert_eq!((&report["passed"], &report["failed"]), (&1.into(), &1.into()));
    let held = &report["scripts"][0]["held"];
    assert_eq!(held["covers"][0], "MW-GUARD-03");
    assert_eq!((&held["answers"], &held["expectations"]), (&2.into(), &1.into()));
    let message = report["scripts"][1]["failure"]["message"].as_str().unwrap();
    assert!(message.contains("there is no game “chess”"), "{message}");
}

#[test]
fn one_script_that_holds_is_a_success() {
    let folder = folder(&[("a.script", HOLDS)]);
    assert_eq!(run(&folder.path().join("a.script"), &[]).ok(), "1 passed, 0 failed\n");
}

#[test]
fn malformed_scripts_fail_with_their_line() {
    let cases = [
        ("", "a.script:1"),
        ("seat A warlock\n", "a.script:1:1"),
        ("game mage-wars\ncovers MW-NOTHING-99\n", "a.script:2:8"),
        ("game mage-wars\nseat A \"warlock\n", "a.script:2:8"),
    ];
    for (text, place) in cases {
        let folder = folder(&[("a.script", text)]);
        let ran = run(folder.path(), &[]);
        assert_eq!(ran.code, 1);
        assert!(ran.out.contains(place), "{place}: {ran:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.script"), [0xff, 0xfe, 0x00]).unwrap();
    assert!(run(folder.path(), &[]).out.contains("UTF-8"));
}

#[test]
fn paths_without_scripts_are_wrong_input() {
    let folder = folder(&[("notes.txt", "")]);
    run(folder.path(), &[]).is_wrong_input("no .script files");
    run(&folder.path().join("missing.script"), &[]).is_wrong_input("missing.script");
}

#[test]
fn why_tells_options_and_the_rules_that_forbid_the_others() {
    let text = "game mage-wars\nseat A beastmaster at A1\nseat B warlock at B2\nturn A\ndo activate mageA\n";
    let folder = folder(&[("a.script", text)]);
    let path = folder.path().join("a.script");
    let path = path.to_str().unwrap();
    let ran = grimoire(&["scenario", "why", path]);
    assert!(ran.ok().contains("A: "), "{ran:?}");
    let json = grimoire(&["scenario", "why", path, "--json", "--lang", "de"]).json();
    let mut refused =
        json.as_array().unwrap().iter().flat_map(|ask| ask["refused"].as_array().unwrap());
    let attack = refused.find(|line| line["phrase"] == "attack mageB");
    let rule = attack.map_or("", |line| line["rule"].as_str().unwrap());
    assert!(rule.starts_with("MW-"), "{json:#}");
    let broken = folder.path().join("b.script");
    fs::write(&broken, "game mage-wars\nseat Q\n").unwrap();
    let ran = grimoire(&["scenario", "why", broken.to_str().unwrap()]);
    ran.is_wrong_input("line 2");
}

#[test]
fn why_shows_the_place_where_a_script_fails() {
    let folder =
        folder(&[("a.script", &HOLDS.replace("damage 5", "damage 4")), ("b.script", HOLDS)]);
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let ran = grimoire(&["scenario", "why", &path("a.script"), "--lang", "en"]);
    assert_eq!(ran.code, 1, "{ran:?}");
    for part in ["Beastmaster attacks", "A1", "activate", "a.script:10:21: damage is 5"] {
        assert!(ran.out.contains(part), "{part}: {ran:?}");
    }
    let json = grimoire(&["scenario", "why", &path("a.script"), "--json"]).json();
    assert_eq!(json["failure"]["line"], 10);
    assert!(json["board"].as_str().unwrap().len() > 100, "{json:#}");
    assert!(!json["asked"][0]["options"].as_array().unwrap().is_empty());
    let holds = grimoire(&["scenario", "why", &path("b.script"), "--log", "--lang", "en"]);
    assert!(holds.ok().contains("Beastmaster attacks"), "{holds:?}");
}

const COMBAT: &str = "\
game mage-knight
hero tovak at countryside-2.C
enemy countryside-2.NW prowlers
hand swiftness rage
crystals white 1
source black black black
do challenge countryside-2.NW
";

#[test]
fn the_best_line_of_a_combat_can_be_played_as_it_is_printed() {
    let folder = folder(&[("combat.script", COMBAT), ("wolf.script", HOLDS)]);
    let path = folder.path().join("combat.script");
    let solve = ["scenario", "solve", path.to_str().unwrap(), "--json"];
    let found = grimoire(&solve).json();
    assert_eq!(
        (&found["proof"], &found["fame"], &found["wounds"]),
        (&"proven".into(), &2.into(), &0.into())
    );
    let answers = found["line"].as_array().unwrap();
    let line: String = answers
        .iter()
        .map(|answer| format!("do {}\n", answer["phrase"].as_str().unwrap()))
        .collect();
    fs::write(&path, format!("{COMBAT}{line}expect fame 2\n")).unwrap();
    assert_eq!(run(&path, &[]).ok(), "1 passed, 0 failed\n");
    let wolf = folder.path().join("wolf.script");
    assert_eq!(grimoire(&["scenario", "solve", wolf.to_str().unwrap()]).code, 2);
}
