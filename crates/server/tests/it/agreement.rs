//! Clocks, stand-ins, proposals, presence and chat.

use std::time::{Duration, Instant};

use kernel::Seat;
use protocol::{
    ClientMessage, CreateGame, CreatedGame, Ending, Occupant, Proposed, ServerMessage, TimeControl,
    Update,
};
use serde_json::json;

use crate::{
    bot,
    host::{Client, Host},
    person,
};

/// The shortest thinking time there is, and one that never ends, in milliseconds.
const SHORT: u64 = 1_000;
const HOUR: u64 = 3_600_000;

async fn with_clock(host: &Host, bank_ms: u64, stand_in: Option<&str>) -> CreatedGame {
    let wish = CreateGame {
        game: "toy".into(),
        seats: vec![person("Ann"), person("Bob")],
        clock: Some(TimeControl { bank_ms, increment_ms: 0 }),
        stand_in: stand_in.map(str::to_owned),
        ..CreateGame::default()
    };
    let body = serde_json::to_string(&wish).unwrap();
    let made = host.request("POST", "/api/v1/games", Some(&body)).await;
    serde_json::from_str(&made.body).unwrap()
}

async fn proposal(client: &mut Client) -> Option<protocol::ProposalInfo> {
    match client.hear().await {
        ServerMessage::Proposal { proposal } => proposal,
        other => panic!("not a proposal: {other:?}"),
    }
}

#[tokio::test]
async fn whose_time_is_up_has_lost_even_if_nobody_looks() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = with_clock(&host, SHORT, None).await;
    let update = until_over(&host, &game).await;
    assert_eq!((update.ending, update.revision), (Some(Ending::TimeUp(Seat(0))), 1));

    // A game whose server was killed ends as well.
    let game = with_clock(&host, SHORT, None).await;
    host.kill();
    let host = Host::start(data.path());
    assert_eq!(until_over(&host, &game).await.ending, Some(Ending::TimeUp(Seat(0))));
}

#[tokio::test]
async fn time_passes_for_whoever_is_asked_and_for_nobody_while_no_server_runs() {
    const DOWN: Duration = Duration::from_secs(3);
    /// What is left to a server that is being killed.
    const LAST_BREATH: Duration = Duration::from_secs(1);
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let begun = Instant::now();
    let game = with_clock(&host, HOUR, None).await;
    let (mut ann, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let clock = update.clock.unwrap();
    assert_eq!((clock.left_ms.len(), clock.running), (2, vec![Seat(0)]));
    ann.take("a1", 0, 0, 1).await;
    host.kill();
    tokio::time::sleep(DOWN).await;
    let host = Host::start(data.path());
    let (_, _, update) = host.join(&game.id, &[&game.keys[1].key]).await;
    let charged: u64 = update.clock.unwrap().left_ms.iter().map(|left| HOUR - left).sum();
    let up = begun.elapsed() - DOWN + LAST_BREATH;
    assert!(Duration::from_millis(charged) < up, "{charged} ms of {up:?}");
}

/// Listens as Bob until the game is over, which may have happened before he came.
async fn until_over(host: &Host, game: &CreatedGame) -> Update {
    let (mut bob, _, mut update) = host.join(&game.id, &[&game.keys[1].key]).await;
    while update.ending.is_none() {
        update = bob.update().await;
    }
    update
}

#[tokio::test]
async fn a_stand_in_goes_on_where_the_host_chose_so() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = with_clock(&host, SHORT, Some("random")).await;
    let (mut bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    let seats = loop {
        let seats = bob.hear_seats().await;
        if seats[0].occupant == (Occupant::Bot { bot: "random".into() }) {
            break seats;
        }
    };
    assert!(seats[0].present && seats[1].present);
    host.kill();
    let host = Host::start(data.path());
    let (_, welcome, update) = host.join(&game.id, &[&game.keys[1].key]).await;
    assert_eq!(welcome.seats[0].occupant, Occupant::Bot { bot: "random".into() });
    assert!(update.revision >= 1);
    // Bob's time may be up by now as well; then bots have played it to its end.
    assert!(!matches!(update.ending, Some(Ending::TimeUp(_))), "{:?}", update.ending);
}

#[tokio::test]
async fn everyone_can_agree_to_take_back_what_was_seen_or_to_a_draw() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    ann.answer("a1", 0, 0, json!("roll")).await;
    ann.hear().await;
    assert!(!ann.update().await.can_undo);
    bob.update().await;

    let undo = ClientMessage::Propose { seat: Seat(0), what: Proposed::Undo };
    let answer = |agree| ClientMessage::Consent { seat: Seat(1), agree };
    ann.say(&undo).await;
    assert_eq!(proposal(&mut bob).await.unwrap().agreed, [Seat(0)]);
    proposal(&mut ann).await;
    bob.say(&answer(false)).await;
    assert_eq!((proposal(&mut ann).await, proposal(&mut bob).await), (None, None));

    ann.say(&undo).await;
    proposal(&mut ann).await;
    proposal(&mut bob).await;
    bob.say(&answer(true)).await;
    proposal(&mut ann).await;
    let seen = ann.update().await;
    assert_eq!((seen.revision, &seen.view["sticks"], seen.lines.len()), (2, &json!(10), 0));
    proposal(&mut bob).await;
    assert_eq!(bob.update().await.lines_kept, 0, "the story is taken back too");

    bob.say(&ClientMessage::Propose { seat: Seat(1), what: Proposed::Draw }).await;
    proposal(&mut ann).await;
    ann.say(&ClientMessage::Consent { seat: Seat(0), agree: true }).await;
    proposal(&mut ann).await;
    assert_eq!(ann.update().await.ending, Some(Ending::Drawn));
    host.kill();
    let host = Host::start(data.path());
    let (_, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert_eq!((update.revision, update.ending), (3, Some(Ending::Drawn)), "after a crash too");
}

#[tokio::test]
async fn a_bot_agrees_to_go_back_and_never_to_a_draw() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    ann.say(&ClientMessage::Propose { seat: Seat(0), what: Proposed::Undo }).await;
    let ServerMessage::Error { message } = ann.hear().await else { panic!("nothing to take back") };
    assert_eq!(message.id, "server-proposal-impossible");
    ann.say(&ClientMessage::Propose { seat: Seat(0), what: Proposed::Draw }).await;
    assert!(matches!(ann.hear().await, ServerMessage::Error { .. }));
    ann.take("a1", 0, 0, 1).await;
    assert_eq!(ann.update().await.revision, 2, "the bot has answered");
    ann.say(&ClientMessage::Propose { seat: Seat(0), what: Proposed::Undo }).await;
    assert_eq!(proposal(&mut ann).await, None);
    assert_eq!(ann.update().await.view["sticks"], 10);
}

#[tokio::test]
async fn who_is_there_is_told_and_what_was_said_stays() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, welcome, _) = host.join(&game.id, &[&game.keys[0].key]).await;
    let there = |seats: &[protocol::SeatInfo]| [seats[0].present, seats[1].present];
    assert_eq!(there(&welcome.seats), [true, false]);
    ann.hear_seats().await;
    let (bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    assert_eq!(there(&ann.hear_seats().await), [true, true]);
    drop(bob);
    assert_eq!(there(&ann.hear_seats().await), [true, false]);
    ann.say(&ClientMessage::Chat { seat: Seat(0), text: "hello?".into() }).await;
    assert!(matches!(ann.hear().await, ServerMessage::Chat(_)));
    host.kill();
    let host = Host::start(data.path());
    let (_, welcome, _) = host.join(&game.id, &[]).await;
    assert_eq!((welcome.chat[0].from.as_str(), welcome.chat[0].text.as_str()), ("Ann", "hello?"));
}

#[tokio::test]
async fn who_gives_up_among_three_leaves_the_game_to_the_others() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let wish = CreateGame {
        game: "toy".into(),
        setup: Some(json!({ "sticks": 10, "secrets": [1, 2, 3] })),
        seats: vec![person("Ann"), person("Bob"), person("Cid")],
        stand_in: Some("random".into()),
        ..CreateGame::default()
    };
    let body = serde_json::to_string(&wish).unwrap();
    let made = host.request("POST", "/api/v1/games", Some(&body)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let (mut ann, _, _) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, _, _) = host.join(&game.id, &[&game.keys[1].key]).await;
    bob.say(&ClientMessage::Resign { id: "r".into(), revision: 0, seat: Seat(1) }).await;
    let welcome = loop {
        if let ServerMessage::Welcome(welcome) = bob.hear().await {
            break welcome;
        }
    };
    assert!(welcome.your_seats.is_empty(), "he watches now");
    assert_eq!(welcome.seats[1].occupant, Occupant::Bot { bot: "random".into() });
    assert_eq!(ann.update().await.ending, None);
    // His seat goes on by itself, and his key opens it no more.
    ann.take("a1", 1, 0, 1).await;
    assert!(ann.update().await.revision > 2, "the bot has answered");
    let (_, welcome, _) = host.join(&game.id, &[&game.keys[1].key]).await;
    assert!(welcome.your_seats.is_empty());
}

#[cfg(unix)]
#[tokio::test]
async fn who_is_away_when_asked_is_called_once() {
    use std::os::unix::fs::PermissionsExt as _;

    let data = tempfile::tempdir().unwrap();
    let (program, heard) = (data.path().join("call"), data.path().join("heard"));
    let script = format!("#!/bin/sh\n{{ cat; echo; }} >> '{}'\n", heard.display());
    std::fs::write(&program, script).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let games = server::Registry::new().with::<toy::Toy>();
    let host = Host::begin(data.path(), games, |config| {
        config.notifier = Some(server::Notifier { program, after: Duration::ZERO });
    });
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    ann.take("a1", 0, 0, 1).await;
    let text = loop {
        match std::fs::read_to_string(&heard) {
            Ok(text) if text.contains("Bob") && text.ends_with('\n') => break text,
            Ok(_) | Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    // Ann may have been called before she came.
    let lines: Vec<&str> = text.lines().filter(|line| line.contains("Bob")).collect();
    assert_eq!(lines.len(), 1, "{text}");
    let told: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
    let path = format!("/game/{}", game.id);
    assert_eq!(
        told,
        json!({
            "game": game.id, "kind": "toy", "path": path, "seat": 1, "name": "Bob", "login": null,
        })
    );
}
