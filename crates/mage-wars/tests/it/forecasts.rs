//! What is to be expected of an attack: every number from what everyone can see, and exact.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_wars::{Choice, MageWars, Question, Setup, view::OddsView};
use serde_json::{Value, json};

/// The first seat's turn in A1, with these things in play beside the two mages (objects 0 and 1).
fn board(objects: &Value) -> MageWars {
    let setup: Setup = serde_json::from_value(json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1,
            "initiative": 0,
            "turn": 0,
            "mages": [{ "zone": "A3", "active": true }, { "zone": "B3", "active": true }],
            "objects": objects,
        },
    }))
    .expect("a setup");
    let chance = Chance::seeded(Seed::from_number(1));
    MageWars::start(&setup, chance, &mut Log::off()).expect("a right board")
}

fn creature(card: &str, controller: u8) -> Value {
    json!({ "creature": {
        "card": card, "controller": controller, "piece": { "zone": "A1", "active": true },
    } })
}

/// Activates a creature of the first seat.
fn activate(game: &mut MageWars, id: u16) {
    let choice = serde_json::from_value(json!({ "activate": id })).expect("a choice");
    game.apply(Seat(0), &choice, &mut Log::off()).expect("it can be activated");
}

/// What the first seat is told of its attack on this target with this bar.
fn odds(game: &MageWars, target: u16, with: u8) -> OddsView {
    let view = game.view(Viewer::Seat(Seat(0)));
    let found = view.forecasts.into_iter().find(|forecast| match forecast.choice {
        Choice::Attack { bar, .. } => bar == with && forecast.target.0 == target,
        _ => false,
    });
    found.expect("the attack is open").odds
}

#[test]
fn an_attack_is_weighed_before_it_is_made() {
    let mut game = board(&json!([creature("timber-wolf", 0), creature("timber-wolf", 1)]));
    activate(&mut game, 2);
    let odds = odds(&game, 3, 0);
    assert_eq!((odds.dice.value, odds.armor.value, odds.left), (4, 2, 10));
    assert_eq!(odds.kills, 0, "four dice cannot do ten damage");
    assert_eq!(odds.damage.len(), 9, "eight at most, all critical");
    let sum: i32 = odds.damage.iter().map(|chance| i32::from(*chance)).sum();
    assert!((995..=1005).contains(&sum), "all of it, but for rounding: {sum}");
    assert!(odds.mean < 40, "armor takes something");
    let others = game.view(Viewer::Seat(Seat(1)));
    assert!(others.forecasts.is_empty(), "whoever is not asked has no answers");
}

#[test]
fn every_die_has_its_source() {
    let strength = json!({ "enchantment": { "card": "bear-strength", "controller": 0, "on": 2, "hidden": false } });
    let mut game =
        board(&json!([creature("timber-wolf", 0), creature("timber-wolf", 1), strength]));
    activate(&mut game, 2);
    let odds = odds(&game, 3, 0);
    let parts: Vec<_> =
        odds.dice.parts.iter().map(|part| (part.from.map(|id| id.0), part.amount)).collect();
    assert_eq!(parts, [(None, 4), (Some(4), 2)], "printed on the bar, and given by the spell");
}

#[test]
fn nothing_hidden_is_counted() {
    let dice = |hidden: bool| {
        let strength = json!({ "enchantment": {
            "card": "bear-strength", "controller": 0, "on": 2, "hidden": hidden,
        } });
        let mut game =
            board(&json!([creature("timber-wolf", 0), creature("timber-wolf", 1), strength]));
        activate(&mut game, 2);
        // With something hidden the window after the activation comes first.
        while matches!(game.asked(Seat(0)), Some(Question::Reveal { .. })) {
            game.apply(Seat(0), &Choice::Pass, &mut Log::off()).expect("a pass");
        }
        odds(&game, 3, 0).dice.value
    };
    assert_eq!((dice(true), dice(false)), (4, 6));
}

#[test]
fn a_second_strike_counts_with_what_the_first_may_bring() {
    let objects = json!([creature("goran-werewolf-pet", 0), creature("blue-gremlin", 1)]);
    let mut game = board(&objects);
    activate(&mut game, 2);
    let fangs = odds(&game, 3, 0);
    assert_eq!((fangs.strikes, fangs.dice.value, fangs.damage.len()), (1, 4, 9));
    let claws = odds(&game, 3, 1);
    assert_eq!((claws.strikes, claws.dice.value), (2, 3));
    // Three dice, and once it bleeds four: 6 and 8 damage at most.
    assert_eq!(claws.damage.len(), 15);
    assert!(claws.kills > fangs.kills, "{} against {}", claws.kills, fangs.kills);
    assert_eq!(claws.avoids, 5, "its Defense needs 8 or more");
    assert_eq!(claws.misses, 0);
}
