//! The vocabulary: every word of every list, with the sentence that documents it and on how many cards it stands.

use i18n::Language;
use mage_wars_books::codex;

use crate::{Users, escaped};

/// The files of the vocabulary with lists of words in them.
const SOURCES: [&str; 8] = [
    include_str!("../../../mage-wars/src/vocabulary/card.rs"),
    include_str!("../../../mage-wars/src/vocabulary/ability.rs"),
    include_str!("../../../mage-wars/src/vocabulary/attacks.rs"),
    include_str!("../../../mage-wars/src/vocabulary/effect.rs"),
    include_str!("../../../mage-wars/src/vocabulary/filter.rs"),
    include_str!("../../../mage-wars/src/vocabulary/traits.rs"),
    include_str!("../../../mage-wars/src/vocabulary/kinds.rs"),
    include_str!("../../../mage-wars/src/vocabulary/sets.rs"),
];

/// Lists of plain facts whose words speak for themselves.
const PLAIN: [&str; 5] = ["CardSet", "Subtype", "Location", "MageClass", "Kind"];

/// A list of the vocabulary.
pub(crate) struct List {
    pub(crate) name: String,
    doc: String,
    pub(crate) words: Vec<(String, String)>,
}

/// All lists, read from their sources.
pub(crate) fn lists() -> Vec<List> {
    SOURCES.iter().flat_map(|source| read(source)).collect()
}

/// Reads `pub enum` items, their variants and the comments that document both.
fn read(source: &str) -> Vec<List> {
    let mut lists: Vec<List> = Vec::new();
    let mut doc = Vec::new();
    let mut renamed = None;
    let mut open = false;
    for line in source.lines() {
        let text = line.trim();
        if let Some(sentence) = text.strip_prefix("///") {
            doc.push(sentence.trim().to_owned());
        } else if let Some(attribute) = text.strip_prefix("#[") {
            renamed = attribute
                .strip_prefix("serde(rename = \"")
                .and_then(|rest| rest.split_once('"'))
                .map(|(name, _)| name.to_owned());
        } else if let Some(name) = line.strip_prefix("pub enum ") {
            let name = name.trim_end_matches(" {").to_owned();
            lists.push(List { name, doc: taken(&mut doc), words: Vec::new() });
            open = true;
        } else if line == "}" {
            open = false;
            doc.clear();
        } else {
            let variant = line
                .strip_prefix("    ")
                .filter(|rest| open && rest.starts_with(|c: char| c.is_ascii_uppercase()));
            if let (Some(variant), Some(list)) = (variant, lists.last_mut()) {
                let end = variant.find(|c: char| !c.is_ascii_alphanumeric());
                let word = kebab(&variant[..end.unwrap_or(variant.len())]);
                list.words.push((renamed.take().unwrap_or(word), taken(&mut doc)));
            }
            doc.clear();
        }
    }
    lists
}

fn taken(doc: &mut Vec<String>) -> String {
    let text = std::mem::take(doc).join(" ");
    // Links to other items are words here.
    text.replace("[`", "`").replace("`]", "`")
}

/// As serde writes the names of variants.
fn kebab(name: &str) -> String {
    let mut word = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(c.to_ascii_lowercase());
    }
    word
}

/// What the codex says where the source says nothing.
fn explained(word: &str) -> Option<String> {
    let ids = [word.to_owned(), format!("{word}-damage"), format!("school-{word}")];
    let entry = ids.iter().find_map(|id| codex::find(id))?;
    Some(i18n::format(Language::En, &entry.text()))
}

pub(crate) fn section(users: &Users<'_>) -> Result<String, String> {
    let mut page = String::from(
        "## The vocabulary\n\n\
         A word is written as here in packs of cards; the number is that of the cards (spells and mages) that use it. Words \
         nobody uses are there because their family is complete with them.\n",
    );
    let mut silent = Vec::new();
    for list in lists() {
        let count = |word: &str| {
            let used = users.iter().find(|(it, _)| it.list == list.name && it.word == word);
            used.map_or(0, |(_, cards)| cards.len())
        };
        page += &format!("\n### {}\n\n", list.name);
        if !list.doc.is_empty() {
            page += &format!("{}\n\n", escaped(&list.doc));
        }
        if PLAIN.contains(&list.name.as_str()) {
            let words = list.words.iter().map(|(word, _)| format!("`{word}` {}", count(word)));
            page += &format!("{}\n", words.collect::<Vec<_>>().join(", "));
            continue;
        }
        page += "| Word | Cards | What it says |\n|---|---|---|\n";
        for (word, doc) in &list.words {
            let said = if doc.is_empty() { explained(word) } else { Some(doc.clone()) };
            match said {
                Some(said) => {
                    page += &format!("| `{word}` | {} | {} |\n", count(word), escaped(&said));
                }
                None => silent.push(format!("{} {word}", list.name)),
            }
        }
    }
    // A word that the reader did not find in the sources is a mistake of the reader.
    for it in users.keys() {
        let known = lists()
            .iter()
            .any(|list| list.name == it.list && list.words.iter().any(|(word, _)| word == it.word));
        if !known {
            silent.push(format!("{} {}", it.list, it.word));
        }
    }
    if silent.is_empty() {
        Ok(page)
    } else {
        Err(format!("nothing documents these words: {}", silent.join(", ")))
    }
}
