//! What the next tile may be, from what lies open: how many of its back are left, and what they may hold.

use serde::Serialize;

use crate::{
    content::{Rampaging, Site, SiteSet, TileId, TileKind},
    state::{MageKnight, Spot},
};

/// The tile that is turned up next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextTileView {
    /// Its back is that of a Core tile.
    pub core: bool,
    /// How many tiles with this back are left.
    pub left: u8,
    /// What it may hold, the most likely first. Nothing where the chances differ from tile to tile.
    pub holds: Vec<HoldsView>,
}

/// How many of the tiles it can be hold something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HoldsView {
    pub what: Feature,
    pub tiles: u8,
    pub of: u8,
}

/// What a tile can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    City,
    Village,
    Monastery,
    Keep,
    MageTower,
    Glade,
    Mine,
    Ruins,
    Dungeon,
    Tomb,
    MonsterDen,
    SpawningGrounds,
    Orcs,
    Draconum,
}

impl Feature {
    const ALL: [Feature; 14] = [
        Feature::City,
        Feature::Village,
        Feature::Monastery,
        Feature::Keep,
        Feature::MageTower,
        Feature::Glade,
        Feature::Mine,
        Feature::Ruins,
        Feature::Dungeon,
        Feature::Tomb,
        Feature::MonsterDen,
        Feature::SpawningGrounds,
        Feature::Orcs,
        Feature::Draconum,
    ];

    fn of_site(site: Site) -> Option<Feature> {
        Some(match site {
            Site::Portal => return None,
            Site::City(_) => Feature::City,
            Site::Village => Feature::Village,
            Site::Monastery => Feature::Monastery,
            Site::Keep => Feature::Keep,
            Site::MageTower => Feature::MageTower,
            Site::Glade => Feature::Glade,
            Site::Mine(_) => Feature::Mine,
            Site::Ruins => Feature::Ruins,
            Site::Dungeon => Feature::Dungeon,
            Site::Tomb => Feature::Tomb,
            Site::MonsterDen => Feature::MonsterDen,
            Site::SpawningGrounds => Feature::SpawningGrounds,
        })
    }

    fn is_on(self, tile: TileId) -> bool {
        Spot::ALL.into_iter().map(|spot| tile.tile().space(spot)).any(|space| {
            let site = space.site.and_then(Feature::of_site);
            let enemy = space.rampaging.map(|enemy| match enemy {
                Rampaging::Orc => Feature::Orcs,
                Rampaging::Draconum => Feature::Draconum,
            });
            site == Some(self) || enemy == Some(self)
        })
    }
}

/// Nothing where there is no tile left, or where the place decides which tile is next (MK-SCEN-HOLD-02).
pub(super) fn next_tile(game: &MageKnight) -> Option<NextTileView> {
    let shape = game.sheet().shape;
    if game.map.placed().iter().any(|placed| shape.core_lies_at(placed.at).is_some()) {
        return None;
    }
    let (next, pile) = match game.stack.last() {
        Some(tile) => (*tile, &game.stack),
        None => (*game.left_out.last()?, &game.left_out),
    };
    let core = next.kind().is_core();
    let left: Vec<TileId> =
        pile.iter().copied().filter(|tile| tile.kind().is_core() == core).collect();
    let holds = if core {
        // How many cities are among them is known: the scenario says how many there are.
        let cities = left.iter().filter(|tile| tile.kind() == TileKind::CityCore).count();
        vec![HoldsView { what: Feature::City, tiles: cities as u8, of: left.len() as u8 }]
    } else if !game.sheet().random_countryside && !game.stack.is_empty() {
        // The scenario lays them by number.
        odds(&[next])
    } else if game.sheet.kept != SiteSet::NONE {
        Vec::new()
    } else {
        let unseen: Vec<TileId> = TileId::of_kind(TileKind::Countryside)
            .filter(|tile| game.map.position_of(*tile).is_none())
            .collect();
        odds(&unseen)
    };
    Some(NextTileView { core, left: left.len() as u8, holds })
}

/// What these tiles hold, each of them as likely as any other.
fn odds(tiles: &[TileId]) -> Vec<HoldsView> {
    let of = tiles.len() as u8;
    let mut holds: Vec<HoldsView> = Feature::ALL
        .into_iter()
        .map(|what| {
            let with = tiles.iter().filter(|tile| what.is_on(**tile)).count();
            HoldsView { what, tiles: with as u8, of }
        })
        .filter(|holds| holds.tiles > 0)
        .collect();
    holds.sort_by_key(|holds| std::cmp::Reverse(holds.tiles));
    holds
}
