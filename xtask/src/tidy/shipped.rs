//! What the shipped program does without, because it takes long to compile.

use std::path::Path;

use anyhow::Result;

use crate::run::Run;

/// Crates and how we do without them.
const ABSENT: [(&str, &str); 2] = [
    ("cmaes", "the tuner is a program of its own"),
    (
        "sqlx-macros",
        "rows are read by `from_row!`; the macros compile both drivers and SQLite twice",
    ),
];

pub(super) fn check(root: &Path) -> Result<Vec<String>> {
    let tree =
        Run::cargo(root, "tree --quiet --package grimoire --edges normal,build --prefix none");
    Ok(complaints(&tree.output()?.out))
}

fn complaints(tree: &str) -> Vec<String> {
    let names: Vec<_> = tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let found = ABSENT.iter().filter(|(name, _)| names.contains(name));
    found.map(|(name, why)| format!("the shipped program depends on {name}: {why}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_that_takes_long_is_found() {
        let found = complaints("grimoire v0.1.0 (crates/grimoire)\ncmaes v0.2.2\nserde v1.0.0\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("depends on cmaes: the tuner"), "{found:?}");
        assert!(complaints("cli v0.1.0\nsqlx v0.9.0\n").is_empty());
    }
}
