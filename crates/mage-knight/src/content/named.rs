//! Ids of printed things: a number inside, their name in files.

/// Makes a newtype whose values are the entries of a table of printed things. `$table` has a field `id`.
macro_rules! named_id {
    ($(#[$doc:meta])* $name:ident, $table:ident, $thing:ty, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(u8);

        impl $name {
            /// Every one there is, in printed order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$table.len() as u8).map($name)
            }

            /// What is printed.
            #[inline]
            pub fn printed(self) -> &'static $thing {
                &$table[usize::from(self.0)]
            }

            /// Its place in printed order.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The word in files, scripts and message ids.
            pub fn id(self) -> &'static str {
                self.printed().id
            }

            pub fn from_id(id: &str) -> Option<$name> {
                $name::all().find(|one| one.id() == id)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                kernel::schema::one_of($name::all().map($name::id))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.id())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let unknown = |id: &dyn std::fmt::Display| {
                    serde::de::Error::custom(format!(concat!("no ", $what, " is called {}"), id))
                };
                if from.is_human_readable() {
                    let id = std::borrow::Cow::<str>::deserialize(from)?;
                    $name::from_id(&id).ok_or_else(|| unknown(&id))
                } else {
                    let index = u8::deserialize(from)?;
                    Some($name(index))
                        .filter(|one| usize::from(one.0) < $table.len())
                        .ok_or_else(|| unknown(&index))
                }
            }
        }
    };
}
