//! The JSON schemas of setups say what the program takes: they are made from the same types, and every setup there is fits.

use std::{
    fs,
    path::{Path, PathBuf},
};

use games::{GameId, MageKnight, MageWars, PlayableGame};
use jsonschema::Validator;
use scenario::Script;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schema(game: GameId) -> Validator {
    let file = root().join(format!("docs/schemas/{game}.json"));
    let schema: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    jsonschema::validator_for(&schema).expect("a schema")
}

#[track_caller]
fn fits(schema: &Validator, setup: &Value, of: &str) {
    let problems: Vec<_> = schema.iter_errors(setup).map(|error| error.to_string()).collect();
    assert!(problems.is_empty(), "{of}: {problems:?}");
}

/// All scripts below a folder.
fn scripts(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(scripts(&path));
        } else if path.extension().is_some_and(|ending| ending == "script") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The boards of scripts have everything that a setup can say.
fn every_script_fits<G: PlayableGame>(game: GameId) {
    let schema = schema(game);
    let scripts = scripts(&root().join(format!("scenarios/{game}")));
    assert!(scripts.len() > 300, "{game} has scripts");
    for file in scripts {
        let name = file.display().to_string();
        let script = Script::parse(&fs::read_to_string(&file).unwrap()).expect(&name);
        let setup = scenario::setup::<G>(&script).expect(&name);
        fits(&schema, &serde_json::to_value(&setup).unwrap(), &name);
    }
}

#[test]
fn every_script_of_mage_wars_fits_the_schema() {
    every_script_fits::<MageWars>(GameId::MageWars);
}

#[test]
fn every_script_of_mage_knight_fits_the_schema() {
    every_script_fits::<MageKnight>(GameId::MageKnight);
}

#[test]
fn the_setups_of_the_document_fit_their_schema() {
    let document = fs::read_to_string(root().join("docs/setups.md")).unwrap();
    let blocks = document.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let setups: Vec<Value> = blocks.map(|text| serde_json::from_str(text).unwrap()).collect();
    let [wars, knight] = &setups[..] else { panic!("one setup a game: {}", setups.len()) };
    fits(&schema(GameId::MageWars), wars, "Mage Wars");
    fits(&schema(GameId::MageKnight), knight, "Mage Knight");
}

#[test]
fn what_the_program_refuses_to_read_does_not_fit() {
    let wars = schema(GameId::MageWars);
    for wrong in [
        json!({}),
        json!({ "seats": [{ "mage": "wizzard" }] }),
        json!({ "seats": [{ "mage": "wizard" }], "rounds": 3 }),
        json!({ "seats": [{ "mage": "wizard" }], "mode": "half" }),
        json!({ "seats": [{ "mage": "wizard", "book": 3 }] }),
    ] {
        assert!(!wars.is_valid(&wrong), "{wrong}");
    }
    let knight = schema(GameId::MageKnight);
    for wrong in [
        json!({ "heroes": ["toovak"] }),
        json!({ "scenario": "solo" }),
        json!({ "variants": { "rules": ["no-rule"] } }),
        json!({ "hero": "tovak" }),
    ] {
        assert!(!knight.is_valid(&wrong), "{wrong}");
    }
    assert!(knight.is_valid(&json!({})), "everything has a usual value");
}
