//! The committed rule coverage against what a run of the tests proved.

use std::{
    fs,
    path::{Path, PathBuf},
};

use ::coverage::Covered;
use anyhow::{Context, Result, bail};

/// Where tests leave their records.
pub(crate) fn records(root: &Path) -> PathBuf {
    target(root).join("rule-coverage")
}

/// Where tests leave their records, emptied.
pub(crate) fn empty_directory(root: &Path) -> Result<PathBuf> {
    let directory = records(root);
    if directory.exists() {
        fs::remove_dir_all(&directory).context("the old coverage records cannot be removed")?;
    }
    fs::create_dir_all(&directory)?;
    Ok(directory)
}

/// The folder cargo builds into.
pub(crate) fn target(root: &Path) -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").filter(|value| !value.is_empty());
    root.join(named.map_or_else(|| PathBuf::from("target"), PathBuf::from))
}

fn file(root: &Path) -> PathBuf {
    root.join("rules/coverage.json")
}

/// Writes what a run proved.
pub(crate) fn write(root: &Path, records: &Path) -> Result<()> {
    let covered = Covered::from_directory(records)?;
    fs::write(file(root), covered.to_json()).context("rules/coverage.json cannot be written")
}

/// Fails, with the differences, if the committed file says anything else than a run proved.
pub(crate) fn check(root: &Path, records: &Path) -> Result<()> {
    let committed = fs::read_to_string(file(root)).context("rules/coverage.json cannot be read")?;
    let proven = Covered::from_directory(records)?;
    if committed == proven.to_json() {
        return Ok(());
    }
    let committed: Covered =
        serde_json::from_str(&committed).context("rules/coverage.json is not valid")?;
    let mut differences = differences(&committed, &proven);
    let count = differences.len();
    differences.truncate(20);
    bail!(
        "rules/coverage.json is not what the tests prove ({count} differences); run `cargo xtask gen`\n{}",
        differences.join("\n")
    );
}

fn differences(committed: &Covered, proven: &Covered) -> Vec<String> {
    let lines = |covered: &Covered| -> Vec<String> {
        covered
            .ids()
            .filter_map(rules::rule_id)
            .flat_map(|id| covered.sources(id).map(move |source| format!("{id} by {source}")))
            .collect()
    };
    let (committed, proven) = (lines(committed), lines(proven));
    let missing = proven.iter().filter(|line| !committed.contains(line));
    let stale = committed.iter().filter(|line| !proven.contains(line));
    missing
        .map(|line| format!("  + {line}"))
        .chain(stale.map(|line| format!("  - {line}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::{Covers, mw};

    use super::*;

    #[test]
    fn a_committed_file_that_differs_from_the_run_fails_and_says_where() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir(root.path().join("rules")).unwrap();
        let records = root.path().join("records");
        drop(Covers::new("mage-wars", "it::one::here", &[mw::GUARD_03]).into_directory(&records));
        write(root.path(), &records).unwrap();
        check(root.path(), &records).unwrap();

        let others = root.path().join("others");
        drop(Covers::new("mage-wars", "it::two::here", &[mw::GUARD_03]).into_directory(&others));
        let error = check(root.path(), &others).unwrap_err().to_string();
        assert!(error.contains("+ MW-GUARD-03 by mage-wars it::two"), "{error}");
        assert!(error.contains("- MW-GUARD-03 by mage-wars it::one"), "{error}");
    }
}
