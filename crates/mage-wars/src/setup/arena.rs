//! Where a setup is played: on one of the boards, or on a map of Domination.

use kernel::msg;
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Setup, objects::Problems};
use crate::{
    maps::MapId,
    state::Arena,
    text::{map_message, set_message},
    vocabulary::CardSet,
};

/// Columns and rows, or the name of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Written", into = "Written")]
pub enum ArenaSetup {
    Board { columns: u8, rows: u8 },
    Map(MapId),
}

/// The same in files: `{"columns": 4, "rows": 3}` or `{"map": "ancient-wards"}`.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    columns: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rows: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    map: Option<MapId>,
}

impl TryFrom<Written> for ArenaSetup {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written { columns: Some(columns), rows: Some(rows), map: None } => {
                Ok(ArenaSetup::Board { columns, rows })
            }
            Written { columns: None, rows: None, map: Some(map) } => Ok(ArenaSetup::Map(map)),
            _ => Err("an arena has either columns and rows or a map"),
        }
    }
}

impl From<ArenaSetup> for Written {
    fn from(arena: ArenaSetup) -> Self {
        match arena {
            ArenaSetup::Board { columns, rows } => {
                Written { columns: Some(columns), rows: Some(rows), map: None }
            }
            ArenaSetup::Map(map) => Written { columns: None, rows: None, map: Some(map) },
        }
    }
}

impl Default for ArenaSetup {
    fn default() -> Self {
        ArenaSetup::APPRENTICE
    }
}

impl ArenaSetup {
    pub const APPRENTICE: ArenaSetup = ArenaSetup::board(Arena::APPRENTICE);
    pub const STANDARD: ArenaSetup = ArenaSetup::board(Arena::STANDARD);
    pub const TWO_BOARDS: ArenaSetup = ArenaSetup::board(Arena::TWO_BOARDS);

    const fn board(arena: Arena) -> Self {
        ArenaSetup::Board { columns: arena.columns, rows: arena.rows }
    }

    pub fn arena(self) -> Arena {
        match self {
            ArenaSetup::Board { columns, rows } => Arena::rectangle(columns, rows),
            ArenaSetup::Map(map) => Arena::of_map(map),
        }
    }
}

impl Setup {
    pub(super) fn check_arena(&self, problems: &mut Problems) {
        match self.arena {
            ArenaSetup::Board { columns, rows } => {
                let boards = [ArenaSetup::APPRENTICE, ArenaSetup::STANDARD, ArenaSetup::TWO_BOARDS];
                if !boards.contains(&self.arena) {
                    let message = msg!("setup-arena", columns = columns, rows = rows);
                    problems.add("arena", Some(mw::SETUP_01), message);
                }
            }
            ArenaSetup::Map(map) => self.check_map(map, problems),
        }
    }

    /// MW-DOM-21: a map is for so many players, alone or in teams.
    fn check_map(&self, map: MapId, problems: &mut Problems) {
        let plan = map.plan();
        let set = CardSet::BattlegroundsDomination;
        if !self.sets.has(set) {
            let (map, set) = (map_message(map), set_message(set));
            problems.add("sets", Some(mw::DOM_21), msg!("setup-map-set", map = map, set = set));
        }
        let (name, count) = (map_message(map), plan.starts.len() as u32);
        if self.seats.len() != plan.starts.len() {
            let message = msg!("setup-map-seats", map = name, count = count);
            return problems.add("seats", Some(mw::DOM_21), message);
        }
        let together = |one: usize, other: usize| {
            let (one, other) = (&self.seats[one], &self.seats[other]);
            one.team.is_some() && one.team == other.team
        };
        if plan.teams && !(together(0, 2) && together(1, 3)) {
            problems.add("seats", Some(mw::DOM_21), msg!("setup-map-teams", map = name));
        } else if !plan.teams && self.seats.iter().any(|seat| seat.team.is_some()) {
            problems.add("seats", Some(mw::DOM_21), msg!("setup-map-alone", map = name));
        }
    }
}
