//! Bots as they are named on the command line: a spec, and perhaps a file of weights to judge by.
//!
//! Files are a matter of the command line alone. A spec that comes over the network names none.

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use bots::{Heuristics, Spec, weights};
use kernel::{Player, Seed};

use crate::{input, trouble::Trouble};

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
        let spec = Spec::parse(spec).map_err(|error| error.to_string())?;
        match file {
            Some("") => Err("weights= wants the name of a file".to_owned()),
            Some(_) if !spec.judges() => {
                Err(format!("the bot “{spec}” judges nothing, so it takes no weights"))
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
    pub(crate) fn player(&self, seed: Seed) -> Box<dyn Player<G>> {
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
    }
}
