//! Files that are made by programs and committed, so that a fresh clone builds without those programs.
//!
//! To add one: a line in [`FOLDERS`], whose program writes the folder it is given, or in [`FILES`], whose program writes
//! the file to standard output. The programs are examples: most in the crate `generate`, the cards
//! beside their book.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::{coverage, run::Run, test, workspace};

/// A folder that one program fills.
struct Generated {
    folder: &'static str,
    /// The example that takes the folder to write to.
    example: &'static str,
}

const FOLDERS: [Generated; 2] = [
    Generated { folder: "web/src/generated", example: "bindings" },
    Generated { folder: "docs/schemas", example: "setup_schemas" },
];

/// A file that one program prints.
struct Printed {
    file: &'static str,
    example: &'static str,
}

const FILES: [Printed; 1] = [Printed { file: "docs/cards.md", example: "cards_page" }];

/// `cargo xtask gen`.
pub(crate) fn gen_files(root: &Path, check: bool) -> Result<()> {
    if check {
        check_folders(root)?;
    } else {
        for generated in &FOLDERS {
            fill(root, generated, &root.join(generated.folder))?;
        }
        for printed in &FILES {
            let text = print(root, printed)?;
            fs::write(root.join(printed.file), text).with_context(|| printed.file.to_owned())?;
        }
    }
    let records = coverage::empty_directory(root)?;
    // The committed coverage itself is what we are about to make: the tests run whether or not it is current.
    if !test::rust_tests(root, &records)?.success {
        bail!("coverage is taken only from a run in which every test passed");
    }
    if check { coverage::check(root, &records) } else { coverage::write(root, &records) }
}

/// Has the program of a folder write it there.
fn fill(root: &Path, generated: &Generated, folder: &Path) -> Result<()> {
    let example = workspace::example(root, generated.example)?;
    Run::program(root, example).arg(folder).succeed()?;
    Ok(())
}

/// What the program of a file prints.
fn print(root: &Path, printed: &Printed) -> Result<String> {
    let example = workspace::example(root, printed.example)?;
    Ok(Run::program(root, example).output()?.out)
}

/// Fails if a generated folder or file is not what its program writes.
pub(crate) fn check_folders(root: &Path) -> Result<()> {
    let mut stale = Vec::new();
    for generated in &FOLDERS {
        let fresh = coverage::target(root).join("generated").join(generated.folder);
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        fs::create_dir_all(&fresh)?;
        fill(root, generated, &fresh)?;
        stale.extend(
            differences(&root.join(generated.folder), &fresh)?
                .into_iter()
                .map(|what| format!("  {}/{what}", generated.folder)),
        );
    }
    for printed in &FILES {
        let committed = fs::read_to_string(root.join(printed.file)).unwrap_or_default();
        if committed != print(root, printed)? {
            stale.push(format!("  {} differs", printed.file));
        }
    }
    if !stale.is_empty() {
        bail!("generated files are not current; run `cargo xtask gen`\n{}", stale.join("\n"));
    }
    Ok(())
}

fn differences(committed: &Path, fresh: &Path) -> Result<Vec<String>> {
    let committed = contents(committed).with_context(|| committed.display().to_string())?;
    let fresh = contents(fresh).with_context(|| fresh.display().to_string())?;
    let mut found = Vec::new();
    for (path, bytes) in &fresh {
        match committed.get(path) {
            None => found.push(format!("{} is missing", path.display())),
            Some(old) if old != bytes => found.push(format!("{} differs", path.display())),
            Some(_) => (),
        }
    }
    let left = committed.keys().filter(|path| !fresh.contains_key(*path));
    found.extend(left.map(|path| format!("{} is no longer generated", path.display())));
    Ok(found)
}

/// All files below a folder by their path in it. No folder: no files.
fn contents(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        if !next.exists() {
            continue;
        }
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_changed_and_left_over_files_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        for (file, text) in
            [("old/same.ts", "1"), ("old/sub/changed.ts", "1"), ("old/left.ts", "1")]
        {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fs::create_dir_all(new.join("sub")).unwrap();
        for (file, text) in [("same.ts", "1"), ("sub/changed.ts", "2"), ("added.ts", "1")] {
            fs::write(new.join(file), text).unwrap();
        }
        assert_eq!(
            differences(&old, &new).unwrap(),
            ["added.ts is missing", "sub/changed.ts differs", "left.ts is no longer generated"]
        );
        assert!(differences(&new, &new).unwrap().is_empty());
        assert_eq!(differences(&folder.path().join("none"), &new).unwrap().len(), 3);
    }
}
