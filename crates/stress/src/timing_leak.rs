//! Games that look the same to everyone else but differ in a secret: whether the time at which the others hear of what
//! happens tells it.
//!
//! What the messages hold is compared byte for byte by the server's own tests. Here two samples of delays are compared
//! by the test of Kolmogorov and Smirnov.

use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use kernel::{Attention, Chance, Seat, Seed};
use protocol::{ClientMessage, CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    client::Client,
    http,
    server_process::{Place, Server},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Games of each kind
    #[arg(long, default_value_t = 300)]
    games: u32,
    /// How long a window stays open at least, in milliseconds
    #[arg(long, default_value_t = 50)]
    pub(crate) pass_delay: u64,
    /// Servers; the players of a game are at different ones
    #[arg(long, default_value_t = 1)]
    nodes: usize,
}

/// What only one seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Secret {
    One,
    Other,
}

/// The greatest distance between samples of one distribution in 999 of 1,000 cases, for samples of 1 each.
const CRITICAL: f64 = 1.95;

/// How long a player who is asked waits before passing: less than a window stays open.
const LOOKS: Duration = Duration::from_millis(20);

/// The wolf of seat 0.
const WOLF: u32 = 2;

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    let mut servers = Vec::new();
    for number in 0..options.nodes.max(1) {
        let data = place.data.join(format!("node{number}"));
        servers.push(Server::start(&Place { data, ..place.clone() }).await?);
    }
    println!(
        "{} games of each kind on {} servers, windows open for {} ms",
        options.games,
        servers.len(),
        options.pass_delay
    );
    let (mut windows, mut plans) = (Samples::default(), Samples::default());
    let progress = indicatif::ProgressBar::new(u64::from(options.games) * 2);
    let mut chance = Chance::seeded(Seed::from_number(1));
    for _ in 0..options.games {
        // Whatever else this machine does falls on both kinds alike.
        let first = if chance.below(2) == 0 { Secret::One } else { Secret::Other };
        let second = if first == Secret::One { Secret::Other } else { Secret::One };
        for secret in [first, second] {
            windows.add(secret, window(&servers, secret).await?);
            plans.add(secret, plan(&servers, secret).await?);
            progress.inc(1);
        }
    }
    progress.finish_and_clear();
    for server in servers {
        server.kill().await?;
    }
    let alike = [
        windows.report("a window passed by a click, or by itself because nothing hidden matters"),
        plans.report("a spell planned, the first of the book or the last"),
    ];
    ensure!(alike == [true; 2], "the time of messages tells a secret");
    Ok(())
}

/// Delays by secret.
#[derive(Debug, Default)]
struct Samples {
    one: Vec<Duration>,
    other: Vec<Duration>,
}

impl Samples {
    fn add(&mut self, secret: Secret, delay: Duration) {
        match secret {
            Secret::One => self.one.push(delay),
            Secret::Other => self.other.push(delay),
        }
    }

    /// Prints both samples, and whether they may come from one distribution.
    fn report(&mut self, what: &str) -> bool {
        self.one.sort();
        self.other.sort();
        let distance = distance(&self.one, &self.other);
        let (one, other) = (self.one.len() as f64, self.other.len() as f64);
        let most = CRITICAL * ((one + other) / (one * other)).sqrt();
        let middle = |sample: &[Duration]| {
            sample.get(sample.len() / 2).map_or(0.0, |delay| delay.as_secs_f64() * 1e3)
        };
        println!(
            "{what}: medians {:.2} and {:.2} ms, distance {distance:.3} (alike up to {most:.3})",
            middle(&self.one),
            middle(&self.other),
        );
        distance <= most
    }
}

/// The greatest difference between the shares of two sorted samples that lie below a value.
fn distance(one: &[Duration], other: &[Duration]) -> f64 {
    let below = |sample: &[Duration], value: Duration| {
        sample.partition_point(|delay| *delay <= value) as f64 / sample.len().max(1) as f64
    };
    let values = one.iter().chain(other);
    values.map(|value| (below(one, *value) - below(other, *value)).abs()).fold(0.0, f64::max)
}

async fn create(servers: &[Server], setup: Option<Value>) -> anyhow::Result<CreatedGame> {
    let person = || SeatWish::Person { name: String::new() };
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        setup,
        seats: vec![person(), person()],
        ..CreateGame::default()
    };
    http::create(servers[0].address, &wish).await
}

/// Both players, each with what it was told first.
async fn sit_down(servers: &[Server], game: &CreatedGame) -> anyhow::Result<[(Client, Update); 2]> {
    let join = async |seat: usize| {
        let key = game.keys.get(seat).context("a key for each seat")?.key.clone();
        let mut client = Client::join_with(
            Attention::Auto,
            servers[seat % servers.len()].address,
            &game.id,
            vec![key],
        )
        .await?;
        let first = update(&mut client).await?;
        anyhow::Ok((client, first))
    };
    Ok([join(0).await?, join(1).await?])
}

/// The hidden enchantment is one that could matter when its wolf is activated, so that its player is asked, looks and
/// passes; or one that comes by itself, so that no player is asked. How long the other player waits for the pass.
async fn window(servers: &[Server], secret: Secret) -> anyhow::Result<Duration> {
    let hidden = match secret {
        Secret::One => "bear-strength",
        Secret::Other => "block",
    };
    let setup = json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1, "initiative": 0, "turn": 0,
            "mages": [
                { "zone": "A1", "mana": 10, "active": true },
                { "zone": "B3", "mana": 10, "active": true },
            ],
            "objects": [
                { "creature": {
                    "card": "timber-wolf", "controller": 0,
                    "piece": { "zone": "A1", "active": true },
                } },
                { "enchantment": { "card": hidden, "controller": 0, "on": WOLF, "hidden": true } },
            ],
        },
    });
    let game = create(servers, Some(setup)).await?;
    let [(mut owner, first), (mut waiting, _)] = sit_down(servers, &game).await?;
    let play = async {
        answer(&mut owner, &first, "activate", json!({ "activate": WOLF })).await?;
        if secret == Secret::One {
            let asked = until_asked(&mut owner).await?;
            sleep(LOOKS).await;
            answer(&mut owner, &asked, "pass", json!("pass")).await?;
        }
        anyhow::Ok(())
    };
    let wait = async {
        let activated = update(&mut waiting).await?;
        let since = Instant::now();
        let passed = update(&mut waiting).await?;
        ensure!(passed.revision == activated.revision + 1, "the pass was not told");
        Ok(since.elapsed())
    };
    let ((), delay) = tokio::try_join!(play, wait)?;
    Ok(delay)
}

/// A player plans one spell or another. How long it takes until the other player hears that something was done.
async fn plan(servers: &[Server], secret: Secret) -> anyhow::Result<Duration> {
    let game = create(servers, None).await?;
    let mut players = sit_down(servers, &game).await?;
    for number in 0..20 {
        let planning = players[1].1.asked.as_ref().and_then(|asked| {
            let mut prepares =
                asked.options.iter().filter(|option| option.choice.get("prepare").is_some());
            match secret {
                Secret::One => prepares.next(),
                Secret::Other => prepares.next_back(),
            }
        });
        let planning = planning.map(|option| option.choice.clone());
        let plans = planning.is_some();
        // What comes before planning is answered by the seat that is asked.
        let (who, choice) = match planning {
            Some(choice) => (1, choice),
            None => {
                let asked = players.iter().enumerate().find_map(|(who, (_, update))| {
                    Some((who, update.asked.as_ref()?.options.first()?.choice.clone()))
                });
                asked.context("nothing is asked before planning")?
            }
        };
        let since = Instant::now();
        let (client, asked) = &mut players[who];
        answer(client, asked, &format!("p{number}"), choice).await?;
        for (client, newest) in &mut players {
            let revision = newest.revision;
            while newest.revision == revision {
                *newest = update(client).await?;
            }
            if plans {
                return Ok(since.elapsed());
            }
        }
    }
    bail!("planning never came")
}

async fn answer(client: &mut Client, to: &Update, id: &str, choice: Value) -> anyhow::Result<()> {
    let seat = to.asked.as_ref().map_or(Seat(0), |asked| asked.seat);
    let id = id.to_owned();
    client.say(&ClientMessage::Answer { id, revision: to.revision, seat, choice }).await
}

async fn update(client: &mut Client) -> anyhow::Result<Update> {
    loop {
        match client.hear().await? {
            ServerMessage::Update(update) => return Ok(update),
            ServerMessage::Refused(refused) => bail!("refused: {refused:?}"),
            ServerMessage::Error { message } => bail!("error: {message:?}"),
            _ => (),
        }
    }
}

async fn until_asked(client: &mut Client) -> anyhow::Result<Update> {
    loop {
        let update = update(client).await?;
        if update.asked.is_some() {
            return Ok(update);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(from: u64, to: u64) -> Vec<Duration> {
        (from..to).map(Duration::from_millis).collect()
    }

    #[test]
    fn samples_that_overlap_by_half_are_half_apart() {
        assert_eq!(distance(&sample(0, 100), &sample(0, 100)), 0.0);
        assert_eq!(distance(&sample(0, 100), &sample(50, 150)), 0.5);
        assert_eq!(distance(&sample(0, 100), &sample(200, 300)), 1.0);
    }

    #[test]
    fn only_samples_of_one_kind_are_alike() {
        let mut same = Samples { one: sample(0, 100), other: sample(3, 103) };
        assert!(same.report("the same"));
        let mut later = Samples { one: sample(0, 100), other: sample(60, 160) };
        assert!(!later.report("later"));
    }
}
