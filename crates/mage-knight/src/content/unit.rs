//! The Units, with their abilities in the words of card effects.

use serde::{Deserialize, Serialize};

use super::{
    Mana, Site,
    Terrain::{Forest, Hills, Swamp},
    enemy::Traits,
};
use crate::cards::{
    Colors::{self, Any},
    Effect::{self, IfAlsoPaid},
    Element::{ColdFire, Fire, Ice},
    Loss::Swift,
    Target, Terrains,
    effect::{
        CombatModifier::{AttacksAreColdFire, AttacksAreSiege},
        EnemyChange,
        TurnModifier::UnitsResistAll,
        UnitChange, WhichUnit,
    },
    words::{
        all, armor_less, attack, block, choose, does_not_attack, enemy, gain_crystal, gain_mana,
        gain_move, gain_tokens, heal, influence, loses, only, ranged_attack, ready_unit,
        siege_attack, terrain_less, this_combat, this_turn,
    },
};

/// Silver or gold back (MK-SETUP-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitKind {
    Regular,
    Elite,
}

/// Where a Unit can be recruited (MK-INTERACT-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecruitSite {
    Village,
    Keep,
    MageTower,
    Monastery,
    City,
}

impl RecruitSite {
    /// The word in message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Village => "village",
            Keep => "keep",
            MageTower => "mage-tower",
            Monastery => "monastery",
            City => "city",
        }
    }

    /// The symbol of a site, if it has one.
    pub const fn of(site: Site) -> Option<RecruitSite> {
        match site {
            Site::Village => Some(Village),
            Site::Keep => Some(Keep),
            Site::MageTower => Some(MageTower),
            Site::Monastery => Some(Monastery),
            Site::City(_) => Some(City),
            Site::Portal
            | Site::Glade
            | Site::Ruins
            | Site::Dungeon
            | Site::Tomb
            | Site::MonsterDen
            | Site::SpawningGrounds
            | Site::Mine(_) => None,
        }
    }
}

/// A Unit card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    pub id: &'static str,
    pub kind: UnitKind,
    pub copies: u8,
    pub level: u8,
    pub cost: u8,
    pub armor: u8,
    pub resistances: Traits,
    pub sites: &'static [RecruitSite],
    pub abilities: &'static [Ability],
}

/// What a Unit can be activated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ability {
    /// MK-UNIT-12: mana to be paid first.
    pub mana: Option<Mana>,
    pub effect: Effect,
}

/// Unit cards of one kind in the box.
pub const UNIT_DECK: usize = 20;

const fn free(effect: Effect) -> Ability {
    Ability { mana: None, effect }
}

const fn paid(mana: Mana, effect: Effect) -> Ability {
    Ability { mana: Some(mana), effect }
}

/// Attack or Block of the same strength.
const fn fight(of: &'static [Effect; 2]) -> Ability {
    free(choose(of))
}

const RED: Colors = only(&[Mana::Red]);
const BLUE: Colors = only(&[Mana::Blue]);
const WOUND_THIS_UNIT: Effect = Effect::Unit { which: WhichUnit::Same, change: UnitChange::Wound };
const NO_RESISTANCE: Traits = Traits::NONE;
const PHYSICAL: Traits = Traits::RESISTS_PHYSICAL;
const FIRE: Traits = Traits::RESISTS_FIRE;
const ICE: Traits = Traits::RESISTS_ICE;

const fn unit(
    id: &'static str,
    kind: UnitKind,
    copies: u8,
    level: u8,
    cost: u8,
    armor: u8,
) -> Unit {
    let (sites, abilities): (&[RecruitSite], &[Ability]) = (&[], &[]);
    Unit { id, kind, copies, level, cost, armor, resistances: NO_RESISTANCE, sites, abilities }
}

impl Unit {
    const fn resists(self, resistances: Traits) -> Unit {
        Unit { resistances, ..self }
    }

    const fn at(self, sites: &'static [RecruitSite]) -> Unit {
        Unit { sites, ..self }
    }

    const fn can(self, abilities: &'static [Ability]) -> Unit {
        Unit { abilities, ..self }
    }
}

use RecruitSite::{City, Keep, MageTower, Monastery, Village};
use UnitKind::{Elite, Regular};

static UNITS: [Unit; 20] = [
    unit("peasants", Regular, 3, 1, 4, 3).at(&[Village]).can(&[
        fight(&[attack(2), block(2)]),
        free(influence(2)),
        free(gain_move(2)),
    ]),
    unit("herbalists", Regular, 2, 1, 3, 2).at(&[Village, Monastery]).can(&[
        paid(Mana::Green, heal(2)),
        free(ready_unit(2)),
        free(gain_mana(only(&[Mana::Green]))),
    ]),
    unit("foresters", Regular, 2, 1, 5, 4).at(&[Village]).can(&[
        free(all(&[gain_move(2), terrain_less(Terrains::these(&[Forest, Hills, Swamp]), 1, 0)])),
        free(block(3)),
    ]),
    unit("utem-crossbowmen", Regular, 2, 2, 6, 4)
        .at(&[Village, Keep])
        .can(&[fight(&[attack(3), block(3)]), free(ranged_attack(2))]),
    unit("utem-guardsmen", Regular, 2, 2, 5, 5)
        .at(&[Village, Keep])
        .can(&[free(attack(2)), free(all(&[block(4), loses(Swift, Target::Blocked)]))]),
    unit("utem-swordsmen", Regular, 2, 2, 6, 4).at(&[Keep]).can(&[
        fight(&[attack(3), block(3)]),
        free(all(&[choose(&[attack(6), block(6)]), WOUND_THIS_UNIT])),
    ]),
    unit("guardian-golems", Regular, 2, 2, 7, 3).resists(PHYSICAL).at(&[Keep, MageTower]).can(&[
        fight(&[attack(2), block(2)]),
        paid(Mana::Red, block(4).of(Fire)),
        paid(Mana::Blue, block(4).of(Ice)),
    ]),
    unit("illusionists", Regular, 2, 2, 7, 2).resists(PHYSICAL).at(&[Monastery, MageTower]).can(&[
        free(influence(4)),
        paid(Mana::White, enemy(Target::One, EnemyChange::DoesNotAttack { unfortified: true })),
        free(gain_crystal(only(&[Mana::White]))),
    ]),
    unit("red-cape-monks", Regular, 1, 2, 7, 4).at(&[Monastery]).can(&[
        fight(&[attack(3), block(3)]),
        paid(Mana::Red, choose(&[attack(4).of(Fire), block(4).of(Fire)])),
    ]),
    unit("northern-monks", Regular, 1, 2, 7, 4).at(&[Monastery]).can(&[
        fight(&[attack(3), block(3)]),
        paid(Mana::Blue, choose(&[attack(4).of(Ice), block(4).of(Ice)])),
    ]),
    unit("savage-monks", Regular, 1, 2, 7, 4)
        .at(&[Monastery])
        .can(&[fight(&[attack(3), block(3)]), paid(Mana::Green, siege_attack(4))]),
    unit("fire-golems", Elite, 2, 3, 8, 4)
        .resists(FIRE.and(PHYSICAL))
        .at(&[Keep, MageTower])
        .can(&[fight(&[attack(3), block(3)]), paid(Mana::Red, ranged_attack(4).of(Fire))]),
    unit("ice-golems", Elite, 2, 3, 8, 4)
        .resists(ICE.and(PHYSICAL))
        .at(&[Keep, MageTower])
        .can(&[fight(&[attack(3), block(3)]), paid(Mana::Blue, attack(6).of(Ice))]),
    unit("fire-mages", Elite, 2, 3, 9, 4).resists(FIRE).at(&[Monastery, MageTower]).can(&[
        free(ranged_attack(3).of(Fire)),
        paid(Mana::Red, choose(&[attack(6).of(Fire), block(6).of(Fire)])),
        free(all(&[gain_mana(RED), gain_crystal(RED)])),
    ]),
    unit("ice-mages", Elite, 2, 3, 9, 4).resists(ICE).at(&[Monastery, MageTower]).can(&[
        fight(&[attack(4).of(Ice), block(4).of(Ice)]),
        paid(Mana::Blue, siege_attack(4).of(Ice)),
        free(all(&[gain_mana(BLUE), gain_crystal(BLUE)])),
    ]),
    unit("amotep-gunners", Elite, 2, 3, 8, 6)
        .at(&[Keep, City])
        .can(&[fight(&[attack(5), block(5)]), paid(Mana::Red, ranged_attack(6).of(Fire))]),
    unit("amotep-freezers", Elite, 2, 3, 8, 6).at(&[Keep, City]).can(&[
        fight(&[attack(5), block(5)]),
        paid(Mana::Blue, all(&[does_not_attack(), armor_less(3, Target::Same)])),
    ]),
    unit("catapults", Elite, 3, 3, 9, 4).at(&[Keep, City]).can(&[
        free(siege_attack(3)),
        paid(Mana::Red, siege_attack(5).of(Fire)),
        paid(Mana::Blue, siege_attack(5).of(Ice)),
    ]),
    unit("altem-mages", Elite, 2, 4, 12, 5).resists(FIRE.and(ICE)).at(&[City]).can(&[
        free(gain_tokens(2, Any)),
        fight(&[
            IfAlsoPaid { one: 7, both: 9, effect: &attack(5).of(ColdFire) },
            IfAlsoPaid { one: 7, both: 9, effect: &block(5).of(ColdFire) },
        ]),
        paid(Mana::Black, choose(&[this_combat(AttacksAreColdFire), this_combat(AttacksAreSiege)])),
    ]),
    unit("altem-guardians", Elite, 3, 4, 11, 7).at(&[City]).can(&[
        free(attack(5)),
        free(all(&[block(8), loses(Swift, Target::Blocked)])),
        paid(Mana::Green, this_turn(UnitsResistAll)),
    ]),
];

named_id!(
    /// A kind of Unit, such as `peasants`. Copies are the same card.
    UnitId, UNITS, Unit, "Unit"
);
