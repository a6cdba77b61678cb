//! A combat as everybody sees it.

use kernel::Viewer;
use serde::Serialize;

use crate::{
    cards::Element,
    content::{EnemyId, Mana, Traits},
    derive,
    state::{Cause, Combat, MageKnight, Phase, SecretDie},
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
    pub armor: u8,
    pub attack: u8,
    pub element: Element,
    /// What a Block must amount to.
    pub block_needed: u8,
    pub traits: Vec<String>,
    /// How often it is fortified, by itself and by its site.
    pub fortified: u8,
    pub defeated: bool,
    pub blocked: bool,
    pub attacks: bool,
    /// Damage still to be assigned.
    pub damage: u8,
}

/// MK-VARIANT-ICOMBAT-02: whether this viewer knows what a die shows.
pub(crate) fn sees_die(viewer: Viewer, die: SecretDie) -> bool {
    die.shown || viewer.is(die.by) || viewer == Viewer::Omniscient
}

pub(super) fn view(game: &MageKnight, combat: &Combat, viewer: Viewer) -> CombatView {
    let foes = combat.foes.iter().map(|foe| FoeView {
        enemy: foe.enemy,
        monster: foe.monster.map(|monster| monster.enemy),
        armor: derive::foe::armor(combat, foe),
        attack: derive::foe::attack(combat, foe),
        element: derive::foe::element(combat, foe),
        block_needed: derive::foe::block_needed(combat, foe, Traits::NONE),
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
        wounds: combat.wounds,
        knocked_out: combat.knocked_out,
        die_set: combat.die.is_some(),
        die: combat.die.filter(|die| sees_die(viewer, *die)).map(|die| die.color),
    }
}
