//! The words of Mage Knight explained: its keywords by the rules that define them, and what is on its map by the entries
//! the page shows as cards. Mage Wars has a codex of its own.

use ::rules::{Catalogue, Term};
use i18n::Language;
use kernel::Game as _;
use mage_knight::MageKnight;
use protocol::{CardInfo, CodexInfo};

use super::{entries, find, info, words};
use crate::{cards, near};

/// What can be met in the game, besides cards, Units and Skills: a word for each kind.
const KINDS: [&str; 6] = ["ability", "site", "city", "ruin", "enemy", "variant"];

/// Keywords and things with all these words in their name, in either language. Nothing for a game with a codex.
pub fn things(game: &str, question: &str, language: Language) -> Vec<CodexInfo> {
    let asked: Vec<_> = question.split_whitespace().map(str::to_lowercase).collect();
    if game != MageKnight::ID || asked.is_empty() {
        return Vec::new();
    }
    let has_all = |names: &[&str]| {
        let names: Vec<_> = names.iter().map(|name| name.to_lowercase()).collect();
        names.iter().any(|name| asked.iter().all(|word| name.contains(word)))
    };
    let catalogue = Catalogue::of(game);
    let terms = catalogue.iter().flat_map(|catalogue| catalogue.terms());
    let terms = terms.filter(|term| has_all(&[term.english, term.german]));
    let cards = cards::search(game, "", language).unwrap_or_default();
    let met = cards.iter().filter(|card| {
        KINDS.contains(&card.kind.as_str())
            && has_all(&[&card.name, card.english.as_deref().unwrap_or_default(), &card.id])
    });
    let mut found: Vec<_> =
        terms.filter_map(|term| keyword(game, term, language)).chain(met.map(thing)).collect();
    // The shorter the name, the more of it is what was asked for.
    found.sort_by_key(|entry| entry.name.chars().count());
    found
}

/// A keyword in the words of the rule that defines it.
fn keyword(game: &str, term: &Term, language: Language) -> Option<CodexInfo> {
    let rule = find(game, term.rules.first()?.as_str(), language)?.rule;
    let name = match language {
        Language::De if !term.german.is_empty() => term.german,
        Language::En | Language::De => term.english,
    };
    Some(CodexInfo {
        id: term.english.to_lowercase().replace(' ', "-"),
        topic: "game-term".to_owned(),
        name: name.to_owned(),
        text: rule.text,
        rules: term.rules.iter().map(|rule| rule.as_str().to_owned()).collect(),
        rank: Some("name".to_owned()),
    })
}

fn thing(card: &CardInfo) -> CodexInfo {
    let summary = card.summary.iter().map(|summary| format!("{summary}."));
    let text: Vec<_> = summary.chain(card.text.iter().cloned()).collect();
    CodexInfo {
        id: card.id.clone(),
        topic: card.kind.clone(),
        name: card.name.clone(),
        text: text.join(" "),
        rules: card.rules.clone(),
        rank: Some("name".to_owned()),
    }
}

/// Words of the game that are nearly these, for people who wrote one wrong.
pub fn near(game: &str, question: &str, language: Language) -> Vec<String> {
    let of_codex = entries(game).map(|entry| info(entry, None, language).name);
    let catalogue = Catalogue::of(game);
    let terms = catalogue.iter().flat_map(|catalogue| catalogue.terms());
    let terms = terms.map(|term| match language {
        Language::De if !term.german.is_empty() => term.german.to_owned(),
        Language::En | Language::De => term.english.to_owned(),
    });
    let sections = catalogue.iter().flat_map(|catalogue| catalogue.rules());
    let sections = sections.map(|rule| words(rule, language).section.to_owned());
    let ids = catalogue.iter().flat_map(|catalogue| catalogue.rules());
    let ids = ids.map(|rule| rule.id.as_str().to_owned());
    let names: Vec<String> = of_codex.chain(terms).chain(sections).chain(ids).collect();
    near::near(names.iter().map(String::as_str), question).into_iter().map(str::to_owned).collect()
}
