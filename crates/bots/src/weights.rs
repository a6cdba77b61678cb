//! Files of weights: the numbers of an evaluation by name, and where they came from.
//!
//! A file is one JSON object. Everything in it is a weight, except `provenance`, which tells how the weights were found
//! and is of no concern to who plays by them. The files that are part of the program are of the same form.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;

/// The field of a file that is no weight.
const PROVENANCE: &str = "provenance";

/// Why a file has no weights for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// Not JSON, with line and column.
    Json(String),
    /// JSON, but not an object.
    Object,
    /// A weight is missing, unknown, or none.
    Weight(String),
    /// The provenance is missing, or not one a tuner writes.
    Provenance(String),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Json(what) => f.write_str(what),
            WeightsError::Object => f.write_str("a file of weights is an object with numbers"),
            WeightsError::Weight(what) => write!(f, "no weights of this game: {what}"),
            WeightsError::Provenance(what) => write!(f, "no provenance of a tuning: {what}"),
        }
    }
}

impl std::error::Error for WeightsError {}

/// The weights of a file.
pub fn read<W: de::DeserializeOwned>(text: &str) -> Result<W, WeightsError> {
    parts(text).map(|(weights, _)| weights)
}

/// The weights of a file, and how they were found.
pub fn read_with_provenance<W: de::DeserializeOwned, P: de::DeserializeOwned>(
    text: &str,
) -> Result<(W, P), WeightsError> {
    let (weights, provenance) = parts(text)?;
    let provenance = provenance
        .ok_or_else(|| WeightsError::Provenance(format!("there is no field `{PROVENANCE}`")))?;
    let provenance = serde_json::from_value(provenance)
        .map_err(|error| WeightsError::Provenance(error.to_string()))?;
    Ok((weights, provenance))
}

fn parts<W: de::DeserializeOwned>(text: &str) -> Result<(W, Option<Value>), WeightsError> {
    let value =
        serde_json::from_str(text).map_err(|error| WeightsError::Json(error.to_string()))?;
    let Value::Object(mut fields) = value else { return Err(WeightsError::Object) };
    let provenance = fields.remove(PROVENANCE);
    if let Some(name) = fields.iter().find_map(|(name, field)| too_large(field).then_some(name)) {
        return Err(WeightsError::Weight(format!("`{name}` is too large")));
    }
    let weights = serde_json::from_value(Value::Object(fields))
        .map_err(|error| WeightsError::Weight(error.to_string()))?;
    Ok((weights, provenance))
}

/// Whether a number has no place in an `f32`: it would become infinite without a word.
fn too_large(field: &Value) -> bool {
    field.as_f64().is_some_and(|number| !(number as f32).is_finite())
}

/// Writes a file that [`read_with_provenance`] reads.
pub fn write<W: Serialize, P: Serialize>(weights: &W, provenance: &P) -> Result<String, String> {
    #[derive(Serialize)]
    struct File<'a, W, P> {
        #[serde(flatten)]
        weights: &'a W,
        provenance: &'a P,
    }
    let file = File { weights, provenance };
    let text = serde_json::to_string_pretty(&file).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

/// For weights something is divided by.
pub(crate) fn above_zero<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if number > 0.0 {
        return Ok(number);
    }
    Err(de::Error::custom(format!("{number} where a number above zero is wanted")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Two {
        first: f32,
        #[serde(deserialize_with = "above_zero")]
        second: f32,
    }

    fn refused(text: &str) -> String {
        read::<Two>(text).unwrap_err().to_string()
    }

    #[test]
    fn a_file_that_was_written_is_read_as_it_was() {
        let weights = Two { first: 0.28, second: 12.0 };
        let text = write(&weights, &vec!["by hand"]).unwrap();
        assert!(text.contains("\"first\": 0.28,"), "numbers as people write them: {text}");
        assert_eq!(read::<Two>(&text), Ok(weights.clone()));
        let both = read_with_provenance::<Two, Vec<String>>(&text).unwrap();
        assert_eq!(both, (weights, vec!["by hand".to_owned()]));
    }

    #[test]
    fn a_file_without_provenance_has_weights_all_the_same() {
        let text = r#"{"first": 1, "second": 2.5}"#;
        assert_eq!(read(text), Ok(Two { first: 1.0, second: 2.5 }));
        let error = read_with_provenance::<Two, Vec<String>>(text).unwrap_err();
        assert_eq!(error.to_string(), "no provenance of a tuning: there is no field `provenance`");
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        assert!(refused("{\n  \"first\": ,\n}").contains("line 2 column 12"));
        assert_eq!(refused("[1, 2]"), "a file of weights is an object with numbers");
        assert!(refused(r#"{"first": 1}"#).contains("missing field `second`"));
        assert!(refused(r#"{"first": 1, "second": 2, "third": 3}"#).contains("unknown field"));
        assert!(refused(r#"{"first": "much", "second": 2}"#).contains("invalid type"));
        assert!(refused(r#"{"first": 1, "second": 0}"#).contains("above zero"));
        assert!(refused(r#"{"first": 1e60, "second": 2}"#).contains("`first` is too large"));
    }
}
