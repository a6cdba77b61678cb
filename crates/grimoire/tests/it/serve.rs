//! `serve`: the first line, and that something answers there.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Stdio},
};

use crate::{command, grimoire};

/// A server that ends with the test.
struct Server {
    child: Child,
    first_line: String,
}

impl Server {
    fn start(args: &[&str]) -> Self {
        let mut child = command(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut first_line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first_line).unwrap();
        Server { child, first_line }
    }

    fn address(&self) -> &str {
        self.first_line
            .strip_prefix("Listening on http://")
            .and_then(|rest| rest.strip_suffix('\n'))
            .unwrap_or_else(|| panic!("the first line is {:?}", self.first_line))
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
    }

    fn post(&self, path: &str, body: &str) -> String {
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _already_gone = self.child.kill();
        let _status = self.child.wait();
    }
}

#[test]
fn the_first_line_is_an_address_at_which_the_server_answers() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    for command in [&["serve", "--port", "0", "--data", data][..], &["--port", "0", "--data", data]]
    {
        let server = Server::start(command);
        assert!(server.address().starts_with("127.0.0.1:"), "{}", server.first_line);
        let answer = server.get("/healthz");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    assert!(folder.path().read_dir().unwrap().count() > 0, "games are kept there");
}

#[test]
fn names_of_own_cards_are_told_to_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let pack = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/ember-pack.json");
    let server = Server::start(&["serve", "--port", "0", "--data", data, "--cards", pack]);
    let answer = server.get("/api/v1/words/de");
    assert!(answer.contains("card-ash-hound = { \"Aschehund\" }\n"), "{answer}");
}

#[test]
fn a_port_in_use_is_a_failure_that_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let server = Server::start(&["serve", "--port", "0", "--data", data]);
    let port = server.address().rsplit(':').next().unwrap();
    let other = tempfile::tempdir().unwrap();
    let ran = grimoire(&["serve", "--port", port, "--data", other.path().to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains(port), "{ran:?}");
}

#[test]
fn known_dice_are_for_this_computer_alone_and_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let known = ["serve", "--port", "0", "--data", data, "--fixed-seed", "1"];
    grimoire(&[&known[..], &["--bind", "0.0.0.0"]].concat()).is_wrong_input("--fixed-seed");
    let mut child = command(&known)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut warning = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut warning).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(warning.starts_with("warning: --fixed-seed"), "{warning}");
}

#[test]
fn addresses_that_are_none_are_wrong_input() {
    grimoire(&["serve", "--bind", "nowhere"]).is_wrong_input("nowhere");
    grimoire(&["serve", "--port", "70000"]).is_wrong_input("70000");
}

#[test]
fn all_games_are_copied_while_the_server_runs_and_put_back_when_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, copy, elsewhere) = (path("data"), path("copy.db"), path("elsewhere"));
    let server = Server::start(&["serve", "--port", "0", "--data", &data]);
    let body = r#"{"game":"mage-knight","seats":[{"kind":"person"}]}"#;
    let made = server.post("/api/v1/games", body);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let games = server.get("/api/v1/games");
    let id = games.split(r#""id":""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    grimoire(&["backup", &copy, "--data", &data]).ok();
    let again = grimoire(&["backup", &copy, "--data", &data]);
    assert_eq!(again.code, 2, "a file that exists is not written over");
    let in_use = grimoire(&["restore", &copy, "--data", &data]);
    assert!(in_use.code == 2 && in_use.err.contains("in use"), "{}", in_use.err);
    drop(server);

    grimoire(&["restore", &copy, "--data", &elsewhere]).ok();
    let kept = grimoire(&["restore", &copy, "--data", &elsewhere]);
    assert!(kept.ok().contains("kept as"), "{}", kept.out);
    let server = Server::start(&["serve", "--port", "0", "--data", &elsewhere]);
    assert!(server.get("/api/v1/games").contains(&id));
    let broken = path("broken.db");
    std::fs::write(&broken, "no database").unwrap();
    for missing in [&broken, &path("nothing.db")] {
        assert_eq!(grimoire(&["restore", missing, "--data", &path("third")]).code, 2);
        assert!(!folder.path().join("third/grimoire.db").exists(), "nothing has changed");
    }
}
