//! Recorded games: nothing before the end, everything after it, and a way on.

use kernel::Seat;
use protocol::{
    CreatedGame, GameInfo, MAX_REPLAY, ReplayCheck, ReplayInfo, ReplayStanding, ReplayStory,
    ReplayViews,
};
use serde_json::{Value, json};
use toy::SECRETS;

use crate::{bot, host::Host, person};

/// A hot-seat game that was played to its end, with a throw and an answer that was taken back.
async fn finished(host: &Host) -> CreatedGame {
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let keys: Vec<&str> = game.keys.iter().map(|key| key.key.as_str()).collect();
    let (mut client, ..) = host.join(&game.id, &keys[..1]).await;
    let (mut other, ..) = host.join(&game.id, &keys[1..]).await;
    client.take("a", 0, 0, 1).await;
    client.say(&protocol::ClientMessage::Undo { id: "b".into(), revision: 1, seat: Seat(0) }).await;
    client.mark().await;
    client.answer("c", 2, 0, json!("roll")).await;
    other.mark().await;
    for (id, revision, seat, sticks) in [("d", 3, 1, 3), ("e", 4, 0, 3), ("f", 5, 1, 3)] {
        let player = if seat == 0 { &mut client } else { &mut other };
        until_revision(player, revision).await;
        player.answer(id, revision, seat, json!({ "take": sticks })).await;
    }
    until_revision(&mut client, 6).await;
    game
}

/// Listens until the game has come to this revision.
async fn until_revision(client: &mut crate::host::Client, revision: u64) {
    client.mark().await;
    let mut seen = 0;
    loop {
        match client.hear().await {
            protocol::ServerMessage::Update(update) => seen = seen.max(update.revision),
            protocol::ServerMessage::Accepted { revision, .. } => seen = seen.max(revision),
            protocol::ServerMessage::Refused(refused) => seen = seen.max(refused.revision),
            _ => (),
        }
        if seen >= revision {
            return;
        }
    }
}

async fn info(host: &Host, id: &str) -> ReplayInfo {
    let answer = host.request("GET", &format!("/api/v1/replays/{id}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn views(host: &Host, id: &str, query: &str) -> ReplayViews {
    let answer = host.request("GET", &format!("/api/v1/replays/{id}/views?{query}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn a_game_that_still_runs_gives_nothing_to_anybody() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let wish = r#"{"game":"toy","seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]}"#;
    let made = host.request("POST", "/api/v1/games", Some(wish)).await;
    let cookie = made.head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    let cookie = format!("Cookie: {cookie}\r\n");
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let (mut client, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    client.take("a", 0, 0, 3).await;
    let begin = format!("/api/v1/replays/{}", game.id);
    let mut asked = vec![("GET", begin.clone(), None)];
    for eyes in ["0", "1", "spectator", "all"] {
        asked.push(("GET", format!("{begin}/views?eyes={eyes}&from=0&count=1"), None));
        asked.push(("GET", format!("{begin}/story?eyes={eyes}"), None));
    }
    let seats = r#"{"step":0,"seats":[{"kind":"person"},{"kind":"open"}]}"#;
    asked.push(("POST", format!("{begin}/continue"), Some(seats)));
    asked.push(("GET", format!("/api/v1/games/{}/replay", game.id), None));
    asked.push(("GET", format!("{begin}/script"), None));
    for (method, path, body) in asked {
        for headers in ["", cookie.as_str()] {
            let answer = host.request_with(method, &path, headers, body).await;
            assert_eq!(
                (answer.status, answer.problem().as_str()),
                (409, "server-not-over"),
                "{path}"
            );
            let only: Value = serde_json::from_str(&answer.body).unwrap();
            assert_eq!(only, json!({"message": {"id": "server-not-over"}}), "{path}");
        }
    }
    assert_eq!(host.request("GET", "/api/v1/replays/nope", None).await.status, 404);
}

#[tokio::test]
async fn a_finished_game_is_shown_step_by_step_through_the_chosen_eyes() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = finished(&host).await;
    let info = info(&host, &game.id).await;
    assert_eq!((info.check, info.steps, info.seats.len()), (ReplayCheck::Holds, 4, 2));
    assert!(info.ending.is_some() && info.other_edition.is_none() && !info.sent_in);
    assert!(info.seed.is_some() && info.commitment.is_some());

    let own = views(&host, &game.id, "eyes=1&from=0&count=1000").await;
    let sticks: Vec<_> = own.scenes.iter().map(|scene| scene.view["sticks"].clone()).collect();
    assert_eq!(sticks, [10, 9, 6, 3, 0]);
    assert!(own.scenes.iter().all(|scene| scene.view["your_secret"] == SECRETS[1]));
    assert_eq!(own.scenes[0].waiting_for, [Seat(0)]);
    assert_eq!(views(&host, &game.id, "eyes=1&from=3&count=1").await.scenes, own.scenes[3..4]);
    let watching = views(&host, &game.id, "eyes=spectator&count=9").await;
    assert!(watching.scenes.iter().all(|scene| scene.view["your_secret"].is_null()));

    let path = format!("/api/v1/replays/{}/story?eyes=0", game.id);
    let story: ReplayStory =
        serde_json::from_str(&host.request("GET", &path, None).await.body).unwrap();
    let told: Vec<_> = story.steps.iter().map(|step| step.lines.len()).collect();
    assert_eq!(told, [0, 1, 1, 1, 1]);
    let named: Vec<_> = story.steps.iter().map(|step| step.answer.is_some()).collect();
    assert_eq!(named, [false, true, false, true, false], "only what this seat answered");
    let path = format!("/api/v1/replays/{}/standing", game.id);
    let standing: ReplayStanding =
        serde_json::from_str(&host.request("GET", &path, None).await.body).unwrap();
    let steps: Vec<_> = standing.moments.iter().map(|moment| moment.step).collect();
    assert!(steps.is_sorted() && steps.first() == Some(&0) && steps.last() == Some(&info.steps));
    let end = standing.moments.last().map(|moment| moment.chances.clone()).unwrap_or_default();
    assert!(end.contains(&0) && end.contains(&1000), "the end is judged by who won: {end:?}");
    for (query, status) in
        [("eyes=2", 404), ("eyes=me", 404), ("from=0", 400), ("eyes=0&from=x", 400)]
    {
        let path = format!("/api/v1/replays/{}/views?{query}", game.id);
        assert_eq!(host.request("GET", &path, None).await.status, status, "{query}");
    }
}

#[tokio::test]
async fn a_game_goes_on_from_a_step_with_dice_of_its_own_and_keeps_so_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let old = finished(&host).await;
    let promised = info(&host, &old.id).await.commitment;
    let path = format!("/api/v1/replays/{}/continue", old.id);
    let wish = |step: u32| {
        json!({"step": step, "seats": [{"kind": "person", "name": "Cyd"}, bot()]}).to_string()
    };
    let made = host.request("POST", &path, Some(&wish(2))).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let (mut client, welcome, update) = host.join(&made.id, &[&made.keys[0].key]).await;
    assert_eq!((update.revision, &update.view["sticks"]), (3, &json!(6)));
    assert_ne!(welcome.commitment, promised, "a promise of its own");
    assert!(update.revealed_seed.is_none() && !update.can_undo);
    let rated: GameInfo = serde_json::from_str(
        &host.request("GET", &format!("/api/v1/games/{}", made.id), None).await.body,
    )
    .unwrap();
    assert!(!rated.rated);
    client
        .say(&protocol::ClientMessage::Propose { seat: Seat(0), what: protocol::Proposed::Undo })
        .await;
    assert!(
        matches!(client.hear().await, protocol::ServerMessage::Error { .. }),
        "nothing of the old game is taken back"
    );
    for wrong in [4, 5] {
        let answer = host.request("POST", &path, Some(&wish(wrong))).await;
        assert_eq!((answer.status, answer.problem().as_str()), (422, "server-replay-step"));
    }
    drop(client);
    host.stop().await;
    let host = Host::start(data.path());
    let (_, after, update) = host.join(&made.id, &[&made.keys[0].key]).await;
    assert_eq!((after.commitment, update.revision), (welcome.commitment, 3));
}

#[tokio::test]
async fn a_file_that_was_sent_in_is_shown_and_judged() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = finished(&host).await;
    let file = host.request("GET", &format!("/api/v1/games/{}/replay", game.id), None).await.body;
    let send = async |text: &str| host.request("POST", "/api/v1/replays", Some(text)).await;
    let sent: ReplayInfo = serde_json::from_str(&send(&file).await.body).unwrap();
    assert_eq!((sent.check, sent.steps, sent.sent_in), (ReplayCheck::Holds, 4, true));
    assert_eq!(views(&host, &sent.id, "eyes=all&from=4").await.scenes[0].view["sticks"], 0);

    let changed = |path: &str, value: Value| {
        let mut file: Value = serde_json::from_str(&file).unwrap();
        *file.pointer_mut(path).unwrap() = value;
        file.to_string()
    };
    let other = changed("/fingerprint", json!("0".repeat(32)));
    let other: ReplayInfo = serde_json::from_str(&send(&other).await.body).unwrap();
    assert_eq!(other.other_edition.unwrap().played, "0".repeat(32));
    let illegal = changed("/entries/1/answer/choice", json!({"take": 9}));
    let illegal: ReplayInfo = serde_json::from_str(&send(&illegal).await.body).unwrap();
    assert_eq!((illegal.check, illegal.steps), (ReplayCheck::StopsAfter(1), 1));
    for (text, id) in [
        ("{".to_owned(), "server-replay-unreadable"),
        (changed("/version", json!(99)), "server-replay-version"),
        (changed("/game", json!("chess")), "server-no-such-game-kind"),
        (changed("/setup/sticks", json!(0)), "toy-no-sticks"),
    ] {
        let answer = send(&text).await;
        assert_eq!((answer.status, answer.problem().as_str()), (422, id));
    }
    assert_eq!(send(&"x".repeat(MAX_REPLAY + 1)).await.status, 413);
}
