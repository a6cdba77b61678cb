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
use protocol::{ClientMessage, MAX_MESSAGE, PROTOCOL, ServerMessage};
use tokio::time::{Instant, timeout, timeout_at};

use super::{ApiError, session::Visitor};
use crate::{
    game::{Guest, Line, understand},
    hub::Hub,
    net::{Caller, Place},
    secrets, wire,
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
    hub.reach(&id).await?;
    let person = visitor.signed_in().ok().map(|who| who.person.id.clone());
    let (address, pace) = (caller.address, limits.pace());
    let client = Client { game: id, person, address, pace, place };
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        hub.metrics.sockets.inc();
        run(socket, client, &hub).await;
        hub.metrics.sockets.dec();
    }))
}

/// Whoever is at the other end of a socket.
struct Client {
    game: String,
    person: Option<String>,
    address: IpAddr,
    pace: Pace,
    place: Place,
}

async fn run(mut socket: WebSocket, client: Client, hub: &Hub) {
    let Client { game, person, address, mut pace, place: _place } = client;
    let keys = match timeout(HELLO, hello(&mut socket)).await {
        Ok(Ok(keys)) => keys,
        Ok(Err(reason)) => return goodbye(&mut socket, reason).await,
        Err(_) => return goodbye(&mut socket, msg!("server-no-hello")).await,
    };
    let key_hashes = keys.iter().map(|key| secrets::hash(key)).collect();
    let guest = Guest { key_hashes, person: person.clone(), address };
    let mut line = match hub.enter(&game, &guest).await {
        Ok(line) => line,
        Err(error) => return goodbye(&mut socket, error.told().1.message).await,
    };
    let mut people = line.people.clone();
    people.extend(person);
    let is_far = line.is_far();
    let mut sent_away = pin!(hub.banned().wait_for_any(&people));
    let mut stops = pin!(hub.stops());
    let mut heard = Instant::now();
    loop {
        let incoming = async {
            pace.rest().await;
            timeout_at(heard + SILENCE, socket.recv()).await
        };
        tokio::select! {
            outgoing = line.hear() => match outgoing {
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
                if !take(&mut socket, &mut line, frame).await {
                    break;
                }
            }
            () = &mut sent_away => {
                let reason = msg!("server-banned");
                send(&mut socket, &ServerMessage::Bye { reason }).await;
                break;
            }
            // A game of this server says so itself.
            () = &mut stops, if is_far => {
                let reason = msg!("server-closing");
                send(&mut socket, &ServerMessage::Bye { reason }).await;
                break;
            }
        }
    }
    drop(line);
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
                    Err(error) => Err(msg!("server-unreadable", why = error.to_string())),
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
async fn take(socket: &mut WebSocket, line: &mut Line, frame: Frame) -> bool {
    let text = match frame {
        Frame::Text(text) => text,
        Frame::Ping(_) | Frame::Pong(_) => return true,
        Frame::Binary(_) => {
            return send(socket, &ServerMessage::Error { message: msg!("server-binary") }).await;
        }
        Frame::Close(_) => return false,
    };
    match understand(&text) {
        Ok(said) => line.say(said, &text).await,
        Err(answer) => send(socket, &answer).await,
    }
}

async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    write(socket, Frame::Text(wire::text(message))).await
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
