//! The Fluent files that sentences are taken from.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::Language;

/// One file of sentences.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub language: Language,
    /// Its name without the folder, such as `common.ftl`.
    pub name: &'static str,
    pub text: &'static str,
}

static FILES: OnceLock<&'static [File]> = OnceLock::new();

/// Takes the files that are built into a program. Once, before the first sentence is said; later calls change nothing.
pub fn install(files: &'static [File]) {
    FILES.get_or_init(|| files);
}

/// All files of all languages, by name within a language. Where no program has installed any, as in tests, they are read
/// from the sources.
pub fn files() -> &'static [File] {
    FILES.get_or_init(|| read_sources().leak())
}

/// The files under `locales/` of the package that cargo runs; none outside cargo.
fn read_sources() -> Vec<File> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let locales = package.ancestors().map(|folder| folder.join("locales"));
    let Some(locales) = locales.into_iter().find(|folder| folder.is_dir()) else {
        return Vec::new();
    };
    let of = |language: Language| read_folder(&locales.join(language.code()), language);
    Language::ALL.into_iter().flat_map(of).collect()
}

fn read_folder(folder: &Path, language: Language) -> Vec<File> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort();
    let file = |path: &PathBuf| {
        let name: &str = path.file_name()?.to_str()?.to_owned().leak();
        Some(File { language, name, text: fs::read_to_string(path).ok()?.leak() })
    };
    paths.iter().filter_map(file).collect()
}
