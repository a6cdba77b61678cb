//! Three linked servers: what a seat may not know reaches it through none of them. Games that differ only in it look the
//! same to everyone else, byte for byte, whichever server plays them.

use std::net::SocketAddr;

use kernel::{Attention, Seat, Seed};
use protocol::{ClientMessage, CreateGame, CreatedGame, SeatWish, ServerMessage, Update};
use serde_json::{Value, json};
use server::{Config, Running};
use tokio::time::timeout;

use crate::{client::Client, http, linked_servers::Place, two_servers::PATIENCE};

/// The id of an answer that is always refused: when the refusal comes, everything before it has been told.
const MARK: &str = "mark";

/// The wolf that carries something hidden.
const WOLF: u32 = 2;

/// A socket at one of the servers, and all it was told.
struct Listener {
    client: Client,
    told: Vec<String>,
}

impl Listener {
    async fn join(at: SocketAddr, game: &CreatedGame, seat: Option<usize>) -> Self {
        let keys = seat.map(|seat| game.keys[seat].key.clone());
        let attention = Attention::default();
        let keys = Vec::from_iter(keys);
        let client = Client::join_with(attention, at, &game.id, keys).await.unwrap();
        let mut listener = Listener { client, told: Vec::new() };
        listener.hear_all().await;
        listener
    }

    /// Takes everything that was sent so far.
    async fn hear_all(&mut self) {
        self.answer(MARK, u64::MAX, Seat(u8::MAX), Value::Null).await;
        loop {
            let heard = timeout(PATIENCE, self.client.hear_text()).await.expect("a silent server");
            let text = heard.unwrap();
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::Refused(refused) if refused.id == MARK => return,
                _ => self.told.push(text),
            }
        }
    }

    async fn answer(&mut self, id: &str, revision: u64, seat: Seat, choice: Value) {
        let answer = ClientMessage::Answer { id: id.to_owned(), revision, seat, choice };
        self.client.say(&answer).await.unwrap();
    }

    /// The newest picture.
    fn newest(&self) -> Update {
        let mut updates =
            self.told.iter().rev().filter_map(|text| match serde_json::from_str(text).unwrap() {
                ServerMessage::Update(update) => Some(update),
                _ => None,
            });
        updates.next().expect("nothing was shown")
    }

    /// All that was sent, without what tells games apart for everyone.
    fn told(&self, game: &CreatedGame) -> String {
        self.told.join("\n").replace(&game.id, "GAME")
    }
}

/// Ann, a spectator and Bob, each at another server.
struct Table {
    game: CreatedGame,
    ann: Listener,
    watcher: Listener,
    bob: Listener,
}

impl Table {
    async fn sit_down(servers: &[Running; 3], owner: usize, setup: Option<Value>) -> Self {
        let person = |name: &str| SeatWish::Person { name: name.to_owned() };
        let wish = CreateGame {
            game: "mage-wars".to_owned(),
            setup,
            seats: vec![person("Ann"), person("Bob")],
            ..CreateGame::default()
        };
        let at = |place: usize| servers[place].address();
        let game = http::create(at(0), &wish).await.unwrap();
        // The first server that is asked for a game plays it.
        drop(Listener::join(at(owner), &game, None).await);
        Table {
            ann: Listener::join(at(0), &game, Some(0)).await,
            watcher: Listener::join(at(1), &game, None).await,
            bob: Listener::join(at(2), &game, Some(1)).await,
            game,
        }
    }

    async fn hear_all(&mut self) {
        for listener in [&mut self.ann, &mut self.bob, &mut self.watcher] {
            listener.hear_all().await;
        }
    }

    /// What Ann, who watches, and Bob were told.
    fn told(&self) -> [String; 3] {
        [&self.ann, &self.watcher, &self.bob].map(|listener| listener.told(&self.game))
    }
}

/// Bob plans in secret, his choices taken from the end of the list or its beginning.
async fn plan_in_secret(servers: &[Running; 3], owner: usize, last: bool) -> [String; 3] {
    let mut table = Table::sit_down(servers, owner, None).await;
    let mut prepared = 0;
    for number in 0..8 {
        let update = table.bob.newest();
        let options = update.asked.expect("Bob is asked until he has planned").options;
        let mut prepares = options.iter().filter(|option| option.choice.get("prepare").is_some());
        let secret = if last { prepares.next_back() } else { prepares.next() };
        // What comes before planning is answered the same in both games.
        let choice = secret.or(options.first()).unwrap().choice.clone();
        table.bob.answer(&format!("b{number}"), update.revision, Seat(1), choice).await;
        table.bob.hear_all().await;
        table.hear_all().await;
        prepared += usize::from(secret.is_some());
        if prepared == 2 {
            break;
        }
    }
    assert_eq!(prepared, 2);
    table.told()
}

/// Ann's wolf carries this face down when it is activated; she passes if she is asked.
async fn pass_a_window(servers: &[Running; 3], owner: usize, hidden: &str) -> [String; 3] {
    let mage = |zone: &str| json!({ "zone": zone, "mana": 10, "active": true });
    let wolf = json!({
        "card": "timber-wolf", "controller": 0, "piece": { "zone": "A1", "active": true },
    });
    let setup = json!({
        "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        "position": {
            "round": 1, "initiative": 0, "turn": 0,
            "mages": [mage("A1"), mage("B3")],
            "objects": [
                { "creature": wolf },
                { "enchantment": { "card": hidden, "controller": 0, "on": WOLF, "hidden": true } },
            ],
        },
    });
    let mut table = Table::sit_down(servers, owner, Some(setup)).await;
    let first = table.ann.newest().revision;
    table.ann.answer("a1", first, Seat(0), json!({ "activate": WOLF })).await;
    // Two answers later it acts, whoever gave the second.
    loop {
        table.ann.hear_all().await;
        let update = table.ann.newest();
        if update.revision == first + 2 {
            break;
        }
        // Said twice it is the same answer: the id tells.
        if update.revision == first + 1 && update.asked.is_some() {
            table.ann.answer("a2", update.revision, Seat(0), json!("pass")).await;
        }
    }
    table.hear_all().await;
    table.told()
}

async fn three(place: &Place) -> [Running; 3] {
    let config = |name| Config { fixed_seed: Some(Seed::from_number(9)), ..place.config(name) };
    let mut running = Vec::new();
    for name in ["one", "two", "three"] {
        running.push(server::serve(config(name)).await.unwrap());
    }
    running.try_into().expect("three servers")
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_change_no_byte_for_others_at_any_of_three_servers() {
    let place = Place::new().await;
    let servers = three(&place).await;
    for owner in 0..servers.len() {
        let one = plan_in_secret(&servers, owner, false).await;
        let other = plan_in_secret(&servers, owner, true).await;
        assert_ne!(one[2], other[2], "Bob sees what he prepared");
        assert_eq!(one[..2], other[..2], "Ann and those who watch do not (server {owner})");

        let asked = pass_a_window(&servers, owner, "bear-strength").await;
        let by_itself = pass_a_window(&servers, owner, "block").await;
        assert!(asked[0].contains("bear-strength") && by_itself[0].contains("block"));
        assert_eq!(
            asked[1..],
            by_itself[1..],
            "who watches and Bob hear the same (server {owner})"
        );
    }
    place.close(servers.into(), &[]).await;
}
