//! Which games there are. A game is one line in [`GameId`] and one in [`with_game!`].

use std::fmt;

use bots::Guide;
use clap::ValueEnum;
#[doc(hidden)]
pub use mage_knight::MageKnight;
#[doc(hidden)]
pub use mage_wars::MageWars;
use scenario::Scripted;

use crate::{board::Sketch, trouble::Trouble};

/// A game of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameId {
    MageWars,
    MageKnight,
}

/// Everything a command needs of a game.
pub trait Offered: Scripted<Setup: Default> + Sketch + Guide {}

impl<G: Scripted<Setup: Default> + Sketch + Guide> Offered for G {}

/// Runs an expression with the type of a game: `with_game!(id, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::games::GameId::MageWars => {
                type $game = $crate::games::MageWars;
                $body
            }
            $crate::games::GameId::MageKnight => {
                type $game = $crate::games::MageKnight;
                $body
            }
        }
    };
}
pub use with_game;

impl GameId {
    /// The id in files and on the command line, such as `mage-wars`.
    pub fn as_str(self) -> &'static str {
        with_game!(self, G => <G as kernel::Game>::ID)
    }

    /// The game a file names.
    pub fn named(id: &str) -> Result<Self, Trouble> {
        let all = GameId::value_variants();
        all.iter().copied().find(|game| game.as_str() == id).ok_or_else(|| {
            let known: Vec<_> = all.iter().map(|game| game.as_str()).collect();
            Trouble::Input(format!("there is no game “{id}”; there are: {}", known.join(", ")))
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
