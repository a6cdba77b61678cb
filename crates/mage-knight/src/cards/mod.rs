//! Deed cards as data: a vocabulary ([`effect`], written with [`words`]) and the cards written in it. What is carried out
//! is flattened into a [`program`].

/// Lists cards after `first` others and names each by a constant.
macro_rules! cards {
    (after $first:expr; $($name:ident = $card:expr;)*) => {
        #[allow(
            non_camel_case_types,
            clippy::upper_case_acronyms,
            reason = "counts the cards as they are written"
        )]
        enum Order { $($name),* }
        $(pub const $name: super::CardId = super::CardId($first as u8 + Order::$name as u8);)*
        pub(super) const CARDS: &[Card] = &[$($card),*];
        pub(super) const FIRST: usize = $first;
        pub(super) const END: usize = FIRST + CARDS.len();
    };
}

pub mod advanced;
pub mod artifacts;
pub mod basic;
pub mod effect;
pub mod modifier;
pub mod parameter;
pub mod program;
pub mod spells;
pub mod words;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

pub use effect::{
    Banner, Colors, Condition, DeckEnd, Effect, Element, JumpEnd, JumpPrice, Loss, OfferKind, Per,
    Reach, Target, Terrains, Zone,
};

use crate::content::Color;

/// The icons of a card: when its effects are used.
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
    Action {
        rank: Rank,
        color: Color,
        types: &'static [CardType],
        basic: Effect,
        strong: Effect,
    },
    /// `competitive`: it affects other players and is left out where there are none.
    Spell {
        competitive: bool,
        color: Color,
        basic: SpellSide,
        strong: SpellSide,
    },
    /// `banner`: it can be assigned to a Unit (MK-UNIT-14).
    Artifact {
        banner: bool,
        types: &'static [CardType],
        basic: Effect,
        strong: Effect,
    },
    /// MK-CARD-09: can never be played.
    Wound,
}

/// Whether an Action is one a hero starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    Basic,
    Advanced,
}

/// One half of a Spell, with icons of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SpellSide {
    pub types: &'static [CardType],
    pub effect: Effect,
}

/// Starts a Basic Action; both effects follow.
const fn action(id: &'static str, color: Color, types: &'static [CardType]) -> Half {
    Half { id, kind: Kind::Action(Rank::Basic, color), types, basic: None }
}

/// Starts an Advanced Action.
const fn advanced(id: &'static str, color: Color, types: &'static [CardType]) -> Half {
    Half { id, kind: Kind::Action(Rank::Advanced, color), types, basic: None }
}

/// Starts an Artifact.
const fn artifact(id: &'static str, types: &'static [CardType]) -> Half {
    Half { id, kind: Kind::Artifact { banner: false }, types, basic: None }
}

/// Starts a Banner Artifact; `types` are its icons besides the banner.
const fn banner_artifact(id: &'static str, types: &'static [CardType]) -> Half {
    Half { id, kind: Kind::Artifact { banner: true }, types, basic: None }
}

/// An Action or Artifact that is being written.
struct Half {
    id: &'static str,
    kind: Kind,
    types: &'static [CardType],
    basic: Option<Effect>,
}

enum Kind {
    Action(Rank, Color),
    Artifact { banner: bool },
}

impl Half {
    /// MK-CARD-03, MK-CARD-07: what the card does at no cost.
    const fn basic(self, basic: Effect) -> Half {
        Half { id: self.id, kind: self.kind, types: self.types, basic: Some(basic) }
    }

    /// MK-CARD-04, MK-CARD-08: what an Action does for mana of its colour, an Artifact by being thrown away.
    const fn strong(self, strong: Effect) -> Card {
        let Half { id, kind, types, basic } = self;
        let Some(basic) = basic else { panic!("the basic effect comes first") };
        let face = match kind {
            Kind::Action(rank, color) => Face::Action { rank, color, types, basic, strong },
            Kind::Artifact { banner } => Face::Artifact { banner, types, basic, strong },
        };
        Card { id, face }
    }
}

/// Starts a Spell.
const fn spell(id: &'static str, color: Color) -> HalfSpell {
    HalfSpell { id, competitive: false, color, basic: None }
}

/// Starts a Spell that affects other players.
const fn competitive_spell(id: &'static str, color: Color) -> HalfSpell {
    HalfSpell { id, competitive: true, color, basic: None }
}

/// A Spell that is being written.
struct HalfSpell {
    id: &'static str,
    competitive: bool,
    color: Color,
    basic: Option<SpellSide>,
}

impl HalfSpell {
    /// MK-CARD-05: what the Spell does for one mana.
    const fn basic(self, types: &'static [CardType], effect: Effect) -> HalfSpell {
        let basic = Some(SpellSide { types, effect });
        HalfSpell { id: self.id, competitive: self.competitive, color: self.color, basic }
    }

    /// MK-CARD-06: what it does with black mana as well.
    const fn strong(self, types: &'static [CardType], effect: Effect) -> Card {
        let HalfSpell { id, competitive, color, basic } = self;
        let Some(basic) = basic else { panic!("the basic effect comes first") };
        let strong = SpellSide { types, effect };
        Card { id, face: Face::Spell { competitive, color, basic, strong } }
    }
}

impl Card {
    pub const fn is_wound(&self) -> bool {
        matches!(self.face, Face::Wound)
    }

    /// The effect at no cost beyond a Spell's first mana; a Wound has none.
    pub const fn basic(&self) -> Option<&Effect> {
        match &self.face {
            Face::Action { basic, .. } | Face::Artifact { basic, .. } => Some(basic),
            Face::Spell { basic, .. } => Some(&basic.effect),
            Face::Wound => None,
        }
    }

    pub const fn strong(&self) -> Option<&Effect> {
        match &self.face {
            Face::Action { strong, .. } | Face::Artifact { strong, .. } => Some(strong),
            Face::Spell { strong, .. } => Some(&strong.effect),
            Face::Wound => None,
        }
    }

    /// The colour of an Action or Spell.
    pub const fn color(&self) -> Option<Color> {
        match self.face {
            Face::Action { color, .. } | Face::Spell { color, .. } => Some(color),
            Face::Artifact { .. } | Face::Wound => None,
        }
    }

    pub const fn is_action(&self) -> bool {
        matches!(self.face, Face::Action { .. })
    }

    pub const fn is_advanced(&self) -> bool {
        matches!(self.face, Face::Action { rank: Rank::Advanced, .. })
    }

    pub const fn is_spell(&self) -> bool {
        matches!(self.face, Face::Spell { .. })
    }

    pub const fn is_artifact(&self) -> bool {
        matches!(self.face, Face::Artifact { .. })
    }

    pub const fn is_banner(&self) -> bool {
        matches!(self.face, Face::Artifact { banner: true, .. })
    }

    /// Whether it is a Spell that affects other players.
    pub const fn is_competitive(&self) -> bool {
        matches!(self.face, Face::Spell { competitive: true, .. })
    }

    /// The Move points of the basic effect, if that is all it does.
    pub const fn move_points(&self) -> Option<u8> {
        match self.basic() {
            Some(Effect::Move(points)) => Some(*points),
            _ => None,
        }
    }
}

const COUNT: usize = artifacts::END;

static CARDS: [Card; COUNT] = {
    let mut all = [Card { id: "wound", face: Face::Wound }; COUNT];
    let mut at = basic::FIRST;
    while at < COUNT {
        all[at] = if at < basic::END {
            basic::CARDS[at - basic::FIRST]
        } else if at < advanced::END {
            advanced::CARDS[at - advanced::FIRST]
        } else if at < spells::END {
            spells::CARDS[at - spells::FIRST]
        } else {
            artifacts::CARDS[at - artifacts::FIRST]
        };
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

    /// Its place among all cards.
    pub fn index(self) -> usize {
        usize::from(self.0)
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

#[cfg(feature = "schema")]
impl schemars::JsonSchema for CardId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CardId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        kernel::schema::one_of(CardId::all().map(CardId::id))
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
