//! All integration tests of the crate, in one binary.

mod agreed;
mod ahead;
mod boards;
mod broken_scripts;
mod components;
mod conform;
mod consulting;
mod fact_names;
mod fact_words;
mod facts;
mod facts_cards;
mod facts_tokens;
mod hexes;
mod offering;
mod parts;
mod playing;
mod programs;
mod scenarios;
mod scripts;
mod secrets;
mod setting_up;
mod solving;
mod speaking;
mod words_used;
