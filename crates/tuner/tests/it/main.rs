//! The tuner, tried on the toy game: it finds better weights, repeats itself, and goes on where it stopped.

mod program;

use std::sync::Arc;

use bots::{Spec, weights};
use kernel::Seed;
use toy::{Mischief, Setup, Toy, Weights};
use tuner::{Contest, ContestError, Measure, Progress, Provenance, Round, TuneError, run};

/// Likes pears, and minds wasps little.
const SPOILED: Weights = Weights { apple: 0.5, pear: 3.0, wasp: -0.5 };

fn setup(seats: u8) -> Setup {
    let secrets = (0..seats).map(u64::from).collect();
    Setup { sticks: 16 * seats, secrets, baskets: true, ..Setup::default() }
}

fn spec(text: &str) -> Spec {
    Spec::parse(text).unwrap()
}

fn contest(seats: u8, threads: usize) -> Contest<Toy> {
    let seed = Seed::from_number(5);
    Contest::new(vec![setup(seats)], spec("greedy"), Arc::new(SPOILED), seed, threads).unwrap()
}

fn record() -> Provenance<Weights> {
    Provenance {
        game: "toy".to_owned(),
        bot: "greedy".to_owned(),
        setups: "usual".to_owned(),
        seed: Seed::from_number(5),
        population: 8,
        games: 40,
        step: 0.5,
        date: None,
        games_played: 0,
        check: None,
        rounds: Vec::new(),
        start: SPOILED,
    }
}

type Heard = (usize, Weights);

/// Plays rounds and gives the weights found, with what was heard on the way.
fn tuned(
    contest: &Contest<Toy>,
    record: &mut Provenance<Weights>,
    rounds: usize,
) -> (Weights, Vec<Heard>) {
    let mut heard = Vec::new();
    let listen = |progress: &Progress<'_, Weights>, _: &Provenance<Weights>| {
        heard.push((progress.rounds, progress.weights.clone()));
        Ok::<(), String>(())
    };
    let found = run(contest, record, rounds, listen).unwrap();
    (found, heard)
}

#[test]
fn spoiled_weights_get_better_against_themselves() {
    let contest = contest(2, 1);
    let mut record = record();
    let (found, heard) = tuned(&contest, &mut record, 8);
    assert_eq!(heard.len(), 8);
    assert_eq!(heard.last().unwrap().1, found);
    assert_eq!(record.games_played, 8 * 8 * 40);
    let check = contest.check(&Arc::new(found.clone()), 200).unwrap();
    assert_eq!((check.measure, check.games), (Measure::Won, 200));
    assert!(check.is_better() && check.score > 0.7, "{check:?} {found:?}");
    assert!(found.wasp < 0.0 && found.apple > 0.0 && found.pear > 0.0, "signs are kept");
    assert!(found.apple / found.pear > SPOILED.apple / SPOILED.pear, "{found:?}");
}

#[test]
fn spoiled_weights_get_a_better_score_alone() {
    let contest = contest(1, 1);
    let (found, _) = tuned(&contest, &mut record(), 6);
    let check = contest.check(&Arc::new(found), 200).unwrap();
    assert_eq!(check.measure, Measure::Points);
    assert!(check.is_better() && check.low < check.score && check.score < check.high, "{check:?}");
    let same = contest.check(&Arc::new(SPOILED), 50).unwrap();
    assert!(same.score == 0.0 && !same.is_better(), "the start is as good as itself: {same:?}");
}

#[test]
fn the_start_wins_half_of_its_games_against_itself() {
    let check = contest(2, 2).check(&Arc::new(SPOILED), 400).unwrap();
    assert!(check.low < 0.5 && check.high > 0.5 && !check.is_better(), "{check:?}");
}

#[test]
fn the_same_seed_finds_the_same_on_any_number_of_threads() {
    let (mut one, mut two) = (record(), record());
    let found = tuned(&contest(2, 1), &mut one, 3);
    assert_eq!(found, tuned(&contest(2, 2), &mut two, 3));
    assert_eq!(one, two);
    let mut other = Provenance { seed: Seed::from_number(6), ..record() };
    assert_ne!(found, tuned(&contest(2, 1), &mut other, 3));
}

#[test]
fn a_run_that_was_stopped_and_read_back_goes_on_as_if_it_had_not_been() {
    let contest = contest(2, 1);
    let mut whole = record();
    let (found, heard) = tuned(&contest, &mut whole, 5);
    let mut stopped = record();
    let (half_way, _) = tuned(&contest, &mut stopped, 2);
    let file = weights::write(&half_way, &stopped).unwrap();
    let (read, mut resumed) =
        weights::read_with_provenance::<Weights, Provenance<Weights>>(&file).unwrap();
    assert_eq!((&read, &resumed), (&half_way, &stopped));
    let (end, heard_after) = tuned(&contest, &mut resumed, 5);
    assert_eq!(heard_after.first(), Some(&(2, half_way)), "first, what the record came to");
    assert_eq!(heard_after[1..], heard[2..]);
    assert_eq!((end, resumed), (found, whole));
}

#[test]
fn a_file_with_its_provenance_is_a_file_of_weights_as_well() {
    let file = weights::write(&SPOILED, &record()).unwrap();
    assert_eq!(weights::read::<Weights>(&file), Ok(SPOILED));
}

#[test]
fn whoever_cannot_write_stops_the_run() {
    let contest = contest(2, 1);
    let mut record = record();
    let full = |_: &Progress<'_, Weights>, _: &Provenance<Weights>| Err("the disk is full");
    assert_eq!(run(&contest, &mut record, 5, full), Err(TuneError::Heard("the disk is full")));
    assert_eq!(record.rounds.len(), 1, "what was played is in the record");
}

#[test]
fn only_bots_that_judge_and_repeat_themselves_can_be_tuned_for() {
    let tried = |setups, bot| {
        let made =
            Contest::<Toy>::new(setups, spec(bot), Arc::new(SPOILED), Seed::from_number(1), 1);
        made.map(|_| ()).unwrap_err()
    };
    assert_eq!(tried(vec![setup(2)], "random"), ContestError::Blind("random".to_owned()));
    assert_eq!(tried(vec![setup(2)], "easy:ms=5"), ContestError::Clock("easy:ms=5".to_owned()));
    assert_eq!(tried(vec![setup(3)], "greedy"), ContestError::Count(3));
    assert_eq!(tried(vec![], "greedy"), ContestError::NoSetup);
    let invalid = Setup { sticks: 0, ..setup(2) };
    assert!(matches!(tried(vec![invalid], "greedy"), ContestError::Seats(_)));
}

fn with_mischief(seats: u8, mischief: Mischief) -> Contest<Toy> {
    let setups = vec![Setup { mischief, ..setup(seats) }];
    let seed = Seed::from_number(1);
    Contest::new(setups, spec("greedy"), Arc::new(SPOILED), seed, 1).unwrap()
}

#[test]
fn a_game_that_breaks_down_stops_the_run_and_counts_for_nobody() {
    let mut record = record();
    let contest = with_mischief(2, Mischief::Fault);
    let ended = run(&contest, &mut record, 1, |_, _| Ok::<(), String>(()));
    assert!(matches!(ended, Err(TuneError::Contest(ContestError::Game(_)))), "{ended:?}");
    assert_eq!(record.rounds, []);
}

#[test]
fn weights_by_which_games_have_no_end_have_won_nothing() {
    for seats in [1, 2] {
        let mut record = Provenance { games: 2, population: 4, ..record() };
        let contest = with_mischief(seats, Mischief::Endless);
        run(&contest, &mut record, 1, |_, _| Ok::<(), String>(())).unwrap();
        assert_eq!(record.rounds, [Round(vec![0.0; 4])]);
        assert_eq!(record.games_played, 8);
    }
}

#[test]
fn a_record_with_rounds_of_another_size_is_refused() {
    let mut record = Provenance { rounds: vec![Round(vec![0.5; 7])], ..record() };
    let ended = run(&contest(2, 1), &mut record, 2, |_, _| Ok::<(), String>(()));
    assert_eq!(ended, Err(TuneError::Record("a round has 7 scores, not 8".to_owned())));
}
