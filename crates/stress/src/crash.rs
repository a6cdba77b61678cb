//! Kills the server at random moments while many games are played, and proves that nothing acknowledged is lost, that
//! nothing is played twice and that every game goes on.

use std::{
    net::SocketAddr,
    sync::{Arc, PoisonError},
    time::Duration,
};

use anyhow::{Context as _, anyhow};
use kernel::{Chance, Seed};
use protocol::{ClientMessage, CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use crate::{
    client::{Client, any_answer, keys, signed},
    http,
    log::{self, Acknowledged, Taken},
    nats::Nats,
    postgres::Postgres,
    server_process::{Log, Place, Server},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// Games played at the same time
    #[arg(long, default_value_t = 24)]
    games: u64,
    /// Servers on the one database, of which one at a time is killed
    #[arg(long, default_value_t = 1)]
    nodes: u32,
    /// The moments of the kills and all answers follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The longest a server lives, in milliseconds.
const LONGEST_LIFE: u32 = 1_500;
/// The longest that one of several is away.
const LONGEST_ABSENCE: u32 = 6_000;
/// Long enough for everyone to come back in the end.
const LAST_LIFE: Duration = Duration::from_secs(8);
/// A game that says nothing for so long after a restart does not go on.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the servers are, until they are killed or started next. The last word is that all is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Life {
    At(Arc<[SocketAddr]>),
    Over,
}

/// What several servers stand on, which is killed as well when they are linked.
#[derive(Debug)]
pub(crate) struct Around<'a> {
    pub(crate) database: Option<&'a Postgres>,
    pub(crate) nats: Option<&'a mut Nats>,
}

/// What is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Victim {
    Node(usize),
    Nats,
    Database,
}

impl Victim {
    fn name(self) -> &'static str {
        match self {
            Victim::Node(_) => "a server",
            Victim::Nats => "NATS",
            Victim::Database => "PostgreSQL",
        }
    }

    /// A server mostly; among linked ones NATS and the database in turn.
    fn choose(number: u32, options: &Options, linked: bool, chance: &mut Chance) -> Self {
        match number % 10 {
            4 if linked => Victim::Nats,
            9 if linked => Victim::Database,
            _ => Victim::Node(chance.below(options.nodes) as usize),
        }
    }
}

/// All servers; `None`: it was just killed.
struct Nodes {
    places: Vec<Place>,
    running: Vec<Option<Server>>,
}

impl Nodes {
    async fn start(place: &Place, count: u32) -> anyhow::Result<Self> {
        let data = |number: u32| place.data.join(format!("node{number}"));
        let several = (0..count).map(|number| Place { data: data(number), ..place.clone() });
        let places = if count > 1 { several.collect() } else { vec![place.clone()] };
        let mut running = Vec::new();
        for place in &places {
            running.push(Some(Server::start(place).await?));
        }
        Ok(Nodes { places, running })
    }

    fn life(&self) -> Life {
        Life::At(self.running.iter().flatten().map(|server| server.address).collect())
    }

    async fn kill(&mut self, node: usize) -> anyhow::Result<()> {
        match self.running[node].take() {
            Some(server) => server.kill().await,
            None => Ok(()),
        }
    }

    async fn revive(&mut self, node: usize) -> anyhow::Result<()> {
        self.running[node] = Some(Server::start(&self.places[node]).await?);
        Ok(())
    }
}

pub(crate) async fn run(
    place: &Place,
    options: &Options,
    mut around: Around<'_>,
) -> anyhow::Result<()> {
    ensure_one_database(place, options)?;
    let linked = around.nats.is_some();
    let logged = Log::default();
    let log = (options.nodes > 1).then(|| Arc::clone(&logged));
    let place = &Place { log, ..place.clone() };
    let mut nodes = Nodes::start(place, options.nodes).await?;
    let (life, lives) = watch::channel(nodes.life());
    let mut players = JoinSet::new();
    let first = nodes.running[0].as_ref().context("no server runs")?.address;
    for number in 0..options.games {
        let chance = Chance::seeded(Seed::from_number(options.seed * 1_000_003 + number));
        let game = http::create(first, &wish(number)).await?;
        players.spawn(Player::new(game, chance).play(lives.clone()));
    }
    let mut chance = Chance::seeded(Seed::from_number(options.seed));
    let progress = indicatif::ProgressBar::new(u64::from(options.kills));
    let began = Instant::now();
    let mut kills = Vec::new();
    for number in 0..options.kills {
        sleep(Duration::from_millis(u64::from(chance.below(LONGEST_LIFE)))).await;
        let victim = Victim::choose(number, options, linked, &mut chance);
        kills.push(Kill { victim, at: Instant::now() });
        match (victim, &mut around.nats, around.database) {
            (Victim::Node(node), ..) => nodes.kill(node).await?,
            (Victim::Nats, Some(nats), _) => nats.kill().await?,
            (Victim::Database, _, Some(database)) => database.kill().await?,
            (Victim::Nats | Victim::Database, ..) => (),
        }
        life.send_replace(nodes.life());
        // Among several, some come back so late that the others have gone on with their games.
        let late = if options.nodes > 1 { chance.below(LONGEST_ABSENCE) } else { 0 };
        sleep(Duration::from_millis(u64::from(late))).await;
        match (victim, &mut around.nats, around.database) {
            (Victim::Node(node), ..) => nodes.revive(node).await?,
            (Victim::Nats, Some(nats), _) => nats.revive().await?,
            (Victim::Database, _, Some(database)) => database.revive().await?,
            (Victim::Nats | Victim::Database, ..) => (),
        }
        life.send_replace(nodes.life());
        progress.inc(1);
    }
    progress.finish_and_clear();
    // One life more, long enough for everyone to come back: the next answer shows that a game goes on.
    sleep(LAST_LIFE).await;
    life.send_replace(Life::Over);
    let testimony = Testimony::of_all(players).await?;
    let Testimony { acknowledged, returns, pauses } = testimony;
    for node in 0..nodes.running.len() {
        nodes.kill(node).await?;
    }
    let rows = log::read(&place.database()).await?;
    log::prove(&rows, &acknowledged)?;
    if options.nodes > 1 {
        let lines = logged.lock().unwrap_or_else(PoisonError::into_inner);
        let taken: Vec<Taken> = lines.iter().filter_map(|line| Taken::read(line)).collect();
        log::prove_owners(&rows, &taken)?;
        let secret = lines.iter().any(|line| line.contains(crate::nats::PASSWORD));
        anyhow::ensure!(!secret, "the password of NATS stands in a log");
        println!(
            "{} leases were taken, none by two servers, and none stored after a newer",
            taken.len()
        );
    }
    report_pauses(&kills, &pauses);
    println!(
        "{} kills among {} servers{} in {:.0} s: {} games, {} answers acknowledged, {} entries stored, {} returns to a game; none lost, \
         none twice, every game went on",
        options.kills,
        options.nodes,
        if linked { ", NATS and PostgreSQL" } else { "" },
        began.elapsed().as_secs_f64(),
        options.games,
        acknowledged.len(),
        rows.len(),
        returns,
    );
    Ok(())
}

/// Something that was killed, and when.
#[derive(Clone, Copy, Debug)]
struct Kill {
    victim: Victim,
    at: Instant,
}

/// For each kind of victim how long its players saw nothing. While NATS or PostgreSQL is away nobody can go on; these
/// pauses are as long as its absence.
fn report_pauses(kills: &[Kill], pauses: &[Pause]) {
    for kind in ["a server", "NATS", "PostgreSQL"] {
        let after = |pause: &&Pause| {
            let cause = kills.iter().rev().find(|kill| kill.at <= pause.since);
            cause.is_some_and(|kill| kill.victim.name() == kind)
        };
        let mut lengths: Vec<Duration> = pauses.iter().filter(after).map(|p| p.length).collect();
        lengths.sort();
        let Some(longest) = lengths.last() else { continue };
        let at = |part: f64| {
            let index = (lengths.len() as f64 * part) as usize;
            lengths[index.min(lengths.len() - 1)].as_secs_f64()
        };
        println!(
            "after {kind} was killed, from a lost connection to the next picture: {} times, median {:.2} s, p99 {:.2} s, \
             longest {:.2} s",
            lengths.len(),
            at(0.5),
            at(0.99),
            longest.as_secs_f64(),
        );
    }
}

fn ensure_one_database(place: &Place, options: &Options) -> anyhow::Result<()> {
    anyhow::ensure!(options.nodes > 0, "no server to kill");
    let shared = options.nodes == 1 || place.url.is_some();
    anyhow::ensure!(shared, "several servers need one database: --database postgres");
    Ok(())
}

/// Several kinds of tables: two people, a person and a computer player, and one alone at the other game.
pub(crate) fn wish(number: u64) -> CreateGame {
    let person = || SeatWish::Person { name: String::new() };
    let bot = || SeatWish::Bot { bot: "random".to_owned() };
    let (game, seats) = match number % 3 {
        0 => ("mage-wars", vec![person(), person()]),
        1 => ("mage-wars", vec![person(), bot()]),
        _ => ("mage-knight", vec![person()]),
    };
    CreateGame { game: game.to_owned(), seats, ..CreateGame::default() }
}

/// What a player can swear to in the end.
#[derive(Debug, Default)]
pub(crate) struct Testimony {
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// How often the player came back to a game that had survived.
    pub(crate) returns: u32,
    pauses: Vec<Pause>,
}

/// A time in which a player saw nothing of the game.
#[derive(Clone, Copy, Debug)]
struct Pause {
    since: Instant,
    length: Duration,
}

impl Testimony {
    /// What all of them can swear to together.
    pub(crate) async fn of_all(
        mut players: JoinSet<anyhow::Result<Testimony>>,
    ) -> anyhow::Result<Self> {
        let mut all = Testimony::default();
        while let Some(done) = players.join_next().await {
            let told = done??;
            all.acknowledged.extend(told.acknowledged);
            all.returns += told.returns;
            all.pauses.extend(told.pauses);
        }
        Ok(all)
    }
}

/// Plays all seats of one game that are people's, through every life of the server.
#[derive(Debug)]
pub(crate) struct Player {
    game: CreatedGame,
    chance: Chance,
    told: Testimony,
    /// Sent, and not yet acknowledged.
    pending: Option<ClientMessage>,
    sent: u64,
    /// The newest revision that was seen or acknowledged. It must never fall.
    revision: u64,
    /// The last questions, one a seat.
    asked: Vec<Update>,
    over: bool,
    /// Whether a server shows the game right now.
    there: bool,
    /// When the last connection broke.
    lost: Option<Instant>,
}

impl Player {
    pub(crate) fn new(game: CreatedGame, chance: Chance) -> Self {
        let told = Testimony::default();
        Player {
            game,
            chance,
            told,
            pending: None,
            sent: 0,
            revision: 0,
            asked: vec![],
            over: false,
            there: false,
            lost: None,
        }
    }

    pub(crate) async fn play(
        mut self,
        mut lives: watch::Receiver<Life>,
    ) -> anyhow::Result<Testimony> {
        let mut last: Arc<[SocketAddr]> = Arc::default();
        for tried in 0.. {
            let Life::At(addresses) = lives.borrow_and_update().clone() else { break };
            last = Arc::clone(&addresses);
            let Some(address) = addresses.get(tried % addresses.len().max(1)).copied() else {
                lives.changed().await?;
                continue;
            };
            tokio::select! {
                // A life that ends breaks every connection; only what was wrong while it lasted counts.
                lived = self.live(address) => {
                    if std::mem::take(&mut self.there) {
                        self.lost = Some(Instant::now());
                    }
                    if let Err(Broken::Promise(error)) = lived {
                        return Err(error.context(format!("game {}", self.game.id)));
                    }
                }
                over = lives.wait_for(|life| *life == Life::Over) => {
                    over?;
                    break;
                }
            }
            sleep(Duration::from_millis(5)).await;
        }
        let goes_on = self.there || self.over || self.is_shown(&last).await;
        anyhow::ensure!(goes_on, "nobody goes on with game {}", self.game.id);
        Ok(self.told)
    }

    /// Whether a server shows the game, when the end came between two connections.
    async fn is_shown(&self, addresses: &[SocketAddr]) -> bool {
        let shown = async |address: SocketAddr| {
            let mut client = Client::join(address, &self.game.id, keys(&self.game)).await.ok()?;
            while !matches!(client.hear().await.ok()?, ServerMessage::Update(_)) {}
            Some(())
        };
        let looks = async {
            for address in addresses.iter().cycle() {
                if shown(*address).await.is_some() {
                    return true;
                }
                sleep(Duration::from_millis(20)).await;
            }
            false
        };
        timeout(PATIENCE, looks).await.unwrap_or(false)
    }

    /// Comes back to the game and plays until the connection breaks.
    async fn live(&mut self, address: SocketAddr) -> Result<(), Broken> {
        let joining = Client::join(address, &self.game.id, keys(&self.game));
        let mut client = joining.await.map_err(|_| Broken::Connection)?;
        let back = Instant::now();
        let mut first = true;
        if let Some(pending) = &self.pending {
            client.say(pending).await.map_err(|_| Broken::Connection)?;
        }
        loop {
            let heard = timeout(PATIENCE, client.hear()).await;
            let Ok(heard) = heard else {
                if self.over {
                    return Ok(());
                }
                let waited = back.elapsed().as_secs();
                let silent = anyhow::anyhow!("silent for {waited} s at revision {}", self.revision);
                return Err(Broken::Promise(silent));
            };
            match heard.map_err(|_| Broken::Connection)? {
                ServerMessage::Welcome(welcome) => {
                    ensure(welcome.your_seats.len() == self.game.keys.len(), "a seat was lost")?;
                }
                ServerMessage::Update(update) => {
                    ensure(update.revision >= self.revision, "the game went back")?;
                    self.there = true;
                    if std::mem::take(&mut first) {
                        self.told.returns += 1;
                        let pause = |since: Instant| Pause { since, length: since.elapsed() };
                        self.told.pauses.extend(self.lost.take().map(pause));
                    }
                    self.note(update);
                    self.answer(&mut client).await?;
                }
                ServerMessage::Accepted { id, revision } => {
                    self.acknowledged(&id, revision)?;
                    // Of an answer that was stored before the connection broke, the picture has come already.
                    self.answer(&mut client).await?;
                }
                ServerMessage::Refused(refused) => {
                    // The bot was faster, or the answer never reached the disk and the question has changed.
                    ensure(self.is_pending(&refused.id), "refused what was not sent")?;
                    self.pending = None;
                    self.answer(&mut client).await?;
                }
                ServerMessage::Bye { .. } => return Ok(()),
                other @ ServerMessage::Error { .. } => {
                    return Err(Broken::Promise(anyhow::anyhow!("{other:?}")));
                }
                ServerMessage::Seats { .. }
                | ServerMessage::Chat(_)
                | ServerMessage::Proposal { .. }
                | ServerMessage::Orders { .. }
                | ServerMessage::Advice(_)
                | ServerMessage::Consulted(_)
                | ServerMessage::Pong { .. } => (),
            }
        }
    }

    fn note(&mut self, update: Update) {
        self.revision = update.revision;
        self.over = update.ending.is_some();
        self.asked.retain(|known| known.seat != update.seat);
        self.asked.push(update);
    }

    /// Answers the newest question, unless an answer is still under way.
    async fn answer(&mut self, client: &mut Client) -> Result<(), Broken> {
        if self.pending.is_some() {
            return Ok(());
        }
        let id = format!("a{}", self.sent);
        let newest = self.asked.iter().filter(|update| update.revision == self.revision);
        let answer = newest.filter_map(|update| any_answer(update, &id, &mut self.chance)).next();
        if let Some(answer) = answer {
            self.sent += 1;
            self.pending = Some(answer.clone());
            client.say(&answer).await.map_err(|_| Broken::Connection)?;
        }
        Ok(())
    }

    fn acknowledged(&mut self, id: &str, revision: u64) -> Result<(), Broken> {
        ensure(self.is_pending(id), "acknowledged what was not sent")?;
        let seat = self.pending.take().as_ref().and_then(signed).map(|(seat, _)| seat);
        let seat = seat.context("an answer has a seat").map_err(Broken::Promise)?;
        self.revision = self.revision.max(revision);
        let (game, id) = (self.game.id.clone(), id.to_owned());
        self.told.acknowledged.push(Acknowledged { game, seat: seat.0, id, revision });
        Ok(())
    }

    fn is_pending(&self, id: &str) -> bool {
        self.pending.as_ref().and_then(signed).is_some_and(|(_, pending)| pending == id)
    }
}

/// Why a player stopped playing.
#[derive(Debug)]
enum Broken {
    /// The server was killed. That is what this is about.
    Connection,
    /// The server did what it must not.
    Promise(anyhow::Error),
}

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::Promise(anyhow!(otherwise))) }
}
