//! Characteristics, computed from printed values and the modifiers in play and never stored. Each value has a sibling
//! that tells where it came from.

use crate::{
    cards::{Card, Kind, Stat, Target, Trait},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
};

/// Where a part of a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Printed on the object itself.
    Printed,
    /// Granted by an object attached to it.
    Granted(ObjectId),
}

/// A value and the parts it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasoned {
    pub value: i32,
    pub parts: Vec<(Source, i32)>,
}

/// Visits all traits an object has: its own and those that revealed enchantments grant it (MW-ENCH-03, MW-GEN-13).
fn each_trait(game: &MageWars, object: &Object, mut visit: impl FnMut(Source, Trait)) {
    for own in &game.card(object).traits {
        visit(Source::Printed, *own);
    }
    for attached in game.attached_to(object.id).filter(|attached| attached.face == Face::Up) {
        for granted in &game.card(attached).grants {
            visit(Source::Granted(attached.id), *granted);
        }
    }
}

/// MW-GEN-11: same-named traits with a sign add up.
fn sum(game: &MageWars, object: &Object, stat: Stat) -> i32 {
    let mut total = 0;
    each_trait(game, object, |_, found| total += plus(found, stat).unwrap_or(0));
    total
}

fn reasons(game: &MageWars, object: &Object, printed: i32, stat: Stat) -> Vec<(Source, i32)> {
    let mut parts = vec![(Source::Printed, printed)];
    each_trait(game, object, |source, found| {
        parts.extend(plus(found, stat).map(|amount| (source, amount)));
    });
    parts
}

fn plus(found: Trait, stat: Stat) -> Option<i32> {
    match found {
        Trait::Plus(other, amount) if other == stat => Some(i32::from(amount)),
        Trait::Plus(..) | Trait::Fast | Trait::Nonliving | Trait::PsychicImmunity => None,
    }
}

pub fn has(game: &MageWars, object: &Object, wanted: Trait) -> bool {
    let mut found = false;
    each_trait(game, object, |_, other| found |= other == wanted);
    found
}

/// Life, or `None` for objects that cannot be attacked (MW-ATTACK-GEN-01).
pub fn life(game: &MageWars, object: &Object) -> Option<i32> {
    let printed = game.card(object).life?;
    Some(i32::from(printed) + sum(game, object, Stat::Life))
}

pub fn life_reasons(game: &MageWars, object: &Object) -> Option<Reasoned> {
    let parts = reasons(game, object, i32::from(game.card(object).life?), Stat::Life);
    Some(Reasoned { value: life(game, object)?, parts })
}

/// MW-TRAIT-ARMOR-01: never below 0.
pub fn armor(game: &MageWars, object: &Object) -> i32 {
    (i32::from(game.card(object).armor) + sum(game, object, Stat::Armor)).max(0)
}

pub fn armor_reasons(game: &MageWars, object: &Object) -> Reasoned {
    let parts = reasons(game, object, i32::from(game.card(object).armor), Stat::Armor);
    Reasoned { value: armor(game, object), parts }
}

/// MW-READY-07, MW-READY-08: mana gained in the Channel Phase.
pub fn channeling(game: &MageWars, object: &Object) -> u16 {
    game.card(object).channeling.map_or(0, u16::from)
}

/// Attack dice of a melee attack bar: printed plus Melee +X, at least one (MW-DICE-02, MW-DICE-03).
pub fn melee_dice(game: &MageWars, attacker: &Object, bar: u8) -> i32 {
    let printed = game.card(attacker).attacks.get(usize::from(bar)).map_or(0, |bar| bar.dice);
    (i32::from(printed) + sum(game, attacker, Stat::Melee)).max(1)
}

pub fn melee_dice_reasons(game: &MageWars, attacker: &Object, bar: u8) -> Reasoned {
    let printed = game.card(attacker).attacks.get(usize::from(bar)).map_or(0, |bar| bar.dice);
    let parts = reasons(game, attacker, i32::from(printed), Stat::Melee);
    Reasoned { value: melee_dice(game, attacker, bar), parts }
}

/// What turning this enchantment up costs where it lies (MW-TRAIT-MAGEBIND-01).
pub fn reveal_cost(game: &MageWars, enchantment: &Object) -> u16 {
    let card = game.card(enchantment);
    let on_mage = match enchantment.place {
        Place::On(host) => game.find(host).is_some_and(|host| game.card(host).kind == Kind::Mage),
        Place::Zone(_) => false,
    };
    u16::from(card.reveal_cost) + if on_mage { magebind(card) } else { 0 }
}

fn magebind(card: &Card) -> u16 {
    let amounts = card.traits.iter().filter_map(|found| plus(*found, Stat::Magebind));
    u16::try_from(amounts.sum::<i32>()).unwrap_or(0)
}

/// MW-CAST-21: whether an object is what the card's target line names.
pub fn is_target(game: &MageWars, target: Target, object: &Object) -> bool {
    match target {
        // MW-CREATURE-05: creatures are living unless they have Nonliving.
        Target::LivingCreature => game.is_creature(object) && !has(game, object, Trait::Nonliving),
    }
}

/// Whether an enemy creature here can hinder a mover (MW-HINDER-01, MW-HINDER-19): every creature in play can, since
/// none is flying, incapacitated, restrained or a pest.
pub fn hindered_in(game: &MageWars, mover: &Object, zone: Zone) -> bool {
    game.in_zone(zone)
        .any(|other| game.is_creature(other) && game.is_enemy(mover.controller, other))
}
