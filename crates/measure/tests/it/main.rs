use std::{process::Command, time::Duration};

use mage_knight::MageKnight;
use mage_wars::MageWars;
use measure::{Walk, speed};
use serde_json::Value;

#[test]
fn a_walk_is_the_same_every_time_and_goes_on_through_games() {
    let mut one = Walk::<MageWars>::new();
    let mut two = Walk::<MageWars>::new();
    assert_eq!(one.states(20, 50), two.states(20, 50));
    assert!(Walk::<MageKnight>::new().decide(2000) >= 2000);
}

#[test]
fn the_digest_of_a_walk_tells_it_from_others() {
    let digest = |decisions| Walk::<MageWars>::new().digest(decisions);
    assert_eq!(digest(200), digest(200));
    assert_ne!(digest(200), digest(201));
}

#[test]
fn every_number_of_speed_is_measured() {
    let speed = speed::<MageKnight>(Duration::from_millis(50));
    assert!(speed.decisions_per_second > 1.0 && speed.answers_per_decision >= 1.0, "{speed:?}");
    assert!(
        speed.clone_ns > 1.0 && speed.options_ns > 1.0 && speed.mean_options >= 1.0,
        "{speed:?}"
    );
}

#[test]
fn allocations_are_counted() {
    let run = Command::new(env!("CARGO_BIN_EXE_measure-allocations"))
        .args(["mage-wars", "--decisions", "500"])
        .output()
        .unwrap();
    let counted: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert!(
        counted["allocations_per_decision"].as_f64().is_some_and(|count| count > 0.0),
        "{counted}"
    );
}

#[test]
fn an_unknown_game_is_refused() {
    let run =
        Command::new(env!("CARGO_BIN_EXE_measure")).args(["speed", "chess"]).output().unwrap();
    assert_eq!(run.status.code(), Some(2));
}
