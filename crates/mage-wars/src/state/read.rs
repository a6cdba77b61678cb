//! What those who judge a state read of it: evaluations of imagined states, never anybody at a table, who gets a view.

use kernel::Seat;

use super::{Arena, MageWars, Object};
use crate::flow::Phase;

impl MageWars {
    pub fn arena(&self) -> Arena {
        self.arena
    }

    pub fn round(&self) -> u16 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has the initiative.
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// Everything in play, by ascending id.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }
}
