//! Setups for comparisons of bots: every printed book against every other, from both sides.

use clap::ValueEnum;
use kernel::{Game, msg};
use mage_wars::{
    MageWars,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
};

use crate::{
    setups::{Short, Shorthand},
    trouble::Trouble,
};

/// Which printed books meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pairings {
    /// The starting books, with the mages' ability cards in the standard arena
    Starting,
    /// The apprentice books in the apprentice arena
    Apprentice,
}

/// A game that has printed books to pair, or has none.
pub trait Paired: Game<Setup: Default> {
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>>;
}

impl Paired for MageWars {
    /// All ordered pairs of books, each book against itself among them.
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>> {
        let (mode, arena, books) = match pairings {
            Pairings::Starting => (Mode::Full, ArenaSetup::STANDARD, "starting"),
            Pairings::Apprentice => (Mode::Apprentice, ArenaSetup::APPRENTICE, "apprentice"),
        };
        let mages = ["beastmaster", "priestess", "warlock", "wizard"];
        let seat = |mage: &str| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("{books}:{mage}")))
        };
        let pair = |first: &str, second: &str| mage_wars::Setup {
            mode,
            arena,
            seats: vec![seat(first), seat(second)],
            ..mage_wars::Setup::default()
        };
        Some(mages.iter().flat_map(|one| mages.iter().map(move |two| pair(one, two))).collect())
    }
}

impl Paired for mage_knight::MageKnight {
    fn paired(_pairings: Pairings) -> Option<Vec<Self::Setup>> {
        None
    }
}

/// The setups to play: those of the pairings, or the one that was named, or the game's usual one.
pub(crate) fn setups<G: Paired + Shorthand>(
    pairings: Option<Pairings>,
    short: &Short,
    seats: usize,
) -> Result<Vec<G::Setup>, Trouble> {
    match pairings {
        None => Ok(vec![short.read::<G>(Some(seats))?]),
        Some(pairings) => {
            let game = G::ID.to_owned();
            G::paired(pairings).ok_or_else(|| Trouble::wrong(&msg!("cli-no-pairings", game = game)))
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Log, Seed};

    use super::*;

    #[test]
    fn every_book_meets_every_book_from_both_sides() {
        for pairings in [Pairings::Starting, Pairings::Apprentice] {
            let setups = MageWars::paired(pairings).unwrap();
            assert_eq!(setups.len(), 16);
            for setup in setups {
                let chance = Chance::seeded(Seed::from_number(1));
                assert!(MageWars::start(&setup, chance, &mut Log::off()).is_ok());
            }
        }
    }
}
