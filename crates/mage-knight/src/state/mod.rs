//! The state of a game as plain data, and what can be asked and answered in it.

pub mod answer;
pub mod change;
pub mod event;
pub mod hex;
pub mod map;
pub mod player;
pub mod turn;

use arrayvec::ArrayVec;
use kernel::{Agenda, Ask, Chance, Seat};
use serde::{Deserialize, Serialize};

pub use answer::{Choice, Points, Question, Way};
pub use event::Event;
pub use hex::{Hex, Position, Spot};
pub use map::{MAX_TILES, Map, Placed};
pub use player::{MAX_CARDS, Pile, Player};
pub use turn::{Rest, Turn, TurnKind};

use crate::{
    content::{ScenarioId, ScenarioSheet, TileId, Time},
    flow::Frame,
};

/// Most seats a game has.
pub const MAX_SEATS: usize = 4;

/// A game of Mage Knight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageKnight {
    pub(crate) scenario: ScenarioId,
    pub(crate) round: u8,
    pub(crate) time: Time,
    pub(crate) map: Map,
    /// The tile stack, its top last.
    pub(crate) stack: Tiles,
    /// Tiles left out at setup that may still come into play (MK-EXPLORE-10, MK-EXPLORE-11), the next one last.
    pub(crate) left_out: Tiles,
    pub(crate) players: ArrayVec<Player, MAX_SEATS>,
    pub(crate) turn: Turn,
    /// Who announced the end of this round (MK-ROUND-21).
    pub(crate) announced: Option<Seat>,
    /// Turns still to begin once the scenario's end was met (MK-SCEN-RECON-08).
    pub(crate) turns_left: Option<u8>,
    pub(crate) agenda: Agenda<Frame>,
    pub(crate) asks: ArrayVec<Ask<Question>, MAX_SEATS>,
    pub(crate) over: bool,
    pub(crate) fault: Option<Fault>,
    pub(crate) chance: Chance,
}

/// Tiles in order.
pub type Tiles = ArrayVec<TileId, MAX_TILES>;

/// What the engine found wrong with itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// One answer led to work without end.
    Endless,
    /// Nobody is asked and nothing is left to do, but the game is not over.
    Stuck,
}

impl MageKnight {
    /// What the scenario asks for.
    pub fn sheet(&self) -> ScenarioSheet {
        self.scenario.sheet(self.players.len()).expect("setups for other numbers are refused")
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn map(&self) -> &Map {
        &self.map
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn time(&self) -> Time {
        self.time
    }

    pub fn turn(&self) -> Turn {
        self.turn
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.asks.push(Ask { seat, question });
    }
}
