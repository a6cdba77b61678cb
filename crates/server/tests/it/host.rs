//! A server in a runtime of its own, which can be killed without a goodbye, and clients for it.

use std::{net::SocketAddr, path::Path, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Seed;
use protocol::{
    ClientMessage, CreateGame, CreatedGame, PROTOCOL, SeatInfo, SeatWish, ServerMessage, Update,
    Welcome,
};
use serde_json::{Value, json};
use server::{Config, Limit, Registry, Running};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    runtime::Runtime,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// Nothing on the loopback takes this long, however busy the machine is; a test that waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server on any port that makes nobody wait.
pub(crate) fn plain_config(data: &Path) -> Config {
    Config {
        port: 0,
        data_dir: data.to_owned(),
        limit: Limit::NONE,
        pass_delay: Duration::ZERO,
        page: page::FILES,
        ..Config::default()
    }
}

pub(crate) struct Host {
    runtime: Option<Runtime>,
    pub(crate) address: SocketAddr,
    pub(crate) running: Option<Running>,
}

impl Host {
    pub(crate) fn start(data: &Path) -> Self {
        Host::with_games(data, Registry::new().with::<toy::Toy>())
    }

    pub(crate) fn with_games(data: &Path, games: Registry) -> Self {
        Host::begin(data, games, |_| ())
    }

    /// A server at which every game has these dice.
    pub(crate) fn with_dice(data: &Path, games: Registry, seed: Seed) -> Self {
        Host::begin(data, games, |config| config.fixed_seed = Some(seed))
    }

    /// A server that is not quite like the others.
    pub(crate) fn begin(data: &Path, games: Registry, change: impl FnOnce(&mut Config)) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let mut config = plain_config(data);
        change(&mut config);
        // Tests run in a runtime of their own, and one cannot wait inside another.
        let starting = || runtime.block_on(server::serve_games(config, games)).unwrap();
        let running = std::thread::scope(|scope| scope.spawn(starting).join().unwrap());
        Host { address: running.address(), running: Some(running), runtime: Some(runtime) }
    }

    /// A server in the runtime of the test itself, whose time the test may hold.
    pub(crate) async fn beside(config: Config, games: Registry) -> Self {
        let running = server::serve_games(config, games).await.unwrap();
        Host { address: running.address(), running: Some(running), runtime: None }
    }

    /// Where it gives its counts.
    pub(crate) fn metrics(&self) -> SocketAddr {
        self.running.as_ref().unwrap().metrics().expect("counts are not given anywhere")
    }

    /// Ends everything at once, as a crash would.
    pub(crate) fn kill(mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }

    /// Stops as ctrl-c would.
    pub(crate) async fn stop(mut self) {
        let running = self.running.take().unwrap();
        self.runtime.as_ref().unwrap().spawn(running.stop()).await.unwrap().unwrap();
        self.kill();
    }

    pub(crate) async fn request(&self, method: &str, path: &str, body: Option<&str>) -> Answer {
        self.request_with(method, path, "", body).await
    }

    /// A request with further header lines.
    pub(crate) async fn request_with(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: Option<&str>,
    ) -> Answer {
        self.request_at(self.address, method, path, headers, body).await
    }

    /// A request to another address of the server.
    pub(crate) async fn request_at(
        &self,
        address: SocketAddr,
        method: &str,
        path: &str,
        headers: &str,
        body: Option<&str>,
    ) -> Answer {
        let body = body.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: grimoire\r\nConnection: close\r\n{headers}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap().unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    pub(crate) async fn create(&self, seats: Vec<SeatWish>) -> CreatedGame {
        let wish = CreateGame { game: "toy".into(), seats, ..CreateGame::default() };
        let body = serde_json::to_string(&wish).unwrap();
        let answer = self.request("POST", "/api/v1/games", Some(&body)).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// A client with these keys, its welcome and its first update.
    pub(crate) async fn join(&self, game: &str, keys: &[&str]) -> (Client, Welcome, Update) {
        let mut client = self.connect(game).await;
        let keys = keys.iter().map(|key| (*key).to_owned()).collect();
        client.say(&ClientMessage::Hello { protocol: PROTOCOL, keys }).await;
        let ServerMessage::Welcome(welcome) = client.hear().await else { panic!("no welcome") };
        let update = client.update().await;
        (client, welcome, update)
    }

    /// A client without keys, signed in by this cookie.
    pub(crate) async fn join_as(&self, game: &str, cookie: &str) -> (Client, Welcome, Update) {
        let url = format!("ws://{}/api/v1/games/{game}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let socket = timeout(PATIENCE, connect_async(request)).await.unwrap().unwrap().0;
        let mut client = Client(socket);
        client.say(&ClientMessage::Hello { protocol: PROTOCOL, keys: Vec::new() }).await;
        let ServerMessage::Welcome(welcome) = client.hear().await else { panic!("no welcome") };
        let update = client.update().await;
        (client, welcome, update)
    }

    pub(crate) async fn connect(&self, game: &str) -> Client {
        let url = format!("ws://{}/api/v1/games/{game}/socket", self.address);
        Client(timeout(PATIENCE, connect_async(url)).await.unwrap().unwrap().0)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The id of the message that explains a failure.
    pub(crate) fn problem(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap();
        body["message"]["id"].as_str().unwrap().to_owned()
    }
}

/// The id of a mark.
const MARK: &str = "mark";

/// Whether this is the answer to a mark.
pub(crate) fn is_mark(text: &str) -> bool {
    matches!(serde_json::from_str(text), Ok(ServerMessage::Refused(refused)) if refused.id == MARK)
}

pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        // A server that has hung up meanwhile is noticed by whoever listens for its answer.
        let _ = self.0.send(Message::text(text)).await;
    }

    /// Sends something that is always refused: when the refusal comes, everything before it has been told. A server
    /// that hung up does not hear it, and neither will there be anything to hear.
    pub(crate) async fn mark(&mut self) {
        let (id, seat, choice) = (MARK.to_owned(), kernel::Seat(u8::MAX), Value::Null);
        let mark = ClientMessage::Answer { id, revision: u64::MAX, seat, choice };
        let _ = self.0.send(Message::text(serde_json::to_string(&mark).unwrap())).await;
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.0.send(Message::binary(bytes)).await.unwrap();
    }

    pub(crate) async fn answer(&mut self, id: &str, revision: u64, seat: u8, choice: Value) {
        let seat = kernel::Seat(seat);
        self.say(&ClientMessage::Answer { id: id.into(), revision, seat, choice }).await;
    }

    /// Takes sticks and waits until everyone has been told.
    pub(crate) async fn take(&mut self, id: &str, revision: u64, seat: u8, sticks: u8) -> Update {
        self.answer(id, revision, seat, json!({ "take": sticks })).await;
        match self.hear().await {
            ServerMessage::Accepted { id: of, .. } => assert_eq!(of, id),
            other => panic!("not accepted: {other:?}"),
        }
        self.update().await
    }

    /// The next message, but who has come or gone.
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        loop {
            let text = self.hear_text().await.expect("the server hung up");
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::Seats { .. } => (),
                message => return message,
            }
        }
    }

    /// The next time it is told who sits where.
    pub(crate) async fn hear_seats(&mut self) -> Vec<SeatInfo> {
        loop {
            let text = self.hear_text().await.expect("the server hung up");
            if let ServerMessage::Seats { seats } = serde_json::from_str(&text).unwrap() {
                return seats;
            }
        }
    }

    /// The next message as it came, or `None` when the server hung up.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("nothing to hear")? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => (),
            }
        }
    }

    pub(crate) async fn update(&mut self) -> Update {
        match self.hear().await {
            ServerMessage::Update(update) => update,
            other => panic!("not an update: {other:?}"),
        }
    }
}
