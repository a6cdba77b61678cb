//! What people read, as message ids with arguments. Sentences live in `locales/`, in every language we speak.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize};

/// A message id of the `.ftl` files and the values its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Arg>>", optional))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// A value inside a message. On the wire: a number, a string, a message, or an object with its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Words that are not translated: names people chose, file names.
    Text(String),
    /// An object of the view, so that the log can point at it.
    Object {
        object: u32,
        name: Box<Message>,
    },
    Message(Box<Message>),
}

impl Message {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Message { id: id.into(), args: BTreeMap::new() }
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }

    /// This message's id and those of all messages inside it.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids = vec![self.id.as_ref()];
        for arg in self.args.values() {
            match arg {
                Arg::Message(inner) | Arg::Object { name: inner, .. } => ids.extend(inner.ids()),
                Arg::Number(_) | Arg::Text(_) => (),
            }
        }
        ids
    }
}

macro_rules! number_arg {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_arg!(u8, i8, u16, i16, u32, i32, i64);

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl From<crate::Seat> for Arg {
    fn from(seat: crate::Seat) -> Self {
        Arg::Text(seat.to_string())
    }
}

/// Writes a [`Message`]: `msg!("log-hit", attacker = name, damage = 5)`.
///
/// The id is a literal so that a test can find every id that is used.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_short_on_the_wire_and_come_back_the_same() {
        let message = msg!(
            "log-hit",
            damage = 5,
            by = Arg::Object { object: 3, name: Box::new(msg!("wolf")) },
            zone = msg!("zone-b2")
        );
        let wire = serde_json::to_string(&message).unwrap();
        assert_eq!(
            wire,
            r#"{"id":"log-hit","args":{"by":{"object":3,"name":{"id":"wolf"}},"damage":5,"zone":{"id":"zone-b2"}}}"#
        );
        assert_eq!(serde_json::from_str::<Message>(&wire).unwrap(), message);
        assert_eq!(message.ids(), ["log-hit", "wolf", "zone-b2"]);
    }
}
