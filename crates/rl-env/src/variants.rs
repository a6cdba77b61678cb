//! Which variant of an enum a value is, as a number, and what the variants are called: by serde, so that a new variant has
//! its number without being written down here.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, Visitor, value::Error as Nothing},
    forward_to_deserialize_any, ser,
};

use crate::numbers::{Number, number};

/// How deep nested variants are told apart.
pub(crate) const DEPTH: usize = 3;

/// The variant of a value and those of the enums in it, in the order they stand there, from 1 on; 0: there is none.
pub(crate) fn path(value: &impl Serialize) -> [Number; DEPTH] {
    let mut path = Path { numbers: [0; DEPTH], found: 0 };
    // Nothing is written, so nothing can go wrong.
    let _walked: Result<(), fmt::Error> = value.serialize(&mut path);
    path.numbers
}

/// The names of the variants of an enum, in the order of their numbers.
pub(crate) fn names<T: for<'de> Deserialize<'de>>() -> &'static [&'static str] {
    let mut names: &'static [&'static str] = &[];
    // It fails always: there is nothing to read. By then the names are known.
    let _ = T::deserialize(Names(&mut names));
    names
}

struct Path {
    numbers: [Number; DEPTH],
    found: usize,
}

impl Path {
    fn note(&mut self, variant: u32) {
        if let Some(place) = self.numbers.get_mut(self.found) {
            *place = number(variant).saturating_add(1);
        }
        self.found += 1;
    }
}

macro_rules! plain {
    ($($method:ident($kind:ty)),* $(,)?) => {
        $(fn $method(self, _: $kind) -> Result<(), fmt::Error> {
            Ok(())
        })*
    };
}

impl ser::Serializer for &mut Path {
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
        _: &'static str,
        variant: u32,
        _: &'static str,
    ) -> Result<(), fmt::Error> {
        self.note(variant);
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
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        self.note(variant);
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
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.note(variant);
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
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.note(variant);
        Ok(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

macro_rules! inside {
    ($($kind:ident $method:ident),* $(,)?) => {
        $(impl ser::$kind for &mut Path {
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

macro_rules! named_inside {
    ($($kind:ident),* $(,)?) => {
        $(impl ser::$kind for &mut Path {
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

impl ser::SerializeMap for &mut Path {
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

/// Takes down which variants an enum asks for, and has nothing to give.
struct Names<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = Nothing;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Nothing> {
        Err(de::Error::custom("nothing to read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Nothing> {
        *self.0 = variants;
        Err(de::Error::custom("nothing to read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use mage_wars::{Choice, Question, flow::OpportunityKind, state::Zone};

    use super::*;

    #[test]
    fn variants_have_numbers_and_names() {
        let kinds = names::<Choice>();
        assert_eq!((kinds[0], kinds.contains(&"put_back")), ("initiative", true));
        let [kind, ..] = path(&Choice::Move(Zone::new(1, 2)));
        assert_eq!(kinds[kind as usize - 1], "move");
        let [question, detail, none] = path(&Question::Opportunity(OpportunityKind::Quickcast));
        assert_eq!(names::<Question>()[question as usize - 1], "Opportunity");
        assert_eq!((detail, none), (2, 0));
    }
}
