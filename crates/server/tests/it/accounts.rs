//! Guests, accounts, sessions, profiles and ratings.

use kernel::Seat;
use protocol::{ClientMessage, CreatedGame, GameInfo, Me, Profile, SeatKey, SessionInfo};
use serde::de::DeserializeOwned;
use server::Registry;

use crate::host::{Answer, Host};

/// A browser: it keeps the cookie it was given.
pub(crate) struct Browser<'h> {
    host: &'h Host,
    pub(crate) cookie: Option<String>,
}

impl<'h> Browser<'h> {
    pub(crate) fn new(host: &'h Host) -> Self {
        Browser { host, cookie: None }
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let path = format!("/api/v1{path}");
        let extra = cookie.unwrap_or_default();
        let answer = self.host.request_with(method, &path, &extra, body).await;
        if let Some(line) = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            assert!(line.contains("httponly") && line.contains("samesite=lax"), "{line}");
            self.cookie = line.split(';').next().map(str::to_owned);
        }
        answer
    }

    pub(crate) async fn get<T: DeserializeOwned>(&mut self, path: &str) -> T {
        serde_json::from_str(&self.ask("GET", path, None).await.body).unwrap()
    }
}

const NIM: &str =
    r#"{"game":"toy","seats":[{"kind":"person","name":"Ann"},{"kind":"open"}],"rated":true}"#;
const ANN: &str = r#"{"login":"Ann","password":"correct horse"}"#;

#[tokio::test]
async fn whoever_plays_is_told_which_games_wait_for_them_and_nobody_else_is() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let (mut ann, mut bob) = (Browser::new(&host), Browser::new(&host));
    let made = ann.ask("POST", "/games", Some(NIM)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let sit = format!("/games/{}/seats/1", game.id);
    assert!(bob.ask("POST", &sit, Some(r#"{"name":"Bob"}"#)).await.status < 300);
    let turn = |games: Vec<GameInfo>| games.iter().map(|game| game.your_turn).collect::<Vec<_>>();
    // The first seat begins.
    assert_eq!(turn(ann.get("/me/games").await), [true]);
    assert_eq!(turn(bob.get("/me/games").await), [false]);
    assert_eq!(turn(bob.get("/games").await), [false], "the list for everyone says nothing");
    let one: GameInfo = ann.get(&format!("/games/{}", game.id)).await;
    assert!(!one.your_turn);
    // It is known of games that were put away, too.
    let cookie = ann.cookie.take();
    host.stop().await;
    let host = Host::start(data.path());
    let mut ann = Browser { host: &host, cookie };
    assert_eq!(turn(ann.get("/me/games").await), [true]);
}

#[tokio::test]
async fn a_guest_plays_at_once_and_an_account_keeps_the_games() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut phone = Browser::new(&host);
    assert_eq!(phone.get::<Option<Me>>("/me").await, None);
    assert!(phone.get::<Vec<GameInfo>>("/me/games").await.is_empty());
    let made = phone.ask("POST", "/games", Some(NIM)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let me: Me = phone.get("/me").await;
    assert_eq!((me.name.as_str(), &me.login), ("Ann", &None));
    assert_eq!(phone.get::<Vec<GameInfo>>("/me/games").await[0].id, game.id);

    assert_eq!(phone.ask("POST", "/account", Some(ANN)).await.status, 201);
    let mut other = Browser::new(&host);
    let taken = other.ask("POST", "/account", Some(ANN)).await;
    assert_eq!((taken.status, taken.problem().as_str()), (409, "server-login-taken"));
    assert_eq!(other.cookie, None, "who could not register has not become a guest by it");
    for wrong in
        [r#"{"login":"ann","password":"wrong horse"}"#, r#"{"login":"eve","password":"x"}"#]
    {
        let refused = other.ask("POST", "/session", Some(wrong)).await;
        assert_eq!((refused.status, refused.problem().as_str()), (403, "server-wrong-login"));
    }

    let mut desk = Browser::new(&host);
    assert_eq!(desk.ask("POST", "/session", Some(ANN)).await.status, 200);
    let again: Me = desk.get("/me").await;
    assert_eq!((again.id, again.login.as_deref()), (me.id, Some("ann")));
    assert_eq!(desk.get::<Vec<GameInfo>>("/me/games").await[0].id, game.id);
    let (_, welcome, _) = host.join_as(&game.id, desk.cookie.as_deref().unwrap()).await;
    assert_eq!(
        welcome.your_seats,
        [Seat(0)],
        "the seat needs no key where its player is signed in"
    );

    let sessions: Vec<SessionInfo> = desk.get("/sessions").await;
    assert_eq!((sessions.len(), sessions.iter().filter(|one| one.current).count()), (2, 1));
    let phones = sessions.iter().find(|session| !session.current).unwrap();
    let path = format!("/sessions/{}", phones.id);
    assert_eq!(desk.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(phone.get::<Option<Me>>("/me").await, None, "the lost phone is out");
    assert_eq!(desk.ask("DELETE", &path, None).await.status, 404);
    assert_eq!(desk.ask("DELETE", "/session", None).await.status, 204);
    assert_eq!(desk.get::<Option<Me>>("/me").await, None);
}

#[tokio::test]
async fn a_rated_game_counts_once_for_both_and_can_be_played_again() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let (mut ann, mut bob) = (Browser::new(&host), Browser::new(&host));
    let made = ann.ask("POST", "/games", Some(NIM)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let seat = format!("/games/{}/seats/1", game.id);
    let joined = bob.ask("POST", &seat, Some(r#"{"name":"Bob"}"#)).await;
    let key: SeatKey = serde_json::from_str(&joined.body).unwrap();
    let rematch = format!("/games/{}/rematch", game.id);
    assert_eq!(ann.ask("POST", &rematch, None).await.problem(), "server-not-over");
    let replay = format!("/games/{}/replay", game.id);
    assert_eq!(ann.ask("GET", &replay, None).await.problem(), "server-not-over");
    let (mut socket, ..) = host.join(&game.id, &[&key.key]).await;
    socket.say(&ClientMessage::Resign { id: "r".into(), revision: 0, seat: Seat(1) }).await;
    socket.hear().await;

    let me: Me = ann.get("/me").await;
    let rated = loop {
        let profile: Profile = bob.get(&format!("/people/{}", me.id)).await;
        match profile.ratings.first() {
            Some(rating) => break (rating.clone(), profile.results.len()),
            None => tokio::time::sleep(std::time::Duration::from_millis(100)).await,
        }
    };
    assert!(rated.0.rating > 1500.0 && rated.0.deviation < 350.0, "{rated:?}");
    assert_eq!((rated.0.games, rated.1), (1, 1));
    let loser: Me = bob.get("/me").await;
    assert!(loser.ratings[0].rating < 1500.0);

    let replay: serde_json::Value = ann.get(&replay).await;
    assert_eq!(replay["game"], "toy");
    assert!(replay["dice"]["seed"].is_string());
    let again: CreatedGame =
        serde_json::from_str(&ann.ask("POST", &rematch, None).await.body).unwrap();
    assert_eq!(again.keys.len(), 1);
    let same: CreatedGame =
        serde_json::from_str(&bob.ask("POST", &rematch, None).await.body).unwrap();
    assert_eq!((same.id, same.keys.len()), (again.id, 0), "one rematch, not two");
}

#[tokio::test]
async fn other_sites_change_nothing_and_private_games_are_not_listed() {
    let data = tempfile::tempdir().unwrap();
    let games = Registry::new().with::<toy::Toy>();
    let counts = Some("127.0.0.1:0".parse().unwrap());
    let host = Host::begin(data.path(), games, |config| config.metrics = counts);
    let evil = "Origin: https://evil.example\r\n";
    let answer = host.request_with("POST", "/api/v1/games", evil, Some(NIM)).await;
    assert_eq!((answer.status, answer.problem().as_str()), (403, "server-other-site"));
    let own = "Origin: http://grimoire\r\n";
    assert_eq!(host.request_with("POST", "/api/v1/games", own, Some(NIM)).await.status, 201);
    let hidden = NIM.replace(r#""rated":true"#, r#""private":true"#);
    assert_eq!(host.request("POST", "/api/v1/games", Some(&hidden)).await.status, 201);
    let listed = host.request("GET", "/api/v1/games", None).await;
    assert_eq!(serde_json::from_str::<Vec<GameInfo>>(&listed.body).unwrap().len(), 1);
    let metrics = host.request_at(host.metrics(), "GET", "/metrics", "", None).await;
    assert!(metrics.body.contains("grimoire_games_made_total 2"), "{}", metrics.body);
    for broken in [
        NIM.replace(r#""rated":true"#, r#""clock":{"bank_ms":5}"#),
        NIM.replace(r#""rated":true"#, r#""stand_in":"clever""#),
    ] {
        assert_eq!(host.request("POST", "/api/v1/games", Some(&broken)).await.status, 422);
    }
}
