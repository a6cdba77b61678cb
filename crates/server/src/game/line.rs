//! A client at a game, wherever the game is played.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use super::{Attached, Command, ConnectionId, Guest, Handle, OUTBOX, Said};
use crate::link::Mouth;

/// What connects a client to its game. Dropped, it tells the game that the client is gone.
#[derive(Debug)]
pub(crate) struct Line {
    /// The people whose seats the client plays.
    pub(crate) people: Vec<String>,
    heard: mpsc::Receiver<Utf8Bytes>,
    game: End,
}

/// Where the game is.
#[derive(Debug)]
enum End {
    Here(Here),
    There(Mouth),
}

#[derive(Debug)]
struct Here {
    game: Handle,
    me: ConnectionId,
}

impl Line {
    /// To a game of this server; `None`: it has just ended.
    pub(crate) async fn here(game: Handle, guest: Guest) -> Option<Self> {
        let (out, heard) = mpsc::channel(OUTBOX);
        let (reply, attached) = oneshot::channel();
        game.send(Command::Attach { guest, out, reply }).await.ok()?;
        let Attached { me, people } = attached.await.ok()?;
        Some(Line { people, heard, game: End::Here(Here { game, me }) })
    }

    /// To a game of another server.
    pub(crate) fn there(
        people: Vec<String>,
        heard: mpsc::Receiver<Utf8Bytes>,
        mouth: Mouth,
    ) -> Self {
        Line { people, heard, game: End::There(mouth) }
    }

    /// Whether another server plays the game.
    pub(crate) fn is_far(&self) -> bool {
        matches!(self.game, End::There(_))
    }

    /// What the game has for the client. `None`: it is gone, or the client was too slow. Either way the client shall come
    /// back, and gets everything anew.
    pub(crate) async fn hear(&mut self) -> Option<Utf8Bytes> {
        self.heard.recv().await
    }

    /// Passes on what the client says, which is also there in its own words; `false` when the game is gone.
    pub(crate) async fn say(&mut self, said: Said, text: &str) -> bool {
        match &mut self.game {
            End::Here(Here { game, me }) => {
                game.send(Command::Said { from: *me, said }).await.is_ok()
            }
            End::There(mouth) => mouth.say(text).await,
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let (game, me) = (self.game.clone(), self.me);
        // A game that has ended needs no farewell.
        if let Err(mpsc::error::TrySendError::Full(farewell)) = game.try_send(Command::Detach(me)) {
            tokio::spawn(async move { game.send(farewell).await });
        }
    }
}
