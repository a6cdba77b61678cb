//! What is shown before an answer: chances of attacks, ways of moves, lines of sight. All from what everyone can see.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_wars::{
    Choice, MageWars, Question, Setup,
    view::{OddsView, View, Way},
};
use rules::{covers, mw};
use serde_json::{Value, json};

/// The first seat's turn in A1, with these things in play beside the two mages (objects 0 and 1).
fn board(objects: &Value) -> MageWars {
    let setup: Setup = serde_json::from_value(json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1,
            "initiative": 0,
            "turn": 0,
            "mages": [{ "zone": "A3", "mana": 9, "active": true }, { "zone": "B3", "active": true }],
            "objects": objects,
        },
    }))
    .expect("a setup");
    let chance = Chance::seeded(Seed::from_number(1));
    MageWars::start(&setup, chance, &mut Log::off()).expect("a right board")
}

fn creature(card: &str, controller: u8) -> Value {
    creature_at("A1", card, controller)
}

fn creature_at(zone: &str, card: &str, controller: u8) -> Value {
    json!({ "creature": {
        "card": card, "controller": controller, "piece": { "zone": zone, "active": true },
    } })
}

fn wall(card: &str, border: &str) -> Value {
    json!({ "conjuration": { "card": card, "controller": 1, "spot": { "border": border } } })
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
fn everybody_is_told_what_was_to_be_expected_of_an_attack() {
    let mut game = board(&json!([creature("timber-wolf", 0), creature("timber-wolf", 1)]));
    activate(&mut game, 2);
    let weighed = serde_json::to_value(odds(&game, 3, 0)).expect("plain data");
    let choice =
        serde_json::from_value(json!({ "attack": { "object": 2, "bar": 0, "target": 3 } }));
    let mut log = Log::recording();
    game.apply(Seat(0), &choice.expect("a choice"), &mut log).expect("it can attack");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let lines: Vec<Value> = log
            .events()
            .iter()
            .filter_map(|event| game.tell(event, viewer))
            .map(|line| serde_json::to_value(line).expect("plain data"))
            .collect();
        let told = |kind: &str| {
            let line = lines.iter().find(|line| line["kind"] == kind).expect(kind);
            line["what"][1]["face"]["odds"].clone()
        };
        assert_eq!(told("attack-declared"), weighed);
        assert_eq!(told("dice-rolled")["dice"], weighed["dice"]);
    }
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

fn seen(game: &MageWars) -> View {
    game.view(Viewer::Seat(Seat(0)))
}

/// The move of the acting creature to this zone.
fn way(game: &MageWars, to: &str) -> Way {
    let found = seen(game).ways.into_iter().find(|way| way.to.to_string() == to);
    found.unwrap_or_else(|| panic!("no way to {to}"))
}

fn then(way: &Way) -> Vec<String> {
    way.then.iter().map(ToString::to_string).collect()
}

#[test]
fn a_move_shows_who_hinders_it_and_where_it_could_go_on() {
    covers![mw::HINDER_01, mw::HINDER_03];
    let objects = [creature("bitterwood-fox", 0), creature_at("B1", "timber-wolf", 1)];
    let mut game = board(&json!(objects));
    activate(&mut game, 2);
    let free = way(&game, "A2");
    assert!(free.hindered_by.is_empty() && free.attacked_by.is_none() && free.mana == 0);
    assert_eq!(then(&free), ["A1", "B2", "A3"]);
    let held = way(&game, "B1");
    assert_eq!(held.hindered_by.iter().map(|id| id.0).collect::<Vec<_>>(), [3]);
    assert_eq!(then(&held), [""; 0], "no further move");
    let others = game.view(Viewer::Seat(Seat(1)));
    assert!(others.ways.is_empty() && others.outlooks.is_empty(), "whoever is not asked");

    // What was shown comes true.
    let answer = |game: &mut MageWars, choice: &Choice| {
        game.apply(Seat(0), choice, &mut Log::off()).expect("it is open");
    };
    answer(&mut game, &free.choice);
    let mut on: Vec<_> = seen(&game).ways.iter().map(|way| way.to.to_string()).collect();
    on.sort();
    assert_eq!(on, ["A1", "A3", "B2"]);
    let last = way(&game, "A3");
    answer(&mut game, &last.choice);
    assert_eq!(seen(&game).ways, [], "two moves are all there are");
}

#[test]
fn a_move_shows_the_wall_that_attacks_and_what_it_costs() {
    covers![mw::WALL_10, mw::MOVE_06];
    let orb = json!({ "conjuration": {
        "card": "suppression-orb", "controller": 1, "spot": { "zone": "B3" },
    } });
    let mut game = board(&json!([creature("blue-gremlin", 0), wall("wall-of-fire", "A1-B1"), orb]));
    activate(&mut game, 2);
    // For a mana it teleports in place of moving: then nothing of both concerns it.
    game.apply(Seat(0), &Choice::May(true), &mut Log::off()).expect("it can be paid");
    let leap = way(&game, "B1");
    assert_eq!((leap.attacked_by, leap.mana), (None, 0));

    let objects = json!([creature("timber-wolf", 0), wall("wall-of-fire", "A1-B1"), orb]);
    let mut game = board(&objects);
    activate(&mut game, 2);
    let burning = way(&game, "B1");
    assert_eq!((burning.attacked_by.map(|id| id.0), burning.mana), (Some(3), 1));
    assert_eq!(way(&game, "A2").attacked_by, None);
}

#[test]
fn whoever_aims_sees_distances_and_the_walls_in_the_way() {
    covers![mw::LOS_04, mw::RANGE_02];
    let objects = [creature_at("A1", "timber-wolf", 1), wall("wall-of-stone", "A2-A3")];
    let mut game = board(&json!(objects));
    activate(&mut game, 0);
    let outlooks = seen(&game).outlooks;
    let [mage] = &outlooks[..] else { panic!("the mage alone aims: {outlooks:?}") };
    assert_eq!((mage.who.0, mage.from.to_string()), (0, "A3".to_owned()));
    let zones: Vec<_> = mage
        .zones
        .iter()
        .map(|sight| (sight.zone.to_string(), sight.distance, sight.hidden_by.len()))
        .collect();
    let expected =
        [("A1", 2, 1), ("B1", 3, 1), ("A2", 1, 1), ("B2", 2, 0), ("A3", 0, 0), ("B3", 1, 0)];
    assert_eq!(zones, expected.map(|(zone, far, walls)| (zone.to_owned(), far, walls)));
    assert_eq!(mage.zones[0].hidden_by[0].0, 3, "the wall");
}

#[test]
fn a_further_attack_says_its_dice_too() {
    let objects = [
        creature("adramelech-lord-of-fire", 0),
        creature("steelclaw-grizzly", 1),
        creature("timber-wolf", 1),
        json!({ "enchantment": { "card": "bear-strength", "controller": 0, "on": 2, "hidden": false } }),
    ];
    let mut game = board(&json!(objects));
    activate(&mut game, 2);
    let sweep = json!({ "attack": { "object": 2, "bar": 1, "target": 3 } });
    let sweep = serde_json::from_value(sweep).expect("a choice");
    game.apply(Seat(0), &sweep, &mut Log::off()).expect("the first attack");
    let view = game.view(Viewer::Seat(Seat(0)));
    let second: Vec<_> = view
        .forecasts
        .iter()
        .filter(|forecast| matches!(forecast.choice, Choice::Sweep(_)))
        .map(|forecast| (forecast.target.0, forecast.odds.dice.value))
        .collect();
    // Melee +2 was for the first attack; the own mage stands elsewhere.
    assert_eq!(second, [(4, 4)]);
}
