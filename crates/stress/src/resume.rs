//! Many stored games: how long a restart takes, and how long opening any of them afterwards.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use anyhow::{Context as _, bail};
use kernel::{Chance, Seed};
use protocol::{CreateGame, CreatedGame, SeatWish, ServerMessage};
use tokio::{sync::Semaphore, task::JoinSet, time::Instant};

use crate::{
    client::{Client, any_answer, keys},
    http,
    server_process::{Place, Server},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Stored games
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Answers in each of them
    #[arg(long, default_value_t = 300)]
    answers: u64,
}

/// Games played at the same time while they are made.
const AT_ONCE: usize = 32;

pub(crate) async fn run(place: &Place, options: &Options) -> anyhow::Result<()> {
    let server = Server::start(place).await?;
    let address = server.address;
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let mut making = JoinSet::new();
    for number in 0..options.games {
        let at_once = Arc::clone(&at_once);
        let answers = options.answers;
        making.spawn(async move {
            let _permit = at_once.acquire().await?;
            let person = || SeatWish::Person { name: String::new() };
            let wish = CreateGame {
                game: "mage-wars".to_owned(),
                seats: vec![person(), person()],
                ..CreateGame::default()
            };
            let game = http::create(address, &wish).await?;
            let mut chance = Chance::seeded(Seed::from_number(number));
            let reached = play(address, &game, answers, &mut chance).await?;
            anyhow::Ok((game, reached))
        });
    }
    let progress = indicatif::ProgressBar::new(options.games);
    let mut games = Vec::new();
    while let Some(made) = making.join_next().await {
        games.push(made??);
        progress.inc(1);
    }
    progress.finish_and_clear();
    server.kill().await?;
    let start = Instant::now();
    let server = Server::start(place).await?;
    println!(
        "restarted in {:.2} s with {} stored games",
        start.elapsed().as_secs_f64(),
        games.len()
    );
    let empty = server.memory();
    let mut times = Vec::new();
    for (game, reached) in &games {
        times.push(open(&server, game, *reached).await?);
    }
    times.sort();
    let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64;
    println!(
        "opening a game of up to {} answers: mean {:.0} ms, longest {:.0} ms",
        options.answers,
        mean * 1e3,
        times.last().map_or(0.0, Duration::as_secs_f64) * 1e3,
    );
    if let (Some(empty), Some(idle)) = (empty, server.memory()) {
        let each = idle.saturating_sub(empty) / options.games.max(1) / 1024;
        println!("memory: {} MiB empty; a game {each} KiB idle, with nobody there", empty >> 20);
    }
    server.kill().await
}

/// Answers at random so often, or until the game is over. Returns the revision that was reached.
async fn play(
    address: SocketAddr,
    game: &CreatedGame,
    answers: u64,
    chance: &mut Chance,
) -> anyhow::Result<u64> {
    let mut client = Client::join(address, &game.id, keys(game)).await?;
    let mut revision = 0;
    let mut given = 0;
    let mut back = false;
    loop {
        let Ok(heard) = client.hear().await else {
            // A busy machine reads too slowly for the server, which hangs up: it is to come again.
            client = Client::join(address, &game.id, keys(game)).await?;
            back = true;
            continue;
        };
        match heard {
            ServerMessage::Update(update) => {
                revision = update.revision.max(revision);
                if std::mem::take(&mut back) {
                    given = revision;
                }
                if given == answers && revision >= given || update.ending.is_some() {
                    return Ok(revision);
                }
                // Of several seats that are asked, one answers; its update comes when all is told.
                if revision == given
                    && let Some(answer) = any_answer(&update, &format!("a{given}"), chance)
                {
                    given += 1;
                    client.say(&answer).await?;
                }
            }
            ServerMessage::Refused(refused) => bail!("refused: {refused:?}"),
            ServerMessage::Error { message } => bail!("error: {message:?}"),
            _ => (),
        }
    }
}

/// How long it takes until a player who comes back sees the game where it was.
async fn open(server: &Server, game: &CreatedGame, reached: u64) -> anyhow::Result<Duration> {
    let start = Instant::now();
    let mut client = Client::join(server.address, &game.id, keys(game)).await?;
    loop {
        if let ServerMessage::Update(update) = client.hear().await.context("no update")? {
            anyhow::ensure!(update.revision == reached, "game {} went back", game.id);
            return Ok(start.elapsed());
        }
    }
}
