//! What is printed: tiles, terrain, enemies, ruins, Units, Skills, Tactics, heroes, levels, cities, prices, scenarios. Facts only; nothing here knows how to play.
//!
//! Cards have a vocabulary of their own and live in [`crate::cards`].

#[macro_use]
mod named;

pub mod city;
pub mod enemy;
pub mod hero;
pub mod level;
pub mod mana;
pub mod price;
pub mod reputation;
pub mod ruin;
pub mod scenario;
pub mod skill;
pub mod tactic;
pub mod terrain;
pub mod tiles;
pub mod unit;

pub use enemy::{EnemyColor, EnemyId, Traits};
pub use hero::HeroId;
pub use level::{LEVELS, Level};
pub use mana::Mana;
pub use ruin::{RuinId, RuinKind};
pub use scenario::{
    CityRule, EliteUnits, End, MapShape, ScenarioId, ScenarioSheet, ScoreBase, SiteSet, TableRule,
    TableRules, Unfit, Variants, Victory,
};
pub use skill::{SkillId, Usage};
pub use tactic::TacticId;
pub use terrain::{Terrain, Time};
pub use tiles::{Rampaging, Site, Space, Tile, TileId, TileKind};
pub use unit::{UnitId, UnitKind};

use serde::{Deserialize, Serialize};

/// The four basic colours (MK-MANA-01): of cards, mines, cities and crystals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    Red,
    Blue,
    White,
    Green,
}

impl Color {
    pub const ALL: [Color; 4] = [Color::Red, Color::Blue, Color::White, Color::Green];

    /// The word in data files and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Blue => "blue",
            Color::White => "white",
            Color::Green => "green",
        }
    }
}
