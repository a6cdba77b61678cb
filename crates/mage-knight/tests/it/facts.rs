//! Tiles, terrain, heroes, levels and the scenario against the facts read from the printed parts.

use mage_knight::{
    content::{
        Color, HeroId, LEVELS, MapShape, Rampaging, ScenarioId, Site, Terrain, TileId, TileKind,
        Time,
    },
    state::{Hex, Position, Spot},
};
use rules::{covers, mk};
use serde_json::Value;

pub(crate) fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("facts are JSON")
}

fn tiles() -> Value {
    read(include_str!("../facts/tiles.json"))
}

fn spot_of(name: &str) -> Spot {
    if name == "center" { Spot::C } else { Spot::from_id(name).expect("a spot") }
}

pub(crate) fn color(value: &Value) -> Option<Color> {
    let name = value.as_str()?;
    Some(Color::ALL.into_iter().find(|color| color.id() == name).expect("a colour"))
}

fn site(hex: &Value) -> Option<Site> {
    Some(match hex["site"].as_str()? {
        "ancient_ruins" => Site::Ruins,
        "city" => Site::City(color(&hex["city_color"]).expect("a city has a colour")),
        "dungeon" => Site::Dungeon,
        "keep" => Site::Keep,
        "mage_tower" => Site::MageTower,
        "magical_glade" => Site::Glade,
        "mine" => Site::Mine(color(&hex["mine_color"]).expect("a mine has a colour")),
        "monastery" => Site::Monastery,
        "monster_den" => Site::MonsterDen,
        "portal" => Site::Portal,
        "spawning_grounds" => Site::SpawningGrounds,
        "tomb" => Site::Tomb,
        "village" => Site::Village,
        other => panic!("no site is called {other}"),
    })
}

#[test]
fn every_space_of_every_tile_is_as_printed() {
    covers![mk::SITE_PORTAL_03];
    let facts = tiles();
    let facts = facts["tiles"].as_array().unwrap();
    assert_eq!(facts.len(), TileId::all().count());
    for (fact, tile) in facts.iter().zip(TileId::all()) {
        let id = fact["id"].as_str().unwrap().replace('_', "-").to_lowercase();
        assert_eq!(tile.id(), id);
        let kind = match (fact["type"].as_str().unwrap(), fact["has_city"].as_bool().unwrap()) {
            ("start", false) => TileKind::Start,
            ("countryside", false) => TileKind::Countryside,
            ("core", false) => TileKind::Core,
            ("core", true) => TileKind::CityCore,
            other => panic!("{other:?}"),
        };
        assert_eq!(tile.kind(), kind, "{id}");
        let hexes = fact["hexes"].as_object().unwrap();
        assert_eq!(hexes.len(), 7);
        for (name, hex) in hexes {
            let space = tile.tile().space(spot_of(name));
            assert_eq!(Some(space.terrain.id()), hex["terrain"].as_str(), "{id} {name}");
            assert_eq!(space.site, site(hex), "{id} {name}");
            assert_eq!(
                space.rampaging.map(Rampaging::id),
                hex["rampaging"].as_str(),
                "{id} {name}"
            );
        }
    }
}

#[test]
fn tiles_lie_on_the_lattice_and_touch_where_they_should() {
    covers![mk::EXPLORE_02, mk::EXPLORE_24];
    let facts = tiles();
    for (name, at) in facts["hex_coordinates"].as_object().unwrap() {
        let Hex { q, r } = spot_of(name).offset();
        assert_eq!(*at, serde_json::json!([q, r]), "{name}");
    }
    let lattice = facts["lattice"]["neighbours"].as_object().unwrap();
    assert_eq!(lattice.len(), 6);
    for (way, fact) in lattice {
        let number = |list: &Value, at: usize| list[at].as_i64().unwrap() as i8;
        let (offset, axial) = (&fact["tile_offset"], &fact["axial_offset"]);
        let next = Position { a: number(offset, 0), b: number(offset, 1) };
        assert!(Position::START.neighbours().contains(&next), "{way}");
        assert_eq!(next.centre(), Hex { q: number(axial, 0), r: number(axial, 1) }, "{way}");
        let mut touching = 0;
        for own in Spot::ALL {
            for hex in Position::START.hex(own).neighbours() {
                let (position, spot) = hex.place();
                if position == next {
                    touching += 1;
                    let listed = fact["touching"].as_array().unwrap().iter().any(|pair| {
                        spot_of(pair["own_hex"].as_str().unwrap()) == own
                            && spot_of(pair["neighbour_hex"].as_str().unwrap()) == spot
                    });
                    assert!(listed, "{way}: {own:?} touches {spot:?}");
                }
            }
        }
        assert_eq!(touching, 3, "{way}");
    }
}

#[test]
fn every_space_belongs_to_exactly_one_tile_position() {
    covers![mk::EXPLORE_24];
    for a in -6..6 {
        for b in -6..6 {
            for spot in Spot::ALL {
                let at = Position { a, b };
                assert_eq!(at.hex(spot).place(), (at, spot));
            }
        }
    }
}

#[test]
fn map_shapes_have_their_lanes_coasts_and_first_tiles() {
    covers![
        mk::EXPLORE_19,
        mk::EXPLORE_20,
        mk::EXPLORE_21,
        mk::EXPLORE_22,
        mk::EXPLORE_25,
        mk::SETUP_25,
        mk::SETUP_26
    ];
    let facts = tiles();
    type Allowed = fn(i8, i8) -> bool;
    let shapes: [(&str, MapShape, Allowed); 4] = [
        ("wedge", MapShape::Wedge, |a, b| a >= 0 && b >= 0),
        ("open_5_columns", MapShape::FullyOpen, |a, b| {
            (-2..=2).contains(&b) && a >= 0 && (b >= 0 || a >= -b)
        }),
        ("open_4_columns", MapShape::FourLanes, |a, b| {
            (-2..=1).contains(&b) && a >= 0 && (b >= 0 || a >= -b)
        }),
        ("open_3_columns", MapShape::ThreeLanes, |a, b| {
            (-1..=1).contains(&b) && a >= 0 && (b >= 0 || a >= -b)
        }),
    ];
    for (name, shape, allowed) in shapes {
        let fact = &facts["map_shapes"][name];
        let side = fact["start_side"].as_str().unwrap().to_lowercase();
        assert_eq!(shape.starting_tile().id(), format!("start-{side}"));
        let first: Vec<_> = shape.first_tiles().iter().map(|at| [at.a, at.b]).collect();
        assert_eq!(fact["initial_reveals"], serde_json::json!(first), "{name}");
        for a in -4..8 {
            for b in -4..8 {
                assert_eq!(shape.allows(Position { a, b }), allowed(a, b), "{name} {a},{b}");
            }
        }
    }
    assert!(MapShape::Wedge.is_coast(Position { a: 0, b: 3 }));
    assert!(!MapShape::Wedge.is_coast(Position { a: 1, b: 1 }));
}

#[test]
fn terrain_costs_are_those_of_the_day_night_board() {
    covers![mk::MOVE_05, mk::MOVE_06, mk::MOVE_07, mk::RULING_09];
    let facts = read(include_str!("../facts/terrain.json"));
    for terrain in Terrain::ALL {
        for time in [Time::Day, Time::Night] {
            let printed = &facts["move_cost"][terrain.id()][time.id()];
            assert!(printed.is_null() || printed.is_u64(), "{terrain:?}");
            let cost = terrain.printed_cost(time).map(u64::from);
            assert_eq!(cost, printed.as_u64(), "{terrain:?} {time:?}");
        }
    }
}

#[test]
fn levels_are_those_of_the_fame_track() {
    covers![mk::LEVEL_02, mk::LEVEL_03, mk::RULING_60, mk::SETUP_30];
    let facts = read(include_str!("../facts/levels.json"));
    let facts = facts["levels"].as_array().unwrap();
    assert_eq!(facts.len(), LEVELS.len());
    for (fact, level) in facts.iter().zip(LEVELS) {
        let number = |key: &str| fact[key].as_u64().unwrap();
        assert_eq!(u64::from(level.number), number("level"));
        assert_eq!(u64::from(level.fame), number("fame_from"));
        assert_eq!(u64::from(level.armor), number("armor"));
        assert_eq!(u64::from(level.hand_limit), number("hand_limit"));
        assert_eq!(u64::from(level.command_tokens), number("command_tokens"));
    }
}

#[test]
fn heroes_have_their_dots() {
    covers![mk::DUMMY_18];
    let facts = read(include_str!("../facts/heroes.json"));
    let facts = facts["heroes"].as_array().unwrap();
    assert_eq!(facts.len(), HeroId::ALL.len());
    for (fact, hero) in facts.iter().zip(HeroId::ALL) {
        assert_eq!(fact["id"], hero.id());
        let dots: Vec<_> = fact["dummy_crystals"].as_array().unwrap().iter().map(color).collect();
        assert_eq!(dots, hero.dots().map(Some));
        let own = fact["own_card"].as_str().unwrap().replace('_', "-");
        assert_eq!(hero.own_card().0.id(), own);
    }
}

#[test]
fn the_scenario_sheet_is_that_of_first_reconnaissance() {
    covers![mk::SCEN_RECON_01, mk::SCEN_RECON_02, mk::SCEN_RECON_10, mk::EXPLORE_23];
    let fact = read(include_str!("../facts/first-reconnaissance.json"));
    for players in 1..=4_usize {
        let sheet = ScenarioId::FirstReconnaissance.sheet(players).unwrap();
        let (rounds, countryside) = match players {
            1 => (&fact["variants"][0]["rounds"], &fact["variants"][0]["countryside"]),
            _ => (&fact["rounds"], &fact["tiles"]["countryside"][players.to_string()]),
        };
        assert_eq!(rounds.as_u64(), Some(u64::from(sheet.rounds)));
        assert_eq!(countryside.as_u64(), Some(u64::from(sheet.countryside)));
        assert_eq!(fact["tiles"]["core_city"].as_u64(), Some(u64::from(sheet.city_core)));
        assert_eq!(fact["tiles"]["core_non_city"].as_u64(), Some(u64::from(sheet.other_core)));
        assert_eq!(fact["map"]["core_on_coast_allowed"], sheet.core_on_coast);
        assert_eq!(sheet.shape, MapShape::Wedge);
        assert_eq!(sheet.fame_per_tile, 1);
    }
    assert_eq!(ScenarioId::FirstReconnaissance.sheet(5), None);
}
