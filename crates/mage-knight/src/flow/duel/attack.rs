//! Attacks and Blocks of a combat of heroes (MK-PVP-18..26, MK-PVP-36..38).

use kernel::{Refusal, Seat};
use rules::mk;

use super::{Frame, NO_DUEL, next_attack};
use crate::{
    cards::{
        Condition, Effect, Element, Loss, Reach,
        effect::{EnemyChange, TurnModifier},
    },
    content::Site,
    derive,
    legal::{Judgement, needs},
    state::{
        Combat, Duel, DuelPhase, DuelStage, Event, MageKnight,
        combat::{AttackPoints, MAX_RIDERS},
    },
};

/// MK-PVP-20, MK-RULING-45: whether walls protect the defender and the Units of the defender now.
pub(super) fn has_walls(game: &MageKnight, duel: &Duel) -> bool {
    let site = game.site_at(duel.at);
    duel.phase == DuelPhase::Ranged && matches!(site, Some(Site::Keep | Site::MageTower))
}

/// Whether the attacker has to get over walls.
fn walled(game: &MageKnight, duel: &Duel) -> bool {
    duel.aggressor_attacks
        && has_walls(game, duel)
        && !game.turn.modifiers.has(TurnModifier::IgnoreSiteFortification)
}

/// What Attack points of the one who acts amount to: points, and elements as bits.
fn worth(game: &MageKnight, attack: &AttackPoints) -> (u16, u8) {
    let Some(duel) = &game.duel else { return (0, 0) };
    let (mut points, mut elements) = (0, 0);
    for (reach, by_element) in Reach::ALL.into_iter().zip(attack) {
        if walled(game, duel) && reach != Reach::Siege {
            continue;
        }
        for (element, amount) in Element::ALL.into_iter().zip(by_element) {
            let double = element == Element::Physical
                && game.turn.modifiers.has(TurnModifier::DoublePhysicalAttacks);
            points += u16::from(*amount) * if double { 2 } else { 1 };
            elements |= u8::from(*amount > 0) << element as u8;
        }
    }
    (points, elements)
}

/// The attack as it was put together.
fn attack(game: &MageKnight) -> (u16, u8) {
    game.combat.as_ref().map_or((0, 0), |combat| worth(game, &combat.attack))
}

pub(crate) fn may_launch(game: &MageKnight) -> Judgement {
    let attacking = game.duel.as_ref().is_some_and(|duel| duel.stage == DuelStage::Attack);
    needs(attacking, mk::PVP_18, "mk-refusal-not-in-this-phase")?;
    let there = game.combat.as_ref().is_some_and(Combat::has_attack_points);
    match (attack(game).0, there) {
        (0, true) => Err(Refusal::new(mk::PVP_20, "mk-refusal-walls")),
        (0, false) => Err(Refusal::new(mk::PVP_19, "mk-refusal-no-attack-points")),
        _ => Ok(()),
    }
}

/// The attack is made; the other one blocks.
pub(crate) fn launch(game: &mut MageKnight, seat: Seat) {
    let (points, _) = attack(game);
    // MK-PVP-57: what each Unit gives to it, and which elements are left without the Units.
    let (Some(duel), Some(combat)) = (&game.duel, &game.combat) else {
        return game.broken(NO_DUEL);
    };
    let (mut own, mut shares) = (combat.attack, duel.shares.clone());
    for share in &mut shares {
        (share.points, share.elements) = worth(game, &share.attack);
        for (left, given) in own.iter_mut().flatten().zip(share.attack.iter().flatten()) {
            *left = left.saturating_sub(*given);
        }
    }
    let (_, elements) = worth(game, &own);
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    duel.points = points;
    duel.own_elements = elements;
    duel.shares = shares;
    duel.passed = 0;
    duel.stage = DuelStage::Block;
    game.log.push(|| Event::DuelAttacked { seat, points });
    game.agenda.push(Frame::Duel);
}

/// Passing the attack turn, or enough of blocking.
pub(crate) fn end_phase(game: &mut MageKnight, seat: Seat) {
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    match duel.stage {
        DuelStage::Block => blocked(game, seat),
        DuelStage::Attack => {
            duel.passed += 1;
            game.log.push(|| Event::DuelPassed { seat });
            next_attack(game);
        }
        DuelStage::Attend | DuelStage::Hit | DuelStage::Assign | DuelStage::Ending => {
            game.broken("the end of no phase of a combat of heroes");
        }
    }
}

/// MK-PVP-23: efficient against one of the elements is enough; what is not is halved once (MK-RULING-13).
fn block_total(block: &[u8; 4], elements: u8) -> u16 {
    let (mut full, mut weak) = (0, 0);
    for (own, points) in Element::ALL.into_iter().zip(block) {
        let efficient = Element::ALL.into_iter().any(|element| {
            elements & 1 << element as u8 != 0 && derive::foe::is_efficient(own, element)
        });
        *if efficient { &mut full } else { &mut weak } += u16::from(*points);
    }
    full + weak / 2
}

/// MK-PVP-24..26, MK-PVP-38, MK-RULING-46: what the Block leaves of the attack, and what its cards do besides.
fn blocked(game: &mut MageKnight, seat: Seat) {
    let riders = game.combat.as_mut().map(|combat| std::mem::take(&mut combat.riders));
    let (mut slowed, mut kept) = (false, arrayvec::ArrayVec::<_, MAX_RIDERS>::new());
    for rider in riders.into_iter().flatten() {
        let Some(step) = rider.step() else { return game.broken("no step waits for a Block") };
        match step.effect {
            Effect::Enemy { change: EnemyChange::Loses(Loss::Swift), .. } => slowed = true,
            _ => kept.push((rider, step)),
        }
    }
    let (Some(duel), Some(combat)) = (&mut game.duel, &mut game.combat) else {
        return game.broken(NO_DUEL);
    };
    let total = block_total(&combat.block, duel.elements());
    let taken = match duel.phase {
        DuelPhase::Ranged if !slowed => total / 2,
        DuelPhase::Ranged | DuelPhase::Melee => total,
    };
    // MK-PVP-58
    let left = if combat.skip { 0 } else { duel.points.saturating_sub(taken) };
    duel.points = left;
    duel.stage = DuelStage::Hit;
    for (rider, step) in kept {
        // MK-PVP-54
        if step.condition == Some(Condition::BlockSucceeds) && left > 0 {
            continue;
        }
        match *step.effect {
            // It is for the next attack of the melee.
            Effect::Attack { amount, reach, element } => {
                let points = &mut combat.attack_later[reach as usize][element as usize];
                *points = points.saturating_add(amount);
            }
            Effect::Enemy { .. } => combat.riders.push(rider),
            _ => (),
        }
    }
    game.log.push(|| Event::DuelBlocked { seat, left });
    game.agenda.push(Frame::Duel);
}
