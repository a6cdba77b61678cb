//! What guests should not do, and do.

use std::{net::Ipv4Addr, time::Duration};

use anyhow::Context as _;
use kernel::Attention;
use protocol::{ClientMessage, CreateGame, MAX_REPLAY, SeatWish};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt as _, task::JoinSet, time::sleep};

use super::Target;
use crate::{
    client::{Client, any_answer, keys},
    http,
};

/// One way to hurt others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Attack {
    /// No attack: what the stranger measures alone
    Nothing,
    /// Forty games against hard bots by one guest, with their coach
    Bots,
    /// As many words as can be searched for
    Search,
    /// Spellbooks as long as a request
    Books,
    /// Recorded games that are long, and none
    Uploads,
    /// Games that go on from recorded ones, again and again
    Continue,
    /// Messages without end on sockets
    Chatter,
    /// 5,000 connections that send by the byte
    Slow,
    /// Connections that ask and do not read
    Deaf,
    /// Passwords tried from many addresses
    Logins,
    /// Games made as fast as can be
    Games,
}

impl Attack {
    pub(super) const ALL: [Attack; 11] = [
        Attack::Nothing,
        Attack::Bots,
        Attack::Search,
        Attack::Books,
        Attack::Uploads,
        Attack::Continue,
        Attack::Chatter,
        Attack::Slow,
        Attack::Deaf,
        Attack::Logins,
        Attack::Games,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Attack::Nothing => "nothing",
            Attack::Bots => "bots",
            Attack::Search => "search",
            Attack::Books => "books",
            Attack::Uploads => "uploads",
            Attack::Continue => "continue",
            Attack::Chatter => "chatter",
            Attack::Slow => "slow",
            Attack::Deaf => "deaf",
            Attack::Logins => "logins",
            Attack::Games => "games",
        }
    }

    /// Starts attackers, each of which counts its attempts.
    pub(super) async fn begin(
        self,
        target: &Target,
        attackers: &mut JoinSet<u64>,
    ) -> anyhow::Result<()> {
        match self {
            Attack::Nothing => (),
            Attack::Bots => (0..40).for_each(|_| {
                attackers.spawn(play_bots(target.clone()));
            }),
            Attack::Search => {
                let path = "/api/v1/rules/mage-wars?query=a+e+i+o+u+n+r+s+t+l+m+d&language=de";
                repeat(target, attackers, 20, "GET", path, &[]);
            }
            Attack::Books => {
                let text = "1x Fireball\n".repeat(16_000);
                let longest = json!({ "text": text }).to_string();
                let text = format!("Mage: Wizard\n{}", "1x Firebal\n".repeat(900));
                let wrong = json!({ "text": text }).to_string();
                repeat(target, attackers, 10, "POST", "/api/v1/books/check", longest.as_bytes());
                repeat(target, attackers, 10, "POST", "/api/v1/books/check", wrong.as_bytes());
            }
            Attack::Uploads => {
                repeat(target, attackers, 5, "POST", "/api/v1/replays", &vec![b'['; MAX_REPLAY]);
                let long = recorded(target, Some(20_000)).await?.to_string();
                repeat(target, attackers, 5, "POST", "/api/v1/replays", long.as_bytes());
            }
            Attack::Continue => {
                let file = recorded(target, None).await?.to_string();
                let answer = http::ask(
                    attacker(0),
                    target.address,
                    "POST",
                    "/api/v1/replays",
                    "",
                    file.as_bytes(),
                )
                .await?;
                let info: Value = serde_json::from_str(&answer.body)?;
                let id = info["id"].as_str().unwrap_or_default().to_owned();
                let step = info["steps"].as_u64().unwrap_or(1).saturating_sub(1);
                let seats = [json!({"kind": "person"}), json!({"kind": "person"})];
                let wish = json!({ "step": step, "seats": seats }).to_string();
                let path = format!("/api/v1/replays/{id}/continue");
                repeat(target, attackers, 10, "POST", &path, wish.as_bytes());
            }
            Attack::Chatter => (0..50).for_each(|number| {
                attackers.spawn(chatter(target.clone(), attacker(number % 5)));
            }),
            Attack::Slow => (0..5_000_u16).for_each(|number| {
                attackers.spawn(by_the_byte(target.clone(), attacker((number % 50) as u8)));
            }),
            Attack::Deaf => {
                let paths = ["/api/openapi.json".to_owned(), script_of_page(target).await?];
                for (number, path) in (0..200).zip(paths.iter().cycle()) {
                    attackers.spawn(deaf(target.clone(), attacker(number % 10), path.clone()));
                }
            }
            Attack::Logins => {
                let body = json!({ "login": "willi", "password": "not the password" }).to_string();
                repeat(target, attackers, 100, "POST", "/api/v1/session", body.as_bytes());
            }
            Attack::Games => {
                let seats = json!([{"kind": "person"}, {"kind": "bot", "bot": "hard"}]);
                let body = json!({ "game": "mage-wars", "seats": seats }).to_string();
                repeat(target, attackers, 20, "POST", "/api/v1/games", body.as_bytes());
            }
        }
        Ok(())
    }
}

/// Addresses of attackers. All of 127/8 is this computer.
fn attacker(number: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 2, number + 1)
}

/// The same request without end, from so many connections at once.
fn repeat(
    target: &Target,
    attackers: &mut JoinSet<u64>,
    count: u8,
    method: &'static str,
    path: &str,
    body: &[u8],
) {
    for number in 0..count {
        let (target, path, body) = (target.clone(), path.to_owned(), body.to_vec());
        attackers.spawn(async move {
            let mut asked = 0;
            while target.goes_on() {
                asked += 1;
                let from = attacker(number);
                let answer = http::ask(from, target.address, method, &path, "", &body).await;
                if answer.is_err() {
                    sleep(Duration::from_millis(10)).await;
                }
            }
            asked
        });
    }
}

async fn play_bots(target: Target) -> u64 {
    let mut attempts = 0;
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        seats: vec![
            SeatWish::Person { name: "Eve".to_owned() },
            SeatWish::Bot { bot: "hard".to_owned() },
        ],
        ..CreateGame::default()
    };
    while target.goes_on() {
        let played = async {
            let game = http::create_from(attacker(0), target.address, &wish).await?;
            let mut eve = Client::join_from(
                attacker(0),
                Attention::Every,
                target.address,
                &game.id,
                keys(&game),
            )
            .await?;
            let mut chance = kernel::Chance::seeded(kernel::Seed::from_number(attempts));
            while target.goes_on() {
                let protocol::ServerMessage::Update(update) = eve.hear().await? else { continue };
                let Some(asked) = &update.asked else { continue };
                attempts += 1;
                eve.say(&ClientMessage::Advise { seat: asked.seat, revision: update.revision })
                    .await?;
                if let Some(answer) = any_answer(&update, &format!("e{attempts}"), &mut chance) {
                    eve.say(&answer).await?;
                }
            }
            anyhow::Ok(())
        };
        if played.await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
    }
    attempts
}

async fn chatter(target: Target, from: Ipv4Addr) -> u64 {
    let mut said = 0;
    let person = || SeatWish::Person { name: "Eve".to_owned() };
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        seats: vec![person(), person()],
        ..CreateGame::default()
    };
    while target.goes_on() {
        let talk = async {
            let game = http::create_from(from, target.address, &wish).await?;
            let attention = Attention::Every;
            let mut eve =
                Client::join_from(from, attention, target.address, &game.id, keys(&game)).await?;
            let line = "x".repeat(500);
            while target.goes_on() {
                said += 1;
                let seat = kernel::Seat(0);
                let message = match said % 4 {
                    0 => ClientMessage::Chat { seat, text: line.clone() },
                    1 => ClientMessage::Orders { seat, orders: kernel::Orders::default() },
                    2 => ClientMessage::Ping { at: said },
                    _ => ClientMessage::Undo { id: format!("u{said}"), revision: 0, seat },
                };
                eve.say(&message).await?;
            }
            anyhow::Ok(())
        };
        if talk.await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
    }
    said
}

async fn by_the_byte(target: Target, from: Ipv4Addr) -> u64 {
    let mut opened = 0;
    while target.goes_on() {
        let Ok(mut stream) = http::connect(from, target.address).await else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        opened += 1;
        let mut sent = stream.write_all(b"GET /api/v1/games HTTP/1.1\r\nX: ").await;
        while sent.is_ok() && target.goes_on() {
            sleep(Duration::from_secs(1)).await;
            sent = stream.write_all(b"x").await;
        }
    }
    opened
}

/// The longest thing that everyone may ask for.
async fn script_of_page(target: &Target) -> anyhow::Result<String> {
    let page = http::ask(attacker(0), target.address, "GET", "/", "", &[]).await?.body;
    let named =
        |text: &str| text.split('"').next().filter(|name| name.ends_with(".js")).map(str::to_owned);
    let scripts = page.split("src=\"").skip(1);
    scripts.filter_map(named).next().context("the page has no script")
}

/// What waits in the network on this side. An attacker's own computer holds that, and here it would count as ours.
const OWN_BYTES: u32 = 16 * 1024;

async fn deaf(target: Target, from: Ipv4Addr, path: String) -> u64 {
    let mut asked = 0;
    let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").repeat(50);
    while target.goes_on() {
        let connected = http::connect_with(from, target.address, Some(OWN_BYTES)).await;
        let Ok(mut stream) = connected else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while target.takes(&mut stream, ask.as_bytes()).await {
            asked += 50;
        }
    }
    asked
}

/// The file of a game that was given up at once, its answers repeated if there shall be more.
async fn recorded(target: &Target, entries: Option<usize>) -> anyhow::Result<Value> {
    let person = || SeatWish::Person { name: "Eve".to_owned() };
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        seats: vec![person(), person()],
        ..CreateGame::default()
    };
    let game = http::create_from(attacker(0), target.address, &wish).await?;
    let mut eve =
        Client::join_from(attacker(0), Attention::Every, target.address, &game.id, keys(&game))
            .await?;
    let mut chance = kernel::Chance::seeded(kernel::Seed::from_number(1));
    let mut answered = 0_u32;
    // A few rounds, so that there is something to play again.
    while answered < 200 {
        let protocol::ServerMessage::Update(update) = eve.hear().await? else { continue };
        if update.ending.is_some() {
            break;
        }
        if let Some(answer) = any_answer(&update, &format!("r{answered}"), &mut chance) {
            answered += 1;
            eve.say(&answer).await?;
        }
    }
    let seat = kernel::Seat(0);
    eve.say(&ClientMessage::Resign { id: "end".to_owned(), revision: 0, seat }).await?;
    loop {
        if let protocol::ServerMessage::Update(update) = eve.hear().await?
            && update.ending.is_some()
        {
            break;
        }
    }
    let path = format!("/api/v1/games/{}/replay", game.id);
    let answer = http::ask(attacker(0), target.address, "GET", &path, "", &[]).await?;
    let mut file: Value = serde_json::from_str(&answer.body)?;
    if let (Some(entries), Some(list)) = (entries, file["entries"].as_array_mut()) {
        let once = list.clone();
        while list.len() < entries && !once.is_empty() {
            list.extend(once.iter().cloned());
        }
    }
    Ok(file)
}
