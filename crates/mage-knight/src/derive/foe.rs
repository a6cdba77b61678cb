//! Enemies as they are in a combat: printed values, city bonuses, what effects took away.

use serde::Serialize;

use crate::{
    cards::{Element, Reach, effect::TurnModifier},
    content::{Color, Mana, Traits},
    state::{Combat, Foe, Home, MageKnight, Phase},
};

/// The token that acts: a summoned monster stands in for its summoner in the Block and Damage phases
/// (MK-ENEMY-SUMMON-02).
fn acting(combat: &Combat, foe: &Foe) -> (crate::content::EnemyId, Traits) {
    match (combat.phase, foe.monster) {
        (Phase::Block | Phase::Damage, Some(monster)) => (monster.enemy, monster.lost),
        _ => (foe.enemy, foe.lost),
    }
}

/// MK-VARIANT-MEGA-08: whether it defends this city; the garrison of a megalopolis defends both.
fn defends(combat: &Combat, foe: &Foe, city: Color) -> bool {
    match foe.home {
        Home::City(color) => color == city || combat.second_city == Some(city),
        Home::Rampaging(_) | Home::Site { .. } | Home::Drawn | Home::Garrison => false,
    }
}

pub fn element(combat: &Combat, foe: &Foe) -> Element {
    acting(combat, foe).0.printed().element
}

/// Abilities and resistances as they are now.
pub fn traits(combat: &Combat, foe: &Foe) -> Traits {
    let (enemy, lost) = acting(combat, foe);
    let printed = enemy.printed();
    let physical = printed.element == Element::Physical && printed.attack > 0;
    // MK-CITY-12, MK-CITY-13
    let of_city =
        |color, bonus| if physical && defends(combat, foe, color) { bonus } else { Traits::NONE };
    let bonus = of_city(Color::Red, Traits::BRUTAL).and(of_city(Color::Green, Traits::POISON));
    printed.traits.and(bonus).without(lost)
}

/// MK-CITY-09, MK-RULING-68: never below 1.
pub fn armor(combat: &Combat, foe: &Foe) -> u8 {
    let (enemy, _) = acting(combat, foe);
    let by_die = match combat.phase {
        // MK-VARIANT-ICOMBAT-03
        Phase::RangedAndSiege => combat.die_shows(Mana::White),
        Phase::Block | Phase::Damage => false,
        // MK-VARIANT-ICOMBAT-05
        Phase::Attack => combat.die_shows(Mana::Blue),
    };
    let bonus = u8::from(defends(combat, foe, Color::White)) + u8::from(by_die);
    // MK-ENEMY-SUMMON-03: what was taken from one of the two is not missing from the other.
    let less = match (combat.phase, foe.monster) {
        (Phase::Block | Phase::Damage, Some(monster)) => monster.armor_less,
        _ => foe.armor_less,
    };
    (enemy.printed().armor + bonus).saturating_sub(less).max(1)
}

/// MK-CITY-10, MK-CITY-11: before Swift or Brutal double it (MK-RULING-12).
pub fn attack(combat: &Combat, foe: &Foe) -> u8 {
    let printed = acting(combat, foe).0.printed();
    let bonus = match (defends(combat, foe, Color::Blue), printed.element) {
        (true, Element::Fire | Element::Ice) => 2,
        (true, Element::ColdFire) => 1,
        (true, Element::Physical) | (false, _) => 0,
    };
    // MK-VARIANT-ICOMBAT-04
    let by_die = u8::from(combat.die_shows(Mana::Red));
    if printed.attack == 0 { 0 } else { printed.attack + bonus + by_die }
}

/// MK-ENEMY-SWIFT-01
pub fn block_needed(combat: &Combat, foe: &Foe, lost: Traits) -> u8 {
    let swift = traits(combat, foe).without(lost).has(Traits::SWIFT);
    attack(combat, foe) * if swift { 2 } else { 1 }
}

/// MK-ENEMY-BRUTAL-01
pub fn damage(combat: &Combat, foe: &Foe) -> u8 {
    let brutal = traits(combat, foe).has(Traits::BRUTAL);
    attack(combat, foe) * if brutal { 2 } else { 1 }
}

/// MK-COMBAT-RANGED-04, MK-COMBAT-RANGED-06: how often it is fortified, by itself and by the site.
pub fn fortification(game: &MageKnight, combat: &Combat, foe: &Foe) -> u8 {
    let own = traits(combat, foe).has(Traits::FORTIFIED);
    // MK-COMBAT-INIT-05: those who only joined are not fortified by the site.
    let defends = match foe.home {
        Home::Site { .. } | Home::City(_) | Home::Garrison => true,
        Home::Rampaging(_) | Home::Drawn => false,
    };
    let by_site = combat.fortified_site
        && defends
        && foe.monster.is_none_or(|_| combat.phase == Phase::Attack)
        && !foe.site_lost
        && !game.turn.modifiers.has(TurnModifier::IgnoreSiteFortification);
    u8::from(own) + u8::from(by_site)
}

/// The sum of attack points and what is against it, with numbers for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    pub total: u16,
    pub needed: u16,
    /// A target cannot be attacked at all in this phase (MK-COMBAT-RANGED-06).
    pub unreachable: bool,
}

/// How points of one kind count against something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    Full,
    /// All such points are added up and halved once (MK-COMBAT-RANGED-08).
    Half,
    Nothing,
}

/// What enemies attacked together have in common.
struct Targets {
    needed: u16,
    /// MK-COMBAT-RANGED-04: only Siege counts.
    fortified: bool,
    unreachable: bool,
    resisted: Traits,
    /// One of them resists both Fire and Ice.
    both: bool,
}

impl Targets {
    fn of(game: &MageKnight, combat: &Combat, enemies: u16) -> Targets {
        let (mut needed, mut fortified, mut unreachable) = (0, false, false);
        let (mut resisted, mut both) = (Traits::NONE, false);
        for (at, foe) in combat.foes.iter().enumerate() {
            if enemies & 1 << at == 0 {
                continue;
            }
            needed += u16::from(armor(combat, foe));
            let here = traits(combat, foe);
            resisted = resisted.and(here);
            both |= here.has(Traits::RESISTS_FIRE.and(Traits::RESISTS_ICE));
            let walls = fortification(game, combat, foe);
            fortified |= walls > 0;
            unreachable |= walls > 1;
        }
        // MK-COMBAT-ATTACK-03
        let ranged = combat.phase == Phase::RangedAndSiege;
        let (fortified, unreachable) = (fortified && ranged, unreachable && ranged);
        Targets { needed, fortified, unreachable, resisted, both }
    }

    fn counts(&self, phase: Phase, reach: Reach, element: Element) -> Counts {
        let in_reach = match reach {
            Reach::Siege => true,
            Reach::Ranged => !self.fortified,
            Reach::Melee => phase != Phase::RangedAndSiege,
        };
        let inefficient = match element {
            Element::Physical => self.resisted.has(Traits::RESISTS_PHYSICAL),
            Element::Fire => self.resisted.has(Traits::RESISTS_FIRE),
            Element::Ice => self.resisted.has(Traits::RESISTS_ICE),
            // MK-COMBAT-RANGED-09, MK-RULING-14
            Element::ColdFire => self.both,
        };
        match (in_reach, inefficient) {
            (false, _) => Counts::Nothing,
            (true, true) => Counts::Half,
            (true, false) => Counts::Full,
        }
    }
}

/// Attack points of one kind against some enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub reach: Reach,
    pub element: Element,
    /// With what doubles them.
    pub points: u16,
    pub counts: Counts,
}

/// The Attack points held, by kind, as they count against the targets.
fn parts<'c>(
    game: &MageKnight,
    combat: &'c Combat,
    targets: &'c Targets,
) -> impl Iterator<Item = Part> + 'c {
    let double = combat.phase == Phase::Attack
        && game.turn.modifiers.has(TurnModifier::DoublePhysicalAttacks);
    Reach::ALL.into_iter().zip(&combat.attack).flat_map(move |(reach, by_element)| {
        Element::ALL.into_iter().zip(by_element).map(move |(element, points)| {
            let twice = double && element == Element::Physical;
            let points = u16::from(*points) * if twice { 2 } else { 1 };
            Part { reach, element, points, counts: targets.counts(combat.phase, reach, element) }
        })
    })
}

/// MK-COMBAT-RANGED-03..10, MK-COMBAT-ATTACK-01..07: what all Attack points amount to against these enemies.
pub fn strike(game: &MageKnight, combat: &Combat, enemies: u16) -> Strike {
    let targets = Targets::of(game, combat, enemies);
    let (mut full, mut weak) = (0_u16, 0_u16);
    for part in parts(game, combat, &targets) {
        match part.counts {
            Counts::Full => full += part.points,
            Counts::Half => weak += part.points,
            Counts::Nothing => (),
        }
    }
    // MK-COMBAT-RANGED-08, MK-RULING-13
    let (needed, unreachable) = (targets.needed, targets.unreachable);
    Strike { total: full + weak / 2, needed, unreachable }
}

/// Each kind of Attack points that is held, as it counts against these enemies.
pub fn strike_parts(game: &MageKnight, combat: &Combat, enemies: u16) -> Vec<Part> {
    let targets = Targets::of(game, combat, enemies);
    parts(game, combat, &targets).filter(|part| part.points > 0).collect()
}

/// MK-COMBAT-BLOCK-05, MK-COMBAT-BLOCK-06: what Block points amount to against an attack.
pub fn block_total(block: &[u8; 4], against: Element) -> u16 {
    let (mut full, mut weak) = (0_u16, 0_u16);
    for (element, points) in Element::ALL.into_iter().zip(block) {
        let efficient = is_efficient(element, against);
        *if efficient { &mut full } else { &mut weak } += u16::from(*points);
    }
    full + weak / 2
}

/// MK-COMBAT-BLOCK-05: whether a Block of this element counts in full against an attack.
pub fn is_efficient(block: Element, against: Element) -> bool {
    match against {
        Element::Physical => true,
        Element::Fire => matches!(block, Element::Ice | Element::ColdFire),
        Element::Ice => matches!(block, Element::Fire | Element::ColdFire),
        Element::ColdFire => block == Element::ColdFire,
    }
}

/// Extra Block of a card that counts abilities, attack colours and resistances of the enemy.
pub fn countable_traits(combat: &Combat, foe: &Foe) -> u8 {
    let here = traits(combat, foe);
    let colors = match element(combat, foe) {
        Element::Physical => 0,
        Element::Fire | Element::Ice => 1,
        Element::ColdFire => 2,
    };
    here.count(Traits::ABILITIES) + here.count(Traits::RESISTANCES) + colors
}
