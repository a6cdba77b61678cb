//! The catalogues as they are, and looking things up in them.

use rules::{Catalogue, Rank, mk, mw, rule_id};

fn mage_wars() -> &'static Catalogue {
    Catalogue::of("mage-wars").unwrap()
}

fn mage_knight() -> &'static Catalogue {
    Catalogue::of("mage-knight").unwrap()
}

fn found(catalogue: &Catalogue, words: &str) -> Vec<&'static str> {
    catalogue.search(words).iter().map(|hit| hit.rule.id.as_str()).collect()
}

#[test]
fn the_catalogues_hold_every_rule() {
    let base = |catalogue: &Catalogue| {
        catalogue.rules().iter().filter(|rule| rule.expansions.is_empty()).count()
    };
    assert_eq!((mage_wars().rules().len(), base(mage_wars())), (1410, 883));
    assert_eq!((mage_knight().rules().len(), base(mage_knight())), (890, 890));
    assert_eq!((mage_wars().groups().len(), mage_knight().groups().len()), (48, 39));
}

#[test]
fn constants_are_named_after_their_ids() {
    assert_eq!(mw::GUARD_03.as_str(), "MW-GUARD-03");
    assert_eq!(mw::ATTACK_S01_01.as_str(), "MW-ATTACK-S01-01");
    assert_eq!(mw::TRAIT_AEGIS_01.as_str(), "MW-TRAIT-AEGIS-01");
    assert_eq!(mk::EXPLORE_04.as_str(), "MK-EXPLORE-04");
}

#[test]
fn a_script_names_a_rule_exactly() {
    assert_eq!(rule_id("MW-GUARD-03"), Some(mw::GUARD_03));
    assert_eq!(rule_id("MK-EXPLORE-04"), Some(mk::EXPLORE_04));
    for wrong in ["MW-GUARD-99", "mw-guard-03", "GUARD-03", "MX-GUARD-03", "", "Ü"] {
        assert_eq!(rule_id(wrong), None, "{wrong}");
    }
}

#[test]
fn a_person_may_write_an_id_in_any_way() {
    for way in ["MW-GUARD-03", " mw-guard-03 ", "guard-03", "Guard 03", "guard_03"] {
        let hits = mage_wars().search(way);
        assert_eq!((hits[0].rank, hits[0].rule.id), (Rank::Id, mw::GUARD_03), "{way}");
    }
    assert!(mage_wars().find("MK-EXPLORE-04").is_none());
}

#[test]
fn ids_come_before_keywords_and_keywords_before_text() {
    let hits = mage_wars().search("aegis");
    assert_eq!(hits[0].rule.id, mw::TRAIT_AEGIS_01);
    assert!(hits.is_sorted_by_key(|hit| hit.rank));

    let burn = mage_wars().search("burn");
    let rank = |id| burn.iter().find(|hit| hit.rule.id == id).map(|hit| hit.rank);
    assert_eq!(rank(mw::COND_BURN_01), Some(Rank::Keyword));
    assert_eq!(rank(mw::COND_BURN_02), Some(Rank::Text));
}

#[test]
fn all_words_must_occur() {
    let both = found(mage_wars(), "guard counterstrike");
    assert!(!both.is_empty() && both.len() < found(mage_wars(), "guard").len());
    assert!(found(mage_wars(), "guard xyzzy").is_empty());
    assert!(found(mage_wars(), "  ").is_empty());
}

#[test]
fn german_words_find_rules_by_the_index_and_by_the_glossary() {
    assert_eq!(found(mage_wars(), "Obhut")[0], "MW-TRAIT-AEGIS-01");
    // No rule about provoking holds this word; the glossary leads from it to "rampaging".
    let provoke = found(mage_knight(), "umherziehend");
    assert!(provoke.iter().any(|id| id.starts_with("MK-PROVOKE")), "{provoke:?}");
}

#[test]
fn keywords_are_found_in_both_languages() {
    let terms = |words: &str| mage_wars().search_terms(words);
    assert_eq!(terms("obhut")[0].english, "Aegis X");
    assert_eq!(terms("aegis")[0].german, "Obhut");
    assert!(terms("").is_empty());
    let bleed = terms("bleed")[0];
    assert_eq!(
        (bleed.expansions, bleed.rules),
        (&["CoK", "FiF", "DvN"][..], &[mw::COND_BLEED_01][..])
    );
    assert!(
        mage_knight().terms().iter().any(|term| term.english == "round" && term.german == "Runde")
    );
    assert!(mage_knight().terms().iter().all(|term| !term.german.contains('°')));
}

#[test]
fn no_text_carries_marks_of_markdown() {
    for rule in Catalogue::all().iter().flat_map(Catalogue::rules) {
        assert!(
            !rule.text.contains("**") && !rule.text.contains('`'),
            "{}: {}",
            rule.id,
            rule.text
        );
        assert!(
            !rule.section.is_empty() && !rule.section.contains("(M"),
            "{}: {}",
            rule.id,
            rule.section
        );
    }
}
