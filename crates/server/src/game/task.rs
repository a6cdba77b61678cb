//! The task of one game.

use std::collections::{BTreeMap, VecDeque};

use anyhow::{Context as _, anyhow};
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, msg};
use protocol::{PROTOCOL, Refused, RefusedBecause, SeatKey, ServerMessage, Welcome};
use table::{Occupant, Person, TableError};
use tokio::sync::mpsc;

use super::{Act, Command, ConnectionId, Play, SitError, audience::Audience};
use crate::{
    clock,
    registry::Tabled,
    secrets,
    store::{Db, EntryKind, NewEntry, StoredSeat},
    thinking, wire,
};

/// How many refusals are remembered, to answer a repeated message the same.
const REFUSALS: usize = 64;

pub(super) struct Game {
    id: String,
    db: Db,
    table: Box<dyn Tabled>,
    /// By seat: the hash of the key that plays it.
    keys: Vec<Option<String>>,
    /// What was accepted under which id, and the revision it led to.
    answered: BTreeMap<(Seat, String), u64>,
    refused: VecDeque<(Seat, Refused)>,
    audience: Audience,
    /// Bots that are thinking, and about which revision.
    thinking: BTreeMap<Seat, u64>,
    /// The game's own inbox, for bots to answer into.
    inbox: mpsc::WeakSender<Command>,
}

impl Game {
    pub(super) fn new(
        id: String,
        db: Db,
        table: Box<dyn Tabled>,
        keys: Vec<Option<String>>,
        answered: BTreeMap<(Seat, String), u64>,
        audience: Audience,
        inbox: mpsc::WeakSender<Command>,
    ) -> Self {
        Game {
            id,
            db,
            table,
            keys,
            answered,
            refused: VecDeque::new(),
            audience,
            thinking: BTreeMap::new(),
            inbox,
        }
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        self.let_bots_think();
        while let Some(command) = inbox.recv().await {
            match self.take(command).await {
                Ok(true) => (),
                Ok(false) => break,
                Err(error) => {
                    tracing::error!(game = self.id, "the game stops: {error:#}");
                    let reason = msg!("server-trouble");
                    self.audience.tell_all(&ServerMessage::Bye { reason });
                    break;
                }
            }
        }
    }

    /// Does one thing; `false` when the game shall end. An error is one of storage, and what was not stored has not
    /// been shown.
    async fn take(&mut self, command: Command) -> anyhow::Result<bool> {
        match command {
            Command::Attach { keys, out, reply } => {
                let id = self.attach(&keys, out);
                if reply.send(id).is_err() {
                    self.audience.remove(id);
                }
            }
            Command::Detach(id) => self.audience.remove(id),
            Command::Play { from, play } => self.play(from, play).await?,
            Command::Chat { from, seat, text } => self.chat(from, seat, &text),
            Command::Sit { seat, name, reply } => {
                let result = self.sit(seat, name).await;
                // Whoever asked may be gone; the seat is theirs all the same.
                let _ = reply.send(result);
            }
            Command::Thought { seat, revision, choice } => {
                if self.thinking.get(&seat) == Some(&revision) {
                    self.thinking.remove(&seat);
                }
                match choice {
                    Some(choice) => self.bot_answers(seat, revision, &choice).await?,
                    None => tracing::error!(game = self.id, %seat, "a bot broke down"),
                }
            }
            Command::Close => {
                self.audience.tell_all(&ServerMessage::Bye { reason: msg!("server-closing") });
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn attach(&mut self, keys: &[String], out: mpsc::Sender<Utf8Bytes>) -> ConnectionId {
        let hashes: Vec<String> = keys.iter().map(|key| secrets::hash(key)).collect();
        let opens = |lock: &Option<String>| lock.as_ref().is_some_and(|lock| hashes.contains(lock));
        let your_seats: Vec<Seat> = (0u8..)
            .zip(&self.keys)
            .filter_map(|(at, lock)| opens(lock).then_some(Seat(at)))
            .collect();
        let unknown = your_seats.len() < hashes.len();
        let id = self.audience.add(your_seats.clone(), out);
        let people = self.table.people();
        let welcome = Welcome {
            protocol: PROTOCOL,
            id: self.id.clone(),
            game: self.table.game_id().to_owned(),
            your_seats,
            seats: wire::seats(people),
            commitment: self.table.commitment(),
            chat: people.chat().iter().map(wire::chat).collect(),
        };
        self.audience.tell(id, &ServerMessage::Welcome(welcome));
        if unknown {
            let message = msg!("server-unknown-key");
            self.audience.tell(id, &ServerMessage::Error { message });
        }
        self.audience.show(id, self.table.as_ref());
        id
    }

    async fn play(&mut self, from: ConnectionId, play: Play) -> anyhow::Result<()> {
        let Play { id, revision, seat, act } = play;
        if !self.audience.plays(from, seat) {
            let refused = Refused {
                id,
                because: RefusedBecause::NotYourSeat,
                rule: None,
                reason: msg!("server-not-your-seat", seat = seat),
                revision: self.table.revision(),
            };
            self.audience.tell(from, &ServerMessage::Refused(refused));
            return Ok(());
        }
        if let Some(before) = self.said_before(seat, &id) {
            self.audience.tell(from, &before);
            return Ok(());
        }
        match self.enter(seat, revision, &act) {
            Ok(()) => {
                self.store(seat, &act, Some(&id)).await?;
                let revision = self.table.revision();
                self.answered.insert((seat, id.clone()), revision);
                self.audience.tell(from, &ServerMessage::Accepted { id, revision });
                self.changed();
            }
            Err(error) => {
                let refused = wire::refused(id, error, self.table.revision());
                self.refused.push_back((seat, refused.clone()));
                if self.refused.len() > REFUSALS {
                    self.refused.pop_front();
                }
                self.audience.tell(from, &ServerMessage::Refused(refused));
            }
        }
        Ok(())
    }

    fn said_before(&self, seat: Seat, id: &str) -> Option<ServerMessage> {
        if let Some(revision) = self.answered.get(&(seat, id.to_owned())) {
            return Some(ServerMessage::Accepted { id: id.to_owned(), revision: *revision });
        }
        self.refused
            .iter()
            .find(|(of, refused)| *of == seat && refused.id == id)
            .map(|(_, refused)| ServerMessage::Refused(refused.clone()))
    }

    fn enter(&mut self, seat: Seat, revision: u64, act: &Act) -> Result<(), TableError> {
        if self.table.ending().is_some() {
            // Not even undo: the seed is known by now.
            return Err(TableError::Over);
        }
        let now = self.table.revision();
        match act {
            Act::Answer(choice) => self.table.answer(seat, revision, choice),
            Act::Undo if revision != now => Err(TableError::Stale { revision: now }),
            Act::Undo => self.table.undo(seat),
            // Giving up is meant whatever happened meanwhile.
            Act::Resign => self.table.resign(seat),
        }
    }

    /// Writes the newest change down. It is in the table already, so on failure the table must not be used again.
    async fn store(&self, seat: Seat, act: &Act, client_id: Option<&str>) -> anyhow::Result<()> {
        let (kind, body) = match act {
            Act::Answer(_) => {
                let last = self.table.entries().checked_sub(1);
                let entry = last.and_then(|last| self.table.entry(last));
                let entry = entry.ok_or_else(|| anyhow!("an answer left no entry"))?;
                (EntryKind::Answer, Some(entry.to_string()))
            }
            Act::Undo => (EntryKind::Undo, None),
            Act::Resign => (EntryKind::Resign, None),
        };
        let ending = self.table.ending().cloned().map(wire::ending);
        let ending = ending.as_ref().map(serde_json::to_string).transpose()?;
        let entry = NewEntry {
            game_id: &self.id,
            revision: i64::try_from(self.table.revision())?,
            kind,
            seat: i64::from(seat.0),
            body,
            client_id,
            at_ms: clock::now_ms(),
            ending,
        };
        self.db.append(&entry).await.context("an answer could not be stored")
    }

    fn changed(&mut self) {
        self.audience.show_all(self.table.as_ref());
        self.let_bots_think();
    }

    /// Starts every bot that is asked and does not yet think about this very position.
    fn let_bots_think(&mut self) {
        let revision = self.table.revision();
        for seat in self.table.waiting_for() {
            if self.thinking.get(&seat) == Some(&revision) {
                continue;
            }
            let (Some(work), Some(inbox)) = (self.table.think(seat), self.inbox.upgrade()) else {
                continue;
            };
            self.thinking.insert(seat, revision);
            tokio::spawn(async move {
                let choice = thinking::think(work).await;
                // A closed inbox means that the game is gone, and with it the question.
                let _ = inbox.send(Command::Thought { seat, revision, choice }).await;
            });
        }
    }

    async fn bot_answers(
        &mut self,
        seat: Seat,
        revision: u64,
        choice: &serde_json::Value,
    ) -> anyhow::Result<()> {
        let act = Act::Answer(choice.clone());
        match self.enter(seat, revision, &act) {
            Ok(()) => {
                self.store(seat, &act, None).await?;
                self.changed();
            }
            // Somebody else was faster; the bot thinks again about what is asked now.
            Err(TableError::Stale { .. } | TableError::Over) => self.let_bots_think(),
            Err(error) => {
                tracing::error!(game = self.id, %seat, ?error, "a bot gave no legal answer");
            }
        }
        Ok(())
    }

    fn chat(&mut self, from: ConnectionId, seat: Seat, text: &str) {
        let speaker = match self.table.people().seats().get(seat.index()) {
            Some(Occupant::Person(person)) if self.audience.plays(from, seat) => person.id.clone(),
            Some(_) | None => {
                let message = msg!("server-chat-seat");
                self.audience.tell(from, &ServerMessage::Error { message });
                return;
            }
        };
        let at_ms = u64::try_from(clock::now_ms()).unwrap_or(0);
        let people = self.table.people_mut();
        let line = people.say(&speaker, text, at_ms).ok().and_then(|()| people.chat().last());
        match line.map(wire::chat) {
            Some(line) => self.audience.tell_all(&ServerMessage::Chat(line)),
            None => {
                let message = msg!("server-chat-text", most = 500);
                self.audience.tell(from, &ServerMessage::Error { message });
            }
        }
    }

    async fn sit(&mut self, seat: Seat, name: String) -> Result<SeatKey, SitError> {
        match self.table.people().seats().get(seat.index()) {
            None => return Err(SitError::NoSuchSeat),
            Some(Occupant::Open) => (),
            Some(Occupant::Person(_) | Occupant::Bot(_)) => return Err(SitError::Taken),
        }
        let person = Person { id: secrets::id().map_err(SitError::System)?, name };
        let key = secrets::key().map_err(SitError::System)?;
        let row = seat_row(&self.id, seat, &person, &key);
        match self.db.take_seat(&row).await {
            Ok(true) => (),
            Ok(false) => return Err(SitError::Taken),
            Err(error) => return Err(SitError::System(error.into())),
        }
        if let Some(lock) = self.keys.get_mut(seat.index()) {
            *lock = row.key_hash;
        }
        // The seat was open a moment ago and this task alone changes it.
        let _ = self.table.people_mut().sit(seat, Occupant::Person(person));
        let seats = wire::seats(self.table.people());
        self.audience.tell_all(&ServerMessage::Seats { seats });
        Ok(SeatKey { seat, key })
    }
}

/// A person's seat as it is stored.
pub(crate) fn seat_row(game_id: &str, seat: Seat, person: &Person, key: &str) -> StoredSeat {
    StoredSeat {
        game_id: game_id.to_owned(),
        seat: i64::from(seat.0),
        occupant: "person".to_owned(),
        name: person.name.clone(),
        person_id: Some(person.id.clone()),
        key_hash: Some(secrets::hash(key)),
    }
}
