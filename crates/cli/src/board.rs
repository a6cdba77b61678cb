//! Boards drawn as text, from what a viewer may see.

mod grid;
mod mage_knight;
mod mage_wars;

use i18n::Language;
use kernel::{Game, Viewer};

/// A game whose board can be drawn as text.
pub trait Sketch: Game {
    /// The board in a few lines, from the view alone: what the viewer may not know cannot be drawn.
    fn sketch(view: &Self::View, viewer: Viewer, language: Language) -> String;
}

/// Everything a command needs of a game.
pub trait Offered: games::Offered + Sketch {}

impl<G: games::Offered + Sketch> Offered for G {}
