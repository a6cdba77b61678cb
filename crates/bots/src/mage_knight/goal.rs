//! What the scenario asks for: how much of it was reached, and how likely the rest still is.

use kernel::{Game, Seat};
use mage_knight::{
    MageKnight,
    content::{End, EnemyColor},
    derive::outlook,
    state::City,
};

use super::{
    prospects::{Toil, holders},
    value::{Time, likely},
    weights::Weights,
};

/// What was reached of the goal and what can be hoped for, for a hero of this might.
pub(super) fn reached(game: &MageKnight, might: f32, weights: &Weights) -> f32 {
    match game.sheet().end {
        End::CityRevealed if game.map().has_city() => DISCOVERY * weights.goal,
        End::CityRevealed => {
            DISCOVERY * weights.goal * chance_to_find(game, 0.0, JUST_IN_TIME, weights)
        }
        End::CitiesConquered => {
            let conquered: f32 = game.cities().iter().map(progress).sum();
            let known = if game.cities().is_empty() {
                chance_to_find(game, 0.0, WITH_TIME_TO_SPARE, weights)
            } else {
                1.0 + 0.1 * game.cities().len() as f32
            };
            let ready = readiness(game, might);
            weights.goal * (conquered + weights.known * known + weights.ready * ready)
        }
        End::MinesLiberated | End::DungeonsConquered | End::LastIncantation | End::RoundLimit => {
            0.0
        }
    }
}

/// The part of the goal that finding a city is where no more is asked for.
const DISCOVERY: f32 = 0.5;
/// The part of a city's conquest that every defender is, and that is left for the last of them.
const DEFENDERS: f32 = 0.7;

/// How much of a city was conquered, from 0 to 1.
fn progress(city: &City) -> f32 {
    let beaten = city.shields.len() as f32;
    let all = beaten + city.defenders.len() as f32;
    let whole = if city.is_conquered() { 1.0 - DEFENDERS } else { 0.0 };
    whole + DEFENDERS * beaten / all.max(1.0)
}

/// What the goal gains when another defender of a city falls.
pub(super) fn of_a_defender(city: &City, weights: &Weights) -> f32 {
    let all = city.shields.len() + city.defenders.len();
    let last = if city.defenders.len() == 1 { 1.0 - DEFENDERS } else { 0.0 };
    weights.goal * (last + DEFENDERS / all.max(1) as f32)
}

/// What beating one defender takes: it is chosen well, while all of them attack.
pub(super) fn one_of(all: Toil, defenders: usize) -> Toil {
    let defenders = defenders.max(1) as f32;
    let (armor, attack) = if defenders > 1.0 { (0.8, 0.5) } else { (1.0, 1.0) };
    Toil {
        armor: armor * all.armor / defenders,
        attack: attack * all.attack,
        fame: all.fame / defenders,
    }
}

/// Whether the hero is strong enough for the next city, wherever it lies, from 0 to 1: an army is raised long before.
fn readiness(game: &MageKnight, might: f32) -> f32 {
    let standing = |city: &&City| !city.is_conquered();
    let next = game.cities().iter().filter(standing).min_by_key(|city| city.defenders.len());
    let toil = match next {
        Some(city) => {
            let all = holders(game, city.at).unwrap_or_default();
            one_of(all, city.defenders.len())
        }
        None if !game.cities().is_empty() && outlook::tiles_left(game) == 0 => return 1.0,
        // A usual garrison.
        None => {
            let violet = Toil::unseen(EnemyColor::Violet);
            one_of(violet.and(violet).and(Toil::unseen(EnemyColor::White)), 3)
        }
    };
    likely((might - toil.need()) / 4.0)
}

/// Whether the next tile may end the game while there is still a round to win Fame in.
pub(super) fn ends_too_early(game: &MageKnight, seat: Seat) -> bool {
    let sheet = game.sheet();
    let core = usize::from(sheet.other_core + sheet.city_core);
    sheet.end == End::CityRevealed
        && outlook::tiles_left(game) <= core
        && Time::of(game, game.player(seat)).rounds > 0.0
}

/// What the goal gains by another tile, where a city is still to be found.
pub(super) fn of_a_tile(game: &MageKnight, weights: &Weights) -> f32 {
    let gain = |when| {
        let chance = |more| chance_to_find(game, more, when, weights);
        (chance(1.0) - chance(0.0)) * weights.goal
    };
    match game.sheet().end {
        End::CityRevealed if !game.map().has_city() => DISCOVERY * gain(JUST_IN_TIME),
        End::CitiesConquered if game.cities().is_empty() => {
            weights.known * gain(WITH_TIME_TO_SPARE)
        }
        End::CityRevealed
        | End::CitiesConquered
        | End::MinesLiberated
        | End::DungeonsConquered
        | End::LastIncantation
        | End::RoundLimit => 0.0,
    }
}

/// When a city should be found: rounds to spare after it, and by how many tiles that can be missed or bettered before it
/// makes a difference, in parts of what is usual.
#[derive(Clone, Copy)]
struct When {
    spare: f32,
    width: f32,
}

/// Finding it ends the game: any time will do.
const JUST_IN_TIME: When = When { spare: 0.0, width: 0.5 };
/// It must be conquered then.
const WITH_TIME_TO_SPARE: When = When { spare: 2.0, width: 1.0 };

/// How likely a city is found in time, after so many tiles more: tiles to turn against tiles there is time for.
fn chance_to_find(game: &MageKnight, more: f32, when: When, weights: &Weights) -> f32 {
    if game.outcome().is_some() {
        return 0.0;
    }
    let best = Seat::all(game.seats())
        .map(|seat| Time::of(game, game.player(seat)).all())
        .fold(0.0, f32::max);
    let sheet = game.sheet();
    // Cities lie among the lowest tiles, in any order.
    let core = f32::from(sheet.other_core + sheet.city_core);
    let left = outlook::tiles_left(game) as f32;
    let to_go = left - 0.5 * core.min(left) * f32::from(sheet.city_core) / core.max(1.0);
    let room = (best - when.spare) * weights.tiles_a_round - to_go + more;
    likely(room / (when.width * weights.search_width))
}
