//! Checks that the files of all languages say the same things, and say what the program asks for.
//!
//! Each function gives one line a mistake, and none when all is well. The tests of this crate use the first three and
//! [`unknown`]. [`unused`] needs the ids the games put together at run time (`Describe::message_ids`), and this crate
//! knows no game: a test of the crate that knows them all calls `i18n::check::unused(&ids)`, and `unknown(&ids)` again
//! with those ids.

mod sentences;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use crate::{File, Language, files};
use sentences::{Entry, read};
use sources::Sources;

/// Mistakes of Fluent grammar.
pub fn unreadable() -> Vec<String> {
    unreadable_in(files())
}

/// Ids that stand twice in one language.
pub fn duplicates() -> Vec<String> {
    duplicates_in(files())
}

/// Ids that one language has and another has not, and ids whose sentences use different values.
pub fn differences() -> Vec<String> {
    differences_in(files())
}

/// Ids that nothing says: neither a literal in the sources of the program or the page, nor a run-time id, nor another
/// sentence.
pub fn unused(dynamic: &[String]) -> Vec<String> {
    unused_in(files(), dynamic, &Sources::of_the_project())
}

/// Ids the program says that no file has, and values a sentence needs that the program does not give.
pub fn unknown(dynamic: &[String]) -> Vec<String> {
    unknown_in(files(), dynamic, &Sources::of_the_project())
}

fn place(file: &File) -> String {
    format!("locales/{}/{}", file.language, file.name)
}

fn unreadable_in(files: &[File]) -> Vec<String> {
    files
        .iter()
        .flat_map(|file| {
            read(file.text).mistakes.into_iter().map(move |what| format!("{}: {what}", place(file)))
        })
        .collect()
}

fn duplicates_in(files: &[File]) -> Vec<String> {
    let mut seen: BTreeMap<(Language, String), &File> = BTreeMap::new();
    let mut found = Vec::new();
    for file in files {
        for entry in read(file.text).entries {
            if let Some(first) = seen.insert((file.language, entry.id.clone()), file) {
                found.push(format!(
                    "{}: {} already stands in {}",
                    place(file),
                    entry.id,
                    place(first)
                ));
            }
        }
    }
    found
}

/// The entries of one language by id.
fn entries(files: &[File], language: Language) -> BTreeMap<String, Entry> {
    files
        .iter()
        .filter(|file| file.language == language)
        .flat_map(|file| read(file.text).entries)
        .map(|entry| (entry.id.clone(), entry))
        .collect()
}

fn differences_in(files: &[File]) -> Vec<String> {
    let [one, other] = Language::ALL;
    let (left, right) = (entries(files, one), entries(files, other));
    let mut found = Vec::new();
    for id in left.keys().chain(right.keys()).collect::<BTreeSet<_>>() {
        // Grammar is a language's own matter: terms and attributes that only it needs are no difference.
        if id.starts_with('-') || id.contains('.') {
            continue;
        }
        match (left.get(id), right.get(id)) {
            (Some(a), Some(b)) if a.variables != b.variables => found.push(format!(
                "{id} uses {:?} in {one} and {:?} in {other}",
                a.variables, b.variables
            )),
            (Some(_), Some(_)) => (),
            (left, _) => {
                let (has, lacks) = if left.is_some() { (one, other) } else { (other, one) };
                found.push(format!("{id} is in {has} and not in {lacks}"));
            }
        }
    }
    found
}

fn unused_in(files: &[File], dynamic: &[String], sources: &Sources) -> Vec<String> {
    let mut used: BTreeSet<&str> = sources.literals.iter().map(String::as_str).collect();
    used.extend(dynamic.iter().map(String::as_str));
    let mut found = Vec::new();
    for language in Language::ALL {
        let entries = entries(files, language);
        let inner: BTreeSet<&str> = entries
            .values()
            .flat_map(|entry| entry.references.iter().map(String::as_str))
            .collect();
        for id in entries.keys() {
            // The value of a message may be there for its attributes, but not the other way round.
            let by_attribute = || {
                let start = format!("{id}.");
                used.iter().chain(&inner).any(|name| name.starts_with(&start))
            };
            // Which form of a word is asked for may be decided at run time: forms of what is said count as said.
            let as_form = || id.split_once('.').is_some_and(|(message, _)| used.contains(message));
            let said = used.contains(id.as_str()) || inner.contains(id.as_str());
            if !said && !by_attribute() && !as_form() {
                found.push(format!("nothing says {id} ({language})"));
            }
        }
    }
    found
}

fn unknown_in(files: &[File], dynamic: &[String], sources: &Sources) -> Vec<String> {
    let mut found = Vec::new();
    for language in Language::ALL {
        let entries = entries(files, language);
        for id in dynamic.iter().filter(|id| !entries.contains_key(*id)) {
            found.push(format!("a run-time id {id} is not in {language}"));
        }
        for said in &sources.said {
            match entries.get(&said.id) {
                None => found.push(format!("{}: {} is not in {language}", said.place, said.id)),
                Some(entry) => {
                    let Some(given) = &said.given else { continue };
                    for name in entry.variables.difference(given) {
                        found.push(format!(
                            "{}: {} needs ${name} in {language}",
                            said.place, said.id
                        ));
                    }
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(language: Language, name: &'static str, text: &'static str) -> File {
        File { language, name, text }
    }

    fn both(en: &'static str, de: &'static str) -> [File; 2] {
        [file(Language::En, "a.ftl", en), file(Language::De, "a.ftl", de)]
    }

    fn rust(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.read_rust("src/lib.rs", text);
        sources
    }

    #[test]
    fn broken_grammar_is_found() {
        assert!(unreadable_in(&both("a = A", "a = Ä")).is_empty());
        let found = unreadable_in(&both("a = { $x ->\n }\n", "a = Ä"));
        assert!(found[0].starts_with("locales/en/a.ftl: "), "{found:?}");
    }

    #[test]
    fn an_id_that_stands_twice_is_found_across_files() {
        let mut files = both("a = A", "a = Ä").to_vec();
        files.push(file(Language::En, "b.ftl", "a = again"));
        assert_eq!(
            duplicates_in(&files),
            ["locales/en/b.ftl: a already stands in locales/en/a.ftl"]
        );
        assert!(duplicates_in(&files[..2]).is_empty());
    }

    #[test]
    fn languages_must_have_the_same_ids_with_the_same_values() {
        let same = both(
            "a = { $n } of { $m }",
            "a = { $n ->\n    [one] eins von { $m }\n   *[other] { $n } von { $m }\n}\n    .genus = m",
        );
        assert!(differences_in(&same).is_empty(), "{:?}", differences_in(&same));
        assert_eq!(
            differences_in(&both("a = A\nb = { $n }", "b = { $m }\nc = C")),
            [
                "a is in en and not in de",
                "b uses {\"n\"} in en and {\"m\"} in de",
                "c is in de and not in en"
            ]
        );
    }

    #[test]
    fn an_id_nothing_says_is_found() {
        let text = "a = A\nb = { a }{ -t }\nc = C\n    .short = c\nd = D\n-t = T\n-u = U";
        let sources =
            rust("fn f() { msg!(\"b\"); g(\"c.short\") }\n#[cfg(test)]\nmod tests { msg!(\"d\") }");
        let found = unused_in(&both(text, text), &[], &sources);
        assert_eq!(
            found,
            [
                "nothing says -u (en)",
                "nothing says d (en)",
                "nothing says -u (de)",
                "nothing says d (de)"
            ]
        );
        let found = unused_in(&both(text, text), &["d".into()], &sources);
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn forms_of_a_message_are_said_with_it_and_only_then() {
        let text = "a = A\n    .gen = A's\nb = B\n    .gen = B's";
        let found = unused_in(&both(text, text), &["a".into()], &rust(""));
        assert_eq!(
            found,
            [
                "nothing says b (en)",
                "nothing says b.gen (en)",
                "nothing says b (de)",
                "nothing says b.gen (de)"
            ]
        );
    }

    #[test]
    fn an_id_that_does_not_exist_and_a_value_that_is_not_given_are_found() {
        let text = "a = { $n } { $m }\nrefusal-x = X";
        let files = both(text, text);
        let source = "fn f() {\n    msg!(\n        \"a\",\n        n = g(1, \"(\"),\n    );\n    // msg!(\"comment\")\n    \
                      Refusal::new(mw::GUARD_03, \"refusal-y\"); Message::new(\"b\"); no(\"refusal-z\")\n}";
        let found = unknown_in(&files, &["c".into()], &rust(source));
        assert_eq!(
            found[..found.len() / 2],
            [
                "a run-time id c is not in en",
                "src/lib.rs:2: a needs $m in en",
                "src/lib.rs:7: b is not in en",
                "src/lib.rs:7: refusal-y is not in en",
                "src/lib.rs:7: refusal-z is not in en",
            ]
        );
        assert!(
            unknown_in(
                &files,
                &[],
                &rust("msg!(\"a\", n = 1, m = 2); msg!(\"a\", n = 1).with(\"m\", 2)")
            )
            .is_empty()
        );
    }
}
