//! What is recorded of games.

use std::sync::Mutex;

use bots::{
    Plan, Setups, Spec, Tally,
    record::{Ending, GameRecord},
    simulate::{self, game_seed},
};
use kernel::{Chance, Game, Log, Seat, Seed};
use mage_wars::{MageWars, setup::ArenaSetup};
use toy::Toy;

use crate::{plan, setup};

/// The games of a plan in their order.
fn recorded<G: bots::Heuristics>(
    setups: Setups<'_, G>,
    plan: &Plan,
    bot: &str,
) -> (Tally, Vec<GameRecord>) {
    let bot = Spec::parse(bot).unwrap();
    let records = Mutex::new(Vec::new());
    let tally = simulate::simulate::<G>(
        setups,
        2,
        plan,
        |_, seed| bot.player(seed),
        |played| {
            records.lock().unwrap().extend(played.record.cloned());
            true
        },
    );
    let mut records = records.into_inner().unwrap();
    records.sort_by_key(|record: &GameRecord| record.game);
    (tally.unwrap(), records)
}

/// Plays a record again, and checks it on the way.
fn again<G: Game>(setup: &G::Setup, seed: Seed, record: &GameRecord) -> G {
    let mut game = G::start(setup, Chance::seeded(seed), &mut Log::off()).unwrap();
    let mut options = Vec::new();
    let mut decisions = record.decisions.iter();
    while let Some(seat) = game.open_questions().first().map(|ask| ask.seat) {
        game.options(seat, &mut options);
        let at = match options.len() {
            1 => 0,
            several => {
                let Some(decision) = decisions.next() else { break };
                assert_eq!((decision.seat, decision.options), (seat, several as u32));
                decision.answer as usize
            }
        };
        game.apply_unchecked(seat, &options[at], &mut Log::off());
    }
    assert_eq!(decisions.next(), None);
    game
}

#[test]
fn a_record_leads_to_the_same_end_on_any_number_of_threads() {
    let setups = [setup()];
    let run = |threads| {
        let plan = Plan { record: true, ..plan(20, threads) };
        recorded::<Toy>(Setups::InTurn(&setups), &plan, "easy:iterations=20")
    };
    let (tally, records) = run(1);
    assert_eq!(records.len(), 20);
    assert_eq!((tally, records.clone()), run(3));
    for record in &records {
        let seed = game_seed(Seed::from_number(7), record.game);
        let game = again::<Toy>(&setups[0], seed, record);
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winners, outcome.scores),
            (record.winners.clone(), record.scores.clone())
        );
        assert_eq!(record.ending, Ending::Rules);
        let thought = record.decisions.iter().filter(|decision| decision.value.is_some());
        assert_eq!(thought.count(), record.decisions.len());
        for decision in &record.decisions {
            let sum: u32 = decision.shares.iter().map(|(_, share)| u32::from(*share)).sum();
            assert!((245..=265).contains(&sum), "{decision:?}");
        }
    }
}

#[test]
fn what_was_played_before_is_left_out_and_a_refusal_ends_the_run() {
    let setups = [setup()];
    let plan = Plan { record: true, skip: [0, 1, 3].into(), ..plan(5, 1) };
    let (tally, records) = recorded::<Toy>(Setups::InTurn(&setups), &plan, "random");
    assert_eq!(tally.games, 2);
    assert_eq!(records.iter().map(|record| record.game).collect::<Vec<_>>(), [2, 4]);
    let random = Spec::parse("random").unwrap();
    let once =
        simulate::simulate::<Toy>(&setups, 2, &plan, |_, seed| random.player(seed), |_| false);
    assert_eq!(once.unwrap().games, 1);
}

#[test]
fn a_game_that_is_stopped_counts_by_life() {
    let setups =
        [mage_wars::Setup { arena: ArenaSetup::APPRENTICE, ..mage_wars::Setup::default() }];
    let plan = Plan { record: true, rounds: Some(4), opening: 6, ..plan(12, 2) };
    let (tally, records) = recorded::<MageWars>(Setups::InTurn(&setups), &plan, "greedy");
    let stopped = records.iter().filter(|record| record.ending == Ending::Rounds);
    assert_eq!((tally.games, tally.stopped), (12, stopped.clone().count() as u64));
    assert!(tally.stopped > 4, "most games last longer");
    assert!(tally.wins.iter().sum::<u64>() > 0);
    let mut first = Vec::new();
    for record in stopped {
        assert_eq!(record.rounds, 5);
        let (opening, rest) = record.decisions.split_at(6);
        assert!(opening.iter().all(|decision| decision.value.is_none()));
        assert!(rest.iter().any(|decision| decision.value.is_some()));
        first.push(opening.iter().map(|decision| decision.answer).collect::<Vec<_>>());
        let seed = game_seed(plan.seed, record.game);
        let game = again::<MageWars>(&setups[0], seed, record);
        let life = |seat| game.mage(seat).map(|mage| mage_wars::derive::life_left(&game, mage));
        let (one, two) = (life(Seat(0)), life(Seat(1)));
        let winners = match one.cmp(&two) {
            std::cmp::Ordering::Greater => vec![Seat(0)],
            std::cmp::Ordering::Less => vec![Seat(1)],
            std::cmp::Ordering::Equal => Vec::new(),
        };
        assert_eq!(record.winners, winners);
    }
    first.sort();
    first.dedup();
    assert!(first.len() > 6, "games begin in different ways: {first:?}");
}

#[test]
fn a_setup_that_was_made_for_a_game_is_recorded_with_it() {
    let made = |number| toy::Setup { sticks: 15 + number as u8, ..setup() };
    let plan = Plan { record: true, ..plan(6, 2) };
    let (_, records) = recorded::<Toy>(Setups::Made(&made), &plan, "random");
    for record in &records {
        let setup: toy::Setup = serde_json::from_str(record.setup.as_deref().unwrap()).unwrap();
        assert_eq!(setup, made(record.game));
        again::<Toy>(&setup, game_seed(plan.seed, record.game), record);
    }
}
