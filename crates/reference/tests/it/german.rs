//! The German catalogues agree with the English ones: the same rules in the same order, the same numbers, the same
//! references.

use i18n::Language;
use reference::rules::{find, search, translated};
use rules::Catalogue;

fn german(catalogue: &Catalogue) -> Vec<translated::Row> {
    let name = format!("{}.md", catalogue.game());
    let file = i18n::catalogues().iter().find(|file| file.name == name);
    file.map(|file| translated::rows(file.text)).unwrap_or_default()
}

#[test]
fn every_rule_has_one_german_row_in_the_order_of_the_catalogue() {
    for catalogue in Catalogue::all() {
        let rows = german(catalogue);
        let ids = catalogue.rules().iter().map(|rule| rule.id.as_str());
        let missing: Vec<_> = ids.filter(|id| rows.iter().all(|row| row.id != *id)).collect();
        assert!(missing.is_empty(), "without a row in rules/de: {missing:?}");
        let mut rest = catalogue.rules().iter();
        for row in &rows {
            let known = rest.any(|rule| rule.id.as_str() == row.id);
            assert!(known, "{}: no such rule, a second row, or out of order", row.id);
            assert!(!row.text.is_empty() && !row.section.is_empty(), "{} is empty", row.id);
        }
    }
}

#[test]
fn a_new_section_begins_at_the_same_rule_in_both_languages() {
    for catalogue in Catalogue::all() {
        let english = catalogue.rules().iter().map(|rule| (rule.id.as_str(), rule.section));
        let rows = german(catalogue);
        let german = rows.iter().map(|row| (row.id, row.section.as_str()));
        assert_eq!(beginnings(english), beginnings(german));
    }
}

/// The first rule of each section.
fn beginnings<'a>(rules: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<&'a str> {
    let mut last = "";
    let begins = |(id, section)| (std::mem::replace(&mut last, section) != section).then_some(id);
    rules.filter_map(begins).collect()
}

#[test]
fn numbers_and_references_are_the_same_in_both_languages() {
    let mut wrong = Vec::new();
    for catalogue in Catalogue::all() {
        for row in german(catalogue) {
            let Some(rule) = catalogue.find(row.id) else { continue };
            let [english, german] = [rule.text, row.text.as_str()].map(numbers);
            if english != german {
                wrong.push(format!("{}: {english:?}, in German {german:?}", row.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All references to rules and all numbers beside them, sorted.
fn numbers(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_rule = |word: &&str| word.starts_with("MW-") || word.starts_with("MK-");
    let (rules, others): (Vec<_>, Vec<_>) = words.partition(is_rule);
    let digits = others.iter().flat_map(|word| word.split(|c: char| !c.is_ascii_digit()));
    let rules = rules.iter().map(|rule| rule.trim_end_matches('-'));
    let mut all: Vec<_> = rules.chain(digits).filter(|it| !it.is_empty()).collect();
    all.sort_unstable();
    all
}

#[test]
fn numbers_are_taken_apart_from_references() {
    assert_eq!(numbers("2-4 AD, +X (MW-GEN-01, R-13)."), ["13", "2", "4", "MW-GEN-01"]);
    assert_eq!(numbers("MW-GEN-01-Regel 3"), ["3", "MW-GEN-01-Regel"]);
}

#[test]
fn a_german_question_is_answered_in_german() {
    let found = search("mage-wars", "Zauberquelle eigenem Mana", Language::De).unwrap();
    let rule = found.rules.iter().find(|rule| rule.id == "MW-SPAWN-02").unwrap();
    assert!(rule.language == "de" && rule.text.contains("Mana"), "{rule:?}");
    assert_eq!(rule.section, "Zauberquellen");
    let english = find("mage-wars", "MW-SPAWN-02", Language::En).unwrap().rule;
    assert!(english.language == "en" && english.section == "Spawnpoints");
}
