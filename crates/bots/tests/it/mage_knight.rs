//! Bots in Mage Knight: alone, against each other and together.

use bots::{Plan, Spec, Tally, simulate};
use kernel::{Chance, Game, InfoState, Log, Seat, Seed, Viewer};
use mage_knight::{
    Choice, MageKnight, Setup,
    content::{HeroId, ScenarioId},
};

use crate::plan;

fn setup(scenario: ScenarioId, heroes: usize) -> Setup {
    let heroes = HeroId::ALL.into_iter().take(heroes).collect();
    Setup { scenario, heroes, ..Setup::default() }
}

fn play(scenario: ScenarioId, bots: &[&str], plan: &Plan) -> Tally {
    let bots: Vec<Spec> = bots.iter().map(|bot| Spec::parse(bot).unwrap()).collect();
    let player = |seat: Seat, seed| bots[seat.index()].player::<MageKnight>(seed);
    let setups = [setup(scenario, bots.len())];
    let tally = simulate(&setups, bots.len(), plan, player, |_| true).unwrap();
    assert_eq!(tally.errors, [], "{scenario:?}");
    tally
}

/// The mean of a figure of a seat.
fn mean(tally: &Tally, seat: usize, name: &str) -> f64 {
    tally.figures[seat].iter().find(|figure| figure.name == name).unwrap().mean()
}

#[test]
fn two_heroes_end_a_blitz_conquest_and_a_cooperation() {
    let easy = ["easy:iterations=30"; 2];
    for scenario in [ScenarioId::BlitzConquest, ScenarioId::BlitzCooperation] {
        assert_eq!(play(scenario, &easy, &plan(1, 1)).games, 1);
    }
}

#[test]
fn greedy_beats_random_in_a_reconnaissance_of_two() {
    let tally = play(ScenarioId::FirstReconnaissance, &["greedy", "random"], &plan(8, 2));
    assert!(tally.wins[0] >= 7, "{tally:?}");
}

#[test]
fn a_search_fights_and_explores() {
    let tally = play(ScenarioId::FirstReconnaissance, &["normal:iterations=200"], &plan(2, 2));
    assert!(mean(&tally, 0, "fame") >= 10.0, "{tally:?}");
    assert!(mean(&tally, 0, "level") >= 3.0, "{tally:?}");
    assert!(mean(&tally, 0, "tiles") >= 6.0, "{tally:?}");
}

#[test]
fn a_search_finds_cities_and_raises_an_army() {
    let tally = play(ScenarioId::SoloConquest, &["hard:iterations=300"], &plan(4, 2));
    assert!(mean(&tally, 0, "city revealed") >= 0.5, "{tally:?}");
    assert!(mean(&tally, 0, "units") >= 1.0, "{tally:?}");
    assert!(mean(&tally, 0, "level") >= 4.0, "{tally:?}");
}

/// What bots of this spec decide with a fresh mind, in this state.
fn decision(spec: &Spec, game: &MageKnight, seat: Seat, options: &[Choice]) -> usize {
    let mut bot = spec.player::<MageKnight>(Seed::from_number(17));
    bot.choose(&InfoState::new(game, seat), options)
}

/// Plays a game and compares, at every question, the decisions in the real state and in one with everything swapped that
/// the seat cannot know.
fn is_honest(name: &str, questions: usize) {
    let spec = Spec::parse(name).unwrap();
    let mut player = Spec::parse("greedy").unwrap().player::<MageKnight>(Seed::from_number(1));
    let mut swaps = Chance::seeded(Seed::from_number(23));
    let chance = Chance::seeded(Seed::from_number(11));
    let setup = setup(ScenarioId::FirstReconnaissance, 2);
    let mut game = MageKnight::start(&setup, chance, &mut Log::off()).unwrap();
    let (mut options, mut others) = (Vec::new(), Vec::new());
    let (mut compared, mut fought) = (0, false);
    while let Some(seat) =
        game.open_questions().first().map(|ask| ask.seat).filter(|_| compared < questions)
    {
        game.options(seat, &mut options);
        if options.len() > 1 {
            let swapped = game.determinize(Viewer::Seat(seat), &mut swaps);
            swapped.options(seat, &mut others);
            assert_eq!(options, others, "the seat may do the same");
            let decisions = [&game, &swapped].map(|it| decision(&spec, it, seat, &options));
            assert_eq!(decisions[0], decisions[1], "{name}, question {compared}");
            fought |= game.combat().is_some();
            compared += 1;
        }
        let at = player.choose(&InfoState::new(&game, seat), &options);
        let choice = options[at];
        game.apply(seat, &choice, &mut Log::off()).unwrap();
    }
    assert_eq!((compared, fought), (questions, true));
}

#[test]
fn greedy_decides_by_what_it_may_know() {
    is_honest("greedy", 150);
}

#[test]
fn searches_decide_by_what_they_may_know() {
    is_honest("hard:iterations=300", 150);
}
