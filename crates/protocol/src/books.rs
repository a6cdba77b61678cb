//! Spellbooks: what is asked about them, what is said, and those people keep.

use std::collections::BTreeMap;

use kernel::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::schema;

/// `POST /api/v1/books/check`
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckBook {
    /// The book in any format: a list, JSON, an OCTGN deck, a share code, or the name of a printed book.
    pub text: String,
    /// Judge it as an apprentice book; printed ones are without being asked.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub apprentice: bool,
    /// The cards there are to build with.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BookCollection>"))]
    pub collection: BookCollection,
    /// The expansions there are to build with, beside the base set; left out, those the cards of the book are from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sets: Option<Vec<String>>,
    /// Wizards are trained in Arcane and Air, as on later ability cards (MW-RULING-71).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub wizard_arcane_air: bool,
}

/// The cards there are to build with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BookCollection {
    /// Those of one box of the game.
    #[default]
    Box,
    /// Every card, as often as the rules allow.
    Unlimited,
}

/// The answer to [`CheckBook`]: a sheet, or every reason why the text is no book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckedBook {
    pub flaws: Vec<BookFlaw>,
    pub sheet: Option<BookSheet>,
}

/// Something that keeps a text from being a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookFlaw {
    /// Counted from 1, where there are lines.
    pub line: Option<u32>,
    #[schema(value_type = schema::Message)]
    pub message: Message,
}

/// A book and everything there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookSheet {
    pub legal: bool,
    pub name: Option<String>,
    /// Such as `wizard`.
    pub mage: String,
    /// The elemental school a Wizard chose.
    pub training: Option<String>,
    /// What the mage is trained in, the chosen school among it.
    pub trained: Vec<Branch>,
    pub opposed: Vec<Branch>,
    pub points: u16,
    /// `null` for an apprentice, whose points do not count.
    pub points_allowed: Option<u16>,
    /// Cards, every copy counted.
    pub size: u16,
    pub cards: Vec<BookCard>,
    /// Cards by kind.
    pub kinds: BTreeMap<String, u16>,
    pub points_by_school: BTreeMap<String, u16>,
    /// Cards by the mana they cost until they work: an enchantment is cast and revealed.
    pub curve: Vec<CurveBar>,
    /// Cards whose cost depends on what they are cast on.
    pub cost_x: u16,
    /// Everything that breaks a rule: what is about the whole book first, then card by card.
    pub problems: Vec<BookProblem>,
    pub formats: BookFormats,
}

/// The cards of one kind in a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookCard {
    pub card: String,
    pub count: u8,
    /// Of all copies.
    pub points: u16,
    #[serde(flatten)]
    pub price: Price,
}

/// What one copy of a card costs a mage in spell points, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    pub each: u16,
    /// The schools that count; they add up, unless it is a Novice spell.
    pub parts: Vec<PricePart>,
    /// One point for everybody (MW-BOOK-12).
    pub novice: bool,
    /// The rules the price rests on.
    pub rules: Vec<String>,
}

/// A school of a card, and how often its level counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PricePart {
    pub school: String,
    pub level: u8,
    /// `trained`, `untrained` or `opposed`.
    pub standing: String,
    pub factor: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurveBar {
    pub mana: u8,
    pub cards: u16,
    /// How many of them are creatures.
    pub creatures: u16,
}

/// A rule a book breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookProblem {
    /// `null` where no rule but the collection is in the way.
    pub rule: Option<String>,
    /// The card it is about; `null` if it is the whole book.
    pub card: Option<String>,
    pub has: Option<u16>,
    pub allowed: Option<u16>,
    #[schema(value_type = schema::Message)]
    pub message: Message,
}

/// The same book in every format; `null` where it has cards the format cannot write.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookFormats {
    pub code: Option<String>,
    /// A list with card names in the language asked for.
    pub text: Option<String>,
    pub json: Option<String>,
    pub o8d: Option<String>,
}

/// What building needs to know before there is a book (`GET /api/v1/books`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shelf {
    pub mages: Vec<MageInfo>,
    pub printed: Vec<PrintedBook>,
}

/// A mage, as far as building goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MageInfo {
    pub mage: String,
    /// The set it is from, such as `core`.
    pub set: String,
    pub points: u16,
    pub trained: Vec<Branch>,
    pub opposed: Vec<Branch>,
    /// Schools of which one is chosen as further training; mostly none.
    pub elective: Vec<String>,
}

/// What a mage is trained in or opposed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    /// The school; `null` where it is not a whole one.
    pub school: Option<String>,
    #[schema(value_type = schema::Message)]
    pub words: Message,
}

/// A printed book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedBook {
    /// As it is asked for, such as `starting:wizard`.
    pub id: String,
    /// `starting`, `apprentice` or `apprentice-de`.
    pub shelf: String,
    #[serde(flatten)]
    pub book: BookSummary,
}

/// A book in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BookSummary {
    pub name: Option<String>,
    pub mage: String,
    pub legal: bool,
    pub points: u16,
    pub points_allowed: Option<u16>,
    pub size: u16,
    /// The book itself, as JSON.
    pub text: String,
}

/// What every card costs a mage, and whether that mage may have it (`GET /api/v1/books/prices`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPrice {
    pub card: String,
    #[serde(flatten)]
    pub price: Price,
    /// How many copies a book may have.
    pub most: u8,
    /// The rule that limits the copies; `null` where there are no more in the box.
    pub most_rule: Option<String>,
    /// Why this mage may not have it at all.
    pub barred: Option<BookProblem>,
}

/// A book somebody keeps (`GET /api/v1/me/books`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredBook {
    pub id: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed_ms: i64,
    #[serde(flatten)]
    pub book: BookSummary,
}

/// `POST /api/v1/me/books` keeps a new book, `PUT /api/v1/me/books/{id}` changes one. A book may break rules: only what is no
/// book at all is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SaveBook {
    /// In any format; may be left out to rename a book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// Its name, in place of that in the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}
