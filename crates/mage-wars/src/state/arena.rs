//! The arena: zones in columns and rows, some of which may be missing. Two zones are adjacent exactly if they share an
//! edge (MW-SETUP-02).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::BorderSet;
use crate::maps::MapId;

/// A zone, counted row by row. Shown as column letter and row number: A1, B1, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Z][1-9][0-9]*$")))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Zone {
    pub column: u8,
    pub row: u8,
}

impl Zone {
    pub const fn new(column: u8, row: u8) -> Self {
        Zone { column, row }
    }

    /// MW-RANGE-01: the distance is the number of orthogonal steps.
    pub fn distance(self, other: Zone) -> u8 {
        self.column.abs_diff(other.column) + self.row.abs_diff(other.row)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column % 26), u16::from(self.row) + 1)
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> String {
        zone.to_string()
    }
}

impl TryFrom<String> for Zone {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_bytes() {
            [column @ b'A'..=b'Z', row @ b'1'..=b'9'] => Ok(Zone::new(column - b'A', row - b'1')),
            _ => Err(format!("“{text}” is not a zone such as B2")),
        }
    }
}

/// Where the game is played: a rectangle of zones, or those of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arena {
    pub columns: u8,
    pub rows: u8,
    pub map: Option<MapId>,
}

impl Arena {
    /// MW-APPR-01: apprentices fight in one half of the board.
    pub const APPRENTICE: Arena = Arena::rectangle(2, 3);
    /// MW-SETUP-01: the standard arena.
    pub const STANDARD: Arena = Arena::rectangle(4, 3);
    /// MW-MULTI-13: two boards side by side.
    pub const TWO_BOARDS: Arena = Arena::rectangle(6, 4);

    pub const fn rectangle(columns: u8, rows: u8) -> Self {
        Arena { columns, rows, map: None }
    }

    pub fn of_map(map: MapId) -> Self {
        let plan = map.plan();
        Arena { columns: plan.columns, rows: plan.rows, map: Some(map) }
    }

    pub fn contains(self, zone: Zone) -> bool {
        match self.map {
            None => zone.column < self.columns && zone.row < self.rows,
            Some(map) => map.plan().has(zone),
        }
    }

    pub fn zones(self) -> impl Iterator<Item = Zone> {
        self.places().filter(move |zone| self.map.is_none_or(|map| map.plan().has(*zone)))
    }

    /// Where zones are missing (MW-MOVE-21).
    pub fn missing(self) -> impl Iterator<Item = Zone> {
        self.places().filter(move |place| !self.contains(*place))
    }

    fn places(self) -> impl Iterator<Item = Zone> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Zone::new(column, row)))
    }

    /// The outer walls at missing zones. Those around the whole are never in anybody's way.
    pub(crate) fn outer_walls(self) -> BorderSet {
        self.map.map_or_else(BorderSet::default, |map| map.plan().outer())
    }

    /// The other end of the Secret Passage in a zone (MW-MOVE-18).
    pub fn passage_from(self, zone: Zone) -> Option<Zone> {
        let [one, other] = self.map?.plan().passage?;
        match zone {
            _ if zone == one => Some(other),
            _ if zone == other => Some(one),
            _ => None,
        }
    }

    /// Where mages begin: in the start zones of a map, or in corners, opposite ones for two.
    pub fn corner(self, seat: u8) -> Zone {
        if let Some(map) = self.map {
            let starts = &map.plan().starts;
            return starts[usize::from(seat) % starts.len()];
        }
        let (right, bottom) = (self.columns - 1, self.rows - 1);
        match seat % 4 {
            0 => Zone::new(0, 0),
            1 => Zone::new(right, bottom),
            2 => Zone::new(right, 0),
            _ => Zone::new(0, bottom),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn distance_counts_orthogonal_steps_and_the_own_zone_is_at_zero() {
        covers![mw::RANGE_01, mw::RANGE_02, mw::SETUP_02];
        assert_eq!(Zone::new(1, 1).distance(Zone::new(1, 1)), 0);
        assert_eq!(Zone::new(0, 0).distance(Zone::new(1, 0)), 1);
        assert_eq!(Zone::new(0, 0).distance(Zone::new(1, 1)), 2, "diagonal zones are not adjacent");
        assert_eq!(Zone::new(3, 0).distance(Zone::new(0, 2)), 5);
    }

    #[test]
    fn the_arenas_have_the_printed_sizes() {
        covers![mw::SETUP_01, mw::APPR_01, mw::MULTI_13];
        assert_eq!(Arena::STANDARD.zones().count(), 12);
        assert_eq!(Arena::APPRENTICE.zones().count(), 6);
        assert_eq!(Arena::TWO_BOARDS.zones().count(), 24);
    }

    #[test]
    fn zones_are_written_as_letter_and_number() {
        assert_eq!(Zone::try_from("B3".to_owned()), Ok(Zone::new(1, 2)));
        assert_eq!(Zone::new(1, 2).to_string(), "B3");
        assert!(Zone::try_from("b3".to_owned()).is_err());
        assert!(Zone::try_from("B0".to_owned()).is_err());
    }
}
