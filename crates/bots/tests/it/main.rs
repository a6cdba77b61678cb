//! Bots and simulations, tried on the toy game.

mod honest;
mod mage_knight;
mod recording;
mod search;
mod tactics;

use bots::{Plan, SeatsError, Spec, Tally, Thinker, simulate};
use kernel::{Chance, Game, InfoState, Log, Player, Seat, Seed};
use toy::{Choice, Mischief, Setup, Toy};

fn plan(games: u64, threads: usize) -> Plan {
    Plan { threads, ..Plan::new(Seed::from_number(7), games) }
}

fn run(setup: &Setup, plan: &Plan) -> Tally {
    let random = Spec::parse("random").unwrap();
    simulate::<Toy>(std::slice::from_ref(setup), 2, plan, |_, seed| random.player(seed), |_| true)
        .unwrap()
}

fn setup() -> Setup {
    Setup { sticks: 23, ..Setup::default() }
}

/// Takes as many as leave a multiple of four: nobody beats it from a number that is not one.
struct Clever;

impl Player<Toy> for Clever {
    fn choose(&mut self, info: &InfoState<'_, Toy>, options: &[Choice]) -> usize {
        let wanted = Choice::Take(info.view().sticks % 4);
        options.iter().position(|choice| *choice == wanted).unwrap_or(0)
    }
}

impl Thinker<Toy> for Clever {}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let one = run(&setup(), &plan(500, 1));
    assert_eq!(one, run(&setup(), &plan(500, 2)));
    assert_eq!(one, run(&setup(), &plan(500, 5)));
    let other = Plan { seed: Seed::from_number(8), ..plan(500, 1) };
    assert_ne!(one, run(&setup(), &other));
}

#[test]
fn every_game_is_counted_once_and_forced_answers_apart() {
    let tally = run(&setup(), &plan(500, 2));
    assert_eq!((tally.games, tally.wins.iter().sum::<u64>()), (500, 500));
    assert_eq!((tally.draws, tally.errors.len()), (0, 0));
    // The last stick leaves no choice, and some games come down to it.
    assert!(tally.forced > 0 && tally.decisions > 500, "{tally:?}");
    // The winner's score is one, the loser's none.
    assert_eq!(tally.scores, tally.wins.iter().map(|wins| *wins as i64).collect::<Vec<_>>());
}

#[test]
fn a_run_in_two_parts_is_the_run_as_a_whole() {
    let whole = run(&setup(), &plan(40, 1));
    let front = run(&setup(), &plan(15, 1));
    let back = run(&setup(), &Plan { first: 15, ..plan(25, 2) });
    assert_eq!(whole.decisions, front.decisions + back.decisions);
    assert_eq!(whole.wins[0], front.wins[0] + back.wins[0]);
}

#[test]
fn a_bot_that_knows_the_trick_beats_one_that_does_not() {
    let random = Spec::parse("random").unwrap();
    let player = |seat: Seat, seed| -> Box<dyn Thinker<Toy>> {
        if seat == Seat(0) { Box::new(Clever) } else { random.player(seed) }
    };
    let tally = simulate::<Toy>(&[setup()], 2, &plan(300, 2), player, |_| true).unwrap();
    assert!(tally.wins[0] > 280, "{tally:?}");
}

#[test]
fn a_game_without_end_is_an_error_with_its_number_and_seed() {
    let setup = Setup { mischief: Mischief::Endless, ..setup() };
    let tally = run(&setup, &Plan { answers: 100, ..plan(3, 2) });
    assert_eq!(tally.games, 0);
    let numbers: Vec<_> = tally.errors.iter().map(|error| error.game).collect();
    assert_eq!(numbers, [0, 1, 2]);
    assert!(tally.errors[0].what.contains("100 answers"), "{}", tally.errors[0]);
    assert!(tally.errors.iter().all(|error| error.endless));
    assert_eq!(tally.errors[2].seed, simulate::game_seed(Seed::from_number(7), 2));
}

#[test]
fn faults_and_panics_of_one_game_stop_no_other() {
    for (mischief, text) in
        [(Mischief::Fault, "a stick broke"), (Mischief::Panic, "panic: the sticks")]
    {
        let tally = run(&Setup { mischief, ..setup() }, &plan(20, 2));
        assert!(tally.games > 0 && !tally.errors.is_empty(), "{tally:?}");
        assert_eq!(tally.games + tally.errors.len() as u64, 20);
        assert!(tally.errors[0].what.starts_with(text), "{}", tally.errors[0]);
        assert!(tally.errors.iter().all(|error| !error.endless));
    }
}

#[test]
fn a_bot_must_choose_what_is_offered() {
    struct Wild;
    impl Player<Toy> for Wild {
        fn choose(&mut self, _: &InfoState<'_, Toy>, options: &[Choice]) -> usize {
            options.len()
        }
    }
    impl Thinker<Toy> for Wild {}
    let tally =
        simulate::<Toy>(&[setup()], 2, &plan(1, 1), |_, _| Box::new(Wild), |_| true).unwrap();
    assert!(tally.errors[0].what.contains("seat A chose answer 5 of 5"), "{tally:?}");
}

#[test]
fn seats_and_setup_are_checked_before_anything_is_played() {
    let random = Spec::parse("random").unwrap();
    let tried = |setup: &Setup, players| {
        simulate::<Toy>(
            std::slice::from_ref(setup),
            players,
            &plan(1, 1),
            |_, seed| random.player(seed),
            |_| true,
        )
    };
    assert_eq!(tried(&setup(), 3), Err(SeatsError::Count { seats: 2, players: 3 }));
    let empty = Setup { sticks: 0, ..setup() };
    assert!(matches!(tried(&empty, 2), Err(SeatsError::Setup(problems)) if problems.len() == 1));
}

#[test]
fn a_random_bot_is_its_seed() {
    let game = Toy::start(&setup(), Chance::seeded(Seed::from_number(1)), &mut Log::off()).unwrap();
    let mut options = Vec::new();
    game.options(Seat(0), &mut options);
    let choices = |number| {
        let mut bot = bots::player::<Toy>("random", Seed::from_number(number)).unwrap();
        (0..40).map(|_| bot.choose(&InfoState::new(&game, Seat(0)), &options)).collect::<Vec<_>>()
    };
    assert_eq!(choices(1), choices(1));
    assert_ne!(choices(1), choices(2));
    assert!((0..5).all(|at| choices(1).contains(&at)), "every answer comes up");
}
