//! Bots at seats, last rounds, random setups, games that are saved.

use std::sync::Arc;

use bots::Spec;
use kernel::{Chance, Seat, Seed};
use mage_wars::{MageWars, Setup};
use rl_env::{Env, Numbers, SetupOf, Terms, Wish, batch, env};

fn terms(bots: [Option<&str>; 2], rounds: Option<u32>) -> Arc<Terms<Setup>> {
    let bots = bots.map(|bot| bot.map(|bot| Spec::parse(bot).unwrap())).to_vec();
    Arc::new(Terms { setup: SetupOf::Fixed(Setup::default()), bots, rounds })
}

fn play(env: &mut Env<MageWars>, chance: &mut Chance, most: u32) {
    for _ in 0..most {
        if env.is_over() {
            return;
        }
        let slots = env.slots();
        let slot = slots[chance.below(slots.len() as u32) as usize];
        env.step(slot).unwrap();
    }
}

#[test]
fn only_seats_without_a_bot_are_asked_and_the_last_round_ends_the_game() {
    let terms = terms([None, Some("greedy")], Some(3));
    let mut chance = Chance::seeded(Seed::from_number(1));
    for seed in 0..4 {
        let mut env = Env::<MageWars>::at(Arc::clone(&terms), Seed::from_number(seed)).unwrap();
        while !env.is_over() {
            assert_eq!(env.seat(), Some(Seat(0)));
            assert!(env.game().round() <= 3);
            play(&mut env, &mut chance, 1);
        }
        assert!(env.is_stopped() && env.fault().is_none());
        assert_eq!(env.game().round(), 4);
        let outcome = env.outcome().unwrap();
        let rewards = env.rewards();
        assert_eq!(outcome.winners.is_empty(), rewards == [0.0, 0.0]);
        assert_eq!(rewards[0], -rewards[1]);
    }
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let terms = terms([Some("greedy"), None], None);
    let mut chance = Chance::seeded(Seed::from_number(1));
    let seed = Seed::from_number(5);
    let mut env = Env::<MageWars>::at(Arc::clone(&terms), seed).unwrap();
    play(&mut env, &mut chance, 25);
    let again =
        Env::<MageWars>::restored(Arc::clone(&terms), seed, env.history()).unwrap().unwrap();
    assert!(again.game() == env.game());
    assert_eq!((again.slots(), again.answers()), (env.slots(), env.answers()));
    let other = Seed::from_number(6);
    let mut wrong = env.history().to_vec();
    wrong[3] = 5_000;
    let refused = Env::<MageWars>::restored(terms, other, &wrong).unwrap();
    assert_eq!(refused.unwrap_err().0, 3);
}

#[test]
fn random_setups_follow_from_the_seed_of_the_game() {
    let wish = Wish { setup: Some("random".to_owned()), ..Wish::default() };
    for game in ["mage-wars", "mage-knight"] {
        let of = |seed| env(game, &wish, seed).unwrap().view(0);
        assert_eq!(of(1), of(1));
        assert!((2..8).any(|seed| of(seed) != of(1)), "{game}");
    }
    let books = |seed| MageWars::random_setup(2, Seed::from_number(seed)).seats;
    assert_ne!(books(1), books(2));
}

#[test]
fn bots_sit_at_many_games_and_leave_a_seat() {
    let wish = |bots: &[Option<&str>]| Wish {
        bots: bots.iter().map(|bot| bot.map(ToOwned::to_owned)).collect(),
        rounds: Some(2),
        ..Wish::default()
    };
    let mut many = batch("mage-wars", &wish(&[Some("random"), None]), 4, 1, 2).unwrap();
    let mut arrays = rl_env::Arrays::new(many.shape());
    let mut stopped = 0;
    for step in 0..600 {
        many.step_at_random(step, arrays.rows()).unwrap();
        assert_eq!(arrays.seats, [1; 4]);
        for game in 0..4 {
            let numbers = many.shape().numbers;
            let last = &arrays.last[game * numbers..(game + 1) * numbers];
            if arrays.ended[game] > 0 {
                stopped += u32::from(arrays.ended[game] == 2);
                assert!(last.iter().any(|number| *number != 0));
            }
        }
        if stopped > 6 {
            break;
        }
    }
    assert!(stopped > 6, "{stopped}");
    let refused = |bots: &[Option<&str>]| env("mage-wars", &wish(bots), 1).unwrap_err();
    assert!(refused(&[Some("random"), Some("random")]).contains("leave one"));
    assert!(refused(&[None, None, None]).contains("3 seats in a game of 2"));
    assert!(refused(&[Some("genius")]).contains("available"));
}
