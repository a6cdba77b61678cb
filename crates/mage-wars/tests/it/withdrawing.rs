//! What was declared can be withdrawn as long as nothing came of it: taking an answer back is withdrawing it.

use kernel::{Game, Seat, Seed};
use mage_wars::{
    Choice, MageWars, Question, Setup,
    setup::{ArenaSetup, SeatSetup},
    state::{ObjectId, Zone},
};
use rules::{covers, mw};
use table::{Occupant, People, Person, Table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const WOLF: ObjectId = ObjectId(2);
const CAT: ObjectId = ObjectId(3);

/// A wolf and a cat that can defend itself, in one zone; the wolf acts.
fn board() -> Table<MageWars> {
    let setup: Setup = serde_json::from_value(serde_json::json!({
        "seats": [{ "mage": "wizard" }, { "mage": "warlock" }],
        "position": {
            "round": 1,
            "initiative": 0,
            "turn": 0,
            "mages": [{ "zone": "A1", "mana": 20 }, { "zone": "B3" }],
            "objects": [
                { "creature": {
                    "card": "timber-wolf", "controller": 0, "piece": { "zone": "A1", "active": true },
                } },
                { "creature": {
                    "card": "feral-bobcat", "controller": 1, "piece": { "zone": "A1", "active": true },
                } },
            ],
        },
    }))
    .expect("a setup");
    Table::new(setup, Seed::from_number(1)).expect("a right board")
}

fn answer(table: &mut Table<MageWars>, seat: Seat, choice: Choice) {
    let revision = table.revision();
    table.answer(seat, revision, &choice).expect("a legal answer");
}

#[test]
fn a_declared_move_can_be_withdrawn_and_another_action_chosen() {
    covers![mw::MOVE_04];
    let mut table = board();
    answer(&mut table, A, Choice::Activate(WOLF));
    let before = table.game().clone();
    answer(&mut table, A, Choice::Move(Zone::new(0, 1)));
    assert_ne!(*table.game(), before);
    table.undo(A).expect("nobody learned anything");
    assert_eq!(*table.game(), before, "nothing is lost");
    answer(&mut table, A, Choice::Guard);
}

#[test]
fn a_declared_attack_can_be_withdrawn_until_somebody_answers_it() {
    covers![mw::ATTACK_S01_05];
    let attack = Choice::Attack { object: WOLF, bar: 0, target: CAT };
    let mut table = board();
    answer(&mut table, A, Choice::Activate(WOLF));
    let before = table.game().clone();
    answer(&mut table, A, attack);
    assert!(matches!(table.game().open_questions()[0].question, Question::Defend));
    table.undo(A).expect("no die was rolled yet");
    assert_eq!(*table.game(), before, "nothing is lost");
    // Once the other side has answered, it is too late.
    answer(&mut table, A, attack);
    answer(&mut table, B, Choice::Pass);
    assert!(table.undo(A).is_err());
}

#[test]
fn agreements_between_players_bind_nobody() {
    covers![mw::MULTI_12];
    let seats: Vec<SeatSetup> = ["wizard", "warlock", "priestess"].map(SeatSetup::new).into();
    let setup = Setup { arena: ArenaSetup::STANDARD, seats, ..Setup::default() };
    let mut table: Table<MageWars> = Table::new(setup, Seed::from_number(3)).expect("a setup");
    let mut people = People::new(3);
    let person = Person { id: "ann".to_owned(), name: "Ann".to_owned() };
    people.sit(A, Occupant::Person(person)).expect("a free seat");
    let options = |table: &Table<MageWars>| {
        let mut options = Vec::new();
        let asked = table.game().open_questions()[0].seat;
        table.game().options(asked, &mut options);
        options
    };
    let before = options(&table);
    people.say("ann", "I will not attack the Warlock in this game.", 1).expect("a seat");
    assert_eq!(options(&table), before, "what is said changes no answer that is allowed");
    let asked = table.game().open_questions()[0].seat;
    answer(&mut table, asked, before[0]);
    assert!(!options(&table).is_empty());
}
