//! What is played while it is measured.

use kernel::Game;
use mage_knight::MageKnight;
use mage_wars::{
    MageWars, Setup,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
};

/// A game that is measured.
pub trait Measured: Game {
    /// What is played, one after the other and then again from the first.
    fn setups() -> Vec<Self::Setup>;
}

impl Measured for MageWars {
    /// The full game with the printed starting books: each of the four mages against each other one.
    fn setups() -> Vec<Setup> {
        let pairs = [
            ["beastmaster", "warlock"],
            ["priestess", "wizard"],
            ["beastmaster", "priestess"],
            ["warlock", "wizard"],
            ["beastmaster", "wizard"],
            ["priestess", "warlock"],
        ];
        let seat = |mage: &str| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("starting:{mage}")))
        };
        let setup = |pair: [&str; 2]| Setup {
            mode: Mode::Full,
            arena: ArenaSetup::STANDARD,
            seats: pair.map(seat).into(),
            ..Setup::default()
        };
        pairs.map(setup).into()
    }
}

impl Measured for MageKnight {
    /// Solo First Reconnaissance.
    fn setups() -> Vec<Self::Setup> {
        vec![Default::default()]
    }
}
