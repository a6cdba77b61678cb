//! Windows at the table: what goes by without asking, who knows of it, and when a pass shows.

use std::time::Duration;

use kernel::{Attention, Orders, Seat, Standing, StandingOrder};
use protocol::{ClientMessage, CreateGame, CreatedGame, ServerMessage, Update};
use serde_json::{Value, json};
use server::Registry;

use crate::{
    host::{Client, Host, is_mark},
    person,
};

/// The wolf of seat 0, and what lies hidden on it.
pub(crate) const WOLF: u32 = 2;
const STRENGTH: u32 = 3;

/// A game in which Ann's turn has come, with something hidden on her wolf that could matter when it is activated.
async fn create(host: &Host) -> CreatedGame {
    create_hiding(host, "bear-strength").await
}

/// The same with another enchantment on the wolf.
pub(crate) async fn create_hiding(host: &Host, hidden: &str) -> CreatedGame {
    let setup = json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1, "initiative": 0, "turn": 0,
            "mages": [
                { "zone": "A1", "mana": 10, "active": true },
                { "zone": "B3", "mana": 10, "active": true },
            ],
            "objects": [
                { "creature": {
                    "card": "timber-wolf", "controller": 0,
                    "piece": { "zone": "A1", "active": true },
                } },
                { "enchantment": {
                    "card": hidden, "controller": 0, "on": WOLF, "hidden": true,
                } },
            ],
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

async fn order(client: &mut Client, attention: Attention, standing: Vec<StandingOrder>) {
    let orders = Orders { attention, standing };
    client.say(&ClientMessage::Orders { seat: Seat(0), orders: orders.clone() }).await;
    assert_eq!(client.hear().await, ServerMessage::Orders { seat: Seat(0), orders });
}

fn offers(update: &Update, choice: &str) -> bool {
    let asked = update.asked.as_ref();
    asked.is_some_and(|asked| asked.options.iter().any(|option| is(&option.choice, choice)))
}

fn is(choice: &Value, kind: &str) -> bool {
    *choice == json!(kind) || choice.get(kind).is_some()
}

/// Answers, and listens until seat 0 is asked again.
async fn answer(client: &mut Client, id: &str, revision: u64, choice: Value) -> Update {
    client.answer(id, revision, 0, choice).await;
    until_asked(client).await
}

async fn until_asked(client: &mut Client) -> Update {
    loop {
        match client.hear().await {
            ServerMessage::Update(update) if update.asked.is_some() => return update,
            ServerMessage::Refused(refused) => panic!("{refused:?}"),
            _ => (),
        }
    }
}

#[tokio::test]
async fn a_seat_is_asked_where_its_card_could_matter_and_nowhere_else() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let game = create(&host).await;
    let (mut ann, _, first) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert!(offers(&first, "activate"));
    // The mage carries nothing: the window after its activation goes by.
    let acting = answer(&mut ann, "a1", first.revision, json!({ "activate": 0 })).await;
    assert!(offers(&acting, "guard") && acting.revision == first.revision + 2);
    // Taking back goes past what was answered for her.
    ann.say(&ClientMessage::Undo { id: "u".into(), revision: acting.revision, seat: Seat(0) })
        .await;
    let back = until_asked(&mut ann).await;
    assert!(offers(&back, "activate"), "{:?}", back.asked);
    // The wolf carries something: she is asked.
    let window = answer(&mut ann, "a2", back.revision, json!({ "activate": WOLF })).await;
    assert!(offers(&window, "reveal"));
}

#[tokio::test]
async fn orders_are_kept_and_known_to_their_seat_alone() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let game = create(&host).await;
    let (mut ann, _, first) = host.join(&game.id, &[&game.keys[0].key]).await;
    let (mut bob, _, _) = host.join(&game.id, &[&game.keys[1].key]).await;
    order(&mut ann, Attention::Every, Vec::new()).await;
    bob.say(&ClientMessage::Orders { seat: Seat(0), orders: Orders::default() }).await;
    let refused = bob.hear().await;
    assert!(matches!(refused, ServerMessage::Error { .. }), "{refused:?}");
    let window = answer(&mut ann, "a1", first.revision, json!({ "activate": 0 })).await;
    assert!(offers(&window, "reveal"), "every window is asked");
    host.stop().await;

    let host = Host::with_games(data.path(), Registry::standard());
    let (mut ann, _, again) = host.join(&game.id, &[&game.keys[0].key]).await;
    assert!(offers(&again, "reveal"));
    let orders = Orders { attention: Attention::Every, standing: Vec::new() };
    assert_eq!(ann.hear().await, ServerMessage::Orders { seat: Seat(0), orders });
}

#[tokio::test]
async fn what_was_ordered_for_a_card_is_done() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let game = create(&host).await;
    let (mut ann, _, first) = host.join(&game.id, &[&game.keys[0].key]).await;
    let at = Standing::At { moment: "activation".into() };
    let standing = vec![StandingOrder { object: STRENGTH, order: at }];
    order(&mut ann, Attention::Auto, standing).await;
    let acting = answer(&mut ann, "a1", first.revision, json!({ "activate": WOLF })).await;
    assert!(offers(&acting, "guard"));
    let objects = acting.view["objects"].as_array().unwrap();
    let strength = objects.iter().find(|object| object["id"] == STRENGTH).unwrap();
    assert_eq!(strength["revealed"], true);
}

#[tokio::test]
async fn a_pass_shows_later_and_a_reveal_at_once() {
    let data = tempfile::tempdir().unwrap();
    let hour = Duration::from_secs(3600);
    let host = Host::begin(data.path(), Registry::standard(), |config| config.pass_delay = hour);
    let game = create(&host).await;
    let (mut ann, _, first) = host.join(&game.id, &[&game.keys[0].key]).await;
    let window = answer(&mut ann, "a1", first.revision, json!({ "activate": WOLF })).await;
    assert!(offers(&window, "reveal"));
    ann.answer("a2", window.revision, 0, json!("pass")).await;
    ann.mark().await;
    let text = ann.hear_text().await.unwrap();
    assert!(is_mark(&text), "the pass waits: {text}");
    let reveal = json!({ "reveal": { "enchantment": STRENGTH, "pay": true } });
    let revealed = answer(&mut ann, "a3", window.revision, reveal).await;
    assert!(revealed.revision > window.revision);
}
