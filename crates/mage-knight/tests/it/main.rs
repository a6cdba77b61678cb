//! All integration tests of the crate, in one binary.

mod boards;
mod conform;
mod facts;
mod facts_cards;
mod playing;
mod scripts;
mod secrets;
mod setting_up;
mod speaking;
