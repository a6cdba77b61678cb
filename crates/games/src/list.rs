//! Which games there are. A game is one line in the list at the end of this file.

use std::fmt;

use kernel::Game as _;

/// Makes [`GameId`] and [`with_game!`](crate::with_game) from a list of games. The first token is a dollar sign, for the
/// macro that this one writes.
macro_rules! games {
    ($d:tt $($from:ident :: $game:ident,)*) => {
        $(pub use $from::$game;)*

        /// A game of this program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
        pub enum GameId {
            $($game,)*
        }

        impl GameId {
            pub const ALL: [GameId; [$(GameId::$game,)*].len()] = [$(GameId::$game,)*];
        }

        /// Runs an expression with the type of a game: `with_game!(id, G => play::<G>(…))`. What a game lacks for it, the
        /// compiler says.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d of:ident => $d body:expr) => {
                match $d id {
                    $($crate::GameId::$game => {
                        type $d of = $crate::$game;
                        $d body
                    })*
                }
            };
        }
    };
}

games! {
    $
    mage_wars::MageWars,
    mage_knight::MageKnight,
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = GameId::ALL.map(GameId::as_str).join(", ");
        write!(f, "there is no game “{}”; there are: {known}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

impl GameId {
    /// The id in files and on the command line, such as `mage-wars`.
    pub fn as_str(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The game a file names.
    pub fn named(id: &str) -> Result<Self, UnknownGame> {
        let found = GameId::ALL.into_iter().find(|game| game.as_str() == id);
        found.ok_or_else(|| UnknownGame(id.to_owned()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
