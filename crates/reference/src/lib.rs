//! Cards, rules and spellbooks to look up: one answer for the terminal, the server and any other caller. Answers are wire
//! types of [`protocol`]; what the games know is asked of the games, and words are those of [`words`].
//!
//! | Module | What it holds |
//! |---|---|
//! | [`cards`] | the cards of a game, with generated text |
//! | [`fair`] | what is unusual about a setup |
//! | [`near`] | names that are nearly what was written |
//! | [`rules`] | the catalogues and the codex, by id and by words |
//! | [`books`] | spellbooks of Mage Wars: read, judged, priced, written |
//!
//! ```
//! use i18n::Language;
//!
//! let wolves = reference::cards::search("mage-wars", "timber wolf", Language::De).unwrap();
//! assert_eq!(wolves[0].name, "Timberwolf");
//! assert!(reference::cards::search("chess", "", Language::En).is_none());
//! let found = reference::rules::search("mage-wars", "MW-GUARD-03", Language::En).unwrap();
//! assert_eq!(found.rules[0].id, "MW-GUARD-03");
//! ```

pub mod books;
pub mod cards;
pub mod fair;
pub mod near;
pub mod rules;
