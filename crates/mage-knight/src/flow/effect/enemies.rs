//! Words about enemies of the combat. MK-PVP-50: in a combat of heroes the enemies are the Units of the other one.

use arrayvec::ArrayVec;
use kernel::Seat;
use rules::mk;

use super::{At, Doing, Then, Words};
use crate::{
    cards::{
        Effect, Loss,
        effect::{EnemyChange, Target},
    },
    content::{Mana, Traits},
    derive,
    flow::{combat, duel},
    legal::{Judgement, forbid, needs},
    state::{Choice, Event, MageKnight, Origin, Phase, combat::MAX_FOES},
};

pub(super) const WORDS: Words = Words {
    allowed,
    options,
    carry_out,
    answer: |doing, choice| match choice {
        Choice::Enemy { enemy: at } | Choice::OthersUnit { unit: at, .. } => {
            doing.run.bound.enemy = Some(at);
            doing.run.progress = 1;
            Then::Again
        }
        _ => Then::Next,
    },
};

fn what(effect: &Effect) -> Option<(Target, &EnemyChange)> {
    let Effect::Enemy { target, change } = effect else { return None };
    Some((*target, change))
}

fn allowed(at: &At<'_>) -> Judgement {
    forbid(at.game.combat.is_none(), mk::COMBAT_GEN_03, "mk-refusal-not-fighting")?;
    let Some((Target::One, change)) = what(at.step.effect) else { return Ok(()) };
    match duel::units::targets(at.game, at.seat, at.run.origin, change) {
        Some((_, units)) => needs(!units.is_empty(), mk::PVP_50, "mk-refusal-no-enemy"),
        None => needs(
            enemies(at.game, at.run.origin, unfortified(change)).next().is_some(),
            mk::COMBAT_GEN_05,
            "mk-refusal-no-enemy",
        ),
    }
}

fn options(at: &At<'_>, out: &mut Vec<Choice>) {
    let Some((_, change)) = what(at.step.effect) else { return };
    match duel::units::targets(at.game, at.seat, at.run.origin, change) {
        Some((seat, units)) => {
            out.extend(units.into_iter().map(|unit| Choice::OthersUnit { seat, unit }));
        }
        None => {
            let enemies = enemies(at.game, at.run.origin, unfortified(change));
            out.extend(enemies.map(|enemy| Choice::Enemy { enemy }));
        }
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    let (seat, origin, chosen) = (doing.seat, doing.run.origin, doing.run.bound.enemy);
    let Some((target, change)) = what(doing.step.effect) else {
        return doing.broken("no word about enemies");
    };
    match target {
        Target::Blocked => return doing.ride(),
        Target::One if doing.run.progress == 0 => return Then::Ask,
        Target::One | Target::All | Target::Same | Target::Others => (),
    }
    let meant = |at: &u8| match target {
        Target::One | Target::Same => chosen == Some(*at),
        Target::Others => chosen != Some(*at),
        Target::All => true,
        Target::Blocked => false,
    };
    if let Some((_, units)) = duel::units::targets(doing.game, seat, origin, change) {
        for unit in units.into_iter().filter(meant) {
            duel::units::affect(doing.game, seat, unit, change);
        }
    } else {
        let all: ArrayVec<u8, MAX_FOES> = enemies(doing.game, origin, false).collect();
        for at in all.into_iter().filter(meant) {
            affect(doing.game, seat, at, change);
        }
    }
    Then::Next
}

const fn unfortified(change: &EnemyChange) -> bool {
    matches!(change, EnemyChange::DoesNotAttack { unfortified: true })
}

/// Enemies an effect can pick (MK-COMBAT-GEN-05, MK-COMBAT-GEN-06).
pub(crate) fn enemies(
    game: &MageKnight,
    origin: Origin,
    unfortified: bool,
) -> impl Iterator<Item = u8> {
    let color = origin.color();
    game.combat.iter().flat_map(move |combat| {
        combat.foes.iter().enumerate().filter_map(move |(at, foe)| {
            let walled = unfortified && derive::foe::fortification(game, combat, foe) > 0;
            let immune = resists_color(derive::foe::traits(combat, foe), color);
            // MK-ENEMY-SUMMON-03: a monster that has done its damage is as good as gone.
            let gone = foe.monster.is_some() && combat.phase == Phase::Damage && foe.dealt;
            // Only an attack can be cancelled.
            let calm = matches!(origin, Origin::Banner(_)) && !foe.attacks();
            let free = !(foe.defeated || immune || walled || gone || calm);
            free.then_some(at as u8)
        })
    })
}

pub(crate) fn resists_color(traits: Traits, color: Option<Mana>) -> bool {
    match color {
        Some(Mana::Red) => traits.has(Traits::RESISTS_FIRE),
        Some(Mana::Blue) => traits.has(Traits::RESISTS_ICE),
        Some(Mana::White | Mana::Green | Mana::Gold | Mana::Black) | None => false,
    }
}

/// The traits an enemy loses.
pub(crate) const fn lost(what: Loss) -> Traits {
    match what {
        Loss::Fortification => Traits::FORTIFIED,
        Loss::Resistances => Traits::RESISTANCES,
        Loss::FortificationAndResistances => Traits::RESISTANCES.and(Traits::FORTIFIED),
        Loss::FireResistance => Traits::RESISTS_FIRE,
        Loss::PhysicalResistance => Traits::RESISTS_PHYSICAL,
        Loss::Swift => Traits::SWIFT,
    }
}

/// What happens to one enemy.
pub(crate) fn affect(game: &mut MageKnight, seat: Seat, at: u8, change: &EnemyChange) {
    let combat = game.combat.as_ref();
    let Some((combat, foe)) =
        combat.and_then(|combat| Some((combat, *combat.foes.get(usize::from(at))?)))
    else {
        return game.broken("an effect on an enemy that is not there");
    };
    let fortified = derive::foe::fortification(game, combat, &foe) > 0;
    let resistances = derive::foe::traits(combat, &foe).count(Traits::RESISTANCES);
    let stands_in = matches!(combat.phase, Phase::Block | Phase::Damage) && foe.monster.is_some();
    let Some(combat) = &mut game.combat else { return game.broken("a combat that is over") };
    let foe = &mut combat.foes[usize::from(at)];
    let enemy = foe.enemy;
    let mut weaken = |less: u8| {
        match &mut foe.monster {
            Some(monster) if stands_in => monster.armor_less += less,
            _ => foe.armor_less += less,
        }
        game.log.push(|| Event::EnemyWeakened { enemy });
    };
    match *change {
        EnemyChange::Armor { less_if_fortified, .. } if fortified => weaken(less_if_fortified),
        EnemyChange::Armor { less, .. } => weaken(less),
        EnemyChange::ArmorPerResistance => weaken(resistances),
        EnemyChange::DoesNotAttack { .. } => {
            foe.idle = true;
            foe.damage = 0;
            game.log.push(|| Event::EnemyHeldBack { enemy });
        }
        EnemyChange::Loses(what) => {
            let lost = lost(what);
            match &mut foe.monster {
                Some(monster) if stands_in => monster.lost = monster.lost.and(lost),
                _ => {
                    foe.lost = foe.lost.and(lost);
                    foe.site_lost |= lost.has(Traits::FORTIFIED);
                }
            }
            game.log.push(|| Event::EnemyWeakened { enemy });
        }
        // MK-ENEMY-SUMMON-04: a monster that is gone leaves its summoner behind.
        EnemyChange::Destroyed if stands_in => foe.blocked = true,
        EnemyChange::Destroyed => combat::defeat(game, seat, at),
    }
}
