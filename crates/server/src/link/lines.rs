//! Lines: a socket at one server and its game at another.
//!
//! At the socket's server a line is a [`Mouth`] and an entry of `Lines::near`; at the game's it is a task, the *desk*, that
//! is to the game what any socket is. What waits for either side is bounded as it is for a socket: who is too far behind is
//! cut off and comes again.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use tokio::{
    runtime,
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{
    Link,
    post::{Post, Told, Word},
};
use crate::{
    game::{Guest, INBOX, Line, OUTBOX, understand},
    http::ApiError,
    hub::Hub,
    wire,
};

/// How long a game of another server may take to let somebody in: it may have to be rebuilt.
const ENTRY: Duration = Duration::from_secs(10);
/// NATS takes a megabyte at once by default; smaller parts let others pass between them.
const PART: usize = 64 * 1024;
/// No message of a game is longer. Whatever comes without an end is not kept.
const LONGEST: usize = 16 * 1024 * 1024;

#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Sockets here, games there.
    near: BTreeMap<u64, Near>,
    /// Sockets there, games here: by server and its number of the line.
    desks: BTreeMap<(String, u64), Desk>,
}

/// Whose seats a client plays, or why it was not let in.
type Welcomed = oneshot::Receiver<Result<Vec<String>, Told>>;

#[derive(Debug)]
struct Near {
    node: String,
    welcome: Option<oneshot::Sender<Result<Vec<String>, Told>>>,
    heard: mpsc::Sender<Utf8Bytes>,
    /// The number of the next part, and what came of its message before.
    number: u32,
    begun: String,
}

#[derive(Debug)]
struct Desk {
    said: mpsc::Sender<String>,
    /// The number of what is said next.
    number: u32,
}

impl Lines {
    pub(super) fn give_up(&mut self, node: &str) {
        self.near.retain(|_, near| near.node != node);
        self.desks.retain(|(of, _), _| of != node);
    }
}

/// The end of a line at the socket's server. When it is dropped, the game hears that the client is gone.
#[derive(Debug)]
pub(crate) struct Mouth {
    link: Arc<Link>,
    node: String,
    line: u64,
    /// The number of what is said next.
    number: u32,
}

impl Mouth {
    /// Passes on what the client says; whether the line still is there.
    pub(crate) async fn say(&mut self, text: &str) -> bool {
        if !self.link.inside().lines.near.contains_key(&self.line) {
            return false;
        }
        let word = Word::Said { number: self.number, text: text.to_owned() };
        self.number = self.number.wrapping_add(1);
        self.link.send(&self.node, Post::Line { line: self.line, word }).await
    }
}

impl Drop for Mouth {
    fn drop(&mut self) {
        self.link.inside().lines.near.remove(&self.line);
        // A server that ends altogether needs to tell nobody.
        if runtime::Handle::try_current().is_ok() && self.link.reaches(&self.node) {
            let post = Post::Line { line: self.line, word: Word::Gone };
            self.link.send_soon(self.node.clone(), post);
        }
    }
}

impl Link {
    /// Lets a client of ours into a game of another server.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        node: &str,
        game: &str,
        guest: Guest,
    ) -> Result<Line, ApiError> {
        if !self.reaches(node) {
            return Err(ApiError::elsewhere());
        }
        let (mouth, hear, welcomed) = self.open(node);
        let word = Word::Come { game: game.to_owned(), guest };
        if !self.send(node, Post::Line { line: mouth.line, word }).await {
            return Err(ApiError::elsewhere());
        }
        match timeout(ENTRY, welcomed).await {
            Ok(Ok(Ok(people))) => Ok(Line::there(people, hear, mouth)),
            Ok(Ok(Err(told))) => Err(told.into()),
            // The line was given up, or nobody says anything. Nothing has happened at the game.
            Ok(Err(_)) | Err(_) => Err(ApiError::elsewhere()),
        }
    }

    /// The file of a recorded game that another server took, if it still keeps it.
    pub(crate) async fn fetch(self: &Arc<Self>, node: &str, recorded: &str) -> Option<Utf8Bytes> {
        if !self.reaches(node) {
            return None;
        }
        let (mouth, mut hear, _) = self.open(node);
        let word = Word::Fetch { recorded: recorded.to_owned() };
        if !self.send(node, Post::Line { line: mouth.line, word }).await {
            return None;
        }
        timeout(ENTRY, hear.recv()).await.ok().flatten()
    }

    /// A new line to another server. Whoever gives up drops its mouth.
    fn open(self: &Arc<Self>, node: &str) -> (Mouth, mpsc::Receiver<Utf8Bytes>, Welcomed) {
        let (heard, hear) = mpsc::channel(OUTBOX);
        let (welcome, welcomed) = oneshot::channel();
        let near = Near {
            node: node.to_owned(),
            welcome: Some(welcome),
            heard,
            number: 0,
            begun: String::new(),
        };
        let line = {
            let mut inside = self.inside();
            let line = inside.number();
            inside.lines.near.insert(line, near);
            line
        };
        (Mouth { link: Arc::clone(self), node: node.to_owned(), line, number: 0 }, hear, welcomed)
    }

    /// A word of a line has come.
    pub(super) fn read_line(self: &Arc<Self>, from: String, line: u64, word: Word, hub: &Arc<Hub>) {
        match word {
            Word::Come { game, guest } => {
                let (said, hear) = mpsc::channel(INBOX);
                let desk = Desk { said, number: 0 };
                self.inside().lines.desks.insert((from.clone(), line), desk);
                let (link, hub) = (Arc::clone(self), Arc::clone(hub));
                tokio::spawn(async move {
                    link.serve(&hub, &from, line, (&game, guest), hear).await;
                    link.inside().lines.desks.remove(&(from.clone(), line));
                    link.send(&from, Post::Line { line, word: Word::Over }).await;
                });
            }
            Word::Fetch { recorded } => {
                let (link, hub) = (Arc::clone(self), Arc::clone(hub));
                tokio::spawn(async move {
                    if let Some(file) = hub.file_sent_in(&recorded).await {
                        link.send_text(&from, line, &mut 0, &file).await;
                    }
                    link.send(&from, Post::Line { line, word: Word::Over }).await;
                });
            }
            Word::Said { number, text } => self.inside().lines.said(from, line, number, text),
            Word::Gone => {
                self.inside().lines.desks.remove(&(from, line));
            }
            Word::Welcome { there } => {
                if let Some(near) = self.inside().lines.near_of(&from, line)
                    && let Some(welcome) = near.welcome.take()
                {
                    // Whoever gave up meanwhile hangs up.
                    let _ = welcome.send(there);
                }
            }
            Word::Heard { number, part, more } => {
                self.inside().lines.heard(&from, line, number, &part, more);
            }
            Word::Over => {
                let mut inside = self.inside();
                if inside.lines.near_of(&from, line).is_some() {
                    inside.lines.near.remove(&line);
                }
            }
        }
    }

    /// A desk: a client of another server at a game of ours, until either is gone.
    async fn serve(
        &self,
        hub: &Hub,
        node: &str,
        line: u64,
        (game, guest): (&str, Guest),
        mut said: mpsc::Receiver<String>,
    ) {
        let send = async |word| self.send(node, Post::Line { line, word }).await;
        let mut client = match hub.enter_here(game, guest).await {
            Ok(client) => client,
            Err(error) => {
                send(Word::Welcome { there: Err(error.into()) }).await;
                return;
            }
        };
        if !send(Word::Welcome { there: Ok(client.people.clone()) }).await {
            return;
        }
        let mut number = 0;
        loop {
            let text: Utf8Bytes = tokio::select! {
                heard = client.hear() => match heard {
                    Some(text) => text,
                    None => break,
                },
                said = said.recv() => match said.as_deref().map(understand) {
                    // What another server passes on was looked at there, and is looked at here all the same.
                    Some(Ok(said)) => {
                        if client.say(said, "").await {
                            continue;
                        }
                        break;
                    }
                    Some(Err(answer)) => wire::text(&answer),
                    None => break,
                },
            };
            if !self.send_text(node, line, &mut number, text.as_str()).await {
                return;
            }
        }
    }

    /// Sends a message for the client of a line, and counts its parts.
    async fn send_text(&self, node: &str, line: u64, number: &mut u32, text: &str) -> bool {
        for (part, more) in parts(text) {
            let word = Word::Heard { number: *number, part: part.to_owned(), more };
            *number = number.wrapping_add(1);
            if !self.send(node, Post::Line { line, word }).await {
                return false;
            }
        }
        true
    }
}

impl Lines {
    /// A line whose game is at this server.
    fn near_of(&mut self, node: &str, line: u64) -> Option<&mut Near> {
        self.near.get_mut(&line).filter(|near| near.node == node)
    }

    /// The client of a desk says something.
    fn said(&mut self, node: String, line: u64, number: u32, text: String) {
        let key = (node, line);
        let Some(desk) = self.desks.get_mut(&key) else { return };
        let holds = desk.number == number && desk.said.try_send(text).is_ok();
        desk.number = desk.number.wrapping_add(1);
        if !holds {
            self.desks.remove(&key);
        }
    }

    /// A game has something for a client.
    fn heard(&mut self, node: &str, line: u64, number: u32, part: &str, more: bool) {
        let Some(near) = self.near_of(node, line) else { return };
        if !near.hear(number, part, more) {
            self.near.remove(&line);
        }
    }
}

impl Near {
    /// Whether nothing is missing and the client keeps up.
    fn hear(&mut self, number: u32, part: &str, more: bool) -> bool {
        if number != self.number || self.begun.len() + part.len() > LONGEST {
            return false;
        }
        self.number = self.number.wrapping_add(1);
        self.begun.push_str(part);
        more || {
            let text = Bytes::from(std::mem::take(&mut self.begun));
            Utf8Bytes::try_from(text).is_ok_and(|text| self.heard.try_send(text).is_ok())
        }
    }
}

/// A text in parts, each with whether more follows.
fn parts(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let all = rest?;
        let (part, after) = all.split_at(all.floor_char_boundary(PART));
        rest = (!after.is_empty()).then_some(after);
        Some((part, rest.is_some()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near() -> (Near, mpsc::Receiver<Utf8Bytes>) {
        let (heard, hear) = mpsc::channel(OUTBOX);
        let near = Near { node: "n".into(), welcome: None, heard, number: 0, begun: String::new() };
        (near, hear)
    }

    #[test]
    fn a_long_text_comes_in_parts_and_is_whole_again() {
        for text in [String::new(), "a".repeat(PART), "äö".repeat(PART)] {
            let (mut near, mut hear) = near();
            for (number, (part, more)) in (0..).zip(parts(&text)) {
                assert!(part.len() <= PART && near.hear(number, part, more));
            }
            assert_eq!(hear.try_recv().unwrap().as_str(), text);
            assert!(hear.try_recv().is_err());
        }
    }

    #[test]
    fn a_line_on_which_something_is_missing_or_nobody_listens_ends() {
        let (mut gap, _hear) = near();
        assert!(gap.hear(0, "one", false) && !gap.hear(2, "three", false));
        let (mut deaf, hear) = near();
        let heard = (0..).take_while(|number| deaf.hear(*number, "x", false)).count();
        assert_eq!(heard, OUTBOX);
        drop(hear);
        let (mut endless, _hear) = near();
        let part = "x".repeat(LONGEST / 2);
        assert!(endless.hear(0, &part, true) && endless.hear(1, &part, true));
        assert!(!endless.hear(2, "x", true));
    }

    #[test]
    fn a_desk_that_missed_something_or_is_behind_ends() {
        let mut lines = Lines::default();
        let mut desk = |line| {
            let (said, hear) = mpsc::channel(INBOX);
            lines.desks.insert(("n".into(), line), Desk { said, number: 0 });
            hear
        };
        let mut one = desk(1);
        let mut two = desk(2);
        lines.said("n".into(), 1, 1, "the second".into());
        assert!(one.try_recv().is_err() && one.is_closed());
        for number in 0..=INBOX as u32 {
            lines.said("n".into(), 2, number, "x".into());
        }
        let kept = std::iter::from_fn(|| two.try_recv().ok()).count();
        assert!(kept == INBOX && two.is_closed());
        lines.said("m".into(), 1, 0, "nobody's".into());
    }
}
