//! The Fluent files under `locales/` and the translated catalogues under `rules/` as data, for programs that are run
//! without the sources around them.
//!
//! Only programs depend on this crate (`grimoire`, the Python package): they hand [`FILES`] to `i18n::install` and, where
//! rules are shown, [`CATALOGUES`] to `i18n::install_catalogues`. So the change of a sentence compiles no library anew.

use i18n::{File, Language};

/// All files of sentences of all languages, by name within a language.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The catalogues of rules in other languages than English, by name within a language.
pub static CATALOGUES: &[File] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));
