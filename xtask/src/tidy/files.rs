//! The text files of the project.

use std::{fs, path::Path};

use anyhow::Result;

use crate::run::Run;

/// A text file with its path from the root, `/` between its parts.
#[derive(Clone, Debug)]
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl SourceFile {
    pub(crate) fn has_ending(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }

    /// Whether a program wrote it.
    pub(crate) fn is_generated(&self) -> bool {
        self.path.contains("/generated/")
            || self.path.ends_with(".lock")
            || self.path.ends_with("-lock.json")
    }
}

/// Everything git keeps, and what it would keep if it were added now.
pub(crate) fn project(root: &Path) -> Result<Vec<SourceFile>> {
    let listed =
        Run::new(root, "git ls-files --cached --others --exclude-standard -z").output()?.out;
    let mut files = Vec::new();
    for path in listed.split('\0').filter(|path| !path.is_empty()) {
        // A file deleted but not yet committed is listed too; one that is not text has no lines to check.
        let Ok(bytes) = fs::read(root.join(path)) else { continue };
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(SourceFile { path: path.to_owned(), text });
        }
    }
    Ok(files)
}
