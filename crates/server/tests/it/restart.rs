//! Nothing that was accepted is lost.

use kernel::Seat;
use protocol::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use toy::{Basket, SECRETS};

use crate::{host::Host, person};

#[tokio::test]
async fn after_a_crash_everyone_continues_where_they_were() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (ann_key, bob_key) = (&game.keys[0].key, &game.keys[1].key);
    let (mut ann, welcome, _) = host.join(&game.id, &[ann_key]).await;
    let (mut bob, ..) = host.join(&game.id, &[bob_key]).await;
    ann.take("a1", 0, 0, 1).await;
    bob.update().await;
    // An answer taken back counts as well: revisions never run backwards.
    bob.take("b1", 1, 1, 3).await;
    bob.say(&ClientMessage::Undo { id: "u1".into(), revision: 2, seat: Seat(1) }).await;
    bob.hear().await;
    bob.update().await;
    bob.answer("b2", 3, 1, json!("roll")).await;
    assert_eq!(bob.hear().await, ServerMessage::Accepted { id: "b2".into(), revision: 4 });
    host.kill();

    let host = Host::start(data.path());
    let (mut ann, again, update) = host.join(&game.id, &[ann_key]).await;
    assert_eq!(again, welcome);
    assert_eq!(update.revision, 4);
    let seat = |coins: &Value| json!({"coins": coins, "fruit": Basket::default(), "has_bid": false, "shown": null});
    // What the die brought is up to chance; nothing but this is in the view.
    let won = &update.view["seats"][1]["coins"];
    assert_eq!(
        update.view,
        json!({
            "sticks": 8,
            "baskets": null,
            "seats": [seat(&json!(0)), seat(won)],
            "tie_break": 0,
            "your_bid": null,
            "your_secret": SECRETS[0],
        })
    );
    assert_eq!(update.lines.len(), 2);
    let (mut bob, _, seen) = host.join(&game.id, &[bob_key]).await;
    assert!(!seen.can_undo, "the die stays rolled");
    bob.answer("b2", 3, 1, json!("roll")).await;
    assert_eq!(
        bob.hear().await,
        ServerMessage::Accepted { id: "b2".into(), revision: 4 },
        "repeated after the crash, played once"
    );
    assert_eq!(ann.take("a2", 4, 0, 2).await.view["sticks"], 6);
    assert_eq!(bob.update().await.revision, 5);
}

#[tokio::test]
async fn the_same_dice_come_after_a_restart_as_would_have_come_without_it() {
    let data = tempfile::tempdir().unwrap();
    let mut rolled = Vec::new();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Ann")]).await;
    host.kill();
    for turn in 0..4u8 {
        let host = Host::start(data.path());
        let seat = turn % 2;
        let (mut client, _, update) =
            host.join(&game.id, &[&game.keys[usize::from(seat)].key]).await;
        assert_eq!(update.lines, rolled, "the story stays as it was told");
        client.answer("same-id-each-turn", u64::from(turn), seat, json!("roll")).await;
        match client.hear().await {
            ServerMessage::Accepted { revision, .. } if turn < 2 => {
                assert_eq!(revision, u64::from(turn) + 1);
                rolled.extend(client.update().await.lines);
            }
            // An id that was used before is not played again, even in another life of the server.
            ServerMessage::Accepted { revision, .. } => assert_eq!(revision, u64::from(seat) + 1),
            other => panic!("{other:?}"),
        }
        host.stop().await;
    }
    assert_eq!(rolled.len(), 2);
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    host.stop().await;
    match ann.hear().await {
        ServerMessage::Bye { reason } => assert_eq!(reason.id, "server-closing"),
        other => panic!("{other:?}"),
    }
    assert_eq!(ann.hear_text().await, None);
}
