//! Checks of single files.

use super::files::SourceFile;

/// The most lines a hand-written file may have; far below it reads better.
const MOST_LINES: usize = 600;

/// A file that grew too long is split by procedure or concept.
pub(super) fn too_long(file: &SourceFile) -> Vec<String> {
    let lines = file.text.lines().count();
    if lines > MOST_LINES && file.has_ending(&[".rs", ".ts", ".svelte"]) && !file.is_generated() {
        vec![format!("{}: {lines} lines, at most {MOST_LINES}", file.path)]
    } else {
        Vec::new()
    }
}

/// Code that is not there yet, and tests that do not run.
pub(super) fn unfinished(file: &SourceFile) -> Vec<String> {
    // Put together so that this file does not complain about itself.
    const RUST: [&str; 3] =
        [concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[", "ignore")];
    const PAGE: [&str; 5] = [
        concat!(".", "only("),
        concat!(".", "skip("),
        concat!(".", "fixme("),
        concat!("it", ".todo("),
        concat!("test", ".todo("),
    ];
    let wanted: &[&str] = if file.has_ending(&[".rs"]) {
        &RUST
    } else if file.has_ending(&[".ts", ".svelte", ".js"]) {
        &PAGE
    } else {
        &[]
    };
    find(file, wanted, "is unfinished work or a test that does not run", |_, _| true)
}

/// Folders of a developer's machine.
pub(super) fn machine_paths(file: &SourceFile) -> Vec<String> {
    const PATHS: [&str; 3] = [concat!("/", "root/"), concat!("/", "home/"), concat!("/", "work/")];
    // A folder of ours may have such a name; only a path that starts there is a machine's.
    find(file, &PATHS, "is a path of one machine", |line, at| {
        !line[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '*'))
    })
}

/// Addresses in the lock file would bind it to one package registry.
pub(super) fn registry_addresses(file: &SourceFile) -> Vec<String> {
    if !file.path.ends_with("package-lock.json") {
        return Vec::new();
    }
    find(file, &["\"resolved\": \"http"], "binds the lock to one registry", |_, _| true)
}

/// Material next to the project is for reading; nothing may need it. In the page a neighbour folder of that name would
/// be part of the project.
pub(super) fn outside_material(file: &SourceFile) -> Vec<String> {
    const FOLDER: &str = concat!("../", "shared");
    if file.path.starts_with("docs/") {
        return Vec::new();
    }
    let depth = file.path.matches('/').count();
    find(file, &[FOLDER], "refers to material outside the project", |line, at| {
        let before = &line[..at];
        let ups = 1 + (before.len() - before.trim_end_matches("../").len()) / "../".len();
        !file.path.starts_with("web/") || ups > depth
    })
}

fn find(
    file: &SourceFile,
    wanted: &[&str],
    what: &str,
    counts: impl Fn(&str, usize) -> bool,
) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        for text in wanted {
            if line.match_indices(text).any(|(at, _)| counts(line, at)) {
                found.push(format!("{}:{}: “{text}” {what}", file.path, number + 1));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples are written with `~` in them, which is taken out: this file is checked too.
    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.replace('~', "") }
    }

    #[test]
    fn long_files_are_found_unless_a_program_wrote_them() {
        let text = "x\n".repeat(MOST_LINES + 1);
        for path in ["crates/a/src/b.rs", "web/src/a.ts", "web/src/A.svelte"] {
            assert_eq!(too_long(&file(path, &text)), [format!("{path}: 601 lines, at most 600")]);
        }
        assert!(too_long(&file("a.rs", &text[2..])).is_empty());
        assert!(too_long(&file("web/src/generated/A.ts", &text)).is_empty());
        assert!(too_long(&file("rules/mage-wars.md", &text)).is_empty());
    }

    #[test]
    fn unfinished_code_and_tests_that_do_not_run_are_found() {
        let rust = ["to~do!()", "un~implemented!(\"x\")", "#[ig~nore]", "#[ig~nore = \"slow\"]"];
        for text in rust {
            assert_eq!(unfinished(&file("a.rs", &format!("\n    {text}"))).len(), 1, "{text}");
            assert!(unfinished(&file("a.md", text)).is_empty());
        }
        for text in ["test.on~ly('x')", "it.sk~ip('x')", "test.fix~me()", "it.to~do('x')"] {
            assert_eq!(unfinished(&file("web/a.test.ts", text)).len(), 1, "{text}");
        }
        assert!(unfinished(&file("a.rs", "iter.skip(1)")).is_empty());
        assert_eq!(unfinished(&file("b.rs", "ok\nto~do!()"))[0].split(' ').next(), Some("b.rs:2:"));
    }

    #[test]
    fn paths_of_a_machine_are_found_and_our_own_folders_are_not() {
        for text in ["/~root/x", "\"/~home/me\"", "see /~work/y", "file:///~home/me"] {
            assert_eq!(machine_paths(&file("a.md", text)).len(), 1, "{text}");
        }
        for text in ["web/src/~home/Home.svelte", "framework/", "./~work/x", "the root/ folder"] {
            assert!(machine_paths(&file("a.md", text)).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_lock_bound_to_a_registry_is_found() {
        let text = "\"resolved\": \"https://registry.example/a.tgz\"";
        assert_eq!(registry_addresses(&file("web/package-lock.json", text)).len(), 1);
        assert!(
            registry_addresses(&file("web/package-lock.json", "\"version\": \"1\"")).is_empty()
        );
        assert!(registry_addresses(&file("docs/x.md", text)).is_empty());
    }

    #[test]
    fn material_outside_the_project_is_found() {
        let shared = |ups: usize| format!("\"{}~shared/data\"", "../".repeat(ups));
        assert_eq!(outside_material(&file("crates/a/src/b.rs", &shared(1))).len(), 1);
        assert_eq!(outside_material(&file("web/src/a.ts", &shared(3))).len(), 1);
        assert!(outside_material(&file("web/src/a/b.ts", &shared(1))).is_empty());
        assert!(outside_material(&file("docs/sources.md", &shared(1))).is_empty());
    }
}
