//! What a client says, read from its own words.

use kernel::{Message, Orders, Seat, msg};
use protocol::{ClientMessage, MAX_ID, Proposed, ServerMessage};
use serde_json::Value;
use table::Act;

use super::Play;

/// What a client wants of a game.
#[derive(Debug)]
pub(crate) enum Said {
    Play(Play),
    Chat {
        seat: Seat,
        text: String,
    },
    /// Asks everyone to agree to something.
    Propose {
        seat: Seat,
        what: Proposed,
    },
    /// Agrees to what was proposed, or not.
    Consent {
        seat: Seat,
        agree: bool,
    },
    /// What a seat wants to be asked in windows.
    Orders {
        seat: Seat,
        orders: Orders,
    },
    /// Somebody wants advice on the question of this revision.
    Advise {
        seat: Seat,
        revision: u64,
    },
    /// Somebody wants to know what would come of a plan at this revision.
    Consult {
        seat: Seat,
        revision: u64,
        query: Value,
    },
}

/// Reads what a client says. What the game need not hear of is answered here: `Err` is that answer.
pub(crate) fn understand(text: &str) -> Result<Said, Box<ServerMessage>> {
    let wrong = |message: Message| Box::new(ServerMessage::Error { message });
    let message = serde_json::from_str(text)
        .map_err(|error| wrong(msg!("server-unreadable", why = error.to_string())))?;
    let (id, revision, act) = match message {
        ClientMessage::Answer { id, revision, seat, choice } => {
            (id, revision, Act::answer(seat, choice))
        }
        ClientMessage::Undo { id, revision, seat } => (id, revision, Act::Undo(seat)),
        ClientMessage::Resign { id, revision, seat } => (id, revision, Act::Resign(seat)),
        ClientMessage::Propose { seat, what } => return Ok(Said::Propose { seat, what }),
        ClientMessage::Consent { seat, agree } => return Ok(Said::Consent { seat, agree }),
        ClientMessage::Chat { seat, text } => return Ok(Said::Chat { seat, text }),
        ClientMessage::Advise { seat, revision } => return Ok(Said::Advise { seat, revision }),
        ClientMessage::Consult { seat, revision, query } => {
            return Ok(Said::Consult { seat, revision, query });
        }
        ClientMessage::Orders { seat, orders } => return Ok(Said::Orders { seat, orders }),
        ClientMessage::Ping { at } => return Err(Box::new(ServerMessage::Pong { at })),
        ClientMessage::Hello { .. } => return Err(wrong(msg!("server-hello-again"))),
    };
    // PostgreSQL stores no text with a NUL in it.
    if id.is_empty() || id.len() > MAX_ID || id.contains('\0') {
        return Err(wrong(msg!("server-id", most = MAX_ID as u32)));
    }
    Ok(Said::Play(Play { id, revision, act }))
}
