//! Many games at once are the same games as one by one.

use kernel::Seed;
use mage_wars::MageWars;
use rl_env::{
    Arrays, Batch, Env, NotOffered, NotStepped, Numbers, SLOTS, SetupOf, Slot, Terms, Wish, batch,
    env,
};

/// The first offered slot of each game.
fn first_offered(masks: &[i8]) -> Vec<Slot> {
    let first = |mask: &[i8]| mask.iter().position(|offered| *offered == 1).unwrap() as Slot;
    masks.chunks(SLOTS).map(first).collect()
}

fn usual() -> Terms<mage_wars::Setup> {
    let setup = SetupOf::Fixed(mage_wars::Setup::default());
    Terms { setup, bots: Vec::new(), rounds: None }
}

fn wish(setup: &str) -> Wish {
    Wish { setup: Some(setup.to_owned()), ..Wish::default() }
}

#[test]
fn many_games_are_the_same_as_single_ones() {
    let mut many = Batch::<MageWars>::new(usual(), 3, 10, 2).unwrap();
    let mut arrays = Arrays::new(many.shape());
    many.read(arrays.rows()).unwrap();
    let mut single: Vec<Env<MageWars>> = (10..13)
        .map(|seed| Env::new(Default::default(), Seed::from_number(seed)).unwrap())
        .collect();
    let mut numbers = vec![0; MageWars::length()];
    for _ in 0..200 {
        for (game, env) in single.iter().enumerate() {
            let seat = env.seat().unwrap();
            assert_eq!(arrays.seats[game], seat.0);
            env.observe(seat, &mut numbers);
            let from = game * numbers.len();
            assert_eq!(arrays.observations[from..from + numbers.len()], numbers);
        }
        let actions = first_offered(&arrays.masks);
        for (env, action) in single.iter_mut().zip(&actions) {
            env.step(*action).unwrap();
        }
        many.step(&actions, arrays.rows()).unwrap();
        if arrays.ended.contains(&1) {
            break;
        }
    }
}

#[test]
fn a_game_that_ends_brings_rewards_and_begins_again() {
    let mut many = batch("mage-wars", &Wish::default(), 4, 1, 2).unwrap();
    let mut arrays = Arrays::new(many.shape());
    let mut ended = 0;
    for step in 0..20_000 {
        many.step_at_random(step, arrays.rows()).unwrap();
        for game in 0..4 {
            let rewards = &arrays.rewards[2 * game..2 * game + 2];
            match arrays.ended[game] {
                1 => ended += u32::from(rewards != [0.0, 0.0]),
                _ => assert_eq!(rewards, [0.0, 0.0]),
            }
        }
        if ended >= 4 {
            return;
        }
    }
    panic!("only {ended} games were won");
}

#[test]
fn one_wrong_answer_stops_the_step_of_all() {
    let mut many = batch("mage-wars", &Wish::default(), 2, 1, 1).unwrap();
    let mut before = Arrays::new(many.shape());
    many.read(before.rows()).unwrap();
    let mut after = before.clone();
    let mut actions = first_offered(&before.masks);
    let offered = actions.clone();
    actions[1] = Slot::MAX;
    let refused = many.step(&actions, after.rows());
    assert_eq!(refused, Err(NotStepped::NotOffered(NotOffered(Slot::MAX))));
    let refused = many.step(&actions[..1], after.rows());
    assert_eq!(refused, Err(NotStepped::Answers { given: 1, games: 2 }));
    let mut rows = after.rows();
    rows.seats = &mut [];
    let refused = many.step(&offered, rows).unwrap_err();
    assert_eq!(refused.to_string(), "0 seats where 2 are written");
    many.read(after.rows()).unwrap();
    assert_eq!(after, before);
}

#[test]
fn what_is_wrong_is_said() {
    assert!(env("chess", &Wish::default(), 1).unwrap_err().contains("mage-wars"));
    assert!(env("mage-wars", &wish("{"), 1).unwrap_err().contains("setup"));
    let nobody = r#"{"seats":[{"mage":"beastmaster"}]}"#;
    assert!(env("mage-wars", &wish(nobody), 1).unwrap_err().contains("MW-"), "names the rule");
    assert!(batch("mage-wars", &Wish::default(), 0, 1, 1).is_err());
}
