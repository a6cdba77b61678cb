//! The players of `load`: games with two sockets each, played in processes of their own, because a process may not have
//! as many open files as ten thousand games have sockets.

use std::{
    net::SocketAddr,
    process::Stdio,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context as _, ensure};
use kernel::{Chance, Seed};
use protocol::{ClientMessage, CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use tokio::{
    process::{Child, Command},
    sync::{Semaphore, mpsc},
    task::JoinSet,
    time::{Instant, interval, sleep_until},
};

use super::Options as LoadOptions;
use crate::{
    client::{Client, any_answer},
    http, open_files,
};

/// Sockets that are opened at the same time, so that the start is no load test of its own.
const OPENING: usize = 16;
/// A client says something so often, or the server takes it for gone.
const SILENCE: Duration = Duration::from_secs(25);
/// Sockets of a game.
const SEATS: u64 = 2;

/// Part of the games of a load test.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The servers that run already
    #[arg(long, value_delimiter = ',', required = true)]
    addresses: Vec<SocketAddr>,
    /// The number of the first game; all answers follow from the numbers
    #[arg(long)]
    first: u64,
    /// When everyone is seated and the first answer may be given, in milliseconds since 1970
    #[arg(long)]
    open: u64,
    #[command(flatten)]
    load: LoadOptions,
}

/// What all players measured.
#[derive(Debug, Default)]
pub(super) struct Measured {
    /// From sending an answer until every socket of the game has seen its effect.
    pub(super) latencies: Vec<Duration>,
    pub(super) messages: u64,
}

type Shared = Arc<Mutex<Measured>>;

/// The processes that play all games, started and under way.
pub(super) struct Playing(Vec<Child>);

impl Playing {
    /// Starts as many processes as these games need.
    pub(super) fn begin(
        options: &LoadOptions,
        addresses: &[SocketAddr],
        open: SystemTime,
    ) -> anyhow::Result<Self> {
        let open = open.duration_since(UNIX_EPOCH)?.as_millis().to_string();
        let addresses: Vec<String> = addresses.iter().map(SocketAddr::to_string).collect();
        let most = (open_files::room_for_sockets() / SEATS).max(1);
        let parts = options.games.div_ceil(most).max(1);
        let mut playing = Vec::new();
        for part in 0..parts {
            let (first, end) = (options.games * part / parts, options.games * (part + 1) / parts);
            let mut command = Command::new(std::env::current_exe()?);
            command.args(["play", "--addresses", &addresses.join(","), "--open", &open]);
            for (name, value) in [
                ("--first", first),
                ("--games", end - first),
                ("--seconds", options.seconds),
                ("--pause", options.pause),
            ] {
                command.arg(name).arg(value.to_string());
            }
            command.args(["--game", &options.game]).stdin(Stdio::null()).stdout(Stdio::piped());
            playing.push(command.kill_on_drop(true).spawn()?);
        }
        Ok(Playing(playing))
    }

    /// Waits for the end and puts together what was measured.
    pub(super) async fn end(self) -> anyhow::Result<Measured> {
        let mut all = Measured::default();
        for child in self.0 {
            let ended = child.wait_with_output().await?;
            ensure!(ended.status.success(), "players gave up: {}", ended.status);
            let told = String::from_utf8(ended.stdout)?;
            let (messages, micros): (u64, Vec<u64>) = serde_json::from_str(&told)?;
            all.messages += messages;
            all.latencies.extend(micros.into_iter().map(Duration::from_micros));
        }
        all.latencies.sort();
        Ok(all)
    }
}

/// Plays these games and prints what was measured as JSON: messages, and latencies in microseconds.
pub(crate) async fn run(options: &Options) -> anyhow::Result<()> {
    open_files::room_for_sockets();
    let load = &options.load;
    let addresses: Arc<[SocketAddr]> = options.addresses.clone().into();
    let open = UNIX_EPOCH + Duration::from_millis(options.open);
    let open = Instant::now() + open.duration_since(SystemTime::now()).unwrap_or_default();
    let measured = Shared::default();
    let opening = Arc::new(Semaphore::new(OPENING));
    let mut games = JoinSet::new();
    for number in options.first..options.first + load.games {
        let person = || SeatWish::Person { name: String::new() };
        let wish = CreateGame {
            game: load.game.clone(),
            seats: vec![person(), person()],
            ..CreateGame::default()
        };
        let plan = Plan {
            addresses: Arc::clone(&addresses),
            number,
            pause: Duration::from_secs(load.pause),
            open,
            end: open + Duration::from_secs(load.seconds),
        };
        games.spawn(play(wish, plan, Arc::clone(&opening), Arc::clone(&measured)));
    }
    while let Some(done) = games.join_next().await {
        done??;
    }
    let measured = measured.lock().unwrap_or_else(PoisonError::into_inner);
    let micros: Vec<u128> = measured.latencies.iter().map(Duration::as_micros).collect();
    println!("{}", serde_json::to_string(&(measured.messages, micros))?);
    Ok(())
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
    mut words: mpsc::UnboundedReceiver<ClientMessage>,
    heard: mpsc::UnboundedSender<(usize, ServerMessage, Instant)>,
) {
    let mut silent = interval(SILENCE);
    loop {
        tokio::select! {
            _ = silent.tick() => {
                if client.say(&ClientMessage::Ping { at: 0 }).await.is_err() {
                    break;
                }
            }
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
