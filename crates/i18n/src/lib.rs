//! Every sentence a person sees, in English and German, from the Fluent files under `locales/`. The files
//! themselves are handed in by the program ([`install`]), so that a changed sentence compiles no library anew.
//!
//! The program makes [`Message`]s: an id and values. Here they become words. A message inside a message is put into
//! words first; `wolf.plural` names the attribute `plural` of the message `wolf`, for grammar that needs another form.
//!
//! ```
//! use kernel::msg;
//! use i18n::{Language, format};
//!
//! assert_eq!(format(Language::En, &msg!("undo-other-seat", seat = "B".to_owned())), "Seat B has acted since.");
//! assert_eq!(format(Language::De, &msg!("no-such-id")), "⟦no-such-id⟧");
//! ```

mod bundle;
pub mod check;
mod files;
mod language;

use kernel::Message;

pub use bundle::{TooLate, Trouble};
pub use files::{File, catalogues, files, install, install_catalogues};
pub use language::{Language, UnknownLanguage};

/// The message in words. What cannot be said shows its id in brackets: a gap in a sentence stops no game.
pub fn format(language: Language, message: &Message) -> String {
    bundle::say(language, message, &mut Vec::new())
}

/// The message in words, or everything that is wrong with it.
pub fn try_format(language: Language, message: &Message) -> Result<String, Vec<Trouble>> {
    let mut troubles = Vec::new();
    let text = bundle::say(language, message, &mut troubles);
    if troubles.is_empty() { Ok(text) } else { Err(troubles) }
}

/// Adds words that are in no file, such as names of players' own cards: language, id and text. Once, before the first
/// sentence is said; ids that exist keep their words.
pub fn add(more: Vec<(Language, String, String)>) -> Result<(), TooLate> {
    bundle::add(more)
}

/// The added words of one language as the text of a Fluent file, for those who say sentences themselves.
pub fn added(language: Language) -> String {
    bundle::added(language)
}
