//! What people read and write about Mage Wars beside the game itself: spellbooks, packs of own cards, the codex, and the
//! text of cards. The engine needs none of it to play.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`book`] | spellbooks: construction rules, formats |
//! | [`pack`] | cards of one's own from a file, and what can be wrong with them |
//! | [`codex`] | every word of the game, with the rules that define it |
//! | [`card_text`] | rules text of cards, made from their data |
//! | [`face`] | a card as a page shows it |

pub mod book;
pub mod card_text;
pub mod codex;
pub mod face;
pub mod pack;

/// Ids of messages that are put together at run time, beside those of the game.
pub fn message_ids() -> Vec<String> {
    card_text::message_ids().into_iter().chain(codex::message_ids()).collect()
}
