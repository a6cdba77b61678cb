//! A combat as everybody sees it.

use kernel::Viewer;
use serde::Serialize;

use crate::{
    cards::{Element, Reach},
    content::{EnemyId, Mana},
    derive::{self, foe::Counts},
    flow::combat,
    state::{Cause, Combat, Foe, Home, MageKnight, Phase, SecretDie},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CombatView {
    pub cause: Cause,
    pub phase: Phase,
    pub foes: Vec<FoeView>,
    pub units_allowed: bool,
    /// Attack points put together: by reach (regular, Ranged, Siege), then by element (physical, Fire, Ice, Cold Fire).
    pub attack: [[u8; 4]; 3],
    /// Block points put together, by element.
    pub block: [u8; 4],
    /// What the Attack points amount to against enemies together, where these can be attacked now.
    pub strikes: Vec<StrikeView>,
    /// Wounds taken into hand in this combat.
    pub wounds: u8,
    pub knocked_out: bool,
    /// Whether another player set a die for the enemy.
    pub die_set: bool,
    /// What it shows to this viewer.
    pub die: Option<Mana>,
}

/// An enemy with its values as they are now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoeView {
    pub enemy: EnemyId,
    /// The monster that stands in for it.
    pub monster: Option<EnemyId>,
    pub home: FoeHome,
    pub armor: u8,
    pub attack: u8,
    /// What is printed, to show what has changed.
    pub printed_armor: u8,
    pub printed_attack: u8,
    pub element: Element,
    /// What a Block must amount to.
    pub block_needed: u8,
    /// What the Block points amount to against it.
    pub block_held: u16,
    /// The Block points against it by element, with what cards add for it.
    pub block_parts: Vec<PartView>,
    /// The damage it deals when nobody blocks it.
    pub deals: u8,
    /// Printed Fame.
    pub fame: u8,
    pub traits: Vec<String>,
    /// How often it is fortified, by itself and by its site.
    pub fortified: u8,
    pub defeated: bool,
    pub blocked: bool,
    pub attacks: bool,
    /// Damage still to be assigned.
    pub damage: u8,
}

/// Where an enemy comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FoeHome {
    Rampaging,
    Site,
    Drawn,
    Garrison,
    City,
}

/// Points of one kind, and how they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartView {
    /// Of an attack.
    pub reach: Option<Reach>,
    pub element: Element,
    pub points: u16,
    pub counts: Counts,
}

/// An attack on these enemies together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrikeView {
    /// One bit an enemy.
    pub enemies: u16,
    /// What the points amount to, and what is needed.
    pub held: u16,
    pub needed: u16,
    /// A target cannot be reached in this phase, whatever is played.
    pub unreachable: bool,
    /// What the points are, and how each kind counts.
    pub parts: Vec<PartView>,
}

/// With more enemies than this, groups are left out: each alone and all of them stay.
const MOST_GROUPED: usize = 5;

/// What the points amount to against each enemy, against all of them, and against groups where there are few.
fn strikes(game: &MageKnight, combat: &Combat) -> Vec<StrikeView> {
    if !matches!(combat.phase, Phase::RangedAndSiege | Phase::Attack) {
        return Vec::new();
    }
    let foes = combat.foes.iter().enumerate();
    let alive: Vec<u16> = foes.filter(|(_, foe)| !foe.defeated).map(|(at, _)| 1 << at).collect();
    let all = alive.iter().fold(0, |bits, bit| bits | bit);
    let groups: Vec<u16> = if alive.len() <= MOST_GROUPED {
        (1..=all).filter(|bits| bits & !all == 0).collect()
    } else {
        alive.into_iter().chain([all]).collect()
    };
    let strike = |enemies: u16| {
        let sums = derive::foe::strike(game, combat, enemies);
        let (held, needed, unreachable) = (sums.total, sums.needed, sums.unreachable);
        let parts = derive::foe::strike_parts(game, combat, enemies).into_iter();
        let parts = parts.map(|part| PartView {
            reach: Some(part.reach),
            element: part.element,
            points: part.points,
            counts: part.counts,
        });
        StrikeView { enemies, held, needed, unreachable, parts: parts.collect() }
    };
    groups.into_iter().map(strike).collect()
}

/// The Block points against one enemy.
fn block_parts(combat: &Combat, foe: &Foe) -> Vec<PartView> {
    let (block, _) = combat::block_of(combat, foe);
    let against = derive::foe::element(combat, foe);
    let parts = Element::ALL.into_iter().zip(block).filter(|(_, points)| *points > 0);
    let part = |(element, points): (Element, u8)| PartView {
        reach: None,
        element,
        points: u16::from(points),
        counts: if derive::foe::is_efficient(element, against) {
            Counts::Full
        } else {
            Counts::Half
        },
    };
    parts.map(part).collect()
}

/// MK-VARIANT-ICOMBAT-02: whether this viewer knows what a die shows.
pub(crate) fn sees_die(viewer: Viewer, die: SecretDie) -> bool {
    die.shown || viewer.is(die.by) || viewer == Viewer::Omniscient
}

/// The token that acts: a summoned monster stands in for its summoner where it is blocked and deals damage.
fn acting(combat: &Combat, foe: &Foe) -> EnemyId {
    match (combat.phase, foe.monster) {
        (Phase::Block | Phase::Damage, Some(monster)) => monster.enemy,
        (Phase::RangedAndSiege | Phase::Attack, _) | (_, None) => foe.enemy,
    }
}

pub(super) fn view(game: &MageKnight, combat: &Combat, viewer: Viewer) -> CombatView {
    let foes = combat.foes.iter().map(|foe| FoeView {
        enemy: foe.enemy,
        monster: foe.monster.map(|monster| monster.enemy),
        home: match foe.home {
            Home::Rampaging(_) => FoeHome::Rampaging,
            Home::Site { .. } => FoeHome::Site,
            Home::Drawn => FoeHome::Drawn,
            Home::Garrison => FoeHome::Garrison,
            Home::City(_) => FoeHome::City,
        },
        armor: derive::foe::armor(combat, foe),
        attack: derive::foe::attack(combat, foe),
        printed_armor: acting(combat, foe).printed().armor,
        printed_attack: acting(combat, foe).printed().attack,
        element: derive::foe::element(combat, foe),
        block_needed: combat::block_against(combat, foe).1 as u8,
        block_held: combat::block_against(combat, foe).0,
        block_parts: block_parts(combat, foe),
        deals: derive::foe::damage(combat, foe),
        fame: foe.enemy.printed().fame,
        traits: derive::foe::traits(combat, foe).names().map(str::to_owned).collect(),
        fortified: derive::foe::fortification(game, combat, foe),
        defeated: foe.defeated,
        blocked: foe.blocked,
        attacks: foe.attacks(),
        damage: foe.damage,
    });
    CombatView {
        cause: combat.cause,
        phase: combat.phase,
        foes: foes.collect(),
        units_allowed: combat.units_allowed,
        attack: combat.attack,
        block: combat.block,
        strikes: strikes(game, combat),
        wounds: combat.wounds,
        knocked_out: combat.knocked_out,
        die_set: combat.die.is_some(),
        die: combat.die.filter(|die| sees_die(viewer, *die)).map(|die| die.color),
    }
}
