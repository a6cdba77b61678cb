//! Setups for comparisons of bots: every printed book against every other, from both sides, and scenarios by name.

use std::path::Path;

use clap::ValueEnum;
use kernel::Game;
use mage_knight::content::{HeroId, ScenarioId};
use mage_wars::{
    MageWars,
    setup::{BookSetup, Mode, SeatSetup},
    state::Arena,
};

use crate::{input, trouble::Trouble};

/// Which printed books meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pairings {
    /// The starting books, with the mages' ability cards in the standard arena
    Starting,
    /// The apprentice books in the apprentice arena
    Apprentice,
}

/// A game that has printed books to pair or scenarios to play, or has none.
pub trait Paired: Game<Setup: Default> {
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>>;

    /// The names of its scenarios.
    fn scenarios() -> Vec<&'static str> {
        Vec::new()
    }

    /// A fresh game of a scenario for so many seats; `None` if it has none of this name.
    fn scenario(_name: &str, _seats: usize) -> Option<Self::Setup> {
        None
    }
}

impl Paired for MageWars {
    /// All ordered pairs of books, each book against itself among them.
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>> {
        let (mode, arena, books) = match pairings {
            Pairings::Starting => (Mode::Full, Arena::STANDARD, "starting"),
            Pairings::Apprentice => (Mode::Apprentice, Arena::APPRENTICE, "apprentice"),
        };
        let mages = ["beastmaster", "priestess", "warlock", "wizard"];
        let seat = |mage: &str| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("{books}:{mage}")))
        };
        let pair = |first: &str, second: &str| mage_wars::Setup {
            mode,
            arena,
            seats: vec![seat(first), seat(second)],
            position: None,
        };
        Some(mages.iter().flat_map(|one| mages.iter().map(move |two| pair(one, two))).collect())
    }
}

impl Paired for mage_knight::MageKnight {
    fn paired(_pairings: Pairings) -> Option<Vec<Self::Setup>> {
        None
    }

    fn scenarios() -> Vec<&'static str> {
        ScenarioId::ALL.map(ScenarioId::id).to_vec()
    }

    fn scenario(name: &str, seats: usize) -> Option<Self::Setup> {
        let scenario = ScenarioId::from_id(name)?;
        let heroes = HeroId::ALL.into_iter().take(seats).collect();
        Some(mage_knight::Setup { scenario, heroes, ..mage_knight::Setup::default() })
    }
}

/// The setup of a scenario by its name.
pub(crate) fn scenario<G: Paired>(name: &str, seats: usize) -> Result<G::Setup, Trouble> {
    G::scenario(name, seats).ok_or_else(|| match G::scenarios() {
        none if none.is_empty() => {
            Trouble::Input(format!("{} has no scenarios; leave --scenario out", G::ID))
        }
        all => Trouble::Input(format!(
            "{} has no scenario “{name}”; available: {}",
            G::ID,
            all.join(", ")
        )),
    })
}

/// The setups to play: those of the pairings, or the one of the file, or the game's usual one.
pub(crate) fn setups<G: Paired>(
    pairings: Option<Pairings>,
    path: Option<&Path>,
) -> Result<Vec<G::Setup>, Trouble> {
    match pairings {
        None => Ok(vec![input::setup::<G>(path)?]),
        Some(pairings) => G::paired(pairings).ok_or_else(|| {
            Trouble::Input(format!("{} has no books to pair; leave --pairings out", G::ID))
        }),
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
