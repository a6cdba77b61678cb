//! The catalogues of rules and the codex, by id and by words.

use ::rules::{Catalogue, Hit, Rank, Rule, Term};
use coverage::Covered;
use i18n::Language;
use kernel::{Game as _, Message};
use mage_wars::MageWars;
use mage_wars_books::codex::{self, Entry};
use protocol::{Codex, CodexInfo, RuleFound, RuleGroup, RuleInfo, RulesFound, TermInfo};
use serde::Serialize;

mod things;
pub mod translated;

pub use things::{near, things};

/// Rules, keywords and words of the game that match every word of the question, best first. `None`: no such game.
pub fn search(game: &str, question: &str, language: Language) -> Option<RulesFound> {
    let catalogue = Catalogue::of(game)?;
    Some(RulesFound {
        rules: catalogue
            .search_with(question, &|rule| translated::searched(rule, language))
            .iter()
            .map(|hit| found(hit, language))
            .collect(),
        terms: catalogue.search_terms(question).into_iter().map(term).collect(),
        codex: explained(game, question, language),
        left_out: 0,
    })
}

/// One rule, with the entries of the codex it helps to define. `None`: no such game or rule.
pub fn find(game: &str, id: &str, language: Language) -> Option<RuleFound> {
    let rule = Catalogue::of(game)?.find(id)?;
    let defined = entries(game).filter(|entry| entry.rules.contains(&rule.id));
    Some(RuleFound {
        rule: found(&Hit { rank: Rank::Id, rule }, language),
        codex: defined.map(|entry| info(entry, None, language)).collect(),
    })
}

/// All entries of the codex and all groups of rules. `None`: no such game.
pub fn everything(game: &str, language: Language) -> Option<Codex> {
    Some(Codex {
        codex: entries(game).map(|entry| info(entry, None, language)).collect(),
        groups: groups(Catalogue::of(game)?, language),
    })
}

/// The groups of a catalogue, in its order.
pub fn groups(catalogue: &Catalogue, language: Language) -> Vec<RuleGroup> {
    let group = |group: &&'static str| {
        let mut rules = catalogue.rules().iter().filter(|rule| rule.group == *group).peekable();
        let first = words(rules.peek()?, language);
        Some(RuleGroup {
            group: (*group).to_owned(),
            section: first.section.to_owned(),
            language: first.language.code().to_owned(),
            rules: u32::try_from(rules.count()).unwrap_or(u32::MAX),
        })
    };
    catalogue.groups().iter().filter_map(group).collect()
}

/// The codex of a game. That of Mage Knight is not written yet: its catalogue has a glossary.
fn entries(game: &str) -> impl Iterator<Item = &'static Entry> {
    codex::entries().filter(move |_| game == MageWars::ID)
}

/// Entries that match every word, in any language. Where headings match, explanations that merely mention the words are
/// left out.
fn explained(game: &str, question: &str, language: Language) -> Vec<CodexInfo> {
    if game != MageWars::ID {
        return Vec::new();
    }
    let [english, german] =
        Language::ALL.map(|language| move |message: &Message| i18n::format(language, message));
    let found = codex::search(question, &[&english, &german]);
    let by_heading = found.first().is_some_and(|(rank, _)| *rank < codex::Rank::Text);
    found
        .into_iter()
        .filter(|(rank, _)| !by_heading || *rank < codex::Rank::Text)
        .map(|(rank, entry)| info(entry, Some(rank), language))
        .collect()
}

fn info(entry: &Entry, rank: Option<codex::Rank>, language: Language) -> CodexInfo {
    CodexInfo {
        id: entry.id.to_owned(),
        topic: word(&entry.topic),
        name: i18n::format(language, &entry.name()),
        text: i18n::format(language, &entry.text()),
        rules: entry.rules.iter().map(|rule| rule.as_str().to_owned()).collect(),
        rank: rank.map(|rank| word(&rank)),
    }
}

/// A rule in the words of one language.
struct Words {
    language: Language,
    section: &'static str,
    text: &'static str,
}

/// The rule in this language, or in English where it is not translated.
fn words(rule: &Rule, language: Language) -> Words {
    match translated::row(rule.id, language) {
        Some(row) => Words { language, section: &row.section, text: &row.text },
        None => Words { language: Language::En, section: rule.section, text: rule.text },
    }
}

fn found(hit: &Hit, language: Language) -> RuleInfo {
    let Rule { id, group, section: _, text: _, source, expansions, withdrawn } = hit.rule;
    let Words { language, section, text } = words(hit.rule, language);
    RuleInfo {
        id: id.as_str().to_owned(),
        group: (*group).to_owned(),
        section: section.to_owned(),
        text: text.to_owned(),
        language: language.code().to_owned(),
        source: (*source).to_owned(),
        expansions: owned(expansions),
        withdrawn: *withdrawn,
        rank: word(&hit.rank),
        covered_by: Covered::committed().sources(*id).map(str::to_owned).collect(),
    }
}

fn term(term: &Term) -> TermInfo {
    let Term { english, german, suggested, section, expansions, rules } = term;
    TermInfo {
        english: (*english).to_owned(),
        german: (*german).to_owned(),
        suggested: *suggested,
        section: (*section).to_owned(),
        expansions: owned(expansions),
        rules: rules.iter().map(|rule| rule.as_str().to_owned()).collect(),
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// The word a value of a closed list has in JSON.
pub(crate) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("a plain variant is a word, not {other:?}"),
    }
}
