//! What the map has to offer: enemies to beat, sites to visit, tiles to reveal, each with its worth and the way there.

use std::{cmp::Reverse, collections::BinaryHeap};

use arrayvec::ArrayVec;
use kernel::Seat;
use mage_knight::{
    MageKnight,
    content::{EnemyColor, EnemyId, Site, Space, Traits},
    derive::{self, outlook},
    state::{Hex, MAX_TILES, Position, Spot},
};

use super::{value, weights::Weights};

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) place: Place,
    /// In points of the final score.
    pub(super) worth: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A space to stand on.
    On(Hex),
    /// A space to stand beside.
    Beside(Hex),
    /// A position of a tile to stand beside.
    Frontier(Position),
}

pub(super) type Targets = ArrayVec<Target, 96>;

/// What it takes to beat an enemy, about: Attack for its Armor, Block or Wounds for its attack.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toil {
    pub(super) armor: f32,
    pub(super) attack: f32,
    pub(super) fame: f32,
}

impl Toil {
    pub(super) fn of(enemy: EnemyId) -> Toil {
        let printed = enemy.printed();
        let resists = printed.traits.has(Traits::RESISTS_PHYSICAL);
        let times = |of: Traits, factor| if printed.traits.has(of) { factor } else { 1.0 };
        // Those who summon attack with a monster.
        let attack = if printed.attack == 0 { 5.0 } else { f32::from(printed.attack) };
        let physical = printed.element == mage_knight::cards::Element::Physical;
        Toil {
            armor: f32::from(printed.armor) * if resists { 1.6 } else { 1.0 },
            attack: attack
                * times(Traits::SWIFT, 1.4)
                * times(Traits::BRUTAL, 1.4)
                * times(Traits::POISON, 1.4)
                * times(Traits::PARALYZE, 1.4)
                * if physical { 1.0 } else { 1.4 },
            fame: f32::from(printed.fame),
        }
    }

    /// An enemy as far as it is known: those not seen are as their colour usually is.
    fn of_token(enemy: EnemyId, known: bool) -> Toil {
        if known { Toil::of(enemy) } else { Toil::unseen(enemy.printed().color) }
    }

    /// An enemy of this colour nobody has seen.
    pub(super) const fn unseen(color: EnemyColor) -> Toil {
        let (armor, attack, fame) = match color {
            EnemyColor::Green => (3.9, 4.3, 3.0),
            EnemyColor::Grey => (5.8, 4.6, 3.4),
            EnemyColor::Violet => (6.0, 6.0, 4.5),
            EnemyColor::Brown => (5.2, 7.3, 4.6),
            EnemyColor::Red => (9.6, 9.5, 8.0),
            EnemyColor::White => (9.0, 8.5, 7.5),
        };
        Toil { armor, attack, fame }
    }

    #[must_use]
    pub(super) fn and(self, other: Toil) -> Toil {
        Toil {
            armor: self.armor + other.armor,
            attack: self.attack + other.attack,
            fame: self.fame + other.fame,
        }
    }

    /// How likely somebody of this might beats it, from 0 to 1.
    pub(super) fn chance(self, might: f32) -> f32 {
        let need = self.armor + 0.6 * self.attack;
        value::likely((might - need) / 2.0)
    }
}

/// The enemies that hold a space now: those seen as they are, others as they usually are.
pub(super) fn holders(game: &MageKnight, hex: Hex) -> Option<Toil> {
    if let Some(city) = game.city_at(hex) {
        let of = |enemy: &EnemyId| Toil::of_token(*enemy, city.known);
        return city.defenders.iter().map(of).reduce(Toil::and);
    }
    let tokens = game.spot(hex).enemies.into_iter().flatten();
    tokens.map(|(enemy, known)| Toil::of_token(enemy, known)).reduce(Toil::and)
}

/// Everything worth a way, for a hero of this might.
pub(super) fn targets(game: &MageKnight, seat: Seat, might: f32, weights: &Weights) -> Targets {
    let mut targets = Targets::new();
    let mut add = |place, worth: f32| {
        if worth > 0.05 {
            let _ = targets.try_push(Target { place, worth });
        }
    };
    for placed in game.map().placed() {
        for spot in Spot::ALL {
            let hex = placed.at.hex(spot);
            let Some(space) = game.space(hex) else { continue };
            if space.rampaging.is_some() {
                if let Some(toil) = holders(game, hex) {
                    // The people of the land are grateful.
                    add(Place::Beside(hex), (toil.fame + 0.5) * toil.chance(might));
                }
            } else if let Some(site) = space.site {
                add(Place::On(hex), of_site(game, seat, hex, site, might, weights));
            }
        }
    }
    let tile =
        weights.tile + f32::from(game.sheet().fame_per_tile) + value::goal_of_a_tile(game, weights);
    for position in frontier(game) {
        add(Place::Frontier(position), tile);
    }
    targets
}

/// Positions where the next tile may lie.
fn frontier(game: &MageKnight) -> ArrayVec<Position, 32> {
    let mut found = ArrayVec::new();
    for placed in game.map().placed() {
        for next in placed.at.neighbours() {
            if !found.contains(&next) && outlook::may_grow(game, next) {
                let _ = found.try_push(next);
            }
        }
    }
    found
}

fn of_site(
    game: &MageKnight,
    seat: Seat,
    hex: Hex,
    site: Site,
    might: f32,
    weights: &Weights,
) -> f32 {
    let player = game.player(seat);
    let free = game.spot(hex).shield.is_none();
    let won = |toil: Toil, reward: f32| (toil.fame + reward) * toil.chance(might);
    let wounds = f32::from(player.wounds_in_hand()) * 0.5;
    let room = player.units.len() < derive::command_limit(game, seat);
    let recruits = if room { weights.recruiting } else { 0.0 };
    match site {
        Site::Keep | Site::MageTower if derive::must_be_assaulted(game, seat, hex) => {
            let reward = if site == Site::Keep { 3.0 } else { 2.0 + weights.reward };
            holders(game, hex).map_or(reward, |toil| won(toil, reward))
        }
        Site::City(_) if derive::must_be_assaulted(game, seat, hex) => {
            city(game, hex, might, weights)
        }
        Site::Keep | Site::MageTower | Site::City(_) => recruits,
        Site::Village => recruits + wounds,
        Site::Monastery if free => recruits + wounds,
        Site::MonsterDen if free => won(Toil::unseen(EnemyColor::Brown), 3.0),
        Site::SpawningGrounds if free => {
            let one = Toil::unseen(EnemyColor::Brown);
            won(one.and(one), 2.0 + weights.reward)
        }
        // Units stay outside.
        Site::Dungeon if free => won(Toil::unseen(EnemyColor::Brown), 1.5 + weights.reward),
        Site::Tomb if free => won(Toil::unseen(EnemyColor::Red), 2.0 + 2.0 * weights.reward),
        Site::Ruins if free => 0.25 * weights.reward + 0.5,
        Site::Glade => wounds + 0.6,
        Site::Mine(color) if player.crystals_of(color) < 2 => 0.5,
        Site::Monastery
        | Site::MonsterDen
        | Site::SpawningGrounds
        | Site::Dungeon
        | Site::Tomb
        | Site::Ruins
        | Site::Mine(_)
        | Site::Portal => 0.0,
    }
}

/// A city falls defender by defender: the weakest is beaten first, while all of them attack.
fn city(game: &MageKnight, hex: Hex, might: f32, weights: &Weights) -> f32 {
    let Some(all) = holders(game, hex).filter(|_| game.sheet().cities_open()) else { return 0.0 };
    let defenders = game.city_at(hex).map_or(1, |city| city.defenders.len()).max(1) as f32;
    let one = Toil {
        armor: 0.8 * all.armor / defenders,
        attack: 0.5 * all.attack,
        fame: all.fame / defenders,
    };
    (one.fame + (weights.goal + weights.city) / defenders) * one.chance(might)
}

/// Each further Move point to a target leaves this part of its worth.
const PER_POINT: f32 = 0.9;
/// The same for a space, where only distance counts.
const PER_SPACE: f32 = 0.75;

/// How attractive a space is: the best targets around it, by distance alone.
pub(super) fn attraction(targets: &Targets, from: Hex) -> f32 {
    let mut best = Best::default();
    for target in targets {
        let far = match target.place {
            Place::On(hex) => from.distance(hex),
            Place::Beside(hex) => from.distance(hex).saturating_sub(1),
            Place::Frontier(position) => from.distance(position.centre()).saturating_sub(2),
        };
        best.add(target.worth * PER_SPACE.powi(far as i32));
    }
    best.sum()
}

/// What the surroundings of a hero are worth: the best targets, less with every Move point of the way there.
pub(super) fn surroundings(game: &MageKnight, seat: Seat, targets: &Targets) -> f32 {
    let ways = Ways::from(game, seat, game.player(seat).at);
    let mut best = Best::default();
    for target in targets {
        let cost = match target.place {
            Place::On(hex) => ways.cost(game, hex),
            Place::Beside(hex) => {
                hex.neighbours().into_iter().filter_map(|next| ways.cost(game, next)).min()
            }
            Place::Frontier(position) => beside(game, &ways, position).map(|cost| cost + 2),
        };
        if let Some(cost) = cost {
            best.add(target.worth * PER_POINT.powi(i32::from(cost)));
        }
    }
    best.sum()
}

/// The cheapest way to a space beside a position.
fn beside(game: &MageKnight, ways: &Ways, position: Position) -> Option<u16> {
    let edge = Spot::ALL.into_iter().map(|spot| position.hex(spot));
    edge.flat_map(Hex::neighbours).filter_map(|hex| ways.cost(game, hex)).min()
}

/// The three best of many numbers.
#[derive(Default)]
struct Best([f32; 3]);

impl Best {
    fn add(&mut self, mut worth: f32) {
        for best in &mut self.0 {
            if worth > *best {
                std::mem::swap(best, &mut worth);
            }
        }
    }

    /// One goes to the first of them; the others are nearer then, too.
    fn sum(&self) -> f32 {
        let [first, second, third] = self.0;
        first + 0.4 * second + 0.2 * third
    }
}

/// Move points to every space of the map.
struct Ways([u16; MAX_TILES * 7]);

impl Ways {
    const NEVER: u16 = u16::MAX;

    fn from(game: &MageKnight, seat: Seat, start: Hex) -> Ways {
        let mut ways = Ways([Ways::NEVER; MAX_TILES * 7]);
        let mut open = BinaryHeap::new();
        open.push(Reverse((0, start)));
        while let Some(Reverse((cost, hex))) = open.pop() {
            let Some(known) = ways.slot(game, hex) else { continue };
            if *known <= cost {
                continue;
            }
            *known = cost;
            // An assault ends the movement.
            if hex != start && derive::must_be_assaulted(game, seat, hex) {
                continue;
            }
            for next in hex.neighbours() {
                let step = game.space(next).and_then(|space| entering(game, space));
                if let Some(step) = step.filter(|_| !game.is_rampaged(next)) {
                    open.push(Reverse((cost + step, next)));
                }
            }
        }
        ways
    }

    fn slot(&mut self, game: &MageKnight, hex: Hex) -> Option<&mut u16> {
        let (tile, spot) = game.map().index(hex)?;
        self.0.get_mut(tile * 7 + spot as usize)
    }

    fn cost(&self, game: &MageKnight, hex: Hex) -> Option<u16> {
        let (tile, spot) = game.map().index(hex)?;
        self.0.get(tile * 7 + spot as usize).copied().filter(|cost| *cost != Ways::NEVER)
    }
}

/// What entering a space costs by the board.
fn entering(game: &MageKnight, space: Space) -> Option<u16> {
    match space.site {
        Some(Site::City(_)) => Some(2),
        _ => space.terrain.printed_cost(game.time()).map(u16::from),
    }
}
