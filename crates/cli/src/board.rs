//! Boards drawn as text, from what a viewer may see.

mod arena;
mod grid;
mod mage_knight;
mod mage_wars;
mod map;

use i18n::Language;
use kernel::{Game, Message, Seat, Viewer};

use crate::layout::Layout;

/// A game whose board can be drawn as text.
pub trait Sketch: Game {
    /// The board in parts, such as map and heroes, from the view alone: what the viewer may not know cannot be drawn.
    /// Those who look again need only be shown the parts that are not the same.
    fn sketch(view: &Self::View, viewer: Viewer, pen: &Pen) -> Vec<String>;

    /// What is worth knowing beside an answer, such as cost and copies of a spell.
    fn note(&self, _seat: Seat, _view: &Self::View, _choice: &Self::Choice) -> Option<Message> {
        None
    }
}

/// What a board is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    pub language: Language,
    pub layout: Layout,
}

impl Pen {
    pub fn of_stdout(language: Language) -> Self {
        Pen { language, layout: Layout::of_stdout() }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        i18n::format(self.language, message)
    }

    /// The sentence, broken into lines.
    pub(crate) fn line(&self, message: &Message) -> String {
        self.layout.wrap(&self.say(message), 2)
    }
}

/// The whole board.
pub fn whole<G: Sketch>(view: &G::View, viewer: Viewer, pen: &Pen) -> String {
    G::sketch(view, viewer, pen).join("\n")
}

/// Everything a command needs of a game.
pub trait TerminalGame: games::PlayableGame + Sketch {}

impl<G: games::PlayableGame + Sketch> TerminalGame for G {}
