//! Messages to words, by Fluent.

use std::{
    fmt,
    sync::{LazyLock, OnceLock},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kernel::{Arg, Message};
use unic_langid::LanguageIdentifier;

use crate::{Language, files};

/// Something that cannot be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No file has this id.
    Unknown(String),
    /// The sentence of this id wants something it was not given, or has another mistake in it.
    Sentence { id: String, what: String },
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unknown(id) => write!(f, "there is no message {id}"),
            Trouble::Sentence { id, what } => write!(f, "message {id}: {what}"),
        }
    }
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: LazyLock<[Bundle; 2]> = LazyLock::new(|| Language::ALL.map(load));
    &BUNDLES[language as usize]
}

/// Words that are in no file of ours: language, id, text.
type More = (Language, String, String);

/// Settled when the first sentence is said.
static MORE: OnceLock<Vec<More>> = OnceLock::new();

/// More words came after the first sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLate;

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sentences have been said already")
    }
}

impl std::error::Error for TooLate {}

pub(crate) fn add(more: Vec<More>) -> Result<(), TooLate> {
    MORE.set(more).map_err(|_| TooLate)
}

/// The added words of one language as a Fluent file.
pub(crate) fn added(language: Language) -> String {
    let own = MORE.get_or_init(Vec::new).iter().filter(|(spoken, ..)| *spoken == language);
    own.map(|(_, id, text)| {
        // As a literal: nothing in the words of others is grammar.
        let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        format!("{id} = {{ \"{text}\" }}\n")
    })
    .collect()
}

/// Mistakes in the files are found by [`crate::check`]; here the part that can be read is used.
fn load(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().expect("our codes are language codes");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let files = files().iter().filter(|file| file.language == language);
    for text in files.map(|file| file.text.to_owned()).chain([added(language)]) {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // The first of two equal ids stays; the checks name both.
        let _duplicates = bundle.add_resource(resource);
    }
    bundle
}

pub(crate) fn say(language: Language, message: &Message, troubles: &mut Vec<Trouble>) -> String {
    let id = message.id.as_ref();
    let bundle = bundle(language);
    let (name, attribute) = match id.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (id, None),
    };
    let pattern = bundle.get_message(name).and_then(|found| match attribute {
        Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
        None => found.value(),
    });
    let Some(pattern) = pattern else {
        troubles.push(Trouble::Unknown(id.to_owned()));
        return format!("⟦{id}⟧");
    };
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Object { name, .. } => FluentValue::from(say(language, name, troubles)),
            Arg::Message(inner) => FluentValue::from(say(language, inner, troubles)),
        };
        args.set(name.as_ref(), value);
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    troubles.extend(
        errors.iter().map(|error| Trouble::Sentence { id: id.to_owned(), what: error.to_string() }),
    );
    text
}
