//! How far ahead a playout looks.

use crate::guide::Guide;

/// Counts the stretches of play that end under its eyes, up to the last one it looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// The stretch that was under way when it looked last.
    stretch: u32,
    /// Stretches to come to their end.
    left: u32,
}

impl Horizon {
    /// So many stretches from here, or fewer where the guide of the game sees no further.
    pub(super) fn new<G: Guide>(game: &G, ahead: u32) -> Self {
        Horizon { stretch: game.stretch(), left: ahead.min(G::AHEAD) }
    }

    /// Whether the last of them is over. To be asked after every answer.
    pub(super) fn reached<G: Guide>(&mut self, game: &G) -> bool {
        let stretch = game.stretch();
        if stretch != self.stretch {
            self.stretch = stretch;
            self.left = self.left.saturating_sub(1);
        }
        self.left == 0
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Log, Seed};
    use mage_knight::MageKnight;
    use mage_wars::MageWars;

    use super::*;
    use crate::playout::{Playout, Taste};

    /// Plays on until the horizon is reached.
    fn at_the_horizon<G: Guide>(ahead: u32, setup: &G::Setup) -> (G, G) {
        let chance = Chance::seeded(Seed::from_number(4));
        let begun = G::start(setup, chance, &mut Log::off()).unwrap();
        let (mut game, mut horizon) = (begun.clone(), Horizon::new(&begun, ahead));
        let mut chance = Chance::seeded(Seed::from_number(5));
        let mut playout = Playout::default();
        while !horizon.reached(&game) && playout.step(&mut game, Taste::ByWeight, &mut chance) {}
        (begun, game)
    }

    #[test]
    fn a_horizon_lies_so_many_rounds_ahead() {
        for ahead in 1..=3 {
            let (begun, game) = at_the_horizon::<MageWars>(ahead, &mage_wars::Setup::default());
            assert_eq!(game.round_number(), begun.round_number() + ahead);
        }
    }

    #[test]
    fn where_turns_are_planned_it_is_the_end_of_the_turn() {
        let (_, one) = at_the_horizon::<MageKnight>(1, &mage_knight::Setup::default());
        let (_, more) = at_the_horizon::<MageKnight>(3, &mage_knight::Setup::default());
        assert_eq!(one.stretch(), more.stretch());
    }
}
