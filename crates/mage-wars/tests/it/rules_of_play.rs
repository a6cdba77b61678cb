//! Rules that are easier to state in Rust than in a script.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_wars::{Choice, MageWars, Setup};
use rules::{covers, mw};

fn start(number: u64) -> MageWars {
    MageWars::start(&Setup::default(), Chance::seeded(Seed::from_number(number)), &mut Log::off())
        .expect("the default setup is valid")
}

#[test]
fn only_the_higher_roll_is_asked_and_may_give_the_initiative_to_anyone() {
    covers![mw::SETUP_10, mw::RULING_13];
    let mut asked = [false; 2];
    for number in 0..20 {
        let game = start(number);
        let [ask] = game.asks() else { panic!("one seat decides") };
        asked[ask.seat.index()] = true;
        let mut options = Vec::new();
        game.options(ask.seat, &mut options);
        assert_eq!(options, [Choice::Initiative(Seat(0)), Choice::Initiative(Seat(1))]);
    }
    assert_eq!(asked, [true; 2], "in twenty games each seat rolls higher at least once");
}

#[test]
fn an_answer_from_the_wrong_seat_or_to_another_question_changes_nothing() {
    let game = start(1);
    let asked = game.asks()[0].seat;
    let mut other = game.clone();
    let mut log = Log::recording();
    let refusal = other.apply(asked.next(2), &Choice::Pass, &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::GEN_06);
    let refusal = other.apply(asked, &Choice::Guard, &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::SETUP_10);
    let refusal = other.apply(asked, &Choice::Initiative(Seat(200)), &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::SETUP_10);
    assert_eq!(other, game);
    assert!(log.events().is_empty());
}

#[test]
fn everyone_sees_the_same_of_a_board_without_secrets() {
    covers![mw::HIDDEN_12];
    let game = start(4);
    let spectator = game.view(Viewer::Spectator);
    assert_eq!(game.view(Viewer::Seat(Seat(0))), spectator);
    assert_eq!(game.view(Viewer::Seat(Seat(1))), spectator);
}
