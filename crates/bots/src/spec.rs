//! Names and options of bots: `random`, `hard:ms=500`. Options are separated by colons, because commas separate seats.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use kernel::Seed;

use crate::{
    greedy::Greedy,
    heuristics::{Heuristics, Thinker},
    random::Random,
    search::{Allowance, Search, SearchConfig},
};

/// A bot that exists, with its options read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    Greedy,
    Search(SearchConfig),
}

/// The bots there are, and the options each takes.
const AVAILABLE: &[(&str, &[&str])] = &[
    ("random", &[]),
    ("greedy", &[]),
    ("easy", SEARCH_OPTIONS),
    ("normal", SEARCH_OPTIONS),
    ("hard", SEARCH_OPTIONS),
];

/// `ms`: time a round of play; `iterations`: playouts a round of play. Either takes the place of all limits of the level.
const SEARCH_OPTIONS: &[&str] = &["ms", "iterations"];

/// The largest number an option takes: a day in milliseconds.
const MOST: u32 = 86_400_000;

/// So much of a wrong name is repeated.
const SHOWN: usize = 40;

/// The playouts a round of a bot whose strength does not matter.
const FEW: u32 = 60;

/// The config of a level. `easy` and `normal` stop at a number of playouts, which a usual machine reaches long before
/// their time is over: they are the same opponents everywhere, and further apart than by time alone. `hard` takes all the
/// time there is.
fn config(name: &str) -> Option<SearchConfig> {
    let seconds = Duration::from_secs_f32;
    let config = match name {
        "easy" => SearchConfig {
            allowance: Allowance::Both(800, seconds(0.3)),
            min_answers: 12,
            max_answers: 80,
            horizon: 1,
            policy_power: 1,
        },
        "normal" => SearchConfig {
            allowance: Allowance::Both(2_000, seconds(1.5)),
            min_answers: 12,
            max_answers: 200,
            horizon: 2,
            policy_power: 2,
        },
        "hard" => SearchConfig {
            allowance: Allowance::Time(seconds(6.0)),
            min_answers: 20,
            max_answers: 200,
            horizon: 2,
            policy_power: 2,
        },
        _ => return None,
    };
    Some(config)
}

/// Why a spec names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownBot {
    /// No bot has this name.
    Name(String),
    /// The bot has no such option.
    Option { bot: String, option: String },
    /// Not written as `key=value`.
    Malformed(String),
    /// Not a number from 1 to a day of milliseconds.
    Number { option: String, value: String },
    /// Time and playouts were both given.
    Both,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownBot::Name(name) => write!(f, "there is no bot “{name}”; {}", available()),
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
            UnknownBot::Number { option, value } => {
                write!(f, "“{value}” is no value of {option}: a whole number from 1 to {MOST}")
            }
            UnknownBot::Both => write!(f, "give a bot ms or iterations, not both"),
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
                Some((key, value)) if !key.is_empty() && !value.is_empty() => {
                    options.push((key, value));
                }
                Some(_) | None => return Err(UnknownBot::Malformed(part.to_owned())),
            }
        }
        let mut kind = match (name, config(name)) {
            ("random", _) => Kind::Random,
            ("greedy", _) => Kind::Greedy,
            (_, Some(config)) => Kind::Search(config),
            (name, None) => return Err(UnknownBot::Name(name.to_owned())),
        };
        if let Some((option, _)) = options.iter().find(|(key, _)| !options_of(name).contains(key)) {
            let (bot, option) = (name.to_owned(), (*option).to_owned());
            return Err(UnknownBot::Option { bot, option });
        }
        if let Kind::Search(config) = &mut kind {
            set(config, &options)?;
        }
        Ok(Spec { text: text.to_owned(), kind })
    }

    /// The bot of this name as it is: no options. Servers take nothing else from strangers, who could otherwise let a bot
    /// think for a day.
    pub fn named(name: &str) -> Result<Self, UnknownBot> {
        if Spec::names().any(|known| known == name) {
            Spec::parse(name)
        } else {
            Err(UnknownBot::Name(name.chars().take(SHOWN).collect()))
        }
    }

    /// The names of all bots there are, the weakest first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        AVAILABLE.iter().map(|(name, _)| *name)
    }

    /// The options a bot takes.
    pub fn options(bot: &str) -> &'static [&'static str] {
        options_of(bot)
    }

    /// The bot itself. All its chance follows from `seed`.
    pub fn player<G: Heuristics>(&self, seed: Seed) -> Box<dyn Thinker<G>> {
        self.player_with(G::weights(), seed)
    }

    /// The bot, judging by other weights than those of the program.
    pub fn player_with<G: Heuristics>(
        &self,
        weights: Arc<G::Weights>,
        seed: Seed,
    ) -> Box<dyn Thinker<G>> {
        G::player(self, weights, seed)
    }

    pub(crate) fn build<G: Heuristics>(
        &self,
        weights: Arc<G::Weights>,
        seed: Seed,
    ) -> Box<dyn Thinker<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::<G>::new(weights, seed)),
            Kind::Search(config) => Box::new(Search::<G>::new(config, weights, seed)),
        }
    }

    /// Whether the bot judges states, so that weights make a difference to it.
    pub fn judges(&self) -> bool {
        match self.kind {
            Kind::Random => false,
            Kind::Greedy | Kind::Search(_) => true,
        }
    }

    /// The bot for tests: it counts a few playouts and does not go by the clock, so that a slow machine plays the same
    /// game as a fast one, and no player waits for it.
    #[must_use]
    pub fn repeatable(mut self) -> Self {
        if let Kind::Search(config) = &mut self.kind {
            config.allowance = Allowance::Playouts(FEW);
        }
        self
    }

    /// Whether the bot decides the same on every machine: it does not go by the clock.
    pub fn is_repeatable(&self) -> bool {
        match self.kind {
            Kind::Random | Kind::Greedy => true,
            Kind::Search(config) => matches!(config.allowance, Allowance::Playouts(_)),
        }
    }
}

fn set(config: &mut SearchConfig, options: &[(&str, &str)]) -> Result<(), UnknownBot> {
    if options.len() > 1 {
        return Err(UnknownBot::Both);
    }
    for (option, value) in options {
        let number = value.parse().ok().filter(|number| (1..=MOST).contains(number));
        let number: u32 = number.ok_or_else(|| UnknownBot::Number {
            option: (*option).to_owned(),
            value: (*value).to_owned(),
        })?;
        config.allowance = match *option {
            "ms" => Allowance::Time(Duration::from_millis(u64::from(number))),
            _ => Allowance::Playouts(number),
        };
    }
    Ok(())
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
        let all = "available: random, greedy, easy, normal, hard";
        assert_eq!(error("clever"), format!("there is no bot “clever”; {all}"));
        assert_eq!(error(""), format!("there is no bot “”; {all}"));
        assert_eq!(error("random:ms=500"), "the bot “random” has no option “ms”; it takes none");
        assert_eq!(
            error("hard:speed=5"),
            "the bot “hard” has no option “speed”; it takes ms, iterations"
        );
        assert_eq!(
            error("hard:ms=fast"),
            "“fast” is no value of ms: a whole number from 1 to 86400000"
        );
        assert_eq!(error("hard:ms=5:iterations=5"), "give a bot ms or iterations, not both");
    }

    #[test]
    fn every_bot_has_a_repeatable_form() {
        assert!(!Spec::parse("normal").unwrap().is_repeatable());
        for name in Spec::names() {
            assert!(Spec::parse(name).unwrap().repeatable().is_repeatable(), "{name}");
        }
    }

    #[test]
    fn options_are_pairs_of_key_and_value() {
        for text in ["random:", "random:ms", "random:=5", "random:ms=", "hard:x"] {
            assert!(matches!(Spec::parse(text), Err(UnknownBot::Malformed(_))), "{text}");
        }
        for text in ["hard:ms=0", "hard:iterations=-1", "easy:ms=1.5", "easy:ms=99999999999"] {
            assert!(matches!(Spec::parse(text), Err(UnknownBot::Number { .. })), "{text}");
        }
        for text in ["random", "greedy", "easy", "hard:ms=500", "normal:iterations=200"] {
            assert_eq!(Spec::parse(text).unwrap().to_string(), text);
        }
    }
}
