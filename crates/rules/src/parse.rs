//! Reads a catalogue: markdown whose tables hold one rule a row. Used by the build script, so a mistake in a catalogue
//! stops the build and says where it is.

use std::collections::BTreeMap;

/// A catalogue as it is written down.
#[derive(Debug, Default)]
pub(crate) struct Catalogue {
    pub(crate) rules: Vec<Rule>,
    pub(crate) terms: Vec<Term>,
    /// Rule groups in the order of the catalogue's own count table, such as `MW-GUARD`.
    pub(crate) groups: Vec<String>,
}

/// One row of a rule table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) line: usize,
    pub(crate) id: String,
    /// The entry of the count table this rule is counted under.
    pub(crate) group: String,
    pub(crate) section: String,
    pub(crate) text: String,
    pub(crate) source: String,
    pub(crate) expansions: Vec<String>,
    pub(crate) withdrawn: bool,
}

/// One row of a keyword index or glossary.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Term {
    pub(crate) line: usize,
    pub(crate) english: String,
    pub(crate) german: String,
    /// Whether the German word is our own, because no printed text has it.
    pub(crate) suggested: bool,
    pub(crate) section: String,
    pub(crate) expansions: Vec<String>,
    pub(crate) rules: Vec<String>,
}

/// What is wrong, and in which line (counted from 1).
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) line: usize,
    pub(crate) what: String,
}

fn mistake<T>(line: usize, what: impl Into<String>) -> Result<T, Mistake> {
    Err(Mistake { line, what: what.into() })
}

/// What the rows below a table heading are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    Rules,
    Terms,
    Counts,
    Other,
}

/// Reads a catalogue whose ids start with `prefix`, such as `MW-`.
pub(crate) fn catalogue(text: &str, prefix: &str) -> Result<Catalogue, Mistake> {
    let mut read = Catalogue::default();
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut heading = [String::new(), String::new()];
    let mut table = None;
    for (number, raw) in text.lines().enumerate() {
        let line = number + 1;
        let row = raw.trim();
        if let Some(title) = row.strip_prefix("### ") {
            heading[1] = section_title(title, prefix);
        } else if let Some(title) = row.strip_prefix("## ") {
            heading = [section_title(title, prefix), String::new()];
        }
        if !row.starts_with('|') {
            table = None;
            continue;
        }
        let cells = cells(line, row)?;
        let Some(kind) = table else {
            table = Some(kind_of_table(&cells));
            continue;
        };
        if cells.iter().all(|cell| cell.trim_matches([':', '-']).is_empty()) {
            continue;
        }
        match kind {
            Table::Rules => {
                let rule = rule(line, &cells, prefix, &heading)?;
                if let Some(first) = seen.insert(rule.id.clone(), line) {
                    return mistake(line, format!("{} already stands in line {first}", rule.id));
                }
                read.rules.push(rule);
            }
            Table::Terms => read.terms.push(term(line, &cells, &heading)?),
            Table::Counts => {
                if !cells[0].starts_with("**") {
                    let Ok(count) = cells[1].parse() else {
                        return mistake(line, format!("“{}” is not a number", cells[1]));
                    };
                    counts.insert(cells[0].clone(), (line, count));
                    read.groups.push(cells[0].clone());
                }
            }
            Table::Other if cells[0].starts_with(prefix) => {
                return mistake(line, format!("{} stands outside a table of rules", cells[0]));
            }
            Table::Other => (),
        }
    }
    assign_groups(&mut read, counts)?;
    check_references(&read, &seen)?;
    Ok(read)
}

fn kind_of_table(heads: &[String]) -> Table {
    match heads[0].as_str() {
        "Id" | "ID" => Table::Rules,
        "Keyword" | "English" => Table::Terms,
        "Group" => Table::Counts,
        _ => Table::Other,
    }
}

fn cells(line: usize, row: &str) -> Result<Vec<String>, Mistake> {
    let Some(inner) = row.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')) else {
        return mistake(line, "a table row must start and end with “|”");
    };
    let cells: Vec<_> = inner.split('|').map(|cell| cell.trim().to_owned()).collect();
    if cells.len() < 2 {
        return mistake(line, "a table row needs at least two cells");
    }
    Ok(cells)
}

fn rule(
    line: usize,
    cells: &[String],
    prefix: &str,
    heading: &[String; 2],
) -> Result<Rule, Mistake> {
    let [id, text, source] = cells else {
        return mistake(line, format!("a rule has three cells, this row has {}", cells.len()));
    };
    check_id(line, id, prefix)?;
    if text.is_empty() {
        return mistake(line, format!("{id} has no text"));
    }
    let (expansions, text) = match text.strip_prefix("**[") {
        Some(rest) => {
            let Some((tags, rest)) = rest.split_once("]**") else {
                return mistake(line, format!("the expansion tags of {id} are never closed"));
            };
            (tags.split("][").map(str::to_owned).collect(), rest.trim())
        }
        None => (Vec::new(), text.as_str()),
    };
    Ok(Rule {
        line,
        id: id.clone(),
        group: String::new(),
        section: heading
            .iter()
            .filter(|part| !part.is_empty())
            .cloned()
            .collect::<Vec<_>>()
            .join(": "),
        withdrawn: text.trim_matches(['"', '.']).eq_ignore_ascii_case("withdrawn"),
        text: plain(text),
        source: plain(source),
        expansions,
    })
}

/// `MW-GUARD-03`, `MK-COMBAT-INIT-01`: the prefix, words of capitals and digits, a number at the end.
fn check_id(line: usize, id: &str, prefix: &str) -> Result<(), Mistake> {
    let words: Vec<_> = id.strip_prefix(prefix).unwrap_or_default().split('-').collect();
    let word_is_good = |word: &&str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    let number_is_good = words
        .last()
        .is_some_and(|word| word.len() >= 2 && word.chars().all(|c| c.is_ascii_digit()));
    let starts_with_letter = words[0].starts_with(|c: char| c.is_ascii_uppercase());
    if words.len() >= 2 && words.iter().all(word_is_good) && number_is_good && starts_with_letter {
        Ok(())
    } else {
        mistake(line, format!("“{id}” is not a rule id such as {prefix}GROUP-01"))
    }
}

fn term(line: usize, cells: &[String], heading: &[String; 2]) -> Result<Term, Mistake> {
    let (english, german, rules) = match cells {
        [english, german] => (english, german, Vec::new()),
        [english, german, rules] => {
            (english, german, rules.split(',').map(|id| id.trim().to_owned()).collect())
        }
        _ => return mistake(line, format!("a term has two or three cells, not {}", cells.len())),
    };
    let (english, expansions) = match english.split_once(" [") {
        Some((english, tags)) if !english.is_empty() && tags.ends_with(']') => (
            english.to_owned(),
            tags.trim_end_matches(']').split("][").map(str::to_owned).collect(),
        ),
        Some(_) | None => (english.clone(), Vec::new()),
    };
    let german =
        if german.trim_matches(['-', '–', '—']).is_empty() { "" } else { german.as_str() };
    Ok(Term {
        line,
        english: plain(&english),
        german: plain(&german.replace('°', "")),
        suggested: german.contains('°'),
        section: heading[1].clone(),
        expansions,
        rules,
    })
}

/// Every rule belongs to the longest group that is the beginning of its id, and every group holds as many rules as the
/// catalogue says: who appends a rule changes the count as well, and a row lost by accident is found.
fn assign_groups(
    read: &mut Catalogue,
    mut counts: BTreeMap<String, (usize, usize)>,
) -> Result<(), Mistake> {
    for rule in &mut read.rules {
        let group = read
            .groups
            .iter()
            .filter(|group| {
                rule.id.strip_prefix(group.as_str()).is_some_and(|rest| rest.starts_with('-'))
            })
            .max_by_key(|group| group.len());
        let Some(group) = group else {
            return mistake(rule.line, format!("{} is in no group of the count table", rule.id));
        };
        rule.group.clone_from(group);
        match counts.get_mut(group) {
            Some((_, 0)) => {
                let what = format!("{} is one more than the count table says of {group}", rule.id);
                return mistake(rule.line, what);
            }
            Some((_, left)) => *left -= 1,
            None => (),
        }
    }
    match counts.into_iter().find(|(_, (_, left))| *left > 0) {
        Some((group, (line, left))) => {
            mistake(line, format!("{group} has {left} rules fewer than this count says"))
        }
        None => Ok(()),
    }
}

fn check_references(read: &Catalogue, seen: &BTreeMap<String, usize>) -> Result<(), Mistake> {
    for term in &read.terms {
        if let Some(id) = term.rules.iter().find(|id| !seen.contains_key(*id)) {
            return mistake(
                term.line,
                format!("“{}” points to {id}, which does not exist", term.english),
            );
        }
    }
    Ok(())
}

/// `12. Movement (Bewegung)` and `Guarding (MW-GUARD)` without number and group.
fn section_title(title: &str, prefix: &str) -> String {
    let title = title.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim();
    let group = format!("({prefix}");
    title.split_once(&group).map_or(title, |(name, _)| name).trim().to_owned()
}

/// Text without the marks of markdown. A lone star, as in a file pattern, stays.
fn plain(text: &str) -> String {
    text.replace("**", "").replace("*(", "(").replace(")*", ")").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A catalogue of three rules, a keyword and the counts; `|` of the lines below is written as in the files.
    fn written(rows: &str) -> String {
        format!(
            "# Title\n\n## 3. Guarding (MW-GUARD)\n\n| Id | Rule | Source |\n|---|---|---|\n{rows}\n\n\
             ## Keyword index\n\n| Keyword | German heading | Rules |\n|---|---|---|\n\
             | Guard X [CoK][BG] | Wache° | MW-GUARD-01 |\n\n| Group | Entries |\n|---|---|\n| MW-GUARD | 2 |\n| **all** | **2** |\n"
        )
    }

    const ONE: &str = "| MW-GUARD-01 | One. *(derived)* | EN p1 (cards-*) |";
    const TWO: &str = "| MW-GUARD-X-02 | **[CoK][FiF]** Two. | EN p2 |";

    fn wrong(rows: &str) -> String {
        let mistake = catalogue(&written(rows), "MW-").unwrap_err();
        format!("{}: {}", mistake.line, mistake.what)
    }

    #[test]
    fn a_row_becomes_a_rule_with_tags_section_and_plain_text() {
        let read = catalogue(&written(&format!("{ONE}\n{TWO}")), "MW-").unwrap();
        assert_eq!(
            read.rules[0],
            Rule {
                line: 7,
                id: "MW-GUARD-01".into(),
                group: "MW-GUARD".into(),
                section: "Guarding".into(),
                text: "One. (derived)".into(),
                source: "EN p1 (cards-*)".into(),
                expansions: vec![],
                withdrawn: false,
            }
        );
        assert_eq!(
            (read.rules[1].expansions.join("+"), read.rules[1].text.as_str()),
            ("CoK+FiF".into(), "Two.")
        );
        let term = &read.terms[0];
        assert_eq!(
            (term.english.as_str(), term.german.as_str(), term.suggested),
            ("Guard X", "Wache", true)
        );
        assert_eq!(
            (&term.expansions[..], &term.rules[..]),
            (&["CoK".into(), "BG".into()][..], &["MW-GUARD-01".into()][..])
        );
    }

    #[test]
    fn a_withdrawn_rule_keeps_its_id() {
        let read = catalogue(&written(&format!("{ONE}\n| MW-GUARD-02 | withdrawn | EN |")), "MW-")
            .unwrap();
        assert_eq!(read.rules.iter().map(|rule| rule.withdrawn).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn mistakes_name_their_line() {
        assert_eq!(wrong(&format!("{ONE}\n{ONE}")), "8: MW-GUARD-01 already stands in line 7");
        for id in ["MW-GUARD", "MW-guard-02", "MK-GUARD-02", "MW-GUARD-2", "MW-02", "MW--02", ""] {
            let expected = format!("8: “{id}” is not a rule id such as MW-GROUP-01");
            assert_eq!(wrong(&format!("{ONE}\n| {id} | Two. | EN |")), expected);
        }
        assert_eq!(
            wrong(&format!("{ONE}\n| MW-GUARD-02 | Two |")),
            "8: a rule has three cells, this row has 2"
        );
        assert_eq!(wrong(&format!("{ONE}\n| MW-GUARD-02 |  | EN |")), "8: MW-GUARD-02 has no text");
        assert_eq!(
            wrong(&format!("{ONE}\n| MW-GUARD-02 | Two | EN")),
            "8: a table row must start and end with “|”"
        );
        assert_eq!(
            wrong(&format!("{ONE}\n| MW-GUARD-02 | **[CoK] Two | EN |")),
            "8: the expansion tags of MW-GUARD-02 are never closed"
        );
    }

    #[test]
    fn counts_groups_and_references_must_agree() {
        assert_eq!(wrong(ONE), "17: MW-GUARD has 1 rules fewer than this count says");
        assert_eq!(
            wrong(&format!("{ONE}\n{TWO}\n| MW-GUARD-03 | Three. | EN |")),
            "9: MW-GUARD-03 is one more than the count table says of MW-GUARD"
        );
        assert_eq!(
            wrong(&format!("{ONE}\n| MW-GUARDS-02 | Two. | EN |")),
            "8: MW-GUARDS-02 is in no group of the count table"
        );
        assert_eq!(
            wrong(&format!("{TWO}\n| MW-GUARD-03 | Three. | EN |")),
            "14: “Guard X” points to MW-GUARD-01, which does not exist"
        );
    }

    #[test]
    fn a_rule_outside_a_rule_table_is_a_mistake() {
        let text = "| Key | Value |\n|---|---|\n| MW-GUARD-01 | One. |\n";
        assert_eq!(catalogue(text, "MW-").unwrap_err().line, 3);
    }
}
