//! Rules text made from card data, in the language of a [`Tongue`]: what a card says is what the engine executes.
//!
//! The text is structured: [`CardText`] is lines of [`Span`]s, so that a page can show icons and link keywords, and a
//! terminal can print [`CardText::to_plain`]. Sentences are Fluent messages of `card-text.ftl`; this module decides which
//! pattern is said and hands it noun phrases in the case and number the pattern is written for.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`span`] | pieces of text: words, keywords, icons, cards; and the notation they have in the messages |
//! | `grammar` | noun phrases: determiner, adjectives, noun and what follows, by case and number |
//! | `names` | the closed lists of the vocabulary and their message ids |
//! | `filters`, `who`, `amounts` | filters and references as noun phrases, numbers as words |
//! | `traits`, `bars`, `facts` | what is printed in lists: traits, attack bars, defenses, types, costs |
//! | `gains`, `effects`, `triggers`, `abilities` | sentences |
//! | `keywords` | the keywords the text links to |
//!
//! The forms of words are data too. A noun has the attributes `gender`, `plural` and those of its cases that differ
//! (`gen`, `plural-dat`); determiners and adjective endings have an attribute per gender and case (`f-dat`). A form that a
//! language does not write down is the plain one, so English needs hardly any.

mod abilities;
mod amounts;
mod attacks;
mod bars;
mod effects;
mod facts;
mod filters;
mod gains;
mod grammar;
mod keywords;
mod names;
pub mod span;
mod traits;
mod triggers;
mod who;

use kernel::Message;
use serde::{Deserialize, Serialize};

use grammar::Speaker;
use mage_wars::vocabulary::{Card, Subtype};

pub use keywords::keywords;
pub use span::Span;

/// Puts a message into words of one language; `None` if the language has no such message or form.
pub trait Tongue {
    fn say(&self, message: &Message) -> Option<String>;
}

impl<F: Fn(&Message) -> Option<String>> Tongue for F {
    fn say(&self, message: &Message) -> Option<String> {
        self(message)
    }
}

/// The text of a card in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    pub lines: Vec<Line>,
}

/// One line or paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub kind: LineKind,
    pub spans: Vec<Span>,
}

/// What a line is about, in the order lines stand on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// The name of the card.
    Name,
    /// Kind, subtypes, schools with levels, where it is worn.
    Type,
    /// Costs, action, range and target.
    Cost,
    /// Life, armor, channeling.
    Stats,
    Attack,
    Defense,
    Traits,
    /// What limits it in the spellbook.
    Restriction,
    /// The name of the abilities that follow.
    Heading,
    Ability,
}

impl CardText {
    /// What a card says.
    pub fn of(card: &Card, tongue: &dyn Tongue) -> Self {
        let speaker = Speaker::new(card, tongue);
        let mut lines = facts::lines(&speaker);
        lines.extend(abilities::lines(&speaker));
        let line = |(kind, text): (LineKind, String)| Line { kind, spans: speaker.spans(&text) };
        CardText { lines: lines.into_iter().map(line).collect() }
    }

    /// One line a line, icons as words.
    pub fn to_plain(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(Line::to_plain).collect();
        lines.join("\n")
    }

    /// The lines of one kind as plain text.
    pub fn plain(&self, kind: LineKind) -> impl Iterator<Item = String> {
        self.lines.iter().filter(move |line| line.kind == kind).map(Line::to_plain)
    }
}

impl Line {
    pub fn to_plain(&self) -> String {
        self.spans.iter().map(Span::plain).collect()
    }
}

/// The subtypes of a card in words, as printed.
pub fn subtypes(card: &Card, tongue: &dyn Tongue) -> Vec<String> {
    let speaker = Speaker::new(card, tongue);
    card.subtypes.iter().map(|subtype| speaker.word(names::subtype(*subtype))).collect()
}

/// A subtype in words.
pub fn subtype_message(subtype: Subtype) -> Message {
    Message::new(names::subtype(subtype))
}

/// Ids of messages that are put together at run time. Names of cards, attacks and abilities are not among them.
pub fn message_ids() -> Vec<String> {
    let symbols = span::SYMBOLS.iter().map(|symbol| format!("{}{symbol}", names::SYMBOL));
    names::ids().map(str::to_owned).chain(symbols).collect()
}
