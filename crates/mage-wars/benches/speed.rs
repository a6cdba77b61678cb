//! Time per clone, per listing of options and per random game.

use divan::{Bencher, black_box};
use kernel::{Chance, Game, Log, Seed, random_answer};
use mage_wars::{MageWars, Setup};

fn main() {
    divan::main();
}

/// A game in the middle: random answers from a fixed seed.
fn middle() -> MageWars {
    let seed = Seed::from_number(7);
    let mut game = MageWars::start(&Setup::default(), Chance::seeded(seed), &mut Log::off())
        .expect("the default setup is valid");
    let mut chance = Chance::seeded(seed);
    let mut options = Vec::new();
    for _ in 0..20 {
        if let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) {
            game.apply_unchecked(seat, &choice, &mut Log::off());
        }
    }
    game
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn options(bencher: Bencher<'_, '_>) {
    let game = middle();
    let seat = game.open_questions()[0].seat;
    let mut options = Vec::new();
    bencher.bench_local(|| game.options(black_box(seat), &mut options));
}

#[divan::bench]
fn random_game(bencher: Bencher<'_, '_>) {
    let mut number = 0;
    let mut options = Vec::new();
    bencher.bench_local(|| {
        number += 1;
        let seed = Seed::from_number(number);
        let mut game = MageWars::start(&Setup::default(), Chance::seeded(seed), &mut Log::off())
            .expect("the default setup is valid");
        let mut chance = Chance::seeded(seed);
        while let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) {
            game.apply_unchecked(seat, &choice, &mut Log::off());
        }
        game
    });
}
