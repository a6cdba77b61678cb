//! Bots that search, on a small game and on the clock.

use std::time::{Duration, Instant};

use bots::{Allowance, Habits, Search, Spec, simulate};
use kernel::{Chance, Game, Log, Player, Seat, Seed, Sight};
use mage_wars::MageWars;
use toy::{Choice, Setup, Toy};

use crate::{plan, setup};

fn search<G: bots::Guide>(allowance: Allowance) -> Search<G> {
    Search::new(
        Habits { allowance, least: 4, most: 60, ahead: 1, focus: 1 },
        G::weights(),
        Seed::from_number(1),
    )
}

#[test]
fn a_search_finds_the_trick_of_the_sticks_by_itself() {
    // Seven are left: who takes three leaves four.
    let game = Toy::start(
        &Setup { sticks: 7, ..Setup::default() },
        Chance::seeded(Seed::from_number(3)),
        &mut Log::off(),
    )
    .unwrap();
    let mut options = Vec::new();
    let seat = game.asks()[0].seat;
    game.options(seat, &mut options);
    let opinions =
        search::<Toy>(Allowance::Playouts(2_000)).think(&Sight::new(&game, seat), &options);
    assert_eq!(options[opinions[0].at], Choice::Take(3), "{opinions:?}");
    assert!(opinions[0].value > opinions[1].value);
}

#[test]
fn a_search_with_a_number_of_playouts_is_its_seed_on_any_number_of_threads() {
    let bots = ["easy:iterations=60", "hard:iterations=60"].map(|spec| Spec::parse(spec).unwrap());
    let run = |threads| {
        let player = |seat: Seat, seed| bots[seat.index()].player::<Toy>(seed);
        simulate::<Toy>(&[setup()], 2, &plan(40, threads), player, || ()).unwrap()
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn a_round_of_mage_wars_takes_no_more_time_than_it_is_given() {
    const GIVEN: Duration = Duration::from_millis(60);
    let setup = mage_wars::Setup::default();
    let chance = Chance::seeded(Seed::from_number(5));
    let mut game = MageWars::start(&setup, chance, &mut Log::off()).unwrap();
    let mut bot = search::<MageWars>(Allowance::Time(GIVEN));
    let mut other = bots::player::<MageWars>("random", Seed::from_number(2)).unwrap();
    let (mut spent, mut round, mut asked) = (Duration::ZERO, 0, 0);
    let mut options = Vec::new();
    while let Some(seat) = game.asks().first().map(|ask| ask.seat).filter(|_| game.round() < 4) {
        if game.round() != round {
            (spent, round) = (Duration::ZERO, game.round());
        }
        game.options(seat, &mut options);
        let at = match seat {
            Seat(0) => {
                let begun = Instant::now();
                let at = bot.choose(&Sight::new(&game, seat), &options);
                spent += begun.elapsed();
                asked += 1;
                at
            }
            _ => other.choose(&Sight::new(&game, seat), &options),
        };
        let choice = options[at];
        game.apply(seat, &choice, &mut Log::off()).unwrap();
        assert!(spent < GIVEN + Duration::from_millis(100), "round {round}: {spent:?}");
    }
    assert!(asked > 10, "{asked}");
}
