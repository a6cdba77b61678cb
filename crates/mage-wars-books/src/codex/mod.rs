//! The codex: every keyword, condition, damage type, school, type of spell and term of the game, tied to the rules that
//! define it. The words are messages, `codex-` and the id: the value explains in a few sentences, the attribute `name`
//! is the heading. Card texts link their keywords by the same ids ([`crate::card_text::Span::Keyword`]).
//!
//! | Module | What it holds |
//! |---|---|
//! | `traits`, `lists`, `terms` | the entries, with their rules |
//! | [`words`] | which entry explains a word of the vocabulary |
//! | [`search`](mod@search) | finding entries by what people type |

mod lists;
pub mod search;
mod terms;
mod traits;
pub mod words;

use kernel::{Message, RuleId};
use serde::Serialize;

pub use search::{Rank, search};

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    Trait,
    AttackTrait,
    Condition,
    DamageType,
    School,
    SpellType,
    GameTerm,
}

/// A word of the game and the rules that define it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its name in files and links, such as `finite-life`.
    pub id: &'static str,
    pub topic: Topic,
    /// Never empty; the most important first.
    pub rules: &'static [RuleId],
}

impl Entry {
    /// The explanation.
    pub fn text(&self) -> Message {
        Message::new(format!("codex-{}", self.id))
    }

    /// The heading, such as “Finite Life”.
    pub fn name(&self) -> Message {
        Message::new(format!("codex-{}.name", self.id))
    }
}

/// A table of entries about one topic; the rules are named without the letters of the game.
macro_rules! codex {
    ($table:ident, $topic:ident: $($id:literal $($rule:ident)+;)*) => {
        pub(super) const $table: &[super::Entry] = &[$(super::Entry {
            id: $id,
            topic: super::Topic::$topic,
            rules: &[$(rules::mw::$rule),+],
        }),*];
    };
}
use codex;

/// All entries, by topic and then by id.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    [
        traits::TRAITS,
        traits::ATTACK_TRAITS,
        lists::CONDITIONS,
        lists::DAMAGE_TYPES,
        lists::SCHOOLS,
        lists::SPELL_TYPES,
        terms::GAME_TERMS,
    ]
    .into_iter()
    .flatten()
}

/// The entry with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    entries().find(|entry| entry.id == id)
}

/// Ids of the explanations. The headings are attributes of the same messages.
pub fn message_ids() -> impl Iterator<Item = String> {
    entries().map(|entry| format!("codex-{}", entry.id))
}
