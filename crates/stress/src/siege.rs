//! Attacks of guests on a server with its usual limits, each beside the game of a stranger who is at another address. The
//! stranger must not notice.

mod attacks;
mod fuzzing;
mod stranger;

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use anyhow::ensure;
use tokio::{io::AsyncWriteExt as _, net::TcpStream, sync::watch, task::JoinSet};

use crate::server_process::{Place, Server};
use attacks::Attack;
pub(crate) use fuzzing::{Options as FuzzOptions, run as fuzz};

/// Where the stranger is; attackers are at other addresses of this computer.
const STRANGER: Ipv4Addr = Ipv4Addr::new(127, 0, 1, 1);

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// How long each attack lasts, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Only this attack
    #[arg(long, value_enum)]
    only: Option<Attack>,
    /// The p99 of the stranger's answers that still is well, in milliseconds
    #[arg(long, default_value_t = 250)]
    most: u64,
}

/// Where attackers send what they have, until they are told to stop.
#[derive(Clone, Debug)]
struct Target {
    address: SocketAddr,
    over: watch::Receiver<bool>,
}

impl Target {
    fn goes_on(&self) -> bool {
        !*self.over.borrow()
    }

    /// Sends something, if it is taken before all is over.
    async fn takes(&self, stream: &mut TcpStream, bytes: &[u8]) -> bool {
        let mut over = self.over.clone();
        tokio::select! {
            sent = stream.write_all(bytes) => sent.is_ok(),
            _ = over.wait_for(|over| *over) => false,
        }
    }
}

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    let mut failed = Vec::new();
    println!(
        "{:<10} {:>8} {:>8} {:>8} {:>9}  attempts",
        "attack", "p50 ms", "p99 ms", "max ms", "answers"
    );
    let chosen =
        Attack::ALL.into_iter().filter(|attack| options.only.is_none_or(|only| only == *attack));
    for attack in chosen {
        // A server of its own for each: what one attack left behind is not measured with the next.
        let place = Place { data: place.data.join(attack.name()), ..place.clone() };
        let mut server = Server::start(&place).await?;
        let measured = beside(attack, server.address, Duration::from_secs(options.seconds)).await?;
        ensure!(server.is_alive(), "the server broke down under the attack “{}”", attack.name());
        server.kill().await?;
        let p99 = measured.at(0.99);
        println!(
            "{:<10} {:>8.1} {:>8.1} {:>8.1} {:>9}  {}",
            attack.name(),
            measured.at(0.5),
            p99,
            measured.at(1.0),
            measured.count(),
            measured.attempts,
        );
        if p99 > options.most as f64 || measured.count() == 0 {
            failed.push(attack.name());
        }
    }
    ensure!(failed.is_empty(), "the stranger suffered from {}", failed.join(", "));
    Ok(())
}

/// What a stranger measured beside an attack.
#[derive(Debug)]
struct Measured {
    /// Sorted, in milliseconds.
    latencies: Vec<f64>,
    attempts: u64,
}

impl Measured {
    fn count(&self) -> usize {
        self.latencies.len()
    }

    /// What so large a part of all answers is not slower than.
    fn at(&self, part: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let index = (self.latencies.len() as f64 * part) as usize;
        self.latencies.get(index.min(last)).copied().unwrap_or(f64::NAN)
    }
}

async fn beside(attack: Attack, address: SocketAddr, lasts: Duration) -> anyhow::Result<Measured> {
    let (stop, over) = watch::channel(false);
    let target = Target { address, over };
    let mut stranger = stranger::Stranger::sit_down(STRANGER, address).await?;
    let mut attackers: JoinSet<u64> = JoinSet::new();
    attack.begin(&target, &mut attackers).await?;
    let mut latencies = stranger.play(lasts).await?;
    stop.send_replace(true);
    let mut attempts = 0;
    // Attackers that hang are none the server answers; they end with their connections.
    let ending = async {
        while let Some(done) = attackers.join_next().await {
            attempts += done.unwrap_or_default();
        }
    };
    let _ = tokio::time::timeout(Duration::from_secs(5), ending).await;
    attackers.abort_all();
    latencies.sort_by(f64::total_cmp);
    Ok(Measured { latencies, attempts })
}
