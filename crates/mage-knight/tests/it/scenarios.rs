//! Scenario sheets against the facts, what tables may agree on, and random games of all of it.

use kernel::{Chance, Game, Log, Seat, Seed};
use mage_knight::{
    MageKnight, Setup,
    content::{
        CityRule, End, HeroId, MapShape, ScenarioId, ScenarioSheet, Site, TableRule, TileId,
        TileKind, Time, Variants, Victory,
    },
    state::{Position, Spot},
};
use rules::{covers, mk};
use serde_json::Value;

use crate::{boards::started, facts::read};

/// A number that may depend on the number of players.
fn number(fact: &Value, players: usize) -> Option<u64> {
    fact.as_u64().or_else(|| fact[players.to_string()].as_u64())
}

fn shape(fact: &Value, players: usize) -> MapShape {
    match fact.as_str().or_else(|| fact[players.to_string()].as_str()) {
        Some("wedge") => MapShape::Wedge,
        Some("open_5_columns") => MapShape::FullyOpen,
        Some("open_4_columns") => MapShape::FourLanes,
        Some("conquer_and_hold") => MapShape::Fixed,
        other => panic!("no shape is called {other:?}"),
    }
}

fn levels(fact: &Value, players: usize) -> Option<Vec<u64>> {
    let all = |list: &Value| {
        list.as_array().map(|levels| levels.iter().filter_map(Value::as_u64).collect())
    };
    all(&fact["levels"]).or_else(|| all(&fact["levels"][players.to_string()]))
}

#[test]
fn every_sheet_is_as_printed() {
    covers![
        mk::SCEN_RECON_01,
        mk::SCEN_FULLCONQ_01,
        mk::SCEN_FULLCONQ_02,
        mk::SCEN_FULLCONQ_03,
        mk::SCEN_BLITZCONQ_01,
        mk::SCEN_BLITZCONQ_02,
        mk::SCEN_BLITZCONQ_03,
        mk::SCEN_FULLCOOP_01,
        mk::SCEN_FULLCOOP_02,
        mk::SCEN_FULLCOOP_03,
        mk::SCEN_BLITZCOOP_01,
        mk::SCEN_BLITZCOOP_02,
        mk::SCEN_BLITZCOOP_03,
        mk::SCEN_SOLO_01,
        mk::SCEN_SOLO_02,
        mk::SCEN_SOLO_03,
        mk::SCEN_MINES_01,
        mk::SCEN_DRUID_01,
        mk::SCEN_DUNGEON_01,
        mk::SCEN_HOLD_01,
        mk::SCEN_RETURN_01,
        mk::SCEN_RETURN_02
    ];
    let facts = read(include_str!("../facts/scenarios.json"));
    let facts = facts.as_array().unwrap();
    assert_eq!(facts.len(), ScenarioId::ALL.len());
    for (fact, scenario) in facts.iter().zip(ScenarioId::ALL) {
        assert_eq!(fact["id"].as_str().unwrap().replace('_', "-"), scenario.id());
        for players in fact["players"].as_array().unwrap() {
            let players = players.as_u64().unwrap() as usize;
            let sheet = scenario.sheet(players).expect("the scenario is for so many");
            let is = |fact: &Value, value: u8| {
                assert_eq!(number(fact, players), Some(u64::from(value)), "{scenario:?} {players}");
            };
            is(&fact["rounds"], sheet.rounds);
            is(&fact["days"], sheet.rounds.div_ceil(2));
            is(&fact["nights"], sheet.rounds / 2);
            is(&fact["tiles"]["countryside"], sheet.countryside);
            is(&fact["tiles"]["core_city"], sheet.city_core);
            is(&fact["tiles"]["core_non_city"], sheet.other_core);
            assert_eq!(shape(&fact["shape"], players), sheet.shape);
            assert_eq!(fact["core_on_coast"].as_bool().unwrap_or(false), sheet.core_on_coast);
            assert_eq!(fact["dummy"].as_bool(), Some(sheet.dummy));
            check_cities(&fact["cities"], &sheet, players);
            check_named_tiles(&fact["tiles"], &sheet);
        }
        assert_eq!(scenario.sheet(5), None);
    }
    // Alone one of the cooperative scenarios is Solo Conquest; most others can be played alone, too.
    let alone = ScenarioId::ALL.into_iter().filter(|scenario| scenario.sheet(1).is_none());
    let cooperative = [ScenarioId::FullCooperation, ScenarioId::BlitzCooperation];
    assert_eq!(alone.collect::<Vec<_>>(), cooperative);
}

fn check_cities(fact: &Value, sheet: &ScenarioSheet, players: usize) {
    let cities = match (fact["friendly"].as_bool(), fact["enterable"].as_bool()) {
        (Some(true), _) => CityRule::Friendly,
        (_, Some(false)) => CityRule::Closed,
        _ => CityRule::Defended,
    };
    assert_eq!(sheet.cities, cities);
    let count = usize::from(sheet.city_core);
    let set = sheet.city_levels[..count].iter().copied().map(u64::from).collect::<Vec<_>>();
    if let Some(level) = fact["level"].as_u64() {
        assert_eq!(set, vec![level; count]);
    }
    if let Some(levels) = levels(fact, players) {
        assert_eq!(set, levels);
    }
}

/// Where the facts name tiles, the sheet picks exactly those.
fn check_named_tiles(fact: &Value, sheet: &ScenarioSheet) {
    let named = |list: &Value| -> Option<Vec<String>> {
        let names = list.as_array()?.iter().filter_map(Value::as_str);
        Some(names.map(|name| name.replace('_', "-")).collect())
    };
    if let Some(cities) = named(&fact["core_city_tiles"]) {
        let picked = TileId::of_kind(TileKind::CityCore).filter(|tile| tile.city() == sheet.city);
        assert_eq!(picked.map(TileId::id).collect::<Vec<_>>(), cities);
    }
    let groups = [
        ("countryside_tiles", TileKind::Countryside, sheet.kept),
        ("core_non_city_tiles", TileKind::Core, sheet.kept_core),
    ];
    for (key, kind, kept) in groups {
        if let Some(tiles) = named(&fact[key]) {
            let picked = TileId::of_kind(kind).filter(|tile| kept.is_on(*tile));
            assert_eq!(picked.map(TileId::id).collect::<Vec<_>>(), tiles);
        }
    }
}

/// All tiles a game was set up with, the starting tile apart.
fn used(game: &MageKnight) -> Vec<TileId> {
    let view = game.view(kernel::Viewer::Omniscient);
    let placed = view.tiles.iter().map(|placed| placed.tile);
    let stack = view.stack.iter().map(|tile| match tile {
        mage_knight::view::StackTile::Known(tile) => *tile,
        hidden => panic!("{hidden:?}"),
    });
    placed.chain(stack).filter(|tile| tile.kind() != TileKind::Start).collect()
}

type IsSite = fn(Site) -> bool;

fn has(tile: TileId, site: IsSite) -> bool {
    Spot::ALL.into_iter().filter_map(|spot| tile.tile().space(spot).site).any(site)
}

fn alone(scenario: ScenarioId) -> Setup {
    Setup { scenario, ..Setup::default() }
}

#[test]
fn tiles_a_scenario_is_about_are_not_left_out() {
    covers![mk::SCEN_MINES_02, mk::SCEN_DRUID_02, mk::SCEN_DUNGEON_02, mk::SCEN_HOLD_02];
    let about: [(ScenarioId, IsSite); 3] = [
        (ScenarioId::MinesLiberation, |site| matches!(site, Site::Mine(_))),
        (ScenarioId::DruidNights, |site| site == Site::Glade),
        (ScenarioId::DungeonLords, |site| site == Site::Dungeon),
    ];
    for seed in 0..20 {
        for (scenario, site) in about {
            let used = used(&started(&alone(scenario), seed));
            let all = TileId::of_kind(TileKind::Countryside).filter(|tile| has(*tile, site));
            for tile in all {
                assert!(used.contains(&tile), "{scenario:?} {seed} without {tile}");
            }
        }
        let mines = used(&started(&alone(ScenarioId::MinesLiberation), seed));
        assert!(!mines.iter().any(|tile| tile.id() == "core-1"));
        assert!(mines.iter().any(|tile| tile.id() == "core-8"));
        let dungeons = used(&started(&alone(ScenarioId::DungeonLords), seed));
        assert!(dungeons.iter().any(|tile| tile.id() == "core-1"));
        let hold = started(&alone(ScenarioId::ConquerAndHold), seed);
        assert_eq!(hold.map().placed().len(), 4);
        let with_garrisons = |site| matches!(site, Site::Keep | Site::MageTower);
        assert!(used(&hold).iter().all(|tile| has(*tile, with_garrisons)));
    }
}

fn problems(setup: &Setup) -> Vec<Option<kernel::RuleId>> {
    let chance = Chance::seeded(Seed::from_number(1));
    match MageKnight::start(setup, chance, &mut Log::off()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.rule).collect(),
    }
}

fn with(scenario: ScenarioId, change: impl FnOnce(&mut Variants)) -> Setup {
    let mut setup = alone(scenario);
    change(&mut setup.variants);
    setup
}

#[test]
fn what_a_table_agrees_on_must_fit() {
    covers![
        mk::VARIANT_GEN_01,
        mk::VARIANT_MAP_01,
        mk::VARIANT_CITYLEVEL_01,
        mk::VARIANT_MEGA_01,
        mk::VARIANT_MEGA_02,
        mk::RULING_61
    ];
    let solo = |change: fn(&mut Variants)| problems(&with(ScenarioId::SoloConquest, change));
    assert_eq!(solo(|_| ()), []);
    assert_eq!(solo(|variants| variants.countryside = Some(12)), [Some(mk::VARIANT_MAP_01)]);
    assert_eq!(solo(|variants| variants.countryside = Some(1)), [Some(mk::VARIANT_MAP_01)]);
    assert_eq!(solo(|variants| variants.shape = Some(MapShape::Fixed)), [Some(mk::SCEN_HOLD_02)]);
    assert_eq!(solo(|variants| variants.city_levels = vec![9, 11]), []);
    assert_eq!(solo(|variants| variants.city_levels = vec![12]), [Some(mk::VARIANT_CITYLEVEL_01)]);
    let too_many = solo(|variants| variants.city_levels = vec![5, 5, 5]);
    assert_eq!(too_many, [Some(mk::VARIANT_CITYLEVEL_01)]);
    assert_eq!(solo(|variants| variants.rules = vec![TableRule::Epic]), [Some(mk::VARIANT_GEN_01)]);
    let both = solo(|variants| variants.rules = vec![TableRule::NightArrival, TableRule::Darkness]);
    assert_eq!(both, [Some(mk::VARIANT_GEN_01)]);
}

#[test]
fn map_and_numbers_of_tiles_can_be_changed() {
    covers![mk::VARIANT_MAP_01];
    let setup = with(ScenarioId::SoloConquest, |variants| {
        variants.shape = Some(MapShape::ThreeLanes);
        variants.countryside = Some(5);
        variants.other_core = Some(1);
    });
    let game = started(&setup, 3);
    assert_eq!(game.map().tile(Position::START), Some(TileId::START_B));
    assert_eq!(used(&game).len(), 5 + 1 + 2);
    assert!(game.sheet().shape.allows(Position { a: 1, b: -1 }));
}

#[test]
fn the_epic_versions_are_longer_and_larger() {
    covers![mk::SCEN_RETURN_07];
    let epic = |scenario| {
        let setup = with(scenario, |variants| variants.rules = vec![TableRule::Epic]);
        *started(&setup, 1).sheet()
    };
    let druid = epic(ScenarioId::DruidNights);
    assert_eq!((druid.rounds, druid.countryside, druid.other_core), (6, 11, 4));
    let back = epic(ScenarioId::OneToReturn);
    assert_eq!((back.rounds, back.countryside, back.city_core, back.other_core), (6, 8, 2, 2));
    assert_eq!(back.city_levels[..2], [4, 4]);
}

#[test]
fn alone_scenarios_are_changed_as_solo_conquest_is() {
    covers![mk::SCEN_SOLO_09];
    for scenario in ScenarioId::ALL {
        let Some(sheet) = scenario.sheet(1) else { continue };
        assert!(sheet.dummy && sheet.tactics_leave && !sheet.scoring.titles, "{scenario:?}");
        assert!(
            sheet.has(TableRule::NoInteractiveSpells) && sheet.has(TableRule::NoInteractiveSkills)
        );
        let goal = matches!(
            sheet.end,
            End::CityRevealed | End::CitiesConquered | End::MinesLiberated | End::DungeonsConquered
        );
        assert_eq!(sheet.victory == Victory::Goal, goal);
    }
}

#[test]
fn a_setup_with_variants_reads_back_from_its_file() {
    let text = r#"{"scenario": "druid-nights", "variants": {"rules": ["epic", "night-arrival"], "city_levels": [3]}}"#;
    let setup: Setup = serde_json::from_str(text).unwrap();
    assert_eq!(setup.variants.rules, [TableRule::Epic, TableRule::NightArrival]);
    let again = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&again).unwrap(), setup);
    let game = started(&setup, 1);
    assert_eq!((game.round(), game.time()), (1, Time::Night));
    assert!(serde_json::from_str::<Setup>(r#"{"variants": {"rules": ["nothing"]}}"#).is_err());
}

/// Any scenario with any options that fit it.
pub(crate) fn any_scenario(chance: &mut Chance) -> Setup {
    let players = chance.below(4) as usize + 1;
    let mut heroes = HeroId::ALL.to_vec();
    chance.shuffle(&mut heroes);
    heroes.truncate(players);
    let fitting: Vec<ScenarioId> =
        ScenarioId::ALL.into_iter().filter(|scenario| scenario.sheet(players).is_some()).collect();
    let scenario = fitting[chance.below(fitting.len() as u32) as usize];
    let printed = Setup { scenario, heroes, ..Setup::default() };
    for _ in 0..10 {
        let mut setup = printed.clone();
        let mut rules = TableRule::ALL.to_vec();
        chance.shuffle(&mut rules);
        rules.truncate(chance.below(6) as usize);
        setup.variants.rules = rules;
        if chance.below(4) == 0 {
            let shapes =
                [MapShape::Wedge, MapShape::FullyOpen, MapShape::FourLanes, MapShape::ThreeLanes];
            setup.variants.shape = Some(shapes[chance.below(4) as usize]);
        }
        if chance.below(4) == 0 {
            setup.variants.city_levels = vec![chance.below(11) as u8 + 1];
        }
        if chance.below(4) == 0 {
            setup.variants.megalopolis = vec![chance.below(21) as u8 + 2];
        }
        if problems(&setup).is_empty() {
            return setup;
        }
    }
    printed
}

// A round ends by decks running out. Where nobody else is left to do that (MK-SCEN-RETURN-03), a hero with nothing but Wounds
// in hand who keeps fighting has no end of it.
conformance::suite!(MageKnight, any_scenario, any_scenario, 5_000);
conformance::speech!(MageKnight, any_scenario);

#[test]
fn the_first_seat_places_what_was_revealed_at_the_start() {
    covers![mk::SETUP_28, mk::RULING_85];
    // Villages lie on nearly all tiles, so some game asks for an entrance before anything else.
    let asked = (0..20).any(|seed| {
        let game = started(&alone(ScenarioId::DungeonLords), seed);
        let mut options = Vec::new();
        game.options(Seat(0), &mut options);
        matches!(options[0], mage_knight::Choice::Space { .. })
    });
    assert!(asked);
}

/// Answers at random until something holds or the game is over.
fn play_until(setup: &Setup, seed: u64, done: impl Fn(&MageKnight) -> bool) -> MageKnight {
    let mut game = started(setup, seed);
    let mut chance = Chance::seeded(Seed::from_number(seed));
    while !done(&game) {
        let Some(ask) = game.open_questions().first() else { break };
        let seat = ask.seat;
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let choice = options[chance.below(options.len() as u32) as usize];
        game.apply(seat, &choice, &mut Log::off()).expect("it was an option");
    }
    game
}

#[test]
fn a_drafted_card_joins_the_deck_after_each_day() {
    covers![mk::VARIANT_DRAFT_03];
    for seed in 0..5 {
        let setup =
            with(ScenarioId::SoloConquest, |variants| variants.rules = vec![TableRule::Draft]);
        let first = play_until(&setup, seed, |game| game.round() == 1);
        assert_eq!(first.player(Seat(0)).set_aside.len(), 3);
        let second = play_until(&setup, seed, |game| game.round() == 2);
        assert_eq!(second.player(Seat(0)).set_aside.len(), 2);
        let third = play_until(&setup, seed, |game| game.round() == 3);
        assert_eq!(third.player(Seat(0)).set_aside.len(), 2);
        let fourth = play_until(&setup, seed, |game| game.round() == 4);
        assert_eq!(fourth.player(Seat(0)).set_aside.len(), 1);
    }
}

#[test]
fn the_whole_map_can_lie_open_from_the_start() {
    covers![mk::SCEN_HOLD_15];
    let setup =
        with(ScenarioId::ConquerAndHold, |variants| variants.rules = vec![TableRule::OpenMap]);
    let game = started(&setup, 2);
    assert_eq!(game.map().placed().len(), 10);
    assert!(game.map().has_city());
    assert_eq!(ScenarioId::ConquerAndHold.sheet(3).map(|sheet| sheet.rounds), Some(4));
}

#[test]
fn cities_can_be_stronger_than_printed() {
    covers![mk::VARIANT_CITYLEVEL_01];
    let setup = with(ScenarioId::SoloConquest, |variants| variants.city_levels = vec![9, 11]);
    assert_eq!(started(&setup, 1).sheet().city_levels[..2], [9, 11]);
}
