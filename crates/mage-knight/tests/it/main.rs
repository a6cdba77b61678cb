//! All integration tests of the crate, in one binary.

mod boards;
mod conform;
mod fact_words;
mod facts;
mod facts_cards;
mod facts_tokens;
mod playing;
mod scenarios;
mod scripts;
mod secrets;
mod setting_up;
mod speaking;
