//! The map of Mage Knight: a few signs a space, a legend, and what each hero has.

use std::collections::{BTreeMap, BTreeSet};

use i18n::Language;
use kernel::{Message, Seat, Viewer, msg};
use mage_knight::{
    MageKnight,
    content::{Color, Rampaging, Site, Terrain},
    state::{DiePlace, Hex, Mover},
    text::names,
    view::{CardsView, CombatView, HeroView, SpaceView, StackTile, View},
};

use super::Sketch;

impl Sketch for MageKnight {
    fn sketch(view: &View, _viewer: Viewer, language: Language) -> String {
        let say = |message: Message| i18n::format(language, &message);
        let mut lines = vec![say(msg!(
            "cli-mk-header",
            scenario = names::scenario(view.scenario),
            round = view.round,
            rounds = view.rounds,
            time = names::time(view.time),
            tiles = view.stack.len() as u32
        ))];
        lines.extend(map(view));
        lines.push(legend(view, language));
        let free = view.source.iter().filter(|die| die.place == DiePlace::Source);
        let dice =
            names::list(free.map(|die| names::mana(die.color)).collect::<Vec<_>>().into_iter());
        if let Some(dice) = dice {
            lines.push(say(msg!("cli-mk-source", dice = dice)));
        }
        lines.extend(view.heroes.iter().flat_map(|hero| hero_lines(hero, language)));
        if let Some(combat) = &view.combat {
            lines.extend(combat_lines(combat, language));
        }
        match view.announced {
            Some(Mover::Seat(seat)) => lines.push(say(msg!("cli-mk-announced", seat = seat))),
            Some(Mover::Dummy) => lines.push(say(msg!("cli-mk-dummy-announced"))),
            None => (),
        }
        if let Some(turns) = view.turns_left {
            lines.push(say(msg!("cli-mk-last-turns", turns = turns)));
        }
        if let Some(StackTile::Known(tile)) = view.stack.first() {
            lines.push(say(msg!("cli-mk-next-tile", tile = names::tile(*tile))));
        }
        lines.join("\n")
    }
}

/// Columns between a space and the one to its east.
const STRIDE: i32 = 6;

/// One line a row of hexes; every second row is shifted by half a space.
fn map(view: &View) -> Vec<String> {
    let mut rows: BTreeMap<i32, BTreeMap<i32, String>> = BTreeMap::new();
    for space in view.tiles.iter().flat_map(|tile| &tile.spaces) {
        let (q, r) = (i32::from(space.hex.q), i32::from(space.hex.r));
        rows.entry(r).or_default().insert(2 * q + r, cell(view, space));
    }
    let left = rows.values().filter_map(|row| row.keys().next()).min().copied().unwrap_or(0);
    let draw = |row: &BTreeMap<i32, String>| {
        let mut line = String::new();
        for (at, cell) in row {
            let column = usize::try_from((at - left) * STRIDE / 2).unwrap_or(0);
            let gap = column.saturating_sub(line.chars().count());
            line += &" ".repeat(gap);
            line += cell;
        }
        line.trim_end().to_owned()
    };
    rows.values().map(draw).collect()
}

/// Terrain, site, the colour or enemy that belongs to it, and who stands there.
fn cell(view: &View, space: &SpaceView) -> String {
    let sign: String = sign(space).into_iter().collect();
    let hero = standing(view, space.hex).map(|seat| format!("@{seat}")).unwrap_or_default();
    format!("{}{}{hero}", terrain_sign(space.terrain), sign.trim_end())
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
fn legend(view: &View, language: Language) -> String {
    let say = |message: Message| i18n::format(language, &message);
    let mut terrains = BTreeMap::new();
    let mut signs = BTreeSet::new();
    for space in view.tiles.iter().flat_map(|tile| &tile.spaces) {
        let is_city = matches!(space.site, Some(Site::City(_)));
        if !is_city {
            let cost = space.cost.points.map_or_else(|| "–".to_owned(), |cost| cost.to_string());
            let text = format!(
                "{} {} {cost}",
                terrain_sign(space.terrain),
                say(names::terrain(space.terrain))
            );
            terrains.insert(space.terrain, text);
        }
        let name = match (space.rampaging, space.site) {
            (Some(enemy), _) => names::rampaging(enemy),
            (None, Some(site)) => names::site(site),
            (None, None) => continue,
        };
        let sign: String = sign(space).into_iter().collect();
        signs.insert(format!("{} {}", sign.trim_end(), say(name)));
    }
    let terrains: Vec<_> = terrains.into_values().collect();
    let signs: Vec<_> = signs.into_iter().collect();
    format!("{}\n{}", terrains.join(", "), signs.join(", "))
}

/// Every enemy that is not defeated, with its values.
fn combat_lines(combat: &CombatView, language: Language) -> Vec<String> {
    let foes = combat.foes.iter().filter(|foe| !foe.defeated);
    foes.map(|foe| {
        let message = msg!(
            "cli-mk-foe",
            enemy = names::enemy(foe.monster.unwrap_or(foe.enemy)),
            armor = foe.armor,
            attack = foe.attack
        );
        i18n::format(language, &message)
    })
    .collect()
}

fn hero_lines(hero: &HeroView, language: Language) -> Vec<String> {
    let say = |message: Message| i18n::format(language, &message);
    let hand = match &hero.hand {
        CardsView::Known(cards) => {
            let names: Vec<_> = cards.iter().map(|card| say(names::card(*card))).collect();
            names.join(", ")
        }
        CardsView::Hidden(count) => say(msg!("cli-mk-cards", count = *count)),
    };
    let deck = match &hero.deck {
        CardsView::Known(cards) => cards.len() as u32,
        CardsView::Hidden(count) => u32::from(*count),
    };
    let facts = say(msg!(
        "cli-mk-hero",
        seat = hero.seat,
        hero = names::hero(hero.hero),
        fame = hero.fame,
        level = hero.level,
        armor = hero.armor,
        deck = deck,
        discard = hero.discard.len() as u32
    ));
    let mut lines = vec![facts, format!("   {}", say(msg!("cli-mk-hand", hand = hand)))];
    let units: Vec<_> = hero.units.iter().map(|unit| names::unit(unit.unit)).collect();
    if let Some(units) = names::list(units.into_iter()) {
        lines.push(format!("   {}", say(msg!("cli-mk-units", units = units))));
    }
    let crystals: Vec<_> = Color::ALL
        .into_iter()
        .zip(hero.crystals)
        .flat_map(|(color, count)| std::iter::repeat_n(names::color(color), usize::from(count)))
        .collect();
    if let Some(crystals) = names::list(crystals.into_iter()) {
        lines.push(format!("   {}", say(msg!("cli-mk-crystals", crystals = crystals))));
    }
    lines
}
