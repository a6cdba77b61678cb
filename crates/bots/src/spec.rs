//! Names and options of bots: `random`, `hard:ms=500`. Options are parted by colons, because commas part seats.

use std::{fmt, str::FromStr};

use kernel::{Game, Player, Seed};

use crate::random::Random;

/// A bot that exists, with its options read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Random,
}

/// The bots there are, and the options each takes.
const AVAILABLE: &[(&str, &[&str])] = &[("random", &[])];

/// Bots whose names are settled and which this version does not have.
const PLANNED: &[&str] = &["greedy", "easy", "normal", "hard"];

/// Why a spec names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownBot {
    /// No bot has this name.
    Name(String),
    /// The name is settled, but this version has no such bot.
    NotYet(String),
    /// The bot has no such option.
    Option { bot: String, option: String },
    /// Not written as `key=value`.
    Malformed(String),
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownBot::Name(name) => write!(f, "there is no bot “{name}”; {}", available()),
            UnknownBot::NotYet(name) => {
                write!(f, "the bot “{name}” is not available yet; {}", available())
            }
            UnknownBot::Option { bot, option } => {
                let known = options_of(bot);
                match known {
                    [] => write!(f, "the bot “{bot}” has no option “{option}”; it takes none"),
                    known => write!(
                        f,
                        "the bot “{bot}” has no option “{option}”; it takes {}",
                        known.join(", ")
                    ),
                }
            }
            UnknownBot::Malformed(part) => {
                write!(f, "“{part}” is not an option of a bot; write it as in hard:ms=500")
            }
        }
    }
}

impl std::error::Error for UnknownBot {}

fn available() -> String {
    let names: Vec<_> = Spec::names().collect();
    format!("available: {}", names.join(", "))
}

fn options_of(bot: &str) -> &'static [&'static str] {
    AVAILABLE.iter().find(|(name, _)| *name == bot).map_or(&[], |(_, options)| options)
}

impl Spec {
    /// Reads `name` or `name:key=value:key=value`.
    pub fn parse(text: &str) -> Result<Self, UnknownBot> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let mut options = Vec::new();
        for part in parts {
            match part.split_once('=') {
                Some((key, value)) if !key.is_empty() && !value.is_empty() => options.push(key),
                Some(_) | None => return Err(UnknownBot::Malformed(part.to_owned())),
            }
        }
        let kind = match name {
            "random" => Kind::Random,
            name if PLANNED.contains(&name) => return Err(UnknownBot::NotYet(name.to_owned())),
            name => return Err(UnknownBot::Name(name.to_owned())),
        };
        match options.iter().find(|option| !options_of(name).contains(option)) {
            Some(option) => {
                Err(UnknownBot::Option { bot: name.to_owned(), option: (*option).to_owned() })
            }
            None => Ok(Spec { text: text.to_owned(), kind }),
        }
    }

    /// The names of all bots there are.
    pub fn names() -> impl Iterator<Item = &'static str> {
        AVAILABLE.iter().map(|(name, _)| *name)
    }

    /// The bot itself. All its chance follows from `seed`.
    pub fn player<G: Game>(&self, seed: Seed) -> Box<dyn Player<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Spec::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        Spec::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn errors_say_what_there_is() {
        assert_eq!(error("clever"), "there is no bot “clever”; available: random");
        assert_eq!(error(""), "there is no bot “”; available: random");
        assert_eq!(error("hard:ms=500"), "the bot “hard” is not available yet; available: random");
        assert_eq!(error("random:ms=500"), "the bot “random” has no option “ms”; it takes none");
    }

    #[test]
    fn options_are_pairs_of_key_and_value() {
        for text in ["random:", "random:ms", "random:=5", "random:ms=", "hard:x"] {
            assert!(matches!(Spec::parse(text), Err(UnknownBot::Malformed(_))), "{text}");
        }
        assert_eq!(Spec::parse("random").unwrap().to_string(), "random");
    }
}
