//! Borders between zones: where walls stand (MW-WALL-01). Nothing ends a movement there (MW-MOVE-16).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Zone;

/// The border of two adjacent zones, the smaller one first. Written as `B1-B2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Z][1-9][0-9]*-[A-Z][1-9][0-9]*$")))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Border {
    first: Zone,
    second: Zone,
}

impl Border {
    /// The border of two zones, if they are adjacent (MW-SETUP-02).
    pub fn between(one: Zone, other: Zone) -> Option<Self> {
        (one.distance(other) == 1).then(|| Border { first: one.min(other), second: one.max(other) })
    }

    pub fn zones(self) -> [Zone; 2] {
        [self.first, self.second]
    }

    /// Whether this is one of the two zones.
    pub fn touches(self, zone: Zone) -> bool {
        self.zones().contains(&zone)
    }

    /// Whether the zones lie side by side, so that the border runs from top to bottom.
    pub fn is_upright(self) -> bool {
        self.first.row == self.second.row
    }

    /// The steps to the nearer of both zones (MW-WALL-08); the border itself is no step (MW-RANGE-05).
    pub fn distance(self, from: Zone) -> u8 {
        from.distance(self.first).min(from.distance(self.second))
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

impl From<Border> for String {
    fn from(border: Border) -> String {
        border.to_string()
    }
}

impl TryFrom<String> for Border {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || format!("“{text}” is not a border such as B1-B2");
        let (one, other) = text.split_once('-').ok_or_else(wrong)?;
        let (one, other) = (Zone::try_from(one.to_owned())?, Zone::try_from(other.to_owned())?);
        Border::between(one, other).ok_or_else(wrong)
    }
}

/// A set of borders of an arena, in one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BorderSet(u64);

impl BorderSet {
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, border: Border) {
        self.0 |= bit(border);
    }

    pub(crate) fn remove(&mut self, border: Border) {
        self.0 &= !bit(border);
    }

    /// All of the other set, too.
    pub(crate) fn extend(&mut self, other: BorderSet) {
        self.0 |= other.0;
    }

    pub(crate) fn contains(self, border: Border) -> bool {
        self.0 & bit(border) != 0
    }

    /// The border of these zones alone, if it is in it.
    pub(crate) fn between(self, one: Zone, other: Zone) -> BorderSet {
        BorderSet(Border::between(one, other).map_or(0, |border| self.0 & bit(border)))
    }
}

/// Upright borders come first, then level ones; the largest arena has six columns and five rows.
fn bit(border: Border) -> u64 {
    let at = (u32::from(border.first.row) * 6 + u32::from(border.first.column)) % 32;
    1 << (at + if border.is_upright() { 0 } else { 32 })
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    fn border(text: &str) -> Result<Border, String> {
        Border::try_from(text.to_owned())
    }

    #[test]
    fn borders_lie_between_adjacent_zones_and_have_one_name() {
        covers![mw::WALL_01];
        assert_eq!(border("B2-B1").map(String::from), Ok("B1-B2".to_owned()));
        assert_eq!(border("B1-B2"), border("B2-B1"));
        for wrong in ["B1-C2", "B1-B1", "B1-B3", "B1", "B1-", "x-B1", "B1-B2-B3"] {
            assert!(border(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_wall_is_as_far_away_as_the_nearer_of_its_zones() {
        covers![mw::RANGE_05];
        let wall = border("B1-C1").expect("adjacent");
        assert_eq!(wall.distance(Zone::new(0, 0)), 1);
        assert_eq!(wall.distance(Zone::new(1, 0)), 0);
        assert_eq!(wall.distance(Zone::new(3, 1)), 2);
    }

    #[test]
    fn every_border_of_the_largest_arena_has_a_place_of_its_own_in_a_set() {
        let zones: Vec<Zone> = crate::state::Arena::TWO_BOARDS.zones().collect();
        let mut seen = BorderSet::default();
        let mut count = 0;
        for one in &zones {
            for other in zones.iter().filter(|other| *other > one) {
                if let Some(border) = Border::between(*one, *other) {
                    assert!(seen.between(*one, *other).is_empty(), "{border}");
                    seen.insert(border);
                    assert!(seen.contains(border), "{border}");
                    assert!(!seen.between(*other, *one).is_empty(), "{border}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 5 * 4 + 6 * 3);
    }
}
