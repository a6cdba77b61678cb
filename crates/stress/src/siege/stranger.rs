//! A stranger who plays a game of two against themselves, and measures how long answers take.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use anyhow::{Context as _, bail};
use kernel::{Attention, Chance, Seed};
use protocol::{CreateGame, RefusedBecause, SeatWish, ServerMessage, Update};
use tokio::time::{Instant, sleep, timeout};

use crate::{
    client::{Client, any_answer, keys},
    http,
};

/// A moment of thought between two answers, so that the stranger is no attacker.
const THOUGHT: Duration = Duration::from_millis(50);
/// Who waits so long has been stopped from playing.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(super) struct Stranger {
    from: Ipv4Addr,
    address: SocketAddr,
    client: Client,
    /// The newest question.
    asked: Update,
    chance: Chance,
    answers: u64,
}

impl Stranger {
    pub(super) async fn sit_down(from: Ipv4Addr, address: SocketAddr) -> anyhow::Result<Self> {
        let (client, asked) = begin(from, address).await?;
        let chance = Chance::seeded(Seed::from_number(7));
        Ok(Stranger { from, address, client, asked, chance, answers: 0 })
    }

    /// Plays for a while; how long each answer took to be accepted and shown, in milliseconds.
    pub(super) async fn play(&mut self, lasts: Duration) -> anyhow::Result<Vec<f64>> {
        let end = Instant::now() + lasts;
        let mut latencies = Vec::new();
        while Instant::now() < end {
            let id = format!("s{}", self.answers);
            self.answers += 1;
            let Some(answer) = any_answer(&self.asked, &id, &mut self.chance) else {
                (self.client, self.asked) = begin(self.from, self.address).await?;
                continue;
            };
            let before = Instant::now();
            self.client.say(&answer).await?;
            let shown = shown_after(&mut self.client, &id);
            self.asked = timeout(PATIENCE, shown).await.context("the stranger waits in vain")??;
            latencies.push(before.elapsed().as_secs_f64() * 1e3);
            sleep(THOUGHT).await;
        }
        Ok(latencies)
    }
}

async fn begin(from: Ipv4Addr, address: SocketAddr) -> anyhow::Result<(Client, Update)> {
    let person = || SeatWish::Person { name: "Stranger".to_owned() };
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        seats: vec![person(), person()],
        ..CreateGame::default()
    };
    let game = http::create_from(from, address, &wish).await?;
    let mut client =
        Client::join_from(from, Attention::Every, address, &game.id, keys(&game)).await?;
    let asked = timeout(PATIENCE, asked(&mut client)).await.context("no welcome")??;
    Ok((client, asked))
}

/// The first update that asks something. There is one for each seat.
async fn asked(client: &mut Client) -> anyhow::Result<Update> {
    loop {
        if let ServerMessage::Update(update) = client.hear().await?
            && (update.asked.is_some() || update.ending.is_some())
        {
            return Ok(update);
        }
    }
}

/// The next question, once this answer was taken, or came too late because the server had passed a window by itself.
async fn shown_after(client: &mut Client, id: &str) -> anyhow::Result<Update> {
    let mut newest = None;
    loop {
        match client.hear().await? {
            ServerMessage::Accepted { id: of, .. } if of == id => return asked(client).await,
            ServerMessage::Refused(refused) if refused.id == id => match refused.because {
                RefusedBecause::Stale => match newest {
                    Some(update) => return Ok(update),
                    None => return asked(client).await,
                },
                _ => bail!("an answer that was offered was refused: {refused:?}"),
            },
            ServerMessage::Update(update) if update.asked.is_some() => newest = Some(update),
            _ => (),
        }
    }
}
