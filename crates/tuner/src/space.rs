//! Weights as points of a space. A coordinate is the logarithm of the factor by which a weight differs from the start.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// All weights of one kind that differ from a start by factors. The start is the origin.
#[derive(Clone, Debug)]
pub struct Space<W> {
    start: Value,
    /// Where the numbers stand, in the order of the coordinates.
    places: Vec<String>,
    kind: PhantomData<W>,
}

/// There is nothing to tune.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWeights;

impl fmt::Display for NoWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this game has no weights that could be tuned")
    }
}

impl std::error::Error for NoWeights {}

/// A weight is never multiplied or divided by more.
const FARTHEST: f64 = 8.0;

impl<W: Serialize + DeserializeOwned> Space<W> {
    /// The space around these weights. Numbers that are zero stay zero, and what is no fraction is no weight.
    pub fn around(start: &W) -> Result<Self, NoWeights> {
        let start = serde_json::to_value(start).map_err(|_| NoWeights)?;
        let mut places = Vec::new();
        find_numbers(&start, "", &mut places);
        places.sort_unstable();
        if places.is_empty() {
            Err(NoWeights)
        } else {
            Ok(Space { start, places, kind: PhantomData })
        }
    }

    pub fn dimensions(&self) -> usize {
        self.places.len()
    }

    /// As many candidates a round as CMA-ES is usually given.
    pub fn usual_population(&self) -> usize {
        4 + (3.0 * (self.dimensions() as f64).ln()) as usize
    }

    /// The weights at a point, with four digits as people would write them. `None` where a point has another number of
    /// coordinates, or weights of this kind cannot be so.
    pub fn weights(&self, point: &[f64]) -> Option<W> {
        if point.len() != self.places.len() {
            return None;
        }
        let mut weights = self.start.clone();
        for (place, coordinate) in self.places.iter().zip(point) {
            let number = weights.pointer_mut(place)?;
            let factor = coordinate.exp().clamp(1.0 / FARTHEST, FARTHEST);
            *number = Value::from(to_four_digits(number.as_f64()? * factor));
        }
        serde_json::from_value(weights).ok()
    }
}

fn find_numbers(value: &Value, place: &str, places: &mut Vec<String>) {
    match value {
        Value::Number(number) if number.is_f64() && number.as_f64() != Some(0.0) => {
            places.push(place.to_owned());
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => (),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                find_numbers(item, &format!("{place}/{at}"), places);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                find_numbers(field, &format!("{place}/{name}"), places);
            }
        }
    }
}

fn to_four_digits(number: f64) -> f64 {
    format!("{number:.3e}").parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Some4 {
        gain: f32,
        loss: f32,
        never: f32,
        table: [f32; 2],
        count: u8,
    }

    const START: Some4 = Some4 { gain: 0.28, loss: -2.0, never: 0.0, table: [1.0, 30.0], count: 3 };

    #[test]
    fn the_origin_is_the_start_and_every_step_a_factor() {
        let space = Space::around(&START).unwrap();
        assert_eq!(space.dimensions(), 4, "neither what is zero nor what is counted");
        assert_eq!(space.usual_population(), 8);
        assert_eq!(space.weights(&[0.0; 4]), Some(START));
        let half = 0.5f64.ln();
        let moved = space.weights(&[half, half, 0.0, -half]).unwrap();
        assert_eq!(moved, Some4 { gain: 0.14, loss: -1.0, table: [1.0, 60.0], ..START });
    }

    #[test]
    fn no_weight_changes_its_sign_or_goes_very_far() {
        let space = Space::around(&START).unwrap();
        let far = space.weights(&[-50.0, 50.0, -1.0, 1.0]).unwrap();
        assert_eq!((far.gain, far.loss), (0.035, -16.0));
        assert_eq!(far.table, [0.3679, 81.55], "four digits");
    }

    #[test]
    fn a_point_of_another_space_has_no_weights() {
        let space = Space::around(&START).unwrap();
        assert_eq!(space.weights(&[0.0; 3]), None);
        assert_eq!(Space::around(&()).unwrap_err(), NoWeights);
    }
}
