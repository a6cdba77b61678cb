//! Connections of strangers: slow, many, deaf, through proxies and by other names.

use std::{num::NonZeroU32, time::Duration};

use server::{Config, Limit, Patience, Registry};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

use crate::{host::Host, person};

/// Nothing on the loopback takes this long, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the server of these tests waits.
const SHORT: Duration = Duration::from_millis(300);
/// Far beyond what these tests take.
const LONG: Duration = Duration::from_secs(600);

fn host(data: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Host {
    Host::begin(data.path(), Registry::new().with::<toy::Toy>(), change)
}

/// Waits until the server has hung up, whatever it said before.
async fn is_hung_up(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    let ended = timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
    let _ = ended.expect("the server waits without end");
}

#[tokio::test]
async fn whoever_sends_by_the_byte_is_hung_up_on() {
    let data = tempfile::tempdir().unwrap();
    let patience = Patience { head: SHORT, request: SHORT, write: LONG };
    let host = host(&data, |config| config.patience = patience);
    let mut silent = TcpStream::connect(host.address).await.unwrap();
    is_hung_up(&mut silent).await;

    // Every byte comes soon after the last one, and the head never ends.
    let stream = TcpStream::connect(host.address).await.unwrap();
    let (mut reading, mut writing) = stream.into_split();
    let by_the_byte = tokio::spawn(async move {
        let _ = writing.write_all(b"GET /api/v1/games HTTP/1.1\r\nHost: grimoire\r\nX: ").await;
        while writing.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(5)).await;
        }
    });
    let mut told = Vec::new();
    let _ = timeout(PATIENCE, reading.read_to_end(&mut told)).await.unwrap();
    timeout(PATIENCE, by_the_byte).await.unwrap().unwrap();

    // A body that never ends.
    let mut body = TcpStream::connect(host.address).await.unwrap();
    let head = "POST /api/v1/games HTTP/1.1\r\nHost: grimoire\r\nContent-Type: application/json\r\n\
                Content-Length: 1000\r\n\r\n{";
    body.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    timeout(PATIENCE, body.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");

    assert_eq!(host.request("GET", "/api/v1/games", None).await.status, 200);
}

#[tokio::test]
async fn whoever_does_not_read_is_hung_up_on() {
    let data = tempfile::tempdir().unwrap();
    let patience = Patience { head: LONG, request: LONG, write: SHORT };
    let host = host(&data, |config| config.patience = patience);
    let mut deaf = TcpStream::connect(host.address).await.unwrap();
    let ask = "GET /api/openapi.json HTTP/1.1\r\nHost: grimoire\r\n\r\n".repeat(100);
    // Once nothing more fits into the network, the server waits, and then no longer.
    let asking = async { while deaf.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asking).await.expect("the server waits without end");
    assert_eq!(host.request("GET", "/api/v1/games", None).await.status, 200);
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let data = tempfile::tempdir().unwrap();
    let connections = NonZeroU32::new(3);
    let host = host(&data, |config| config.limit = Limit { connections, ..Limit::NONE });
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        // An answer says that the connection has its place.
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: grimoire\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        timeout(PATIENCE, stream.read_exact(&mut answer)).await.unwrap().unwrap();
        open.push(stream);
    }
    let mut fourth = TcpStream::connect(host.address).await.unwrap();
    let mut told = Vec::new();
    timeout(PATIENCE, fourth.read_to_end(&mut told)).await.unwrap().unwrap();
    assert!(told.starts_with(b"HTTP/1.1 503"), "{}", String::from_utf8_lossy(&told));

    // All of 127/8 is this computer: somebody at another address of it is served.
    let other = TcpSocket::new_v4().unwrap();
    other.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = other.connect(host.address).await.unwrap();
    other.write_all(b"GET /healthz HTTP/1.1\r\nHost: grimoire\r\n\r\n").await.unwrap();
    let mut answer = [0; 12];
    timeout(PATIENCE, other.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
}

#[tokio::test]
async fn sockets_of_an_address_are_counted_also_behind_a_proxy() {
    let data = tempfile::tempdir().unwrap();
    let host = host(&data, |config| {
        config.limit = Limit { connections: NonZeroU32::new(2), ..Limit::NONE };
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    });
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let path = format!("/api/v1/games/{}/socket", game.id);
    let mut sockets = Vec::new();
    let mut open = async |from: &str| {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        let ask = format!(
            "GET {path} HTTP/1.1\r\nHost: grimoire\r\nX-Forwarded-For: {from}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        timeout(PATIENCE, stream.read_exact(&mut answer)).await.unwrap().unwrap();
        sockets.push(stream);
        String::from_utf8(answer[9..].to_vec()).unwrap()
    };
    let mut asked = Vec::new();
    for from in ["1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2"] {
        asked.push(open(from).await);
    }
    assert_eq!(asked, ["101", "101", "429", "101"]);
}

#[tokio::test]
async fn only_a_trusted_proxy_says_who_asks() {
    let data = tempfile::tempdir().unwrap();
    let limit = Limit { sign_ins: NonZeroU32::new(1), ..Limit::NONE };
    let wrong = r#"{"login":"eve","password":"not the password"}"#;
    let statuses = async |host: &Host| {
        let mut statuses = Vec::new();
        for from in ["1.1.1.1", "1.1.1.1", "2.2.2.2"] {
            let line = format!("X-Forwarded-For: {from}\r\n");
            let answer = host.request_with("POST", "/api/v1/session", &line, Some(wrong)).await;
            statuses.push(answer.status);
        }
        statuses
    };
    let open = host(&data, |config| config.limit = limit);
    assert_eq!(statuses(&open).await, [403, 429, 429], "anybody can write such a line");
    let data = tempfile::tempdir().unwrap();
    let behind = host(&data, |config| {
        config.limit = limit;
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    assert_eq!(statuses(&behind).await, [403, 429, 403]);
    let https = "X-Forwarded-Proto: https\r\n";
    let name = Some(r#"{"name":"Ann"}"#);
    let secure = behind.request_with("PUT", "/api/v1/me/name", https, name).await;
    assert!(secure.head.contains("; secure"), "{}", secure.head);
    let plain = open.request_with("PUT", "/api/v1/me/name", https, name).await;
    assert!(!plain.head.contains("; secure"), "{}", plain.head);
}

#[tokio::test]
async fn a_server_that_is_known_by_a_name_takes_no_requests_for_others() {
    let data = tempfile::tempdir().unwrap();
    let host = host(&data, |config| {
        config.public_url = Some("https://play.example".parse().unwrap());
        config.metrics = Some("127.0.0.1:0".parse().unwrap());
    });
    let other = host.request("GET", "/api/v1/games", None).await;
    assert_eq!((other.status, other.problem().as_str()), (421, "server-other-host"));
    assert_eq!(host.request("GET", "/", None).await.status, 421, "nor is the page given");
    assert_eq!(host.request("GET", "/healthz", None).await.status, 200);
    assert_eq!(host.request("GET", "/metrics", None).await.status, 421);

    let ask = async |address, path: &str, name: &str| {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let ask = format!("GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut told = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut told)).await.unwrap().unwrap();
        told
    };
    assert!(ask(host.address, "/api/v1/games", "play.example").await.starts_with("HTTP/1.1 200"));
    let counts = ask(host.metrics(), "/metrics", "anything").await;
    assert!(counts.contains("grimoire_sockets"), "{counts}");
}
