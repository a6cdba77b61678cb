//! Guests, accounts, sessions, profiles and ratings.

use kernel::Seat;
use protocol::{
    ClientMessage, CreatedGame, GameInfo, Me, Profile, SeatKey, ServerMessage, SessionInfo,
};
use serde::de::DeserializeOwned;
use serde_json::json;
use server::{Registry, admin::Admin};

use crate::host::{Answer, Host, is_mark};

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

const NIM: &str = r#"{"game":"toy","seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]}"#;
const RATED: &str =
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
    let guest = ann.ask("POST", "/games", Some(RATED)).await;
    assert_eq!((guest.status, guest.problem().as_str()), (403, "server-rated-account"));
    assert_eq!(ann.ask("POST", "/account", Some(ANN)).await.status, 201);
    let with_bot = RATED.replace(r#"{"kind":"open"}"#, r#"{"kind":"bot","bot":"random"}"#);
    assert_eq!(ann.ask("POST", "/games", Some(&with_bot)).await.problem(), "server-rated-two");
    let made = ann.ask("POST", "/games", Some(RATED)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    let seat = format!("/games/{}/seats/1", game.id);
    let guest = bob.ask("POST", &seat, Some(r#"{"name":"Bob"}"#)).await;
    assert_eq!((guest.status, guest.problem().as_str()), (403, "server-rated-account"));
    let account = r#"{"login":"bob","password":"battery staple"}"#;
    assert_eq!(bob.ask("POST", "/account", Some(account)).await.status, 201);
    let joined = bob.ask("POST", &seat, Some(r#"{"name":"Bob"}"#)).await;
    let key: SeatKey = serde_json::from_str(&joined.body).unwrap();
    let rematch = format!("/games/{}/rematch", game.id);
    assert_eq!(ann.ask("POST", &rematch, None).await.problem(), "server-not-over");
    let replay = format!("/games/{}/replay", game.id);
    assert_eq!(ann.ask("GET", &replay, None).await.problem(), "server-not-over");
    let (mut socket, ..) = host.join(&game.id, &[&key.key, &game.keys[0].key]).await;
    socket.update().await;
    // Whoever resigns has played a little: otherwise it would count for nobody.
    for (at, taken) in (0_u8..).zip([1, 1, 1, 1, 1, 1]) {
        let (id, revision) = (format!("a{at}"), u64::from(at));
        socket.answer(&id, revision, at % 2, json!({ "take": taken })).await;
        while !matches!(socket.hear().await, ServerMessage::Accepted { .. }) {}
    }
    socket.say(&ClientMessage::Resign { id: "r".into(), revision: 0, seat: Seat(1) }).await;
    while !matches!(socket.hear().await, ServerMessage::Accepted { id, .. } if id == "r") {}

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
    let stranger = Browser::new(&host).ask("POST", &rematch, None).await;
    assert_eq!(stranger.status, 403, "whoever did not play learns nothing of it");
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
    let hidden = RATED.replace(r#""rated":true"#, r#""private":true"#);
    assert_eq!(host.request("POST", "/api/v1/games", Some(&hidden)).await.status, 201);
    let listed = host.request("GET", "/api/v1/games", None).await;
    assert_eq!(serde_json::from_str::<Vec<GameInfo>>(&listed.body).unwrap().len(), 1);
    let metrics = host.request_at(host.metrics(), "GET", "/metrics", "", None).await;
    assert!(metrics.body.contains("grimoire_games_made_total 2"), "{}", metrics.body);
    for broken in [
        RATED.replace(r#""rated":true"#, r#""clock":{"bank_ms":5}"#),
        RATED.replace(r#""rated":true"#, r#""stand_in":"clever""#),
    ] {
        assert_eq!(host.request("POST", "/api/v1/games", Some(&broken)).await.status, 422);
    }
}

#[tokio::test]
async fn a_rematch_that_both_ask_for_at_once_is_one_game() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    for _ in 0..10 {
        let (mut ann, mut bob) = (Browser::new(&host), Browser::new(&host));
        let made = ann.ask("POST", "/games", Some(NIM)).await;
        let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
        let seat = format!("/games/{}/seats/1", game.id);
        bob.ask("POST", &seat, Some(r#"{"name":"Bob"}"#)).await;
        let (mut socket, ..) = host.join(&game.id, &[&game.keys[0].key]).await;
        socket.say(&ClientMessage::Resign { id: "r".into(), revision: 0, seat: Seat(0) }).await;
        while !matches!(socket.hear().await, ServerMessage::Accepted { .. }) {}
        let rematch = format!("/games/{}/rematch", game.id);
        let (one, other) =
            tokio::join!(ann.ask("POST", &rematch, None), bob.ask("POST", &rematch, None));
        let [one, other] = [one, other].map(|answer| {
            let made: CreatedGame = serde_json::from_str(&answer.body).unwrap();
            made
        });
        assert_eq!(one.id, other.id);
        assert_eq!(one.keys.len() + other.keys.len(), 1, "one of them made it");
    }
    let games: Vec<GameInfo> = Browser::new(&host).get("/games").await;
    assert_eq!(games.len(), 20, "no game is left over");
}

#[tokio::test]
async fn whoever_changes_a_password_knows_the_old_one_and_ends_other_sessions() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let (mut phone, mut desk) = (Browser::new(&host), Browser::new(&host));
    let change = |old: &str, new: &str| json!({ "old": old, "new": new }).to_string();
    let body = change("correct horse", "battery staple");
    let path = "/account/password";
    assert_eq!(phone.ask("PUT", path, Some(&body)).await.problem(), "server-not-signed-in");
    phone.ask("POST", "/games", Some(NIM)).await;
    assert_eq!(phone.ask("PUT", path, Some(&body)).await.problem(), "server-no-account");
    assert_eq!(phone.ask("POST", "/account", Some(ANN)).await.status, 201);
    let again = r#"{"login":"ann","password":"another password"}"#;
    let again = phone.ask("POST", "/account", Some(again)).await;
    assert_eq!((again.status, again.problem().as_str()), (409, "server-account-exists"));
    assert_eq!(desk.ask("POST", "/session", Some(ANN)).await.status, 200);

    let wrong = phone.ask("PUT", path, Some(&change("wrong horse", "battery staple"))).await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (403, "server-wrong-password"));
    let common = phone.ask("PUT", path, Some(&change("correct horse", "password1"))).await;
    assert_eq!((common.status, common.problem().as_str()), (422, "server-password-common"));
    assert!(common.body.contains(r#""place":"new""#), "{}", common.body);
    assert!(desk.get::<Option<Me>>("/me").await.is_some());
    assert_eq!(phone.ask("PUT", path, Some(&body)).await.status, 204);
    assert!(phone.get::<Option<Me>>("/me").await.is_some());
    assert_eq!(desk.get::<Option<Me>>("/me").await, None, "a thief is out");
    assert_eq!(desk.ask("POST", "/session", Some(ANN)).await.status, 403);
    let new = r#"{"login":"ann","password":"battery staple"}"#;
    assert_eq!(desk.ask("POST", "/session", Some(new)).await.status, 200);
}

#[tokio::test]
async fn logins_that_can_be_mistaken_are_refused_and_tries_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let account = async |login: &str, password: &str| {
        let body = json!({ "login": login, "password": password }).to_string();
        let answer = Browser::new(&host).ask("POST", "/account", Some(&body)).await;
        if answer.status == 201 { "made".to_owned() } else { answer.problem() }
    };
    assert_eq!(account("willi", "correct horse").await, "made");
    assert_eq!(account("w1ll1", "correct horse").await, "server-login-taken");
    assert_eq!(account("Admin", "correct horse").await, "server-login-reserved");
    assert_eq!(account("wilhelm", "12345678").await, "server-password-common");

    let wrong = r#"{"login":"willi","password":"not the password"}"#;
    let mut refused = 0;
    loop {
        match Browser::new(&host).ask("POST", "/session", Some(wrong)).await.status {
            403 => refused += 1,
            429 => break,
            other => panic!("{other}"),
        }
    }
    assert!((30..40).contains(&refused), "{refused} tries");
    let nobody = r#"{"login":"nobody-here","password":"not the password"}"#;
    assert_eq!(Browser::new(&host).ask("POST", "/session", Some(nobody)).await.status, 403);
}

#[tokio::test]
async fn the_host_looks_after_accounts_while_the_server_runs() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut ann = Browser::new(&host);
    let made = ann.ask("POST", "/games", Some(NIM)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    assert_eq!(ann.ask("POST", "/account", Some(ANN)).await.status, 201);
    let admin = Admin::open(data.path(), None).await.unwrap();

    let password = admin.reset("Ann").await.unwrap();
    assert_eq!(ann.get::<Option<Me>>("/me").await, None);
    let sign_in =
        |login: &str, password: &str| json!({ "login": login, "password": password }).to_string();
    assert_eq!(ann.ask("POST", "/session", Some(&sign_in("ann", &password))).await.status, 200);
    assert!(admin.rename("ann", "root").await.is_err());
    admin.rename("ann", "anna").await.unwrap();
    assert_eq!(ann.get::<Me>("/me").await.login.as_deref(), Some("anna"));

    admin.ban("anna", true).await.unwrap();
    assert_eq!(ann.get::<Option<Me>>("/me").await, None);
    let banned = ann.ask("POST", "/session", Some(&sign_in("anna", &password))).await;
    assert_eq!((banned.status, banned.problem().as_str()), (403, "server-banned"));
    admin.ban("anna", false).await.unwrap();
    assert_eq!(ann.ask("POST", "/session", Some(&sign_in("anna", &password))).await.status, 200);

    admin.open_registration(false).await.unwrap();
    let bob = r#"{"login":"bob","password":"battery staple"}"#;
    let closed = Browser::new(&host).ask("POST", "/account", Some(bob)).await;
    assert_eq!((closed.status, closed.problem().as_str()), (403, "server-registration-closed"));
    admin.open_registration(true).await.unwrap();
    assert_eq!(Browser::new(&host).ask("POST", "/account", Some(bob)).await.status, 201);

    admin.delete("anna").await.unwrap();
    assert!(admin.reset("anna").await.is_err());
    assert_eq!(ann.get::<Option<Me>>("/me").await, None);
    assert_eq!(admin.prune().await.unwrap(), 0, "nothing is old");
    admin.close().await;
    host.stop().await;
    let host = Host::start(data.path());
    let (_, welcome, _) = host.join(&game.id, &[]).await;
    assert_eq!(welcome.seats.len(), 2, "the game is still there");
}

#[tokio::test]
async fn whoever_is_banned_is_sent_away_from_open_games_and_their_key_opens_nothing() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let (mut ann, mut bob) = (Browser::new(&host), Browser::new(&host));
    let made = ann.ask("POST", "/games", Some(NIM)).await;
    let game: CreatedGame = serde_json::from_str(&made.body).unwrap();
    assert_eq!(ann.ask("POST", "/account", Some(ANN)).await.status, 201);
    let sit = format!("/games/{}/seats/1", game.id);
    let sat = bob.ask("POST", &sit, Some(r#"{"name":"Bob"}"#)).await;
    let of_bob: SeatKey = serde_json::from_str(&sat.body).unwrap();
    let key = game.keys[0].key.as_str();
    // Signed in without a key, and with a key alone, as another browser or a program may be.
    let (mut signed_in, ..) = host.join_as(&game.id, ann.cookie.as_deref().unwrap()).await;
    let (mut by_key, ..) = host.join(&game.id, &[key]).await;
    let (mut other, ..) = host.join(&game.id, &[&of_bob.key]).await;

    let admin = Admin::open(data.path(), None).await.unwrap();
    admin.ban("ann", true).await.unwrap();
    for client in [&mut signed_in, &mut by_key] {
        let ServerMessage::Bye { reason } = client.hear().await else { panic!("still there") };
        assert_eq!(reason.id, "server-banned");
        assert!(client.hear_text().await.is_none(), "the socket is closed");
    }
    let (_, welcome, _) = host.join(&game.id, &[key]).await;
    assert!(welcome.your_seats.is_empty(), "the key opens nothing");
    // Whoever plays with them stays.
    other.mark().await;
    while !is_mark(&other.hear_text().await.unwrap()) {}

    admin.ban("ann", false).await.unwrap();
    admin.close().await;
    while host.join(&game.id, &[key]).await.1.your_seats.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn books_against_the_rules_are_told_of_and_never_count() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with_games(data.path(), Registry::standard());
    let (mut ann, mut bob) = (Browser::new(&host), Browser::new(&host));
    assert_eq!(ann.ask("POST", "/account", Some(ANN)).await.status, 201);
    let wish = |rated: bool, book: &str| {
        let book: serde_json::Value = serde_json::from_str(book).unwrap();
        let seats = json!([{"mage": "warlock", "book": book}, {"mage": "wizard", "book": "starting:wizard"}]);
        let arena = json!({"columns": 4, "rows": 3});
        let setup = json!({"mode": "full", "arena": arena, "seats": seats});
        let players = json!([{"kind": "person", "name": "Ann"}, {"kind": "open"}]);
        json!({"game": "mage-wars", "setup": setup, "seats": players, "rated": rated}).to_string()
    };
    let fireballs = r#"{"fireball": 99}"#;
    let refused = ann.ask("POST", "/games", Some(&wish(true, fireballs))).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains(r#""place":"setup.seats[0].book""#), "{}", refused.body);
    assert!(refused.body.contains(r#""rule":"MW-BOOK-"#), "{}", refused.body);
    let made = ann.ask("POST", "/games", Some(&wish(true, r#""starting:warlock""#))).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let friendly = ann.ask("POST", "/games", Some(&wish(false, fireballs))).await;
    let friendly: CreatedGame = serde_json::from_str(&friendly.body).unwrap();
    let info: GameInfo = bob.get(&format!("/games/{}", friendly.id)).await;
    let special: Vec<_> = info.special.iter().map(|term| term.id.to_string()).collect();
    assert_eq!(special, ["about-free-books"]);

    let path = format!("/games/{}/seats/1", friendly.id);
    let bring =
        |book: &str| format!(r#"{{"name":"Bob","bring":{{"mage":"wizard","book":{book}}}}}"#);
    let refused = bob.ask("POST", &path, Some(&bring(fireballs))).await;
    assert_eq!(refused.status, 422, "nobody agreed to what a newcomer brings");
    assert!(refused.body.contains(r#""rule":"MW-BOOK-"#), "{}", refused.body);
    assert_eq!(bob.ask("POST", &path, Some(&bring(r#""starting:wizard""#))).await.status, 200);
}
