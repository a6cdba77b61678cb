//! Servers in this process on one PostgreSQL with NATS between them: each can be asked for any game.

use std::{
    collections::BTreeMap,
    net::{Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    path::Path,
    time::Duration,
};

use kernel::{Chance, Seat, Seed};
use protocol::{CreateGame, CreatedGame, SeatKey, SeatWish, ServerMessage, Update};
use server::{Config, Limit, Running};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    client::{Client, keys},
    crash::{Life, Player, Testimony, wish},
    http,
    log::{self, Acknowledged},
    nats::Nats,
    postgres::Postgres,
    two_servers::{PATIENCE, answer, config, join, new_game, postgres},
};

pub(crate) struct Place {
    folder: tempfile::TempDir,
    database: Postgres,
    nats: Nats,
}

impl Place {
    pub(crate) async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = postgres(folder.path()).await;
        let nats = Nats::start().await.unwrap();
        let nats = nats.expect("NATS is not installed (Debian: `apt-get install nats-server`)");
        Place { folder, database, nats }
    }

    pub(crate) fn config(&self, name: &str) -> Config {
        linked(&self.folder.path().join(name), self.database.url(), &self.nats)
    }

    /// Proves the log and ends everything.
    pub(crate) async fn close(mut self, servers: Vec<Running>, acknowledged: &[Acknowledged]) {
        let rows = log::read(self.database.url()).await.unwrap();
        log::prove(&rows, acknowledged).unwrap();
        for server in servers {
            server.stop().await.unwrap();
        }
        self.nats.kill().await.unwrap();
        self.database.stop().await.unwrap();
    }
}

fn linked(data: &Path, url: &str, nats: &Nats) -> Config {
    Config { nats_url: Some(nats.url()), ..config(data, url) }
}

/// Comes back until a server shows the game.
async fn come_back(at: SocketAddr, game: &CreatedGame) -> (Client, Update) {
    let comes = async {
        loop {
            if let Some(joined) = join(at, game).await {
                return joined;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, comes).await.expect("nobody goes on with it")
}

/// The key of one seat alone.
fn seat_of(game: &CreatedGame, seat: usize) -> CreatedGame {
    CreatedGame { id: game.id.clone(), keys: vec![game.keys[seat].clone()] }
}

/// What a client hears until it is shown this revision.
async fn hear_of(client: &mut Client, revision: u64) -> Vec<ServerMessage> {
    let mut heard = Vec::new();
    loop {
        let message = timeout(PATIENCE, client.hear()).await.expect("a silent server").unwrap();
        let there =
            matches!(&message, ServerMessage::Update(update) if update.revision >= revision);
        heard.push(message);
        if there {
            return heard;
        }
    }
}

async fn watch(at: SocketAddr, id: &str) -> Client {
    let mut client = Client::join(at, id, Vec::new()).await.unwrap();
    hear_of(&mut client, 0).await;
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_any_server_and_goes_on_when_its_own_is_gone() {
    let place = Place::new().await;
    // In a runtime of its own it can be ended without a goodbye.
    let apart = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let one = apart.spawn(server::serve(place.config("one"))).await.unwrap().unwrap();
    let two = server::serve(place.config("two")).await.unwrap();
    let three = server::serve(place.config("three")).await.unwrap();
    let game = new_game(one.address()).await;

    // The first to be asked plays it; the others pass on what is said and shown.
    let mut watching = watch(one.address(), &game.id).await;
    let (mut client, asked) = come_back(two.address(), &game).await;
    let mut far = watch(three.address(), &game.id).await;
    let first = answer(&mut client, &game, &asked, "first").await.unwrap();
    // Who watches elsewhere is shown the same as who watches here, and no more.
    let shown = hear_of(&mut watching, first.revision).await.pop().unwrap();
    assert_eq!(hear_of(&mut far, first.revision).await.pop().unwrap(), shown);

    // The same answer again, after a reconnect and through another server: it is not played twice.
    let (mut again, _) = come_back(three.address(), &game).await;
    let repeated = answer(&mut again, &game, &asked, "first").await.unwrap();
    assert_eq!(repeated, first);

    // A client hears what its own seat may know, and a key that opens nothing opens nothing there either.
    let alone = seat_of(&game, 1);
    let mut second_seat = Client::join(two.address(), &game.id, keys(&alone)).await.unwrap();
    for message in hear_of(&mut second_seat, first.revision).await {
        match message {
            ServerMessage::Welcome(welcome) => assert_eq!(welcome.your_seats, [Seat(1)]),
            ServerMessage::Update(update) => assert_eq!(update.seat, Some(Seat(1))),
            _ => (),
        }
    }
    let wrong =
        CreatedGame { keys: vec![SeatKey { seat: Seat(0), key: "00".repeat(32) }], ..game.clone() };
    let mut stranger = Client::join(two.address(), &game.id, keys(&wrong)).await.unwrap();
    let heard = hear_of(&mut stranger, first.revision).await;
    assert!(heard.iter().any(
        |message| matches!(message, ServerMessage::Welcome(welcome) if welcome.your_seats.is_empty())
    ));

    apart.shutdown_background();
    let (mut client, asked) = come_back(two.address(), &game).await;
    assert_eq!(asked.revision, first.revision);
    let second = answer(&mut client, &game, &asked, "second").await.unwrap();
    let (mut far, asked) = come_back(three.address(), &game).await;
    let third = answer(&mut far, &game, &asked, "third").await.unwrap();

    // A server that stops in order leaves its games to the others at once.
    two.stop().await.unwrap();
    let (mut client, asked) = come_back(three.address(), &game).await;
    let fourth = answer(&mut client, &game, &asked, "fourth").await.unwrap();
    place.close(vec![three], &[first, second, third, fourth]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nats_a_server_plays_its_own_games_and_finds_the_others_when_it_is_back() {
    let mut place = Place::new().await;
    let one = server::serve(place.config("one")).await.unwrap();
    let two = server::serve(place.config("two")).await.unwrap();
    let game = new_game(one.address()).await;
    let (mut own, asked) = come_back(one.address(), &game).await;
    let (mut far, _) = come_back(two.address(), &game).await;

    place.nats.kill().await.unwrap();
    // Whoever was passed on is told to come again, and not left before a picture that stands still.
    while timeout(PATIENCE, far.hear()).await.expect("the line stays open").is_ok() {}
    let first = answer(&mut own, &game, &asked, "first").await.unwrap();
    let path = format!("/api/v1/games/{}/seats/0", game.id);
    let refused = ask(two.address(), &path, "{\"name\":\"Eve\"}").await;
    assert_eq!(refused.status, 503, "{}", refused.body);

    place.nats.revive().await.unwrap();
    let (mut far, asked) = come_back(two.address(), &game).await;
    let second = answer(&mut far, &game, &asked, "second").await.unwrap();
    hear_of(&mut own, second.revision).await;
    place.close(vec![one, two], &[first, second]).await;
}

async fn ask(at: SocketAddr, path: &str, body: &str) -> http::Answer {
    http::ask(Ipv4Addr::LOCALHOST, at, "POST", path, "", body.as_bytes()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_and_limits_counted_at_all_servers_together() {
    let place = Place::new().await;
    let one = server::serve(place.config("one")).await.unwrap();
    let limit = Limit { sign_ins: NonZeroU32::new(2), ..Limit::NONE };
    let [two, three] = ["two", "three"].map(|name| Config { limit, ..place.config(name) });
    let (two, three) = (server::serve(two).await.unwrap(), server::serve(three).await.unwrap());

    let person = SeatWish::Person { name: "Ann".to_owned() };
    let wish = CreateGame {
        game: "mage-wars".to_owned(),
        seats: vec![person, SeatWish::Open],
        ..CreateGame::default()
    };
    let game = http::create(one.address(), &wish).await.unwrap();
    let mut host = watch(one.address(), &game.id).await;
    let path = format!("/api/v1/games/{}/seats/1", game.id);
    let taken = ask(two.address(), &path, "{\"name\":\"Bob\"}").await;
    assert_eq!(taken.status, 200, "{}", taken.body);
    let key: SeatKey = serde_json::from_str(&taken.body).unwrap();
    let seated = async {
        loop {
            if let ServerMessage::Seats { seats } = host.hear().await.unwrap()
                && seats.iter().all(|seat| seat.occupant != protocol::Occupant::Open)
            {
                return;
            }
        }
    };
    timeout(PATIENCE, seated).await.expect("the game's own server hears nothing of it");
    let theirs = CreatedGame { id: game.id.clone(), keys: vec![key] };
    let mut bob = Client::join(three.address(), &game.id, keys(&theirs)).await.unwrap();
    let heard = hear_of(&mut bob, 0).await;
    assert!(heard.iter().any(
        |message| matches!(message, ServerMessage::Welcome(welcome) if welcome.your_seats == [Seat(1)])
    ));
    assert_eq!(ask(three.address(), &path, "{\"name\":\"Eve\"}").await.status, 409);
    assert_eq!(ask(three.address(), &path.replace("/1", "/7"), "{}").await.status, 404);

    let mut statuses = Vec::new();
    for at in [&two, &three, &two, &three] {
        let wrong = "{\"login\":\"nobody.here\",\"password\":\"not the password\"}";
        statuses.push(ask(at.address(), "/api/v1/session", wrong).await.status);
    }
    assert_eq!(statuses, [403, 403, 429, 429]);
    place.close(vec![one, two, three], &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_that_cannot_be_reached_or_is_of_no_use_is_said_clearly() {
    let place = Place::new().await;
    let said = async |config: Config| server::serve(config).await.unwrap_err().to_string();
    let good = place.config("one");
    let nowhere = Config { nats_url: Some("nats://127.0.0.1:1".to_owned()), ..good.clone() };
    assert_eq!(said(nowhere).await, "NATS cannot be reached");
    let secret = "nats://grimoire:a-wrong-password@";
    let at = place
        .nats
        .url()
        .replace(&place.nats.url()[..place.nats.url().find('@').unwrap() + 1], secret);
    let refused = server::serve(Config { nats_url: Some(at), ..good.clone() }).await.unwrap_err();
    assert!(!format!("{refused:#}").contains("a-wrong-password"), "{refused:#}");
    let unreadable = Config { nats_url: Some("nats://a b".to_owned()), ..good.clone() };
    assert!(said(unreadable).await.contains("nats://"));
    let alone = Config { database_url: None, ..good };
    assert!(said(alone).await.contains("--database-url"));
    place.close(Vec::new(), &[]).await;
}

/// Where a server lives that is ended without a goodbye.
struct Apart {
    runtime: Option<tokio::runtime::Runtime>,
    address: SocketAddr,
}

impl Apart {
    async fn start(config: Config) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let running = runtime.spawn(server::serve(config)).await.unwrap().unwrap();
        Apart { address: running.address(), runtime: Some(runtime) }
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The soak of thousands of answers, in short: a server, NATS and the database are killed once each.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_servers_nats_and_the_database_are_killed_in_turn() {
    let mut place = Place::new().await;
    let mut servers = Vec::new();
    for name in ["one", "two", "three"] {
        servers.push(Apart::start(place.config(name)).await);
    }
    let life = |servers: &[Apart]| Life::At(servers.iter().map(|server| server.address).collect());
    let (tell, lives) = watch::channel(life(&servers));
    let mut players = JoinSet::new();
    for number in 0..6 {
        let game = http::create(servers[0].address, &wish(number)).await.unwrap();
        let chance = Chance::seeded(Seed::from_number(number));
        players.spawn(Player::new(game, chance).play(lives.clone()));
    }
    let url = place.database.url().to_owned();
    let mut told = tokio::spawn(Testimony::of_all(players));
    let killing = async {
        // Between two kills every game goes on: one more answer of each is stored.
        let mut before = goes_on(&url, &BTreeMap::new(), "begun").await;
        servers.remove(0);
        tell.send_replace(life(&servers));
        before = goes_on(&url, &before, "without a server").await;
        place.nats.kill().await.unwrap();
        place.nats.revive().await.unwrap();
        before = goes_on(&url, &before, "after NATS").await;
        place.database.kill().await.unwrap();
        place.database.revive().await.unwrap();
        before = goes_on(&url, &before, "after the database").await;
        servers.push(Apart::start(place.config("four")).await);
        tell.send_replace(life(&servers));
        goes_on(&url, &before, "with another server").await;
    };
    tokio::select! {
        () = killing => (),
        told = &mut told => panic!("a player gave up: {:?}", told.unwrap()),
    }
    tell.send_replace(Life::Over);
    let told = told.await.unwrap().unwrap();
    assert!(told.returns >= 6 && !told.acknowledged.is_empty());
    place.close(Vec::new(), &told.acknowledged).await;
}

/// Waits until each of six games has more answers than before, or is over; how many each has.
async fn goes_on(
    url: &str,
    before: &BTreeMap<String, usize>,
    when: &str,
) -> BTreeMap<String, usize> {
    let more = async {
        loop {
            let lengths = log::lengths(url).await.unwrap_or_default();
            let has_more = |(game, (length, over)): (&String, &(usize, bool))| {
                *over || *length > before.get(game).copied().unwrap_or_default()
            };
            if lengths.len() == 6 && lengths.iter().all(has_more) {
                return lengths.into_iter().map(|(game, (length, _))| (game, length)).collect();
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let more = timeout(PATIENCE, more).await;
    more.unwrap_or_else(|_| panic!("a game does not go on: {when}"))
}
