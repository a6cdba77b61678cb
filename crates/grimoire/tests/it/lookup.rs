//! `rules` and `cards`.

use crate::grimoire;

#[test]
fn a_rule_is_found_by_its_id_in_either_case_with_source_and_proof() {
    let shown = grimoire(&["rules", "mage-wars", "mw-guard-03"]);
    let text = shown.ok();
    assert!(text.starts_with("MW-GUARD-03") && text.contains("Source: "), "{text}");
    let json = grimoire(&["rules", "mage-wars", "MW-GUARD-03", "--json"]).json();
    assert_eq!(json["rules"][0]["id"], "MW-GUARD-03");
    assert_eq!(json["rules"][0]["rank"], "id");
}

#[test]
fn rules_are_found_by_words_in_either_language() {
    let english = grimoire(&["rules", "mage-wars", "guarding"]);
    assert!(english.ok().contains("MW-GUARD-01"));
    let german = grimoire(&["rules", "mage-wars", "Wache", "halten", "--lang", "de"]);
    assert!(german.ok().contains("Wache halten – Guarding"), "{german:?}");
}

#[test]
fn rules_are_shown_in_the_language_asked_for() {
    let german = grimoire(&["rules", "mage-wars", "MW-SPAWN-07", "--lang", "de"]);
    assert!(german.ok().starts_with("MW-SPAWN-07 – Zauberquellen\n"), "{german:?}");
    assert!(german.out.contains("nur in der Aufstellungsphase"), "{german:?}");
    let found = grimoire(&["rules", "mage-wars", "Zauberquelle", "Ablagestapel", "--lang", "de"]);
    assert!(found.ok().contains("MW-SPAWN-06 – Zauberquellen\n"), "{found:?}");
    let groups = grimoire(&["rules", "mage-wars", "--lang", "de"]);
    assert!(groups.ok().contains("Vorbereitungsstufe"), "{groups:?}");
    let english = grimoire(&["rules", "mage-wars", "MW-SPAWN-07", "--json"]).json();
    assert_eq!(english["rules"][0]["language"], "en");
}

#[test]
fn words_of_the_game_are_explained_with_their_rules_in_the_language_asked_for() {
    let english = grimoire(&["rules", "mage-wars", "spawnpoint"]);
    assert!(english.ok().starts_with("Spawnpoint  [spawnpoint]\n"), "{english:?}");
    assert!(english.out.contains("Rules: MW-SPAWN-01 MW-SPAWN-02"), "{english:?}");
    let german = grimoire(&["rules", "mage-wars", "spawnpoint", "--lang", "de"]);
    assert!(german.ok().starts_with("Zauberquelle  [spawnpoint]\n"), "{german:?}");
    let json = grimoire(&["rules", "mage-wars", "--search", "Wache halten", "--json"]).json();
    assert_eq!(json["codex"][0]["id"], "guard");
    assert_eq!(json["codex"][0]["rank"], "name");
    assert_eq!(json["codex"][0]["rules"][0], "MW-GUARD-01");
    let text = grimoire(&["rules", "mage-wars", "--search", "rounded up"]);
    assert!(text.ok().starts_with("Vampiric  [vampiric]\n"), "{text:?}");
    grimoire(&["rules", "mage-wars", "guard", "--search", "guard"]).is_wrong_input("--search");
}

#[test]
fn what_is_met_in_mage_knight_is_explained() {
    let swift = grimoire(&["rules", "mage-knight", "swift"]);
    assert!(swift.ok().contains("Swift  [ability-swift]\n"), "{swift:?}");
    let keep = grimoire(&["rules", "mage-knight", "Burg", "--lang", "de", "--json"]).json();
    assert_eq!(keep["codex"][0]["topic"], "site", "{keep}");
}

#[test]
fn a_word_written_wrong_brings_the_words_that_are_nearly_the_same() {
    let rules = grimoire(&["rules", "mage-wars", "gaurd"]);
    assert_eq!(rules.code, 1);
    assert!(rules.err.contains("Did you mean: Guard"), "{rules:?}");
    grimoire(&["book", "check", "starting:wizzard"])
        .is_wrong_input("did you mean starting:wizard?");
    grimoire(&["play", "mage-wars", "--mage", "wizrad"]).is_wrong_input("did you mean wizard?");
    grimoire(&["play", "mage-knight", "--hero", "Tovack"]).is_wrong_input("did you mean tovak?");
    grimoire(&["play", "mage-wars", "--level", "nomal"]).is_wrong_input("did you mean normal?");
    let typed = crate::grimoire_reading(
        &["play", "mage-wars", "--seed", "1"],
        "card Timbr Wolf\nrule gaurd\nundoo\n",
    );
    let text = typed.ok();
    assert!(text.contains("Did you mean: Timber Wolf"), "{text}");
    assert!(text.contains("Did you mean: Guard"), "{text}");
    assert!(text.contains("Did you mean undo?"), "{text}");
}

#[test]
fn nothing_found_is_no_success() {
    let ran = grimoire(&["rules", "mage-wars", "xyzzy"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("xyzzy"));
    assert_eq!(grimoire(&["cards", "mage-wars", "xyzzy"]).code, 1);
}

#[test]
fn without_a_question_all_groups_are_listed() {
    let ran = grimoire(&["rules", "mage-knight"]);
    assert!(ran.ok().lines().count() > 20 && ran.out.contains("MK-EXPLORE"));
}

#[test]
fn coverage_adds_up() {
    for game in ["mage-wars", "mage-knight"] {
        let report = grimoire(&["rules", game, "--coverage", "--json"]).json();
        let total = report["total"].as_u64().unwrap();
        let covered = report["covered"].as_u64().unwrap();
        let uncovered = report["uncovered"].as_array().unwrap().len() as u64;
        assert_eq!(covered + uncovered, total, "{game}");
        let groups = report["by_group"].as_object().unwrap().values();
        assert_eq!(groups.map(|group| group["total"].as_u64().unwrap()).sum::<u64>(), total);
        let text = grimoire(&["rules", game, "--coverage"]);
        assert!(text.ok().contains(&format!("{covered} of {total}")), "{game}");
    }
}

#[test]
fn cards_are_listed_with_generated_text_in_both_languages() {
    let wolf = grimoire(&["cards", "mage-wars", "timber"]);
    assert!(wolf.ok().contains("Timber Wolf") && wolf.out.contains("Bite: quick action"));
    let wolf = grimoire(&["cards", "mage-wars", "timber", "--lang", "de"]);
    assert!(wolf.ok().contains("Biss"), "{wolf:?}");
    let all = grimoire(&["cards", "mage-wars", "--json"]).json();
    let spells = all.as_array().unwrap().iter().filter(|card| card["facts"]["kind"] != "mage");
    let of = |set: &str| spells.clone().filter(|card| card["set"] == set).count();
    assert_eq!(of("core"), 174, "the whole base set is listed");
    assert!(of("forged-in-fire") > 0);
    let fire = grimoire(&["cards", "mage-wars", "--set", "forged-in-fire", "--json"]).json();
    let fire = fire.as_array().unwrap().iter().filter(|card| card["facts"]["kind"] != "mage");
    assert_eq!(fire.count(), of("forged-in-fire"));
    assert_eq!(grimoire(&["cards", "mage-wars", "--set", "no-such-set"]).code, 2);
    for card in all.as_array().unwrap() {
        let says_so = card["text"].to_string().contains("Not played yet");
        assert_eq!(card["played"], !says_so, "{card}");
    }
    let march = grimoire(&["cards", "mage-knight", "march", "--json"]).json();
    assert_eq!(march[0]["id"], "march");
    assert_eq!(march[0]["text"][0], "Basic effect: Move 2");
}

#[test]
fn everything_of_mage_knight_with_a_name_is_listed_and_found_in_both_languages() {
    let all = grimoire(&["cards", "mage-knight", "--json"]).json();
    let all = all.as_array().unwrap();
    let count = |kind: &str| all.iter().filter(|entry| entry["kind"] == kind).count();
    let counts = [
        ("card", 81),
        ("unit", 20),
        ("skill", 40),
        ("tactic", 12),
        ("enemy", 29),
        ("ability", 9),
        ("site", 14),
        ("city", 4),
        ("ruin", 12),
        ("scenario", 11),
        ("variant", 28),
    ];
    for (kind, number) in counts {
        assert_eq!(count(kind), number, "{kind}");
    }
    assert_eq!(all.len(), counts.iter().map(|(_, number)| number).sum::<usize>());
    let mut ids: Vec<_> = all.iter().map(|entry| entry["id"].as_str().unwrap()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all.len(), "an id is one thing");
    for entry in all {
        assert!(!entry["text"].as_array().unwrap().is_empty(), "{entry}");
        for link in entry["links"].as_array().into_iter().flatten() {
            assert!(ids.contains(&link["id"].as_str().unwrap()), "{link} of {entry}");
        }
    }
    for (words, name, says) in [
        ("wolf riders", "Wolf Riders", "Swift: "),
        ("solo conquest", "Solo Conquest", "Goal: conquer all cities."),
        ("firestorm", "Fireball", "Strong effect “Firestorm” (red and black mana)"),
        ("golden grail", "Golden Grail", "Strong effect (the Artifact is thrown away)"),
        ("blue city", "Blue city", "Level 11: violet, violet, white, white, white"),
        ("altar-red", "Red altar", "pay 3 red mana"),
    ] {
        let ran = grimoire(&["cards", "mage-knight", words]);
        assert!(ran.ok().contains(&format!("{name}  [")) && ran.out.contains(says), "{ran:?}");
    }
    let german =
        grimoire(&["cards", "mage-knight", "--kind", "enemy", "wolf", "riders", "--lang", "de"]);
    assert!(german.ok().starts_with("Wolfsreiter (Wolf Riders)  [enemy-wolf-riders, base]"));
    assert!(german.out.contains("Rüstung 4, Angriff 3 (physisch), Ruhm 3"), "{german:?}");
}

#[test]
fn a_name_written_wrong_brings_the_names_that_are_nearly_the_same() {
    let ran = grimoire(&["cards", "mage-knight", "Wofl Riders"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Did you mean: Wolf Riders"), "{ran:?}");
    let german = grimoire(&["cards", "mage-knight", "Wolfsreyter", "--lang", "de"]);
    assert!(german.err.contains("Meintest du: Wolfsreiter"), "{german:?}");
    assert!(!grimoire(&["cards", "mage-knight", "xyzzyplugh"]).err.contains("Did you"));
    grimoire(&["cards", "mage-knight", "--kind", "spells"])
        .is_wrong_input("there are: ability, card");
}

#[test]
fn a_set_that_does_not_exist_is_wrong_input() {
    grimoire(&["cards", "mage-wars", "--set", "moon"])
        .is_wrong_input("conquest-of-kumanjaro, core,");
    assert!(grimoire(&["cards", "mage-wars", "--set", "core"]).ok().contains("Warlock"));
}
