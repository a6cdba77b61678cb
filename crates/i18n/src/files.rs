//! The Fluent files that sentences are taken from, and the translated catalogues of rules.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::Language;

/// One file of sentences or rules.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub language: Language,
    /// Its name without the folder, such as `common.ftl`.
    pub name: &'static str,
    pub text: &'static str,
}

static FILES: OnceLock<&'static [File]> = OnceLock::new();
static CATALOGUES: OnceLock<&'static [File]> = OnceLock::new();

/// Takes the files that are built into a program. Once, before the first sentence is said; later calls change nothing.
pub fn install(files: &'static [File]) {
    FILES.get_or_init(|| files);
}

/// All files of all languages, by name within a language. Where no program has installed any, as in tests, they are read
/// from the sources.
pub fn files() -> &'static [File] {
    FILES.get_or_init(|| read_sources("locales", "ftl").leak())
}

/// Takes the translated catalogues of rules that are built into a program, as [`install`] takes sentences.
pub fn install_catalogues(files: &'static [File]) {
    CATALOGUES.get_or_init(|| files);
}

/// The catalogues of rules in other languages than English, such as `mage-wars.md` in German: markdown, read by
/// whoever shows rules. Where no program has installed any, they are read from the sources.
pub fn catalogues() -> &'static [File] {
    CATALOGUES.get_or_init(|| read_sources("rules", "md").leak())
}

/// The files of every language under this folder of the project whose package cargo runs; none outside cargo.
fn read_sources(folder: &str, ending: &str) -> Vec<File> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let project = package.ancestors().find(|above| above.join("locales").is_dir());
    let Some(folder) = project.map(|project| project.join(folder)) else { return Vec::new() };
    let of = |language: Language| read_folder(&folder.join(language.code()), ending, language);
    Language::ALL.into_iter().flat_map(of).collect()
}

fn read_folder(folder: &Path, ending: &str, language: Language) -> Vec<File> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == ending));
    paths.sort();
    let file = |path: &PathBuf| {
        let name: &str = path.file_name()?.to_str()?.to_owned().leak();
        Some(File { language, name, text: fs::read_to_string(path).ok()?.leak() })
    };
    paths.iter().filter_map(file).collect()
}
