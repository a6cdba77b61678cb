//! Servers in this process on one PostgreSQL: a game is one server's alone, and goes on when that one is gone.

use std::{net::SocketAddr, path::Path, time::Duration};

use kernel::{Chance, Seed};
use protocol::{CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use server::{Config, Limit, Running};
use sqlx::{Connection as _, PgConnection};
use tokio::time::{sleep, timeout};

use crate::{
    client::{Client, any_answer, keys, signed},
    http,
    log::{self, Acknowledged},
    postgres::Postgres,
};

/// Nothing here takes so long, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) async fn postgres(folder: &Path) -> Postgres {
    let started = Postgres::start(folder).await.unwrap();
    started.expect("PostgreSQL is not installed (Debian: `apt-get install postgresql`)")
}

pub(crate) fn config(data: &Path, url: &str) -> Config {
    Config {
        port: 0,
        data_dir: data.to_owned(),
        database_url: Some(url.to_owned()),
        limit: Limit::NONE,
        pass_delay: Duration::ZERO,
        ..Config::default()
    }
}

pub(crate) async fn new_game(at: SocketAddr) -> CreatedGame {
    let person = || SeatWish::Person { name: String::new() };
    let seats = vec![person(), person()];
    let wish = CreateGame { game: "mage-wars".to_owned(), seats, ..CreateGame::default() };
    http::create(at, &wish).await.unwrap()
}

/// Sits down at both seats and waits for a question. `None`: this server does not play the game.
pub(crate) async fn join(at: SocketAddr, game: &CreatedGame) -> Option<(Client, Update)> {
    let mut client = Client::join(at, &game.id, keys(game)).await.ok()?;
    loop {
        let heard = timeout(PATIENCE, client.hear()).await.expect("a silent server").ok()?;
        if let ServerMessage::Update(update) = heard
            && update.asked.is_some()
        {
            return Some((client, update));
        }
    }
}

/// Answers a question; what was acknowledged, or `None` when the server hung up instead.
pub(crate) async fn answer(
    client: &mut Client,
    game: &CreatedGame,
    asked: &Update,
    id: &str,
) -> Option<Acknowledged> {
    let mut chance = Chance::seeded(Seed::from_number(5));
    let answer = any_answer(asked, id, &mut chance).expect("nothing is asked");
    let seat = signed(&answer).unwrap().0;
    // Whoever hung up before is noticed below.
    let _ = client.say(&answer).await;
    loop {
        match timeout(PATIENCE, client.hear()).await.expect("a silent server") {
            Ok(ServerMessage::Accepted { id, revision }) => {
                return Some(Acknowledged { game: game.id.clone(), seat: seat.0, id, revision });
            }
            Ok(ServerMessage::Refused(refused)) => panic!("refused: {refused:?}"),
            Ok(ServerMessage::Bye { .. }) | Err(_) => return None,
            Ok(_) => (),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_game_was_taken_over_stores_nothing_more_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = postgres(folder.path()).await;
    let [one, two] = ["one", "two"].map(|name| config(&folder.path().join(name), database.url()));
    let (one, two) = (server::serve(one).await.unwrap(), server::serve(two).await.unwrap());
    let game = new_game(one.address()).await;
    let (mut old, asked) = join(one.address(), &game).await.unwrap();
    let first = answer(&mut old, &game, &asked, "first").await.unwrap();

    // While one server plays it, the other does not, but says that there is such a game.
    assert!(join(two.address(), &game).await.is_none());
    let path = format!("/api/v1/games/{}", game.id);
    let status = async |path: &str, method: &str, body: &str| {
        let from = std::net::Ipv4Addr::LOCALHOST;
        let asked = http::ask(from, two.address(), method, path, "", body.as_bytes()).await;
        asked.unwrap().status
    };
    assert_eq!(status(&path, "GET", "").await, 200);
    assert_eq!(status(&format!("{path}/seats/0"), "POST", "{\"name\":\"Eve\"}").await, 503);
    assert_eq!(status("/api/v1/games/none/seats/0", "POST", "{\"name\":\"Eve\"}").await, 404);

    // As if the first one had been so slow that it seemed to be gone.
    let mut past = PgConnection::connect(database.url()).await.unwrap();
    sqlx::query("UPDATE owner SET node = ''").execute(&mut past).await.unwrap();
    let (mut new, asked) = join(two.address(), &game).await.unwrap();
    assert_eq!(asked.revision, first.revision, "it goes on where it was");
    // The old server does not know yet; both are asked the same.
    assert!(answer(&mut old, &game, &asked, "too late").await.is_none());
    let second = answer(&mut new, &game, &asked, "second").await.unwrap();
    assert!(join(one.address(), &game).await.is_none(), "now it is the other's");

    let rows = log::read(database.url()).await.unwrap();
    log::prove(&rows, &[first, second]).unwrap();
    assert!(!log::has(&rows, "too late"));
    for server in [one, two] {
        server.stop().await.unwrap();
    }
    database.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_at_another_server_when_its_own_stops_or_breaks_down() {
    let folder = tempfile::tempdir().unwrap();
    let database = postgres(folder.path()).await;
    let configs =
        ["one", "two", "three"].map(|name| config(&folder.path().join(name), database.url()));
    let [one, two, three] = configs;
    // In a runtime of its own it can be ended without a goodbye.
    let apart = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let one: Running = apart.spawn(server::serve(one)).await.unwrap().unwrap();
    let two = server::serve(two).await.unwrap();
    let game = new_game(one.address()).await;
    let (mut client, asked) = join(one.address(), &game).await.unwrap();
    let first = answer(&mut client, &game, &asked, "first").await.unwrap();

    apart.shutdown_background();
    let goes_on = async {
        loop {
            if let Some(joined) = join(two.address(), &game).await {
                return joined;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let (mut client, asked) = timeout(PATIENCE, goes_on).await.expect("nobody goes on with it");
    let second = answer(&mut client, &game, &asked, "second").await.unwrap();

    // A server that stops in order leaves its games to the others at once.
    let three = server::serve(three).await.unwrap();
    two.stop().await.unwrap();
    let (mut client, asked) = join(three.address(), &game).await.expect("it is nobody's");
    let third = answer(&mut client, &game, &asked, "third").await.unwrap();

    let rows = log::read(database.url()).await.unwrap();
    log::prove(&rows, &[first, second, third]).unwrap();
    three.stop().await.unwrap();
    database.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_whose_certificate_is_not_the_right_one_is_not_spoken_to() {
    let folder = tempfile::tempdir().unwrap();
    let database = postgres(folder.path()).await;
    let data = folder.path().join("data");
    let (plain, _) = database.url().split_once('?').unwrap();
    let other = folder.path().join("postgres/other.crt");
    crate::postgres::make_certificate(&other, &folder.path().join("postgres/other.key"))
        .await
        .unwrap();
    for wrong in [
        // Nobody the system trusts has vouched for it.
        format!("{plain}?sslmode=verify-full"),
        format!("{plain}?sslmode=verify-full&sslrootcert={}", other.display()),
        // The database lets nobody in without TLS.
        format!("{plain}?sslmode=disable"),
    ] {
        let refused = server::serve(config(&data, &wrong)).await.expect_err(&wrong);
        assert!(refused.to_string().contains("PostgreSQL"), "{refused:#}");
    }
    let running = server::serve(config(&data, database.url())).await.unwrap();
    let game = new_game(running.address()).await;
    assert!(join(running.address(), &game).await.is_some());
    running.stop().await.unwrap();
    database.stop().await.unwrap();
}
