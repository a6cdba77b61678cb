//! Effects aimed at enemies of the combat.

use arrayvec::ArrayVec;
use kernel::{Log, Seat};

use super::{
    parts::Part,
    run::{Step, ride},
    targets,
};
use crate::{
    cards::{Effect, Loss, effect::Target},
    content::Traits,
    flow::{combat, duel},
    state::{Event, MageKnight, Phase, Playing, combat::MAX_FOES},
};

/// Enemies of a combat, or Units of the other hero, by place.
type Places = ArrayVec<u8, MAX_FOES>;

/// Carries such a part out, or asks which enemy is meant. MK-PVP-50: in a combat of heroes the enemies are the Units of
/// the other one.
pub(super) fn on_enemies(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    target: Target,
    log: &mut Log<Event>,
) -> Step {
    let rivals: Option<Places> = duel::units::targets(game, seat, playing, part.effect)
        .map(|(_, units)| units.into_iter().collect());
    match target {
        Target::Blocked => return ride(game, playing),
        Target::One if playing.done == 0 => {
            let unfortified =
                matches!(part.effect, Effect::EnemyDoesNotAttack { unfortified: true, .. });
            let options = rivals
                .clone()
                .unwrap_or_else(|| targets::enemies(game, playing, unfortified).collect());
            match options[..] {
                [] => return Step::Done,
                [only] => playing.target = Some(only),
                _ => return Step::Ask,
            }
        }
        Target::One | Target::All | Target::Same | Target::Others => (),
    }
    let dueling = rivals.is_some();
    for at in rivals.unwrap_or_else(|| targets::enemies(game, playing, false).collect()) {
        let meant = match target {
            Target::One | Target::Same => playing.target == Some(at),
            Target::Others => playing.target != Some(at),
            Target::All => true,
            Target::Blocked => false,
        };
        match (meant, dueling) {
            (true, true) => duel::units::affect(game, seat, at, part.effect, log),
            (true, false) => affect(game, seat, at, part.effect, log),
            (false, _) => (),
        }
    }
    Step::Done
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

/// What an effect does to one enemy.
pub(crate) fn affect(
    game: &mut MageKnight,
    seat: Seat,
    at: u8,
    effect: &Effect,
    log: &mut Log<Event>,
) {
    let Some(combat) = &game.combat else { return };
    let Some(foe) = combat.foes.get(usize::from(at)).copied() else { return };
    let fortified = crate::derive::foe::fortification(game, combat, &foe) > 0;
    let resistances = crate::derive::foe::traits(combat, &foe).count(Traits::RESISTANCES);
    let stands_in = matches!(combat.phase, Phase::Block | Phase::Damage) && foe.monster.is_some();
    let Some(combat) = &mut game.combat else { return };
    let foe = &mut combat.foes[usize::from(at)];
    let enemy = foe.enemy;
    match *effect {
        Effect::EnemyArmor { .. } | Effect::ArmorPerResistance { .. } => {
            let less = match *effect {
                Effect::EnemyArmor { less_if_fortified, .. } if fortified => less_if_fortified,
                Effect::EnemyArmor { less, .. } => less,
                _ => resistances,
            };
            match &mut foe.monster {
                Some(monster) if stands_in => monster.armor_less += less,
                _ => foe.armor_less += less,
            }
            log.push(|| Event::EnemyWeakened { enemy });
        }
        Effect::EnemyDoesNotAttack { .. } => {
            foe.idle = true;
            foe.damage = 0;
            log.push(|| Event::EnemyHeldBack { enemy });
        }
        Effect::EnemyLoses { what, .. } => {
            let lost = lost(what);
            match &mut foe.monster {
                Some(monster) if stands_in => monster.lost = monster.lost.and(lost),
                _ => {
                    foe.lost = foe.lost.and(lost);
                    foe.site_lost |= lost.has(Traits::FORTIFIED);
                }
            }
            log.push(|| Event::EnemyWeakened { enemy });
        }
        // MK-ENEMY-SUMMON-04: a monster that is gone leaves its summoner behind.
        Effect::DestroyEnemy { .. } if stands_in => foe.blocked = true,
        Effect::DestroyEnemy { .. } => combat::defeat(game, seat, at, log),
        _ => (),
    }
}
