//! What happened, as one viewer may know it: data for pictures, sounds and statistics, and a sentence for people.
//!
//! A game makes lines of its events, one viewer at a time ([`crate::Game::tell`]). A line holds nothing its viewer may
//! not know, and everything it names is resolved when it happens, because things leave play.

use std::{collections::BTreeMap, fmt::Debug};

use serde::{Deserialize, Serialize};

use crate::{Message, Seat};

/// One thing that happened. The game chooses the words: kinds `K`, faces of pieces `F`, places `P`, dice `D` and names
/// of numbers `A`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(
        rename = "StoryLine",
        bound = "K: ts_rs::TS, F: ts_rs::TS, P: ts_rs::TS, D: ts_rs::TS, A: ts_rs::TS + Ord"
    )
)]
pub struct Line<K, F = (), P = (), D = (), A: Ord = ()> {
    pub kind: K,
    /// A new action begins here: a page may show what was told before, wait, and go on.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub begins: bool,
    /// The sentence. Without one the line is for pictures only: other lines say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<Message>,
    /// Who does it, or whom it happens to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub who: Option<Piece<F>>,
    /// With what or to whom: targets, cards, the other party.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Piece<F>>>", optional))]
    pub what: Vec<Piece<F>>,
    /// The card, object or rule it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cause: Option<Piece<F>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<P>,
    /// Where it happens, or where something goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to: Option<P>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<D>>", optional))]
    pub dice: Vec<D>,
    #[serde(default = "BTreeMap::new", skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<A & string, number>>", optional))]
    pub amounts: BTreeMap<A, i32>,
}

/// Something a page can point at or draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryPiece"))]
pub struct Piece<F> {
    /// Whose it is; alone, the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Its id in the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub object: Option<u32>,
    /// What it shows. Nothing for what the viewer sees the back of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<F>,
}

/// The kinds of a game's lines.
pub trait Kind: Copy + Eq + Debug + Serialize + Send + Sync {
    /// Whether an action begins with such a line. One answer often leads to several: an attack and the counterstrike.
    fn begins(self) -> bool;
}

/// A line of some game, for those who pass it on.
pub trait Told: Clone + Eq + Debug + Serialize + Send + Sync {
    fn text(&self) -> Option<&Message>;
}

impl<K, F, P, D, A> Told for Line<K, F, P, D, A>
where
    K: Kind,
    F: Part,
    P: Part,
    D: Part,
    A: Part + Ord,
{
    fn text(&self) -> Option<&Message> {
        self.text.as_ref()
    }
}

/// What the words of a line are made of.
pub trait Part: Clone + Eq + Debug + Serialize + Send + Sync {}
impl<T: Clone + Eq + Debug + Serialize + Send + Sync> Part for T {}

impl<K: Kind, F, P, D, A: Ord> Line<K, F, P, D, A> {
    /// A line without a sentence.
    pub fn new(kind: K) -> Self {
        Line {
            kind,
            begins: kind.begins(),
            text: None,
            who: None,
            what: Vec::new(),
            cause: None,
            from: None,
            to: None,
            dice: Vec::new(),
            amounts: BTreeMap::new(),
        }
    }

    #[must_use]
    pub fn text(mut self, text: impl Into<Option<Message>>) -> Self {
        self.text = text.into();
        self
    }

    #[must_use]
    pub fn who(mut self, who: impl Into<Option<Piece<F>>>) -> Self {
        self.who = who.into();
        self
    }

    #[must_use]
    pub fn what(mut self, what: impl IntoIterator<Item = Piece<F>>) -> Self {
        self.what.extend(what);
        self
    }

    #[must_use]
    pub fn cause(mut self, cause: impl Into<Option<Piece<F>>>) -> Self {
        self.cause = cause.into();
        self
    }

    #[must_use]
    pub fn from(mut self, from: impl Into<Option<P>>) -> Self {
        self.from = from.into();
        self
    }

    #[must_use]
    pub fn to(mut self, to: impl Into<Option<P>>) -> Self {
        self.to = to.into();
        self
    }

    #[must_use]
    pub fn dice(mut self, dice: impl IntoIterator<Item = D>) -> Self {
        self.dice.extend(dice);
        self
    }

    #[must_use]
    pub fn amount(mut self, name: A, amount: impl Into<i32>) -> Self {
        self.amounts.insert(name, amount.into());
        self
    }
}

impl<F> Piece<F> {
    /// A player.
    pub fn seat(seat: Seat) -> Self {
        Piece { seat: Some(seat), object: None, face: None }
    }

    /// Something that is known by what it shows alone.
    pub fn face(face: F) -> Self {
        Piece { seat: None, object: None, face: Some(face) }
    }

    /// Something of a player.
    pub fn of(seat: Seat, face: F) -> Self {
        Piece { seat: Some(seat), object: None, face: Some(face) }
    }
}

/// For games that tell nothing.
impl Kind for () {
    fn begins(self) -> bool {
        false
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::msg;

    #[test]
    fn lines_are_short_on_the_wire_and_come_back_the_same() {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Toy {
            Moved,
        }
        impl Kind for Toy {
            fn begins(self) -> bool {
                true
            }
        }
        type ToyLine = Line<Toy, String, String, u8, String>;
        let line = ToyLine::new(Toy::Moved)
            .text(msg!("log-moved"))
            .who(Piece { seat: Some(Seat(1)), object: Some(4), face: None })
            .to("b2".to_owned())
            .dice([6])
            .amount("cost".to_owned(), 2u8);
        let wire = serde_json::to_string(&line).unwrap();
        assert_eq!(
            wire,
            r#"{"kind":"moved","begins":true,"text":{"id":"log-moved"},"who":{"seat":1,"object":4},"to":"b2","dice":[6],"amounts":{"cost":2}}"#
        );
        assert_eq!(serde_json::from_str::<ToyLine>(&wire).unwrap(), line);
    }
}
