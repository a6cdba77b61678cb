//! The numbers of a seat tell nothing the seat may not know.

use kernel::{Chance, Game, Seat, Seed, Viewer};
use mage_knight::MageKnight;
use mage_wars::MageWars;
use rl_env::{Number, Numbers, numbers::Sheet};

use crate::on_the_way;

fn numbers<G: Numbers>(game: &G, seat: Seat) -> Vec<Number> {
    let mut numbers = vec![0; G::length()];
    let mut sheet = Sheet::new(&mut numbers);
    game.write(seat, &mut sheet);
    assert_eq!(sheet.written(), G::length(), "every section is written");
    numbers
}

/// Every seat reads the same numbers from states it cannot tell apart.
fn imagined_states_read_the_same<G: Numbers>()
where
    <G as Game>::Setup: Default,
{
    let mut chance = Chance::seeded(Seed::from_number(7));
    let mut compared = 0;
    for seed in 0..60 {
        let Some(env) = on_the_way::<G>(seed, 4 * (seed as u32 % 15)) else { continue };
        let game = env.game();
        for seat in Seat::all(game.seats()) {
            let real = numbers(game, seat);
            for _ in 0..4 {
                let imagined = game.determinize(Viewer::Seat(seat), &mut chance);
                let read = numbers(&imagined, seat);
                if let Some(at) = (0..real.len()).find(|at| real[*at] != read[*at]) {
                    panic!("seed {seed}, {seat:?}: {} tells a secret", G::names()[at]);
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared} states are too few to tell");
}

#[test]
fn numbers_of_mage_wars_tell_no_secret() {
    imagined_states_read_the_same::<MageWars>();
}

#[test]
fn numbers_of_mage_knight_tell_no_secret() {
    imagined_states_read_the_same::<MageKnight>();
}

/// What the answers say reads the same, too.
fn answers_of_imagined_states_read_the_same<G: Numbers>()
where
    <G as Game>::Setup: Default,
{
    let mut chance = Chance::seeded(Seed::from_number(9));
    let mut compared = 0;
    let row = |game: &G, seat, choice: &G::Choice| {
        let mut row = vec![Number::MIN; G::ANSWER.len()];
        game.write_answer(seat, choice, &mut row);
        row
    };
    for seed in 0..60 {
        let Some(env) = on_the_way::<G>(seed, 4 * (seed as u32 % 15) + 1) else { continue };
        let (game, seat) = (env.game(), env.seat().unwrap());
        let mut options = Vec::new();
        game.options(seat, &mut options);
        for _ in 0..4 {
            let imagined = game.determinize(Viewer::Seat(seat), &mut chance);
            for choice in &options {
                let (real, read) = (row(game, seat, choice), row(&imagined, seat, choice));
                assert_eq!(real, read, "seed {seed}: {choice:?}");
                assert!((1..=G::kinds().answers.len() as Number).contains(&real[0]));
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared} answers are too few to tell");
}

#[test]
fn answers_of_mage_wars_tell_no_secret() {
    answers_of_imagined_states_read_the_same::<MageWars>();
}

#[test]
fn answers_of_mage_knight_tell_no_secret() {
    answers_of_imagined_states_read_the_same::<MageKnight>();
}

#[test]
fn who_is_not_asked_learns_no_question() {
    let mut others = 0;
    for seed in 0..30 {
        let Some(env) = on_the_way::<MageWars>(seed, 3 * seed as u32) else { continue };
        let question = MageWars::names().iter().position(|name| name == "game.question").unwrap();
        for seat in Seat::all(2) {
            let asked = env.game().asked(seat).is_some();
            assert_eq!(numbers(env.game(), seat)[question] > 0, asked);
            others += u32::from(!asked);
        }
    }
    assert!(others > 10, "{others}");
}

#[test]
fn numbers_have_names_and_change_with_the_game() {
    fn check<G: Numbers>()
    where
        <G as Game>::Setup: Default,
    {
        let names = G::names();
        assert_eq!(names.len(), G::length());
        let mut sorted = names.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len(), "no two numbers have one name");
        let early = on_the_way::<G>(1, 1).unwrap();
        let late = on_the_way::<G>(1, 40).unwrap();
        let expected = numbers(early.game(), Seat(0));
        assert_ne!(expected, numbers(late.game(), Seat(0)));
        // Nothing is left of what stood there before.
        let mut used = vec![Number::MIN; G::length()];
        late.observe(Seat(0), &mut used);
        early.observe(Seat(0), &mut used);
        assert_eq!(used, expected);
    }
    check::<MageWars>();
    check::<MageKnight>();
}
