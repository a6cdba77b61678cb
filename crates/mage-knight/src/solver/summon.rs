//! What summoners may call: the tokens nobody has seen, each as likely as the next.

use crate::{
    content::{EnemyColor, EnemyId, Traits},
    derive,
    state::{Choice, MageKnight, Phase, world::EnemyPile},
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
    let brown = EnemyColor::Brown.index();
    let pile = &game.enemies.piles[brown];
    if monsters > MOST || pile.len() < monsters {
        return None;
    }
    let unseen = unseen(game);
    let mut worlds = Vec::new();
    for (first, count) in kinds(&unseen) {
        let rest = without(&unseen, first);
        let seconds = if monsters == 2 { kinds(&rest) } else { Vec::new() };
        if seconds.is_empty() {
            worlds.push((count, with_next(game, &rest, &[first])));
        }
        for (second, more) in seconds {
            let rest = without(&rest, second);
            worlds.push((count * more, with_next(game, &rest, &[first, second])));
        }
    }
    Some(worlds)
}

/// Brown tokens in the pile or face down on the map.
fn unseen(game: &MageKnight) -> Vec<EnemyId> {
    let on_map = game.spots.iter().flatten().flat_map(|spot| spot.enemies.into_iter().flatten());
    let in_cities = game.cities.iter().filter(|city| !city.known).flat_map(|city| &city.defenders);
    let face_down = on_map.filter(|(_, known)| !known).map(|(enemy, _)| enemy);
    let hidden = face_down.chain(in_cities.copied());
    let mut unseen: Vec<EnemyId> =
        hidden.filter(|enemy| enemy.printed().color == EnemyColor::Brown).collect();
    unseen.extend(&game.enemies.piles[EnemyColor::Brown.index()]);
    unseen.sort_unstable();
    unseen
}

/// Each kind once, with its copies.
fn kinds(tokens: &[EnemyId]) -> Vec<(EnemyId, i32)> {
    let mut kinds: Vec<(EnemyId, i32)> = Vec::new();
    for token in tokens {
        match kinds.iter_mut().find(|(kind, _)| kind == token) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*token, 1)),
        }
    }
    kinds
}

fn without(tokens: &[EnemyId], one: EnemyId) -> Vec<EnemyId> {
    let at = tokens.iter().position(|token| *token == one);
    let others = tokens.iter().enumerate().filter(|(index, _)| Some(*index) != at);
    others.map(|(_, token)| *token).collect()
}

/// The position with these tokens on top of the pile, the first one first.
fn with_next(game: &MageKnight, rest: &[EnemyId], next: &[EnemyId]) -> MageKnight {
    let mut world = game.clone();
    let pile = &mut world.enemies.piles[EnemyColor::Brown.index()];
    let beneath = pile.len() - next.len();
    let tokens = rest.iter().take(beneath).chain(next.iter().rev());
    *pile = tokens.copied().collect::<EnemyPile>();
    world
}
