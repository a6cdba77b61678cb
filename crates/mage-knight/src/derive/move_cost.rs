//! What entering a space costs.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{
    cards::{Terrains, effect::CostChange},
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
    /// MK-MOVE-14: effects of this turn changed it by so much.
    Effects { by: i8 },
    /// MK-MOVE-17: an effect of this turn makes it passable.
    MadePassable,
}

/// MK-MOVE-08
const CITY_COST: u8 = 2;

/// MK-MOVE-07, MK-MOVE-08, MK-SCEN-DUNGEON-07: no step costs less, unless an effect of this turn makes it cheaper.
pub const LEAST_PRINTED: u8 = 2;

/// The points without effects; `None` if the space is impassable.
#[inline]
pub fn printed(space: Space, time: Time) -> Option<u8> {
    match space.site {
        Some(Site::City(_)) => Some(CITY_COST),
        _ => space.terrain.printed_cost(time),
    }
}

/// The points as they are in this turn.
#[inline]
pub(crate) fn points(game: &MageKnight, space: Space) -> Option<u8> {
    let printed = printed(space, game.time);
    if !game.turn.modifiers.change_terrain() || matches!(space.site, Some(Site::City(_))) {
        return printed;
    }
    changed(game.turn.modifiers.terrain_costs(), space.terrain, printed)
}

/// MK-MOVE-15, MK-MOVE-16: new costs first, then what others add, then what is taken off with the highest limit first, which is the order
/// that suits the player best, whatever else could be chosen.
fn changed(
    changes: impl Iterator<Item = (Terrains, CostChange)> + Clone,
    terrain: Terrain,
    printed: Option<u8>,
) -> Option<u8> {
    let changes = changes.filter(|(terrains, _)| terrains.has(terrain));
    let here = || changes.clone().map(|(_, change)| change);
    let opened = here().filter_map(|change| match change {
        CostChange::Passable(cost) => Some(cost),
        CostChange::Set(_) | CostChange::Less { .. } | CostChange::More { .. } => None,
    });
    let mut cost = [printed, opened.min()].into_iter().flatten().min()?;
    for change in here() {
        if let CostChange::Set(new) = change {
            cost = cost.min(new);
        }
    }
    for change in here() {
        if let CostChange::More { by, max } = change
            && cost < max
        {
            cost = (cost + by).min(max);
        }
    }
    for limit in (0..=2).rev() {
        for change in here() {
            if let CostChange::Less { by, min } = change
                && min == limit
                && cost > min
            {
                cost = cost.saturating_sub(by).max(min);
            }
        }
    }
    Some(cost)
}

/// The cost of entering a space with its reasons; `None` where no tile lies.
pub fn move_cost(game: &MageKnight, hex: Hex) -> Option<MoveCost> {
    let space = game.space(hex)?;
    let time = game.time();
    let mut reasons = ArrayVec::new();
    reasons.push(match space.site {
        Some(Site::City(_)) => Reason::City,
        _ => Reason::Terrain { terrain: space.terrain, time },
    });
    let (before, points) = (printed(space, time), points(game, space));
    match (before, points) {
        (Some(before), Some(now)) if before != now => {
            reasons.push(Reason::Effects { by: now as i8 - before as i8 });
        }
        (None, Some(_)) => reasons.push(Reason::MadePassable),
        _ => (),
    }
    Some(MoveCost { points, reasons })
}
