//! Entries of the codex among the rules that were found.

use std::io::Write;

use kernel::{Message, msg};
use mage_wars::codex::{self, Rank, Topic};
use serde::Serialize;
use words::Language;

use crate::{games::GameId, trouble::Trouble};

/// A word of the game as `--json` shows it.
#[derive(Serialize)]
pub(super) struct Explained {
    id: &'static str,
    topic: Topic,
    name: String,
    text: String,
    /// The rules that define it, the most important first.
    rules: Vec<&'static str>,
    rank: Rank,
}

/// The entries of a game's codex that match every word, in any language. Where headings match, explanations that merely
/// mention the words are left out.
pub(super) fn search(game: GameId, question: &str, language: Language) -> Vec<Explained> {
    match game {
        GameId::MageWars => (),
        // Its catalogue has a glossary and no codex yet.
        GameId::MageKnight => return Vec::new(),
    }
    let [english, german] =
        Language::ALL.map(|language| move |message: &Message| words::format(language, message));
    let found = codex::search(question, &[&english, &german]);
    let by_heading = found.first().is_some_and(|(rank, _)| *rank < Rank::Text);
    found
        .into_iter()
        .filter(|(rank, _)| !by_heading || *rank < Rank::Text)
        .map(|(rank, entry)| Explained {
            id: entry.id,
            topic: entry.topic,
            name: words::format(language, &entry.name()),
            text: words::format(language, &entry.text()),
            rules: entry.rules.iter().map(|rule| rule.as_str()).collect(),
            rank,
        })
        .collect()
}

/// Heading, explanation and rules of each.
pub(super) fn show(
    entries: &[Explained],
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    for entry in entries {
        writeln!(out, "{}  [{}]", entry.name, entry.id)?;
        for line in super::wrap(&entry.text, 96) {
            writeln!(out, "    {line}")?;
        }
        let rules = words::format(language, &msg!("cli-rules-see", rules = entry.rules.join(" ")));
        for line in super::wrap(&rules, 96) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}
