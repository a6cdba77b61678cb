//! Answers, revisions, undo, clocks.

use kernel::{Seat, Seed, Viewer};
use protocol::{Ending, TimeControl};
use table::{Act, Barrier, Occupant, Person, Table, TableError, commitment};
use toy::{Choice, Setup, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

pub(crate) fn table(sticks: u8) -> Table<Toy> {
    let setup = Setup { sticks, ..Setup::default() };
    Table::new(setup, Seed::from_number(5)).expect("there are sticks")
}

#[test]
fn an_answer_to_an_older_question_is_refused_and_changes_nothing() {
    let mut table = table(9);
    assert_eq!(table.answer(A, 0, &Choice::Take(2)), Ok(()));
    assert_eq!(table.revision(), 1);
    let before = table.game().clone();
    assert_eq!(table.answer(B, 0, &Choice::Take(2)), Err(TableError::Stale { revision: 1 }));
    assert!(matches!(table.answer(A, 1, &Choice::Take(2)), Err(TableError::Refused(_))));
    assert!(matches!(table.answer(B, 1, &Choice::Take(4)), Err(TableError::Refused(_))));
    assert_eq!((table.game(), table.revision()), (&before, 1));
}

#[test]
fn the_last_answer_can_be_taken_back_by_its_seat_until_something_stands_in_the_way() {
    let mut table = table(20);
    assert_eq!(table.can_undo(A), Err(Barrier::Start));
    let start = table.game().clone();
    table.answer(A, 0, &Choice::Take(1)).unwrap();
    assert_eq!(table.can_undo(B), Err(Barrier::OtherSeat(A)));
    assert_eq!(table.told(Viewer::Spectator), 1);
    table.undo(A).unwrap();
    assert_eq!((table.game(), table.revision()), (&start, 2));
    assert_eq!(table.told(Viewer::Spectator), 0, "what was taken back did not happen");

    table.answer(A, 2, &Choice::Take(1)).unwrap();
    table.answer(B, 3, &Choice::Take(1)).unwrap();
    assert_eq!(table.can_undo(A), Err(Barrier::OtherSeat(B)));
    table.answer(A, 4, &Choice::Roll).unwrap();
    assert_eq!(table.can_undo(A), Err(Barrier::Chance));
    table.answer(B, 5, &Choice::Show).unwrap();
    assert!(matches!(table.can_undo(B), Err(Barrier::Disclosed(_))));
    assert_eq!(table.undo(B), Err(TableError::Undo(Barrier::Disclosed(Viewer::Seat(A)))));
}

#[test]
fn an_action_begins_with_the_first_line_of_every_answer() {
    let mut table = table(20);
    table.answer(A, 0, &Choice::Take(1)).unwrap();
    table.answer(B, 1, &Choice::Take(1)).unwrap();
    let begins: Vec<_> = table.story(Viewer::Spectator, 0).map(|line| line.begins).collect();
    assert_eq!(begins, [true, true]);
}

#[test]
fn many_answers_are_taken_back_one_after_the_other() {
    let mut table = table(60);
    let mut states = Vec::new();
    for seat in [A, B].into_iter().cycle().take(30) {
        states.push(table.game().clone());
        table.answer(seat, table.revision(), &Choice::Take(1)).unwrap();
    }
    for (before, seat) in states.iter().rev().zip([B, A].into_iter().cycle()) {
        table.undo(seat).unwrap();
        assert_eq!(table.game(), before);
    }
    assert_eq!(table.can_undo(A), Err(Barrier::Start));
    assert_eq!((table.entries().len(), table.revision()), (0, 60));
}

#[test]
fn everybody_can_agree_to_go_back_past_a_barrier() {
    let mut table = table(20);
    table.answer(A, 0, &Choice::Take(1)).unwrap();
    let wanted = table.game().clone();
    table.answer(B, 1, &Choice::Roll).unwrap();
    table.answer(A, 2, &Choice::Show).unwrap();
    table.rewind(1);
    assert_eq!(table.game(), &wanted);
    assert_eq!((table.entries().len(), table.revision()), (1, 4));
    assert_eq!(table.told(Viewer::Spectator), 1);
}

#[test]
fn the_seed_is_promised_before_the_game_and_shown_after_it() {
    let mut table = table(1);
    let promise = table.commitment().unwrap();
    assert_eq!(table.revealed_seed(), None);
    table.answer(A, 0, &Choice::Take(1)).unwrap();
    assert!(matches!(table.ending(), Some(Ending::Played(_))));
    assert_eq!(commitment::commitment(table.revealed_seed().unwrap()), promise);
    assert_eq!(table.answer(B, 1, &Choice::Take(1)), Err(TableError::Over));
}

#[test]
fn a_seat_whose_time_is_up_or_that_resigns_has_ended_the_game() {
    let mut table = table(9);
    table.start_clock(TimeControl { bank_ms: 1_000, increment_ms: 100 }, 0);
    let person = |id: &str| Occupant::Person(Person { id: id.into(), name: id.into() });
    table.people.sit(A, person("ann")).unwrap();
    assert_eq!(table.tick(5_000), None, "no clock runs before everyone is there");
    table.people.sit(B, person("bob")).unwrap();
    assert_eq!(table.tick(5_400), None);
    table.answer(A, 0, &Choice::Take(1)).unwrap();
    assert_eq!(table.tick(7_800), None, "what happened can be watched at nobody's cost");
    assert_eq!(table.tick(7_900), Some(B));
    table.take(0, Act::TimeUp(B)).unwrap();
    assert_eq!(table.ending(), Some(&Ending::TimeUp(B)));
    assert_eq!(table.take(0, Act::Resign(A)), Err(TableError::Over));
    let undo = table.take(table.revision(), Act::Undo(A));
    assert_eq!(undo, Err(TableError::Over), "the seed is known by now");

    let mut table = self::table(9);
    table.take(0, Act::Resign(B)).unwrap();
    assert_eq!(table.ending(), Some(&Ending::Resigned(B)));

    let mut table = self::table(9);
    table.take(0, Act::Draw(A)).unwrap();
    assert_eq!(table.ending(), Some(&Ending::Drawn));
    let replace = Act::Replace { seat: A, bot: "random".into() };
    assert_eq!(table.take(1, replace), Err(TableError::Over));
}

#[test]
fn a_computer_player_that_takes_over_has_all_the_time() {
    let mut table = table(9);
    table.start_clock(TimeControl { bank_ms: 1_000, increment_ms: 0 }, 0);
    for (seat, id) in [(A, "ann"), (B, "bob")] {
        let person = Person { id: id.into(), name: id.into() };
        table.people.sit(seat, Occupant::Person(person)).unwrap();
    }
    assert_eq!(table.tick(1_000), Some(A));
    table.take(0, Act::Replace { seat: A, bot: "random".into() }).unwrap();
    assert_eq!((table.tick(9_000), table.revision()), (None, 1));
    assert_eq!(table.people.seats()[0], Occupant::Bot("random".into()));
}

#[test]
fn everyone_can_agree_to_go_back_past_what_others_did() {
    let mut table = table(9);
    table.answer(A, 0, &Choice::Take(2)).unwrap();
    let before = table.game().clone();
    table.answer(B, 1, &Choice::Take(1)).unwrap();
    table.answer(A, 2, &Choice::Take(1)).unwrap();
    assert_eq!(table.before_last_answer(B), Some(1));
    table.rewind(1);
    assert_eq!((table.game(), table.entries().len()), (&before, 1));
    assert_eq!(table.revision(), 4, "revisions never run backwards");
}

#[test]
fn a_turn_is_paid_once_however_often_it_is_taken_back() {
    let mut table = table(20);
    table.start_clock(TimeControl { bank_ms: 1_000, increment_ms: 100 }, 0);
    let left = |table: &Table<Toy>| table.clock.as_ref().unwrap().left_ms(A);
    for round in 0..3 {
        table.answer(A, 2 * round, &Choice::Take(1)).unwrap();
        assert_eq!(left(&table), 1_100);
        table.undo(A).unwrap();
    }
    table.answer(A, 6, &Choice::Take(1)).unwrap();
    assert_eq!(left(&table), 1_100);
}
