//! Bots as they are named on the command line: a spec, and perhaps a file of weights to judge by.
//!
//! Files are a matter of the command line alone. A spec that comes over the network names none.

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use bots::{Heuristics, Spec, Thinker, UnknownBot, weights};
use kernel::{Message, Seed, msg};
use reference::near::near;

use crate::{input, language::say, trouble::Trouble};

/// A bot, such as `easy:iterations=300:weights=FILE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    spec: Spec,
    weights: Option<PathBuf>,
}

/// What comes before the name of a file. It goes up to the end: file names may have colons in them.
const WEIGHTS: &str = ":weights=";

impl Contender {
    /// Reads a bot; `bot:random` is what `play` calls the same.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let text = text.strip_prefix("bot:").unwrap_or(text);
        let (spec, file) = match text.split_once(WEIGHTS) {
            Some((spec, file)) => (spec, Some(file)),
            None => (text, None),
        };
        let spec = Spec::parse(spec).map_err(|error| say(&unknown(&error)))?;
        match file {
            Some("") => Err(say(&msg!("cli-bot-weights-file"))),
            Some(_) if !spec.judges() => {
                Err(say(&msg!("cli-bot-no-weights", bot = spec.to_string())))
            }
            file => Ok(Contender { spec, weights: file.map(PathBuf::from) }),
        }
    }

    /// The bot with its weights read, for this game.
    pub(crate) fn ready<G: Heuristics>(&self) -> Result<Ready<G>, Trouble> {
        let weights = self.weights.as_deref().map_or_else(|| Ok(G::weights()), read::<G>)?;
        Ok(Ready { spec: self.spec.clone(), weights })
    }
}

/// Why a spec names no bot.
fn unknown(error: &UnknownBot) -> Message {
    match error {
        UnknownBot::Name(name) => {
            let known = Spec::names().collect::<Vec<_>>().join(", ");
            let meant = near(Spec::names(), name);
            match meant.as_slice() {
                [] => msg!("cli-no-bot", name = name.clone(), known = known),
                meant => msg!(
                    "cli-no-bot-near",
                    name = name.clone(),
                    near = meant.join(", "),
                    known = known
                ),
            }
        }
        UnknownBot::Option { bot, option } => {
            let (name, option) = (bot.clone(), option.clone());
            match Spec::options(bot) {
                [] => msg!("cli-bot-no-options", bot = name, option = option),
                known => {
                    let known = known.join(", ");
                    msg!("cli-bot-option", bot = name, option = option, known = known)
                }
            }
        }
        UnknownBot::Malformed(part) => msg!("cli-bot-malformed", part = part.clone()),
        UnknownBot::Number { option, value } => {
            msg!("cli-bot-number", option = option.clone(), value = value.clone())
        }
        UnknownBot::Both => msg!("cli-bot-both"),
    }
}

impl From<Spec> for Contender {
    fn from(spec: Spec) -> Self {
        Contender { spec, weights: None }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.weights {
            Some(file) => write!(f, "{}{WEIGHTS}{}", self.spec, file.display()),
            None => self.spec.fmt(f),
        }
    }
}

/// The weights of a file.
pub fn read<G: Heuristics>(path: &Path) -> Result<Arc<G::Weights>, Trouble> {
    let read = weights::read(&input::text(path)?);
    read.map(Arc::new).map_err(|error| Trouble::input(path.display(), error))
}

/// A bot that can sit down.
pub(crate) struct Ready<G: Heuristics> {
    spec: Spec,
    weights: Arc<G::Weights>,
}

impl<G: Heuristics> Ready<G> {
    /// The bot for one game. All its chance follows from `seed`.
    pub(crate) fn player(&self, seed: Seed) -> Box<dyn Thinker<G>> {
        self.spec.player_with(Arc::clone(&self.weights), seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_weights_comes_last_and_may_have_colons_in_its_name() {
        let text = "easy:iterations=30:weights=C:/some:where.json";
        let found = Contender::parse(text).unwrap();
        assert_eq!(found.to_string(), text);
        assert_eq!(found.weights.as_deref(), Some(Path::new("C:/some:where.json")));
        assert_eq!(Contender::parse("bot:greedy").unwrap().to_string(), "greedy");
    }

    #[test]
    fn who_judges_nothing_takes_no_weights() {
        let refused = |text| Contender::parse(text).unwrap_err();
        assert!(refused("random:weights=x.json").contains("“random” judges nothing"));
        assert!(refused("greedy:weights=").contains("the name of a file"));
        assert!(refused("clever:weights=x.json").contains("there is no bot “clever”"));
        assert!(refused("gredy:weights=x.json").contains("did you mean greedy?"));
    }
}
