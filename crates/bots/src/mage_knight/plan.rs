//! What a turn is for: the places that can be reached with what is at hand, and what comes of going there.

use arrayvec::ArrayVec;
use kernel::Seat;
use mage_knight::{MageKnight, state::Hex};

use super::{
    market,
    power::{self, Want},
    prospects::{Deed, PER_POINT, Target, Targets},
    ways::Ways,
};

/// What can be done in the turn under way, by the first step toward it.
pub(super) struct Plan {
    /// The best that lies behind each step; the own space stands for what can be done here.
    steps: ArrayVec<(Hex, f32), 7>,
    best: f32,
    /// Move points the best of it takes.
    cost: u16,
    /// Move points there are.
    has: u16,
    /// It can be done in this turn.
    now: bool,
}

/// What is at hand for a turn.
struct Hand {
    has: u16,
    moving: f32,
    attack: f32,
    influence: f32,
    /// The hero's Armor.
    armor: f32,
}

impl Plan {
    /// The plan of a turn in which there is nowhere to go.
    pub(super) const NONE: Plan =
        Plan { steps: ArrayVec::new_const(), best: 0.0, cost: 0, has: 0, now: false };

    pub(super) fn of(game: &MageKnight, seat: Seat, targets: &Targets) -> Plan {
        let might = power::might(game, seat);
        let ways = Ways::from(game, seat, game.player(seat).at);
        let turn = game.turn();
        let hand = Hand {
            has: u16::from(turn.move_points),
            moving: f32::from(power::at_hand(game, seat, Want::Move)),
            attack: f32::from(power::at_hand(game, seat, Want::Attack)),
            influence: f32::from(turn.influence)
                + f32::from(power::at_hand(game, seat, Want::Influence)),
            armor: f32::from(game.player(seat).level_token().armor),
        };
        let mut plan = Plan { has: hand.has, ..Plan::NONE };
        for target in targets {
            let Some((cost, first)) = ways.to(game, target.place) else { continue };
            let gain = hand.gain(game, seat, target, cost, might);
            if gain > plan.best {
                (plan.best, plan.cost, plan.now) = (gain, cost, hand.reaches(cost));
            }
            match plan.steps.iter_mut().find(|(hex, _)| *hex == first) {
                Some((_, best)) => *best = best.max(gain),
                None => {
                    let _ = plan.steps.try_push((first, gain));
                }
            }
        }
        plan
    }

    /// How much less lies behind a step than behind the best one.
    pub(super) fn behind(&self, to: Hex) -> f32 {
        let gain = self.steps.iter().find(|(hex, _)| *hex == to).map_or(0.0, |(_, gain)| *gain);
        self.best - gain
    }

    /// Whether the best that can be done takes more Move points than there are.
    pub(super) fn needs_points(&self) -> bool {
        self.cost > self.has
    }

    /// Whether the best can be done in this turn.
    pub(super) const fn is_for_now(&self) -> bool {
        self.now
    }

    /// What the best of it brings.
    pub(super) const fn gain(&self) -> f32 {
        self.best
    }
}

/// What a Move point costs, in points of the score: cards are gone when they are played.
const OF_A_POINT: f32 = 0.2;

impl Hand {
    fn reaches(&self, cost: u16) -> bool {
        f32::from(cost.saturating_sub(self.has)) <= self.moving
    }

    fn gain(&self, game: &MageKnight, seat: Seat, target: &Target, cost: u16, might: f32) -> f32 {
        let missing = f32::from(cost.saturating_sub(self.has));
        let worth = target.worth(might);
        if !self.reaches(cost) {
            // A part of the way is done now.
            return 0.5 * worth * PER_POINT.powi(i32::from(cost));
        }
        let rest = 1.0 - missing / self.moving.max(1.0);
        let now = match target.deed {
            Deed::Visit | Deed::Explore => 1.0,
            Deed::Trade(site) => {
                let standing = market::standing(game, seat).unwrap_or(i16::MIN / 2);
                let influence = (self.influence * rest) as i16 + standing;
                let bargain = market::best(game, seat, site, influence);
                bargain
                    .map_or(0.2, |bargain| bargain.worth / market::usual(game, seat, site).max(0.5))
            }
            // What cannot be beaten now is near for the next turn.
            Deed::Fight(foes) => {
                let gain = foes.gain(target.prize, self.attack * rest, self.armor);
                gain.max(0.4 * worth) / target.prize
            }
        };
        (target.prize * now - OF_A_POINT * missing).max(0.0)
    }
}
