//! Windows: what goes by without asking, and when a pass becomes visible.
//!
//! A window is open on public facts alone, but whether its seat has anything to do in it is a secret. So a pass shows
//! only when the window has been open for a while, always the same: whether a person clicked at once, a bot had nothing
//! to think about, an order let it go by, or nothing but a pass was possible.

use std::{collections::BTreeSet, mem, time::Duration};

use kernel::{Orders, Seat, Viewer, Window, msg};
use protocol::ServerMessage;
use serde_json::Value;
use table::{Act, Entry, Occupant};
use tokio::time::Instant;

use super::Game;
use crate::{
    game::{Command, ConnectionId, Play, Said},
    store::Write,
};

/// The most orders a seat can give for single objects.
const MOST: usize = 100;

/// What a game keeps for its windows.
#[derive(Debug)]
pub(crate) struct Windows {
    /// By seat.
    pub(crate) orders: Vec<Orders>,
    /// Entries no person gave.
    pub(crate) automatic: BTreeSet<usize>,
    /// How long a window stays open at least.
    delay: Duration,
    /// When what is asked now was asked.
    since: Instant,
    /// Passes that came too early to be seen.
    held: Vec<Command>,
    /// Somebody went back to this very question, and wants to be asked.
    gone_back_to: Option<u64>,
}

impl Windows {
    pub(crate) fn new(seats: u8, delay: Duration) -> Self {
        Windows {
            orders: vec![Orders::default(); usize::from(seats)],
            automatic: BTreeSet::new(),
            delay,
            since: Instant::now(),
            held: Vec::new(),
            gone_back_to: None,
        }
    }

    fn opens_at(&self) -> Instant {
        self.since + self.delay
    }
}

impl Game {
    /// Takes a seat's orders, and stores them before they are told to its clients.
    pub(super) async fn order(
        &mut self,
        from: ConnectionId,
        seat: Seat,
        orders: Orders,
    ) -> anyhow::Result<()> {
        let wrong = if !self.audience.plays(from, seat) {
            Some(msg!("server-not-your-seat", seat = seat))
        } else if orders.standing.len() > MOST {
            Some(msg!("server-orders", most = MOST as u32))
        } else if !self.may_order(seat) {
            Some(msg!("server-too-often"))
        } else {
            None
        };
        if let Some(message) = wrong {
            self.audience.tell(from, &ServerMessage::Error { message });
            return Ok(());
        }
        let hushed = self.hushed();
        if let Some(place) = self.windows.orders.get_mut(seat.index()) {
            *place = orders;
        }
        self.keep_orders(seat).await?;
        if self.hushed() != hushed {
            // What is asked now may be wanted, or no longer be. For the others nothing has changed.
            self.audience.show_viewer(Viewer::Seat(seat), self.table.as_ref(), self.hushed());
        }
        Ok(())
    }

    async fn keep_orders(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Some(orders) = self.windows.orders.get(seat.index()).cloned() else { return Ok(()) };
        let write = Write::Orders {
            game_id: self.id.clone(),
            seat: i64::from(seat.0),
            orders: serde_json::to_string(&orders)?,
        };
        self.write(write).await?;
        self.audience.tell_seat(seat, &ServerMessage::Orders { seat, orders });
        Ok(())
    }

    /// What a newcomer ordered before, unless it is the usual.
    pub(super) fn show_orders(&mut self, id: ConnectionId, seats: &[Seat]) {
        for seat in seats {
            let orders = self.windows.orders.get(seat.index()).cloned();
            if let Some(orders) = orders.filter(|orders| *orders != Orders::default()) {
                self.audience.tell(id, &ServerMessage::Orders { seat: *seat, orders });
            }
        }
    }

    /// The seat that need not be asked, because its answer was ordered.
    pub(super) fn hushed(&self) -> Option<Seat> {
        self.automatic_answer().map(|(seat, _)| seat)
    }

    /// Something new is asked.
    pub(super) fn windows_open(&mut self) {
        self.windows.since = Instant::now();
    }

    /// Ends yields: all of them when something was taken back, and those until an own decision when one has come.
    pub(super) async fn end_yields(&mut self, went_back: bool) -> anyhow::Result<()> {
        if went_back {
            self.windows.gone_back_to = Some(self.table.revision());
        }
        let asked = self.table.waiting_for();
        for seat in Seat::all(self.table.seats()) {
            let window = self.table.window(seat);
            let decides = asked.contains(&seat)
                && window.is_none_or(|window| window.decision && !window.options.is_empty());
            let Some(orders) = self.windows.orders.get_mut(seat.index()) else { continue };
            let ended =
                (went_back && orders.clear_yields()) || (decides && orders.end_turn_yield());
            if ended {
                self.keep_orders(seat).await?;
            }
        }
        Ok(())
    }

    /// A pass that came too early waits until it may be seen. Everything else is handed back.
    pub(super) fn hold(&mut self, command: Command) -> Option<Command> {
        if Instant::now() >= self.windows.opens_at() {
            return Some(command);
        }
        let passes = match &command {
            Command::Said {
                said: Said::Play(Play { act: Act::Enter(Entry::Answer { seat, choice }), .. }),
                ..
            }
            | Command::Thought { seat, choice: Some(choice), .. } => {
                self.table.window(*seat).is_some_and(|window| window.pass == *choice)
            }
            _ => false,
        };
        if !passes {
            return Some(command);
        }
        self.windows.held.push(command);
        None
    }

    /// When there is something to do for a window.
    pub(super) fn next_window(&self) -> Option<Instant> {
        let busy = !self.windows.held.is_empty() || self.automatic_answer().is_some();
        busy.then(|| self.windows.opens_at())
    }

    /// Passes that were held back, or else what was ordered.
    pub(super) async fn let_windows_go_by(&mut self) -> anyhow::Result<()> {
        if Instant::now() < self.windows.opens_at() {
            return Ok(());
        }
        for command in mem::take(&mut self.windows.held) {
            self.take(command).await?;
        }
        if Instant::now() < self.windows.opens_at() {
            return Ok(());
        }
        if let Some((seat, choice)) = self.automatic_answer() {
            self.windows.automatic.insert(self.table.entries());
            self.make(Act::answer(seat, choice)).await?;
        }
        Ok(())
    }

    /// What a person ordered for the window that is open now.
    fn automatic_answer(&self) -> Option<(Seat, Value)> {
        if self.windows.gone_back_to == Some(self.table.revision()) {
            return None;
        }
        let people = self.table.people().seats();
        let person = |seat: &Seat| matches!(people.get(seat.index()), Some(Occupant::Person(_)));
        self.table.waiting_for().into_iter().filter(person).find_map(|seat| {
            let window: Window<Value> = self.table.window(seat)?;
            let orders = self.windows.orders.get(seat.index())?;
            orders.answer(&window).map(|choice| (seat, choice.clone()))
        })
    }

    /// Whether the seat's last answer was given for it. Taking back goes past such answers.
    pub(super) fn last_was_automatic(&self, seat: Seat) -> bool {
        let last = self.table.before_last_answer(seat);
        last.is_some_and(|at| self.windows.automatic.contains(&at))
    }

    /// Entries that are gone were given by nobody.
    pub(super) fn forget_automatic(&mut self) {
        let left = self.table.entries();
        self.windows.automatic.retain(|at| *at < left);
    }
}
