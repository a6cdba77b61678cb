//! What must be absent where: dependencies point one way, engines know nothing of sockets, storage or time, and nothing
//! is unsafe.

mod arrows;

use std::path::Path;

use anyhow::Result;

use super::files::SourceFile;
use crate::run::Run;

/// The lowest crate that talks to the outside world. All below it only compute.
const LOWEST_OUTSIDE: &str = "server";

/// Crates that talk to the outside world.
const OUTSIDE: [&str; 6] = ["tokio", "axum", "sqlx", "reqwest", "hyper", "mio"];

pub(super) fn check(root: &Path, files: &[SourceFile]) -> Result<Vec<String>> {
    let mut complaints = unsafe_manifests(files);
    complaints.extend(arrows::check(root, files)?);
    for package in arrows::below(LOWEST_OUTSIDE) {
        let words = format!("tree --quiet --package {package} --edges normal --prefix none");
        complaints.extend(outside_dependencies(package, &Run::cargo(root, &words).output()?.out));
    }
    Ok(complaints)
}

fn outside_dependencies(package: &str, tree: &str) -> Vec<String> {
    let names = tree.lines().filter_map(|line| line.split_whitespace().next());
    let mut found: Vec<_> = names.filter(|name| OUTSIDE.contains(name)).collect();
    found.sort_unstable();
    found.dedup();
    found.iter().map(|name| format!("{package} depends on {name}")).collect()
}

/// Every crate takes the lints of the workspace, and those forbid unsafe code.
fn unsafe_manifests(files: &[SourceFile]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with("Cargo.toml")) {
        let lines: Vec<_> = file.text.lines().map(str::trim).collect();
        let has = |section: &str, line: &str| {
            let start = lines.iter().position(|found| *found == section);
            start.is_some_and(|start| {
                let section = lines[start + 1..].iter().take_while(|found| !found.starts_with('['));
                section.into_iter().any(|found| *found == line)
            })
        };
        let holds = if file.path == "Cargo.toml" {
            has("[workspace.lints.rust]", "unsafe_code = \"forbid\"")
        } else {
            has("[lints]", "workspace = true")
        };
        if !holds {
            complaints.push(format!(
                "{}: does not forbid unsafe code by the workspace's lints",
                file.path
            ));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_dependency_on_the_outside_world_is_found() {
        let tree =
            "mage-wars v0.1.0 (crates/mage-wars)\nserde v1.0.0\ntokio v1.0.0\ntokio v1.0.0 (*)\n";
        assert_eq!(outside_dependencies("mage-wars", tree), ["mage-wars depends on tokio"]);
        assert!(outside_dependencies("mage-wars", "serde v1\ntokio-like v1\n").is_empty());
    }

    #[test]
    fn a_manifest_that_does_not_forbid_unsafe_code_is_found() {
        let good = [
            manifest("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"),
            manifest("crates/a/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n"),
        ];
        assert!(unsafe_manifests(&good).is_empty());
        let bad = [
            manifest("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"warn\"\n"),
            manifest(
                "crates/a/Cargo.toml",
                "[package]\nworkspace = true\n[lints]\n\n[dependencies]\n",
            ),
        ];
        assert_eq!(unsafe_manifests(&bad).len(), 2);
    }
}
