//! JSON schemas of setups, for editors and for those who write setups by program (feature `schema`).

use schemars::{Schema, json_schema};

/// A text that is one of these names.
pub fn one_of(names: impl IntoIterator<Item = &'static str>) -> Schema {
    let names: Vec<_> = names.into_iter().collect();
    json_schema!({ "type": "string", "enum": names })
}
