//! Scenario sheets: which map, which tiles, how long, how it ends and which special rules are in force. A sheet is data
//! put together of independent parts; the eleven sheets of the scenario book are in [`sheets`], and what a table agreed
//! on ([`Variants`]) changes them part by part.

mod rule;
mod shape;
mod sheets;
mod variants;

use serde::{Deserialize, Serialize};

pub use rule::{TableRule, TableRules};
pub use shape::MapShape;
pub use variants::{MegaLevels, Unfit, Variants};

use super::{Color, Site, TileId};
use crate::state::Spot;

/// A scenario of the scenario book.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioId {
    #[default]
    FirstReconnaissance,
    FullConquest,
    BlitzConquest,
    FullCooperation,
    BlitzCooperation,
    SoloConquest,
    MinesLiberation,
    DruidNights,
    DungeonLords,
    ConquerAndHold,
    OneToReturn,
}

impl ScenarioId {
    /// In the order of the scenario book.
    pub const ALL: [ScenarioId; 11] = [
        ScenarioId::FirstReconnaissance,
        ScenarioId::FullConquest,
        ScenarioId::BlitzConquest,
        ScenarioId::FullCooperation,
        ScenarioId::BlitzCooperation,
        ScenarioId::SoloConquest,
        ScenarioId::MinesLiberation,
        ScenarioId::DruidNights,
        ScenarioId::DungeonLords,
        ScenarioId::ConquerAndHold,
        ScenarioId::OneToReturn,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            ScenarioId::FirstReconnaissance => "first-reconnaissance",
            ScenarioId::FullConquest => "full-conquest",
            ScenarioId::BlitzConquest => "blitz-conquest",
            ScenarioId::FullCooperation => "full-cooperation",
            ScenarioId::BlitzCooperation => "blitz-cooperation",
            ScenarioId::SoloConquest => "solo-conquest",
            ScenarioId::MinesLiberation => "mines-liberation",
            ScenarioId::DruidNights => "druid-nights",
            ScenarioId::DungeonLords => "dungeon-lords",
            ScenarioId::ConquerAndHold => "conquer-and-hold",
            ScenarioId::OneToReturn => "one-to-return",
        }
    }

    pub fn from_id(id: &str) -> Option<ScenarioId> {
        ScenarioId::ALL.into_iter().find(|scenario| scenario.id() == id)
    }

    /// The printed sheet for so many players; `None` if the scenario is not for them. Alone most scenarios are played
    /// with the numbers for two and the changes of Solo Conquest (MK-SCEN-SOLO-09).
    pub const fn sheet(self, players: usize) -> Option<ScenarioSheet> {
        sheets::sheet(self, players)
    }
}

/// What a scenario asks for with a given number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScenarioSheet {
    pub rounds: u8,
    pub shape: MapShape,
    /// Whether Core tiles may lie in the coast lanes of the wedge (MK-EXPLORE-19, MK-EXPLORE-23).
    pub core_on_coast: bool,
    pub countryside: u8,
    pub city_core: u8,
    pub other_core: u8,
    /// Whether Countryside tiles are drawn at random or taken by number (MK-RULING-62).
    pub random_countryside: bool,
    /// Countryside tiles with one of these sites are not left out while others can be, and Core tiles without a city.
    pub kept: SiteSet,
    pub kept_core: SiteSet,
    /// The city whose tile is used; any city without one.
    pub city: Option<Color>,
    /// Fame for revealing a tile.
    pub fame_per_tile: u8,
    pub cities: CityRule,
    /// Levels of cities in the order they are revealed.
    pub city_levels: [u8; 4],
    /// MK-VARIANT-MEGA-02: levels of the megalopolises, which are the last cities revealed.
    pub megalopolis: MegaLevels,
    pub elite_units: EliteUnits,
    /// MK-SCEN-HOLD-03: Units above this level are removed.
    pub unit_level: u8,
    /// MK-DUMMY-01: a dummy player takes part; whether it takes its Tactic first (MK-SCEN-FULLCOOP-05).
    pub dummy: bool,
    pub dummy_first: bool,
    /// Used Tactics leave the game (MK-SCEN-SOLO-06).
    pub tactics_leave: bool,
    pub start: Start,
    pub end: End,
    pub victory: Victory,
    pub scoring: Scoring,
    /// Special rules and variants in force.
    pub rules: TableRules,
}

impl ScenarioSheet {
    /// MK-SETUP-19: two dice more than real players in the Source, or what the scenario says.
    pub const fn dice(&self, heroes: usize) -> usize {
        heroes + 2 + self.start.more as usize
    }

    /// The level of the next city, so many being revealed already.
    pub const fn city_level(&self, revealed: usize) -> u8 {
        if revealed < self.city_levels.len() { self.city_levels[revealed] } else { 0 }
    }

    /// Whether cities can be assaulted or entered.
    pub const fn cities_open(&self) -> bool {
        match self.cities {
            CityRule::Closed => false,
            CityRule::Defended | CityRule::Friendly => true,
        }
    }

    /// Whether spaces may be something else than what is printed on them.
    #[inline]
    pub fn alters_spaces(&self) -> bool {
        const ALTERING: TableRules = TableRules::of(&[
            TableRule::SecretDungeons,
            TableRule::ClosingPortal,
            TableRule::RandomCities,
        ]);
        self.rules.shares(ALTERING) || self.megalopolis != MegaLevels::NONE
    }

    /// Whether a special rule or variant is in force.
    #[inline]
    pub const fn has(&self, rule: TableRule) -> bool {
        self.rules.has(rule)
    }
}

/// What cities are to heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityRule {
    /// MK-SCEN-RECON-03, MK-SCEN-HOLD-03: they can be neither entered nor conquered.
    Closed,
    Defended,
    /// MK-SCEN-MINES-03, MK-RULING-50: nobody defends them and everybody has a Shield there.
    Friendly,
}

/// When Elite Units come into the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EliteUnits {
    /// MK-SCEN-RECON-06
    Never,
    /// MK-ROUND-10
    WithCore,
    /// MK-SCEN-HOLD-04
    FromRound(u8),
}

/// Where a scenario lets everybody begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// What brings the last turns before the round limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// MK-SCEN-RECON-08
    CityRevealed,
    /// MK-SCEN-FULLCONQ-04, MK-SCEN-SOLO-07
    CitiesConquered,
    /// MK-SCEN-MINES-10
    MinesLiberated,
    /// MK-SCEN-DUNGEON-09
    DungeonsConquered,
    /// MK-SCEN-DRUID-09
    LastIncantation,
    /// MK-SCEN-HOLD-14, MK-SCEN-RETURN-05
    RoundLimit,
}

/// Who has won at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// MK-SCEN-RECON-09: most points; ties share.
    MostPoints,
    /// MK-SCEN-SOLO-08, MK-SCEN-FULLCOOP-09: everybody, if the end of the scenario was reached; otherwise nobody.
    Goal,
    /// MK-SCEN-HOLD-14: most points; a tie has no winner.
    SoleMost,
    /// MK-SCEN-RETURN-05
    OnThePortal,
}

/// What is counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    pub base: ScoreBase,
    /// MK-SCORE-07, MK-SCORE-11
    pub titles: bool,
    /// MK-SCORE-09, MK-SCORE-10
    pub cities: bool,
    /// MK-SCEN-FULLCOOP-11..16
    pub goal: bool,
    /// MK-SCEN-MINES-11
    pub mines: bool,
    /// MK-SCEN-DUNGEON-10
    pub dungeons: bool,
}

/// What the score is built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreBase {
    /// Fame and the achievements (MK-SCORE-01..06).
    Fame,
    /// MK-SCEN-HOLD-14: keeps and mage towers alone.
    Holdings,
    /// MK-SCEN-RETURN-05
    Nothing,
}

/// Kinds of sites, colours apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteSet(u16);

impl SiteSet {
    pub const NONE: SiteSet = SiteSet(0);

    pub const fn of(sites: &[Site]) -> SiteSet {
        let mut set = 0;
        let mut next = 0;
        while next < sites.len() {
            set |= SiteSet::bit(sites[next]);
            next += 1;
        }
        SiteSet(set)
    }

    const fn bit(site: Site) -> u16 {
        1 << match site {
            Site::Portal => 0,
            Site::Glade => 1,
            Site::Village => 2,
            Site::Monastery => 3,
            Site::Keep => 4,
            Site::MageTower => 5,
            Site::Ruins => 6,
            Site::Dungeon => 7,
            Site::Tomb => 8,
            Site::MonsterDen => 9,
            Site::SpawningGrounds => 10,
            Site::Mine(_) => 11,
            Site::City(_) => 12,
        }
    }

    pub const fn has(self, site: Site) -> bool {
        self.0 & SiteSet::bit(site) != 0
    }

    /// Whether one of these sites is on a tile.
    pub fn is_on(self, tile: TileId) -> bool {
        let mut sites = Spot::ALL.into_iter().filter_map(|spot| tile.tile().space(spot).site);
        sites.any(|site| self.has(site))
    }
}
