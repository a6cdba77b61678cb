//! What the sources of the program and the page say. Tests and comments do not count.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A message the program makes by a literal id.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Said {
    pub(super) place: String,
    pub(super) id: String,
    /// The names of the values it gives; `None` where more may be added later.
    pub(super) given: Option<BTreeSet<String>>,
}

#[derive(Debug, Default)]
pub(super) struct Sources {
    /// Everything in quotes that could be an id.
    pub(super) literals: BTreeSet<String>,
    pub(super) said: BTreeSet<Said>,
}

impl Sources {
    /// Reads the working tree this crate was built from.
    pub(super) fn of_the_project() -> Sources {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut sources = Sources::default();
        for folder in ["crates", "xtask", "web/src"] {
            for path in files_below(&root.join(folder)) {
                // This crate says nothing itself, and the patterns below would look as if it did. The toy game is no part
                // of the program.
                if ["crates/i18n", "crates/toy"].iter().any(|it| path.starts_with(root.join(it))) {
                    continue;
                }
                let text = fs::read_to_string(&path).unwrap_or_default();
                let place = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
                match path.extension().and_then(|ending| ending.to_str()) {
                    Some("rs") => sources.read_rust(&place, &text),
                    Some("ts" | "svelte") => sources.literals_of(&text),
                    _ => (),
                }
            }
        }
        sources
    }

    pub(super) fn read_rust(&mut self, place: &str, text: &str) {
        let code = without_tests_and_comments(text);
        self.literals_of(&code);
        let place = |at: usize| format!("{place}:{}", code[..at].matches('\n').count() + 1);
        for (at, call) in code.match_indices("msg!(") {
            let inside = balanced(&code[at + call.len()..]);
            let Some(id) = leading_literal(inside) else { continue };
            let after = code[at + call.len() + inside.len()..].trim_start_matches(')').trim_start();
            let given = (!after.starts_with(".with(")).then(|| argument_names(inside));
            self.said.insert(Said { place: place(at), id: id.to_owned(), given });
        }
        for call in ["Message::new(", "Refusal::new("] {
            for (at, _) in code.match_indices(call) {
                let inside = balanced(&code[at + call.len()..]);
                let last =
                    top_level_parts(inside).into_iter().rfind(|part| !part.trim().is_empty());
                if let Some(id) = last.and_then(leading_literal) {
                    self.said.insert(Said { place: place(at), id: id.to_owned(), given: None });
                }
            }
        }
        // Refusals are often made by small helpers of a game; their ids are known by the way they begin.
        for (at, _) in code.match_indices("\"refusal-") {
            if let Some(id) = leading_literal(&code[at..]).filter(|id| is_id(id)) {
                self.said.insert(Said { place: place(at), id: id.to_owned(), given: None });
            }
        }
    }

    fn literals_of(&mut self, text: &str) {
        for quote in ['"', '\'', '`'] {
            let parts = text.split(quote).filter(|part| is_id(part));
            self.literals.extend(parts.map(str::to_owned));
        }
    }
}

/// Source files below a folder, without tests, benches and what tools put there.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name();
            let is_left_out = ["tests", "tests.rs", "benches", "target", "node_modules"]
                .iter()
                .any(|out| name == *out);
            if is_left_out {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Keeps the lines where they are, so that places can be named.
fn without_tests_and_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let opens_tests = line.trim_start().starts_with("#[cfg(test)]")
            && lines
                .peek()
                .is_some_and(|next| next.trim_start().starts_with("mod ") && next.contains('{'));
        if opens_tests {
            break;
        }
        if !line.trim_start().starts_with("//") {
            kept.push_str(line);
        }
        kept.push('\n');
    }
    kept
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() < 100
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
}

/// The text up to the parenthesis that closes the one before it. Parentheses in strings do not count.
fn balanced(text: &str) -> &str {
    let mut depth = 0_usize;
    for (at, c) in outside_strings(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return &text[..at],
            ')' | ']' | '}' => depth -= 1,
            _ => (),
        }
    }
    text
}

/// The arguments of a call.
fn top_level_parts(text: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, c) in outside_strings(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => (),
        }
    }
    parts.push(&text[start..]);
    parts
}

fn outside_strings(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut in_string = false;
    let mut escaped = false;
    text.char_indices().filter(move |(_, c)| {
        let was_in_string = in_string;
        if *c == '"' && !escaped {
            in_string = !in_string;
        }
        escaped = *c == '\\' && !escaped;
        !was_in_string && *c != '"'
    })
}

fn leading_literal(text: &str) -> Option<&str> {
    text.trim_start().strip_prefix('"')?.split_once('"').map(|(literal, _)| literal)
}

/// The names in `"id", name = value, …`.
fn argument_names(inside: &str) -> BTreeSet<String> {
    let names = top_level_parts(inside).into_iter().skip(1);
    let names =
        names.filter_map(|part| part.split_once('=').map(|(name, _)| name.trim().to_owned()));
    names.collect()
}
