//! Many games at once, each with two real sockets, and how long an answer takes to reach both of them.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context as _, ensure};
use kernel::{Chance, Seed};
use protocol::{CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use tokio::{
    sync::{Semaphore, mpsc},
    task::JoinSet,
    time::{Instant, sleep_until},
};

use crate::{
    client::{Client, any_answer},
    http, log, open_files,
    server_process::{Place, Server},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Games played at the same time
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// How long is measured, in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Seconds between two answers of one game
    #[arg(long, default_value_t = 5)]
    pause: u64,
    /// Which game
    #[arg(long, default_value = "mage-wars")]
    game: String,
    /// Servers; the players of a game are at different ones
    #[arg(long, default_value_t = 1)]
    nodes: u32,
}

/// Sockets that are opened at the same time, so that the start is no load test of its own.
const OPENING: usize = 16;

/// What all players measured.
#[derive(Debug, Default)]
struct Measured {
    /// From sending an answer until every socket of the game has seen its effect.
    latencies: Vec<Duration>,
    messages: u64,
}

type Shared = Arc<Mutex<Measured>>;

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    ensure!(options.nodes > 0, "no server to play on");
    // Two players a game.
    open_files::make_room_for(2 * options.games)?;
    let mut servers = Vec::new();
    for number in 0..options.nodes {
        let data = place.data.join(format!("node{number}"));
        servers.push(Server::start(&Place { data, ..place.clone() }).await?);
    }
    let memory = || servers.iter().map(Server::memory).sum::<Option<u64>>();
    let addresses: Arc<[SocketAddr]> = servers.iter().map(|server| server.address).collect();
    let empty = memory();
    let measured = Shared::default();
    let opening = Arc::new(Semaphore::new(OPENING));
    let mut games = JoinSet::new();
    let began = Instant::now();
    // Everyone is seated before the first answer.
    let open = Instant::now() + Duration::from_millis(options.games * 8) + Duration::from_secs(5);
    let end = open + Duration::from_secs(options.seconds);
    for number in 0..options.games {
        let person = || SeatWish::Person { name: String::new() };
        let wish = CreateGame {
            game: options.game.clone(),
            seats: vec![person(), person()],
            ..CreateGame::default()
        };
        let plan = Plan {
            addresses: Arc::clone(&addresses),
            number,
            pause: Duration::from_secs(options.pause),
            open,
            end,
        };
        games.spawn(play(wish, plan, Arc::clone(&opening), Arc::clone(&measured)));
    }
    sleep_until(open - Duration::from_millis(500)).await;
    let idle = memory();
    let before = Spent::so_far(&servers, place).await?;
    println!("{} games were opened in {:.1} s", options.games, began.elapsed().as_secs_f64());
    while let Some(done) = games.join_next().await {
        done??;
    }
    let busy = memory();
    let after = Spent::so_far(&servers, place).await?;
    for server in servers {
        server.kill().await?;
    }
    let mut measured = measured.lock().unwrap_or_else(PoisonError::into_inner);
    measured.latencies.sort();
    report(options, &measured);
    after.report(&before, measured.latencies.len());
    if let (Some(empty), Some(idle), Some(busy)) = (empty, idle, busy) {
        let each = |memory: u64| memory.saturating_sub(empty) / options.games.max(1) / 1024;
        println!(
            "memory: {} MiB empty; a game {} KiB idle, {} KiB after play (with two sockets each)",
            empty >> 20,
            each(idle),
            each(busy)
        );
    }
    Ok(())
}

/// What the servers and their database have spent.
#[derive(Debug)]
struct Spent {
    processor: Option<Duration>,
    /// Of a PostgreSQL, which tells.
    transactions: Option<i64>,
}

impl Spent {
    async fn so_far(servers: &[Server], place: &Place) -> anyhow::Result<Self> {
        let processor = servers.iter().map(Server::processor_time).sum();
        let transactions = match &place.url {
            Some(url) => Some(log::transactions(url).await?),
            None => None,
        };
        Ok(Spent { processor, transactions })
    }

    fn report(&self, before: &Spent, answers: usize) {
        let each = 1.0 / answers.max(1) as f64;
        if let (Some(now), Some(before)) = (self.processor, before.processor) {
            let spent = now.saturating_sub(before).as_secs_f64() * 1e3 * each;
            println!(
                "processor time of all servers for an answer, with all else they do: {spent:.2} ms"
            );
        }
        if let (Some(now), Some(before)) = (self.transactions, before.transactions) {
            let counted = (now - before) as f64 * each;
            println!("transactions of the database for an answer: {counted:.2}");
        }
    }
}

fn report(options: &Options, measured: &Measured) {
    let at = |part: f64| {
        let index = (measured.latencies.len() as f64 * part) as usize;
        let last = measured.latencies.len().saturating_sub(1);
        measured.latencies.get(index.min(last)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let seconds = options.seconds.max(1) as f64;
    println!(
        "{} live games on {} servers, {:.0} answers a second, {:.0} messages a second to clients",
        options.games,
        options.nodes,
        measured.latencies.len() as f64 / seconds,
        measured.messages as f64 / seconds,
    );
    println!(
        "from an answer to everyone's view: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
    );
}

#[derive(Clone, Debug)]
struct Plan {
    addresses: Arc<[SocketAddr]>,
    number: u64,
    pause: Duration,
    open: Instant,
    end: Instant,
}

impl Plan {
    /// The server of a socket: where there are several, each of a game's is at another one.
    fn address(&self, socket: usize) -> SocketAddr {
        self.addresses[(self.number as usize + socket) % self.addresses.len()]
    }
}

/// Plays one game: two sockets, one answer at a time, a pause between answers.
async fn play(
    wish: CreateGame,
    plan: Plan,
    opening: Arc<Semaphore>,
    measured: Shared,
) -> anyhow::Result<()> {
    let permit = opening.acquire().await?;
    let game = http::create(plan.address(0), &wish).await?;
    let (heard, mut hear) = mpsc::unbounded_channel();
    let mut mouths = Vec::new();
    for seat in 0..game.keys.len() {
        let client = seat_client(&game, seat, plan.address(seat)).await?;
        let (mouth, words) = mpsc::unbounded_channel();
        mouths.push(mouth);
        tokio::spawn(carry(client, seat, words, heard.clone()));
    }
    drop(permit);
    let mut chance = Chance::seeded(Seed::from_number(plan.number));
    let mut updates: Vec<Option<Update>> = vec![None; mouths.len()];
    let mut messages = 0;
    let mut latencies = Vec::new();
    // Not all games at the same instant: people do not answer in step.
    let spread = u64::from(chance.below(1_000)) * plan.pause.as_millis() as u64 / 1_000;
    let mut next = plan.open + Duration::from_millis(spread);
    let mut sent: Option<(Instant, u64)> = None;
    let mut answers = 0_u64;
    loop {
        tokio::select! {
            () = sleep_until(plan.end + Duration::from_secs(2)) => break,
            () = sleep_until(next), if sent.is_none() && Instant::now() < plan.end => {
                let id = format!("a{answers}");
                let asked = updates.iter().enumerate().find_map(|(seat, update)| {
                    Some((seat, any_answer(update.as_ref()?, &id, &mut chance)?))
                });
                let Some((seat, answer)) = asked else {
                    next += plan.pause;
                    continue;
                };
                answers += 1;
                let revision = updates.iter().flatten().map(|update| update.revision).max();
                sent = Some((Instant::now(), revision.unwrap_or(0)));
                mouths[seat].send(answer).ok().context("a socket is gone")?;
            }
            message = hear.recv() => {
                let Some((seat, message, at)) = message else { break };
                messages += u64::from(at >= plan.open);
                match message {
                    ServerMessage::Update(update) => updates[seat] = Some(update),
                    ServerMessage::Refused(refused) => anyhow::bail!("refused: {refused:?}"),
                    ServerMessage::Error { message } => anyhow::bail!("error: {message:?}"),
                    _ => continue,
                }
                if let Some((since, revision)) = sent
                    && updates.iter().flatten().all(|update| update.revision > revision)
                {
                    latencies.push(at - since);
                    sent = None;
                    next = at + plan.pause;
                }
            }
        }
    }
    let mut all = measured.lock().unwrap_or_else(PoisonError::into_inner);
    all.latencies.extend(latencies);
    all.messages += messages;
    Ok(())
}

async fn seat_client(
    game: &CreatedGame,
    seat: usize,
    address: SocketAddr,
) -> anyhow::Result<Client> {
    let key = game.keys.get(seat).context("a key for each seat")?.key.clone();
    Client::join(address, &game.id, vec![key]).await
}

/// Carries words in both directions until either end is gone; notes when something was heard.
async fn carry(
    mut client: Client,
    seat: usize,
    mut words: mpsc::UnboundedReceiver<protocol::ClientMessage>,
    heard: mpsc::UnboundedSender<(usize, ServerMessage, Instant)>,
) {
    loop {
        tokio::select! {
            word = words.recv() => {
                let Some(word) = word else { break };
                if client.say(&word).await.is_err() {
                    break;
                }
            }
            message = client.hear() => {
                let Ok(message) = message else { break };
                if heard.send((seat, message, Instant::now())).is_err() {
                    break;
                }
            }
        }
    }
}
