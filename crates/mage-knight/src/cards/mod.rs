//! Deed cards as data: a small vocabulary ([`effect`]) and the cards written in it.
//!
//! All sixteen Basic Actions are here with both effects as printed. The engine plays what [`Card::move_points`] finds;
//! the other words are executed as their procedures (combat, interaction, mana) come in.

pub mod basic;
pub mod effect;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

pub use effect::{Colors, Effect, Element, Reach};

use crate::content::Color;

/// The icons of an Action card: when its effects are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    Movement,
    Influence,
    Combat,
    Healing,
    Special,
}

/// A Deed card as printed (MK-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// The word in files and message ids.
    pub id: &'static str,
    pub face: Face,
}

/// What is on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A Basic or Advanced Action.
    Action { color: Color, types: &'static [CardType], basic: Effect, strong: Effect },
    /// MK-CARD-09: can never be played.
    Wound,
}

/// Starts an Action card; both effects follow.
pub(crate) const fn action(
    id: &'static str,
    color: Color,
    types: &'static [CardType],
) -> ActionWithoutEffects {
    ActionWithoutEffects { id, color, types }
}

/// An Action card whose basic effect is still to be written.
pub(crate) struct ActionWithoutEffects {
    id: &'static str,
    color: Color,
    types: &'static [CardType],
}

/// An Action card whose strong effect is still to be written.
pub(crate) struct ActionWithBasic {
    card: ActionWithoutEffects,
    basic: Effect,
}

impl ActionWithoutEffects {
    /// MK-CARD-03: what the card does at no cost.
    const fn basic(self, basic: Effect) -> ActionWithBasic {
        ActionWithBasic { card: self, basic }
    }
}

impl ActionWithBasic {
    /// MK-CARD-04: what the card does for mana of its colour.
    const fn strong(self, strong: Effect) -> Card {
        let ActionWithBasic { card: ActionWithoutEffects { id, color, types }, basic } = self;
        Card { id, face: Face::Action { color, types, basic, strong } }
    }
}

impl Card {
    pub const fn is_wound(&self) -> bool {
        match self.face {
            Face::Wound => true,
            Face::Action { .. } => false,
        }
    }

    /// The Move points of the basic effect, if that is all it does.
    pub const fn move_points(&self) -> Option<u8> {
        match self.face {
            Face::Action { basic: Effect::Move(points), .. } => Some(points),
            Face::Action { .. } | Face::Wound => None,
        }
    }
}

const COUNT: usize = basic::FIRST + basic::CARDS.len();

static CARDS: [Card; COUNT] = {
    let mut all = [Card { id: "wound", face: Face::Wound }; COUNT];
    let mut at = basic::FIRST;
    while at < COUNT {
        all[at] = basic::CARDS[at - basic::FIRST];
        at += 1;
    }
    all
};

/// A kind of Deed card. Copies are the same card: nothing tells one March from another. In files it is written by its
/// name, such as `march`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardId(u8);

impl CardId {
    pub const WOUND: CardId = CardId(0);

    /// Every card there is.
    pub fn all() -> impl Iterator<Item = CardId> + Clone {
        (0..COUNT as u8).map(CardId)
    }

    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    pub fn is_wound(self) -> bool {
        self.card().is_wound()
    }

    pub fn id(self) -> &'static str {
        self.card().id
    }

    pub fn from_id(id: &str) -> Option<CardId> {
        CardId::all().find(|card| card.id() == id)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.id())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
            CardId::from_id(&id).ok_or_else(|| D::Error::custom(format!("no card is called {id}")))
        } else {
            let index = u8::deserialize(deserializer)?;
            Some(CardId(index))
                .filter(|card| usize::from(card.0) < COUNT)
                .ok_or_else(|| D::Error::custom(format!("no card has the number {index}")))
        }
    }
}
