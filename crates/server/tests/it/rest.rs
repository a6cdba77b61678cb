//! Requests, and the page.

use protocol::{
    CatalogueEntry, CreateGame, CreatedGame, GameInfo, MAX_BODY, Occupant, SeatKey, SeatWish,
};
use server::Registry;
use toy::SECRETS;

use crate::{bot, host::Host, person};

#[tokio::test]
async fn the_catalogue_tells_what_can_be_played() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let answer = host.request("GET", "/api/v1/catalogue", None).await;
    let games: Vec<CatalogueEntry> = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((games[0].game.as_str(), games[0].seats), ("toy", 2));
    assert!(games[0].bots.iter().any(|bot| bot == "random"));
    assert_eq!(games[0].setup["sticks"], 10);
    assert_eq!(host.request("GET", "/healthz", None).await.status, 200);
}

#[tokio::test]
async fn every_game_of_the_program_begins_with_a_question_to_somebody() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let answer = host.request("GET", "/api/v1/catalogue", None).await;
    let games: Vec<CatalogueEntry> = serde_json::from_str(&answer.body).unwrap();
    let names: Vec<_> = games.iter().map(|entry| entry.game.as_str()).collect();
    assert_eq!(names, ["mage-wars", "mage-knight"]);
    for entry in games {
        let seats = vec![person("Ann"); usize::from(entry.seats)];
        let wish = CreateGame { game: entry.game, seats, ..CreateGame::default() };
        let body = serde_json::to_string(&wish).unwrap();
        let made = host.request("POST", "/api/v1/games", Some(&body)).await;
        let made: CreatedGame = serde_json::from_str(&made.body).unwrap();
        let (_, welcome, update) = host.join(&made.id, &[&made.keys[0].key]).await;
        assert_eq!(welcome.game, wish.game);
        assert!(!update.waiting_for.is_empty() && update.view.is_object());
    }
}

#[tokio::test]
async fn every_request_is_described() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let answer = host.request("GET", "/api/openapi.json", None).await;
    let described: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    let protocol = include_str!("../../../../docs/protocol.md");
    let mut requests = 0;
    for line in protocol.lines().filter_map(|line| line.strip_prefix("| `")) {
        let request = line.split('`').next().unwrap();
        let Some((method, path)) = request.split_once(' ') else { continue };
        if path.starts_with("/api/v1") {
            let known = &described["paths"][path][method.to_lowercase()];
            assert!(known["responses"].is_object(), "{method} {path} is not described");
            requests += 1;
        }
    }
    let all = described["paths"].as_object().unwrap().values();
    let described: usize = all.map(|methods| methods.as_object().unwrap().len()).sum();
    assert!(requests >= 29, "requests are found in the page for people");
    assert_eq!(requests, described, "the page for people and that for programs agree");
}

#[tokio::test]
async fn words_beside_those_of_the_page_are_told_by_language() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let words = host.request("GET", "/api/v1/words/de", None).await;
    assert_eq!((words.status, words.body.as_str()), (200, ""), "nothing was added");
    assert_eq!(host.request("GET", "/api/v1/words/fr", None).await.status, 404);
}

#[tokio::test]
async fn an_open_seat_is_taken_once_and_everyone_is_told() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), SeatWish::Open]).await;
    let (mut ann, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
    let path = format!("/api/v1/games/{}/seats/1", game.id);
    let answer = host.request("POST", &path, Some(r#"{"name":"Bob"}"#)).await;
    let key: SeatKey = serde_json::from_str(&answer.body).unwrap();
    ann.hear_seats().await;
    let seats = ann.hear_seats().await;
    assert_eq!(seats[1].occupant, Occupant::Person { name: "Bob".into() });
    let (_, welcome, _) = host.join(&game.id, &[&key.key]).await;
    assert_eq!(welcome.your_seats, [kernel::Seat(1)]);

    let again = host.request("POST", &path, Some(r#"{"name":"Eve"}"#)).await;
    assert_eq!((again.status, again.problem().as_str()), (409, "server-seat-taken"));
    let beyond = format!("/api/v1/games/{}/seats/2", game.id);
    assert_eq!(host.request("POST", &beyond, Some("{}")).await.status, 404);
    let info = host.request("GET", &format!("/api/v1/games/{}", game.id), None).await;
    let info: GameInfo = serde_json::from_str(&info.body).unwrap();
    assert_eq!(info.seats[1].occupant, Occupant::Person { name: "Bob".into() });
    assert!(!info.seats.is_empty() && info.ending.is_none());
}

#[tokio::test]
async fn a_wish_that_cannot_be_fulfilled_says_why_and_makes_no_game() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let two = r#"[{"kind":"open"},{"kind":"open"}]"#;
    let cases = [
        (format!(r#"{{"game":"chess","seats":{two}}}"#), "server-no-such-game-kind"),
        (r#"{"game":"toy","seats":[]}"#.to_owned(), "server-seat-count"),
        (format!(r#"{{"game":"toy","seats":{two},"cheat":1}}"#), "server-unreadable"),
        (format!(r#"{{"game":"toy","setup":{{"sticks":-1}},"seats":{two}}}"#), "server-unreadable"),
        (
            format!(r#"{{"game":"toy","setup":{{"sticks":0,"secrets":[1,2]}},"seats":{two}}}"#),
            "toy-no-sticks",
        ),
        (
            r#"{"game":"toy","seats":[{"kind":"bot","bot":"genius"},{"kind":"open"}]}"#.to_owned(),
            "server-no-such-bot",
        ),
        (
            r#"{"game":"toy","seats":[{"kind":"bot","bot":"hard:ms=86400000"},{"kind":"open"}]}"#
                .to_owned(),
            "server-no-such-bot",
        ),
        (
            format!(r#"{{"game":"toy","seats":{two},"stand_in":"hard:ms=86400000"}}"#),
            "server-no-such-bot",
        ),
        (
            format!(
                r#"{{"game":"toy","seats":[{{"kind":"person","name":"{}"}},{{"kind":"open"}}]}}"#,
                "x".repeat(41)
            ),
            "server-name",
        ),
    ];
    for (body, id) in cases {
        let answer = host.request("POST", "/api/v1/games", Some(&body)).await;
        assert_eq!((answer.status, answer.problem().as_str()), (422, id), "{body}");
    }
    let long = format!(r#"{{"game":"{}"}}"#, "x".repeat(MAX_BODY));
    assert_eq!(host.request("POST", "/api/v1/games", Some(&long)).await.status, 413);
    let broken = host.request("POST", "/api/v1/games", Some("{")).await;
    assert_eq!((broken.status, broken.problem().as_str()), (400, "server-unreadable"));
    assert_eq!(host.request("GET", "/api/v1/games", None).await.body, "[]");
}

#[tokio::test]
async fn games_are_listed_without_their_secrets() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    let list = host.request("GET", "/api/v1/games", None).await.body;
    let games: Vec<GameInfo> = serde_json::from_str(&list).unwrap();
    assert_eq!((games[0].id.as_str(), games[0].revision), (game.id.as_str(), 0));
    for secret in
        [r#""seed""#, r#""setup""#, r#""key""#, &SECRETS[0].to_string(), &game.keys[0].key]
    {
        assert!(!list.contains(secret), "{secret} leaks: {list}");
    }
}

#[tokio::test]
async fn the_lobby_has_games_with_an_open_seat_that_are_neither_private_nor_over() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let make = async |more: &str, seats: &str| -> CreatedGame {
        let body = format!(r#"{{"game":"mage-wars","seats":[{{"kind":"person"}},{seats}]{more}}}"#);
        let made = host.request("POST", "/api/v1/games", Some(&body)).await;
        serde_json::from_str(&made.body).unwrap()
    };
    let open = r#"{"kind":"open"}"#;
    make("", r#"{"kind":"bot","bot":"random"}"#).await;
    make(r#","private":true"#, open).await;
    let waiting = make(r#","stand_in":"easy","clock":{"bank_ms":600000}"#, open).await;
    let lobby = async || -> Vec<GameInfo> {
        serde_json::from_str(&host.request("GET", "/api/v1/lobby", None).await.body).unwrap()
    };
    let listed = lobby().await;
    assert_eq!(listed.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), [&waiting.id]);
    assert!(!listed[0].rated && listed[0].clock.is_some());
    let special: Vec<_> = listed[0].special.iter().map(|message| message.id.to_string()).collect();
    assert_eq!(special, ["about-stand-in"]);
    let about: Vec<_> = listed[0].about.iter().map(|message| message.id.to_string()).collect();
    assert_eq!(about, ["about-apprentice", "card-beastmaster", "card-warlock"]);
    let path = format!("/api/v1/games/{}/seats/1", waiting.id);
    host.request("POST", &path, Some("{}")).await;
    assert_eq!(lobby().await, []);
}

#[tokio::test]
async fn who_sits_down_before_the_first_answer_brings_a_mage_and_book_of_their_own() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let wish = r#"{"game":"mage-wars","seats":[{"kind":"person"},{"kind":"open"}]}"#;
    let made = host.request("POST", "/api/v1/games", Some(wish)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let (_, before, _) = host.join(&game.id, &[&game.keys[0].key]).await;
    let path = format!("/api/v1/games/{}/seats/1", game.id);
    let bring = async |what: &str| {
        let body = format!(r#"{{"name":"Bob","bring":{what}}}"#);
        host.request("POST", &path, Some(&body)).await
    };
    let wrong = bring(r#"{"mage":"wizard","book":"nobody:wizard"}"#).await;
    assert_eq!(wrong.status, 422, "{}", wrong.body);
    let right = bring(r#"{"mage":"wizard","book":"apprentice:wizard","team":1}"#).await;
    assert_eq!(right.status, 200, "{}", right.body);
    let key: SeatKey = serde_json::from_str(&right.body).unwrap();
    let (_, after, update) = host.join(&game.id, &[&key.key]).await;
    assert_eq!(after.commitment, before.commitment, "the promise stays");
    let mage = &update.view["seats"][1];
    assert!(update.view.to_string().contains("wizard"), "{mage}");
    assert_ne!(mage["team"], update.view["seats"][0]["team"], "who plays with whom stays");
    let late = bring(r#"{"mage":"priestess","book":"apprentice:priestess"}"#).await;
    assert_eq!((late.status, late.problem().as_str()), (409, "server-begun"));
}

#[tokio::test]
async fn what_does_not_exist_is_not_found() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    for path in ["/api/v1/games/nope", "/api/v1/nope", "/api/nope", "/api"] {
        let answer = host.request("GET", path, None).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.problem().starts_with("server-no-such-"), "{path}");
    }
    assert_eq!(host.request("DELETE", "/api/v1/games", None).await.status, 405);
    assert_eq!(host.request("GET", "/assets/nope.js", None).await.status, 404);
}

#[tokio::test]
async fn the_page_is_served_under_a_strict_policy_on_each_of_its_screens() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    for path in ["/", "/game/abc"] {
        let answer = host.request("GET", path, None).await;
        assert_eq!(answer.status, 200);
        assert!(answer.body.to_lowercase().contains("<!doctype html>"));
        assert!(!answer.body.contains("<script>") && !answer.body.contains("<style"), "inline");
        for header in [
            "content-type: text/html",
            "content-security-policy: default-src 'none'; script-src 'self';",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cache-control: no-cache",
        ] {
            assert!(answer.head.contains(header), "{path} lacks {header}:\n{}", answer.head);
        }
        assert!(!answer.head.contains("unsafe"), "the policy allows what it should not");
    }
    let api = host.request("GET", "/api/v1/games", None).await;
    assert!(api.head.contains("content-security-policy: default-src 'none'"));
    assert_eq!(host.request("POST", "/", None).await.status, 405);
}
