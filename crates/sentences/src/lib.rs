//! The Fluent files under `locales/` as data, for programs that are run without the sources around them.
//!
//! Only programs depend on this crate (`grimoire`, the Python package): they hand [`FILES`] to `i18n::install`. So the
//! change of a sentence compiles no library anew.

use i18n::{File, Language};

/// All files of all languages, by name within a language.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
