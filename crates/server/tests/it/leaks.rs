//! What a seat may not know does not reach it: games that differ only in it look the same, byte for byte.

use kernel::Seed;
use protocol::{CreateGame, CreatedGame, ServerMessage, Update};
use serde_json::json;
use server::Registry;

use crate::{
    host::{Client, Host, is_mark},
    person,
    windows::{WOLF, create_hiding},
};

/// All that was sent to one socket, without what tells games apart for everyone.
fn told(texts: &[String], game: &CreatedGame) -> String {
    texts.join("\n").replace(&game.id, "GAME")
}

/// Adds everything that was sent so far.
async fn hear_all(client: &mut Client, texts: &mut Vec<String>) {
    client.mark().await;
    loop {
        let text = client.hear_text().await.unwrap();
        if is_mark(&text) {
            return;
        }
        texts.push(text);
    }
}

fn newest(texts: &[String], seat: Option<u8>) -> Update {
    let updates = texts.iter().rev().filter_map(|text| match serde_json::from_str(text).unwrap() {
        ServerMessage::Update(update) => Some(update),
        _ => None,
    });
    updates.into_iter().find(|update| update.seat.map(|seat| seat.0) == seat).unwrap()
}

/// Ann, somebody who watches, and Bob, each with what it was told so far.
async fn everyone(host: &Host, game: &CreatedGame) -> [(Client, Vec<String>); 3] {
    let join = async |keys: String| {
        let mut client = host.connect(&game.id).await;
        client.say_text(&format!(r#"{{"type":"hello","protocol":2{keys}}}"#)).await;
        let mut texts = Vec::new();
        hear_all(&mut client, &mut texts).await;
        (client, texts)
    };
    let with_key = |seat: usize| format!(r#","keys":["{}"]"#, game.keys[seat].key);
    [join(with_key(0)).await, join(String::new()).await, join(with_key(1)).await]
}

/// Seat B plans in secret, its choices taken `from` the end of the list or its beginning. What A and a spectator hear.
async fn plan_in_secret(host: &Host, last: bool) -> (String, String, String) {
    let wish = CreateGame {
        game: "mage-wars".into(),
        seats: vec![person("Ann"), person("Bob")],
        ..CreateGame::default()
    };
    let body = serde_json::to_string(&wish).unwrap();
    let made = host.request("POST", "/api/v1/games", Some(&body)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let [(mut ann, mut by_ann), (mut watcher, mut by_watcher), (mut bob, mut by_bob)] =
        everyone(host, &game).await;
    let mut prepared = 0;
    for number in 0..8 {
        let update = newest(&by_bob, Some(1));
        let options = update.asked.expect("Bob is asked until he has planned").options;
        let mut prepares = options.iter().filter(|option| option.choice.get("prepare").is_some());
        let secret = if last { prepares.next_back() } else { prepares.next() };
        // What comes before planning is answered the same in both games.
        let option = secret.or(options.first()).unwrap();
        bob.answer(&format!("b{number}"), update.revision, 1, option.choice.clone()).await;
        hear_all(&mut bob, &mut by_bob).await;
        hear_all(&mut ann, &mut by_ann).await;
        hear_all(&mut watcher, &mut by_watcher).await;
        prepared += usize::from(secret.is_some());
        if prepared == 2 {
            break;
        }
    }
    assert_eq!(prepared, 2);
    (told(&by_ann, &game), told(&by_watcher, &game), told(&by_bob, &game))
}

#[tokio::test]
async fn what_is_prepared_in_secret_changes_no_byte_for_others() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_dice(data.path(), Registry::standard(), Seed::from_number(9));
    let one = plan_in_secret(&host, false).await;
    let two = plan_in_secret(&host, true).await;
    assert_ne!(one.2, two.2, "Bob sees what he prepared");
    assert_eq!(one.0, two.0, "Ann does not");
    assert_eq!(one.1, two.1, "nor do those who watch");
}

/// Ann's wolf carries this face down when it is activated; she passes if she is asked. What she, a spectator and Bob hear.
async fn pass_a_window(host: &Host, hidden: &str) -> (String, String, String) {
    let game = create_hiding(host, hidden).await;
    let [(mut ann, mut by_ann), (mut watcher, mut by_watcher), (mut bob, mut by_bob)] =
        everyone(host, &game).await;
    let first = newest(&by_ann, Some(0));
    ann.answer("a1", first.revision, 0, json!({ "activate": WOLF })).await;
    // Two answers later it acts, whoever gave the second.
    loop {
        hear_all(&mut ann, &mut by_ann).await;
        let update = newest(&by_ann, Some(0));
        if update.revision == first.revision + 2 {
            break;
        }
        // Said twice it is the same answer: the id tells.
        if update.revision == first.revision + 1 && update.asked.is_some() {
            ann.answer("a2", update.revision, 0, json!("pass")).await;
        }
    }
    hear_all(&mut watcher, &mut by_watcher).await;
    hear_all(&mut bob, &mut by_bob).await;
    (told(&by_ann, &game), told(&by_watcher, &game), told(&by_bob, &game))
}

#[tokio::test]
async fn whether_a_hidden_card_could_matter_changes_no_byte_for_others() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_dice(data.path(), Registry::standard(), Seed::from_number(9));
    let asked = pass_a_window(&host, "bear-strength").await;
    let by_itself = pass_a_window(&host, "block").await;
    assert!(asked.0.contains("bear-strength") && by_itself.0.contains("block"));
    assert_eq!(asked.1, by_itself.1, "those who watch hear the same");
    assert_eq!(asked.2, by_itself.2, "and so does Bob");
}
