//! The state, and what happens in it.

use kernel::{Ask, Chance, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::{Event, Mischief, Question, Setup};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toy {
    pub(crate) sticks: u8,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) baskets: Option<[Basket; 3]>,
    /// Whether seats bid for turns.
    pub(crate) auction: bool,
    /// Wins the next equal bids.
    pub(crate) tie_break: Seat,
    pub(crate) last_taken_by: Option<Seat>,
    pub(crate) asks: Vec<Ask<Question>>,
    pub(crate) mischief: Mischief,
    pub(crate) faulty: bool,
    /// Counts answers where forgetting them is the mischief.
    #[serde(skip)]
    pub(crate) unsaved: u32,
    pub(crate) chance: Chance,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatState {
    pub(crate) secret: u64,
    pub(crate) is_shown: bool,
    pub(crate) coins: u8,
    /// A bid no other seat may see.
    pub(crate) sealed: Option<u8>,
    pub(crate) fruit: Basket,
}

/// An apple is worth three points and a pear one; a wasp costs four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basket {
    pub apples: u8,
    pub pears: u8,
    pub wasps: u8,
}

impl Basket {
    fn any(chance: &mut Chance) -> Self {
        let [apples, pears, wasps] = [0; 3].map(|_: u8| chance.roll(4) - 1);
        Basket { apples, pears, wasps }
    }

    fn add(&mut self, more: Basket) {
        self.apples = self.apples.saturating_add(more.apples);
        self.pears = self.pears.saturating_add(more.pears);
        self.wasps = self.wasps.saturating_add(more.wasps);
    }

    fn points(self) -> i32 {
        3 * i32::from(self.apples) + i32::from(self.pears) - 4 * i32::from(self.wasps)
    }
}

impl Toy {
    /// The first turn of a game with a setup in which nothing is wrong.
    pub(crate) fn new(setup: &Setup, mut chance: Chance) -> Self {
        let seat = |secret: &u64| SeatState {
            secret: *secret,
            coins: setup.coins,
            ..SeatState::default()
        };
        let mut game = Toy {
            sticks: setup.sticks,
            seats: setup.secrets.iter().map(seat).collect(),
            baskets: setup.baskets.then_some([Basket::default(); 3]),
            auction: setup.coins > 0,
            tie_break: Seat(0),
            last_taken_by: None,
            asks: Vec::new(),
            mischief: setup.mischief,
            faulty: setup.mischief == Mischief::Fault && chance.roll(2) == 1,
            unsaved: 0,
            chance,
        };
        game.begin_turn(Seat(0));
        game
    }

    fn count(&self) -> u8 {
        self.seats.len() as u8
    }

    fn begin_turn(&mut self, seat: Seat) {
        if let Some(baskets) = &mut self.baskets {
            baskets.fill_with(|| Basket::any(&mut self.chance));
        }
        self.asks.clear();
        if self.auction {
            let all = Seat::all(self.seats.len() as u8);
            self.asks.extend(all.map(|seat| Ask { seat, question: Question::Bid }));
        } else {
            self.asks.push(Ask { seat, question: Question::Turn });
        }
    }

    /// Seals a bid; the last one opens all.
    pub(crate) fn seal(&mut self, seat: Seat, coins: u8, log: &mut Log<Event>) {
        self.asks.retain(|ask| ask.seat != seat);
        self.seats[seat.index()].sealed = Some(coins);
        log.push(|| Event::Sealed { seat, coins });
        if self.asks.is_empty() {
            let bids = self.seats.iter_mut().map(|seat| seat.sealed.take().unwrap_or(0)).collect();
            self.open_bids(bids, log);
        }
    }

    // TOY-05: The highest bid is paid to the next seat. Who wins equal bids loses the tie-break.
    fn open_bids(&mut self, bids: Vec<u8>, log: &mut Log<Event>) {
        let highest = bids.iter().copied().max().unwrap_or(0);
        let count = self.count();
        let from_tie_break = Seat::all(count).map(|step| Seat((self.tie_break.0 + step.0) % count));
        let mut equal = from_tie_break.filter(|seat| bids[seat.index()] == highest);
        let winner = equal.next().unwrap_or(self.tie_break);
        if equal.next().is_some() {
            self.tie_break = winner.next(count);
        }
        self.seats[winner.index()].coins -= highest;
        let paid = &mut self.seats[winner.next(count).index()].coins;
        *paid = paid.saturating_add(highest);
        self.asks.push(Ask { seat: winner, question: Question::Turn });
        log.push(|| Event::Opened { bids });
    }

    pub(crate) fn carry_off(&mut self, seat: Seat, basket: u8) {
        if let Some(baskets) = &self.baskets {
            self.seats[seat.index()].fruit.add(baskets[usize::from(basket) - 1]);
        }
    }

    pub(crate) fn throw_for_coins(&mut self, seat: Seat) -> u8 {
        let face = self.chance.roll(6);
        let coins = &mut self.seats[seat.index()].coins;
        *coins = coins.saturating_add(face);
        face
    }

    /// The end of a turn.
    pub(crate) fn remove_sticks(&mut self, seat: Seat, sticks: u8) {
        self.sticks -= sticks;
        if self.sticks == 0 && self.mischief == Mischief::Endless {
            self.sticks = 9;
        }
        if self.sticks == 0 {
            self.last_taken_by = Some(seat);
            self.asks.clear();
        } else {
            self.begin_turn(seat.next(self.count()));
        }
    }

    /// The points of each seat: for fruit, and one for the last stick.
    pub(crate) fn points(&self) -> Vec<i32> {
        Seat::all(self.count())
            .map(|seat| {
                let last = i32::from(self.last_taken_by == Some(seat));
                self.seats[seat.index()].fruit.points() + last
            })
            .collect()
    }
}
