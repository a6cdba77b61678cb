//! What the map has to offer: enemies to beat, sites to visit, tiles to reveal, each with its worth and the way there.

use arrayvec::ArrayVec;
use kernel::Seat;
use mage_knight::{
    MageKnight,
    content::{EnemyColor, EnemyId, Site, Traits},
    derive::{self, outlook},
    state::{Hex, Position, Spot},
};

use super::{goal, market, value, ways::Ways, weights::Weights};

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) place: Place,
    /// What it brings, in points of the final score.
    pub(super) prize: f32,
    pub(super) deed: Deed,
}

/// What has to be done for it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deed {
    Visit,
    Explore,
    /// Something has to be bought there.
    Trade(Site),
    Fight(Toil),
}

impl Target {
    /// What a hero of this might can expect of it.
    pub(super) fn worth(&self, might: f32) -> f32 {
        match self.deed {
            Deed::Visit | Deed::Explore | Deed::Trade(_) => self.prize,
            Deed::Fight(foes) => self.prize * foes.chance(might),
        }
    }
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
    pub(super) fn of_token(enemy: EnemyId, known: bool) -> Toil {
        if known { Toil::of(enemy) } else { Toil::unseen(enemy.printed().color) }
    }

    /// An enemy of this colour that no player has seen.
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

    /// How likely a hero of this might beats it, from 0 to 1.
    pub(super) fn chance(self, might: f32) -> f32 {
        value::likely((might - self.need()) / 2.0)
    }

    /// What a fight comes to with so much Attack at hand, for so much: the prize if it is won, and Wounds. What is more than
    /// needed can block.
    pub(super) fn gain(self, prize: f32, attack: f32, armor: f32) -> f32 {
        let spare = attack - self.armor;
        let kill = value::likely(spare - 0.5);
        let unblocked = 1.0 - (spare / self.attack.max(1.0)).clamp(0.0, 1.0);
        let wounds = (self.attack / armor.max(1.0)).ceil() * unblocked;
        prize * kill - OF_A_WOUND * wounds
    }

    /// The might it takes.
    pub(super) fn need(self) -> f32 {
        self.armor + 0.6 * self.attack
    }
}

/// What a Wound is worth in a fight.
const OF_A_WOUND: f32 = 1.5;

/// The enemies that hold a space now: those seen as they are, others as they usually are.
pub(super) fn holders(game: &MageKnight, hex: Hex) -> Option<Toil> {
    if let Some(city) = game.city_at(hex) {
        let of = |enemy: &EnemyId| Toil::of_token(*enemy, city.known);
        return city.defenders.iter().map(of).reduce(Toil::and);
    }
    let tokens = game.spot(hex).enemies.into_iter().flatten();
    tokens.map(|(enemy, known)| Toil::of_token(enemy, known)).reduce(Toil::and)
}

/// Everything worth a way.
pub(super) fn targets(game: &MageKnight, seat: Seat, weights: &Weights) -> Targets {
    let mut targets = Targets::new();
    let mut add = |place, prize: f32, deed| {
        if prize > 0.05 {
            let _ = targets.try_push(Target { place, prize, deed });
        }
    };
    for placed in game.map().placed() {
        for spot in Spot::ALL {
            let hex = placed.at.hex(spot);
            let Some(space) = game.space(hex) else { continue };
            if space.rampaging.is_some() {
                if let Some(toil) = holders(game, hex) {
                    // The people of the land are grateful.
                    add(Place::Beside(hex), toil.fame + 0.5, Deed::Fight(toil));
                }
            } else if let Some(site) = space.site {
                let (prize, deed) = of_site(game, seat, hex, site, weights);
                add(Place::On(hex), prize, deed);
            }
        }
    }
    let tile =
        weights.tile + f32::from(game.sheet().fame_per_tile) + goal::of_a_tile(game, weights);
    for position in frontier(game) {
        add(Place::Frontier(position), tile, Deed::Explore);
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

fn of_site(game: &MageKnight, seat: Seat, hex: Hex, site: Site, weights: &Weights) -> (f32, Deed) {
    let player = game.player(seat);
    let free = game.spot(hex).shield.is_none();
    let won = |toil: Toil, reward: f32| (toil.fame + reward, Deed::Fight(toil));
    let wounds = f32::from(player.wounds_in_hand()) * 0.5;
    let trade = || (weights.recruiting * market::usual(game, seat, site), Deed::Trade(site));
    match site {
        Site::Keep | Site::MageTower if derive::must_be_assaulted(game, seat, hex) => {
            let reward = if site == Site::Keep { 3.0 } else { 2.0 + weights.reward };
            won(holders(game, hex).unwrap_or_default(), reward)
        }
        Site::City(_) if derive::must_be_assaulted(game, seat, hex) => city(game, hex, weights),
        Site::Keep | Site::MageTower | Site::City(_) | Site::Village => trade(),
        Site::Monastery if free => trade(),
        Site::MonsterDen if free => won(Toil::unseen(EnemyColor::Brown), 3.0),
        Site::SpawningGrounds if free => {
            let one = Toil::unseen(EnemyColor::Brown);
            won(one.and(one), 2.0 + weights.reward)
        }
        // Units stay outside.
        Site::Dungeon if free => won(Toil::unseen(EnemyColor::Brown), 1.5 + weights.reward),
        Site::Tomb if free => won(Toil::unseen(EnemyColor::Red), 2.0 + 2.0 * weights.reward),
        Site::Ruins if free => (0.25 * weights.reward + 0.5, Deed::Visit),
        Site::Glade => (wounds + 0.6, Deed::Visit),
        Site::Mine(color) if player.crystals_of(color) < 2 => (0.5, Deed::Visit),
        Site::Monastery
        | Site::MonsterDen
        | Site::SpawningGrounds
        | Site::Dungeon
        | Site::Tomb
        | Site::Ruins
        | Site::Mine(_)
        | Site::Portal => (0.0, Deed::Visit),
    }
}

/// A city falls defender by defender.
fn city(game: &MageKnight, hex: Hex, weights: &Weights) -> (f32, Deed) {
    let Some(city) = game.city_at(hex).filter(|_| game.sheet().cities_open()) else {
        return (0.0, Deed::Visit);
    };
    let all = holders(game, hex).unwrap_or_default();
    let one = goal::one_of(all, city.defenders.len());
    (one.fame + goal::of_a_defender(city, weights), Deed::Fight(one))
}

/// Each further Move point to a target leaves this part of its worth.
pub(super) const PER_POINT: f32 = 0.9;
/// What the surroundings of a hero are worth: the best targets, less with every Move point of the way there.
pub(super) fn surroundings(game: &MageKnight, seat: Seat, might: f32, targets: &Targets) -> f32 {
    let ways = Ways::from(game, seat, game.player(seat).at);
    let mut best = Best::default();
    for target in targets {
        if let Some((cost, _)) = ways.to(game, target.place) {
            best.add(target.worth(might) * PER_POINT.powi(i32::from(cost)));
        }
    }
    best.sum()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fight_is_worth_more_with_more_to_attack_with_and_a_loss_without() {
        let brown = Toil::unseen(EnemyColor::Brown);
        let gains = [0.0, 4.0, 8.0, 16.0].map(|attack| brown.gain(5.0, attack, 2.0));
        assert!(gains.is_sorted() && gains[0] < 0.0 && gains[3] > 4.0, "{gains:?}");
    }

    #[test]
    fn the_best_count_most_and_others_a_little() {
        let mut best = Best::default();
        for worth in [1.0, 5.0, 2.0, 4.0] {
            best.add(worth);
        }
        assert_eq!(best.sum(), 5.0 + 0.4 * 4.0 + 0.2 * 2.0);
    }
}
