//! What goes over the wire: types and nothing else. `docs/protocol.md` describes them for people who write clients,
//! and the page gets them as TypeScript (`generate/examples/bindings.rs`).
//!
//! | Module | What it holds |
//! |---|---|
//! | [`server`] | what the server says on a game's socket |
//! | [`client`] | what a client says on it |
//! | [`rest`] | bodies of the requests under `/api/v1` about games and people |
//! | [`replays`] | those about recorded games |
//! | [`library`] | cards, rules and the codex to look up |
//! | [`books`] | spellbooks: judged, listed, kept |
//! | [`schema`] | shapes of values from elsewhere, for OpenAPI |
//!
//! ```
//! use protocol::ClientMessage;
//!
//! let text = r#"{"type":"answer","id":"a1","revision":4,"seat":0,"choice":{"take":2}}"#;
//! let message: ClientMessage = serde_json::from_str(text).unwrap();
//! assert!(matches!(message, ClientMessage::Answer { revision: 4, .. }));
//! ```

pub mod books;
pub mod client;
pub mod library;
pub mod replays;
pub mod rest;
pub mod schema;
pub mod server;

pub use books::{
    BookCard, BookCollection, BookFlaw, BookFormats, BookProblem, BookSheet, BookSummary, Branch,
    CardPrice, CheckBook, CheckedBook, CurveBar, MageInfo, Price, PricePart, PrintedBook, SaveBook,
    Shelf, StoredBook,
};
pub use client::ClientMessage;
pub use library::{
    CardInfo, CardLink, Codex, CodexInfo, RuleFound, RuleGroup, RuleInfo, RulesFound, TermInfo,
};
pub use replays::{
    ContinueGame, OtherEdition, ReplayChapter, ReplayCheck, ReplayInfo, ReplayMoment, ReplayScene,
    ReplayStanding, ReplayStep, ReplayStory, ReplayViews,
};
pub use rest::{
    CatalogueEntry, ChangePassword, CreateGame, CreatedGame, Credentials, GameInfo, JoinSeat, Me,
    NewName, Problem, Profile, RatingInfo, SeatKey, SeatWish, SessionInfo, TimeControl,
};
pub use server::{
    Advice, AdviceLine, Asked, Chat, ClockInfo, Consulted, Ending, Occupant, OptionLine,
    ProposalInfo, Proposed, Refused, RefusedBecause, SeatInfo, ServerMessage, StoryLine, Update,
    Welcome, WhyNot,
};

/// The version of the socket's messages. It is raised only when an old client could no longer follow.
pub const PROTOCOL: u32 = 2;

/// The largest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;
/// The largest body of a request, in bytes; a setup with spellbooks fits many times over.
pub const MAX_BODY: usize = 256 * 1024;
/// The largest recorded game that can be sent in, in bytes.
pub const MAX_REPLAY: usize = 2 * 1024 * 1024;
/// The longest id a client may give an answer, in bytes.
pub const MAX_ID: usize = 64;
/// How many books a person may keep.
pub const MAX_BOOKS: u16 = 200;
/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 40;
