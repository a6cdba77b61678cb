//! The workspace as the tests build it.
//!
//! Whatever the test run compiles has the same features, those for the page's types included: with another set cargo
//! would compile the engines once more, which takes minutes. A build for players asks for none of them.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::{coverage, run::Run};

/// What every build of the test run is made of.
const ALL: &str = "--workspace --all-features";

/// A command of cargo over the whole workspace, with its further arguments.
pub(crate) fn cargo(root: &Path, command: &str, further: &str) -> Run {
    Run::cargo(root, &format!("{command} {ALL} {further}"))
}

/// Builds these targets. The examples are named with them because they need what tests need: without them cargo would
/// leave out the features that only tests ask for.
fn build(root: &Path, targets: &str) -> Result<PathBuf> {
    cargo(root, "build --quiet", &format!("{targets} --examples")).succeed()?;
    Ok(coverage::target(root).join("debug"))
}

/// The `grimoire` program, built.
pub(crate) fn grimoire(root: &Path) -> Result<PathBuf> {
    Ok(build(root, "--bin grimoire")?.join("grimoire"))
}

/// A program that writes generated files, built.
pub(crate) fn example(root: &Path, name: &str) -> Result<PathBuf> {
    Ok(build(root, "")?.join("examples").join(name))
}

/// The folder with all libraries, built.
pub(crate) fn libraries(root: &Path) -> Result<PathBuf> {
    build(root, "--lib")
}
