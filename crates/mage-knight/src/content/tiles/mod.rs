//! The map tiles, hex by hex.

mod core;
mod countryside;
mod start;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Color, Terrain};
use crate::state::Spot;

/// What a tile's back and its place in the stack are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TileKind {
    Start,
    Countryside,
    /// A Core tile without a city.
    Core,
    CityCore,
}

impl TileKind {
    /// Core tiles share one back, whether they hold a city or not.
    pub const fn is_core(self) -> bool {
        match self {
            TileKind::Core | TileKind::CityCore => true,
            TileKind::Start | TileKind::Countryside => false,
        }
    }
}

/// What stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    Portal,
    Glade,
    Village,
    Monastery,
    Keep,
    MageTower,
    Ruins,
    Dungeon,
    Tomb,
    MonsterDen,
    SpawningGrounds,
    Mine(Color),
    City(Color),
}

impl Site {
    /// Every kind of site once, with any colour.
    pub const KINDS: [Site; 13] = [
        Site::Portal,
        Site::Glade,
        Site::Village,
        Site::Monastery,
        Site::Keep,
        Site::MageTower,
        Site::Ruins,
        Site::Dungeon,
        Site::Tomb,
        Site::MonsterDen,
        Site::SpawningGrounds,
        Site::Mine(Color::Red),
        Site::City(Color::Red),
    ];

    /// The word in data files and message ids; colours apart.
    pub const fn id(self) -> &'static str {
        match self {
            Site::Portal => "portal",
            Site::Glade => "glade",
            Site::Village => "village",
            Site::Monastery => "monastery",
            Site::Keep => "keep",
            Site::MageTower => "mage-tower",
            Site::Ruins => "ruins",
            Site::Dungeon => "dungeon",
            Site::Tomb => "tomb",
            Site::MonsterDen => "monster-den",
            Site::SpawningGrounds => "spawning-grounds",
            Site::Mine(_) => "mine",
            Site::City(_) => "city",
        }
    }

    /// MK-SCORE-05: places of adventure.
    pub const fn is_adventure(self) -> bool {
        matches!(self, Site::Ruins | Site::Dungeon | Site::Tomb)
            || matches!(self, Site::MonsterDen | Site::SpawningGrounds)
    }

    /// MK-MOVE-09: keeps, mage towers and cities must be assaulted before they can be entered freely.
    pub const fn is_fortified(self) -> bool {
        match self {
            Site::Keep | Site::MageTower | Site::City(_) => true,
            Site::Portal
            | Site::Glade
            | Site::Village
            | Site::Monastery
            | Site::Ruins
            | Site::Dungeon
            | Site::Tomb
            | Site::MonsterDen
            | Site::SpawningGrounds
            | Site::Mine(_) => false,
        }
    }
}

/// The symbol that calls a rampaging enemy when the tile is revealed (MK-SITE-ORC-01, MK-SITE-DRACONUM-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rampaging {
    Orc,
    Draconum,
}

impl Rampaging {
    pub const fn id(self) -> &'static str {
        match self {
            Rampaging::Orc => "orc",
            Rampaging::Draconum => "draconum",
        }
    }
}

/// One hex as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    pub terrain: Terrain,
    pub site: Option<Site>,
    pub rampaging: Option<Rampaging>,
}

/// One face of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    pub id: &'static str,
    pub kind: TileKind,
    /// In the order of [`Spot::ALL`].
    spaces: [Space; 7],
}

impl Tile {
    pub const fn space(&self, spot: Spot) -> Space {
        self.spaces[spot as usize]
    }
}

const fn tile(id: &'static str, kind: TileKind, spaces: [Space; 7]) -> Tile {
    Tile { id, kind, spaces }
}

const fn on(terrain: Terrain) -> Space {
    Space { terrain, site: None, rampaging: None }
}

impl Space {
    const fn site(mut self, site: Site) -> Space {
        self.site = Some(site);
        self
    }

    const fn rampaging(mut self, enemy: Rampaging) -> Space {
        self.rampaging = Some(enemy);
        self
    }
}

/// How many tile faces there are: both sides of the starting tile, 11 Countryside and 8 Core tiles.
const COUNT: usize = 21;

static TILES: [Tile; COUNT] = {
    let mut all = [start::TILES[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at] = if at < COUNTRYSIDE {
            start::TILES[at]
        } else if at < CORE {
            countryside::TILES[at - COUNTRYSIDE]
        } else {
            core::TILES[at - CORE]
        };
        at += 1;
    }
    all
};

const COUNTRYSIDE: usize = start::TILES.len();
const CORE: usize = COUNTRYSIDE + countryside::TILES.len();

/// A tile of the box. In files it is written by its name, such as `countryside-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TileId(u8);

impl TileId {
    pub const START_A: TileId = TileId(0);
    pub const START_B: TileId = TileId(1);

    /// The Countryside tile with this number, 1 to 11.
    pub const fn countryside(number: u8) -> Option<TileId> {
        if 1 <= number && number <= (CORE - COUNTRYSIDE) as u8 {
            Some(TileId(COUNTRYSIDE as u8 + number - 1))
        } else {
            None
        }
    }

    /// The Core tile with this number, 1 to 8.
    pub const fn core(number: u8) -> Option<TileId> {
        if 1 <= number && number <= (COUNT - CORE) as u8 {
            Some(TileId(CORE as u8 + number - 1))
        } else {
            None
        }
    }

    /// Every tile face, by kind and number.
    pub fn all() -> impl DoubleEndedIterator<Item = TileId> + Clone {
        (0..COUNT as u8).map(TileId)
    }

    /// Every tile of a kind, by number.
    pub fn of_kind(kind: TileKind) -> impl DoubleEndedIterator<Item = TileId> + Clone {
        TileId::all().filter(move |tile| tile.kind() == kind)
    }

    #[inline]
    pub fn tile(self) -> &'static Tile {
        &TILES[usize::from(self.0)]
    }

    /// The city on it.
    pub fn city(self) -> Option<Color> {
        Spot::ALL.into_iter().find_map(|spot| match self.tile().space(spot).site {
            Some(Site::City(color)) => Some(color),
            _ => None,
        })
    }

    pub fn kind(self) -> TileKind {
        self.tile().kind
    }

    pub fn id(self) -> &'static str {
        self.tile().id
    }

    /// The printed number among tiles of its back; the starting tile has a letter instead.
    pub const fn number(self) -> u8 {
        let first = if (self.0 as usize) < COUNTRYSIDE {
            return 0;
        } else if (self.0 as usize) < CORE {
            COUNTRYSIDE
        } else {
            CORE
        };
        self.0 - first as u8 + 1
    }

    pub fn from_id(id: &str) -> Option<TileId> {
        TileId::all().find(|tile| tile.id() == id)
    }

    pub(crate) const fn from_index(index: u8) -> Option<TileId> {
        if (index as usize) < COUNT { Some(TileId(index)) } else { None }
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TileId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TileId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        kernel::schema::one_of(TileId::all().map(TileId::id))
    }
}

impl Serialize for TileId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.id())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
            TileId::from_id(&id).ok_or_else(|| D::Error::custom(format!("no tile is called {id}")))
        } else {
            let index = u8::deserialize(deserializer)?;
            TileId::from_index(index)
                .ok_or_else(|| D::Error::custom(format!("no tile has the number {index}")))
        }
    }
}
