//! What the servers on one database say to each other, over NATS. A socket may be at another server than its game: what
//! its client says is passed to the game's server, and what the game has for it is passed back.
//!
//! NATS delivers at most once, and a connection to it can break. So nothing rests on a single word: parts of a
//! conversation are numbered, and whenever something may have been lost, the conversation is given up and the client
//! comes again, as after any broken connection. Every server has an *epoch*, which changes when its own connection to
//! NATS breaks; others that hear of a new one give up what began under the old one.
//!
//! | Module | What it holds |
//! |---|---|
//! | `post` | the words servers use |
//! | `lines` | sockets here whose games are there, and sockets there whose games are here |
//! | `asks` | single questions about a game, such as for a seat |
//!
//! Servers believe each other: whoever can write to their subjects at NATS can be anybody. Keys of seats do not travel,
//! only their hashes.

mod asks;
mod lines;
mod post;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use anyhow::Context as _;
use async_nats::{ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt as _;
use kernel::msg;
use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior, interval, timeout},
};

use crate::{host_error::HostError, hub::Hub, secrets};
pub(crate) use asks::{Answered, Ask};
use lines::Lines;
pub(crate) use lines::Mouth;
use post::{Letter, Post};

/// How long NATS may take to be reached, and to take something that is sent.
const REACHED: Duration = Duration::from_secs(10);
const SENT: Duration = Duration::from_secs(2);
/// How often servers greet each other, and after how long a silent one is out of reach.
const BEAT: Duration = Duration::from_secs(1);
const SILENT: Duration = Duration::from_secs(3);
/// How often NATS itself is asked whether it is there.
const PING: Duration = Duration::from_secs(5);
/// How many letters may wait to be read. When there are more, some were lost.
const UNREAD: usize = 8 * 1024;
/// How many pieces of news about the connection may wait.
const NEWS: usize = 64;

/// The way to the other servers.
#[derive(Debug)]
pub(crate) struct Link {
    nats: async_nats::Client,
    /// This server among them.
    own: String,
    inside: Mutex<Inside>,
}

#[derive(Debug)]
struct Inside {
    epoch: u64,
    connected: bool,
    others: BTreeMap<String, Other>,
    lines: Lines,
    asks: asks::Asks,
    /// The number of the next line or question.
    next: u64,
}

/// Another server that was heard.
#[derive(Debug)]
struct Other {
    epoch: u64,
    heard: Instant,
}

/// What comes in: letters, and news of the connection.
#[derive(Debug)]
pub(crate) struct Incoming {
    letters: Subscriber,
    news: mpsc::Receiver<Event>,
}

impl Link {
    /// Connects to NATS: one address, or several with commas between them.
    pub(crate) async fn connect(url: &str, own: &str) -> anyhow::Result<(Arc<Self>, Incoming)> {
        // The address may hold a password, so it is not repeated in any message.
        let addresses = url
            .split(',')
            .map(|address| address.trim().parse().ok())
            .collect::<Option<Vec<ServerAddr>>>()
            .context(HostError(msg!("host-nats-url")))?;
        let (tell, news) = mpsc::channel(NEWS);
        let mut options = ConnectOptions::new()
            .name("grimoire")
            .connection_timeout(REACHED)
            .ping_interval(PING)
            .subscription_capacity(UNREAD)
            .max_reconnects(None)
            .reconnect_delay_callback(|tried| match tried {
                0 | 1 => Duration::ZERO,
                _ => Duration::from_millis(250),
            })
            .event_callback(move |event| {
                let tell = tell.clone();
                async move {
                    // Whoever listened has stopped with the server.
                    let _ = tell.send(event).await;
                }
            });
        let named = addresses.iter().find_map(|at| Some((at.username()?, at.password()?)));
        if let Some((user, password)) = named {
            options = options.user_and_password(user.to_owned(), password.to_owned());
        }
        let no_nats = || HostError(msg!("host-no-nats"));
        let nats = timeout(REACHED, options.connect(addresses))
            .await
            .map_err(|_| anyhow::Error::new(HostError(msg!("host-late"))))
            .and_then(|connected| Ok(connected?))
            .with_context(no_nats)?;
        let letters = nats.subscribe(subject(own)).await.with_context(no_nats)?;
        nats.flush().await.with_context(no_nats)?;
        let inside = Inside {
            epoch: secrets::number()?,
            connected: true,
            others: BTreeMap::new(),
            lines: Lines::default(),
            asks: asks::Asks::default(),
            // A server that starts again uses other numbers than before.
            next: secrets::number()? >> 1,
        };
        let link = Link { nats, own: own.to_owned(), inside: Mutex::new(inside) };
        Ok((Arc::new(link), Incoming { letters, news }))
    }

    /// Reads what others write, until the server stops.
    pub(crate) async fn run(self: Arc<Self>, hub: Arc<Hub>, mut incoming: Incoming) {
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // What broke the connection is known before letters that came after it are read.
                biased;
                Some(event) = incoming.news.recv() => self.note(&event),
                letter = incoming.letters.next() => match letter {
                    Some(letter) => match Letter::read(&letter.payload) {
                        Some(letter) => self.read(letter, &hub),
                        None => tracing::warn!("a letter of no known kind came over NATS"),
                    },
                    None => return,
                },
                _ = beat.tick() => {
                    self.forget_the_silent();
                    // Whoever is not connected cannot be heard; nothing waits to be sent later.
                    if self.inside().connected {
                        for other in hub.others().living() {
                            self.send(&other, Post::Beat).await;
                        }
                    }
                }
            }
        }
    }

    /// Whether a server can be written to.
    pub(crate) fn reaches(&self, node: &str) -> bool {
        let inside = self.inside();
        inside.connected && inside.others.contains_key(node)
    }

    /// Sends what still waits. Nothing is said after it.
    pub(crate) async fn close(&self) {
        if timeout(SENT, self.nats.flush()).await.is_err() {
            tracing::warn!("NATS did not take what was said last");
        }
    }

    /// News of the connection to NATS.
    fn note(&self, event: &Event) {
        match event {
            Event::Connected => {
                tracing::info!("NATS is there");
                self.inside().connected = true;
            }
            Event::Disconnected | Event::Closed => {
                tracing::warn!(
                    "NATS is gone: games of other servers cannot be played from here until it is back"
                );
                self.begin_anew(false);
            }
            Event::SlowConsumer(_) => {
                tracing::warn!("more came over NATS than could be read");
                self.begin_anew(true);
            }
            Event::ServerError(error) => tracing::warn!("NATS: {error}"),
            Event::ClientError(_) | Event::LameDuckMode | Event::Draining => (),
        }
    }

    /// Something may have been lost: all that goes on between servers is given up here, and others hear of it.
    fn begin_anew(&self, connected: bool) {
        let mut inside = self.inside();
        inside.epoch = inside.epoch.wrapping_add(1);
        inside.connected = connected;
        inside.others.clear();
        inside.lines = Lines::default();
        inside.asks = asks::Asks::default();
    }

    fn forget_the_silent(&self) {
        let mut inside = self.inside();
        let silent = |other: &Other| other.heard.elapsed() > SILENT;
        let gone: Vec<String> = inside
            .others
            .iter()
            .filter(|(_, other)| silent(other))
            .map(|(node, _)| node.clone())
            .collect();
        for node in gone {
            inside.others.remove(&node);
            inside.give_up(&node);
        }
    }

    /// Takes a letter. Nothing here waits for anything: what takes time has a task of its own.
    fn read(self: &Arc<Self>, letter: Letter, hub: &Arc<Hub>) {
        let Letter { from, epoch, post } = letter;
        self.inside().hear(&from, epoch);
        match post {
            Post::Beat => (),
            Post::Line { line, word } => self.read_line(from, line, word, hub),
            Post::Asked { number, game, ask } => self.answer(from, number, game, ask, hub),
            Post::Answered { number, answer } => self.inside().asks.answered(number, answer),
        }
    }

    /// Sends something to another server; whether NATS took it.
    async fn send(&self, to: &str, post: Post) -> bool {
        let epoch = self.inside().epoch;
        let letter = Letter { from: self.own.clone(), epoch, post };
        let sent = timeout(SENT, self.nats.publish(subject(to), letter.write())).await;
        matches!(sent, Ok(Ok(())))
    }

    /// The same without waiting.
    fn send_soon(self: &Arc<Self>, to: String, post: Post) {
        let link = Arc::clone(self);
        tokio::spawn(async move { link.send(&to, post).await });
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// A server was heard. Under a new epoch it knows nothing of what was before.
    fn hear(&mut self, node: &str, epoch: u64) {
        let heard = Instant::now();
        let before = self.others.insert(node.to_owned(), Other { epoch, heard });
        if before.is_some_and(|before| before.epoch != epoch) {
            self.give_up(node);
        }
    }

    /// Ends everything that hangs on another server.
    fn give_up(&mut self, node: &str) {
        self.lines.give_up(node);
        self.asks.give_up(node);
    }

    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }
}

/// Where a server reads what is written to it. Names of servers are random and known from the database alone.
fn subject(node: &str) -> String {
    format!("grimoire.node.{node}")
}
