//! The Damage phase, and Wounds in combat (MK-COMBAT-DAMAGE).

use kernel::Seat;
use rules::mk;

use super::{NO_COMBAT, NO_ENEMY, attack_phase, enter};
use crate::{
    content::Traits,
    derive,
    legal::{Judgement, forbid, found, needs},
    state::{DamageTo, Event, MageKnight, Phase},
};

/// MK-COMBAT-DAMAGE-01, MK-COMBAT-DAMAGE-03: every enemy that still attacks deals its damage.
pub(super) fn begin(game: &mut MageKnight) {
    enter(game, Phase::Damage);
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    for at in 0..combat.foes.len() {
        let foe = &combat.foes[at];
        let damage = if foe.attacks() { derive::foe::damage(combat, foe) } else { 0 };
        combat.foes[at].damage = damage;
    }
    if !is_left(game) {
        attack_phase(game);
    }
}

/// MK-COMBAT-DAMAGE-02, MK-COMBAT-DAMAGE-05
pub(crate) fn may_assign(game: &MageKnight, seat: Seat, enemy: u8, to: DamageTo) -> Judgement {
    let combat = game.combat.as_ref().filter(|combat| combat.phase == Phase::Damage);
    let combat = found(combat, mk::COMBAT_GEN_03, "mk-refusal-not-in-this-phase")?;
    let deals = |at: u8| combat.foes.get(usize::from(at)).is_some_and(|foe| foe.damage > 0);
    needs(deals(enemy), mk::COMBAT_DAMAGE_01, "mk-refusal-no-damage")?;
    // One enemy at a time.
    let other = combat.dealing.is_some_and(|dealing| dealing != enemy && deals(dealing));
    forbid(other, mk::COMBAT_DAMAGE_02, "mk-refusal-other-enemy-first")?;
    let DamageTo::Unit(unit) = to else { return Ok(()) };
    let takes = derive::unit::takes_damage(game, seat, unit);
    needs(takes, mk::COMBAT_DAMAGE_05, "mk-refusal-unit-damage")
}

pub(crate) fn assign(game: &mut MageKnight, seat: Seat, enemy: u8, to: DamageTo) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.dealing = Some(enemy);
    let Some(foe) = combat.foes.get(usize::from(enemy)).copied() else {
        return game.broken(NO_ENEMY);
    };
    let traits = derive::foe::traits(combat, &foe);
    let element = derive::foe::element(combat, &foe);
    let unit = match to {
        DamageTo::Hero => None,
        DamageTo::Unit(at) => game.player(seat).unit(at).map(|state| state.unit),
    };
    let damage = foe.damage;
    game.log.push(|| Event::EnemyAttacked { seat, enemy: foe.enemy, damage, unit });
    let left = match to {
        DamageTo::Hero => {
            hurt_hero(game, seat, foe.damage, traits);
            0
        }
        DamageTo::Unit(unit) => hurt_unit(game, seat, unit, foe.damage, traits, element),
    };
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.foes[usize::from(enemy)].damage = left;
    if left == 0 {
        combat.foes[usize::from(enemy)].dealt = true;
        combat.dealing = None;
    }
    settle(game);
}

/// Whether damage is still to be assigned. What an effect held back leaves none.
pub(super) fn is_left(game: &MageKnight) -> bool {
    game.combat.as_ref().is_some_and(|combat| combat.foes.iter().any(|foe| foe.damage > 0))
}

/// MK-COMBAT-DAMAGE-15
pub(super) fn settle(game: &mut MageKnight) {
    let phase = game.combat.as_ref().map(|combat| combat.phase);
    if phase == Some(Phase::Damage) && !is_left(game) {
        attack_phase(game);
    }
}

/// MK-COMBAT-DAMAGE-11, MK-ENEMY-POISON-02, MK-ENEMY-PARALYZE-02
fn hurt_hero(game: &mut MageKnight, seat: Seat, damage: u8, traits: Traits) {
    let armor = game.player(seat).level_token().armor;
    let wounds = damage.div_ceil(armor);
    hero_takes_wounds(game, seat, wounds);
    if traits.has(Traits::POISON) {
        // MK-RULING-16
        game.take_wounds(seat, wounds, true);
    }
    if traits.has(Traits::PARALYZE) && wounds > 0 {
        game.lose_hand(seat);
    }
}

/// Wounds into the hand; in combat too many of them knock the hero out (MK-COMBAT-DAMAGE-12, MK-COMBAT-DAMAGE-13).
pub(crate) fn hero_takes_wounds(game: &mut MageKnight, seat: Seat, wounds: u8) {
    game.take_wounds(seat, wounds, false);
    let limit = game.player(seat).level_token().hand_limit;
    // Wounds outside a combat knock nobody out.
    let Some(combat) = &mut game.combat else { return };
    combat.wounds = combat.wounds.saturating_add(wounds);
    // MK-RULING-01: strictly more than the Hand limit, unless the table reads it otherwise.
    if combat.wounds > limit || game.switches.knockout_at_equal && combat.wounds == limit {
        combat.knocked_out = true;
        game.lose_hand(seat);
    }
}

/// MK-COMBAT-DAMAGE-06, MK-COMBAT-DAMAGE-07, MK-ENEMY-POISON-01, MK-ENEMY-PARALYZE-01: says how much damage is left.
fn hurt_unit(
    game: &mut MageKnight,
    seat: Seat,
    unit: u8,
    damage: u8,
    traits: Traits,
    element: crate::cards::Element,
) -> u8 {
    let Some(state) = game.player(seat).unit(unit).copied() else {
        game.broken("damage to a Unit that is not there");
        return 0;
    };
    let armor = derive::unit::armor(game, &state);
    let mut left = damage;
    if derive::unit::resists(game, &state, element) {
        left = left.saturating_sub(armor);
        if left == 0 {
            game.player_mut(seat).units[usize::from(unit)].absorbed = true;
            game.log.push(|| Event::UnitAbsorbed { seat, unit: state.unit });
            return 0;
        }
    }
    if traits.has(Traits::PARALYZE) {
        // MK-RULING-55: it still takes its part of the damage.
        if let Some(unit) = game.lose_unit(seat, unit) {
            game.log.push(|| Event::UnitDestroyed { seat, unit });
        }
    } else {
        let wounds = if traits.has(Traits::POISON) { 2 } else { 1 };
        game.wound_unit(seat, unit, wounds);
    }
    left.saturating_sub(armor)
}
