//! The map of Mage Knight: a few signs a space, one line a row of hexes, and what the signs mean.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;
use mage_knight::{
    content::{Color, Rampaging, Site, Terrain},
    state::Hex,
    text::names,
    view::{SpaceView, View},
};

use super::Pen;
use crate::layout::{Look, padded, width};

/// Columns between a space and the one to its east, the widest first: the widest that fits is taken.
const STRIDES: [i32; 3] = [6, 5, 4];
/// With fewer columns a space there is no room for a site and a hero: the hero stands before the site.
const ROOMY: i32 = 6;

/// All spaces. Every second row is shifted by half a space.
pub(super) fn draw(view: &View, pen: &Pen) -> String {
    let mut rows: BTreeMap<i32, BTreeMap<i32, &SpaceView>> = BTreeMap::new();
    for space in view.tiles.iter().flat_map(|tile| &tile.spaces) {
        let (q, r) = (i32::from(space.hex.q), i32::from(space.hex.r));
        rows.entry(r).or_default().insert(2 * q + r, space);
    }
    let ends = |row: &BTreeMap<i32, &SpaceView>| Some((*row.keys().next()?, *row.keys().last()?));
    let left = rows.values().filter_map(|row| Some(ends(row)?.0)).min().unwrap_or(0);
    let right = rows.values().filter_map(|row| Some(ends(row)?.1)).max().unwrap_or(0);
    let columns = i32::try_from(pen.layout.columns()).unwrap_or(i32::MAX);
    let fits = |stride: &i32| (right - left + 2) * stride / 2 <= columns;
    let stride = STRIDES.into_iter().find(fits).unwrap_or(STRIDES[2]);
    let draw = |row: &BTreeMap<i32, &SpaceView>| {
        let mut line = String::new();
        for (at, space) in row {
            let column = usize::try_from((at - left) * stride / 2).unwrap_or(0);
            line = padded(&line, column);
            line += &cell(view, space, stride >= ROOMY, pen);
        }
        line.trim_end().to_owned()
    };
    let lines: Vec<_> = rows.values().map(draw).collect();
    debug_assert!(lines.iter().all(|line| width(line) <= pen.layout.columns()));
    lines.join("\n")
}

/// Terrain, site, the colour or enemy that belongs to it, and who stands there.
fn cell(view: &View, space: &SpaceView, roomy: bool, pen: &Pen) -> String {
    let sign: String = sign(space).into_iter().collect();
    let terrain = terrain_sign(space.terrain);
    match standing(view, space.hex) {
        Some(seat) => {
            let hero = pen.layout.paint(Look::Seat(seat), format!("@{seat}"));
            let sign = if roomy { sign.trim_end() } else { "" };
            format!("{terrain}{sign}{hero}")
        }
        None => format!("{terrain}{}", sign.trim_end()),
    }
}

fn standing(view: &View, hex: Hex) -> Option<Seat> {
    let mut here = view.heroes.iter().filter(|hero| hero.at == hex).map(|hero| hero.seat);
    // Several may share the portal; whose turn it is stands in front.
    let first = here.clone().find(|seat| view.turn.as_ref().is_some_and(|turn| turn.seat == *seat));
    first.or_else(|| here.next())
}

/// The sign of what is on a space, and a letter that says more about it.
fn sign(space: &SpaceView) -> [char; 2] {
    match (space.rampaging, space.site) {
        (Some(Rampaging::Orc), _) => ['!', 'o'],
        (Some(Rampaging::Draconum), _) => ['!', 'd'],
        (None, Some(site)) => site_sign(site),
        (None, None) => [' ', ' '],
    }
}

fn site_sign(site: Site) -> [char; 2] {
    match site {
        Site::Portal => ['P', ' '],
        Site::Glade => ['G', ' '],
        Site::Village => ['V', ' '],
        Site::Monastery => ['M', ' '],
        Site::Keep => ['K', ' '],
        Site::MageTower => ['T', ' '],
        Site::Ruins => ['R', ' '],
        Site::Dungeon => ['D', ' '],
        Site::Tomb => ['B', ' '],
        Site::MonsterDen => ['N', ' '],
        Site::SpawningGrounds => ['S', ' '],
        Site::Mine(color) => ['*', color_sign(color)],
        Site::City(color) => ['#', color_sign(color)],
    }
}

fn color_sign(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Blue => 'b',
        Color::White => 'w',
        Color::Green => 'g',
    }
}

fn terrain_sign(terrain: Terrain) -> char {
    match terrain {
        Terrain::Plains => '.',
        Terrain::Hills => 'n',
        Terrain::Forest => 'f',
        Terrain::Wasteland => 'w',
        Terrain::Desert => ':',
        Terrain::Swamp => 's',
        Terrain::Lake => '~',
        Terrain::Mountain => '^',
        Terrain::Sea => '=',
    }
}

/// What the signs on this map mean, with what it costs to enter each terrain now.
pub(super) fn legend(view: &View, pen: &Pen) -> String {
    let mut terrains = BTreeMap::new();
    let mut signs = BTreeSet::new();
    for space in view.tiles.iter().flat_map(|tile| &tile.spaces) {
        let is_city = matches!(space.site, Some(Site::City(_)));
        if !is_city {
            let cost = space.cost.points.map_or_else(|| "–".to_owned(), |cost| cost.to_string());
            let name = pen.say(&names::terrain(space.terrain));
            terrains
                .insert(space.terrain, format!("{} {name} {cost}", terrain_sign(space.terrain)));
        }
        let name = match (space.rampaging, space.site) {
            (Some(enemy), _) => names::rampaging(enemy),
            (None, Some(site)) => names::site(site),
            (None, None) => continue,
        };
        let sign: String = sign(space).into_iter().collect();
        signs.insert(format!("{} {}", sign.trim_end(), pen.say(&name)));
    }
    let lines = [
        terrains.into_values().collect::<Vec<_>>().join(", "),
        signs.into_iter().collect::<Vec<_>>().join(", "),
    ];
    let lines = lines.iter().filter(|line| !line.is_empty());
    lines
        .map(|line| pen.layout.paint(Look::Faint, pen.layout.wrap(line, 2)))
        .collect::<Vec<_>>()
        .join("\n")
}
