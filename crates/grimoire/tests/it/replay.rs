//! `replay show`, `verify` and `export`.

use std::{fs, path::PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::{Ran, grimoire, grimoire_reading};

/// A saved game in a directory that lives as long as the test.
struct Saved {
    folder: TempDir,
}

impl Saved {
    fn new(game: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let saved = Saved { folder };
        let input = format!("1\n1\n2\n1\nsave {}\nq\n", saved.path());
        let ran = grimoire_reading(&["play", game, "--seed", "9"], &input);
        assert!(ran.ok().contains("Saved as "), "{ran:?}");
        saved
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("game.json")
    }

    fn path(&self) -> String {
        self.file().to_str().unwrap().to_owned()
    }

    fn replay(&self, what: &str, more: &[&str]) -> Ran {
        let path = self.path();
        grimoire(&[&["replay", what, &path], more].concat())
    }

    /// Changes the file.
    fn edit(&self, change: impl FnOnce(&mut Value)) {
        let mut replay = serde_json::from_str(&fs::read_to_string(self.file()).unwrap()).unwrap();
        change(&mut replay);
        fs::write(self.file(), replay.to_string()).unwrap();
    }
}

#[test]
fn a_saved_game_verifies_and_says_which_seed_it_had() {
    for game in ["mage-wars", "mage-knight"] {
        let saved = Saved::new(game);
        let verdict = saved.replay("verify", &["--json"]);
        verdict.ok();
        let verdict = verdict.json();
        assert_eq!((&verdict["ok"], &verdict["game"]), (&true.into(), &game.into()));
        assert!(verdict["seed"].as_str().unwrap().starts_with("0900"));
        assert!(saved.replay("verify", &[]).ok().contains(": holds\n"));
    }
}

#[test]
fn a_changed_entry_seed_state_or_promise_does_not_verify() {
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 5] = [
        ("an entry left out", |replay| {
            replay["entries"].as_array_mut().unwrap().remove(0);
        }),
        ("an entry of another seat", |replay| {
            replay["entries"][0]["answer"]["seat"] = 7.into();
        }),
        ("another seed", |replay| replay["dice"]["seed"] = "ab".repeat(32).into()),
        ("another state", |replay| replay["state"] = "00".into()),
        ("other cards", |replay| replay["fingerprint"] = "00".into()),
    ];
    for (what, change) in changes {
        let saved = Saved::new("mage-knight");
        saved.edit(change);
        let ran = saved.replay("verify", &["--json"]);
        assert_eq!(ran.code, 1, "{what}: {ran:?}");
        let verdict = ran.json();
        assert_eq!(verdict["ok"], false, "{what}");
        assert!(verdict["reason"].is_string(), "{what}");
    }
}

#[test]
fn a_file_that_is_no_replay_is_wrong_input_with_line_and_column() {
    let saved = Saved::new("mage-knight");
    let text = fs::read_to_string(saved.file()).unwrap();
    fs::write(saved.file(), &text[..text.len() / 2]).unwrap();
    for what in ["show", "verify", "export"] {
        saved.replay(what, &[]).is_wrong_input("line ");
    }
    fs::write(saved.file(), "{\"version\": 1}").unwrap();
    saved.replay("verify", &[]).is_wrong_input("missing field");
    let saved = Saved::new("mage-knight");
    saved.edit(|replay| replay["version"] = 99.into());
    saved.replay("verify", &[]).is_wrong_input("version 99");
    let saved = Saved::new("mage-knight");
    saved.edit(|replay| replay["game"] = "chess".into());
    saved.replay("show", &[]).is_wrong_input("there is no game “chess”");
    grimoire(&["replay", "verify", "missing.json"]).is_wrong_input("missing.json");
}

#[test]
fn the_story_is_told_through_the_eyes_asked_for() {
    let saved = Saved::new("mage-wars");
    let all = saved.replay("show", &["--board"]);
    assert!(all.ok().contains("Beastmaster") && all.out.contains('┌'), "{all:?}");
    let german = saved.replay("show", &["--viewer", "B", "--lang", "de"]);
    assert!(german.ok().contains("Tiermeister"), "{german:?}");
    saved.replay("show", &["--viewer", "spectator"]).ok();
    saved.replay("show", &["--viewer", "Q"]).is_wrong_input("there is no seat Q");
    saved.replay("show", &["--viewer", "AB"]).is_wrong_input("a viewer is a seat letter");
}

#[test]
fn an_export_reads_back_the_same_and_overwrites_nothing() {
    let saved = Saved::new("mage-knight");
    let original: Value = serde_json::from_str(&fs::read_to_string(saved.file()).unwrap()).unwrap();
    let pretty = saved.replay("export", &[]);
    assert_eq!(pretty.json(), original);
    let compact = saved.replay("export", &["--compact"]);
    assert_eq!((compact.json(), compact.out.lines().count()), (original, 1));
    let text = saved.replay("export", &["--to", "text"]);
    assert!(text.ok().contains("\n1. A: "), "{text:?}");
    let path = saved.path();
    let before = fs::read(saved.file()).unwrap();
    saved.replay("export", &["--compact", "--output", &path]).is_wrong_input("game.json");
    assert_eq!(fs::read(saved.file()).unwrap(), before);
    let other = saved.folder.path().join("other.json");
    saved.replay("export", &["--output", other.to_str().unwrap()]).ok();
    assert!(grimoire(&["replay", "verify", other.to_str().unwrap()]).ok().contains("holds"));
}

#[test]
fn saving_does_not_overwrite_and_loses_no_game() {
    let saved = Saved::new("mage-knight");
    let before = fs::read(saved.file()).unwrap();
    let input = format!("1\nsave {}\nsave /no/such/folder/game.json\nq\n", saved.path());
    let ran = grimoire_reading(&["play", "mage-knight", "--seed", "9"], &input);
    assert_eq!(ran.ok().matches("Not saved: ").count(), 2, "{ran:?}");
    assert_eq!(fs::read(saved.file()).unwrap(), before);
}
