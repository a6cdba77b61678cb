//! All scenario scripts of the game.

use std::{fs, path::Path};

use mage_knight::MageKnight;
use scenario::Script;

#[test]
fn every_scenario_script_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mage-knight");
    let mut scripts = Vec::new();
    for group in fs::read_dir(&root).expect("there are scripts") {
        for file in fs::read_dir(group.unwrap().path()).unwrap() {
            scripts.push(file.unwrap().path());
        }
    }
    scripts.sort();
    assert!(scripts.len() >= 15, "only {} scripts", scripts.len());
    let mut failures = Vec::new();
    for path in &scripts {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let text = fs::read_to_string(path).unwrap();
        let result = Script::parse(&text).and_then(|script| scenario::run::<MageKnight>(&script));
        match result {
            Ok(passed) => {
                assert!(passed.expectations > 0, "{name} expects nothing");
                rules::record_coverage(&format!("scenario {name}"), &passed.covers)
                    .expect("the coverage directory can be written to");
            }
            Err(failure) => failures.push(format!("{name}: {failure}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
