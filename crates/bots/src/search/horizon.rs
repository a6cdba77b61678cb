//! How far ahead a playout looks.

use crate::heuristics::Heuristics;

/// Counts the segments of play that end under its eyes, up to the last one it looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// The segment that was under way when it looked last.
    segment: u32,
    /// Segments to come to their end.
    left: u32,
}

impl Horizon {
    /// So many segments from here, or fewer where the game looks no further.
    pub(super) fn new<G: Heuristics>(game: &G, segments: u32) -> Self {
        Horizon { segment: game.segment(), left: segments.min(G::MAX_HORIZON) }
    }

    /// Whether the last of them is over. To be asked after every answer.
    pub(super) fn reached<G: Heuristics>(&mut self, game: &G) -> bool {
        let segment = game.segment();
        if segment != self.segment {
            self.segment = segment;
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
    use crate::playout::{Playout, PlayoutPolicy};

    /// Plays on until the horizon is reached.
    fn at_the_horizon<G: Heuristics>(segments: u32, setup: &G::Setup) -> (G, G) {
        let chance = Chance::seeded(Seed::from_number(4));
        let begun = G::start(setup, chance, &mut Log::off()).unwrap();
        let (mut game, mut horizon) = (begun.clone(), Horizon::new(&begun, segments));
        let mut chance = Chance::seeded(Seed::from_number(5));
        let mut playout = Playout::default();
        while !horizon.reached(&game)
            && playout.step(&mut game, PlayoutPolicy::ByWeight, &mut chance)
        {}
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
        assert_eq!(one.segment(), more.segment());
    }
}
