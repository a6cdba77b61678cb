//! The catalogues in other languages than English: `rules/de/*.md`, one row a rule, in the order and under the headings
//! of the English file.

use std::{collections::BTreeMap, sync::OnceLock};

use i18n::Language;
use kernel::RuleId;

/// A rule as a translated catalogue has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Such as `MW-GUARD-03`.
    pub id: &'static str,
    /// The headings it stands under, as the English catalogue joins them.
    pub section: String,
    pub text: String,
    /// All of it in lower case, for searches.
    searched: String,
}

/// The rows of a catalogue, in its order. Lines that are no row of a rule are headings or explain the file.
pub fn rows(catalogue: &'static str) -> Vec<Row> {
    let mut heading = ["", ""];
    let mut rows = Vec::new();
    for line in catalogue.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            heading[1] = name(title);
        } else if let Some(title) = line.strip_prefix("## ") {
            heading = [name(title), ""];
        } else if let Some((id, text)) = cells(line) {
            let parts = heading.iter().filter(|part| !part.is_empty()).copied();
            let section = parts.collect::<Vec<_>>().join(": ");
            let searched = format!("{section} {text}").to_lowercase();
            rows.push(Row { id, section, text: text.to_owned(), searched });
        }
    }
    rows
}

/// `Wache (MW-GUARD)` without the group.
fn name(title: &str) -> &str {
    title.split_once(" (M").map_or(title, |(name, _)| name).trim()
}

/// Id and text of a row such as `| MW-GUARD-03 | … |`.
fn cells(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix('|')?.strip_suffix('|')?.split_once('|')?;
    let (id, text) = (id.trim(), text.trim());
    (id.starts_with("MW-") || id.starts_with("MK-")).then_some((id, text))
}

/// The rule in this language; `None` in English, and where it is not translated.
pub(super) fn row(rule: RuleId, language: Language) -> Option<&'static Row> {
    static GERMAN: OnceLock<BTreeMap<&str, Row>> = OnceLock::new();
    match language {
        Language::En => None,
        Language::De => GERMAN.get_or_init(|| by_id(language)).get(rule.as_str()),
    }
}

fn by_id(language: Language) -> BTreeMap<&'static str, Row> {
    let files = i18n::catalogues().iter().filter(|file| file.language == language);
    files.flat_map(|file| rows(file.text)).map(|row| (row.id, row)).collect()
}

/// What a word of a question may stand in, beside the English catalogue: the rule in this language, in lower case.
pub(super) fn searched(rule: RuleId, language: Language) -> &'static str {
    row(rule, language).map_or("", |row| &row.searched)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stands_under_its_headings() {
        let text = "# Titel\n\n## Angriffe (MW-ATTACK)\n\n### Schritt 1 (MW-ATTACK-S01)\n\n| Id | Regel |\n|---|---|\n\
                    | MW-ATTACK-S01-01 | Eins. |\n\n## Wache (MW-GUARD)\n\n| MW-GUARD-01 | Zwei. |\n";
        let rows = rows(text);
        let told: Vec<_> = rows.iter().map(|row| (row.id, &*row.section, &*row.text)).collect();
        assert_eq!(
            told,
            [
                ("MW-ATTACK-S01-01", "Angriffe: Schritt 1", "Eins."),
                ("MW-GUARD-01", "Wache", "Zwei.")
            ]
        );
        assert_eq!(rows[1].searched, "wache zwei.");
    }
}
