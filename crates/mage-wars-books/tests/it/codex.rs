//! The codex explains every word, in both languages, with rules that exist.

use std::collections::BTreeSet;

use i18n::{Language, try_format};
use kernel::{Message, RuleId};
use mage_wars::vocabulary::{Marker, Stat, Trait, writing::*};
use mage_wars_books::{
    card_text,
    codex::{self, Entry, Rank, Topic, words as explained},
};
use rules::Catalogue;

fn said(language: Language, message: &Message) -> String {
    try_format(language, message).unwrap_or_else(|troubles| panic!("{language}: {troubles:?}"))
}

fn search(question: &str) -> Vec<(Rank, &'static Entry)> {
    let english = |message: &Message| said(Language::En, message);
    let german = |message: &Message| said(Language::De, message);
    codex::search(question, &[&english, &german])
}

#[test]
fn every_entry_has_a_heading_and_one_to_three_sentences_in_both_languages() {
    for language in Language::ALL {
        let mut names = BTreeSet::new();
        for entry in codex::entries() {
            let (name, text) = (said(language, &entry.name()), said(language, &entry.text()));
            assert!(names.insert(name.clone()), "{name} is explained twice");
            assert!(text.ends_with(['.', '!']), "{}: {text}", entry.id);
            let sentences = text.matches(". ").count() + 1;
            assert!(sentences <= 3, "{}: {sentences} sentences", entry.id);
            assert!((20..=330).contains(&text.chars().count()), "{}: {text}", entry.id);
        }
    }
}

#[test]
fn languages_are_not_mixed_up() {
    for entry in codex::entries() {
        let [english, german] = Language::ALL.map(|language| said(language, &entry.text()));
        assert_ne!(english, german, "{}", entry.id);
        let umlauts = |text: &str| text.contains(['ä', 'ö', 'ü', 'ß']);
        assert!(!umlauts(&english), "{english}");
    }
}

#[test]
fn every_entry_names_rules_that_exist_each_once_and_a_word_of_the_base_set_base_rules() {
    let catalogue = Catalogue::of("mage-wars").unwrap();
    let mut ids = BTreeSet::new();
    for entry in codex::entries() {
        assert!(ids.insert(entry.id), "{} stands twice", entry.id);
        assert!(!entry.rules.is_empty(), "{}", entry.id);
        let distinct: BTreeSet<&str> = entry.rules.iter().map(|rule| rule.as_str()).collect();
        assert_eq!(distinct.len(), entry.rules.len(), "{}", entry.id);
        let rule = |id: &RuleId| catalogue.find(id.as_str()).unwrap_or_else(|| panic!("{id}"));
        // What the expansions bring is defined by their rules, and so is frost, which the base set only names.
        let is_new = entry.rules.first().is_some_and(|id| !rule(id).expansions.is_empty());
        for id in entry.rules {
            assert!(!rule(id).withdrawn, "{}: {id} is withdrawn", entry.id);
            assert!(rule(id).expansions.is_empty() || is_new, "{}: {id}", entry.id);
        }
    }
}

#[test]
fn every_word_of_the_vocabulary_and_every_link_of_card_texts_is_explained() {
    for id in explained::ids().chain(card_text::keywords().iter().copied()) {
        assert!(codex::find(id).is_some(), "nothing explains {id}");
    }
}

#[test]
fn words_are_explained_under_their_topic() {
    let topic = |id: &str| codex::find(id).unwrap().topic;
    assert_eq!(topic(explained::of_trait(&Trait::Flying)), Topic::Trait);
    assert_eq!(topic(explained::of_attack_trait(&AttackTrait::Piercing(2))), Topic::AttackTrait);
    assert!(Marker::ALL.iter().all(|it| topic(explained::of_marker(it)) == Topic::Condition));
    assert_eq!(topic(explained::of_damage_type(&DamageType::Wind)), Topic::DamageType);
    assert_eq!(topic(explained::of_school(&School::War)), Topic::School);
    assert_eq!(topic(explained::of_kind(&Kind::Wall)), Topic::SpellType);
    let frost = Trait::Plus(Stat::Damage(DamageType::Frost), 2);
    assert_eq!(explained::of_trait(&frost), "damage-type");
}

#[test]
fn every_base_keyword_of_the_catalogue_leads_to_an_entry() {
    let catalogue = Catalogue::of("mage-wars").unwrap();
    let defining: BTreeSet<&str> =
        codex::entries().flat_map(|entry| entry.rules).map(|rule| rule.as_str()).collect();
    for term in catalogue.terms().iter().filter(|term| term.expansions.is_empty()) {
        let explained = term.rules.iter().any(|rule| defining.contains(rule.as_str()));
        assert!(explained, "nothing in the codex explains {}", term.english);
    }
}

#[test]
fn entries_are_found_in_either_language_best_first() {
    let first = |question: &str| search(question).first().map(|(rank, entry)| (*rank, entry.id));
    assert_eq!(first("guard"), Some((Rank::Name, "guard")));
    assert_eq!(first("Wache halten"), Some((Rank::Name, "guard")));
    assert_eq!(first("LoS"), Some((Rank::Name, "line-of-sight")));
    assert_eq!(first("zauberq"), Some((Rank::Heading, "spawnpoint")));
    assert!(search("damage rounded up").iter().any(|(_, entry)| entry.id == "vampiric"));
    assert_eq!(first("xyzzy"), None);
}
