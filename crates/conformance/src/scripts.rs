//! The scenario scripts of a game, run as a test.

use std::{
    fs,
    path::{Path, PathBuf},
};

use scenario::{Script, Scripted};

/// Runs every script under `root` and panics with all that do not hold. Scripts that hold are recorded as coverage of
/// the rules they name. Fewer than `at_least` scripts are a mistake in the path.
pub fn all_hold<G: Scripted>(root: &Path, at_least: usize) {
    all_hold_of::<G>(&format!("scenarios/{}", G::ID), root, at_least);
}

/// The same for scripts that lie elsewhere; `home` is where, for the record.
pub fn all_hold_of<G: Scripted>(home: &str, root: &Path, at_least: usize) {
    let mut paths = Vec::new();
    find(root, &mut paths);
    paths.sort();
    assert!(paths.len() >= at_least, "only {} scripts under {}", paths.len(), root.display());
    let mut failures = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(root).unwrap_or(path).display();
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        match Script::parse(&text).and_then(|script| scenario::run::<G>(&script)) {
            Ok(passed) => {
                let source = format!("{home}/{name}");
                rules::record_coverage(&source, &passed.covers)
                    .unwrap_or_else(|error| panic!("the coverage cannot be recorded: {error}"));
            }
            Err(failure) => failures.push(format!("{name}: {failure}")),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The words of every statement of every script under `root`, without comments and without the seat of an answer: to
/// prove that each part of a game is shown by some script.
pub fn statements(root: &Path) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    find(root, &mut paths);
    paths.sort();
    let mut statements = Vec::new();
    for path in &paths {
        let text =
            fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default();
            let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let seated = |word: &String| word.len() == 1 && word.as_str() >= "A";
            if words.first().is_some_and(|word| word == "do") && words.get(1).is_some_and(seated) {
                words.remove(1);
            }
            if !words.is_empty() {
                statements.push(words);
            }
        }
    }
    statements
}

fn find(folder: &Path, paths: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", folder.display()));
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "script") {
            paths.push(path);
        }
    }
}
