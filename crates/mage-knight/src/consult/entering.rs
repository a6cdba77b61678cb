//! What comes of entering a site, for every enemy that may be drawn there.

use kernel::{Game, Log, Seat};
use serde::Serialize;

use crate::{
    content::{EnemyColor, EnemyId},
    solver::{self, Limits, Proof, Weights, draws},
    state::{Choice, MageKnight, Question},
    view,
};

/// Positions to look at, over all draws.
const NODES: u32 = 120_000;
/// More draws than this are not searched one by one.
const MOST: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdicts {
    pub by: Choice,
    pub draws: Vec<Verdict>,
}

/// The best a hero can make of one draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    pub enemies: Vec<EnemyId>,
    /// How often it comes up, of the sum over all draws.
    pub times: i32,
    /// All of them fall.
    pub beaten: bool,
    /// Wounds of the hero, wherever they go; nothing where no line is certain.
    pub wounds: Option<i32>,
    pub proof: Proof,
}

pub(super) fn verdicts(game: &MageKnight, seat: Seat, by: Choice) -> Option<Verdicts> {
    if game.asked(seat) != Some(&Question::Act) || game.check(seat, &by).is_err() {
        return None;
    }
    let colors = view::drawn_by(game, seat, by)?;
    let sets = sets(game, &colors)?;
    let limits = Limits { nodes: NODES / sets.len().max(1) as u32 };
    let draws = sets.into_iter().map(|(enemies, times)| {
        let mut world = game.clone();
        for color in EnemyColor::ALL {
            let next: Vec<EnemyId> =
                enemies.iter().copied().filter(|enemy| enemy.printed().color == color).collect();
            if !next.is_empty() {
                world = draws::with_next(&world, color, &next);
            }
        }
        verdict(&mut world, seat, by, enemies, times, limits)
    });
    Some(Verdicts { by, draws: draws.collect() })
}

fn verdict(
    world: &mut MageKnight,
    seat: Seat,
    by: Choice,
    enemies: Vec<EnemyId>,
    times: i32,
    limits: Limits,
) -> Verdict {
    world.apply_unchecked(seat, &by, &mut Log::off());
    let all = world.combat().map_or(0, |combat| combat.foes.len());
    let solution = solver::solve(world, seat, &Weights::default(), limits);
    let proof = solution.as_ref().map_or(Proof::NotProven, |solution| solution.proof);
    let mut log = Log::recording();
    for choice in solution.iter().flat_map(|solution| &solution.line) {
        world.apply_unchecked(seat, choice, &mut log);
    }
    let falls =
        |event: &&crate::state::Event| matches!(event, crate::state::Event::EnemyDefeated { .. });
    let beaten = log.events().iter().filter(falls).count() == all;
    let balance = solution.and_then(|solution| solution.balance);
    let wounds = balance.map(|balance| balance.wounds_in_hand + balance.wounds_elsewhere);
    Verdict { enemies, times, beaten, wounds, proof }
}

/// Every set of tokens that may come, each with how often; `None` where that cannot be told.
fn sets(game: &MageKnight, colors: &[EnemyColor]) -> Option<Vec<(Vec<EnemyId>, i32)>> {
    let mut sets: Vec<(Vec<EnemyId>, i32)> = vec![(Vec::new(), 1)];
    for color in colors {
        if draws::left(game, *color) < colors.iter().filter(|other| *other == color).count() {
            return None;
        }
        let mut more: Vec<(Vec<EnemyId>, i32)> = Vec::new();
        for (drawn, times) in sets {
            let rest = drawn
                .iter()
                .fold(draws::unseen(game, *color), |rest, one| draws::without(&rest, *one));
            for (kind, copies) in draws::kinds(&rest) {
                let mut set = drawn.clone();
                set.push(kind);
                set.sort_unstable();
                match more.iter_mut().find(|(known, _)| *known == set) {
                    Some((_, known)) => *known += times * copies,
                    None => more.push((set, times * copies)),
                }
            }
        }
        sets = more;
    }
    (sets.len() <= MOST).then_some(sets)
}
