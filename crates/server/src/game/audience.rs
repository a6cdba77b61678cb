//! The sockets at a game, and what each has been told.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use games::DynTable;
use kernel::{Seat, Viewer};
use protocol::{ServerMessage, Update};
use tokio::sync::mpsc::{self, error::TrySendError};

use super::ConnectionId;
use crate::wire::text;

#[derive(Debug, Default)]
pub(super) struct Audience {
    connections: BTreeMap<ConnectionId, Connection>,
    next: ConnectionId,
    /// How many lines of its story each viewer has.
    told: BTreeMap<Viewer, usize>,
}

#[derive(Debug)]
struct Connection {
    /// The seats it plays. None: it watches.
    seats: Vec<Seat>,
    out: mpsc::Sender<Utf8Bytes>,
}

impl Connection {
    fn viewers(&self) -> Vec<Viewer> {
        match self.seats.as_slice() {
            [] => vec![Viewer::Spectator],
            seats => seats.iter().copied().map(Viewer::Seat).collect(),
        }
    }

    /// Whether the client still takes messages.
    fn send(&self, text: Utf8Bytes) -> bool {
        match self.out.try_send(text) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Closed(_)) => false,
        }
    }
}

impl Audience {
    pub(super) fn add(&mut self, seats: Vec<Seat>, out: mpsc::Sender<Utf8Bytes>) -> ConnectionId {
        self.next += 1;
        self.connections.insert(self.next, Connection { seats, out });
        self.next
    }

    pub(super) fn remove(&mut self, id: ConnectionId) {
        self.connections.remove(&id);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// The seats this connection plays.
    pub(super) fn seats(&self, id: ConnectionId) -> Vec<Seat> {
        self.connections.get(&id).map(|connection| connection.seats.clone()).unwrap_or_default()
    }

    /// The seats whose players are there, in order.
    pub(super) fn present(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.connections.values().flat_map(|connection| connection.seats.clone()).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Takes these seats from all clients; who lost one is returned, with the seats they still play.
    pub(super) fn unseat(&mut self, seats: &[Seat]) -> Vec<(ConnectionId, Vec<Seat>)> {
        let lost = |connection: &Connection| connection.seats.iter().any(|at| seats.contains(at));
        let mut changed = Vec::new();
        for (id, connection) in self.connections.iter_mut().filter(|(_, client)| lost(client)) {
            connection.seats.retain(|at| !seats.contains(at));
            changed.push((*id, connection.seats.clone()));
        }
        changed
    }

    pub(super) fn plays(&self, id: ConnectionId, seat: Seat) -> bool {
        self.connections.get(&id).is_some_and(|connection| connection.seats.contains(&seat))
    }

    pub(super) fn tell(&mut self, id: ConnectionId, message: &ServerMessage) {
        let text = text(message);
        if let Some(connection) = self.connections.get(&id)
            && !connection.send(text)
        {
            self.connections.remove(&id);
        }
    }

    /// Tells all clients that play this seat.
    pub(super) fn tell_seat(&mut self, seat: Seat, message: &ServerMessage) {
        let text = text(message);
        self.connections
            .retain(|_, client| !client.seats.contains(&seat) || client.send(text.clone()));
    }

    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        let text = text(message);
        self.connections.retain(|_, connection| connection.send(text.clone()));
    }

    /// Tells one newcomer everything it may know; a hushed seat is not asked, because its answer is known.
    pub(super) fn show(&mut self, id: ConnectionId, table: &dyn DynTable, hushed: Option<Seat>) {
        let viewers = self.connections.get(&id).map(Connection::viewers).unwrap_or_default();
        for viewer in viewers {
            let mut update = table.update(viewer, 0);
            self.told.insert(viewer, update.lines.len());
            hush(&mut update, hushed);
            self.tell(id, &ServerMessage::Update(update));
        }
    }

    /// Tells everyone what has changed, each what it may know.
    pub(super) fn show_all(&mut self, table: &dyn DynTable, hushed: Option<Seat>) {
        for viewer in Viewer::everyone(table.seats()) {
            self.show_viewer(viewer, table, hushed);
        }
    }

    /// Tells those who look with these eyes what has changed.
    pub(super) fn show_viewer(
        &mut self,
        viewer: Viewer,
        table: &dyn DynTable,
        hushed: Option<Seat>,
    ) {
        let listens = |connection: &Connection| -> bool { connection.viewers().contains(&viewer) };
        if !self.connections.values().any(listens) {
            // The next one to come is told everything.
            self.told.remove(&viewer);
            return;
        }
        // Answers may have been taken back since.
        let told = self.told.get(&viewer).copied().unwrap_or_default().min(table.told(viewer));
        let mut update = table.update(viewer, told);
        self.told.insert(viewer, told + update.lines.len());
        hush(&mut update, hushed);
        let text = text(&ServerMessage::Update(update));
        self.connections
            .retain(|_, connection| !listens(connection) || connection.send(text.clone()));
    }
}

fn hush(update: &mut Update, hushed: Option<Seat>) {
    if update.seat.is_some() && update.seat == hushed {
        update.asked = None;
    }
}
