//! `book`.

use crate::{grimoire, grimoire_reading};

#[test]
fn the_starting_books_are_legal_in_every_format() {
    for mage in ["beastmaster", "priestess", "warlock", "wizard"] {
        let name = format!("starting:{mage}");
        let report = grimoire(&["book", "check", &name, "--json"]).json();
        assert_eq!((&report["legal"], &report["points"]), (&true.into(), &120.into()), "{mage}");
        for (format, lang) in
            [("code", "en"), ("text", "en"), ("text", "de"), ("json", "en"), ("o8d", "en")]
        {
            let written = grimoire(&["book", "convert", &name, "--to", format, "--lang", lang]);
            let again = grimoire_reading(&["book", "check", "-", "--json"], written.ok());
            assert_eq!(again.json(), report, "{mage} {format} {lang}");
        }
    }
}

#[test]
fn a_share_code_stands_for_its_book() {
    let code = grimoire(&["book", "convert", "starting:warlock", "--to", "code"]).ok().to_owned();
    let shown = grimoire(&["book", "show", code.trim(), "--lang", "de"]);
    let text = shown.ok();
    assert!(text.starts_with("Hexenmeister\n") && text.contains("120 von 120"), "{text}");
    assert!(text.contains("Manakurve") && text.contains(code.trim()), "{text}");
    let (start, _) = code.trim().split_at(code.len() - 4);
    grimoire(&["book", "show", start]).is_wrong_input("damaged");
}

#[test]
fn a_book_against_the_rules_is_told_all_of_them_and_ends_with_code_1() {
    let list = "Mage: Priestess\n7x Dispel\n2x Lair";
    let ran = grimoire_reading(&["book", "check", "-"], list);
    assert_eq!(ran.code, 1);
    for rule in ["[MW-BOOK-07]", "[MW-BOOK-09]", "[MW-BOOK-10]"] {
        assert!(ran.out.contains(rule), "{ran:?}");
    }
    let json = grimoire_reading(&["book", "check", "-", "--json"], list);
    assert_eq!(json.code, 1);
    let problems = json.json()["problems"].as_array().unwrap().clone();
    let dispel = problems.iter().find(|it| it["card"] == "dispel" && it["rule"].is_string());
    assert_eq!(dispel.map(|it| (&it["has"], &it["allowed"])), Some((&7.into(), &6.into())));
    assert_eq!(grimoire_reading(&["book", "show", "-"], list).code, 0, "looking is allowed");
}

#[test]
fn a_broken_list_names_every_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.txt");
    std::fs::write(&path, "Mage: Wizard\n2x Timbre Wolf\n\n1x Fnord\n").unwrap();
    let path = path.to_str().unwrap();
    let ran = grimoire(&["book", "convert", path, "--to", "json"]);
    ran.is_wrong_input(
        "bad.txt:2: There is no card “Timbre Wolf”. Did you mean Timber Wolf or Dire Wolf?",
    );
    ran.is_wrong_input("bad.txt:4: ");
    grimoire(&["book", "check", "no-such-file.txt"]).is_wrong_input("no-such-file.txt");
    std::fs::write(path, b"Mage: Wizard\n\xff").unwrap();
    grimoire(&["book", "check", path]).is_wrong_input("UTF-8");
}

#[test]
fn apprentices_have_their_printed_books_and_no_others() {
    let ran = grimoire(&["book", "check", "apprentice:wizard"]);
    assert!(ran.ok().contains("21 cards"), "{ran:?}");
    grimoire(&["book", "check", "apprentice-de:wizard"]).ok();
    let ran = grimoire(&["book", "check", "starting:wizard", "--apprentice"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("MW-APPR-12"), "{ran:?}");
}

#[test]
fn a_collection_limits_what_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.txt");
    std::fs::write(&path, "# all I have\n1x Dispel\n").unwrap();
    let list = "Mage: Priestess\n4x Dispel";
    let check = |collection: &str| {
        grimoire_reading(&["book", "check", "-", "--collection", collection], list)
    };
    assert_eq!(check("unlimited").code, 0);
    let ran = check(path.to_str().unwrap());
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("the collection has 1"), "{ran:?}");
    check("no-such-collection").is_wrong_input("no-such-collection");
}

#[test]
fn the_wizard_of_later_ability_cards_needs_no_choice() {
    let list = "Mage: Wizard\n1x Jet Stream";
    assert_eq!(grimoire_reading(&["book", "check", "-"], list).code, 1);
    grimoire_reading(&["book", "check", "-", "--wizard-arcane-air"], list).ok();
}

#[test]
fn cards_that_are_missing_break_no_rule() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.txt");
    std::fs::write(&file, "Mage: Wizard\nTraining: Air\n6 Dispel\n").unwrap();
    let file = file.to_str().unwrap();
    let ran = grimoire(&["book", "check", file]);
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains("Legal by the rules, but not with these cards."), "{ran:?}");
    assert!(ran.out.contains("Not in one box"), "{ran:?}");
    let json = grimoire(&["book", "check", file, "--json"]).json();
    assert_eq!((&json["legal"], &json["legal_by_rules"]), (&false.into(), &true.into()));
    let to = folder.path().join("book.json");
    let convert = ["book", "convert", file, "--to", "json", "--output", to.to_str().unwrap()];
    grimoire(&convert).ok();
    assert!(std::fs::read_to_string(&to).unwrap().contains("dispel"));
    grimoire(&convert).is_wrong_input("the file exists already");
}

#[test]
fn a_random_book_is_legal_and_follows_from_its_seed() {
    let made = |more: &[&str]| grimoire(&[&["book", "random", "--to", "code"], more].concat());
    let one = made(&["--seed", "7", "--mage", "wizard"]);
    one.ok();
    assert_eq!(one.out, made(&["--seed", "7", "--mage", "wizard"]).out);
    assert_ne!(one.out, made(&["--seed", "8", "--mage", "wizard"]).out);
    grimoire(&["book", "check", one.out.trim()]).ok();
    assert_ne!(made(&[]).out, made(&[]).out, "another one each time");
    made(&["--mage", "gardener"]).is_wrong_input("gardener");
}
