//! What the compiler does not check. Each check is a function from the project's files to complaints, so that a test can
//! show that it complains.

pub(crate) mod files;
mod layers;
mod lines;
mod shipped;
mod unit_tests;

use std::path::Path;

use anyhow::{Result, bail};

use files::SourceFile;

pub(crate) fn check(root: &Path) -> Result<()> {
    let files = files::project(root)?;
    let mut complaints = complaints(&files);
    complaints.extend(layers::check(root, &files)?);
    complaints.extend(shipped::check(root)?);
    complaints.extend(unit_tests::unseen(&files));
    if complaints.is_empty() {
        println!("{} files are tidy", files.len());
        return Ok(());
    }
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    bail!("{} things are not tidy", complaints.len());
}

fn complaints(files: &[SourceFile]) -> Vec<String> {
    let checks = [
        lines::too_long,
        lines::unfinished,
        lines::machine_paths,
        lines::registry_addresses,
        lines::outside_material,
    ];
    files.iter().flat_map(|file| checks.iter().flat_map(|check| check(file))).collect()
}
