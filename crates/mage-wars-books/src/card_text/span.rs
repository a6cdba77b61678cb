//! Pieces of text, and how messages write them: `[mana]` is an icon, `[flying|Flying]` a keyword and how it is shown
//! here, `[card:timber-wolf|Timber Wolf]` a card.

use serde::{Deserialize, Serialize};

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Span {
    Text {
        text: String,
    },
    /// A word the codex explains.
    Keyword {
        keyword: String,
        text: String,
    },
    /// An icon, and what to read where there are no icons.
    Symbol {
        symbol: String,
        text: String,
    },
    /// The name of a card.
    Card {
        card: String,
        text: String,
    },
}

/// The icons that texts use.
pub const SYMBOLS: [&str; 18] = [
    "armor",
    "barrier",
    "channeling",
    "dice",
    "die",
    "full",
    "full-spell",
    "life",
    "mana",
    "melee",
    "no-armor",
    "passage",
    "quick",
    "quick-spell",
    "ranged",
    "reveal",
    "special",
    "zone-attack",
];

impl Span {
    /// The piece as words.
    pub fn plain(&self) -> &str {
        match self {
            Span::Text { text }
            | Span::Keyword { text, .. }
            | Span::Symbol { text, .. }
            | Span::Card { text, .. } => text,
        }
    }
}

/// Reads the notation of the messages; `label` gives the words for an icon. What is not in the notation is text.
pub(super) fn read(text: &str, label: impl Fn(&str) -> String) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((before, inside, after)) = bracketed(rest) {
        push_text(&mut spans, before);
        spans.push(marked(inside, &label));
        rest = after;
    }
    push_text(&mut spans, rest);
    // A line may begin with an icon; its words begin the line where there are no icons.
    if let Some(Span::Symbol { text, .. }) = spans.first_mut() {
        *text = capitalised(text);
    }
    spans
}

/// What stands before, in and after the first brackets.
fn bracketed(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('[')?;
    let (inside, after) = rest.split_once(']')?;
    Some((before, inside, after))
}

fn push_text(spans: &mut Vec<Span>, text: &str) {
    if !text.is_empty() {
        spans.push(Span::Text { text: text.to_owned() });
    }
}

fn marked(inside: &str, label: impl Fn(&str) -> String) -> Span {
    let Some((id, text)) = inside.split_once('|') else {
        return Span::Symbol { symbol: inside.to_owned(), text: label(inside) };
    };
    let text = text.to_owned();
    match id.strip_prefix("card:") {
        Some(card) => Span::Card { card: card.to_owned(), text },
        None => Span::Keyword { keyword: id.to_owned(), text },
    }
}

/// The text with its first shown letter a capital.
pub(super) fn capitalised(text: &str) -> String {
    let shown = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((inside, _)) => inside.find('|').map(|bar| bar + 2),
        None => Some(0),
    };
    let Some(at) = shown else { return text.to_owned() };
    let (before, rest) = text.split_at(at);
    let mut letters = rest.chars();
    let first = letters.next().map(char::to_uppercase);
    before.chars().chain(first.into_iter().flatten()).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(symbol: &str) -> String {
        symbol.to_uppercase()
    }

    #[test]
    fn the_notation_becomes_pieces_and_everything_else_stays_text() {
        let spans = read("Pay 2 [mana]: [flying|Flies] like [card:wolf|Wolf].", label);
        let plain: String = spans.iter().map(Span::plain).collect();
        assert_eq!(plain, "Pay 2 MANA: Flies like Wolf.");
        assert_eq!(spans.len(), 7);
        assert_eq!(spans[3], Span::Keyword { keyword: "flying".into(), text: "Flies".into() });
        assert_eq!(spans[5], Span::Card { card: "wolf".into(), text: "Wolf".into() });
        assert_eq!(read("a [b", label), [Span::Text { text: "a [b".into() }]);
        assert!(read("", label).is_empty());
    }

    #[test]
    fn the_first_letter_shown_becomes_a_capital() {
        assert_eq!(capitalised("ähnlich"), "Ähnlich");
        assert_eq!(capitalised("[fast|fast] it is"), "[fast|Fast] it is");
        assert_eq!(capitalised("[mana] it is"), "[mana] it is");
        assert_eq!(capitalised(""), "");
    }
}
