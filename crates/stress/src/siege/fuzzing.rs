//! Anything at all, sent to every operation: no error of the server, no panic, no growth of its memory.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};

use anyhow::{Context as _, bail, ensure};
use kernel::{Attention, Chance, Seed};
use protocol::{CreateGame, SeatWish};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    client::{Client, keys},
    http,
    server_process::{Place, Server},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Requests and messages together
    #[arg(long, default_value_t = 1_000_000)]
    count: u64,
    /// By how much the server may grow after its first tenth, in MiB
    #[arg(long, default_value_t = 64)]
    growth: u64,
    /// What all chance follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many send at the same time.
const SENDERS: u64 = 8;
/// So many messages go through one socket.
const MESSAGES: u64 = 200;

/// Where all of it goes.
#[derive(Clone, Debug)]
struct Target {
    address: SocketAddr,
    operations: Arc<[Operation]>,
}

impl Target {
    async fn at(address: SocketAddr) -> anyhow::Result<Self> {
        Ok(Target { address, operations: operations(address).await?.into() })
    }

    /// Sends so much from each of the senders.
    async fn attack(&self, seed: u64, each: u64) -> anyhow::Result<()> {
        let mut senders = JoinSet::new();
        for sender in 0..SENDERS {
            let chance = Chance::seeded(Seed::from_number(seed * SENDERS + sender));
            senders.spawn(send(self.clone(), chance, each));
        }
        while let Some(sent) = senders.join_next().await {
            sent??;
        }
        Ok(())
    }
}

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    let mut server = Server::start(place).await?;
    let target = Target::at(server.address).await?;
    println!("{} operations", target.operations.len());
    let share = (options.count / SENDERS / 10).max(1);
    let mut first = None;
    for tenth in 0..10 {
        target.attack(options.seed * 1_000 + tenth, share).await?;
        ensure!(server.is_alive(), "the server broke down");
        let memory = server.memory().unwrap_or(0) >> 20;
        println!("{:>9} sent, {memory} MiB", (tenth + 1) * share * SENDERS);
        let before = *first.get_or_insert(memory);
        ensure!(memory <= before + options.growth, "the server grew from {before} to {memory} MiB");
    }
    let health = http::ask(Ipv4Addr::LOCALHOST, server.address, "GET", "/healthz", "", &[]).await?;
    ensure!(health.status == 200, "the server is not well afterwards: {}", health.body);
    server.kill().await
}

/// A kind of request: its method, and its path with names in braces.
#[derive(Clone, Debug)]
struct Operation {
    method: String,
    path: String,
    /// What it may be answered with.
    statuses: Vec<u16>,
}

/// All that the server says it offers.
async fn operations(address: SocketAddr) -> anyhow::Result<Vec<Operation>> {
    let answer =
        http::ask(Ipv4Addr::LOCALHOST, address, "GET", "/api/openapi.json", "", &[]).await?;
    let described: Value = serde_json::from_str(&answer.body)?;
    let paths = described["paths"].as_object().context("a description without paths")?;
    let of_path = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().cloned().unwrap_or_default();
        let path = path.clone();
        methods.into_iter().map(move |(method, described)| Operation {
            method: method.to_uppercase(),
            path: path.clone(),
            statuses: described["responses"]
                .as_object()
                .map(|listed| listed.keys().filter_map(|status| status.parse().ok()).collect())
                .unwrap_or_default(),
        })
    };
    Ok(paths.iter().flat_map(of_path).collect())
}

async fn send(target: Target, mut chance: Chance, count: u64) -> anyhow::Result<()> {
    let Target { address, operations } = target;
    let mut sent = 0;
    let mut known: Vec<String> = Vec::new();
    let mut cookie = String::new();
    while sent < count {
        if chance.below(4) == 0 {
            let few = MESSAGES.min(count - sent);
            known.truncate(8);
            known.push(talk(address, &mut chance, few).await?);
            sent += few;
            continue;
        }
        for _ in 0..MESSAGES.min(count - sent) {
            sent += 1;
            let operation = pick(&mut chance, &operations);
            let path = fill(&operation.path, &known, &mut chance);
            let body = strange_body(&mut chance);
            let headers = if chance.below(3) == 0 { "" } else { &cookie };
            let answer = http::ask(
                Ipv4Addr::LOCALHOST,
                address,
                &operation.method,
                &path,
                headers,
                body.as_bytes(),
            )
            .await
            .with_context(|| {
                format!("{} {path} was not answered: {body:.300}", operation.method)
            })?;
            if answer.status >= 500 {
                bail!("{} {path} gave {}: {body:.300}", operation.method, answer.status);
            }
            ensure!(
                operation.statuses.contains(&answer.status),
                "{} {} gave {}, which its description does not list: {body:.300}",
                operation.method,
                operation.path,
                answer.status
            );
            let set = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
            if let Some(token) = set.and_then(|line| line.split(';').next()) {
                cookie = format!("Cookie: {token}\r\n");
            }
            if let Ok(Value::Object(made)) = serde_json::from_str(&answer.body)
                && let Some(id) = made.get("id").and_then(Value::as_str)
            {
                known.push(id.to_owned());
            }
        }
    }
    Ok(())
}

fn pick<'a, T>(chance: &mut Chance, of: &'a [T]) -> &'a T {
    &of[chance.below(of.len() as u32) as usize]
}

/// The path with something in place of its names: what exists, or anything.
fn fill(path: &str, known: &[String], chance: &mut Chance) -> String {
    const ANYTHING: &[&str] = &[
        "0",
        "1",
        "255",
        "-1",
        "mage-wars",
        "mage-knight",
        "en",
        "de",
        "MW-GUARD-03",
        "fireball",
        "%00",
        "%F0%9F%90%89",
        "..%2f..",
        "xxxxxxxxxxxxxxxx",
        "null",
    ];
    let mut filled = String::new();
    for (at, part) in path.split('/').enumerate() {
        if at > 0 {
            filled.push('/');
        }
        match part.starts_with('{') {
            true if !known.is_empty() && chance.below(2) == 0 => {
                filled.push_str(pick::<String>(chance, known));
            }
            true => filled.push_str(pick::<&str>(chance, ANYTHING)),
            false => filled.push_str(part),
        }
    }
    const QUERIES: &[&str] = &[
        "",
        "?query=guard&language=de",
        "?language=xx",
        "?mage=wizard&training=fire",
        "?mage=",
        "?eyes=all&from=3&count=99",
        "?eyes=0&from=18446744073709551615",
        "?eyes=spectator",
        "?query=a+b+c+d+e+f+g+h",
        "?%ff=%ff",
    ];
    filled.push_str(pick::<&str>(chance, QUERIES));
    filled
}

/// What damages a text where it stands; the last one is a NUL in JSON.
const SPLINTERS: &[&str] = &["\"", "{", "9", "\u{1F409}", "\n", "-", "\\u0000"];

/// A body that some request takes, mostly damaged.
fn strange_body(chance: &mut Chance) -> String {
    let number = || json!(7);
    let person = json!({"kind": "person", "name": "Eve"});
    let bodies = [
        json!({"game": "mage-wars", "seats": [person, {"kind": "open"}]}),
        json!({"game": "mage-wars", "seats": [person, {"kind": "bot", "bot": "easy"}], "clock": {"bank_ms": 60_000}}),
        json!({"game": "mage-knight", "seats": [person]}),
        json!({"game": "mage-knight", "setup": {"scenario": "first-reconnaissance", "heroes": ["tovak"]}, "seats": [person]}),
        json!({"name": "Eve", "bring": {"mage": "wizard", "book": "starting:wizard"}}),
        json!({"name": "Eve"}),
        json!({"login": "eve", "password": "correct horse"}),
        json!({"old": "correct horse", "new": "battery staple"}),
        json!({"text": "Mage: Wizard\n2x Fireball\n1x Unknown", "name": "A book"}),
        json!({"text": "starting:wizard"}),
        json!({"step": 3, "seats": [person, person]}),
        json!({"version": 1, "game": "mage-wars", "entries": []}),
        json!(null),
    ];
    let mut text = pick(chance, &bodies).to_string();
    for _ in 0..chance.below(4) {
        let at = chance.below(text.len().max(1) as u32) as usize;
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        match chance.below(6) {
            0 => text.truncate(at),
            1 => text.insert_str(at, pick::<&str>(chance, SPLINTERS)),
            2 => text.insert_str(at, &"[".repeat(chance.below(200) as usize)),
            3 => text.insert_str(at, &number().to_string()),
            4 => text = text.replacen("Eve", &"E".repeat(chance.below(300) as usize), 1),
            _ => text = text.replacen(':', ":18446744073709551616,", 1),
        }
    }
    text
}

/// Sits down at a new game and says anything; returns the id of the game.
async fn talk(address: SocketAddr, chance: &mut Chance, count: u64) -> anyhow::Result<String> {
    let person = || SeatWish::Person { name: "Eve".to_owned() };
    let two = chance.below(2) == 0;
    let wish = CreateGame {
        game: if two { "mage-wars" } else { "mage-knight" }.to_owned(),
        seats: if two { vec![person(), person()] } else { vec![person()] },
        ..CreateGame::default()
    };
    let game = http::create(address, &wish).await?;
    let attention = Attention::Every;
    let mut eve =
        Client::join_from(Ipv4Addr::LOCALHOST, attention, address, &game.id, keys(&game)).await?;
    for at in 0..count {
        let text = strange_message(chance, at);
        // A message that is too long ends the socket, and nothing else may.
        if eve.say_text(text).await.is_err() {
            break;
        }
    }
    // The last word is answered, unless the server hung up before it.
    let _ = eve.say_text(json!({"type": "ping", "at": 4_711}).to_string()).await;
    loop {
        match eve.hear().await {
            Ok(protocol::ServerMessage::Pong { at: 4_711 }) | Err(_) => return Ok(game.id),
            Ok(_) => (),
        }
    }
}

fn strange_message(chance: &mut Chance, at: u64) -> String {
    let seat = chance.below(3);
    let revision = chance.below(4);
    let words = [
        json!({"type": "answer", "id": format!("a{at}"), "revision": revision, "seat": seat, "choice": "pass"}),
        json!({"type": "answer", "id": format!("a{at}"), "revision": 0, "seat": 0, "choice": {"move": "B1"}}),
        json!({"type": "undo", "id": format!("u{at}"), "revision": revision, "seat": seat}),
        json!({"type": "resign", "id": "r", "revision": 0, "seat": 9}),
        json!({"type": "propose", "seat": seat, "what": "undo"}),
        json!({"type": "consent", "seat": seat, "agree": false}),
        json!({"type": "chat", "seat": seat, "text": "hello"}),
        json!({"type": "orders", "seat": seat, "orders": {"attention": {"kind": "every"}, "standing": []}}),
        json!({"type": "consult", "seat": seat, "revision": revision, "query": "line"}),
        json!({"type": "ping", "at": at}),
        json!({"type": "hello", "protocol": 2, "keys": ["x"]}),
    ];
    let mut text = pick(chance, &words).to_string();
    for _ in 0..chance.below(3) {
        let at = chance.below(text.len().max(1) as u32) as usize;
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        match chance.below(4) {
            0 => text.truncate(at),
            1 => text.insert_str(at, pick::<&str>(chance, SPLINTERS)),
            2 => text.insert_str(at, &"[".repeat(chance.below(300) as usize)),
            _ => text.insert_str(at, "1e999"),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short run of what `cargo xtask siege` does a million times. What is sent follows from the seed.
    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_that_is_sent_to_any_operation_breaks_the_server() {
        let data = tempfile::tempdir().unwrap();
        let config = server::Config {
            port: 0,
            data_dir: data.path().to_owned(),
            limit: server::Limit::NONE,
            pass_delay: std::time::Duration::ZERO,
            ..server::Config::default()
        };
        let running = server::serve(config).await.unwrap();
        let target = Target::at(running.address()).await.unwrap();
        assert!(target.operations.len() > 30, "{:?}", target.operations);
        target.attack(11, 2 * MESSAGES).await.unwrap();
        let (from, at) = (Ipv4Addr::LOCALHOST, running.address());
        let health = http::ask(from, at, "GET", "/healthz", "", &[]).await.unwrap();
        assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
        running.stop().await.unwrap();
    }
}
