//! Scenario sheets: which map, which tiles, how long.

use serde::{Deserialize, Serialize};

use super::TileId;
use crate::state::Position;

/// A scenario of the scenario book that can be played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioId {
    #[default]
    FirstReconnaissance,
    FullConquest,
    BlitzConquest,
    SoloConquest,
}

/// What a scenario asks for with a given number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScenarioSheet {
    pub rounds: u8,
    pub shape: MapShape,
    /// Whether Core tiles may lie in the coast lanes of the wedge (MK-EXPLORE-19, MK-EXPLORE-23).
    pub core_on_coast: bool,
    pub countryside: u8,
    pub city_core: u8,
    pub other_core: u8,
    /// Fame for revealing a tile.
    pub fame_per_tile: u8,
    /// Whether Countryside tiles are drawn at random or taken by number (MK-RULING-62).
    pub random_countryside: bool,
    /// Whether cities can be entered, and their levels in the order they are revealed.
    pub cities_open: bool,
    pub city_levels: [u8; 4],
    pub elite_units: bool,
    /// MK-DUMMY-01: a dummy player takes part.
    pub dummy: bool,
    /// Used Tactics leave the game (MK-SCEN-SOLO-06).
    pub tactics_leave: bool,
    /// What brings the last turns, and with them the end before the last round.
    pub end: End,
    pub scoring: Scoring,
    pub start: Start,
}

/// What brings the last turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// MK-SCEN-RECON-08
    CityRevealed,
    /// MK-SCEN-FULLCONQ-04
    CitiesConquered,
}

/// What counts besides Fame and the standard achievements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// MK-SCORE-07: titles for the best of each category.
    pub titles: bool,
    /// MK-SCORE-09, MK-SCORE-10: cities led, and those with Shields.
    pub cities: bool,
    /// MK-SCEN-FULLCOOP-11..15: the goal that all win or lose by.
    pub goal: bool,
}

/// Where a scenario lets everybody begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    pub fame: u16,
    pub reputation: i8,
    /// More Source dice and Units in the offer than usual (MK-SCEN-BLITZCONQ-06).
    pub more: u8,
    /// Fame for every row of the track that is crossed (MK-SCEN-BLITZCONQ-04).
    pub fame_per_row: u8,
}

impl Start {
    /// MK-SETUP-06, MK-SETUP-07
    const USUAL: Start = Start { fame: 0, reputation: 0, more: 0, fame_per_row: 0 };
    /// MK-SCEN-BLITZCONQ-04..06
    const BLITZ: Start = Start { fame: 1, reputation: 2, more: 1, fame_per_row: 1 };
}

impl Scoring {
    const ALONE: Scoring = Scoring { titles: false, cities: false, goal: false };
    const COMPETITIVE: Scoring = Scoring { titles: true, cities: false, goal: false };
}

impl ScenarioSheet {
    /// The level of the next city, so many being revealed already.
    pub const fn city_level(&self, revealed: usize) -> u8 {
        if revealed < self.city_levels.len() { self.city_levels[revealed] } else { 0 }
    }
}

impl ScenarioId {
    pub const ALL: [ScenarioId; 4] = [
        ScenarioId::FirstReconnaissance,
        ScenarioId::FullConquest,
        ScenarioId::BlitzConquest,
        ScenarioId::SoloConquest,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            ScenarioId::FirstReconnaissance => "first-reconnaissance",
            ScenarioId::FullConquest => "full-conquest",
            ScenarioId::BlitzConquest => "blitz-conquest",
            ScenarioId::SoloConquest => "solo-conquest",
        }
    }

    pub fn from_id(id: &str) -> Option<ScenarioId> {
        ScenarioId::ALL.into_iter().find(|scenario| scenario.id() == id)
    }

    /// The sheet for so many players; `None` if the scenario is not for them.
    pub const fn sheet(self, players: usize) -> Option<ScenarioSheet> {
        match self {
            // MK-SCEN-RECON-01, MK-SCEN-RECON-02, MK-SCEN-RECON-04, MK-SCEN-RECON-10
            ScenarioId::FirstReconnaissance => {
                let (rounds, countryside) = match players {
                    1 => (4, 8),
                    2 => (3, 8),
                    3 => (3, 9),
                    4 => (3, 11),
                    _ => return None,
                };
                Some(ScenarioSheet {
                    rounds,
                    shape: MapShape::Wedge,
                    core_on_coast: true,
                    countryside,
                    city_core: 1,
                    other_core: 2,
                    fame_per_tile: 1,
                    random_countryside: false,
                    // MK-SCEN-RECON-03, MK-SCEN-RECON-06
                    cities_open: false,
                    city_levels: [0; 4],
                    elite_units: false,
                    dummy: players == 1,
                    tactics_leave: players == 1,
                    end: End::CityRevealed,
                    scoring: if players == 1 { Scoring::ALONE } else { Scoring::COMPETITIVE },
                    start: Start::USUAL,
                })
            }
            // MK-SCEN-FULLCONQ-01..03
            ScenarioId::FullConquest => {
                let (shape, countryside) = match players {
                    2 => (MapShape::Wedge, 8),
                    3 => (MapShape::Wedge, 9),
                    4 => (MapShape::FullyOpen, 11),
                    _ => return None,
                };
                Some(conquest(players as u8, 6, shape, countryside, 4, Start::USUAL))
            }
            // MK-SCEN-BLITZCONQ-01..03
            ScenarioId::BlitzConquest => {
                let (shape, countryside) = match players {
                    2 => (MapShape::Wedge, 6),
                    3 => (MapShape::Wedge, 7),
                    4 => (MapShape::FourLanes, 9),
                    _ => return None,
                };
                Some(conquest(players as u8, 4, shape, countryside, 3, Start::BLITZ))
            }
            // MK-SCEN-SOLO-01..03
            ScenarioId::SoloConquest => match players {
                1 => Some(ScenarioSheet {
                    rounds: 6,
                    shape: MapShape::Wedge,
                    core_on_coast: false,
                    countryside: 7,
                    city_core: 2,
                    other_core: 2,
                    fame_per_tile: 0,
                    random_countryside: true,
                    cities_open: true,
                    city_levels: [5, 8, 0, 0],
                    elite_units: true,
                    dummy: true,
                    tactics_leave: true,
                    end: End::CitiesConquered,
                    scoring: Scoring { goal: true, ..Scoring::ALONE },
                    start: Start::USUAL,
                }),
                _ => None,
            },
        }
    }
}

/// MK-SCEN-FULLCONQ-02, MK-SCEN-FULLCONQ-05: as many cities as players, all of one level.
const fn conquest(
    players: u8,
    rounds: u8,
    shape: MapShape,
    countryside: u8,
    level: u8,
    start: Start,
) -> ScenarioSheet {
    ScenarioSheet {
        rounds,
        shape,
        core_on_coast: false,
        countryside,
        city_core: players,
        other_core: players - 1,
        fame_per_tile: 0,
        random_countryside: true,
        cities_open: true,
        city_levels: [level; 4],
        elite_units: true,
        dummy: false,
        tactics_leave: false,
        end: End::CitiesConquered,
        scoring: Scoring { cities: true, ..Scoring::COMPETITIVE },
        start,
    }
}

/// Where tiles may lie (MK-EXPLORE-19..22, formalised by MK-EXPLORE-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapShape {
    Wedge,
    FullyOpen,
    FourLanes,
    ThreeLanes,
}

impl MapShape {
    /// MK-EXPLORE-25: whether a position lies within the coastline.
    pub const fn allows(self, at: Position) -> bool {
        let Position { a, b } = at;
        // The same as a >= -b, without leaving the range of numbers that came from outside.
        let open = a >= 0 && b >= -a;
        match self {
            MapShape::Wedge => a >= 0 && b >= 0,
            MapShape::FullyOpen => open && -2 <= b && b <= 2,
            MapShape::FourLanes => open && -2 <= b && b <= 1,
            MapShape::ThreeLanes => open && -1 <= b && b <= 1,
        }
    }

    /// MK-EXPLORE-19, MK-EXPLORE-25: the outer lanes of the wedge.
    pub const fn is_coast(self, at: Position) -> bool {
        match self {
            MapShape::Wedge => at.a == 0 || at.b == 0,
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes => false,
        }
    }

    /// MK-SETUP-25: the side of the starting tile.
    pub const fn starting_tile(self) -> TileId {
        match self {
            MapShape::Wedge => TileId::START_A,
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes => TileId::START_B,
        }
    }

    /// MK-SETUP-26, MK-EXPLORE-25: where tiles are laid before play, in this order.
    pub const fn first_tiles(self) -> &'static [Position] {
        const OPEN: [Position; 3] =
            [Position { a: 0, b: 1 }, Position { a: 1, b: 0 }, Position { a: 1, b: -1 }];
        match self {
            MapShape::Wedge => OPEN.first_chunk::<2>().expect("two of three"),
            MapShape::FullyOpen | MapShape::FourLanes | MapShape::ThreeLanes => &OPEN,
        }
    }
}
