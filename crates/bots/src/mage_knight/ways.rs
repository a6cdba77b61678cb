//! Ways over the map: what every space costs to reach, and the first step toward it.

use std::{cmp::Reverse, collections::BinaryHeap};

use kernel::Seat;
use mage_knight::{
    MageKnight,
    content::price,
    derive::{self, move_cost},
    state::{Hex, MAX_TILES, Spot},
};

use super::prospects::Place;

/// Move points to every space of the map from where a hero stands, with the first space of the way.
pub(super) struct Ways([(u16, Hex); MAX_TILES * 7]);

/// The longest way that is looked at.
const FAR: u16 = 24;

impl Ways {
    const NEVER: u16 = u16::MAX;

    pub(super) fn from(game: &MageKnight, seat: Seat, start: Hex) -> Ways {
        let mut ways = Ways([(Ways::NEVER, start); MAX_TILES * 7]);
        let mut open = BinaryHeap::with_capacity(32);
        if let Some(at) = slot(game, start) {
            ways.0[at] = (0, start);
            open.push(Reverse((0, start, at)));
        }
        while let Some(Reverse((cost, hex, at))) = open.pop() {
            let (known, first) = ways.0[at];
            // An assault ends the movement.
            let ends = || hex != start && derive::must_be_assaulted(game, seat, hex);
            if known < cost || ends() {
                continue;
            }
            for next in hex.neighbours() {
                let Some(at) = slot(game, next) else { continue };
                if ways.0[at].0 <= cost + u16::from(move_cost::LEAST_PRINTED) {
                    continue;
                }
                let step = |space| move_cost::printed(space, game.time());
                let Some(step) = game.space(next).and_then(step) else { continue };
                let sum = cost + u16::from(step);
                if sum < ways.0[at].0 && sum <= FAR && !game.is_rampaged(next) {
                    ways.0[at] = (sum, if hex == start { next } else { first });
                    open.push(Reverse((sum, next, at)));
                }
            }
        }
        ways
    }

    /// The cost of being at a place, and the first step; the own space where none is needed.
    pub(super) fn to(&self, game: &MageKnight, place: Place) -> Option<(u16, Hex)> {
        match place {
            Place::On(hex) => self.at(game, hex),
            Place::Beside(hex) => self.nearest(game, hex.neighbours()),
            Place::Frontier(position) => {
                let edge = Spot::ALL.into_iter().map(|spot| position.hex(spot));
                let (cost, first) = self.nearest(game, edge.flat_map(Hex::neighbours))?;
                Some((cost + u16::from(price::TILE), first))
            }
        }
    }

    fn nearest(
        &self,
        game: &MageKnight,
        spaces: impl IntoIterator<Item = Hex>,
    ) -> Option<(u16, Hex)> {
        spaces.into_iter().filter_map(|hex| self.at(game, hex)).min()
    }

    fn at(&self, game: &MageKnight, hex: Hex) -> Option<(u16, Hex)> {
        self.0.get(slot(game, hex)?).copied().filter(|(cost, _)| *cost != Ways::NEVER)
    }
}

fn slot(game: &MageKnight, hex: Hex) -> Option<usize> {
    game.map().index(hex).map(|(tile, spot)| tile * 7 + spot as usize)
}
