//! Combat with enemy tokens in its four phases (MK-COMBAT).

mod damage;
mod outcome;
mod start;

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat};
use rules::mk;

pub(crate) use damage::{assign, hero_takes_wounds, may_assign};
pub use start::Step;
pub(crate) use start::{
    Join, begin_assault, begin_rampaging, burn, draw_into, enter_site, may_act, may_burn,
    may_challenge, may_enter_site, open, rampaging_around, run, subsets,
};

use super::{effect, variants};
use crate::{
    cards::{Condition, Effect, Element, Reach},
    content::Traits,
    derive,
    legal::{Judgement, enough, forbid, found, needs},
    state::{
        Cause, Choice, Combat, DamageTo, Event, Foe, Home, MageKnight, Monster, Phase,
        combat::MAX_FOES,
    },
};

/// What cannot be done without a combat is done.
pub(super) const NO_COMBAT: &str = "a combat that is not fought";
const NO_ENEMY: &str = "an enemy that is not in the combat";

/// MK-COMBAT-RANGED-10: whether this attack succeeds. One that does not has no effect and is not made
/// (MK-COMBAT-RANGED-14, MK-COMBAT-RANGED-15).
pub(crate) fn may_strike(game: &MageKnight, enemies: u16) -> Judgement {
    let combat = effect::judge::fighting_in(game, &[Phase::RangedAndSiege, Phase::Attack])?;
    let there = combat.foes.iter().enumerate().filter(|(_, foe)| !foe.defeated);
    let there = there.fold(0_u16, |bits, (at, _)| bits | 1 << at);
    forbid(enemies == 0 || enemies & !there != 0, mk::COMBAT_RANGED_02, "mk-refusal-no-enemy")?;
    let strike = derive::foe::strike(game, combat, enemies);
    forbid(strike.unreachable, mk::COMBAT_RANGED_06, "mk-refusal-doubly-fortified")?;
    enough(strike.total, strike.needed, mk::COMBAT_RANGED_10, "mk-refusal-strike")
}

pub(crate) fn strike(game: &mut MageKnight, seat: Seat, enemies: u16) {
    let Some(combat) = &game.combat else { return game.broken(NO_COMBAT) };
    let sums = derive::foe::strike(game, combat, enemies);
    let struck = combat.foes.iter().enumerate().filter(|(at, _)| enemies & 1 << at != 0);
    let struck: ArrayVec<_, MAX_FOES> = struck.map(|(_, foe)| foe.enemy).collect();
    game.log.push(|| Event::Struck {
        seat,
        enemies: struck,
        held: sums.total,
        needed: sums.needed,
    });
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.attack = [[0; 4]; 3];
    combat.begun = true;
    for at in (0..MAX_FOES as u8).filter(|at| enemies & 1 << at != 0) {
        defeat(game, seat, at);
    }
    end_if_over(game, seat);
}

/// MK-COMBAT-RANGED-11, MK-COMBAT-RANGED-12: the token is discarded and its Fame gained at once.
pub(crate) fn defeat(game: &mut MageKnight, seat: Seat, at: u8) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    let cause = combat.cause;
    let Some(foe) = combat.foes.get_mut(usize::from(at)) else { return game.broken(NO_ENEMY) };
    // An effect on all enemies finds those that are defeated, too.
    if foe.defeated {
        return;
    }
    foe.defeated = true;
    let (enemy, home) = (foe.enemy, foe.home);
    game.log.push(|| Event::EnemyDefeated { seat, enemy });
    game.turn.tally.enemies_defeated += 1;
    match home {
        Home::Rampaging(hex) => {
            // MK-VARIANT-RAMPAGE-03: others may still be there.
            let is_it = |(lies, _)| lies == enemy;
            match game.spot(hex).enemies.iter().position(|held| held.is_some_and(is_it)) {
                Some(slot) => game.lay_enemy(hex, slot, None),
                None => game.broken("a rampaging enemy that is not on its space"),
            }
        }
        Home::Site { slot } => match outcome::place(cause) {
            Some(hex) => game.lay_enemy(hex, usize::from(slot), None),
            None => game.broken("an enemy of no site"),
        },
        Home::City(_) => {
            // MK-CITY-14
            let Some(city) = outcome::place(cause).and_then(|at| game.city_mut(at)) else {
                return game.broken("a defender of no city");
            };
            let Some(at) = city.defenders.iter().position(|held| *held == enemy) else {
                return game.broken("a defender that is not in the city");
            };
            city.defenders.remove(at);
            let pushed = city.shields.try_push(seat);
            game.fits(pushed, "more Shields than defenders");
        }
        Home::Drawn | Home::Garrison => (),
    }
    game.discard_enemy(enemy);
    // MK-SCEN-DRUID-05
    let worth = if cause == Cause::Incantation { variants::incantation::FAME } else { 1 };
    let fame =
        fame_for(game, enemy.printed().fame * worth, home) + variants::secret_die::fame(game);
    game.gain_fame(seat, fame);
}

/// MK-RULING-04: whoever holds a keep for another player is worth half, rounded up on the sum of them.
fn fame_for(game: &mut MageKnight, printed: u8, home: Home) -> u8 {
    let Some(combat) = game.combat.as_mut().filter(|_| home == Home::Garrison) else {
        return printed;
    };
    let before = combat.halved_fame.div_ceil(2);
    combat.halved_fame = combat.halved_fame.saturating_add(printed);
    combat.halved_fame.div_ceil(2) - before
}

/// MK-COMBAT-BLOCK-07: whether this enemy can be blocked with what was played.
pub(crate) fn may_block(game: &MageKnight, enemy: u8) -> Judgement {
    let combat = effect::judge::fighting_in(game, &[Phase::Block])?;
    let foe = combat.foes.get(usize::from(enemy)).filter(|foe| foe.attacks());
    let foe = found(foe, mk::COMBAT_BLOCK_01, "mk-refusal-no-attack")?;
    let (total, needed) = block_against(combat, foe);
    // MK-COMBAT-BLOCK-10: what else a block card does may be wanted even so.
    let wanted = needed > 0 && (total >= needed || !combat.riders.is_empty());
    wanted.then_some(()).ok_or_else(|| {
        let refusal = Refusal::new(mk::COMBAT_BLOCK_07, "mk-refusal-block");
        refusal.with("needed", needed).with("has", total)
    })
}

/// The Block points against this enemy by element, with what cards add for it, and the traits it loses before.
pub(crate) fn block_of(combat: &Combat, foe: &Foe) -> ([u8; 4], Traits) {
    let (extra, lost) = effect::rider_value(combat, foe);
    let mut block = combat.block;
    for (points, more) in block.iter_mut().zip(extra) {
        *points = points.saturating_add(more);
    }
    (block, lost)
}

/// What the block being put together amounts to against this enemy, and what it needs.
pub(crate) fn block_against(combat: &Combat, foe: &Foe) -> (u16, u16) {
    let (block, lost) = block_of(combat, foe);
    let total = derive::foe::block_total(&block, derive::foe::element(combat, foe));
    (total, u16::from(derive::foe::block_needed(combat, foe, lost)))
}

pub(crate) fn block(game: &mut MageKnight, seat: Seat, at: u8) {
    let Some(combat) = &game.combat else { return game.broken(NO_COMBAT) };
    let Some(foe) = combat.foes.get(usize::from(at)).copied() else {
        return game.broken(NO_ENEMY);
    };
    let (total, needed) = block_against(combat, &foe);
    let success = total >= needed;
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    let riders = std::mem::take(&mut combat.riders);
    combat.block = [0; 4];
    let enemy = foe.monster.map_or(foe.enemy, |monster| monster.enemy);
    if success {
        // MK-COMBAT-BLOCK-08
        combat.foes[usize::from(at)].blocked = true;
        game.log.push(|| Event::EnemyBlocked { seat, enemy, held: total, needed });
    } else {
        game.log.push(|| Event::BlockFailed { seat, enemy, held: total, needed });
    }
    for rider in riders {
        let Some(step) = rider.step() else { return game.broken("no step waits for a Block") };
        if step.condition == Some(Condition::BlockSucceeds) && !success {
            continue;
        }
        if let (Effect::Attack { amount, reach, element }, Some(combat)) =
            (step.effect, &mut game.combat)
        {
            combat.attack_later[*reach as usize][*element as usize] += amount;
        } else if let Effect::Enemy { change, .. } = step.effect
            && effect::enemies(game, rider.origin, false).any(|free| free == at)
        {
            effect::affect(game, seat, at, change);
        }
    }
    end_if_over(game, seat);
}

/// Move points left over become Attack (MK-RULING-31).
pub(crate) fn may_move_to_attack(game: &MageKnight, ranged: bool) -> Judgement {
    effect::judge::attack_allowed(game, reach(ranged))?;
    let left = game.combat.as_ref().map_or(0, |combat| combat.move_left);
    let needed = game.turn.modifiers.move_to_attack(reach(ranged));
    match needed {
        Some(cost) if cost <= left => Ok(()),
        _ => {
            let refusal = Refusal::new(mk::RULING_31, "mk-refusal-move-to-attack");
            Err(refusal.with("needed", needed.unwrap_or(0)).with("has", left))
        }
    }
}

const fn reach(ranged: bool) -> Reach {
    if ranged { Reach::Ranged } else { Reach::Melee }
}

pub(crate) fn move_to_attack(game: &mut MageKnight, seat: Seat, ranged: bool) {
    let cost = game.turn.modifiers.move_to_attack(reach(ranged)).unwrap_or(0);
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.move_left = combat.move_left.saturating_sub(cost);
    effect::gain_attack(game, seat, 1, (reach(ranged), Element::Physical), None);
}

pub(crate) fn may_influence_to_block(game: &MageKnight) -> Judgement {
    effect::judge::block_allowed(game)?;
    let can = game.turn.modifiers.influence_as_block().is_some() && game.turn.influence > 0;
    needs(can, mk::RULING_67, "mk-refusal-influence-to-block")
}

pub(crate) fn influence_to_block(game: &mut MageKnight, seat: Seat) {
    let Some(element) = game.turn.modifiers.influence_as_block() else {
        return game.broken("a Block made of Influence");
    };
    game.spend_influence(seat, 1);
    effect::gain_block(game, seat, 1, element, None);
}

/// MK-COMBAT-DAMAGE-04: the Damage phase ends by itself when all damage is assigned.
pub(crate) fn may_end_phase(game: &MageKnight) -> Judgement {
    let combat = found(game.combat.as_ref(), mk::COMBAT_GEN_02, "mk-refusal-not-fighting")?;
    let left = combat.phase == Phase::Damage && damage::is_left(game);
    forbid(left, mk::COMBAT_DAMAGE_04, "mk-refusal-damage-left")
}

/// The next phase (MK-COMBAT-GEN-02).
pub(crate) fn end_phase(game: &mut MageKnight, seat: Seat) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.begun = true;
    combat.attack = [[0; 4]; 3];
    combat.block = [0; 4];
    combat.riders.clear();
    match combat.phase {
        Phase::RangedAndSiege | Phase::Block if combat.skip => attack_phase(game),
        Phase::RangedAndSiege => block_phase(game),
        Phase::Block => damage::begin(game),
        Phase::Damage => attack_phase(game),
        Phase::Attack => return outcome::end(game, seat),
    }
    // MK-COMBAT-DAMAGE-01: phases in which nobody attacks are skipped.
    let blocking = |combat: &&Combat| combat.phase == Phase::Block;
    if game.combat.as_ref().filter(blocking).is_some_and(|combat| !combat.is_attacked()) {
        attack_phase(game);
    }
}

fn enter(game: &mut MageKnight, phase: Phase) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.phase = phase;
    game.log.push(|| Event::PhaseBegan { phase });
    variants::secret_die::phase_begins(game);
}

/// MK-ENEMY-SUMMON-01: summoners that still attack call monsters.
fn block_phase(game: &mut MageKnight) {
    let count = game.combat.as_ref().map_or(0, |combat| combat.foes.len());
    for at in 0..count {
        let Some(combat) = &game.combat else { return game.broken(NO_COMBAT) };
        let foe = combat.foes[at];
        let summons = foe.attacks() && derive::foe::traits(combat, &foe).has(Traits::SUMMON);
        if !summons {
            continue;
        }
        let monster = game.draw_enemy(crate::content::EnemyColor::Brown);
        if let (Some(combat), Some(enemy)) = (&mut game.combat, monster) {
            combat.foes[at].monster = Some(Monster { enemy, lost: Traits::NONE, armor_less: 0 });
            game.log.push(|| Event::EnemySummoned { by: foe.enemy, monster: enemy });
        }
    }
    enter(game, Phase::Block);
}

/// MK-ENEMY-SUMMON-04..06: monsters are gone, their summoners are back.
fn attack_phase(game: &mut MageKnight) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_COMBAT) };
    combat.play_later();
    let gone = combat.foes.iter_mut().filter_map(|foe| foe.monster.take());
    for monster in gone.collect::<ArrayVec<_, MAX_FOES>>() {
        game.discard_enemy(monster.enemy);
    }
    enter(game, Phase::Attack);
    tell_later(game);
}

/// Attack points that a Block brought are there from the beginning.
fn tell_later(game: &mut MageKnight) {
    let (Some(combat), Some(seat)) = (&game.combat, game.mover()) else { return };
    for (reach, by_element) in Reach::ALL.into_iter().zip(combat.attack) {
        for (element, amount) in Element::ALL.into_iter().zip(by_element) {
            if amount > 0 {
                game.log.push(|| Event::GainedAttack { seat, amount, reach, element, from: None });
            }
        }
    }
}

/// The combat is over when nobody is left to fight. A combat of heroes has its own end (MK-PVP-17).
pub(crate) fn end_if_over(game: &mut MageKnight, seat: Seat) {
    let over = |combat: &Combat| combat.cause != Cause::Duel && combat.is_won();
    if game.combat.as_ref().is_some_and(over) {
        outcome::end(game, seat);
    }
}

/// What can be done in a combat besides playing cards, Units and Skills.
pub(crate) fn candidates(game: &MageKnight, seat: Seat, add: &mut dyn FnMut(Choice)) {
    let Some(combat) = &game.combat else { return };
    match combat.phase {
        Phase::RangedAndSiege | Phase::Attack => {
            if combat.has_attack_points() {
                strikes(combat, add);
            }
        }
        Phase::Block => {
            if combat.has_block_points() || !combat.riders.is_empty() {
                (0..combat.foes.len() as u8)
                    .map(|enemy| Choice::Block { enemy })
                    .for_each(&mut *add);
            }
        }
        Phase::Damage => {
            let units = game.player(seat).units.len() as u8;
            for enemy in 0..combat.foes.len() as u8 {
                let damage = |to| Choice::Damage { enemy, to };
                add(damage(DamageTo::Hero));
                (0..units).map(|unit| damage(DamageTo::Unit(unit))).for_each(&mut *add);
            }
        }
    }
    conversions(game, combat.phase, add);
    add(Choice::EndPhase);
}

/// Points of one kind that can become points of another, in this phase of any combat.
pub(crate) fn conversions(game: &MageKnight, phase: Phase, add: &mut dyn FnMut(Choice)) {
    match phase {
        Phase::RangedAndSiege | Phase::Attack => {
            for ranged in [false, true] {
                if game.turn.modifiers.move_to_attack(reach(ranged)).is_some() {
                    add(Choice::MoveToAttack { ranged });
                }
            }
        }
        Phase::Block => {
            if game.turn.modifiers.influence_as_block().is_some() {
                add(Choice::InfluenceToBlock);
            }
        }
        Phase::Damage => (),
    }
}

/// Sets of enemies an attack might be enough for: all whose Armor the points could reach at best.
fn strikes(combat: &Combat, add: &mut dyn FnMut(Choice)) {
    let points: u16 = combat.attack.iter().flatten().map(|points| u16::from(*points) * 2).sum();
    let mut stack: ArrayVec<(u16, usize, u16), 64> = ArrayVec::new();
    stack.push((0, 0, 0));
    while let Some((set, at, armor)) = stack.pop() {
        let Some(foe) = combat.foes.get(at) else {
            if set != 0 {
                add(Choice::Strike { enemies: set });
            }
            continue;
        };
        stack.push((set, at + 1, armor));
        let armor = armor + u16::from(derive::foe::armor(combat, foe));
        if !foe.defeated && (armor <= points || set == 0) {
            stack.push((set | 1 << at, at + 1, armor));
        }
    }
}
