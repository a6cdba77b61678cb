//! Bots that search, on a small game and on the clock.

use std::{
    cell::Cell,
    sync::LazyLock,
    time::{Duration, Instant},
};

use bots::{Allowance, Search, SearchConfig, Spec, simulate};
use kernel::{Chance, Game, InfoState, Log, Player, Seat, Seed};
use mage_wars::MageWars;
use toy::{Choice, Setup, Toy};

use crate::{plan, setup};

fn search<G: bots::Heuristics>(allowance: Allowance) -> Search<G> {
    Search::new(
        SearchConfig { allowance, min_answers: 4, max_answers: 60, horizon: 1, policy_power: 1 },
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
    let seat = game.open_questions()[0].seat;
    game.options(seat, &mut options);
    let ranked_answers =
        search::<Toy>(Allowance::Playouts(2_000)).think(&InfoState::new(&game, seat), &options);
    assert_eq!(options[ranked_answers[0].at], Choice::Take(3), "{ranked_answers:?}");
    assert!(ranked_answers[0].value > ranked_answers[1].value);
}

#[test]
fn a_search_with_a_number_of_playouts_is_its_seed_on_any_number_of_threads() {
    let bots = ["easy:iterations=60", "hard:iterations=60"].map(|spec| Spec::parse(spec).unwrap());
    let run = |threads| {
        let player = |seat: Seat, seed| bots[seat.index()].player::<Toy>(seed);
        simulate::<Toy>(&[setup()], 2, &plan(40, threads), player, |_| true).unwrap()
    };
    assert_eq!(run(1), run(2));
}

thread_local! {
    static TICKS: Cell<u32> = const { Cell::new(0) };
}

/// A clock on which a millisecond passes whenever it is read, whatever else the machine does.
fn ticking() -> Instant {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    TICKS.set(TICKS.get() + 1);
    *BEGUN + Duration::from_millis(u64::from(TICKS.get()))
}

#[test]
fn a_round_of_mage_wars_takes_no_more_time_than_it_is_given() {
    const GIVEN: u32 = 60;
    /// Looks at the clock before and after the playouts: every question costs them.
    const AROUND: u32 = 5;
    let setup = mage_wars::Setup::default();
    let chance = Chance::seeded(Seed::from_number(5));
    let mut game = MageWars::start(&setup, chance, &mut Log::off()).unwrap();
    let given = Allowance::Time(Duration::from_millis(u64::from(GIVEN)));
    let mut bot = search::<MageWars>(given).with_clock(ticking);
    let mut other = bots::player::<MageWars>("random", Seed::from_number(2)).unwrap();
    let (mut spent, mut round, mut questions, mut most) = (0, 0, 0, 0);
    let mut options = Vec::new();
    while let Some(seat) =
        game.open_questions().first().map(|ask| ask.seat).filter(|_| game.round() < 4)
    {
        if game.round() != round {
            (spent, round, questions) = (0, game.round(), 0);
        }
        game.options(seat, &mut options);
        let at = match seat {
            Seat(0) => {
                let begun = TICKS.get();
                let at = bot.choose(&InfoState::new(&game, seat), &options);
                spent += TICKS.get() - begun;
                questions += 1;
                at
            }
            _ => other.choose(&InfoState::new(&game, seat), &options),
        };
        let choice = options[at];
        game.apply(seat, &choice, &mut Log::off()).unwrap();
        assert!(spent <= GIVEN + questions * AROUND, "round {round}: {spent}");
        most = most.max(spent);
    }
    assert!(most > GIVEN / 2, "it thinks: {most}");
}
