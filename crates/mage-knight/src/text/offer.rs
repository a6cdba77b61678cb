//! What a table can choose before the game, as a page offers it: every scenario for each number of heroes, with its goal,
//! its length and the variants that fit, and the heroes.

use std::collections::BTreeMap;

use kernel::{Message, msg};
use serde::Serialize;

use super::card;
use crate::content::{
    CityRule, HeroId, ScenarioId, ScenarioSheet, TableRule, Time, Unfit, Variants, Victory,
};

/// Everything there is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOffer {
    pub scenarios: Vec<ScenarioOffer>,
    pub heroes: Vec<HeroOffer>,
    /// Variants a table may agree on; special rules that only make sense within their scenario are not among them.
    pub variants: Vec<TableRule>,
    /// Of two such variants one is played.
    pub either: Vec<[TableRule; 2]>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroOffer {
    pub id: HeroId,
    /// The card no other hero begins with, and what it does.
    pub card: &'static str,
    pub basic: Message,
    pub strong: Message,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenarioOffer {
    pub id: ScenarioId,
    /// One for each number of heroes it is for, the fewest first.
    pub sheets: Vec<SheetOffer>,
}

/// A scenario as so many play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetOffer {
    pub heroes: u8,
    /// How those who play stand to each other.
    pub mood: Message,
    /// Whether they win or lose together.
    pub together: bool,
    pub goal: Message,
    pub days: u8,
    pub nights: u8,
    pub countryside: u8,
    pub city_core: u8,
    pub other_core: u8,
    /// Levels of the cities that can be conquered, in the order they are revealed.
    pub levels: Vec<u8>,
    /// Whether a dummy player takes part.
    pub dummy: bool,
    /// Variants that cannot be chosen, and why.
    pub closed: BTreeMap<TableRule, Message>,
}

/// Most heroes at a table.
const MOST: u8 = 4;

/// MK-VARIANT-GEN-01: what tables agree on, the most used first.
const VARIANTS: [TableRule; 19] = [
    TableRule::RandomCities,
    TableRule::RandomOrientation,
    TableRule::NightArrival,
    TableRule::Darkness,
    TableRule::Rampage,
    TableRule::MoreRampage,
    TableRule::ActionUpgrades,
    TableRule::Draft,
    TableRule::FriendlyMana,
    TableRule::JointAssaults,
    TableRule::NoPvp,
    TableRule::NoInteractiveSkills,
    TableRule::NoInteractiveSpells,
    TableRule::InteractiveCombat,
    TableRule::Auction,
    TableRule::Epic,
    TableRule::CrowdedGlades,
    TableRule::OpenMap,
    TableRule::LowestCounts,
];

/// A first Night cannot be what dice decide; the harder rampage takes the place of the other one.
const EITHER: [[TableRule; 2]; 2] =
    [[TableRule::NightArrival, TableRule::Darkness], [TableRule::Rampage, TableRule::MoreRampage]];

/// Everything there is to choose.
pub fn offer() -> GameOffer {
    GameOffer {
        scenarios: ScenarioId::ALL.into_iter().map(scenario_offer).collect(),
        heroes: HeroId::ALL.into_iter().map(hero_offer).collect(),
        variants: VARIANTS.to_vec(),
        either: EITHER.to_vec(),
    }
}

fn hero_offer(id: HeroId) -> HeroOffer {
    let (own, _) = id.own_card();
    HeroOffer { id, card: own.id(), basic: card::half(own, false), strong: card::half(own, true) }
}

fn scenario_offer(id: ScenarioId) -> ScenarioOffer {
    let sheets = (1..=MOST).filter_map(|heroes| {
        let sheet = id.sheet(heroes.into())?;
        Some(sheet_offer(id, heroes, &sheet))
    });
    ScenarioOffer { id, sheets: sheets.collect() }
}

fn sheet_offer(id: ScenarioId, heroes: u8, sheet: &ScenarioSheet) -> SheetOffer {
    let nights = (1..=sheet.rounds).filter(|round| sheet.time_of(*round) == Some(Time::Night));
    let nights = nights.count() as u8;
    let levels = match sheet.cities {
        CityRule::Defended => &sheet.city_levels[..usize::from(sheet.city_core)],
        CityRule::Closed | CityRule::Friendly => &[],
    };
    let closed = VARIANTS
        .into_iter()
        .filter_map(|rule| Some((rule, closed(rule, heroes, sheet)?)))
        .collect();
    SheetOffer {
        heroes,
        mood: mood(heroes, sheet),
        together: heroes > 1 && sheet.victory == Victory::Goal,
        goal: goal(id, sheet),
        days: sheet.rounds - nights,
        nights,
        countryside: sheet.countryside,
        city_core: sheet.city_core,
        other_core: sheet.other_core,
        levels: levels.to_vec(),
        dummy: sheet.dummy,
        closed,
    }
}

fn mood(heroes: u8, sheet: &ScenarioSheet) -> Message {
    match (heroes, sheet.victory) {
        (1, _) => msg!("mk-mood-alone"),
        (_, Victory::Goal) => msg!("mk-mood-together"),
        (_, Victory::MostPoints) if sheet.has(TableRule::NoPvp) => msg!("mk-mood-race"),
        (_, Victory::MostPoints) => msg!("mk-mood-rivals"),
        (_, Victory::SoleMost | Victory::OnThePortal) => msg!("mk-mood-fierce"),
    }
}

fn goal(id: ScenarioId, sheet: &ScenarioSheet) -> Message {
    let cities = sheet.city_core;
    let first = sheet.city_level(0);
    let last = sheet.city_level(usize::from(cities.saturating_sub(1)));
    match id {
        ScenarioId::FirstReconnaissance => {
            msg!("mk-goal-first-reconnaissance", fame = sheet.fame_per_tile)
        }
        ScenarioId::FullConquest => msg!("mk-goal-full-conquest", cities = cities, level = first),
        ScenarioId::BlitzConquest => msg!("mk-goal-blitz-conquest", cities = cities, level = first),
        ScenarioId::FullCooperation => {
            msg!("mk-goal-full-cooperation", cities = cities, last = last)
        }
        ScenarioId::BlitzCooperation => {
            msg!("mk-goal-blitz-cooperation", cities = cities, last = last)
        }
        ScenarioId::SoloConquest => msg!("mk-goal-solo-conquest", first = first, last = last),
        ScenarioId::MinesLiberation => msg!("mk-goal-mines-liberation"),
        ScenarioId::DruidNights => msg!("mk-goal-druid-nights"),
        ScenarioId::DungeonLords => msg!("mk-goal-dungeon-lords"),
        ScenarioId::ConquerAndHold => msg!("mk-goal-conquer-and-hold"),
        ScenarioId::OneToReturn => msg!("mk-goal-one-to-return"),
    }
}

/// Why a variant cannot be chosen: it is there already, it would change nothing, or the setup would be refused.
fn closed(rule: TableRule, heroes: u8, sheet: &ScenarioSheet) -> Option<Message> {
    if sheet.has(rule) || rule == TableRule::JointAssaults && sheet.dummy_first {
        return Some(msg!("mk-closed-part"));
    }
    let among_others = matches!(rule, TableRule::NoPvp | TableRule::JointAssaults);
    if heroes == 1 && among_others {
        return Some(msg!("mk-closed-alone"));
    }
    if rule == TableRule::JointAssaults && !matches!(sheet.cities, CityRule::Defended) {
        return Some(msg!("mk-closed-no-cities"));
    }
    let variants = Variants { rules: vec![rule], ..Variants::default() };
    let (_, unfit) = sheet.with(&variants);
    Some(match unfit.first()? {
        Unfit::Option(TableRule::CrowdedGlades) => msg!("mk-closed-glades"),
        Unfit::Option(TableRule::OpenMap) => msg!("mk-closed-fixed-map"),
        Unfit::Option(TableRule::Epic) => msg!("mk-closed-epic"),
        Unfit::Option(TableRule::Auction) => msg!("mk-closed-auction"),
        Unfit::Option(TableRule::InteractiveCombat) => msg!("mk-closed-secret-die"),
        Unfit::Option(TableRule::LowestCounts) => msg!("mk-closed-together"),
        _ => msg!("mk-closed-other"),
    })
}
