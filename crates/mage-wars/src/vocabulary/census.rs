//! Which words a card is written with: every variant of every list of the vocabulary that stands in it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::ser::{self, Serialize};

use super::Card;

/// A word: the list it is from, such as `Effect`, and how files write it, such as `place-marker`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word {
    pub list: &'static str,
    pub word: &'static str,
}

/// The words something is written with.
pub fn words_of(value: &impl Serialize) -> BTreeSet<Word> {
    let mut counter = Counter(BTreeSet::new());
    // Nothing is written, so nothing can go wrong.
    let _written: Result<(), fmt::Error> = value.serialize(&mut counter);
    counter.0
}

/// Which cards use a word, by word; cards in their order.
pub fn users(cards: &[Card]) -> BTreeMap<Word, Vec<&Card>> {
    let mut users: BTreeMap<Word, Vec<&Card>> = BTreeMap::new();
    for card in cards {
        for word in words_of(card) {
            users.entry(word).or_default().push(card);
        }
    }
    users
}

/// Writes nothing and notes the variants that pass.
struct Counter(BTreeSet<Word>);

impl Counter {
    fn note(&mut self, list: &'static str, word: &'static str) {
        self.0.insert(Word { list, word });
    }
}

/// Plain values hold no words.
macro_rules! plain {
    ($($method:ident($kind:ty)),* $(,)?) => {
        $(fn $method(self, _: $kind) -> Result<(), fmt::Error> {
            Ok(())
        })*
    };
}

impl ser::Serializer for &mut Counter {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    plain!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_str(&str),
        serialize_bytes(&[u8]),
        serialize_unit_struct(&'static str),
    );

    fn serialize_none(self) -> Result<(), fmt::Error> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), fmt::Error> {
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
    ) -> Result<(), fmt::Error> {
        self.note(list, word);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        self.note(list, word);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.note(list, word);
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.note(list, word);
        Ok(self)
    }
}

/// What is inside is looked through one by one.
macro_rules! inside {
    ($($kind:ident $method:ident),* $(,)?) => {
        $(impl ser::$kind for &mut Counter {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), fmt::Error> {
                Ok(())
            }
        })*
    };
}

inside!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
);

/// The same for what has names.
macro_rules! named_inside {
    ($($kind:ident),* $(,)?) => {
        $(impl ser::$kind for &mut Counter {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), fmt::Error> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), fmt::Error> {
                Ok(())
            }
        })*
    };
}

named_inside!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Counter {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), fmt::Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::writing::*;

    #[test]
    fn words_are_found_wherever_they_stand() {
        let card = Card::incantation("X", "x", 3)
            .on(living_creature())
            .effect(Effect::May(Box::new(poison(Who::Target, 2))));
        let words = words_of(&card);
        for (list, word) in [
            ("Kind", "incantation"),
            ("Target", "object"),
            ("Filter", "living"),
            ("Effect", "may"),
            ("Effect", "damage"),
            ("Amount", "number"),
            ("DamageType", "poison"),
            ("Who", "target"),
        ] {
            assert!(words.contains(&Word { list, word }), "{list} {word}: {words:?}");
        }
        assert!(!words.contains(&Word { list: "Effect", word: "heal" }));
    }
}
