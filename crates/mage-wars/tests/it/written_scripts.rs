//! Recorded games written as scenario scripts.

use std::collections::BTreeMap;

use kernel::{Chance, Seed, random_answer};
use mage_wars::{
    MageWars, Setup,
    setup::{ArenaSetup, BookSetup, Mode, Position, SeatSetup},
};
use scenario::Script;
use table::{Replay, Table};

/// A game answered at random, for so many answers.
fn recorded(setup: Setup, number: u64, answers: usize) -> Replay<MageWars> {
    let mut table = Table::<MageWars>::new(setup, Seed::from_number(number)).unwrap();
    let mut chance = Chance::seeded(Seed::from_number(number + 1));
    let mut options = Vec::new();
    for _ in 0..answers {
        let Some((seat, choice)) = random_answer(table.game(), &mut chance, &mut options) else {
            break;
        };
        table.answer(seat, table.revision(), &choice).unwrap();
    }
    Replay::of(&table)
}

fn printed(mode: Mode, arena: ArenaSetup, shelf: &str, mages: &[&str]) -> Setup {
    let seat =
        |mage: &&str| SeatSetup::new(mage).with_book(BookSetup::Printed(format!("{shelf}:{mage}")));
    Setup { mode, arena, seats: mages.iter().map(seat).collect(), ..Setup::default() }
}

fn runs(replay: &Replay<MageWars>) -> usize {
    let text = scenario::write(replay).expect("a game from its beginning can be written");
    let script = Script::parse(&text).unwrap();
    match scenario::run::<MageWars>(&script) {
        Ok(passed) => passed.answers,
        Err(failure) => panic!("{failure:?}\n{text}"),
    }
}

#[test]
fn a_recorded_game_is_written_as_a_script_that_plays_it_again() {
    for number in 0..3 {
        let apprentice = printed(
            Mode::Apprentice,
            ArenaSetup::APPRENTICE,
            "apprentice",
            &["beastmaster", "warlock"],
        );
        let replay = recorded(apprentice, 2 * number, 100_000);
        assert_eq!(runs(&replay), replay.entries.len(), "to the end, with its winner");
        let full = printed(Mode::Full, ArenaSetup::STANDARD, "starting", &["wizard", "priestess"]);
        let replay = recorded(full, 2 * number, 400);
        assert_eq!(runs(&replay), replay.entries.len());
    }
}

#[test]
fn own_books_and_teams_are_written_and_positions_are_not() {
    let mut setup = printed(
        Mode::Full,
        ArenaSetup::STANDARD,
        "starting",
        &["wizard", "priestess", "warlock", "beastmaster"],
    );
    for (at, seat) in setup.seats.iter_mut().enumerate() {
        seat.team = Some(u8::try_from(at % 2 + 1).unwrap());
    }
    setup.seats[0].book =
        BookSetup::Cards(BTreeMap::from([("fireball".into(), 2), ("heal".into(), 1)]));
    let replay = recorded(setup.clone(), 9, 200);
    assert_eq!(runs(&replay), replay.entries.len());
    let mut middle = replay;
    middle.setup.position = Some(Position::default());
    assert_eq!(scenario::write(&middle), None);
}
