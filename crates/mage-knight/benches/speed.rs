//! How fast a state is cloned, options are listed and games are played.

use divan::{Bencher, black_box, counter::ItemsCount};
use kernel::{Chance, Game, Log, Seat, Seed, random_answer};
use mage_knight::{Choice, MageKnight, Setup};

fn main() {
    divan::main();
}

fn fresh(seed: u64) -> MageKnight {
    let chance = Chance::seeded(Seed::from_number(seed));
    MageKnight::start(&Setup::default(), chance, &mut Log::off()).expect("a valid setup")
}

/// A state some answers into a game.
fn under_way() -> MageKnight {
    let mut game = fresh(7);
    let mut chance = Chance::seeded(Seed::from_number(7));
    let mut options = Vec::new();
    for _ in 0..40 {
        let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) else { break };
        game.apply_unchecked(seat, &choice, &mut Log::off());
    }
    game
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = under_way();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn options(bencher: Bencher<'_, '_>) {
    let game = under_way();
    let mut out: Vec<Choice> = Vec::with_capacity(64);
    bencher.bench_local(|| {
        black_box(&game).options(Seat(0), &mut out);
        black_box(out.len())
    });
}

/// Plays a whole game at random and says how many answers it took.
fn play_out(game: &MageKnight, seed: u64) -> usize {
    let mut game = game.clone();
    let mut chance = Chance::seeded(Seed::from_number(seed));
    let mut options = Vec::with_capacity(64);
    let mut log = Log::off();
    let mut decisions = 0;
    while let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) {
        game.apply_unchecked(seat, &choice, &mut log);
        decisions += 1;
    }
    decisions
}

/// Items are decisions.
#[divan::bench]
fn random_play_out(bencher: Bencher<'_, '_>) {
    let game = fresh(1);
    let decisions = play_out(&game, 1);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play_out(black_box(&game), 1));
}
