//! Fresh games, and everything that can be wrong with a setup.

use kernel::{Chance, Game, Log, RuleId, Seat, Seed};
use mage_knight::{
    MageKnight, Setup,
    cards::{CardId, basic},
    content::{HeroId, Mana, ScenarioId, TileId, Time},
    setup::{Board, TurnBoard},
    state::{Hex, Position, TurnKind},
};
use rules::{covers, mk};

use crate::boards::{board, core, countryside, placed, started};

#[test]
fn a_fresh_game_is_first_reconnaissance_alone() {
    covers![
        mk::SETUP_06,
        mk::SETUP_18,
        mk::SETUP_24,
        mk::SETUP_26,
        mk::SETUP_32,
        mk::SETUP_33,
        mk::RULING_56,
        mk::RULING_62,
        mk::ROUND_02,
        mk::SCEN_RECON_02
    ];
    for seed in 0..20 {
        let game = started(&Setup::default(), seed);
        let player = game.player(Seat(0));
        assert_eq!((player.fame, player.at), (0, Hex::PORTAL));
        assert_eq!((player.hand.len(), player.deck.len()), (5, 11));
        assert_eq!((game.round(), game.time()), (1, Time::Day));
        assert_eq!(game.map().tile(Position::START), Some(TileId::START_A));
        assert_eq!(game.map().position_of(countryside(1)), Some(Position { a: 0, b: 1 }));
        assert_eq!(game.map().position_of(countryside(2)), Some(Position { a: 1, b: 0 }));
        assert_eq!(game.map().placed().len(), 3);
    }
}

#[test]
fn decks_and_core_tiles_differ_from_seed_to_seed() {
    let (one, other) = (started(&Setup::default(), 1), started(&Setup::default(), 2));
    assert_ne!(one.player(Seat(0)).deck, other.player(Seat(0)).deck);
    assert_eq!(one, started(&Setup::default(), 1));
}

#[test]
fn a_setup_reads_back_from_its_file() {
    let setup = Setup { board: Some(board(HeroId::Goldyx)), ..Setup::default() };
    let text = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    let short: Setup = serde_json::from_str(r#"{"heroes": ["arythea"]}"#).unwrap();
    assert_eq!(short.heroes, [HeroId::Arythea]);
    assert!(serde_json::from_str::<Setup>(r#"{"hero": "arythea"}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"heroes": ["nobody"]}"#).is_err());
}

/// What is wrong with a board, as places and rules.
fn problems(change: impl FnOnce(&mut Board)) -> Vec<(String, Option<RuleId>)> {
    let mut board = board(HeroId::Tovak);
    change(&mut board);
    let setup = Setup { board: Some(board), ..Setup::default() };
    let chance = Chance::seeded(Seed::from_number(1));
    match MageKnight::start(&setup, chance, &mut Log::off()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| (error.place, error.rule)).collect(),
    }
}

fn one(place: &str, rule: RuleId) -> Vec<(String, Option<RuleId>)> {
    vec![(place.to_owned(), Some(rule))]
}

#[test]
fn a_board_without_mistakes_is_taken() {
    assert_eq!(problems(|_| ()), []);
}

#[test]
fn rounds_and_times_must_fit_the_scenario() {
    covers![mk::ROUND_01];
    assert_eq!(problems(|board| board.time = Time::Night), one("board.time", mk::ROUND_01));
    assert_eq!(problems(|board| board.round = 5), one("board.round", mk::SCEN_RECON_10));
}

#[test]
fn tiles_must_lie_where_the_map_has_room() {
    let tiles = |change: fn(&mut Board)| problems(change);
    assert_eq!(
        tiles(|board| board.tiles[0] = placed(TileId::START_B, 0, 0)),
        one("board.tiles[0]", mk::SETUP_25)
    );
    assert_eq!(
        tiles(|board| board.tiles[2].at = Position { a: -1, b: 0 }),
        one("board.tiles[2]", mk::EXPLORE_25)
    );
    assert_eq!(
        tiles(|board| board.tiles[2].at = Position { a: 0, b: 1 }),
        one("board.tiles[2]", mk::EXPLORE_25)
    );
    assert_eq!(
        tiles(|board| board.tiles[2].at = Position { a: 3, b: 3 }),
        one("board.tiles[2]", mk::EXPLORE_08)
    );
    assert_eq!(
        tiles(|board| board.tiles[2].tile = countryside(3)),
        one("board.tiles", mk::SETUP_23)
    );
    assert_eq!(tiles(|board| board.stack.reverse()), one("board.stack", mk::SETUP_24));
    assert_eq!(tiles(|board| board.left_out.push(core(6))), one("board.left_out", mk::RULING_35));
}

#[test]
fn a_city_on_the_table_comes_with_its_last_turns() {
    covers![mk::SCEN_RECON_08];
    let city = |board: &mut Board| {
        board.stack.retain(|tile| *tile != core(5));
        board.tiles.push(placed(core(5), 1, 1));
    };
    assert_eq!(problems(city), one("board.turns_left", mk::SCEN_RECON_08));
    let last = |board: &mut Board| {
        city(board);
        board.turns_left = Some(1);
    };
    assert_eq!(problems(last), []);
    assert_eq!(
        problems(|board| board.turns_left = Some(1)),
        one("board.turns_left", mk::SCEN_RECON_08)
    );
}

#[test]
fn heroes_stand_where_they_could_have_gone() {
    covers![mk::SAFE_01, mk::SAFE_02];
    let at = |hex| problems(move |board| board.players[0].at = hex);
    assert_eq!(at(Hex { q: 1, r: 0 }), [], "plains");
    assert_eq!(at(Hex { q: 0, r: 1 }), one("board.players[0].at", mk::SAFE_01), "sea");
    assert_eq!(at(Hex { q: 40, r: 0 }), one("board.players[0].at", mk::SAFE_01), "off the map");
    let orcs = Position { a: 0, b: 1 }.hex(mage_knight::state::Spot::NW);
    assert_eq!(at(orcs), one("board.players[0].at", mk::SAFE_01), "orcs");
}

#[test]
fn cards_are_the_heros_own_and_wounds_come_on_top() {
    let cards = |change: fn(&mut Vec<CardId>)| problems(|board| change(&mut board.players[0].deck));
    assert_eq!(cards(|deck| deck.push(CardId::WOUND)), []);
    let wrong = one("board.players[0]", mk::SETUP_38);
    assert_eq!(cards(|deck| deck.truncate(15)), wrong);
    assert_eq!(cards(|deck| deck.push(basic::MARCH)), wrong);
    assert_eq!(cards(|deck| deck[0] = basic::WILL_FOCUS), wrong);
    let many = problems(|board| board.players[0].discard.extend([CardId::WOUND; 240]));
    assert_eq!(many, [("board.players[0]".to_owned(), None)]);
}

#[test]
fn wounds_are_shuffled_into_a_deck_at_the_end_of_a_round() {
    covers![mk::WOUND_03];
    let nine = |board: &mut Board| board.players[0].deck.extend([CardId::WOUND; 9]);
    assert_eq!(problems(nine), one("board.players[0].deck", mk::WOUND_03));
    let later = problems(|board| {
        nine(board);
        (board.round, board.time) = (2, Time::Night);
    });
    assert_eq!(later, []);
}

#[test]
fn a_turn_under_way_used_cards_and_has_no_more_points_than_they_gave() {
    covers![mk::MOVE_03];
    let played = |board: &mut Board, points| {
        let march = board.players[0].deck.iter().position(|card| *card == basic::MARCH).unwrap();
        let card = board.players[0].deck.remove(march);
        board.players[0].played.push(card);
        board.turn =
            TurnBoard { kind: TurnKind::Regular, move_points: points, ..TurnBoard::default() };
    };
    assert_eq!(problems(|board| played(board, 2)), []);
    assert_eq!(problems(|board| played(board, 10)), one("board.turn.move_points", mk::MOVE_03));
    assert_eq!(
        problems(|board| board.turn.kind = TurnKind::Regular),
        one("board.turn.kind", mk::TURN_10)
    );
}

#[test]
fn the_source_has_two_dice_more_than_heroes() {
    covers![mk::SETUP_19];
    let source = |dice: usize| problems(|board| board.source = Some(vec![Mana::Red; dice]));
    for few_or_many in [0, 1, 2, 4, 7] {
        assert_eq!(source(few_or_many), one("board.source", mk::SETUP_19), "{few_or_many}");
    }
    assert_eq!(source(3), []);
}

#[test]
fn fame_goes_beyond_the_track_but_not_twice_round_it() {
    covers![mk::RULING_26];
    let fame = |fame| problems(|board| board.players[0].fame = fame);
    assert_eq!(fame(130), []);
    assert_eq!(fame(239), []);
    assert_eq!(fame(240), one("board.players[0].fame", mk::RULING_26));
}

#[test]
fn every_problem_is_reported_at_once() {
    let found = problems(|board| {
        board.time = Time::Night;
        board.stack.reverse();
        board.players[0].deck.pop();
        board.players[0].at = Hex { q: 0, r: 1 };
    });
    let places: Vec<_> = found.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(places, ["board.stack", "board.time", "board.players[0]", "board.players[0].at"]);
}

/// What is wrong with these heroes in this scenario.
fn wrong_heroes(scenario: ScenarioId, heroes: &[HeroId]) -> Vec<Option<RuleId>> {
    let setup = Setup { scenario, heroes: heroes.to_vec(), ..Setup::default() };
    let chance = Chance::seeded(Seed::from_number(1));
    match MageKnight::start(&setup, chance, &mut Log::off()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.rule).collect(),
    }
}

#[test]
fn every_scenario_is_for_its_number_of_different_heroes() {
    covers![
        mk::SETUP_02,
        mk::SCEN_FULLCONQ_01,
        mk::SCEN_BLITZCONQ_01,
        mk::SCEN_SOLO_01,
        mk::DUMMY_14
    ];
    let heroes = HeroId::ALL;
    let first = ScenarioId::FirstReconnaissance;
    assert_eq!(wrong_heroes(first, &[]), [Some(mk::SETUP_01)]);
    for players in 1..=4 {
        assert_eq!(wrong_heroes(first, &heroes[..players]), [], "{players}");
    }
    let twice = [HeroId::Tovak, HeroId::Goldyx, HeroId::Tovak];
    assert_eq!(wrong_heroes(first, &twice), [Some(mk::SETUP_02)]);
    let five = [HeroId::Tovak; 5];
    assert_eq!(wrong_heroes(first, &five), [Some(mk::SETUP_01), Some(mk::SETUP_02)]);
    for scenario in [ScenarioId::FullConquest, ScenarioId::BlitzConquest] {
        for players in 1..=4 {
            assert_eq!(wrong_heroes(scenario, &heroes[..players]), [], "{players}");
        }
    }
    for scenario in [ScenarioId::FullCooperation, ScenarioId::BlitzCooperation] {
        assert_eq!(wrong_heroes(scenario, &heroes[..1]), [Some(mk::SETUP_01)]);
        assert_eq!(wrong_heroes(scenario, &heroes[..4]), [Some(mk::SETUP_01)]);
    }
    assert_eq!(wrong_heroes(ScenarioId::SoloConquest, &heroes[..2]), [Some(mk::SETUP_01)]);
    // MK-DUMMY-14: the fourth hero is the dummy player.
    for scenario in [ScenarioId::FullCooperation, ScenarioId::BlitzCooperation] {
        assert_eq!(wrong_heroes(scenario, &heroes[..3]), []);
        assert_eq!(wrong_heroes(scenario, &heroes), [Some(mk::SETUP_01)]);
    }
}

#[test]
fn the_table_grows_with_the_players() {
    covers![
        mk::SETUP_16,
        mk::SETUP_17,
        mk::SETUP_19,
        mk::SETUP_07,
        mk::SCEN_RECON_01,
        mk::SCEN_RECON_02,
        mk::SCEN_FULLCONQ_02,
        mk::SCEN_BLITZCONQ_02,
        mk::SCEN_BLITZCONQ_05,
        mk::SCEN_BLITZCONQ_06
    ];
    for players in 2..=4_usize {
        for (scenario, more, tiles) in [
            (ScenarioId::FirstReconnaissance, 0, [11, 12, 14]),
            (ScenarioId::FullConquest, 0, [11, 14, 18]),
            (ScenarioId::BlitzConquest, 1, [9, 12, 16]),
        ] {
            let setup =
                Setup { scenario, heroes: HeroId::ALL[..players].to_vec(), ..Setup::default() };
            let game = started(&setup, 7);
            assert_eq!(game.source().len(), players + 2 + more);
            assert_eq!(game.offers().units.len(), players + 2 + more);
            assert!(game.dummy().is_none());
            let view = game.view(kernel::Viewer::Spectator);
            // The starting tile is none of the stack.
            assert_eq!(view.tiles.len() - 1 + view.stack.len(), tiles[players - 2], "{scenario:?}");
            for seat in Seat::all(players as u8) {
                let player = game.player(seat);
                assert_eq!((player.fame, player.reputation), (more as u16, 2 * more as i8));
                assert_eq!((player.hand.len(), player.deck.len()), (5, 11));
                assert_eq!(player.at, Hex::PORTAL);
            }
        }
    }
}

#[test]
fn scenarios_for_several_have_their_rounds_and_city_levels() {
    covers![mk::SCEN_RECON_01, mk::SCEN_FULLCONQ_03, mk::SCEN_BLITZCONQ_03];
    for players in 2..=4 {
        let sheet = |scenario: ScenarioId| scenario.sheet(players).expect("it is for so many");
        assert_eq!(sheet(ScenarioId::FirstReconnaissance).rounds, 3);
        let full = sheet(ScenarioId::FullConquest);
        assert_eq!((full.rounds, full.city_levels), (6, [4; 4]));
        let blitz = sheet(ScenarioId::BlitzConquest);
        assert_eq!((blitz.rounds, blitz.city_levels), (4, [3; 4]));
    }
}
