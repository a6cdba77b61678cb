//! What may be drawn of a pile of enemy tokens: those nobody has seen, each as likely as the next.

use crate::{
    content::{EnemyColor, EnemyId},
    state::{MageKnight, world::EnemyPile},
};

/// Tokens of this colour in the pile or face down on the map.
pub(crate) fn unseen(game: &MageKnight, color: EnemyColor) -> Vec<EnemyId> {
    let on_map = game.spots.iter().flatten().flat_map(|spot| spot.enemies.into_iter().flatten());
    let in_cities = game.cities.iter().filter(|city| !city.known).flat_map(|city| &city.defenders);
    let face_down = on_map.filter(|(_, known)| !known).map(|(enemy, _)| enemy);
    let hidden = face_down.chain(in_cities.copied());
    let mut unseen: Vec<EnemyId> = hidden.filter(|enemy| enemy.printed().color == color).collect();
    unseen.extend(&game.enemies.piles[color.index()]);
    unseen.sort_unstable();
    unseen
}

/// How many tokens can be drawn before the pile has to be shuffled anew.
pub(crate) fn left(game: &MageKnight, color: EnemyColor) -> usize {
    game.enemies.piles[color.index()].len()
}

/// Each kind once, with its copies.
pub(crate) fn kinds(tokens: &[EnemyId]) -> Vec<(EnemyId, i32)> {
    let mut kinds: Vec<(EnemyId, i32)> = Vec::new();
    for token in tokens {
        match kinds.iter_mut().find(|(kind, _)| kind == token) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*token, 1)),
        }
    }
    kinds
}

pub(crate) fn without(tokens: &[EnemyId], one: EnemyId) -> Vec<EnemyId> {
    let at = tokens.iter().position(|token| *token == one);
    let others = tokens.iter().enumerate().filter(|(index, _)| Some(*index) != at);
    others.map(|(_, token)| *token).collect()
}

/// The position with these tokens on top of the pile of their colour, the first one first.
pub(crate) fn with_next(game: &MageKnight, color: EnemyColor, next: &[EnemyId]) -> MageKnight {
    let mut world = game.clone();
    let rest = next.iter().fold(unseen(game, color), |rest, token| without(&rest, *token));
    let pile = &mut world.enemies.piles[color.index()];
    let beneath = pile.len().saturating_sub(next.len());
    let tokens = rest.iter().take(beneath).chain(next.iter().rev());
    *pile = tokens.copied().collect::<EnemyPile>();
    world
}
