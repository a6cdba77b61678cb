//! Everything about spellbooks, packs, the codex and card texts that is tested from outside.

mod books;
mod card_text;
mod codex;
mod packs;
