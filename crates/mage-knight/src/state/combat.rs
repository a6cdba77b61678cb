//! A combat with enemy tokens while it lasts (MK-COMBAT).

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, StepRef};
use crate::{
    cards::{Element, Reach},
    content::{Color, EnemyId, Mana, Traits},
};

/// MK-COMBAT-GEN-02
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    #[default]
    RangedAndSiege,
    Block,
    Damage,
    Attack,
}

impl Phase {
    pub const ALL: [Phase; 4] = [Phase::RangedAndSiege, Phase::Block, Phase::Damage, Phase::Attack];

    pub const fn id(self) -> &'static str {
        match self {
            Phase::RangedAndSiege => "ranged-and-siege",
            Phase::Block => "block",
            Phase::Damage => "damage",
            Phase::Attack => "attack",
        }
    }
}

/// Why there is a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Rampaging enemies were challenged or provoked.
    #[default]
    Rampaging,
    /// MK-ASSAULT-01
    Assault { at: Hex },
    /// MK-COMBAT-INIT-01
    Adventure { at: Hex },
    /// MK-COMBAT-INIT-02
    Burning { at: Hex },
    /// MK-PVP-01: there are no enemies but another hero.
    Duel,
    /// MK-SCEN-DRUID-04
    Incantation,
}

/// Where an enemy belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Home {
    /// A rampaging enemy of this space.
    Rampaging(Hex),
    /// The site that is fought for; `slot` is its place there.
    Site { slot: u8 },
    /// Drawn for this combat alone.
    Drawn,
    /// MK-ASSAULT-06: drawn to hold a keep for its absent owner.
    Garrison,
    /// The garrison of a city.
    City(Color),
}

/// Attack points by reach (regular, Ranged, Siege), then by element.
pub type AttackPoints = [[u8; 4]; 3];

/// Most enemies of one combat: a garrison, perhaps of two cities, and what rampages around it.
pub const MAX_FOES: usize = 16;

/// Most steps that wait for one Block.
pub const MAX_RIDERS: usize = 12;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub cause: Cause,
    pub phase: Phase,
    pub foes: ArrayVec<Foe, MAX_FOES>,
    /// MK-ASSAULT-03: defenders of the site are fortified by it.
    pub fortified_site: bool,
    pub units_allowed: bool,
    /// MK-RULING-42: the combat counts as Night.
    pub night: bool,
    /// Attack points of the attack being put together: by reach and element.
    pub attack: AttackPoints,
    /// Attack points for the Attack phase.
    pub attack_later: AttackPoints,
    /// Block points of the block being put together, by element.
    pub block: [u8; 4],
    /// What cards of that block do besides.
    pub riders: ArrayVec<StepRef, MAX_RIDERS>,
    /// MK-COMBAT-DAMAGE-12: Wounds taken into hand in this combat.
    pub wounds: u8,
    pub knocked_out: bool,
    /// MK-RULING-31: Move points left from the movement part.
    pub move_left: u8,
    /// An attack was made, a phase is over: the start of the combat has passed.
    pub begun: bool,
    pub all_cold_fire: bool,
    pub all_siege: bool,
    /// Block and Damage phases are skipped.
    pub skip: bool,
    /// The enemy whose damage is being assigned.
    pub dealing: Option<u8>,
    /// MK-VARIANT-MEGA-08: the other half of the megalopolis that is assaulted.
    pub second_city: Option<Color>,
    /// MK-RULING-04: printed Fame of defenders worth half, so far.
    pub halved_fame: u8,
    /// MK-PVP-55: what counts as enemies in a combat of heroes.
    pub rivals: u8,
    /// MK-VARIANT-ICOMBAT-02: what another player set for the enemy.
    pub die: Option<SecretDie>,
}

/// MK-VARIANT-ICOMBAT-02: a die that somebody set in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretDie {
    pub color: Mana,
    pub by: Seat,
    pub shown: bool,
}

/// An enemy token in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    pub enemy: EnemyId,
    pub home: Home,
    pub defeated: bool,
    /// Lost by effects.
    pub lost: Traits,
    /// MK-RULING-44: what the site adds is lost, too.
    pub site_lost: bool,
    pub armor_less: u8,
    /// It does not attack.
    pub idle: bool,
    pub blocked: bool,
    /// MK-ENEMY-SUMMON-02: the monster that stands in for it.
    pub monster: Option<Monster>,
    /// Damage still to be assigned in the Damage phase.
    pub damage: u8,
    /// Its damage was assigned.
    pub dealt: bool,
}

/// A summoned monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    pub enemy: EnemyId,
    pub lost: Traits,
    pub armor_less: u8,
}

impl Foe {
    pub fn new(enemy: EnemyId, home: Home) -> Self {
        Foe {
            enemy,
            home,
            defeated: false,
            lost: Traits::NONE,
            site_lost: false,
            armor_less: 0,
            idle: false,
            blocked: false,
            monster: None,
            damage: 0,
            dealt: false,
        }
    }

    /// Whether it still attacks: neither defeated nor blocked nor held back.
    pub fn attacks(&self) -> bool {
        !self.defeated && !self.blocked && !self.idle
    }
}

impl Combat {
    /// MK-RULING-107: what an Attack that is played now becomes.
    pub(crate) fn becomes(&self, reach: Reach, element: Element) -> (Reach, Element) {
        let reach = if self.all_siege { Reach::Siege } else { reach };
        (reach, if self.all_cold_fire { Element::ColdFire } else { element })
    }

    /// Attack points that a Block brought are played with the next attack.
    pub(crate) fn play_later(&mut self) {
        self.attack = AttackPoints::default();
        let later = std::mem::take(&mut self.attack_later);
        for (reach, by_element) in Reach::ALL.into_iter().zip(later) {
            for (element, points) in Element::ALL.into_iter().zip(by_element) {
                let (reach, element) = self.becomes(reach, element);
                self.attack[reach as usize][element as usize] += points;
            }
        }
    }

    pub fn new(cause: Cause) -> Self {
        Combat { cause, units_allowed: true, ..Combat::default() }
    }

    /// MK-EFFECT, "enemies faced": tokens that take part and are not defeated.
    pub fn faced(&self) -> u8 {
        self.foes.iter().filter(|foe| !foe.defeated).count() as u8 + self.rivals
    }

    /// Whether nobody is left to fight.
    pub fn is_won(&self) -> bool {
        self.foes.iter().all(|foe| foe.defeated)
    }

    pub fn is_attacked(&self) -> bool {
        self.foes.iter().any(Foe::attacks)
    }

    /// Whether the die of another player lies open and shows this colour.
    pub fn die_shows(&self, color: Mana) -> bool {
        self.die.is_some_and(|die| die.shown && die.color == color)
    }

    pub fn has_attack_points(&self) -> bool {
        self.attack.iter().flatten().any(|points| *points > 0)
    }

    pub fn has_block_points(&self) -> bool {
        self.block.iter().any(|points| *points > 0)
    }
}
