//! The task of one game.

mod chat;
mod coach;
mod play;
mod proposals;
mod talk;
mod time;
mod turn_notices;
mod windows;

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use games::DynTable;
use kernel::{Message, Seat, msg};
use protocol::{PROTOCOL, Refused, ServerMessage, Welcome};
use table::Occupant;
use tokio::{sync::mpsc, time::Instant};

use super::{Attached, Command, ConnectionId, GameSettings, Guest, Said, audience::Audience};
use crate::{
    bot_pool::{Payer, StopOnDrop},
    store::{Db, Lease, Write},
    wire,
};

pub(crate) use chat::seat_row;
pub(super) use proposals::Proposal;
use talk::Talk;
use turn_notices::Calls;
pub(super) use windows::Windows;

/// A game nobody looks at is put away after this time. Whoever comes back has it rebuilt from its log.
const IDLE: Duration = Duration::from_secs(60);

/// A bot at work.
#[derive(Debug)]
struct Thinking {
    /// What it thinks about.
    revision: u64,
    /// It ends when this is dropped.
    _stop: StopOnDrop,
}

pub(super) struct Game {
    pub(super) id: String,
    pub(super) db: Db,
    pub(super) table: Box<dyn DynTable>,
    /// By seat: the hash of the key that plays it.
    pub(super) keys: Vec<Option<String>>,
    /// What was accepted under which id, and the revision it led to.
    pub(super) answered: BTreeMap<(Seat, String), u64>,
    refused: VecDeque<(Seat, Refused)>,
    audience: Audience,
    /// Bots that are thinking.
    thinking: BTreeMap<Seat, Thinking>,
    /// Why nobody goes on with the game.
    standstill: Option<Message>,
    /// For whom they think: whoever came last to play, or to watch where nobody plays.
    payer: Payer,
    /// The bot that goes on when somebody's time is up.
    stand_in: Option<String>,
    /// For whom a coach thinks.
    coached: Option<(ConnectionId, StopOnDrop)>,
    /// For whom something is being worked out.
    consulting: BTreeMap<ConnectionId, StopOnDrop>,
    /// What somebody asks all others to agree to.
    proposal: Option<Proposal>,
    pub(super) terms: GameSettings,
    /// By which this server plays the game.
    lease: Lease,
    calls: Calls,
    /// How often each seat may speak and give orders.
    talk: Vec<Talk>,
    /// What goes by without asking.
    pub(super) windows: Windows,
    /// The seats whose players were there when it was last told.
    present: Vec<Seat>,
    /// The game's own inbox, for bots to answer into.
    inbox: mpsc::WeakSender<Command>,
}

impl Game {
    pub(super) fn new(
        lease: Lease,
        db: Db,
        table: Box<dyn DynTable>,
        keys: Vec<Option<String>>,
        stand_in: Option<String>,
        terms: GameSettings,
        inbox: mpsc::WeakSender<Command>,
    ) -> Self {
        let windows = Windows::new(table.seats(), terms.pass_delay);
        let talk = (0..table.seats()).map(|_| Talk::default()).collect();
        let id = lease.game_id.clone();
        let payer = Payer { address: None, person: None, game: id.clone() };
        Game {
            id,
            db,
            table,
            keys,
            answered: BTreeMap::new(),
            refused: VecDeque::new(),
            audience: Audience::default(),
            thinking: BTreeMap::new(),
            standstill: None,
            payer,
            stand_in,
            coached: None,
            consulting: BTreeMap::new(),
            proposal: None,
            terms,
            lease,
            calls: Calls::default(),
            talk,
            windows,
            present: Vec::new(),
            inbox,
        }
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        self.let_bots_think();
        loop {
            let next = self.next_event();
            let wake = next.unwrap_or_else(|| Instant::now() + IDLE);
            let done = tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => self.take(command).await,
                    None => break,
                },
                () = tokio::time::sleep_until(wake) => match next {
                    Some(_) => self.woken().await,
                    None => Ok(self.is_busy()),
                },
            };
            match done {
                Ok(true) => self.tell_presence(),
                Ok(false) => break,
                Err(error) => {
                    tracing::error!(game = self.id, "the game stops: {error:#}");
                    let reason = msg!("server-trouble");
                    self.audience.tell_all(&ServerMessage::Bye { reason });
                    break;
                }
            }
        }
        // From now on whoever asks for the game has it rebuilt, here or by another server.
        drop(inbox);
        if let Err(error) = self.db.write(Write::GiveBack(self.lease)).await {
            tracing::warn!(game = self.id, "the game could not be given back: {error:#}");
        }
    }

    /// Stores something of the game; `false` when there was nothing to change. It is an error when another server has
    /// taken the game over: what this one knows of it is old.
    async fn write(&self, write: Write) -> anyhow::Result<bool> {
        let lease = self.lease.clone();
        if self.db.write(Write::Held { lease, write: Box::new(write) }).await? {
            return Ok(true);
        }
        let holds = self.db.lease(&self.id).await?.as_ref() == Some(&self.lease);
        anyhow::ensure!(holds, "another server plays it");
        Ok(false)
    }

    /// When something is to be done that nobody asks for: a clock, a window, somebody to be called back.
    fn next_event(&self) -> Option<Instant> {
        let events = [self.next_deadline(), self.next_window(), self.next_call()];
        events.into_iter().flatten().min()
    }

    async fn woken(&mut self) -> anyhow::Result<bool> {
        self.watch_clock().await?;
        self.let_windows_go_by().await?;
        self.call_people().await?;
        Ok(true)
    }

    /// Whether somebody is there or thinks. A game of which this is not true for a while is put away.
    fn is_busy(&self) -> bool {
        !self.audience.is_empty() || !self.thinking.is_empty()
    }

    /// Does one thing; `false` when the game shall end. An error is one of storage, and what was not stored has not
    /// been shown.
    async fn take(&mut self, command: Command) -> anyhow::Result<bool> {
        self.watch_clock().await?;
        let Some(command) = self.hold(command) else { return Ok(true) };
        match command {
            Command::Attach { guest, out, reply } => {
                let attached = self.attach(guest, out);
                if let Err(Attached { me, .. }) = reply.send(attached) {
                    self.audience.remove(me);
                }
            }
            Command::Detach(id) => {
                self.audience.remove(id);
                self.ask_nothing_for(id);
            }
            Command::Said { from, said } => self.said(from, said).await?,
            Command::Sit { seat, person, key_hash, reply } => {
                let result = self.sit(seat, person, key_hash).await;
                // Whoever asked may be gone; the seat is theirs all the same.
                let _ = reply.send(result);
            }
            Command::Thought { seat, revision, choice } => {
                // Otherwise it was told to stop, and another one thinks about what is asked now.
                if self.thinking.get(&seat).is_some_and(|thinking| thinking.revision == revision) {
                    self.thinking.remove(&seat);
                    match choice {
                        Some(choice) => self.bot_answers(seat, revision, choice).await?,
                        None => self.bot_fails(seat, "it broke down").await?,
                    }
                }
            }
            Command::Advised { to, advice } => self.coached(to, advice),
            Command::Consulted { to, consulted } => self.consulted(to, consulted),
            Command::Asked { reply } => {
                let _ = reply.send(self.table.waiting_for());
            }
            Command::Reload => return Ok(false),
            Command::Close => {
                self.audience.tell_all(&ServerMessage::Bye { reason: msg!("server-closing") });
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Does what a client says.
    async fn said(&mut self, from: ConnectionId, said: Said) -> anyhow::Result<()> {
        match said {
            Said::Play(play) => self.play(from, play).await?,
            Said::Propose { seat, what } => self.propose(from, seat, what).await?,
            Said::Consent { seat, agree } => self.consent(from, seat, agree).await?,
            Said::Orders { seat, orders } => self.order(from, seat, orders).await?,
            Said::Chat { seat, text } => self.chat(from, seat, &text).await?,
            Said::Advise { seat, revision } => self.coach(from, seat, revision),
            Said::Consult { seat, revision, query } => self.consult(from, seat, revision, query),
        }
        Ok(())
    }

    /// A client comes: it plays the seats its keys open, and those of the person it is signed in as.
    fn attach(&mut self, guest: Guest, out: mpsc::Sender<Utf8Bytes>) -> Attached {
        let Guest { key_hashes: hashes, person, address } = guest;
        let opens = |lock: &Option<String>| lock.as_ref().is_some_and(|lock| hashes.contains(lock));
        let mut your_seats: Vec<Seat> = (0u8..)
            .zip(&self.keys)
            .filter_map(|(at, lock)| opens(lock).then_some(Seat(at)))
            .collect();
        let unknown = your_seats.len() < hashes.len();
        if let Some(person) = &person {
            your_seats.extend(self.table.people().seats_of(person));
            your_seats.sort_unstable();
            your_seats.dedup();
        }
        // Where a bot has gone on, the key opens nothing any more, nor that of somebody who is banned.
        let seated = self.table.people().seats();
        let mut people = Vec::new();
        your_seats.retain(|at| match seated.get(at.index()) {
            Some(Occupant::Bot(_)) => false,
            Some(Occupant::Person(person)) if self.terms.banned.contains(&person.id) => false,
            Some(Occupant::Person(person)) => {
                people.push(person.id.clone());
                true
            }
            Some(Occupant::Open) | None => true,
        });
        if !your_seats.is_empty() || self.payer.address.is_none() {
            self.payer.address = Some(address);
            self.payer.person = person;
        }
        let id = self.audience.add(your_seats.clone(), out);
        self.greet(id, your_seats);
        if unknown {
            let message = msg!("server-unknown-key");
            self.audience.tell(id, &ServerMessage::Error { message });
        }
        Attached { me: id, people }
    }

    /// Tells a client which seats it plays, and everything it may know.
    fn greet(&mut self, id: ConnectionId, your_seats: Vec<Seat>) {
        let seats = your_seats.clone();
        let people = self.table.people();
        let welcome = Welcome {
            protocol: PROTOCOL,
            id: self.id.clone(),
            game: self.table.game_id().to_owned(),
            your_seats,
            seats: wire::seats(people, &self.audience.present()),
            commitment: self.table.commitment(),
            chat: people.chat().to_vec(),
        };
        self.audience.tell(id, &ServerMessage::Welcome(welcome));
        self.audience.show(id, self.table.as_ref(), self.hushed());
        self.show_orders(id, &seats);
        if let Some(proposal) = &self.proposal {
            self.audience.tell(id, &proposal.told());
        }
        if let Some(message) = self.standstill.clone() {
            self.audience.tell(id, &ServerMessage::Error { message });
        }
    }
}
