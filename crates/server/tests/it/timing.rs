//! When messages come tells nothing: games that differ in a planned spell alone are heard at the same moments.
//!
//! Server and clients share a runtime whose time stands still until the test moves it, so that no moment depends on how
//! busy the machine is.

use std::{
    sync::mpsc::{Sender, channel},
    time::Duration,
};

use kernel::Seed;
use protocol::{CreateGame, CreatedGame, ServerMessage, Update};
use serde_json::{Value, json};
use server::Registry;

use crate::{
    host::{Client, Host, is_mark, plain_config},
    person,
};

const DELAY: Duration = Duration::from_millis(300);
const STEP: Duration = Duration::from_millis(50);

/// Holds the time until it is dropped: a runtime that waits for a thread moves no clock by itself. The thread gives up
/// after a minute, so that a test that would wait for ever fails.
fn hold_time() -> Sender<()> {
    let (holder, held) = channel();
    tokio::task::spawn_blocking(move || held.recv_timeout(Duration::from_secs(60)));
    holder
}

/// It is the turn of Ann, whose mage has this spell prepared, beside Bob's.
async fn create(host: &Host, prepared: &str) -> CreatedGame {
    let setup = json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1, "initiative": 0, "turn": 0,
            "mages": [
                { "zone": "A1", "mana": 30, "active": true },
                { "zone": "A1", "mana": 30, "active": true },
            ],
            "prepared": [{ "seat": 0, "card": prepared, "caster": 0 }],
        },
    });
    let wish = CreateGame {
        game: "mage-wars".into(),
        setup: Some(setup),
        seats: vec![person("Ann"), person("Bob")],
        ..CreateGame::default()
    };
    let body = serde_json::to_string(&wish).unwrap();
    let made = host.request("POST", "/api/v1/games", Some(&body)).await;
    assert_eq!(made.status, 201, "{}", made.body);
    serde_json::from_str(&made.body).unwrap()
}

/// Everything that was sent to a client until now. The second mark comes after what the first one woke.
async fn hear_all(client: &mut Client) -> Vec<String> {
    let mut texts = Vec::new();
    for _ in 0..2 {
        client.mark().await;
        loop {
            let text = client.hear_text().await.unwrap();
            if is_mark(&text) {
                break;
            }
            texts.push(text);
        }
    }
    texts
}

fn newest(texts: &[String]) -> Option<Update> {
    texts.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ServerMessage::Update(update) => Some(update),
        _ => None,
    })
}

fn offers(update: &Update, wanted: &Value) -> bool {
    let asked = update.asked.as_ref();
    asked.is_some_and(|asked| asked.options.iter().any(|option| option.choice == *wanted))
}

/// What Bob and Ann hear, and when: Ann lets her mage guard and casts nothing, as fast as she is asked.
struct Heard {
    by_bob: Vec<(u128, String)>,
    /// How often Ann had to let a moment for spells go by herself.
    passed: u32,
}

async fn play(host: &Host, prepared: &str) -> Heard {
    let game = create(host, prepared).await;
    let (mut ann, _, first) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, _, _) = host.join(&game.id, &[&game.keys[1].key]).await;
    let mut heard = Heard { by_bob: Vec::new(), passed: 0 };
    let mut latest = first;
    let mut time = Duration::ZERO;
    let wishes = [json!({ "activate": 0 }), json!("guard"), json!("pass")];
    for number in 0.. {
        if let Some(wish) = wishes.iter().find(|wish| offers(&latest, wish)) {
            heard.passed += u32::from(*wish == wishes[2]);
            ann.answer(&format!("a{number}"), latest.revision, 0, wish.clone()).await;
        }
        latest = newest(&hear_all(&mut ann).await).unwrap_or(latest);
        for text in hear_all(&mut bob).await {
            heard.by_bob.push((time.as_millis(), text.replace(&game.id, "GAME")));
        }
        if latest.waiting_for == [kernel::Seat(1)] {
            return heard;
        }
        assert!(number < 100, "Bob is never asked: {latest:?}");
        tokio::time::advance(STEP).await;
        time += STEP;
    }
    heard
}

#[tokio::test(start_paused = true)]
async fn what_kind_of_spell_was_planned_changes_no_moment_for_others() {
    let _time = hold_time();
    let data = tempfile::tempdir().unwrap();
    let config = server::Config {
        pass_delay: DELAY,
        fixed_seed: Some(Seed::from_number(9)),
        ..plain_config(data.path())
    };
    let host = Host::beside(config, Registry::standard()).await;
    // A quick spell with a target at hand, and one that takes a full action.
    let quick = play(&host, "bear-strength").await;
    let slow = play(&host, "timber-wolf").await;
    assert!(quick.passed > 0, "there was something to cast");
    assert_eq!(slow.passed, 0, "there was nothing to cast, and nobody was asked");
    assert!(quick.by_bob.last().unwrap().0 >= DELAY.as_millis(), "a pass takes its time");
    assert_eq!(quick.by_bob, slow.by_bob);
}
