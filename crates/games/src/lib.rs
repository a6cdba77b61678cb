//! Which games there are, and tables of any of them.
//!
//! A game is registered once, in [`list`]. Whatever works with all games asks [`GameId`] for the game and
//! [`with_game!`] for its type, or goes without the type by [`DynGame`] and [`DynTable`].
//!
//! | Module | What it holds |
//! |---|---|
//! | [`list`] | the games |
//! | [`registry`] | a game without its type: tables, recorded games, scripts (feature `tables`) |
//! | [`hosted`] | a table without its type, with its bots and coach (feature `tables`) |
//!
//! ```
//! use games::{GameId, with_game};
//!
//! let game = GameId::named("mage-knight").unwrap();
//! assert_eq!(with_game!(game, G => <G as kernel::Game>::ID), "mage-knight");
//! ```

#[macro_use]
pub mod list;

#[cfg(feature = "tables")]
pub mod hosted;
#[cfg(feature = "tables")]
pub mod registry;

#[cfg(feature = "tables")]
pub use hosted::DynTable;
pub use list::*;
#[cfg(feature = "tables")]
pub use registry::{DynGame, OpenError, PlayableGame, Registry};
