//! Whoever distrusts the server checks its dice with a program of their own.

use std::{path::Path, process::Command};

use kernel::Seat;
use protocol::{ClientMessage, CreateGame, Refused, ServerMessage, Update};
use server::Registry;

use crate::{
    host::{Client, Host},
    person,
};

/// Enough answers for some attacks.
const ANSWERS: usize = 250;

/// The next question to one of the two seats; `None` when the game is over.
async fn asked(client: &mut Client) -> Option<Update> {
    loop {
        if let ServerMessage::Update(update) = client.hear().await {
            if update.ending.is_some() {
                return None;
            }
            if update.asked.is_some() {
                return Some(update);
            }
        }
    }
}

/// Gives some answer, and waits for the next question.
async fn answer(client: &mut Client, id: &str, update: &Update, pick: usize) -> Option<Update> {
    let asked_now = update.asked.as_ref().unwrap();
    // Attacks make dice; otherwise one answer is as good as another.
    let options = &asked_now.options;
    let attacks = options.iter().position(|option| option.label.id.contains("attack"));
    let choice = &options[attacks.unwrap_or(pick % options.len())].choice;
    client.answer(id, update.revision, asked_now.seat.0, choice.clone()).await;
    let mut newest = None;
    loop {
        match client.hear().await {
            ServerMessage::Accepted { id: of, .. } if of == id => return asked(client).await,
            // The server passed a window by itself meanwhile.
            ServerMessage::Refused(Refused { id: of, .. }) if of == id => {
                return match newest {
                    Some(update) => Some(update),
                    None => asked(client).await,
                };
            }
            ServerMessage::Update(update) if update.asked.is_some() => newest = Some(update),
            _ => (),
        }
    }
}

#[tokio::test]
async fn all_dice_follow_from_the_promised_seed_as_the_protocol_says() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let seats = vec![person("Ann"), person("Bob")];
    let wish = CreateGame { game: "mage-wars".into(), seats, ..CreateGame::default() };
    let made =
        host.request("POST", "/api/v1/games", Some(&serde_json::to_string(&wish).unwrap())).await;
    let game: protocol::CreatedGame = serde_json::from_str(&made.body).unwrap();
    let keys: Vec<&str> = game.keys.iter().map(|seat| seat.key.as_str()).collect();
    let (mut client, _, first) = host.join(&game.id, &keys).await;
    let mut update = if first.asked.is_some() { Some(first) } else { asked(&mut client).await };
    for at in 0..ANSWERS {
        let Some(now) = update else { break };
        update = answer(&mut client, &format!("a{at}"), &now, at * 7 + 3).await;
    }
    if update.is_some() {
        client.say(&ClientMessage::Resign { id: "end".into(), revision: 0, seat: Seat(0) }).await;
        while asked(&mut client).await.is_some() {}
    }

    let file = |name: &str| data.path().join(name);
    let replay = host.request("GET", &format!("/api/v1/games/{}/replay", game.id), None).await;
    std::fs::write(file("game.json"), &replay.body).unwrap();
    let path = format!("/api/v1/replays/{}/story?eyes=all", game.id);
    let story = host.request("GET", &path, None).await;
    std::fs::write(file("story.json"), &story.body).unwrap();
    assert!(story.body.matches(r#""die":"attack""#).count() > 10, "too few dice to check");

    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify-dice.py");
    let check = |story: &str| {
        let mut command = Command::new("python3");
        command.arg("-B").arg(&program).arg(file("game.json")).arg(file(story));
        command.output().expect("python3 is needed for this test")
    };
    let checked = check("story.json");
    let told = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    assert!(told.contains("dice follow from the promised seed"), "{told}");

    // A die that shows something else is noticed.
    let die = r#"{"die":"effect","roll":"#;
    let wrong = story.body.replacen(die, &format!("{die}1"), 1);
    assert_ne!(wrong, story.body);
    std::fs::write(file("wrong.json"), wrong).unwrap();
    assert!(!check("wrong.json").status.success());
}
