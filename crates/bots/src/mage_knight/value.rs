//! How good a state is: the score as it stands, what the hero has become, and what can still come of it.

use kernel::{Game, Seat};
use mage_knight::{
    MageKnight,
    content::End,
    derive::outlook,
    flow::score,
    state::{City, Player},
};

use super::{power, prospects, weights::Weights};

/// Points of a seat, compared with the best of the others that are not its allies.
pub(super) fn points(game: &MageKnight, seat: Seat, weights: &Weights) -> f32 {
    let own = alone(game, seat, weights);
    let rivals = Seat::all(game.seats()).filter(|other| !game.are_allies(seat, *other));
    let best = rivals.map(|other| alone(game, other, weights)).reduce(f32::max);
    own - best.map_or(0.0, |best| weights.others * best)
}

fn alone(game: &MageKnight, seat: Seat, weights: &Weights) -> f32 {
    let player = game.player(seat);
    let score: i16 = score::score(game, seat).iter().map(|line| line.points).sum();
    let mut sum = f32::from(score) * weights.score + f32::from(player.fame) * weights.fame;
    sum += goal(game, weights);
    if game.outcome().is_none() {
        let time = Time::of(game, player);
        sum += time.cards * weights.card_left + time.rounds * weights.round_left;
        sum += assets(player, weights) * time.use_of_assets();
        sum += promises(game, seat, weights);
        let targets = prospects::targets(game, seat, power::might(game, seat), weights);
        let around = prospects::surroundings(game, seat, &targets);
        sum += around * weights.surroundings * time.use_of_surroundings();
    }
    sum
}

/// The time that is left.
struct Time {
    /// Whole rounds to come.
    rounds: f32,
    /// Cards that can still be played in this one.
    cards: f32,
}

/// Cards a round has about.
const CARDS: f32 = 16.0;

impl Time {
    fn of(game: &MageKnight, player: &Player) -> Time {
        let rounds = match outlook::last_turns(game) {
            Some(_) => 0.0,
            None => f32::from(game.sheet().rounds.saturating_sub(game.round())),
        };
        let limit = f32::from(player.level_token().hand_limit);
        let cards = player.hand.iter().chain(&player.deck).filter(|card| !card.is_wound()).count();
        // The dummy player's deck ends the round for everybody.
        let turns = match game.dummy() {
            _ if outlook::round_is_ending(game) || outlook::last_turns(game).is_some() => 1.0,
            Some(dummy) => 1.0 + dummy.deck.len() as f32 / 3.6,
            None => f32::MAX,
        };
        Time { rounds, cards: (cards as f32).min(turns * limit) }
    }

    /// All of the time, in rounds.
    fn all(&self) -> f32 {
        self.rounds + self.cards / CARDS
    }

    /// What makes a hero strong counts while there is time to make use of it.
    fn use_of_assets(&self) -> f32 {
        (self.all() / 2.0).min(1.0)
    }

    /// The last turn goes nowhere.
    fn use_of_surroundings(&self) -> f32 {
        (self.all() * 2.0).min(1.0)
    }
}

/// What a hero has become, beyond what is scored for it.
fn assets(player: &Player, weights: &Weights) -> f32 {
    let mut sum = f32::from(player.level) * weights.level;
    sum += f32::from(player.reputation) * weights.reputation;
    for unit in &player.units {
        let level = f32::from(unit.unit.printed().level);
        sum += level * weights.unit_level;
        if unit.ready && unit.wounds == 0 {
            sum += level * weights.ready_level;
        }
    }
    for card in power::all_cards(player) {
        let face = card.card();
        if face.is_wound() {
            sum += weights.wound;
        } else if face.is_advanced() || face.is_spell() || face.is_artifact() {
            sum += weights.card;
        }
    }
    sum += f32::from(player.wounds_in_hand()) * weights.wound_in_hand;
    // More than two of a colour are seldom needed.
    sum + player.crystals.iter().map(|count| f32::from(*count).min(2.2)).sum::<f32>()
        * weights.crystal
}

/// What the turn under way will bring at its end.
fn promises(game: &MageKnight, seat: Seat, weights: &Weights) -> f32 {
    if game.mover() != Some(seat) {
        return 0.0;
    }
    game.turn().rewards.len() as f32 * weights.reward
}

/// What the scenario asks for, as far as it was reached or can be.
fn goal(game: &MageKnight, weights: &Weights) -> f32 {
    let part = |city: &City| {
        let beaten = city.shields.len() as f32;
        beaten / (beaten + city.defenders.len() as f32).max(1.0)
    };
    match game.sheet().end {
        End::CityRevealed if game.map().has_city() => weights.goal,
        End::CityRevealed => weights.goal * chance_to_find(game, 0.0, 0.0, weights),
        End::CitiesConquered => {
            let conquered: f32 = game.cities().iter().map(part).sum();
            let known = if game.cities().is_empty() {
                chance_to_find(game, SPARE, 0.0, weights)
            } else {
                1.0 + 0.1 * game.cities().len() as f32
            };
            weights.goal * (conquered + CITY_KNOWN * known)
        }
        End::MinesLiberated | End::DungeonsConquered | End::LastIncantation | End::RoundLimit => {
            0.0
        }
    }
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
pub(super) fn goal_of_a_tile(game: &MageKnight, weights: &Weights) -> f32 {
    let gain = |spare| {
        let chance = |more| chance_to_find(game, spare, more, weights);
        (chance(1.0) - chance(0.0)) * weights.goal
    };
    match game.sheet().end {
        End::CityRevealed if !game.map().has_city() => gain(0.0),
        End::CitiesConquered if game.cities().is_empty() => CITY_KNOWN * gain(SPARE),
        End::CityRevealed
        | End::CitiesConquered
        | End::MinesLiberated
        | End::DungeonsConquered
        | End::LastIncantation
        | End::RoundLimit => 0.0,
    }
}

/// Rounds to spare for the conquest of a city once it is found, and the part of the goal that finding it is worth.
const SPARE: f32 = 2.0;
const CITY_KNOWN: f32 = 0.6;

/// How likely a city is found with so many rounds to spare, after so many tiles more: tiles to turn against tiles there is
/// time for.
fn chance_to_find(game: &MageKnight, spare: f32, more: f32, weights: &Weights) -> f32 {
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
    let room = (best - spare) * weights.tiles_a_round - to_go + more;
    likely(room / 1.5)
}

/// A chance from what is to spare: even with nothing, the surer the more there is.
pub(super) fn likely(spare: f32) -> f32 {
    1.0 / (1.0 + (-spare).exp())
}
