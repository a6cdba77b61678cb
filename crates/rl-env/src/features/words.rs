//! The words a printed thing is written with: the variants in its data, as serde walks over them.

use std::{collections::BTreeMap, fmt};

use serde::ser::{self, Serialize};

/// Every word, such as `Effect.heal`, with the sum of the numbers directly in it. A word without numbers, and a word whose
/// numbers are all nought, counts 1 each time.
pub(super) fn weighed(value: &impl Serialize) -> BTreeMap<String, i64> {
    let mut walk = Walk { words: BTreeMap::new(), within: Vec::new() };
    // Nothing is written, so nothing can go wrong.
    let _walked: Result<(), fmt::Error> = value.serialize(&mut walk);
    walk.words
}

struct Walk {
    words: BTreeMap<String, i64>,
    /// The words the walk is in, with the sums of their numbers so far.
    within: Vec<(String, i64)>,
}

impl Walk {
    fn enter(&mut self, list: &str, word: &str) {
        self.within.push((format!("{list}.{word}"), 0));
    }

    fn leave(&mut self) {
        if let Some((word, sum)) = self.within.pop() {
            *self.words.entry(word).or_default() += if sum == 0 { 1 } else { sum };
        }
    }

    fn number(&mut self, number: i64) {
        if let Some((_, sum)) = self.within.last_mut() {
            *sum += number;
        }
    }
}

macro_rules! numbers {
    ($($method:ident($kind:ty)),* $(,)?) => {
        $(fn $method(self, number: $kind) -> Result<(), fmt::Error> {
            self.number(i64::try_from(number).unwrap_or(i64::MAX));
            Ok(())
        })*
    };
}

macro_rules! plain {
    ($($method:ident($kind:ty)),* $(,)?) => {
        $(fn $method(self, _: $kind) -> Result<(), fmt::Error> {
            Ok(())
        })*
    };
}

impl<'w> ser::Serializer for &'w mut Walk {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Inside<'w>;
    type SerializeTuple = Inside<'w>;
    type SerializeTupleStruct = Inside<'w>;
    type SerializeTupleVariant = Inside<'w>;
    type SerializeMap = Inside<'w>;
    type SerializeStruct = Inside<'w>;
    type SerializeStructVariant = Inside<'w>;

    numbers!(
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
    );

    plain!(
        serialize_bool(bool),
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
        self.enter(list, word);
        self.leave();
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
        self.enter(list, word);
        value.serialize(&mut *self)?;
        self.leave();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'w>, fmt::Error> {
        Ok(Inside { walk: self, word: false })
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'w>, fmt::Error> {
        Ok(Inside { walk: self, word: false })
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'w>, fmt::Error> {
        Ok(Inside { walk: self, word: false })
    }

    fn serialize_tuple_variant(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Inside<'w>, fmt::Error> {
        self.enter(list, word);
        Ok(Inside { walk: self, word: true })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'w>, fmt::Error> {
        Ok(Inside { walk: self, word: false })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'w>, fmt::Error> {
        Ok(Inside { walk: self, word: false })
    }

    fn serialize_struct_variant(
        self,
        list: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Inside<'w>, fmt::Error> {
        self.enter(list, word);
        Ok(Inside { walk: self, word: true })
    }
}

/// The parts of something; whether that is a word, which ends with them.
struct Inside<'w> {
    walk: &'w mut Walk,
    word: bool,
}

impl Inside<'_> {
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        value.serialize(&mut *self.walk)
    }

    fn done(self) -> Result<(), fmt::Error> {
        if self.word {
            self.walk.leave();
        }
        Ok(())
    }
}

macro_rules! inside {
    ($($kind:ident $method:ident),* $(,)?) => {
        $(impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
                self.part(value)
            }

            fn end(self) -> Result<(), fmt::Error> {
                self.done()
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
        $(impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), fmt::Error> {
                self.part(value)
            }

            fn end(self) -> Result<(), fmt::Error> {
                self.done()
            }
        })*
    };
}

named_inside!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> {
        self.part(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        self.part(value)
    }

    fn end(self) -> Result<(), fmt::Error> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use mage_wars::vocabulary::{Effect, Stat, Trait, Who, writing::*};

    use super::*;

    #[test]
    fn words_count_the_numbers_in_them() {
        let words =
            weighed(&(Trait::Plus(Stat::Armor, 2), Trait::Flying, Trait::Plus(Stat::Life, -1)));
        assert_eq!(words["Trait.plus"], 1);
        assert_eq!((words["Trait.flying"], words["Stat.armor"], words["Stat.life"]), (1, 1, 1));
        let words = weighed(&Effect::May(Box::new(poison(Who::Target, 3))));
        assert_eq!((words["Effect.may"], words["Amount.number"]), (1, 3));
    }
}
