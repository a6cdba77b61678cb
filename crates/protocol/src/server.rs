//! What the server says on a game's socket.

use kernel::{Line, Message, Orders, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// One message of the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message after a client's hello.
    Welcome(Welcome),
    /// Everything one viewer may know; enough to draw the game from nothing.
    Update(Update),
    /// Who sits where has changed.
    Seats {
        seats: Vec<SeatInfo>,
    },
    /// What the client sent under this id was taken and is stored; the game is at this revision or a later one.
    Accepted {
        id: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        revision: u64,
    },
    /// What the client sent under this id was not taken. Nothing has changed.
    Refused(Refused),
    /// A message could not be read, or came at the wrong time. Nothing has changed.
    Error {
        message: Message,
    },
    Chat(Chat),
    /// What somebody asks everyone to agree to; nothing: it was carried out, declined or has lapsed.
    Proposal {
        proposal: Option<ProposalInfo>,
    },
    /// What this client's seat wants to be asked, after every change of it.
    Orders {
        seat: Seat,
        orders: Orders,
    },
    /// What a coach recommends, to whoever asked for it.
    Advice(Advice),
    /// What would come of a plan, to whoever asked.
    Consulted(Consulted),
    Pong {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
    /// The last message before the server closes the socket.
    Bye {
        reason: Message,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    pub protocol: u32,
    /// The id of this table, as in its address.
    pub id: String,
    /// Which game is played, such as `mage-wars`.
    pub game: String,
    /// The seats this client's keys opened. Empty: it watches.
    pub your_seats: Vec<Seat>,
    pub seats: Vec<SeatInfo>,
    /// The SHA-256 of the seed, so that the dice can be checked after the game.
    pub commitment: Option<String>,
    pub chat: Vec<Chat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub occupant: Occupant,
    /// Whether the player is connected; a computer player always is.
    #[serde(default)]
    pub present: bool,
}

/// What needs everyone's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// Going back to before the last answer of the seat that asks, whatever was seen since.
    Undo,
    /// Ending the game without a winner.
    Draw,
}

/// A proposal that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProposalInfo {
    pub what: Proposed,
    pub from: Seat,
    /// The seats that have agreed; bots need not.
    pub agreed: Vec<Seat>,
}

/// Thinking time when the message was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockInfo {
    /// What each seat has left, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub left_ms: Vec<u64>,
    /// The seats whose clocks run.
    pub running: Vec<Seat>,
    /// How long they stand still before, because there is something to watch, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub watching_ms: u64,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet: the seat can be joined.
    Open,
    Person {
        name: String,
    },
    /// A computer player, as on the command line (`hard:ms=500`).
    Bot {
        bot: String,
    },
}

/// The game as one viewer may know it. A client that plays several seats gets one update for each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// Whose eyes these are; nobody's for those who watch.
    pub seat: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub revision: u64,
    /// The game's own view; its type follows from the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// Whose answers are still missing.
    pub waiting_for: Vec<Seat>,
    /// What this seat is asked.
    pub asked: Option<Asked>,
    /// How many lines of the story sent before still hold. `lines` goes on from there.
    pub lines_kept: u32,
    /// The story as this viewer knows it, from `lines_kept` on.
    pub lines: Vec<StoryLine>,
    /// Whether this seat could take its last answer back.
    pub can_undo: bool,
    /// How many lines would be left if this seat took back everything it could.
    pub undo_lines: u32,
    /// Why it cannot take its last answer back.
    pub no_undo: Option<Box<Message>>,
    /// In games with clocks.
    pub clock: Option<ClockInfo>,
    pub ending: Option<Ending>,
    /// The seed, once the game is over: all dice follow from it.
    pub revealed_seed: Option<String>,
}

/// One thing that happened. What its words mean follows from the game, which has a type of its own for them.
pub type StoryLine = Line<String, Value, Value, Value, String>;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: Seat,
    pub question: Message,
    /// Every legal answer. Nothing else is accepted.
    pub options: Vec<OptionLine>,
    /// Answers somebody might think of that are not legal.
    pub why_not: Vec<WhyNot>,
}

/// One legal answer: the value to send back, and its label.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionLine {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Value,
    pub label: Message,
}

/// An answer that is not legal, the rule that forbids it, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Value,
    pub label: Message,
    pub rule: String,
    pub reason: Message,
}

/// What a coach recommends, who knows no more than the seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    pub seat: Seat,
    /// The question it is about.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub revision: u64,
    /// The best answers, the very best first.
    pub best: Vec<AdviceLine>,
}

/// What would come of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Consulted {
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub revision: u64,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub query: Value,
    /// Nothing where the game has gone on, or there is nothing to say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: Option<Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AdviceLine {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Value,
    /// How much better things look after it than now, in hundredths of a won game.
    pub gain: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    pub id: String,
    pub because: RefusedBecause,
    /// The rule that forbids it, where it is the rules that do.
    pub rule: Option<String>,
    pub reason: Message,
    /// The revision the game is at.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub revision: u64,
}

/// The kind of a refusal, for clients that act on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RefusedBecause {
    /// It was meant for an earlier question; the newest update tells what is asked now.
    Stale,
    /// The rules of the game forbid it.
    Illegal,
    /// The choice is not one this game knows.
    Unreadable,
    /// The client holds no key to this seat.
    NotYourSeat,
    /// The answer cannot be taken back.
    NoUndo,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Played(Outcome),
    TimeUp(Seat),
    Resigned(Seat),
    /// Everyone agreed that nobody wins.
    Drawn,
    /// The engine found itself broken. The log is kept for the bug report.
    Fault(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chat {
    pub from: String,
    pub seat: Option<Seat>,
    pub text: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: u64,
}
