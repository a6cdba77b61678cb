//! The pages of rulings (`docs/rulings-*.md`): every id exists, and every script that a row names exists and covers it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rules::rule_id;

/// A row of a page: its ids and its scripts.
struct Row {
    line: usize,
    ids: Vec<String>,
    scripts: Vec<String>,
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Words of a cell, however they are set apart.
fn words(cell: &str) -> Vec<String> {
    let parts = cell.split(|c: char| c.is_whitespace() || c == ',' || c == '`');
    parts.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn rows(page: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for (at, text) in page.lines().enumerate() {
        let cells: Vec<&str> = text.trim().trim_matches('|').split(" | ").collect();
        let is_row = text.starts_with('|') && !text.starts_with("|--") && !text.starts_with("| --");
        let [.., ids, scripts] = cells.as_slice() else { continue };
        if !is_row || cells.len() != 5 || ids.trim() == "Id" {
            continue;
        }
        rows.push(Row { line: at + 1, ids: words(ids), scripts: words(scripts) });
    }
    rows
}

/// What is wrong with a page of a game, and how many rows it has.
fn judge(game: &str, page: &str) -> (usize, Vec<String>) {
    let rows = rows(page);
    let mut wrong = Vec::new();
    for Row { line, ids, scripts } in &rows {
        if ids.is_empty() || scripts.is_empty() {
            wrong.push(format!("line {line}: no id or no script"));
        }
        for id in ids.iter().filter(|id| rule_id(id).is_none()) {
            wrong.push(format!("line {line}: there is no rule {id}"));
        }
        let mut covered = Vec::new();
        for script in scripts {
            let name = script.trim_end_matches(".script");
            let name = name.strip_prefix(&format!("scenarios/{game}/")).unwrap_or(name);
            let path = repository().join(format!("scenarios/{game}/{name}.script"));
            match fs::read_to_string(&path) {
                Ok(text) => {
                    let claims = text.lines().filter_map(|line| line.strip_prefix("covers "));
                    covered.extend(claims.flat_map(words));
                }
                Err(_) => wrong.push(format!("line {line}: there is no script {script}")),
            }
        }
        for id in ids.iter().filter(|id| !covered.contains(id)) {
            wrong.push(format!("line {line}: no script of the row covers {id}"));
        }
    }
    (rows.len(), wrong)
}

#[test]
fn every_ruling_has_its_rule_and_a_script_that_shows_it() {
    for (game, least) in [("mage-wars", 150), ("mage-knight", 150)] {
        let path = repository().join(format!("docs/rulings-{game}.md"));
        let Ok(page) = fs::read_to_string(&path) else { continue };
        let (count, wrong) = judge(game, &page);
        assert!(wrong.is_empty(), "{}:\n{}", path.display(), wrong.join("\n"));
        assert!(count >= least, "{count} rulings for {game}");
    }
}

#[test]
fn what_is_wrong_with_a_row_is_found() {
    let page = "| What is asked | Ruling | Source | Id | Script |\n|---|---|---|---|---|\n\
        | a | b | c | MW-GUARD-03 | `guard/guard-is-attacked-first` |\n\
        | a | b | c | MW-GUARD-99 | `guard/guard-is-attacked-first` |\n\
        | a | b | c | MW-GUARD-03 | `guard/nowhere` |\n\
        | a | b | c | MW-BOOK-01 | `guard/guard-is-attacked-first.script` |\n";
    let (count, wrong) = judge("mage-wars", page);
    assert_eq!(count, 4);
    let found = [
        "line 4: there is no rule MW-GUARD-99",
        "line 4: no script of the row covers MW-GUARD-99",
        "line 5: there is no script guard/nowhere",
        "line 5: no script of the row covers MW-GUARD-03",
        "line 6: no script of the row covers MW-BOOK-01",
    ];
    assert_eq!(wrong, found);
}
