//! Words that a single card uses, and why each is a word nevertheless.

use std::collections::BTreeSet;

use mage_wars::vocabulary::{Kind, census::Word};

use crate::{Users, name, reasons::REASONS};

/// Why a word is a word although one card uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The rules know it, whatever cards there are.
    Rule,
    /// It joins or measures other words, or completes a family that other cards use.
    Grammar,
    /// It takes other words for what differs, so that another card can use it with its own.
    Open,
    /// It says what one card alone does.
    Special,
}

/// Lists of printed facts: their words are whatever cards have printed on them.
const FACTS: [&str; 9] = [
    "CardSet",
    "Kind",
    "School",
    "Subtype",
    "Location",
    "Locations",
    "MageClass",
    "Marker",
    "Token",
];

pub(crate) fn section(users: &Users<'_>) -> Result<String, String> {
    let mut rows: Vec<(Why, Word, String, bool, &str)> = Vec::new();
    let mut wrong = Vec::new();
    for (word, cards) in users.iter().filter(|(word, _)| !FACTS.contains(&word.list)) {
        let [card] = cards[..] else { continue };
        let known = REASONS.iter().find(|(list, it, ..)| (*list, *it) == (word.list, word.word));
        match known {
            Some((.., why, reason)) => {
                rows.push((*why, *word, name(card), card.kind == Kind::Mage, *reason));
            }
            None => wrong.push(format!("no reason for {} {} ({})", word.list, word.word, card.id)),
        }
    }
    for (list, it, ..) in REASONS {
        if !rows.iter().any(|(_, word, ..)| (word.list, word.word) == (*list, *it)) {
            wrong.push(format!("{list} {it} is not a word of one card alone"));
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    let special: BTreeSet<&str> = rows
        .iter()
        .filter(|(why, _, _, is_mage, _)| *why == Why::Special && !is_mage)
        .map(|(_, _, card, ..)| card.as_str())
        .collect();
    let mut page = format!(
        "## Words that one card uses\n\n\
         {} words of the lists that sentences are made of stand on one card alone (spells and mages). Most of them would be \
         words without that card. **{} a word that says what nothing else does.** Closed lists of printed facts \
         (subtypes, locations, conditions …) are left out.\n",
        rows.len(),
        match special.len() {
            1 => "1 spell needs".to_owned(),
            many => format!("{many} spells need"),
        },
    );
    for (why, heading) in [
        (Why::Special, "Special words"),
        (Why::Open, "Open words: another card can use them with its own words"),
        (Why::Rule, "Words of the rules"),
        (Why::Grammar, "Grammar: words that join or measure, and complete families"),
    ] {
        page += &format!("\n### {heading}\n\n| Word | Card | Why it is a word |\n|---|---|---|\n");
        for (_, word, card, _, reason) in rows.iter().filter(|(it, ..)| *it == why) {
            page += &format!("| {} `{}` | {card} | {reason} |\n", word.list, word.word);
        }
    }
    Ok(page)
}
