//! Which crate of ours may depend on which, and what no engine may be compiled with.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context, Result};
use serde_json::Value;

use super::SourceFile;
use crate::run::Run;

/// A crate with the crates it may depend on.
type Row = (&'static str, &'static [&'static str]);

/// All crates, from the bottom to the top: a crate may depend on those named in its row, and a row may name only crates
/// above it in this list. What tests alone need (`[dev-dependencies]`) is not restricted.
const MAY_DEPEND_ON: [Row; 28] = [
    ("kernel", &[]),
    ("page", &[]),
    ("rules", &["kernel"]),
    ("script", &["kernel"]),
    ("i18n", &["kernel"]),
    ("sentences", &["i18n"]),
    ("protocol", &["kernel"]),
    ("table", &["kernel", "protocol"]),
    ("coverage", &["kernel", "rules"]),
    ("mage-wars", &["kernel", "rules", "script"]),
    ("mage-knight", &["kernel", "rules", "script"]),
    ("mage-wars-books", &["kernel", "rules", "mage-wars"]),
    ("scenario", &["kernel", "rules", "script", "table", "i18n"]),
    ("conformance", &["kernel", "rules", "table", "i18n", "scenario"]),
    ("bots", &["kernel", "mage-wars", "mage-knight"]),
    ("toy", &["kernel", "script", "bots"]),
    ("games", &["kernel", "protocol", "table", "mage-wars", "mage-knight", "scenario", "bots"]),
    (
        "rl-env",
        &[
            "kernel",
            "table",
            "mage-wars",
            "mage-knight",
            "mage-wars-books",
            "bots",
            "i18n",
            "games",
        ],
    ),
    ("python", &["rl-env", "i18n", "sentences"]),
    ("measure", &["kernel", "mage-wars", "mage-knight", "games"]),
    (
        "reference",
        &[
            "kernel",
            "rules",
            "i18n",
            "coverage",
            "mage-wars",
            "mage-knight",
            "mage-wars-books",
            "protocol",
            "games",
        ],
    ),
    (
        "server",
        &["kernel", "i18n", "protocol", "table", "mage-wars-books", "bots", "games", "reference"],
    ),
    (
        "cli",
        &[
            "kernel",
            "rules",
            "i18n",
            "table",
            "coverage",
            "mage-wars",
            "mage-knight",
            "mage-wars-books",
            "protocol",
            "scenario",
            "bots",
            "games",
            "reference",
            "server",
        ],
    ),
    ("grimoire", &["page", "i18n", "sentences", "cli"]),
    ("tuner", &["kernel", "bots", "games", "cli"]),
    // It sees the server from outside, as a process.
    ("stress", &["kernel", "protocol"]),
    ("generate", &[]),
    ("xtask", &["rules", "coverage"]),
];

/// The crates that stand before this one in the list.
pub(super) fn below(name: &str) -> impl Iterator<Item = &'static str> {
    MAY_DEPEND_ON.iter().map(|(row, _)| *row).take_while(move |row| *row != name)
}

/// Crates that take long to compile. Files that change often must not be built into them or into what they depend on.
const ENGINES: [&str; 2] = ["mage-wars", "mage-knight"];

/// How a crate that builds in sentences, proofs of rules or scripts names their files.
const EDITED_OFTEN: [&str; 4] = ["locales", "rules/de", "coverage.json", "scenarios/"];

/// What the change of a sentence compiles: the crates of data and the programs that speak. Everything else would make a
/// translator wait.
const WITH_SENTENCES: [&str; 4] = ["sentences", "page", "grimoire", "python"];

/// The crates of the project with those they are compiled with.
#[derive(Debug, Default)]
struct Graph(BTreeMap<String, BTreeSet<String>>);

pub(super) fn check(root: &Path, files: &[SourceFile]) -> Result<Vec<String>> {
    let words = "metadata --quiet --format-version 1 --no-deps";
    let metadata = serde_json::from_str(&Run::cargo(root, words).output()?.out)?;
    let graph = Graph::read(&metadata).context("cargo describes the project in an unknown way")?;
    let mut complaints = turned(&graph, &MAY_DEPEND_ON);
    complaints.extend(recompiled(&graph, files));
    complaints.extend(recompiled_by_sentences(&graph, files));
    Ok(complaints)
}

impl Graph {
    /// Reads what `cargo metadata --no-deps` says.
    fn read(metadata: &Value) -> Option<Graph> {
        let packages = metadata["packages"].as_array()?;
        let name = |of: &Value| of["name"].as_str().map(str::to_owned);
        let ours: BTreeSet<String> = packages.iter().filter_map(name).collect();
        let mut graph = Graph::default();
        for package in packages {
            // A build script is compiled and run first, so what it needs counts too.
            let compiled = |dependency: &&Value| dependency["kind"].as_str() != Some("dev");
            let needs = package["dependencies"].as_array()?.iter().filter(compiled);
            let needs = needs.filter_map(name).filter(|name| ours.contains(name)).collect();
            graph.0.insert(name(package)?, needs);
        }
        Some(graph)
    }

    /// A way from a crate to one of a set that it is compiled with, both ends included.
    fn way(&self, from: &str, to: &BTreeSet<&str>) -> Option<Vec<String>> {
        let mut ways = vec![vec![from.to_owned()]];
        let mut seen = BTreeSet::from([from]);
        while let Some(way) = ways.pop() {
            let last = way.last()?;
            if to.contains(last.as_str()) {
                return Some(way);
            }
            for next in self.0.get(last).into_iter().flatten() {
                if seen.insert(next) {
                    ways.push(way.iter().chain([next]).cloned().collect());
                }
            }
        }
        None
    }
}

/// Arrows the table does not allow, crates it does not know, and rows that would let an arrow turn round.
fn turned(graph: &Graph, table: &[Row]) -> Vec<String> {
    let mut complaints = Vec::new();
    let row = |name: &str| table.iter().position(|(it, _)| *it == name);
    for (at, (name, allowed)) in table.iter().enumerate() {
        if !graph.0.contains_key(*name) {
            complaints.push(format!("the table of layers has {name}, which is no crate"));
        }
        let upwards = allowed.iter().filter(|it| row(it).is_none_or(|it| it >= at));
        complaints.extend(
            upwards.map(|it| format!("the table of layers lets {name} depend on {it} above it")),
        );
    }
    for (name, needs) in &graph.0 {
        let Some(at) = row(name) else {
            complaints.push(format!("{name} is missing from the table of layers"));
            continue;
        };
        let (_, allowed) = table[at];
        let forbidden = needs.iter().filter(|it| !allowed.contains(&it.as_str()));
        complaints.extend(forbidden.map(|it| format!("{name} must not depend on {it}")));
    }
    complaints
}

/// Engines that the change of a sentence, a proof or a script would recompile.
fn recompiled(graph: &Graph, files: &[SourceFile]) -> Vec<String> {
    let mut complaints = Vec::new();
    for edited in EDITED_OFTEN {
        let with = files.iter().filter(|file| builds_in(file, edited)).filter_map(crate_of);
        let with: BTreeSet<&str> = with.collect();
        for engine in ENGINES {
            if let Some(way) = graph.way(engine, &with) {
                let way = way.join(" -> ");
                complaints.push(format!("a change of {edited} recompiles {engine}: {way}"));
            }
        }
    }
    complaints
}

/// Crates beside those above that the change of a sentence would recompile.
fn recompiled_by_sentences(graph: &Graph, files: &[SourceFile]) -> Vec<String> {
    // Libraries may read sentences when they run; what a build script reads is built in.
    let scripts = files.iter().filter(|file| file.path.ends_with("/build.rs"));
    let sentences =
        |file: &&SourceFile| ["locales", "rules/de"].iter().any(|it| builds_in(file, it));
    let with = scripts.filter(sentences).filter_map(crate_of);
    let with: BTreeSet<&str> = with.collect();
    let others = graph.0.keys().filter(|name| !WITH_SENTENCES.contains(&name.as_str()));
    let ways = others.filter_map(|name| graph.way(name, &with));
    ways.map(|way| format!("a changed sentence recompiles {}", way.join(" -> "))).collect()
}

/// The folder of the crate whose library or build script a file belongs to; it has the name of the crate.
fn crate_of(file: &SourceFile) -> Option<&str> {
    let (name, within) = file.path.strip_prefix("crates/")?.split_once('/')?;
    (within == "build.rs" || within.starts_with("src/")).then_some(name)
}

/// Whether code names these files; comments may.
fn builds_in(file: &SourceFile, edited: &str) -> bool {
    let code = |line: &str| line.split("//").next().is_some_and(|code| code.contains(edited));
    file.path.ends_with(".rs") && file.text.lines().any(code)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn graph(arrows: &[(&str, &[&str])]) -> Graph {
        let needs = |needs: &[&str]| needs.iter().map(|&it| it.to_owned()).collect();
        Graph(arrows.iter().map(|(name, of)| ((*name).to_owned(), needs(of))).collect())
    }

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.into() }
    }

    const TABLE: [Row; 3] =
        [("kernel", &[]), ("mage-wars", &["kernel"]), ("table", &["kernel", "mage-wars"])];

    #[test]
    fn arrows_that_point_down_are_allowed() {
        let good = [("kernel", &[][..]), ("mage-wars", &["kernel"]), ("table", &["mage-wars"])];
        assert!(turned(&graph(&good), &TABLE).is_empty());
    }

    #[test]
    fn an_arrow_that_turned_round_is_found() {
        let bad = [("kernel", &[][..]), ("mage-wars", &["kernel", "table"]), ("table", &[])];
        assert_eq!(turned(&graph(&bad), &TABLE), ["mage-wars must not depend on table"]);
    }

    #[test]
    fn a_crate_that_is_missing_from_the_table_or_gone_is_found() {
        let other = [("kernel", &[][..]), ("mage-wars", &[]), ("chess", &["kernel"])];
        assert_eq!(
            turned(&graph(&other), &TABLE),
            [
                "the table of layers has table, which is no crate",
                "chess is missing from the table of layers"
            ]
        );
    }

    #[test]
    fn a_table_in_which_arrows_turn_round_is_found() {
        let ring: [Row; 2] = [("kernel", &["mage-wars"]), ("mage-wars", &["kernel"])];
        let arrows = graph(&[("kernel", &["mage-wars"]), ("mage-wars", &["kernel"])]);
        assert_eq!(
            turned(&arrows, &ring),
            ["the table of layers lets kernel depend on mage-wars above it"]
        );
    }

    #[test]
    fn what_is_compiled_counts_and_what_tests_need_does_not() {
        let dependencies = json!([
            {"name": "kernel", "kind": null},
            {"name": "rules", "kind": "build"},
            {"name": "i18n", "kind": "dev"},
            {"name": "serde", "kind": null},
        ]);
        let packages =
            ["kernel", "rules", "i18n"].map(|name| json!({"name": name, "dependencies": []}));
        let mut packages = packages.to_vec();
        packages.push(json!({"name": "mage-wars", "dependencies": dependencies}));
        let read = Graph::read(&json!({ "packages": packages })).unwrap();
        assert_eq!(read.0["mage-wars"], BTreeSet::from(["kernel".to_owned(), "rules".to_owned()]));
        assert!(Graph::read(&json!({"packages": "none"})).is_none());
    }

    #[test]
    fn an_engine_that_a_sentence_would_recompile_is_found_with_the_way() {
        let files = [
            file("crates/sentences/build.rs", "fn main() { read(\"../../locales\"); }"),
            file("crates/mage-wars/src/text.rs", "// Sentences are in locales/.\n"),
            file("crates/mage-knight/tests/it/main.rs", "include_str!(\"../locales/en.ftl\")"),
        ];
        let good = [("mage-wars", &["script"][..]), ("script", &[]), ("scenario", &["sentences"])];
        assert!(recompiled(&graph(&good), &files).is_empty());
        let bad = [
            ("mage-wars", &["script"][..]),
            ("script", &["scenario"]),
            ("scenario", &["sentences"]),
        ];
        assert_eq!(
            recompiled(&graph(&bad), &files),
            [
                "a change of locales recompiles mage-wars: mage-wars -> script -> scenario -> sentences"
            ]
        );
    }

    #[test]
    fn a_library_that_a_sentence_would_recompile_is_found() {
        let files = [file("crates/sentences/build.rs", "read(\"../../locales\")")];
        let good = [("grimoire", &["sentences"][..]), ("sentences", &["i18n"]), ("i18n", &[])];
        assert!(recompiled_by_sentences(&graph(&good), &files).is_empty());
        let bad = [("cli", &["sentences"][..]), ("sentences", &["i18n"]), ("i18n", &[])];
        assert_eq!(
            recompiled_by_sentences(&graph(&bad), &files),
            ["a changed sentence recompiles cli -> sentences"]
        );
    }

    #[test]
    fn proofs_and_scripts_in_what_an_engine_is_compiled_with_are_found() {
        let files = [
            file("crates/rules/src/coverage.rs", "include_str!(\"../rules/coverage.json\")"),
            file("crates/mage-knight/src/demo.rs", "include_str!(\"../scenarios/a.script\")"),
        ];
        let arrows = graph(&[("mage-wars", &["rules"]), ("mage-knight", &[]), ("rules", &[])]);
        assert_eq!(
            recompiled(&arrows, &files),
            [
                "a change of coverage.json recompiles mage-wars: mage-wars -> rules",
                "a change of scenarios/ recompiles mage-knight: mage-knight"
            ]
        );
    }
}
