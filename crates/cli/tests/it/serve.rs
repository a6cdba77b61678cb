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
        let mut stream = TcpStream::connect(self.address()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
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
fn addresses_that_are_none_are_wrong_input() {
    grimoire(&["serve", "--bind", "nowhere"]).is_wrong_input("nowhere");
    grimoire(&["serve", "--port", "70000"]).is_wrong_input("70000");
}
