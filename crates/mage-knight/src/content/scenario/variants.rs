//! What a table may agree on before the game (MK-VARIANT-GEN-01), and how it changes a sheet.

use serde::{Deserialize, Serialize};

use super::{MapShape, ScenarioSheet, TableRule, TableRules};
use crate::content::{TileId, TileKind, Time, city::CITY_LEVELS};

/// Changes of a scenario sheet; whatever is left out stays as printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// Special rules and variants played besides those of the scenario.
    pub rules: Vec<TableRule>,
    /// MK-VARIANT-MAP-01: another shape, other numbers of tiles.
    pub shape: Option<MapShape>,
    pub countryside: Option<u8>,
    pub city_core: Option<u8>,
    pub other_core: Option<u8>,
    /// MK-VARIANT-CITYLEVEL-01: levels of the cities in the order they are revealed.
    pub city_levels: Vec<u8>,
    /// MK-VARIANT-MEGA-02: levels of the megalopolises, the last cities that are revealed.
    pub megalopolis: Vec<u8>,
}

impl Variants {
    /// Whether the scenario is played as printed.
    pub fn is_empty(&self) -> bool {
        *self == Variants::default()
    }
}

/// Levels of the megalopolises; 0 where there is none. With two of them every city tile holds one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MegaLevels([u8; 2]);

impl MegaLevels {
    pub const NONE: MegaLevels = MegaLevels([0; 2]);

    pub fn count(self) -> usize {
        self.0.into_iter().filter(|level| *level > 0).count()
    }

    /// MK-VARIANT-MEGA-03: the level if the next city tile, so many of `tiles` being revealed, holds a megalopolis.
    pub fn level(self, revealed: usize, tiles: usize) -> Option<u8> {
        let first = tiles.checked_sub(self.count())?;
        self.0.get(revealed.checked_sub(first)?).copied().filter(|level| *level > 0)
    }
}

/// Why variants cannot be played with a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There are not so many tiles, or too few to begin with.
    Tiles,
    /// The fixed map has places for five Countryside and four Core tiles.
    FixedMap,
    /// City levels are 1 to 11, one for all cities or one for each.
    CityLevels,
    /// MK-VARIANT-MEGA-01, MK-VARIANT-MEGA-15, MK-RULING-61
    Megalopolis,
    /// This option changes something that is not played.
    Option(TableRule),
}

impl ScenarioSheet {
    /// The sheet with what the table agreed on, and everything that does not fit.
    pub fn with(mut self, variants: &Variants) -> (ScenarioSheet, Vec<Unfit>) {
        let mut unfit = Vec::new();
        let agreed: TableRules = variants.rules.iter().copied().collect();
        for rule in agreed.iter() {
            self.rules = self.rules.and(rule);
        }
        self.shape = variants.shape.unwrap_or(self.shape);
        self.countryside = variants.countryside.unwrap_or(self.countryside);
        self.city_core = variants.city_core.unwrap_or(self.city_core);
        self.other_core = variants.other_core.unwrap_or(self.other_core);
        if self.has(TableRule::Epic) {
            self.make_epic(&mut unfit);
        }
        self.check_tiles(&mut unfit);
        self.raise_cities(variants, &mut unfit);
        self.start.reputation +=
            match (self.has(TableRule::Rampage), self.has(TableRule::MoreRampage)) {
                // MK-VARIANT-RAMPAGE-06, MK-VARIANT-RAMPAGE-01
                (_, true) => -4,
                (true, false) => -2,
                (false, false) => 0,
            };
        self.check_options(&mut unfit);
        (self, unfit)
    }

    /// MK-SCEN-DRUID-11, MK-SCEN-RETURN-07: one more Day and Night on a larger map.
    fn make_epic(&mut self, unfit: &mut Vec<Unfit>) {
        let all = |kind| TileId::of_kind(kind).count() as u8;
        if self.has(TableRule::Incantations) {
            self.countryside = all(TileKind::Countryside);
            self.other_core = all(TileKind::Core);
        } else if self.has(TableRule::ClosingPortal) {
            self.countryside += 1;
            self.city_core += 1;
            self.other_core += 1;
            self.city_levels = [4; 4];
        } else {
            unfit.push(Unfit::Option(TableRule::Epic));
        }
        self.rounds += 2;
    }

    fn check_tiles(&self, unfit: &mut Vec<Unfit>) {
        let there = |kind, count: u8| usize::from(count) <= TileId::of_kind(kind).count();
        let enough = usize::from(self.countryside) >= self.shape.first_tiles().len();
        if !enough
            || !there(TileKind::Countryside, self.countryside)
            || !there(TileKind::CityCore, self.city_core)
            || !there(TileKind::Core, self.other_core)
        {
            unfit.push(Unfit::Tiles);
        } else if self.shape == MapShape::Fixed
            && (self.countryside, self.city_core + self.other_core) != (5, 4)
        {
            unfit.push(Unfit::FixedMap);
        }
    }

    /// MK-VARIANT-CITYLEVEL-01, MK-VARIANT-MEGA-01, MK-VARIANT-MEGA-02
    fn raise_cities(&mut self, variants: &Variants, unfit: &mut Vec<Unfit>) {
        let levels = &variants.city_levels;
        if levels.iter().any(|level| !(1..=CITY_LEVELS).contains(level))
            || !(levels.len() <= 1 || levels.len() == usize::from(self.city_core))
        {
            unfit.push(Unfit::CityLevels);
        } else if let Some(first) = levels.first() {
            for (at, level) in self.city_levels.iter_mut().enumerate() {
                *level = *levels.get(at).unwrap_or(first);
            }
        }
        let mega = &variants.megalopolis;
        // MK-VARIANT-MEGA-15: two of them use up all four cities.
        let fits = match mega.len() {
            0 => true,
            1 => (1..=3).contains(&self.city_core),
            2 => self.city_core == 2,
            _ => false,
        };
        let possible = |level: &u8| (2..=2 * CITY_LEVELS).contains(level);
        if !fits || !mega.iter().all(possible) {
            unfit.push(Unfit::Megalopolis);
        } else {
            for (place, level) in self.megalopolis.0.iter_mut().zip(mega) {
                *place = *level;
            }
        }
    }

    /// Options that only change other ones, and those that exclude each other.
    fn check_options(&self, unfit: &mut Vec<Unfit>) {
        let needs = |rule, there: bool| (self.has(rule) && !there).then_some(Unfit::Option(rule));
        let night = self.has(TableRule::NightArrival);
        unfit.extend(
            [
                needs(TableRule::CrowdedGlades, self.has(TableRule::Incantations)),
                needs(TableRule::OpenMap, self.shape == MapShape::Fixed),
                needs(TableRule::Darkness, !night),
                needs(TableRule::Auction, !self.dummy),
                needs(TableRule::InteractiveCombat, !self.dummy || self.dummy_first),
                needs(TableRule::LowestCounts, self.dummy_first),
            ]
            .into_iter()
            .flatten(),
        );
    }

    /// MK-SETUP-18, MK-VARIANT-NIGHTSTART-01: the time of day of a round; `None` where dice decide
    /// (MK-VARIANT-DARKNESS-01).
    pub fn time_of(&self, round: u8) -> Option<Time> {
        let time = Time::of_round(round);
        if self.has(TableRule::Darkness) && round > 1 {
            None
        } else if self.has(TableRule::NightArrival) {
            Some(time.flipped())
        } else {
            Some(time)
        }
    }
}
