//! The socket of a game: reads what a client says, and writes what the game has for it.

mod pace;

use std::{net::IpAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{Message as Frame, WebSocket},
    },
    response::Response,
};
use kernel::{Message, msg};
use protocol::{ClientMessage, MAX_ID, MAX_MESSAGE, PROTOCOL, ServerMessage};
use table::Act;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout, timeout_at},
};

use super::{ApiError, session::Visitor};
use crate::{
    banned::Banned,
    game::{Attached, Command, ConnectionId, Handle, OUTBOX, Play},
    hub::Hub,
    net::{Caller, Place},
};
use pace::Pace;
pub(super) use pace::SocketLimits;

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How long a client may say nothing; ours sends a ping every 25 seconds.
const SILENCE: Duration = Duration::from_secs(90);
/// A socket mostly waits; its buffers need not be as large as its largest message.
const BUFFER: usize = 4 * 1024;
/// How many seats one client can play.
const MAX_KEYS: usize = 16;

pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Extension(caller): Extension<Caller>,
    Extension(limits): Extension<SocketLimits>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let place = limits.place(caller.address).ok_or_else(ApiError::too_often)?;
    let game = hub.game(&id).await?;
    let person = visitor.signed_in().ok().map(|who| who.person.id.clone());
    let banned = hub.banned().clone();
    let (address, pace) = (caller.address, limits.pace());
    let client = Client { game, person, banned, address, pace, place };
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        hub.metrics.sockets.inc();
        run(socket, client).await;
        hub.metrics.sockets.dec();
    }))
}

/// Whoever is at the other end of a socket.
struct Client {
    game: Handle,
    person: Option<String>,
    banned: Banned,
    address: IpAddr,
    pace: Pace,
    place: Place,
}

async fn run(mut socket: WebSocket, client: Client) {
    let Client { game, person, banned, address, mut pace, place: _place } = client;
    let keys = match timeout(HELLO, hello(&mut socket)).await {
        Ok(Ok(keys)) => keys,
        Ok(Err(reason)) => return goodbye(&mut socket, reason).await,
        Err(_) => return goodbye(&mut socket, msg!("server-no-hello")).await,
    };
    let (out, mut from_game) = mpsc::channel(OUTBOX);
    let (reply, attached) = oneshot::channel();
    let attach = Command::Attach { keys, person: person.clone(), address, out, reply };
    if game.send(attach).await.is_err() {
        return goodbye(&mut socket, msg!("server-trouble")).await;
    }
    let Ok(Attached { me, mut people }) = attached.await else {
        return goodbye(&mut socket, msg!("server-trouble")).await;
    };
    people.extend(person);
    let mut sent_away = pin!(banned.wait_for_any(&people));
    let mut heard = Instant::now();
    loop {
        let incoming = async {
            pace.rest().await;
            timeout_at(heard + SILENCE, socket.recv()).await
        };
        tokio::select! {
            outgoing = from_game.recv() => match outgoing {
                Some(text) => {
                    if !write(&mut socket, Frame::Text(text)).await {
                        break;
                    }
                }
                // The game is gone, or this client was too slow. It will come back and get everything anew.
                None => break,
            },
            incoming = incoming => {
                let Ok(Some(Ok(frame))) = incoming else { break };
                heard = Instant::now();
                pace.heard();
                if !take(&mut socket, &game, me, frame).await {
                    break;
                }
            }
            () = &mut sent_away => {
                let reason = msg!("server-banned");
                send(&mut socket, &ServerMessage::Bye { reason }).await;
                break;
            }
        }
    }
    // A game that has ended needs no farewell.
    let _ = game.send(Command::Detach(me)).await;
    write(&mut socket, Frame::Close(None)).await;
}

/// The keys of the first message, or why there are none.
async fn hello(socket: &mut WebSocket) -> Result<Vec<String>, Message> {
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) => {
                return match serde_json::from_str(&text) {
                    Ok(ClientMessage::Hello { protocol, .. }) if protocol != PROTOCOL => {
                        Err(msg!("server-protocol", version = PROTOCOL))
                    }
                    Ok(ClientMessage::Hello { keys, .. }) if keys.len() <= MAX_KEYS => Ok(keys),
                    Ok(_) => Err(msg!("server-no-hello")),
                    Err(error) => Err(unreadable(&error)),
                };
            }
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => (),
            Some(Ok(Frame::Binary(_) | Frame::Close(_)) | Err(_)) | None => {
                return Err(msg!("server-no-hello"));
            }
        }
    }
}

/// Does what the client said; `false` when the socket is done.
async fn take(socket: &mut WebSocket, game: &Handle, me: ConnectionId, frame: Frame) -> bool {
    let text = match frame {
        Frame::Text(text) => text,
        Frame::Ping(_) | Frame::Pong(_) => return true,
        Frame::Binary(_) => {
            return send(socket, &ServerMessage::Error { message: msg!("server-binary") }).await;
        }
        Frame::Close(_) => return false,
    };
    let message = match serde_json::from_str(&text) {
        Ok(message) => message,
        Err(error) => {
            let message = unreadable(&error);
            return send(socket, &ServerMessage::Error { message }).await;
        }
    };
    let (id, revision, act) = match message {
        ClientMessage::Answer { id, revision, seat, choice } => {
            (id, revision, Act::answer(seat, choice))
        }
        ClientMessage::Undo { id, revision, seat } => (id, revision, Act::Undo(seat)),
        ClientMessage::Resign { id, revision, seat } => (id, revision, Act::Resign(seat)),
        ClientMessage::Propose { seat, what } => {
            return game.send(Command::Propose { from: me, seat, what }).await.is_ok();
        }
        ClientMessage::Consent { seat, agree } => {
            return game.send(Command::Consent { from: me, seat, agree }).await.is_ok();
        }
        ClientMessage::Chat { seat, text } => {
            return game.send(Command::Chat { from: me, seat, text }).await.is_ok();
        }
        ClientMessage::Advise { seat, revision } => {
            return game.send(Command::Advise { from: me, seat, revision }).await.is_ok();
        }
        ClientMessage::Consult { seat, revision, query } => {
            return game.send(Command::Consult { from: me, seat, revision, query }).await.is_ok();
        }
        ClientMessage::Orders { seat, orders } => {
            return game.send(Command::Orders { from: me, seat, orders }).await.is_ok();
        }
        ClientMessage::Ping { at } => return send(socket, &ServerMessage::Pong { at }).await,
        ClientMessage::Hello { .. } => {
            return send(socket, &ServerMessage::Error { message: msg!("server-hello-again") })
                .await;
        }
    };
    // PostgreSQL stores no text with a NUL in it.
    if id.is_empty() || id.len() > MAX_ID || id.contains('\0') {
        let message = msg!("server-id", most = MAX_ID as u32);
        return send(socket, &ServerMessage::Error { message }).await;
    }
    let play = Play { id, revision, act };
    game.send(Command::Play { from: me, play }).await.is_ok()
}

fn unreadable(error: &serde_json::Error) -> Message {
    msg!("server-unreadable", why = error.to_string())
}

async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    let text = serde_json::to_string(message).expect("wire values are plain data with text keys");
    write(socket, Frame::Text(text.into())).await
}

/// Whether the client read it. A connection hangs up on who reads nothing; this does on who reads by the byte.
async fn write(socket: &mut WebSocket, frame: Frame) -> bool {
    /// No network takes so long for one message.
    const SLOWEST: Duration = Duration::from_secs(30);
    matches!(timeout(SLOWEST, socket.send(frame)).await, Ok(Ok(())))
}

async fn goodbye(socket: &mut WebSocket, reason: Message) {
    if send(socket, &ServerMessage::Bye { reason }).await {
        write(socket, Frame::Close(None)).await;
    }
}
