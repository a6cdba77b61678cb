//! What lies on the table before the first turn, and where tokens come from later.

use kernel::{Game, Log, Seat, Seed};
use mage_knight::{
    MageKnight, Setup,
    cards::CardId,
    content::{Color, EnemyColor, HeroId, Mana, ScenarioId, SkillId, TileKind},
    derive,
    setup::Switches,
    state::{Choice, Spot, Way},
};
use rules::{covers, mk};
use scenario::Script;
use serde_json::{Value, json};
use table::{Barrier, Table, TableError};

use crate::boards::{board, started};

const ME: Seat = Seat(0);

fn state(setup: &Setup, seed: u64) -> Value {
    serde_json::to_value(started(setup, seed)).unwrap()
}

fn count(value: &Value) -> usize {
    value.as_array().unwrap().len()
}

fn conquest() -> Setup {
    Setup { scenario: ScenarioId::SoloConquest, ..Setup::default() }
}

#[test]
fn tokens_lie_in_seven_shuffled_piles() {
    covers![mk::SETUP_08, mk::SETUP_28];
    let game = state(&Setup::default(), 1);
    let piles = &game["enemies"]["piles"];
    // Two marauders came with the first two tiles.
    let left: Vec<usize> =
        EnemyColor::ALL.iter().map(|color| count(&piles[color.index()])).collect();
    assert_eq!(left, [10, 10, 10, 10, 8, 10]);
    assert_eq!(count(&game["decks"]["ruins"]), 12);
    assert!(game["enemies"]["discards"].as_array().unwrap().iter().all(|pile| count(pile) == 0));
    let orders = |pile: fn(&Value) -> &Value| {
        let (one, other) = (state(&Setup::default(), 1), state(&Setup::default(), 2));
        pile(&one) != pile(&other)
    };
    assert!(orders(|game| &game["enemies"]["piles"]));
    assert!(orders(|game| &game["decks"]["ruins"]));
}

#[test]
fn decks_are_shuffled_apart_and_artifacts_are_never_offered() {
    covers![mk::SETUP_10, mk::SETUP_15, mk::SETUP_14, mk::SETUP_36];
    let (one, other) = (state(&Setup::default(), 1), state(&Setup::default(), 2));
    for (deck, size) in
        [("artifacts", 16), ("regular", 17), ("elite", 20), ("advanced", 25), ("spells", 13)]
    {
        assert_eq!(count(&one["decks"][deck]), size, "{deck}");
        assert_ne!(one["decks"][deck], other["decks"][deck], "{deck}");
    }
    assert_eq!(count(&one["offers"]["skills"]), 0);
    assert_ne!(one["players"][0]["skill_pile"], other["players"][0]["skill_pile"]);
    let game = started(&Setup::default(), 1);
    let view = serde_json::to_string(&game.view(kernel::Viewer::Seat(ME))).unwrap();
    assert!(!view.contains("golden-grail"), "nobody sees an Artifact before it is drawn");
    let own = SkillId::all().filter(|skill| skill.printed().hero == HeroId::Tovak);
    assert_eq!(own.count(), 10);
}

#[test]
fn the_scenario_says_how_many_tiles_of_which_kind_come_at_random() {
    covers![mk::SETUP_23, mk::SETUP_04];
    let sheet = ScenarioId::SoloConquest.sheet(1).unwrap();
    let mut stacks = Vec::new();
    for seed in 0..10 {
        let game = started(&conquest(), seed);
        let stack = serde_json::to_value(&game).unwrap()["stack"].clone();
        let tiles: Vec<_> = game.map().placed().iter().map(|placed| placed.tile).collect();
        let of_stack: Vec<mage_knight::content::TileId> =
            serde_json::from_value(stack.clone()).unwrap();
        let all = |kind: TileKind| {
            of_stack.iter().chain(&tiles).filter(|tile| tile.kind() == kind).count() as u8
        };
        assert_eq!(all(TileKind::Countryside), sheet.countryside);
        assert_eq!(all(TileKind::Core), sheet.other_core);
        assert_eq!(all(TileKind::CityCore), sheet.city_core);
        stacks.push(stack.to_string());
    }
    stacks.sort_unstable();
    stacks.dedup();
    assert!(stacks.len() > 5, "stacks differ from game to game");
}

#[test]
fn every_tile_lies_as_the_starting_tile_does() {
    covers![mk::SETUP_27, mk::EXPLORE_07];
    let game = started(&conquest(), 3);
    for placed in game.map().placed() {
        for spot in Spot::ALL {
            let there = game.map().space(placed.at.hex(spot)).unwrap();
            assert_eq!(there, placed.tile.tile().space(spot), "{} {spot:?}", placed.tile);
        }
    }
}

#[test]
fn a_hero_begins_with_one_command_token_and_nothing_else() {
    covers![mk::SETUP_31, mk::SETUP_07, mk::SETUP_37, mk::MANA_01, mk::MANA_06];
    let game = started(&Setup::default(), 1);
    let player = game.player(ME);
    assert_eq!(derive::command_limit(&game, ME), 1);
    assert_eq!(player.reputation, 0);
    assert!(player.units.is_empty() && player.skills.is_empty());
    assert_eq!(player.crystals, [0; 4]);
    assert_eq!(Color::ALL.len(), 4);
    assert_eq!(Mana::ALL.into_iter().filter(|mana| mana.basic().is_some()).count(), 4);
    assert!(game.cities().is_empty());
}

/// A hero before a dungeon.
fn before_a_dungeon() -> MageKnight {
    let script = "game mage-knight\nhero tovak at countryside-7.SE\ntile countryside-7 at 0,1\nhand rage march\nexpect phase none\n";
    scenario::play(&Script::parse(script).unwrap()).unwrap()
}

#[test]
fn an_empty_pile_is_made_of_its_discards() {
    covers![mk::SETUP_09];
    let mut state = serde_json::to_value(before_a_dungeon()).unwrap();
    let brown = EnemyColor::Brown.index();
    state["enemies"]["piles"][brown] = json!([]);
    state["enemies"]["discards"][brown] = json!(["gargoyle"]);
    let mut game: MageKnight = serde_json::from_value(state).unwrap();
    game.apply(ME, &Choice::EnterSite, &mut Log::off()).unwrap();
    let foes = &game.combat().unwrap().foes;
    assert_eq!(foes.iter().map(|foe| foe.enemy.id()).collect::<Vec<_>>(), ["gargoyle"]);
}

#[test]
fn where_no_token_is_left_one_comes_when_there_is_one_again() {
    covers![mk::RULING_58];
    let script = "game mage-knight\nhero tovak at countryside-2.NE\ntile countryside-1 at 0,1\ntile countryside-2 at 1,0\nstack countryside-3\nhand march rage stamina\ndo play march\n";
    let game: MageKnight = scenario::play(&Script::parse(script).unwrap()).unwrap();
    let mut state = serde_json::to_value(game).unwrap();
    let grey = EnemyColor::Grey.index();
    state["enemies"]["piles"][grey] = json!([]);
    let mut game: MageKnight = serde_json::from_value(state).unwrap();
    let at = mage_knight::state::Position { a: 1, b: 1 };
    game.apply(ME, &Choice::Explore { at }, &mut Log::off()).unwrap();
    let keep = at.hex(Spot::NE);
    assert!(!game.spot(keep).has_enemies());
    let mut state = serde_json::to_value(game).unwrap();
    state["enemies"]["discards"][grey] = json!(["golems"]);
    let mut game: MageKnight = serde_json::from_value(state).unwrap();
    let turn = game.turn().clone();
    for _ in 0..10 {
        let mut options = Vec::new();
        game.options(ME, &mut options);
        let choice = [Choice::EndTurn, Choice::Draw].into_iter().find(|end| options.contains(end));
        game.apply(ME, &choice.unwrap(), &mut Log::off()).unwrap();
        if game.spot(keep).has_enemies() {
            break;
        }
    }
    assert_ne!(&turn, game.turn(), "another turn began");
    assert!(game.spot(keep).has_enemies());
}

#[test]
fn by_the_switch_the_hero_of_the_dummy_is_drawn() {
    covers![mk::RULING_52];
    let drawn = |switches| {
        let setup = Setup { switches, ..Setup::default() };
        let mut heroes: Vec<HeroId> =
            (0..30).map(|seed| started(&setup, seed).dummy().unwrap().hero).collect();
        heroes.sort_unstable();
        heroes.dedup();
        heroes
    };
    assert_eq!(drawn(Switches::default()).len(), 1);
    let random = drawn(Switches { dummy_hero_random: true, ..Switches::default() });
    assert_eq!(random, [HeroId::Arythea, HeroId::Goldyx, HeroId::Norowas]);
}

#[test]
fn by_the_switch_cities_may_come_out_of_the_box() {
    covers![mk::RULING_35];
    let cities = |switches| {
        let setup = Setup { switches, ..Setup::default() };
        let left_out: Vec<mage_knight::content::TileId> =
            serde_json::from_value(state(&setup, 1)["left_out"].clone()).unwrap();
        left_out.into_iter().filter(|tile| tile.kind() == TileKind::CityCore).count()
    };
    assert_eq!(cities(Switches::default()), 0);
    assert_eq!(cities(Switches { box_city_tiles: true, ..Switches::default() }), 3);
}

#[test]
fn nothing_before_a_die_roll_can_be_taken_back() {
    covers![mk::UNDO_03];
    let mut board = board(HeroId::Tovak);
    let pouch = CardId::from_id("endless-gem-pouch").unwrap();
    board.players[0].hand.push(pouch);
    let setup = Setup { board: Some(board), ..Setup::default() };
    let mut table = Table::<MageKnight>::new(setup, Seed::from_number(1)).unwrap();
    table.answer(ME, 0, &Choice::Play { card: pouch, way: Way::Basic }).unwrap();
    let barrier = table.undo(ME).unwrap_err();
    assert!(matches!(barrier, TableError::Undo(Barrier::Chance)), "{barrier:?}");
}

#[test]
fn garrisons_are_printed_for_eleven_levels() {
    covers![mk::RULING_61];
    use mage_knight::content::city::{CITY_LEVELS, garrison};
    for city in Color::ALL {
        assert!((1..=CITY_LEVELS).all(|level| !garrison(city, level).is_empty()));
        assert!(garrison(city, CITY_LEVELS + 1).is_empty() && garrison(city, 0).is_empty());
    }
    assert_eq!(CITY_LEVELS, 11);
}

#[test]
fn what_is_left_of_an_offer_goes_under_its_deck() {
    covers![mk::ROUND_06, mk::ROUND_07];
    let script = "game mage-knight\nhero tovak\ntile countryside-5 at 0,1\ndummy-deck\nhand march\ndeck only\ntactic early-bird\noffer units foresters catapults\noffer monastery ambush\ndice mana red blue white\ndo announce the end of the round\n";
    let game: MageKnight = scenario::play(&Script::parse(script).unwrap()).unwrap();
    let state = serde_json::to_value(game).unwrap();
    // The bottom of a deck is first.
    assert_eq!(state["decks"]["regular"][0], "foresters");
    assert_eq!(state["decks"]["elite"][0], "catapults");
    assert_eq!(state["decks"]["advanced"][0], "ambush");
}
