//! A small game: baskets of apples, pears and wasps. Each seat in turn takes one of three baskets; apples bring three
//! points, pears one, and a wasp costs four. Who judges fruit wrongly takes the wrong baskets.

use std::sync::Arc;

use bots::Guide;
use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer, msg};
use serde::{Deserialize, Serialize};

/// Apples, pears, wasps.
type Basket = [u8; 3];

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orchard {
    seats: u8,
    turns: u8,
    offer: [Basket; 3],
    taken: Vec<Basket>,
    asks: Vec<Ask<()>>,
    endless: bool,
    chance: Chance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) turns: u8,
    /// A broken game: it goes on and on.
    pub(crate) endless: bool,
}

/// What fruit is thought to be worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    pub(crate) apple: f32,
    pub(crate) pear: f32,
    pub(crate) wasp: f32,
}

/// Likes pears, and minds wasps little.
pub(crate) const SPOILED: Weights = Weights { apple: 0.5, pear: 3.0, wasp: -0.5 };

fn points(basket: Basket) -> i32 {
    let [apples, pears, wasps] = basket.map(i32::from);
    3 * apples + pears - 4 * wasps
}

impl Orchard {
    fn next_offer(&mut self) {
        for basket in &mut self.offer {
            *basket = [0; 3].map(|_: u8| self.chance.roll(4) - 1);
        }
    }

    fn is_over(&self) -> bool {
        self.turns == 0
    }
}

impl Game for Orchard {
    const ID: &'static str = "orchard";
    const NOT_ASKED: RuleId = RuleId::new("ORCHARD-TURN-01");

    type Setup = Setup;
    type Question = ();
    type Choice = u8;
    type Event = ();
    type Notice = ();
    type View = Vec<Basket>;

    fn start(setup: &Setup, chance: Chance, _log: &mut Log<()>) -> Result<Self, Vec<SetupError>> {
        let Setup { seats, turns, endless } = *setup;
        if turns == 0 {
            let message = msg!("orchard-empty");
            return Err(vec![SetupError { place: "turns".into(), rule: None, message }]);
        }
        let taken = vec![[0; 3]; usize::from(seats)];
        let asks = vec![Ask { seat: Seat(0), question: () }];
        let offer = [[0; 3]; 3];
        let turns = turns * seats;
        let mut game = Orchard { seats, turns, offer, taken, asks, endless, chance };
        game.next_offer();
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn asks(&self) -> &[Ask<()>] {
        &self.asks
    }

    fn candidates(&self, _seat: Seat, out: &mut Vec<u8>) {
        out.extend(0..3);
    }

    fn legality(&self, _seat: Seat, basket: &u8) -> Result<(), Refusal> {
        if *basket < 3 {
            return Ok(());
        }
        Err(Refusal::new(RuleId::new("ORCHARD-TAKE-01"), "refusal-orchard"))
    }

    fn apply_unchecked(&mut self, seat: Seat, basket: &u8, _log: &mut Log<()>) {
        let fruit = self.offer[usize::from(*basket)];
        for (own, more) in self.taken[seat.index()].iter_mut().zip(fruit) {
            *own = own.saturating_add(more);
        }
        self.asks.clear();
        if !self.endless {
            self.turns -= 1;
        }
        if !self.is_over() {
            self.asks.push(Ask { seat: seat.next(self.seats), question: () });
            self.next_offer();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let scores: Vec<i32> = self.taken.iter().copied().map(points).collect();
        let best = scores.iter().copied().max();
        let first = Seat::all(self.seats).zip(&scores).filter(|(_, score)| Some(**score) == best);
        let winners: Vec<Seat> = first.map(|(seat, _)| seat).collect();
        let shared = winners.len() > 1;
        Some(Outcome { winners: if shared { Vec::new() } else { winners }, scores })
    }

    fn view(&self, _viewer: Viewer) -> Vec<Basket> {
        self.offer.to_vec()
    }

    fn notice(&self, _event: &(), _viewer: Viewer) -> Option<()> {
        None
    }

    fn discloses(&self, _event: &(), _viewer: Viewer) -> bool {
        false
    }

    fn determinize(&self, _viewer: Viewer, chance: &mut Chance) -> Self {
        Orchard { chance: Chance::seeded(chance.fork()), ..self.clone() }
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn edition() -> String {
        "1".to_owned()
    }
}

impl Guide for Orchard {
    type Weights = Weights;

    fn weights() -> Arc<Weights> {
        Arc::new(SPOILED)
    }

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let [apples, pears, wasps] = self.taken[seat.index()].map(f32::from);
        let sum = apples * weights.apple + pears * weights.pear + wasps * weights.wasp;
        0.5 + 0.5 * sum / (sum.abs() + 20.0)
    }

    fn weigh(&self, _seat: Seat, options: &[u8], weights: &mut Vec<f32>) {
        weights.extend(options.iter().map(|_| 1.0));
    }

    fn reflex(&self, _seat: Seat) -> Option<u8> {
        None
    }

    fn round_number(&self) -> u32 {
        1
    }

    fn stake(&self, _seat: Seat) -> f32 {
        0.5
    }

    fn is_settled(&self) -> bool {
        true
    }
}
