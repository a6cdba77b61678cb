//! Playing through the socket.

use std::time::{Duration, Instant};

use kernel::{Message, Seat, Seed, msg};
use protocol::{
    ClientMessage, MAX_MESSAGE, Refused, RefusedBecause, SeatWish, ServerMessage, Update,
};
use serde_json::json;
use server::Registry;
use toy::{SECRETS, Toy};

use crate::{
    bot,
    host::{Client, Host},
    person,
};

async fn refusal(client: &mut Client) -> Refused {
    match client.hear().await {
        ServerMessage::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

fn said(update: &Update) -> Vec<Message> {
    update.lines.iter().filter_map(|line| line.text.clone()).collect()
}

/// What a newcomer who watches sees; the game as it stands.
async fn as_it_stands(host: &Host, game: &str) -> Update {
    host.join(game, &[]).await.2
}

#[tokio::test]
async fn two_sockets_play_and_each_is_told_what_the_other_did() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, welcome, start) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    assert_eq!(welcome.your_seats, [Seat(0)]);
    assert_eq!(welcome.commitment.as_ref().map(String::len), Some(64));
    let asked = start.asked.unwrap();
    assert_eq!((asked.seat, asked.question), (Seat(0), msg!("toy-how-many-sticks", sticks = 10)));
    assert_eq!(asked.options.len(), 5);

    let seen = ann.take("a1", 0, 0, 3).await;
    assert_eq!((seen.revision, &seen.view["sticks"]), (1, &json!(7)));
    assert_eq!(seen.asked, None);
    let seen = bob.update().await;
    assert_eq!(said(&seen), [msg!("toy-took", seat = Seat(0), sticks = 3)]);
    assert_eq!(seen.asked.unwrap().seat, Seat(1));
    let seen = bob.take("b1", 1, 1, 2).await;
    assert_eq!((seen.revision, seen.lines_kept), (2, 1), "only what is new of the story");
    assert_eq!(said(&seen), [msg!("toy-took", seat = Seat(1), sticks = 2)]);
    assert_eq!(ann.update().await.view["sticks"], 5);
}

#[tokio::test]
async fn options_that_are_not_legal_come_with_their_rule() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let body = r#"{"game":"toy","setup":{"sticks":2,"secrets":[1,2]},
        "seats":[{"kind":"person"},{"kind":"open"}]}"#;
    let game = host.request("POST", "/api/v1/games", Some(body)).await;
    let game: protocol::CreatedGame = serde_json::from_str(&game.body).unwrap();
    let (_, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let asked = update.asked.unwrap();
    assert_eq!(asked.options.len(), 4);
    assert_eq!(asked.why_not[0].rule, "TOY-02");
    assert_eq!(asked.why_not[0].choice, json!({ "take": 3 }));
    assert_eq!(asked.why_not[0].reason, msg!("toy-too-many", sticks = 2));
}

#[tokio::test]
async fn those_who_watch_get_updates_without_secrets_or_questions_and_cannot_play() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let mut watcher = host.connect(&game.id).await;
    watcher.say_text(r#"{"type":"hello","protocol":2}"#).await;
    // The welcome and the game, before anybody does anything.
    let mut heard = vec![watcher.hear_text().await.unwrap(), watcher.hear_text().await.unwrap()];
    let (mut ann, _, own) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert_eq!(own.view["your_secret"], SECRETS[0]);
    ann.take("a1", 0, 0, 1).await;
    // That Ann has come, and what she did.
    while !heard.last().unwrap().contains(r#""revision":1"#) {
        heard.push(watcher.hear_text().await.unwrap());
    }
    assert!(heard[0].contains(r#""your_seats":[]"#), "{}", heard[0]);
    for text in &heard {
        assert!(
            !SECRETS.iter().any(|secret| text.contains(&secret.to_string())),
            "a secret leaks: {text}"
        );
        assert!(!text.contains(r#""options""#), "a question leaks: {text}");
    }
    watcher.answer("w1", 1, 1, json!({ "take": 1 })).await;
    assert_eq!(refusal(&mut watcher).await.because, RefusedBecause::NotYourSeat);
    ann.answer("a2", 1, 1, json!({ "take": 1 })).await;
    assert_eq!(refusal(&mut ann).await.because, RefusedBecause::NotYourSeat, "not Ann's seat");
    assert_eq!(as_it_stands(&host, &game.id).await.revision, 1);
}

#[tokio::test]
async fn a_wrong_key_opens_nothing() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let mut thief = host.connect(&game.id).await;
    let keys = vec!["0".repeat(64)];
    thief.say(&ClientMessage::Hello { protocol: protocol::PROTOCOL, keys }).await;
    let ServerMessage::Welcome(welcome) = thief.hear().await else { panic!("no welcome") };
    assert!(welcome.your_seats.is_empty());
    assert_eq!(thief.update().await.asked, None);
    assert_eq!(thief.hear().await, ServerMessage::Error { message: msg!("server-unknown-key") });
}

#[tokio::test]
async fn stale_illegal_and_unreadable_answers_are_refused_and_change_nothing() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    ann.take("a1", 0, 0, 1).await;
    bob.update().await;
    let before = as_it_stands(&host, &game.id).await;
    let cases = [
        ("b1", 0, json!({ "take": 1 }), RefusedBecause::Stale),
        ("b2", 7, json!({ "take": 1 }), RefusedBecause::Stale),
        ("b3", 1, json!({ "take": 4 }), RefusedBecause::Illegal),
        ("b4", 1, json!({ "take": -1 }), RefusedBecause::Unreadable),
        ("b5", 1, json!("everything"), RefusedBecause::Unreadable),
        ("b6", 1, json!(null), RefusedBecause::Unreadable),
    ];
    for (id, revision, choice, because) in cases {
        bob.answer(id, revision, 1, choice).await;
        let refused = refusal(&mut bob).await;
        assert_eq!((refused.id.as_str(), refused.because), (id, because));
        assert_eq!(refused.revision, 1);
    }
    ann.answer("a2", 1, 0, json!({ "take": 1 })).await;
    let refused = refusal(&mut ann).await;
    assert_eq!(refused.rule.as_deref(), Some("TOY-01"), "it is not Ann's turn");
    assert_eq!(as_it_stands(&host, &game.id).await, before);
}

#[tokio::test]
async fn malformed_messages_get_an_error_and_the_socket_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    let (mut ann, _, before) = host.join(&game.id, &[&game.keys[0].key]).await;
    let long_id = "x".repeat(65);
    let long_id =
        format!(r#"{{"type":"answer","id":"{long_id}","revision":0,"seat":0,"choice":"roll"}}"#);
    let cases = [
        ("not json", "server-unreadable"),
        ("[]", "server-unreadable"),
        (r#"{"type":"win"}"#, "server-unreadable"),
        (
            r#"{"type":"answer","id":"a","revision":-1,"seat":0,"choice":"roll"}"#,
            "server-unreadable",
        ),
        (
            r#"{"type":"answer","id":"a","revision":0,"seat":256,"choice":"roll"}"#,
            "server-unreadable",
        ),
        (r#"{"type":"answer","id":"a","revision":0,"choice":"roll"}"#, "server-unreadable"),
        (r#"{"type":"answer","id":"","revision":0,"seat":0,"choice":"roll"}"#, "server-id"),
        (long_id.as_str(), "server-id"),
        (r#"{"type":"hello","protocol":2}"#, "server-hello-again"),
    ];
    for (text, id) in cases {
        ann.say_text(text).await;
        match ann.hear().await {
            ServerMessage::Error { message } => assert_eq!(message.id, id, "{text}"),
            other => panic!("{text} got {other:?}"),
        }
    }
    ann.say_bytes(vec![0, 1, 2]).await;
    assert_eq!(ann.hear().await, ServerMessage::Error { message: msg!("server-binary") });
    ann.say(&ClientMessage::Ping { at: 7 }).await;
    assert_eq!(ann.hear().await, ServerMessage::Pong { at: 7 });
    assert_eq!(as_it_stands(&host, &game.id).await.revision, before.revision);

    ann.say_text(&" ".repeat(MAX_MESSAGE + 1)).await;
    assert_eq!(ann.hear_text().await, None, "a message beyond the limit ends the socket");
    assert_eq!(as_it_stands(&host, &game.id).await.revision, before.revision);
}

#[tokio::test]
async fn a_socket_must_begin_with_a_hello_of_this_protocol() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    for (text, id) in [
        (r#"{"type":"hello","protocol":1}"#, "server-protocol"),
        (r#"{"type":"ping"}"#, "server-no-hello"),
        ("hello", "server-unreadable"),
    ] {
        let mut client = host.connect(&game.id).await;
        client.say_text(text).await;
        match client.hear().await {
            ServerMessage::Bye { reason } => assert_eq!(reason.id, id),
            other => panic!("{text} got {other:?}"),
        }
        assert_eq!(client.hear_text().await, None);
    }
}

#[tokio::test]
async fn a_repeated_answer_is_answered_the_same_and_played_once() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    ann.take("a1", 0, 0, 2).await;
    let accepted = ServerMessage::Accepted { id: "a1".into(), revision: 1 };
    ann.answer("a1", 0, 0, json!({ "take": 2 })).await;
    assert_eq!(ann.hear().await, accepted);
    ann.answer("bad", 1, 0, json!({ "take": 2 })).await;
    let first = refusal(&mut ann).await;
    ann.answer("bad", 1, 0, json!({ "take": 2 })).await;
    assert_eq!(refusal(&mut ann).await, first);

    // The same from another socket, as after a reconnect.
    let (mut again, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert_eq!((update.revision, &update.view["sticks"]), (1, &json!(8)));
    again.answer("a1", 0, 0, json!({ "take": 2 })).await;
    assert_eq!(again.hear().await, accepted);
    assert_eq!(as_it_stands(&host, &game.id).await.revision, 1);
}

#[tokio::test]
async fn an_answer_is_taken_back_until_another_seat_answered_or_a_die_was_rolled() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert!(ann.take("a1", 0, 0, 2).await.can_undo);
    let undo = |id: &str, revision| ClientMessage::Undo { id: id.into(), revision, seat: Seat(0) };
    ann.say(&undo("u0", 0)).await;
    assert_eq!(refusal(&mut ann).await.because, RefusedBecause::Stale);
    ann.say(&undo("u1", 1)).await;
    assert_eq!(ann.hear().await, ServerMessage::Accepted { id: "u1".into(), revision: 2 });
    let update = ann.update().await;
    assert_eq!((update.revision, &update.view["sticks"]), (2, &json!(10)));
    assert_eq!((update.lines_kept, update.lines.len()), (0, 0), "the story is taken back too");
    ann.answer("a2", 2, 0, json!("roll")).await;
    ann.hear().await;
    assert!(!ann.update().await.can_undo);
    ann.say(&undo("u2", 3)).await;
    let refused = refusal(&mut ann).await;
    assert_eq!((refused.because, refused.reason), (RefusedBecause::NoUndo, msg!("undo-chance")));
}

#[tokio::test]
async fn a_hot_seat_client_gets_one_update_for_each_of_its_seats() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Ann")]).await;
    let keys: Vec<_> = game.keys.iter().map(|key| key.key.as_str()).collect();
    let (mut both, welcome, first) = host.join(&game.id, &keys).await;
    let second = both.update().await;
    assert_eq!(welcome.your_seats, [Seat(0), Seat(1)]);
    assert_eq!((first.seat, second.seat), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!(
        (&first.view["your_secret"], &second.view["your_secret"]),
        (&json!(SECRETS[0]), &json!(SECRETS[1]))
    );
    assert!(first.asked.is_some() && second.asked.is_none());
}

#[tokio::test]
async fn a_bot_answers_by_itself_and_the_game_comes_to_its_end() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    let (mut ann, welcome, mut update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let mut number = 0;
    while update.ending.is_none() {
        if let Some(asked) = &update.asked {
            assert_eq!(update.revealed_seed, None);
            number += 1;
            let choice = asked.options[0].choice.clone();
            ann.answer(&format!("a{number}"), update.revision, 0, choice).await;
            assert!(matches!(ann.hear().await, ServerMessage::Accepted { .. }));
        }
        update = ann.update().await;
    }
    assert_eq!(update.view["sticks"], 0);
    assert!(update.asked.is_none() && update.waiting_for.is_empty() && !update.can_undo);
    let seed = Seed::try_from(update.revealed_seed.unwrap()).unwrap();
    assert_eq!(Some(table::commitment::commitment(seed)), welcome.commitment, "the dice were fair");
    let undo = ClientMessage::Undo { id: "u".into(), revision: update.revision, seat: Seat(0) };
    ann.say(&undo).await;
    assert_eq!(refusal(&mut ann).await.because, RefusedBecause::Over, "the seed is known");
}

#[tokio::test]
async fn whoever_gives_up_ends_the_game() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut bob, ..) = host.join(&game.id, &[&game.keys[1].key]).await;
    bob.say(&ClientMessage::Resign { id: "r".into(), revision: 0, seat: Seat(1) }).await;
    assert_eq!(bob.hear().await, ServerMessage::Accepted { id: "r".into(), revision: 1 });
    assert_eq!(bob.update().await.ending, Some(protocol::Ending::Resigned(Seat(1))));
}

#[tokio::test]
async fn everyone_hears_what_a_player_says_and_those_who_watch_cannot_speak() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut watcher, ..) = host.join(&game.id, &[]).await;
    let chat = |text: &str| ClientMessage::Chat { seat: Seat(0), text: text.into() };
    ann.say(&chat(" Well played! ")).await;
    for client in [&mut ann, &mut watcher] {
        match client.hear().await {
            ServerMessage::Chat(chat) => {
                assert_eq!((chat.from.as_str(), chat.text.as_str()), ("Ann", "Well played!"));
            }
            other => panic!("{other:?}"),
        }
    }
    watcher.say(&chat("psst")).await;
    assert_eq!(watcher.hear().await, ServerMessage::Error { message: msg!("server-chat-seat") });
    ann.say(&chat("  ")).await;
    assert!(matches!(ann.hear().await, ServerMessage::Error { .. }));
}

#[tokio::test]
async fn with_fixed_dice_bots_play_the_same_game_again() {
    let data = tempfile::tempdir().unwrap();
    let games = Registry::new().with::<Toy>();
    let host = Host::with_dice(data.path(), games, Seed::from_number(1));
    let mut stories = Vec::new();
    for _ in 0..4 {
        let game = host.create(vec![bot(), SeatWish::Bot { bot: "normal".into() }]).await;
        let (mut watcher, _, mut update) = host.join(&game.id, &[]).await;
        while update.ending.is_none() {
            update = watcher.update().await;
        }
        stories.push(as_it_stands(&host, &game.id).await.lines);
    }
    assert!(stories.iter().all(|story| *story == stories[0]), "{stories:#?}");
}

#[tokio::test]
async fn bots_play_a_game_to_its_end_though_nobody_watches_also_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let over = async |host: &Host, id: &str| {
        let begun = Instant::now();
        loop {
            let answer = host.request("GET", &format!("/api/v1/games/{id}"), None).await;
            let info: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
            if !info["ending"].is_null() {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "{info}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let host = Host::start(data.path());
    let game = host.create(vec![bot(), bot()]).await;
    host.kill();
    let host = Host::start(data.path());
    over(&host, &game.id).await;
    let game = host.create(vec![bot(), bot()]).await;
    over(&host, &game.id).await;
}
