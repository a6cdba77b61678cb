//! What an enchantment lies on may lie hidden itself: who may not know it is not told its name.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_wars::{
    Choice, MageWars, Question, Setup, cards,
    flow::{Aim, Spell},
    state::ObjectId,
};
use rules::{covers, mw};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// A hidden Rhino Hide of seat A on its own mage.
const HIDE: ObjectId = ObjectId(2);

fn board() -> MageWars {
    let setup: Setup = serde_json::from_value(serde_json::json!({
        "seats": [{ "mage": "wizard" }, { "mage": "warlock" }],
        "position": {
            "round": 1,
            "initiative": 0,
            "turn": 0,
            "mages": [{ "zone": "A1", "mana": 20, "active": true }, { "zone": "B3", "active": true }],
            "objects": [
                { "enchantment": { "card": "rhino-hide", "controller": 0, "on": 0, "hidden": true } },
            ],
            "prepared": [{ "seat": 0, "card": "decoy", "caster": 0 }],
        },
    }))
    .expect("a setup");
    MageWars::start(&setup, Chance::seeded(Seed::from_number(1)), &mut Log::off()).expect("a board")
}

/// Gives an answer, and then passes until it has come to its end; what each seat was told.
fn told(game: &mut MageWars, choice: &Choice, is_over: fn(&MageWars) -> bool) -> [String; 2] {
    let mut told = [String::new(), String::new()];
    let (mut seat, mut choice) = (A, *choice);
    for _ in 0..40 {
        let mut log = Log::recording();
        game.apply(seat, &choice, &mut log).expect("a legal answer");
        for event in log.take() {
            for (told, viewer) in told.iter_mut().zip([A, B]) {
                let line = game.tell(&event, Viewer::Seat(viewer));
                told.push_str(&serde_json::to_string(&line).unwrap());
            }
        }
        if is_over(game) {
            return told;
        }
        seat = game.open_questions().first().expect("somebody is asked").seat;
        choice = Choice::Pass;
    }
    panic!("it never ends");
}

/// Lets moments to reveal go by until seat A is asked such a question.
fn pass_until(game: &mut MageWars, is_asked: fn(&Question) -> bool) {
    while !game.asked(A).is_some_and(is_asked) {
        let seat = game.open_questions()[0].seat;
        game.apply(seat, &Choice::Pass, &mut Log::off()).expect("a moment to reveal");
    }
}

#[test]
fn a_hidden_host_is_named_to_its_own_side_alone() {
    covers![mw::HIDDEN_05, mw::HIDDEN_07];
    let mut game = board();
    game.apply(A, &Choice::Activate(ObjectId(0)), &mut Log::off()).unwrap();
    pass_until(&mut game, |question| matches!(question, Question::Act { .. }));
    let decoy = Spell::Card(cards::find("decoy").expect("a card"));
    let cast = Choice::Cast { caster: ObjectId(0), spell: decoy, on: Aim::Object(HIDE) };
    let lies = |game: &MageWars| game.view(Viewer::Omniscient).objects.len() == 4;
    let [ours, theirs] = told(&mut game, &cast, lies);
    assert!(ours.contains("rhino-hide"), "{ours}");
    assert!(theirs.contains("log-hidden-on") && !theirs.contains("rhino-hide"), "{theirs}");
    // It is named as little when what lies on it is turned up.
    pass_until(&mut game, |question| matches!(question, Question::Reveal { .. }));
    let reveal = Choice::Reveal { enchantment: ObjectId(3), pay: true };
    let gone = |game: &MageWars| game.view(Viewer::Omniscient).objects.len() == 3;
    let [ours, theirs] = told(&mut game, &reveal, gone);
    assert!(ours.contains("rhino-hide") && ours.contains("decoy"), "{ours}");
    assert!(theirs.contains("decoy") && !theirs.contains("rhino-hide"), "{theirs}");
}
