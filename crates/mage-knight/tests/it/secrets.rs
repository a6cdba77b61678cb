//! What is hidden, from whom, and when it is shown.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_knight::{
    Choice, Setup,
    cards::{CardId, basic},
    content::{HeroId, ScenarioId, TileKind},
    setup::{PlayerBoard, TurnBoard},
    state::{Event, Points, Position, Spot, TurnKind, Way},
};
use rules::{covers, mk};
use table::{Barrier, Table, TableError};

use crate::boards::{board, core, player, started};

const A: Seat = Seat(0);

fn seen(setup: &Setup) -> String {
    let game = started(setup, 1);
    serde_json::to_string(&game.view(Viewer::Seat(A))).unwrap()
}

#[test]
fn which_core_tiles_lie_in_the_stack_tells_nothing_before_they_are_revealed() {
    let with = |one, two, city| {
        let mut board = board(HeroId::Tovak);
        board.stack.truncate(6);
        board.stack.extend([core(one), core(city), core(two)]);
        board.left_out.truncate(3);
        seen(&Setup { board: Some(board), ..Setup::default() })
    };
    assert_eq!(with(1, 2, 5), with(3, 4, 8));
}

#[test]
fn the_order_of_a_deck_is_hidden_from_its_owner() {
    let mut one = board(HeroId::Tovak);
    one.players[0].hand = vec![one.players[0].deck.remove(0)];
    let mut other = one.clone();
    other.players[0].deck.reverse();
    let setup = |board| Setup { board: Some(board), ..Setup::default() };
    assert_eq!(seen(&setup(one)), seen(&setup(other)));
}

#[test]
fn an_imagined_game_has_the_known_tiles_and_as_many_cities() {
    let game = started(&Setup::default(), 3);
    let mut chance = Chance::seeded(Seed::from_number(4));
    let (mut cities, mut depths) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let imagined = game.determinize(Viewer::Seat(A), &mut chance);
        let view = serde_json::to_value(imagined.view(Viewer::Omniscient)).unwrap();
        let stack: Vec<_> = view["stack"].as_array().unwrap().clone();
        let names: Vec<_> = stack.iter().map(|tile| tile["known"].as_str().unwrap()).collect();
        let ascending: Vec<_> = (3..=8).map(|number| format!("countryside-{number}")).collect();
        assert_eq!(names[..6], ascending);
        let found: Vec<_> = (5..=8).filter(|n| names.contains(&core(*n).id())).collect();
        assert_eq!(found.len(), 1);
        assert_eq!(core(found[0]).kind(), TileKind::CityCore);
        cities.push(found[0]);
        depths.push(names.iter().position(|name| *name == core(found[0]).id()).unwrap());
    }
    cities.sort_unstable();
    cities.dedup();
    assert_eq!(cities, [5, 6, 7, 8], "every city is imagined some time");
    depths.sort_unstable();
    depths.dedup();
    assert_eq!(depths, [6, 7, 8], "and anywhere among the Core tiles");
}

#[test]
fn an_imagined_deck_holds_the_same_cards_in_another_order() {
    let game = started(&Setup::default(), 5);
    let mut chance = Chance::seeded(Seed::from_number(6));
    let imagined = game.determinize(Viewer::Seat(A), &mut chance);
    let sorted = |cards: &[CardId]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    assert_eq!(imagined.player(A).hand, game.player(A).hand);
    assert_ne!(imagined.player(A).deck, game.player(A).deck);
    assert_eq!(sorted(&imagined.player(A).deck), sorted(&game.player(A).deck));
}

/// A table where the hero stands north-east of the portal with Move 4 and a card to play.
fn table_with_points() -> Table<mage_knight::MageKnight> {
    let mut board = board(HeroId::Tovak);
    let player = &mut board.players[0];
    for card in [basic::MARCH, basic::STAMINA, basic::RAGE] {
        let at = player.deck.iter().position(|held| *held == card).unwrap();
        player.deck.remove(at);
    }
    player.played = vec![basic::MARCH, basic::STAMINA];
    player.hand = vec![basic::RAGE];
    player.at = Position { a: 0, b: 1 }.hex(Spot::E);
    board.turn = TurnBoard { kind: TurnKind::Regular, move_points: 4, ..TurnBoard::default() };
    Table::new(Setup { board: Some(board), ..Setup::default() }, Seed::from_number(1)).unwrap()
}

#[test]
fn playing_and_moving_can_be_taken_back() {
    covers![mk::UNDO_01];
    let mut table = table_with_points();
    let sideways = Choice::Play { card: basic::RAGE, way: Way::Sideways(Points::Move) };
    table.answer(A, 0, &sideways).unwrap();
    assert_eq!(table.game().turn().move_points, 5);
    table.undo(A).unwrap();
    assert_eq!(table.game().turn().move_points, 4);
    assert!(table.game().player(A).holds(basic::RAGE));
}

#[test]
fn nothing_before_a_revealed_tile_can_be_taken_back() {
    covers![mk::UNDO_02, mk::UNDO_05];
    let mut table = table_with_points();
    let sideways = Choice::Play { card: basic::RAGE, way: Way::Sideways(Points::Move) };
    table.answer(A, 0, &sideways).unwrap();
    table.answer(A, 1, &Choice::Explore { at: Position { a: 1, b: 1 } }).unwrap();
    let barrier = table.undo(A).unwrap_err();
    assert!(matches!(barrier, TableError::Undo(Barrier::Disclosed(_))), "{barrier:?}");
}

#[test]
fn drawing_cards_discloses_them_to_everybody_who_sees_the_hand() {
    let game = started(&Setup::default(), 1);
    let drew = Event::Drew { seat: A, cards: [basic::MARCH].into_iter().collect() };
    assert!(game.blocks_undo(&drew, Viewer::Seat(A)));
    assert!(!game.blocks_undo(&Event::TurnBegan { seat: A }, Viewer::Seat(A)));
}

#[test]
fn a_seat_that_is_not_there_is_not_asked() {
    covers![mk::ROUND_20];
    let mut game = started(&Setup::default(), 1);
    let before = game.clone();
    let refusal = game.apply(Seat(1), &Choice::EndTurn, &mut Log::off()).unwrap_err();
    assert_eq!(refusal.rule, mk::ROUND_20);
    assert_eq!(game, before);
}

#[test]
fn nothing_before_the_reaction_of_another_player_can_be_taken_back() {
    covers![mk::UNDO_04];
    let tile = Position { a: 1, b: 0 };
    let mut board = board(HeroId::Tovak);
    let attacker = &mut board.players[0];
    attacker.at = tile.hex(Spot::SE);
    for card in [basic::MARCH, basic::STAMINA, basic::RAGE] {
        let at = attacker.deck.iter().position(|held| *held == card).unwrap();
        attacker.deck.remove(at);
    }
    attacker.played = vec![basic::MARCH, basic::STAMINA];
    attacker.hand = vec![basic::RAGE];
    let attacked = PlayerBoard { at: tile.hex(Spot::E), ..player(HeroId::Goldyx) };
    board.players.push(attacked);
    board.turn = TurnBoard { kind: TurnKind::Regular, move_points: 4, ..TurnBoard::default() };
    let heroes = vec![HeroId::Tovak, HeroId::Goldyx];
    let scenario = ScenarioId::FullConquest;
    let setup = Setup { scenario, heroes, board: Some(board), ..Setup::default() };
    let mut table: Table<mage_knight::MageKnight> =
        Table::new(setup, Seed::from_number(1)).unwrap();
    let answer = |table: &mut Table<_>, seat, choice| {
        let revision = table.revision();
        table.answer(seat, revision, &choice).unwrap();
    };
    let other = table.game().player(Seat(1)).at;
    answer(&mut table, A, Choice::Move { to: other });
    answer(&mut table, A, Choice::Duel);
    // Nobody has reacted: the attack can be taken back.
    table.undo(A).unwrap();
    answer(&mut table, A, Choice::Duel);
    answer(&mut table, Seat(1), Choice::Decline);
    answer(&mut table, Seat(1), Choice::EndPhase);
    let barrier = table.undo(A).unwrap_err();
    assert!(matches!(barrier, TableError::Undo(Barrier::OtherSeat(_))), "{barrier:?}");
}

#[test]
fn whom_a_team_has_chosen_only_the_team_knows() {
    covers![mk::SCEN_RETURN_08, mk::RULING_95];
    let scenario = ScenarioId::OneToReturn;
    let teams = vec![vec![Seat(0), Seat(2)], vec![Seat(1), Seat(3)]];
    let setup = Setup { scenario, heroes: HeroId::ALL.to_vec(), teams, ..Setup::default() };
    let mut game = started(&setup, 1);
    for (seat, chosen) in [(A, Seat(2)), (Seat(1), Seat(1))] {
        game.apply(seat, &Choice::Hero { seat: chosen }, &mut Log::off()).unwrap();
    }
    let known = |viewer| -> Vec<Seat> {
        let heroes = game.view(viewer).heroes.into_iter().filter(|hero| hero.chosen);
        heroes.map(|hero| hero.seat).collect()
    };
    assert_eq!(known(Viewer::Seat(A)), [Seat(2)]);
    assert_eq!(known(Viewer::Seat(Seat(2))), [Seat(2)]);
    assert_eq!(known(Viewer::Seat(Seat(3))), [Seat(1)]);
    assert_eq!(known(Viewer::Spectator), []);
    assert_eq!(known(Viewer::Omniscient), [Seat(1), Seat(2)]);
    // Who cannot know it imagines either of the two.
    let mut chance = Chance::seeded(Seed::from_number(7));
    let mut imagined = Vec::new();
    for _ in 0..40 {
        let game = game.determinize(Viewer::Seat(Seat(1)), &mut chance);
        assert!(game.player(Seat(1)).chosen && !game.player(Seat(3)).chosen);
        imagined.push((game.player(A).chosen, game.player(Seat(2)).chosen));
    }
    imagined.sort_unstable();
    imagined.dedup();
    assert_eq!(imagined, [(false, true), (true, false)]);
}
