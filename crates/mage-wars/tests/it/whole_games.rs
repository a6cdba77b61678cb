//! Whole games with the printed spellbooks.

use kernel::{Chance, Game, Log, Seed, random_answer};
use mage_wars::{
    MageWars, Setup,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
};
use rules::{covers, mw};

const MAGES: [&str; 4] = ["beastmaster", "priestess", "warlock", "wizard"];

/// A game of two printed books, answered at random to its end.
fn play(shelf: &str, mode: Mode, mages: [&str; 2], number: u64) -> MageWars {
    let seat = |mage| SeatSetup::new(mage).with_book(BookSetup::Printed(format!("{shelf}:{mage}")));
    let arena = match mode {
        Mode::Apprentice => ArenaSetup::APPRENTICE,
        Mode::Full => ArenaSetup::STANDARD,
    };
    let setup = Setup { mode, arena, seats: mages.map(seat).into(), ..Setup::default() };
    let chance = Chance::seeded(Seed::from_number(number));
    let mut game = MageWars::start(&setup, chance, &mut Log::off()).expect("a printed book");
    let mut answers = Chance::seeded(Seed::from_number(number + 1));
    let mut options = Vec::new();
    while let Some((seat, choice)) = random_answer(&game, &mut answers, &mut options) {
        game.apply_unchecked(seat, &choice, &mut Log::off());
        assert_eq!(game.fault(), None, "{mages:?}");
    }
    game
}

#[test]
fn the_printed_books_play_whole_games_in_every_pairing() {
    covers![mw::APPR_06, mw::SETUP_03, mw::SETUP_09];
    let mut number = 0;
    for (shelf, mode) in [("apprentice", Mode::Apprentice), ("starting", Mode::Full)] {
        for one in MAGES {
            for other in MAGES {
                number += 2;
                let game = play(shelf, mode, [one, other], number);
                assert!(game.outcome().is_some(), "{shelf}: {one} against {other}");
            }
        }
    }
}

#[test]
fn the_german_apprentice_books_play_whole_games() {
    for one in MAGES {
        let game = play("apprentice-de", Mode::Apprentice, [one, "wizard"], 7);
        assert!(game.outcome().is_some(), "{one}");
    }
}
