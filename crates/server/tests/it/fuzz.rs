//! Whatever a client sends: no panic, no change to the game, and a clear answer or a closed socket.

use std::time::Duration;

use kernel::{Chance, Seed};
use protocol::{MAX_MESSAGE, ServerMessage};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    host::{Client, Host, is_mark},
    person,
};

/// Messages that are almost right, and some that are not at all.
fn strange(chance: &mut Chance) -> String {
    const WHOLE: &[&str] = &[
        r#"{"type":"answer","id":"x","revision":0,"seat":1,"choice":{"take":1}}"#,
        r#"{"type":"answer","id":"x","revision":0,"seat":0,"choice":{"take":9}}"#,
        r#"{"type":"answer","id":"x","revision":7,"seat":0,"choice":{"take":1}}"#,
        r#"{"type":"answer","id":"","revision":0,"seat":0,"choice":{"take":1}}"#,
        r#"{"type":"answer","id":"x","revision":0,"seat":255,"choice":"roll"}"#,
        r#"{"type":"answer","id":"x","revision":-1,"seat":0,"choice":"roll"}"#,
        r#"{"type":"answer","id":"x","revision":18446744073709551616,"seat":0,"choice":1}"#,
        r#"{"type":"undo","id":"x","revision":0,"seat":0}"#,
        r#"{"type":"resign","id":"x","revision":0,"seat":1}"#,
        r#"{"type":"hello","protocol":2,"keys":["x"]}"#,
        r#"{"type":"propose","seat":0,"what":"undo"}"#,
        r#"{"type":"propose","seat":1,"what":"draw"}"#,
        r#"{"type":"consent","seat":0,"agree":true}"#,
        r#"{"type":"chat","seat":1,"text":"I am Bob"}"#,
        r#"{"type":"chat","seat":0,"text":""}"#,
        r#"{"type":"ping","at":5}"#,
        r#"{"type":"ping","at":"soon"}"#,
        r#"{"type":"none"}"#,
        "null",
        "[]",
        "",
        "{",
        "\u{0}\u{ffff}",
    ];
    let pick = |chance: &mut Chance, most: usize| chance.below(most as u32) as usize;
    let mut text = WHOLE[pick(chance, WHOLE.len())].to_owned();
    for _ in 0..chance.below(3) {
        if text.is_empty() {
            break;
        }
        let at = (0..=pick(chance, text.len())).rev().find(|at| text.is_char_boundary(*at));
        let at = at.unwrap_or(0);
        match chance.below(4) {
            0 => text.truncate(at),
            1 => text.insert(at, ['"', '{', '9', '\u{1F409}', '\n'][pick(chance, 5)]),
            2 => text.insert_str(at, &"[".repeat(pick(chance, 300))),
            _ => text.push_str(&" ".repeat(pick(chance, MAX_MESSAGE))),
        }
    }
    text
}

/// What a newcomer who watches sees.
async fn as_it_stands(host: &Host, game: &str) -> Value {
    let (_, _, update) = host.join(game, &[]).await;
    json!([update.revision, update.view, update.lines, update.ending])
}

/// Everything the client is told so far; `None` when the server hung up.
async fn told(client: &mut Client) -> Option<Vec<ServerMessage>> {
    client.mark().await;
    let mut told = Vec::new();
    loop {
        let text = client.hear_text().await?;
        if is_mark(&text) {
            return Some(told);
        }
        told.push(serde_json::from_str(&text).unwrap());
    }
}

#[tokio::test]
async fn nothing_a_client_sends_changes_a_game_it_may_not_change() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let before = as_it_stands(&host, &game.id).await;
    let mut chance = Chance::seeded(Seed::from_number(3));
    // Ann knows her own key; what she may do herself is left out of the words above.
    let (mut client, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    for round in 0..400 {
        let text = strange(&mut chance);
        client.say_text(&text).await;
        let Some(told) = told(&mut client).await else {
            // A message that is too long closes the socket; the next one is as good as the first.
            assert!(text.len() > MAX_MESSAGE, "hung up on {text:.200}");
            client = host.join(&game.id, &[&game.keys[0].key]).await.0;
            continue;
        };
        let answered = told.iter().any(|message| {
            matches!(
                message,
                ServerMessage::Error { .. }
                    | ServerMessage::Refused(_)
                    | ServerMessage::Pong { .. }
            )
        });
        assert!(answered, "round {round}: no answer to {text:.200}: {told:?}");
        assert!(
            !told.iter().any(|message| matches!(message, ServerMessage::Accepted { .. })),
            "{text}"
        );
    }
    assert_eq!(as_it_stands(&host, &game.id).await, before);
}

#[tokio::test]
async fn repeated_and_reordered_answers_are_played_once_and_in_order() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    // The third before the second before the first, and all of them twice.
    for id in [3, 2, 1, 3, 2, 1] {
        ann.answer(&format!("a{id}"), u64::from(id - 1_u8), 0, json!({ "take": 1 })).await;
    }
    let told = told(&mut ann).await.unwrap();
    let accepted = |id: &str| {
        told.iter()
            .filter(|message| matches!(message, ServerMessage::Accepted { id: of, revision: 1 } if of == id))
            .count()
    };
    assert_eq!([accepted("a1"), accepted("a2"), accepted("a3")], [2, 0, 0], "{told:?}");
    let refused = told.iter().filter(|message| matches!(message, ServerMessage::Refused(_)));
    assert_eq!(refused.count(), 4);
    assert_eq!(as_it_stands(&host, &game.id).await[0], 1);
}

#[tokio::test]
async fn half_open_and_silent_sockets_hold_nobody_up() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let mut open = Vec::new();
    for _ in 0..50 {
        let mut half = TcpStream::connect(host.address).await.unwrap();
        half.write_all(b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n").await.unwrap();
        open.push(half);
    }
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(host.connect(&game.id).await);
    }
    let playing = async {
        let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
        ann.take("a1", 0, 0, 2).await
    };
    // Less than the ten seconds a server waits for a silent socket.
    let update = tokio::time::timeout(Duration::from_secs(9), playing).await.unwrap();
    assert_eq!(update.view["sticks"], 8);
}
