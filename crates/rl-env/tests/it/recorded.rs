//! Recorded games, read as positions.

use kernel::{Game, Seed};
use mage_knight::MageKnight;
use mage_wars::MageWars;
use rl_env::{Numbers, Order, Recorded, Sample, SetupOf, recorded::record};

const ALL: Sample = Sample { of_each: None, thought: false, seed: 0 };

/// A file with a few games of these bots, each with a setup of its own.
fn file<G: Numbers>(bots: &[&str], rounds: u32, games: u64) -> Vec<u8>
where
    <G as Game>::Setup: Default,
{
    let setup = SetupOf::Random { made: G::random_setup, seats: bots.len() };
    let bots = bots.iter().map(ToString::to_string).collect();
    let order = Order { bots, games, seed: 3, opening: 4, rounds: Some(rounds) };
    record::<G>(&setup, &order).unwrap()
}

fn check<G: Numbers>(file: &[u8], games: usize) {
    let read = Recorded::<G>::read(file).unwrap();
    assert_eq!(read.games().len(), games);
    let all = read.positions(0, games, ALL).unwrap();
    let decisions: usize = read.games().iter().map(|game| game.decisions.len()).sum();
    assert_eq!(all.games.len(), decisions);
    assert_eq!(all.observations.len(), decisions * G::length());
    assert_eq!(all.offsets.len(), decisions + 1);
    assert_eq!(all.answers.len(), all.slots.len() * G::ANSWER.len());
    for at in 0..decisions {
        let mine = all.offsets[at] as usize..all.offsets[at + 1] as usize;
        assert!(all.slots[mine.clone()].contains(&all.chosen[at]));
        let sum: f32 = all.shares[mine].iter().sum();
        assert!(sum == 0.0 || (sum - 1.0).abs() < 1e-4, "{sum}");
        assert!((0.0..=1.0).contains(&all.judged[at]));
        assert!(all.decisions[at] >= 4 || all.values[at].is_nan(), "the opening is drawn");
    }
    assert!(all.values.iter().any(|value| !value.is_nan()));
    let some = read.positions(0, games, Sample { of_each: Some(3), thought: true, seed: 1 });
    let some = some.unwrap();
    assert_eq!(some.games.len(), 3 * games);
    assert!(some.values.iter().all(|value| !value.is_nan()));
}

#[test]
fn games_of_mage_wars_are_read_as_they_were_played() {
    let file = file::<MageWars>(&["easy:iterations=10", "greedy"], 3, 4);
    check::<MageWars>(&file, 4);
    assert!(Recorded::<MageKnight>::read(&file).unwrap_err().contains("mage-wars"));
    // With other dice they go another way, and that is noticed.
    let text = String::from_utf8_lossy(&file);
    let seed = Seed::from_number(3).to_string();
    assert!(text.contains(&seed));
    let mut other = file.clone();
    let at = file.windows(seed.len()).position(|window| window == seed.as_bytes()).unwrap();
    other[at..at + seed.len()].copy_from_slice(Seed::from_number(4).to_string().as_bytes());
    let wrong = Recorded::<MageWars>::read(&other).unwrap().positions(0, 4, ALL);
    assert!(wrong.unwrap_err().contains("other rules or cards"));
}

#[test]
fn games_of_mage_knight_are_read_as_they_were_played() {
    let file = file::<MageKnight>(&["easy:iterations=10"], 2, 3);
    check::<MageKnight>(&file, 3);
}
