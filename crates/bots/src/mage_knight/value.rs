//! How good a state is: the score as it stands, what the hero has become, and what can still come of it.

use kernel::{Game, Seat};
use mage_knight::{MageKnight, derive::outlook, flow::score, state::Player};

use super::{goal, power, prospects, weights::Weights};

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
    let might = power::might(game, seat);
    sum += goal::reached(game, might, weights);
    if game.outcome().is_none() {
        let time = Time::of(game, player);
        sum += time.all() * weights.round_left;
        sum += assets(player, weights) * time.use_of_assets();
        sum += promises(game, seat, weights);
        let targets = prospects::targets(game, seat, weights);
        let around = prospects::surroundings(game, seat, might, &targets);
        sum += around * weights.surroundings * time.use_of_surroundings();
    }
    sum
}

/// The time that is left.
pub(super) struct Time {
    /// Whole rounds to come.
    pub(super) rounds: f32,
    /// Cards that can still be played in this one.
    cards: f32,
}

/// Cards a round has about.
const CARDS: f32 = 16.0;

impl Time {
    pub(super) fn of(game: &MageKnight, player: &Player) -> Time {
        let rounds = match outlook::last_turns(game) {
            Some(_) => 0.0,
            None => f32::from(game.sheet().rounds.saturating_sub(game.round())),
        };
        let limit = f32::from(player.level_token().hand_limit);
        let cards = player.hand.iter().chain(&player.deck).filter(|card| !card.is_wound()).count();
        // The dummy player's deck ends the round for all players.
        let turns = match game.dummy() {
            _ if outlook::round_is_ending(game) || outlook::last_turns(game).is_some() => 1.0,
            Some(dummy) => 1.0 + dummy.deck.len() as f32 / 3.6,
            None => 4.0,
        };
        // Both run out: cards that are played, and turns in which nothing is done.
        let (cards, room) = (cards as f32, turns * limit);
        Time { rounds, cards: 2.0 * cards * room / (cards + room).max(1.0) }
    }

    /// All of the time, in rounds.
    pub(super) fn all(&self) -> f32 {
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

/// A chance from what is to spare: even with nothing, the surer the more there is.
pub(super) fn likely(spare: f32) -> f32 {
    1.0 / (1.0 + (-spare).exp())
}
