//! Tests that are never run: a crate that says it has no unit tests must have none.

use super::files::SourceFile;

/// Unit tests of crates whose library is not compiled for tests.
pub(super) fn unseen(files: &[SourceFile]) -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in files.iter().filter(|file| says_it_has_none(file)) {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let sources = format!("{folder}src/");
        let within = files.iter().filter(|file| file.path.starts_with(&sources));
        let tested = within.filter(|file| file.text.lines().any(|line| line.trim() == "#[test]"));
        complaints.extend(tested.map(|file| {
            format!(
                "{}: a test that never runs, for {} says `test = false`",
                file.path, manifest.path
            )
        }));
    }
    complaints
}

fn says_it_has_none(file: &SourceFile) -> bool {
    let mut lines = file.text.lines().map(str::trim);
    file.path.ends_with("Cargo.toml")
        && lines.any(|line| line == "[lib]")
        && lines.take_while(|line| !line.starts_with('[')).any(|line| line == "test = false")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_in_a_library_without_tests_is_found() {
        let file = |path: &str, text: &str| SourceFile { path: path.into(), text: text.into() };
        let tested =
            file("crates/a/src/deep/x.rs", "mod tests {\n    #[test]\n    fn it() {}\n}\n");
        let none = file("crates/a/Cargo.toml", "[package]\n\n[lib]\n# Why.\ntest = false\n");
        let complaints = unseen(&[none.clone(), tested.clone()]);
        assert_eq!(
            complaints,
            [
                "crates/a/src/deep/x.rs: a test that never runs, for crates/a/Cargo.toml says `test = false`"
            ]
        );
        let outside = file("crates/a/tests/it/x.rs", &tested.text);
        assert!(unseen(&[none, outside]).is_empty());
        let some = file("crates/a/Cargo.toml", "[lib]\nname = \"a\"\n[[bin]]\ntest = false\n");
        assert!(unseen(&[some, tested]).is_empty());
    }
}
