//! Finding entries by what people type, in any language: ids, headings, words of the explanation.

use kernel::Message;
use serde::Serialize;

use super::{Entry, entries};

/// Why an entry was found, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The question is its id or its heading, in some language.
    Name,
    /// Every word of the question begins a word of a heading.
    Heading,
    /// Every word of the question begins a word of a heading or explanation.
    Text,
}

/// Entries that match every word, best first; equally good ones in the order of the codex. Each of `say` puts messages
/// into words of one language. Nothing for no words.
pub fn search(question: &str, say: &[&dyn Fn(&Message) -> String]) -> Vec<(Rank, &'static Entry)> {
    let asked = folded(question);
    if asked.is_empty() {
        return Vec::new();
    }
    let best = |entry: &'static Entry| {
        let in_tongue = say.iter().filter_map(|say| rank(&asked, entry, say)).min();
        Some((in_tongue?, entry))
    };
    let mut found: Vec<_> = entries().filter_map(best).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found
}

fn rank(asked: &[String], entry: &Entry, say: &dyn Fn(&Message) -> String) -> Option<Rank> {
    let heading = say(&entry.name());
    // “Damage type; type +X” and “Line of sight (LoS)” are found by each of their names.
    let mut names = heading.split([';', '(', ')']).map(folded).chain([folded(entry.id)]);
    if names.any(|name| name == asked) {
        return Some(Rank::Name);
    }
    let heading = folded(&heading);
    if asked.iter().all(|word| begins(&heading, word)) {
        return Some(Rank::Heading);
    }
    let text = folded(&say(&entry.text()));
    let found = asked.iter().all(|word| begins(&heading, word) || begins(&text, word));
    found.then_some(Rank::Text)
}

fn begins(words: &[String], start: &str) -> bool {
    words.iter().any(|word| word.starts_with(start))
}

/// The words in lower case, without signs and without the X that stands for a number.
fn folded(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .map(str::to_lowercase)
        .filter(|word| !word.is_empty() && word != "x")
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says ids, and of `codex-flying` that it is called as in a book.
    fn say(message: &Message) -> String {
        match &*message.id {
            "codex-flying.name" => "In der Luft; Fliegen +X".to_owned(),
            id => id.to_owned(),
        }
    }

    fn ids(question: &str) -> Vec<(Rank, &'static str)> {
        search(question, &[&say]).into_iter().map(|(rank, entry)| (rank, entry.id)).collect()
    }

    #[test]
    fn names_come_before_headings_and_headings_before_text() {
        assert_eq!(ids("FLIEGEN"), [(Rank::Name, "flying")]);
        assert_eq!(ids("in der luft"), [(Rank::Name, "flying")]);
        assert_eq!(ids("luft flieg"), [(Rank::Heading, "flying")]);
        assert_eq!(ids("luft codex"), [(Rank::Text, "flying")]);
        assert_eq!(ids("finite life")[0], (Rank::Name, "finite-life"));
        let found = ids("attack");
        assert_eq!(found[0], (Rank::Name, "attack"));
        assert!(found.len() > 3 && found.is_sorted_by_key(|(rank, _)| *rank), "{found:?}");
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert!(ids("").is_empty() && ids(" + X ").is_empty() && ids("xyzzy").is_empty());
    }
}
