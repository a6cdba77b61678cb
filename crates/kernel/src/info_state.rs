//! A game as one seat may know it. Bots get this and never the state, so they cannot cheat.

use crate::{Chance, Game, Seat, Viewer};

/// What a player at `seat` can see and imagine.
#[derive(Debug)]
pub struct InfoState<'g, G: Game> {
    game: &'g G,
    seat: Seat,
}

impl<'g, G: Game> InfoState<'g, G> {
    pub fn new(game: &'g G, seat: Seat) -> Self {
        InfoState { game, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    pub fn question(&self) -> Option<&'g G::Question> {
        self.game.asked(self.seat)
    }

    pub fn options(&self, out: &mut Vec<G::Choice>) {
        self.game.options(self.seat, out);
    }

    /// A full state the seat cannot tell from the real one.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.game.determinize(Viewer::Seat(self.seat), chance)
    }
}

/// A player who decides from what a seat may know. Bots implement this, and so can only be honest.
pub trait Player<G: Game>: Send {
    /// The position of the chosen answer among `options`, which are the legal ones and never empty.
    fn choose(&mut self, info: &InfoState<'_, G>, options: &[G::Choice]) -> usize;
}
