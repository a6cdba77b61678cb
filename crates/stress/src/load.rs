//! Many games at once, each with two real sockets, and how long an answer takes to reach both of them.

mod players;

use std::time::{Duration, SystemTime};

use anyhow::ensure;
use tokio::time::sleep;

use crate::{
    log,
    server_process::{Place, Server},
};
use players::{Measured, Playing};
pub(crate) use players::{Options as PlayOptions, run as play};

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

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    ensure!(options.nodes > 0, "no server to play on");
    let mut servers = Vec::new();
    for number in 0..options.nodes {
        let data = place.data.join(format!("node{number}"));
        servers.push(Server::start(&Place { data, ..place.clone() }).await?);
    }
    let memory = || servers.iter().map(Server::memory).sum::<Option<u64>>();
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let empty = memory();
    // Everyone is seated before the first answer.
    let seating = Duration::from_millis(options.games * 8) + Duration::from_secs(5);
    let playing = Playing::begin(options, &addresses, SystemTime::now() + seating)?;
    sleep(seating - Duration::from_millis(500)).await;
    let idle = memory();
    let before = Spent::so_far(&servers, place).await?;
    let measured = playing.end().await?;
    let busy = memory();
    let after = Spent::so_far(&servers, place).await?;
    for server in servers {
        server.kill().await?;
    }
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
