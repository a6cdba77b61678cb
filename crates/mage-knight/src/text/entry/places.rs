//! Sites, cities and ruin tokens.

use kernel::{Message, RuleId, msg};
use rules::mk;

use super::{Entry, EntryKind, enemies};
use crate::{
    content::{
        Color, EnemyColor, Rampaging, RuinId, RuinKind, Site,
        city::{CITY_LEVELS, garrison},
        price,
        ruin::{ALTAR_FAME, ALTAR_MANA},
    },
    state::Reward,
    text::names,
};

pub(super) fn entries() -> impl Iterator<Item = Entry> {
    kinds()
        .map(site_entry)
        .chain([Rampaging::Orc, Rampaging::Draconum].into_iter().map(rampaging_entry))
        .chain(Color::ALL.into_iter().map(city_entry))
        .chain(RuinId::all().map(ruin_entry))
}

/// Kinds of sites but cities, which differ by colour.
fn kinds() -> impl Iterator<Item = Site> {
    Site::KINDS.into_iter().filter(|site| !matches!(site, Site::City(_)))
}

/// Sites where enemies of a colour are met, by name.
pub(super) fn of_color(color: EnemyColor) -> impl Iterator<Item = (Message, &'static str)> {
    let rampaging = [Rampaging::Orc, Rampaging::Draconum]
        .into_iter()
        .filter(move |enemy| rampaging_color(*enemy) == color)
        .map(|enemy| (names::rampaging(enemy), enemy.id()));
    kinds()
        .filter(move |site| guards(*site).contains(&color))
        .map(|site| (site_name(site), site.id()))
        .chain(rampaging)
}

/// The tokens a site is met with, ruins apart: those have tokens of their own.
const fn guards(site: Site) -> &'static [EnemyColor] {
    match site {
        Site::Keep => &[EnemyColor::Grey],
        Site::Monastery | Site::MageTower => &[EnemyColor::Violet],
        Site::Dungeon | Site::MonsterDen | Site::SpawningGrounds => &[EnemyColor::Brown],
        Site::Tomb => &[EnemyColor::Red],
        Site::Portal
        | Site::Glade
        | Site::Village
        | Site::Ruins
        | Site::Mine(_)
        | Site::City(_) => &[],
    }
}

const fn rampaging_color(enemy: Rampaging) -> EnemyColor {
    match enemy {
        Rampaging::Orc => EnemyColor::Green,
        Rampaging::Draconum => EnemyColor::Red,
    }
}

/// A mine is one entry for all colours.
fn site_name(site: Site) -> Message {
    match site {
        Site::Mine(_) => msg!("mk-entry-mine"),
        site => names::site(site),
    }
}

fn site_entry(site: Site) -> Entry {
    let summary = if site.is_fortified() {
        msg!("mk-what-fortified-site")
    } else if site.is_adventure() {
        msg!("mk-what-adventure-site")
    } else if matches!(site, Site::Village | Site::Monastery) {
        msg!("mk-what-inhabited-site")
    } else {
        msg!("mk-what-site")
    };
    let ruins = RuinId::all()
        .filter(|_| site == Site::Ruins)
        .map(|ruin| (names::ruin(ruin), ruin.printed().id));
    Entry::new(EntryKind::Site, site.id(), site_name(site), summary)
        .line(site_text(site))
        .links(EntryKind::Enemy, enemies::of_colors(guards(site)))
        .links(EntryKind::Ruin, ruins)
        .rules(site_rules(site))
}

fn site_text(site: Site) -> Message {
    match site {
        Site::Portal => msg!("mk-place-portal"),
        Site::Glade => msg!("mk-place-glade"),
        Site::Village => {
            msg!("mk-place-village", healing = price::healing(site).unwrap_or_default())
        }
        Site::Monastery => msg!(
            "mk-place-monastery",
            healing = price::healing(site).unwrap_or_default(),
            action = price::ADVANCED_ACTION
        ),
        Site::Keep => msg!("mk-place-keep"),
        Site::MageTower => msg!("mk-place-mage-tower", spell = price::SPELL),
        Site::Ruins => msg!("mk-place-ruins"),
        Site::Dungeon => msg!("mk-place-dungeon"),
        Site::Tomb => msg!("mk-place-tomb"),
        Site::MonsterDen => msg!("mk-place-monster-den"),
        Site::SpawningGrounds => msg!("mk-place-spawning-grounds"),
        Site::Mine(_) | Site::City(_) => msg!("mk-place-mine"),
    }
}

const fn site_rules(site: Site) -> &'static [RuleId] {
    match site {
        Site::Portal => &[mk::SITE_PORTAL_01, mk::SITE_PORTAL_02],
        Site::Glade => &[mk::SITE_GLADE_01],
        Site::Village => &[mk::SITE_VILLAGE_01, mk::SITE_VILLAGE_02],
        Site::Monastery => &[mk::SITE_MONASTERY_01, mk::SITE_MONASTERY_02, mk::SITE_MONASTERY_03],
        Site::Keep => &[mk::SITE_KEEP_01, mk::SITE_KEEP_02, mk::SITE_KEEP_03, mk::SITE_KEEP_04],
        Site::MageTower => &[mk::SITE_TOWER_01, mk::SITE_TOWER_02],
        Site::Ruins => &[mk::SITE_RUINS_01, mk::SITE_RUINS_02],
        Site::Dungeon => &[mk::SITE_DUNGEON_01, mk::SITE_DUNGEON_02, mk::SITE_DUNGEON_03],
        Site::Tomb => &[mk::SITE_TOMB_01, mk::SITE_TOMB_02],
        Site::MonsterDen => &[mk::SITE_DEN_01, mk::SITE_DEN_02],
        Site::SpawningGrounds => &[mk::SITE_SPAWN_01, mk::SITE_SPAWN_02, mk::SITE_SPAWN_03],
        Site::Mine(_) => &[mk::SITE_MINE_01],
        Site::City(_) => &[mk::SITE_CITY_01, mk::SITE_CITY_02],
    }
}

fn rampaging_entry(enemy: Rampaging) -> Entry {
    let (text, rule) = match enemy {
        Rampaging::Orc => (msg!("mk-place-orc"), mk::SITE_ORC_01),
        Rampaging::Draconum => (msg!("mk-place-draconum"), mk::SITE_DRACONUM_01),
    };
    let summary = msg!("mk-what-rampaging");
    Entry::new(EntryKind::Site, enemy.id(), names::rampaging(enemy), summary)
        .line(text)
        .links(EntryKind::Enemy, enemies::of_colors(&[rampaging_color(enemy)]))
        .rules(&[rule])
}

fn city_entry(color: Color) -> Entry {
    let (offers, defence, rules): (_, _, &[RuleId]) = match color {
        Color::Red => (
            msg!("mk-city-offers-red", artifact = price::ARTIFACT),
            msg!("mk-city-defence-red"),
            &[mk::CITY_02, mk::CITY_03, mk::CITY_12],
        ),
        Color::Blue => (
            msg!("mk-city-offers-blue", spell = price::SPELL),
            msg!("mk-city-defence-blue"),
            &[mk::CITY_04, mk::CITY_10, mk::CITY_11],
        ),
        Color::White => (
            msg!("mk-city-offers-white", elite = price::ELITE),
            msg!("mk-city-defence-white"),
            &[mk::CITY_05, mk::CITY_06, mk::CITY_09],
        ),
        Color::Green => (
            msg!("mk-city-offers-green", action = price::ADVANCED_ACTION),
            msg!("mk-city-defence-green"),
            &[mk::CITY_07, mk::CITY_08, mk::CITY_13],
        ),
    };
    let levels = (1..=CITY_LEVELS).map(|level| {
        let tokens = garrison(color, level).iter().map(|token| names::enemy_color(*token));
        let tokens = names::list(tokens).unwrap_or_else(|| msg!("mk-effect-nothing"));
        msg!("mk-entry-garrison", level = level, tokens = tokens)
    });
    let mut met: Vec<EnemyColor> =
        (1..=CITY_LEVELS).flat_map(|level| garrison(color, level)).copied().collect();
    met.sort_unstable();
    met.dedup();
    Entry::new(EntryKind::City, color.id(), names::site(Site::City(color)), msg!("mk-what-city"))
        .lines([offers, defence])
        .lines(levels)
        .links(EntryKind::Enemy, enemies::of_colors(&met))
        .rules(rules)
        .rules(&[mk::SITE_CITY_01, mk::SITE_CITY_02])
}

fn ruin_entry(id: RuinId) -> Entry {
    let ruin = id.printed();
    let entry = Entry::new(EntryKind::Ruin, ruin.id, names::ruin(id), msg!("mk-what-ruin"));
    match ruin.kind {
        RuinKind::Altar(mana) => entry
            .line(msg!(
                "mk-entry-altar",
                mana = ALTAR_MANA,
                color = names::mana(mana),
                fame = ALTAR_FAME
            ))
            .rules(&[mk::SITE_RUINS_03]),
        RuinKind::Guarded { enemies: colors, reward } => entry
            .line(msg!(
                "mk-entry-guarded",
                first = names::enemy_color(colors[0]),
                second = names::enemy_color(colors[1]),
                reward = names::list(Reward::of_ruin(reward).map(names::reward))
                    .unwrap_or_else(|| msg!("mk-effect-nothing"))
            ))
            .links(EntryKind::Enemy, enemies::of_colors(&colors))
            .rules(&[mk::SITE_RUINS_04, mk::SITE_RUINS_05]),
    }
}
