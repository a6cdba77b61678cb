//! What entering a space costs.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{
    content::{Site, Space, Terrain, Time},
    state::{Hex, MageKnight},
};

/// Move points, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveCost {
    /// `None`: impassable.
    pub points: Option<u8>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Reason>"))]
    pub reasons: ArrayVec<Reason, 4>,
}

/// One thing that makes the cost what it is, in the order it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// MK-MOVE-06: printed on the Day/Night board.
    Terrain { terrain: Terrain, time: Time },
    /// MK-MOVE-08: a city costs 2 whatever terrain is printed there.
    City,
}

/// MK-MOVE-08
const CITY_COST: u8 = 2;

/// The points alone; `None` if the space is impassable.
#[inline]
pub(crate) fn points(space: Space, time: Time) -> Option<u8> {
    match space.site {
        Some(Site::City(_)) => Some(CITY_COST),
        _ => space.terrain.printed_cost(time),
    }
}

/// The cost of entering a space with its reasons; `None` where no tile lies.
pub fn move_cost(game: &MageKnight, hex: Hex) -> Option<MoveCost> {
    let space = game.map().space(hex)?;
    let time = game.time();
    let mut reasons = ArrayVec::new();
    reasons.push(match space.site {
        Some(Site::City(_)) => Reason::City,
        _ => Reason::Terrain { terrain: space.terrain, time },
    });
    Some(MoveCost { points: points(space, time), reasons })
}
