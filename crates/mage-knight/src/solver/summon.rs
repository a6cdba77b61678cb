//! What summoners may call.

use super::draws;
use crate::{
    content::{EnemyColor, EnemyId, Traits},
    derive,
    state::{Choice, MageKnight, Phase},
};

/// Most summoners whose monsters are searched one by one.
const MOST: usize = 2;

/// Whether this answer lets summoners call their monsters (MK-ENEMY-SUMMON-01), and how many.
pub(super) fn summons(game: &MageKnight, choice: Choice) -> usize {
    let Some(combat) = game.combat() else { return 0 };
    if choice != Choice::EndPhase || combat.phase != Phase::RangedAndSiege || combat.skip {
        return 0;
    }
    let calls = |foe: &&crate::state::Foe| {
        foe.attacks() && derive::foe::traits(combat, foe).has(Traits::SUMMON)
    };
    combat.foes.iter().filter(calls).count()
}

/// The same position with each possible order of the next monsters, and how often it comes up; `None` where that cannot
/// be told: more summoners than are searched, or a pile that has to be shuffled first.
pub(super) fn possible(game: &MageKnight, monsters: usize) -> Option<Vec<(i32, MageKnight)>> {
    if monsters > MOST || draws::left(game, EnemyColor::Brown) < monsters {
        return None;
    }
    let unseen = draws::unseen(game, EnemyColor::Brown);
    let with_next = |next: &[EnemyId]| draws::with_next(game, EnemyColor::Brown, next);
    let mut worlds = Vec::new();
    for (first, count) in draws::kinds(&unseen) {
        let rest = draws::without(&unseen, first);
        let seconds = if monsters == 2 { draws::kinds(&rest) } else { Vec::new() };
        if seconds.is_empty() {
            worlds.push((count, with_next(&[first])));
        }
        for (second, more) in seconds {
            worlds.push((count * more, with_next(&[first, second])));
        }
    }
    Some(worlds)
}
