//! Rules that need more than a script: every answer there could be, whole games, many seeds.

use kernel::{Chance, Describe, Game, Log, Seat, Seed};
use mage_knight::{
    Choice, MageKnight, Setup,
    cards::{CardId, basic},
    content::{HeroId, ScenarioId, TileKind},
    derive::{self, Reason},
    event::CardDestination,
    state::{Event, Hex, Points, Position, Spot, Way},
};
use rules::{covers, mk};

use crate::boards::{board, in_turn, started};

const A: Seat = Seat(0);

#[test]
fn coordinates_from_outside_are_refused_whatever_they_are() {
    let game = started(&Setup::default(), 1);
    let edges = [i8::MIN, -61, -1, 0, 1, 60, i8::MAX];
    for one in edges {
        for other in edges {
            let far = [
                Choice::Move { to: Hex { q: one, r: other } },
                Choice::Explore { at: Position { a: one, b: other } },
            ];
            for choice in far {
                assert!(game.check(A, &choice).is_err(), "{choice:?}");
                let _ = Describe::choice(&game, A, &choice);
            }
        }
    }
}

#[test]
fn what_cannot_happen_stops_the_game_with_a_fault() {
    let stopped = |game: &MageKnight, choice| {
        let mut game = game.clone();
        game.apply_unchecked(A, &choice, &mut Log::off());
        assert!(game.open_questions().is_empty(), "{choice:?} leaves a question open");
        game.fault().unwrap_or_else(|| panic!("{choice:?} is passed over")).to_owned()
    };
    let game = in_turn(1);
    let missing = CardId::all().find(|card| !game.player(A).holds(*card)).unwrap();
    let play = Choice::Play { card: missing, way: Way::Sideways(Points::Move) };
    assert!(stopped(&game, play).contains("not in the hand"));
    assert!(stopped(&game, Choice::Strike { enemies: 1 }).contains("a combat that is not fought"));
    assert!(stopped(&game, Choice::Draw).contains("an answer to another question"));
}

#[test]
fn a_card_that_is_not_in_hand_cannot_be_used() {
    covers![mk::CARD_02];
    let game = in_turn(1);
    let missing = CardId::all().find(|card| !game.player(A).holds(*card)).unwrap();
    let play = Choice::Play { card: missing, way: Way::Sideways(Points::Move) };
    assert_eq!(game.check(A, &play).unwrap_err().rule, mk::CARD_02);
}

#[test]
fn outside_combat_a_sideways_card_gives_move_or_influence() {
    covers![mk::CARD_10, mk::RULING_67];
    let mut board = board(HeroId::Tovak);
    let march = board.players[0].deck.iter().position(|card| *card == basic::MARCH).unwrap();
    board.players[0].hand = vec![board.players[0].deck.remove(march)];
    let game = started(&Setup { board: Some(board), ..Setup::default() }, 1);
    for points in Points::ALL {
        let choice = Choice::Play { card: basic::MARCH, way: Way::Sideways(points) };
        let allowed = game.check(A, &choice);
        let peaceful = matches!(points, Points::Move | Points::Influence);
        assert_eq!(allowed.is_ok(), peaceful, "{points:?}");
        if let Err(refusal) = allowed {
            assert_eq!(refusal.rule, mk::COMBAT_GEN_03);
        }
    }
}

#[test]
fn a_refusal_for_points_says_how_many_are_needed_and_there() {
    let game = in_turn(1);
    let forest = Position::START.hex(Spot::NE);
    let refusal = game.check(A, &Choice::Move { to: forest }).unwrap_err();
    assert_eq!(refusal.facts(), [("needed", 3), ("has", 0)]);
}

#[test]
fn the_cost_of_a_space_comes_with_its_reasons() {
    covers![mk::MOVE_06];
    let game = started(&Setup::default(), 1);
    let forest = derive::move_cost(&game, Position::START.hex(Spot::NE)).unwrap();
    assert_eq!(forest.points, Some(3));
    assert!(matches!(forest.reasons[..], [Reason::Terrain { .. }]));
    assert_eq!(derive::move_cost(&game, Hex { q: 50, r: 50 }), None);
}

/// Plays a whole game, exploring whenever possible and else going away from the portal, and gives all events.
fn whole_game(seed: u64) -> (MageKnight, Vec<Event>) {
    let mut game = started(&Setup::default(), seed);
    let mut chance = Chance::seeded(Seed::from_number(seed ^ 0xA5));
    let (mut options, mut log) = (Vec::new(), Log::recording());
    while !game.open_questions().is_empty() {
        game.options(A, &mut options);
        let distance = |hex: Hex| hex.distance(Hex::PORTAL);
        let here = distance(game.player(A).at);
        let keen = |choice: &Choice| match choice {
            Choice::Explore { .. } => 5,
            Choice::Move { to } if distance(*to) > here => 4,
            Choice::Play { .. } => 3,
            Choice::Move { to } if distance(*to) == here => 2,
            Choice::Move { .. } | Choice::Draw => 1,
            _ => 0,
        };
        let most = options.iter().map(keen).max().expect("every question has an answer");
        options.retain(|choice| keen(choice) == most);
        let choice = options[chance.below(options.len() as u32) as usize];
        game.apply(A, &choice, &mut log).unwrap();
    }
    (game, log.take())
}

#[test]
fn the_score_is_fame_and_achievements() {
    covers![mk::SCEN_RECON_09, mk::SCEN_RECON_11];
    let mut explored = 0;
    for seed in 0..100 {
        let (game, events) = whole_game(seed);
        explored += events.iter().filter(|event| matches!(event, Event::TileRevealed(_))).count();
        let outcome = game.outcome().expect("the game is over");
        let lines = mage_knight::flow::score::score(&game, A);
        let total: i32 = lines.iter().map(|line| i32::from(line.points)).sum();
        assert_eq!(outcome.scores, [total]);
        let found = events.iter().any(|event| matches!(event, Event::LastTurns { .. }));
        assert_eq!((outcome.winners == [A], outcome.lost), (found, !found));
        assert_eq!(i32::from(lines[0].points), i32::from(game.player(A).fame));
    }
    assert!(explored > 100, "keen players explore: {explored}");
}

#[test]
fn a_game_has_at_most_four_rounds_alternating_between_day_and_night() {
    covers![mk::ROUND_01, mk::ROUND_23, mk::SCEN_RECON_10];
    for seed in 0..50 {
        let (game, events) = whole_game(seed);
        let rounds: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::RoundBegan { round, time } => Some((*round, *time)),
                _ => None,
            })
            .collect();
        for (at, (round, time)) in rounds.iter().enumerate() {
            assert_eq!(usize::from(*round), at + 2, "the first round begins with the setup");
            assert_eq!(*time, mage_knight::content::Time::of_round(*round));
        }
        assert!(game.round() <= 4);
    }
}

#[test]
fn no_card_is_ever_lost() {
    covers![mk::ROUND_18];
    for seed in 0..50 {
        let (game, events) = whole_game(seed);
        let player = game.player(A);
        let piles = [&player.hand, &player.deck, &player.discard, &player.played, &player.stored];
        let mut cards: Vec<_> = piles.into_iter().flatten().copied().collect();
        cards.extend(events.iter().filter_map(|event| match event {
            Event::CardMoved { card, to: CardDestination::Away, .. } => Some(*card),
            _ => None,
        }));
        // Wounds come, and so do cards that are won.
        cards.retain(|card| card.card().is_action() && !card.card().is_advanced());
        cards.sort_unstable();
        let mut expected = player.hero.starting_deck();
        expected.sort_unstable();
        assert_eq!(cards, expected);
    }
}

#[test]
fn core_tiles_come_only_after_all_countryside_tiles_of_the_stack() {
    covers![mk::SETUP_24, mk::EXPLORE_05];
    let mut deep = 0;
    for seed in 0..300 {
        let (game, _) = whole_game(seed);
        let placed: Vec<_> = game.map().placed().iter().map(|placed| placed.tile).collect();
        let first_core = placed.iter().position(|tile| tile.kind().is_core());
        if let Some(at) = first_core {
            assert_eq!(at, 9, "the starting tile and eight Countryside tiles lie before it");
            deep += 1;
        }
        let countryside = placed.iter().filter(|tile| tile.kind() == TileKind::Countryside);
        let numbers: Vec<_> = countryside.map(|tile| tile.number()).take(8).collect();
        assert!(numbers.is_sorted());
    }
    assert!(deep > 0, "no game came that far");
}

#[test]
fn a_game_as_its_viewers_saw_it() {
    let text = conformance::playthrough::playthrough::<MageKnight>(&Setup::default(), 11, 30);
    insta::assert_snapshot!(text);
}

#[test]
fn what_others_do_meanwhile_leaves_the_turn_as_it_was() {
    covers![mk::RULING_98, mk::TURN_01];
    let heroes = vec![HeroId::Tovak, HeroId::Goldyx, HeroId::Norowas];
    let setup = Setup { scenario: ScenarioId::FullConquest, heroes, ..Setup::default() };
    let mut options = Vec::new();
    let mut plundered = 0;
    for seed in 0..60 {
        let mut game = started(&setup, seed);
        let mut chance = Chance::seeded(Seed::from_number(seed));
        for _ in 0..600 {
            for seat in Seat::all(game.seats()) {
                if game.open_questions().iter().any(|ask| ask.seat == seat) {
                    continue;
                }
                game.options(seat, &mut options);
                if options.contains(&Choice::Plunder) {
                    let (asks, turn) = (game.open_questions().to_vec(), game.turn().clone());
                    let reputation = game.player(seat).reputation;
                    game.apply(seat, &Choice::Plunder, &mut Log::off()).unwrap();
                    assert_eq!((game.open_questions(), game.turn()), (&asks[..], &turn));
                    assert_eq!(game.player(seat).reputation, (reputation - 1).max(-7));
                    plundered += 1;
                }
            }
            let Some((seat, choice)) = kernel::random_answer(&game, &mut chance, &mut options)
            else {
                break;
            };
            game.apply(seat, &choice, &mut Log::off()).unwrap();
        }
        assert_eq!(game.fault(), None, "seed {seed}");
    }
    assert!(plundered > 10, "heroes stand in villages now and then: {plundered}");
}
