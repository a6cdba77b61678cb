//! `--cards FILE` in all commands.

use std::fs;

use crate::grimoire;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/ember-pack.json");

/// A setup in which somebody has the hound of the example.
const SETUP: &str = r#"{
    "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
    "position": {
        "round": 1, "initiative": 0, "turn": 0,
        "mages": [{ "zone": "A1", "active": true }, { "zone": "B3", "active": true }],
        "objects": [{ "creature": {
            "card": "ash-hound", "controller": 0, "piece": { "zone": "A1", "active": true }
        } }]
    }
}"#;

#[test]
fn own_cards_are_listed_with_generated_text_and_what_their_author_says() {
    let shown = grimoire(&["cards", "mage-wars", "hound", "--cards", EXAMPLE]);
    let text = shown.ok();
    assert!(text.starts_with("Ash Hound  [ash-hound, own]\n"), "{text}");
    assert!(text.contains("Ember Bite: quick action") && text.contains("old campfires"), "{text}");
    let german = grimoire(&["cards", "mage-wars", "asche", "--lang", "de", "--cards", EXAMPLE]);
    assert!(german.ok().contains("Glutbiss") && german.out.contains("Lagerfeuern"), "{german:?}");
    let own =
        grimoire(&["cards", "mage-wars", "--set", "own", "--json", "--cards", EXAMPLE]).json();
    assert_eq!(own.as_array().unwrap().len(), 3);
    grimoire(&["cards", "mage-wars", "--set", "own"])
        .is_wrong_input("conquest-of-kumanjaro, core,");
}

#[test]
fn books_hold_own_cards_in_every_format_without_octgn_ids() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("book.txt");
    fs::write(&book, "Mage: Warlock\n3x Ash Hound\n2x Schlackenstoß\n").unwrap();
    let book = book.to_str().unwrap();
    let shown = grimoire(&["book", "show", book, "--cards", EXAMPLE]);
    assert!(shown.ok().contains("Ash Hound") && shown.out.contains("Cinder Burst"), "{shown:?}");
    let code = grimoire(&["book", "convert", book, "--to", "code", "--cards", EXAMPLE]);
    let back = ["book", "convert", code.ok().trim(), "--to", "text", "--cards", EXAMPLE];
    assert!(grimoire(&back).ok().contains("Ash Hound"));
    grimoire(&["book", "check", book]).is_wrong_input("Ash Hound");
}

#[test]
fn own_cards_are_played_and_replays_are_tied_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let setup = folder.path().join("setup.json");
    let replay = folder.path().join("replay.json");
    fs::write(&setup, SETUP).unwrap();
    let (setup, replay) = (setup.to_str().unwrap(), replay.to_str().unwrap());
    let sim = [
        "sim",
        "mage-wars",
        "--seats",
        "random,random",
        "--games",
        "3",
        "--seed",
        "1",
        "--setup",
        setup,
    ];
    grimoire(&sim).is_wrong_input("ash-hound");
    let with = [&sim[..], &["--json", "--cards", EXAMPLE]].concat();
    assert_eq!(grimoire(&with).json()["errors"], 0);
    let play = ["play", "mage-wars", "--seed", "1", "--setup", setup, "--cards", EXAMPLE];
    let played = crate::grimoire_reading(&play, &format!("1\nsave {replay}\nq\n"));
    assert!(played.ok().contains("Ash Hound"), "{played:?}");
    assert_ne!(grimoire(&["replay", "verify", replay]).code, 0);
    grimoire(&["replay", "verify", replay, "--cards", EXAMPLE]).ok();
}

#[test]
fn a_broken_pack_is_wrong_input_with_every_problem_line_and_rule() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("pack.json");
    let example = fs::read_to_string(EXAMPLE).unwrap();
    let broken = example.replace("\"life\": 9,\n", "\n").replace("\"reveal_cost\": 4,\n", "\n");
    fs::write(&pack, broken.replace("\"fast\"", "\"fsat\"")).unwrap();
    let pack = pack.to_str().unwrap();
    for command in [&["cards", "mage-wars"][..], &["serve"], &["play", "mage-wars"], &[]] {
        let ran = grimoire(&[command, &["--cards", pack]].concat());
        ran.is_wrong_input("3 problems");
        for what in [
            "pack.json:12: ash-hound at [0].traits[0]",
            "`fsat`",
            "[MW-DAMAGE-06]",
            "[MW-REVEAL-11]",
        ] {
            assert!(ran.err.contains(what), "{what} is missing: {ran:?}");
        }
    }
    grimoire(&["cards", "mage-wars", "--cards", "no-such-file.json"])
        .is_wrong_input("no-such-file");
    let twice = ["cards", "mage-wars", "--cards", EXAMPLE, "--cards", EXAMPLE];
    grimoire(&twice).is_wrong_input("3 problems");
}
