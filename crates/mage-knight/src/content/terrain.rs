//! Terrain and what the Day/Night board asks for entering it.

use serde::{Deserialize, Serialize};

/// What a round is (MK-ROUND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    Day,
    Night,
}

impl Time {
    /// MK-SETUP-18, MK-ROUND-01: the first round is a Day, then Night and Day alternate.
    pub const fn of_round(round: u8) -> Self {
        if round % 2 == 1 { Time::Day } else { Time::Night }
    }

    /// The other side of the Day/Night board.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Time::Day => Time::Night,
            Time::Night => Time::Day,
        }
    }

    /// The word in data files, scripts and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Time::Day => "day",
            Time::Night => "night",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    Plains,
    Hills,
    Forest,
    Wasteland,
    Desert,
    Swamp,
    Lake,
    Mountain,
    Sea,
}

impl Terrain {
    pub const ALL: [Terrain; 9] = [
        Terrain::Plains,
        Terrain::Hills,
        Terrain::Forest,
        Terrain::Wasteland,
        Terrain::Desert,
        Terrain::Swamp,
        Terrain::Lake,
        Terrain::Mountain,
        Terrain::Sea,
    ];

    /// MK-MOVE-06, MK-MOVE-07: the Move points printed on the Day/Night board. `None`: marked X, impassable.
    pub const fn printed_cost(self, time: Time) -> Option<u8> {
        match (self, time) {
            (Terrain::Plains, _) => Some(2),
            (Terrain::Hills, _) | (Terrain::Forest, Time::Day) | (Terrain::Desert, Time::Night) => {
                Some(3)
            }
            (Terrain::Wasteland, _) => Some(4),
            (Terrain::Forest, Time::Night) | (Terrain::Desert, Time::Day) | (Terrain::Swamp, _) => {
                Some(5)
            }
            (Terrain::Lake | Terrain::Mountain | Terrain::Sea, _) => None,
        }
    }

    /// The word in data files and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Plains => "plains",
            Terrain::Hills => "hills",
            Terrain::Forest => "forest",
            Terrain::Wasteland => "wasteland",
            Terrain::Desert => "desert",
            Terrain::Swamp => "swamp",
            Terrain::Lake => "lake",
            Terrain::Mountain => "mountain",
            Terrain::Sea => "sea",
        }
    }
}
