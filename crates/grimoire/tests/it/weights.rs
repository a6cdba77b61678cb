//! Bots with files of weights.

use std::fs;

use serde_json::Value;

use crate::grimoire;

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
}
