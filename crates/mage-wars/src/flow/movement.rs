//! Moving in six steps, with a window after each (MW-MOVE-02, MW-REVEAL-08).

use kernel::Log;
use serde::{Deserialize, Serialize};

use super::{Frame, Moment};
use crate::{
    derive,
    event::Event,
    state::{MageWars, ObjectId, Place, Zone},
};

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    pub mover: ObjectId,
    pub to: Zone,
    /// A push is no move action and is not hindered (MW-HINDER-15, MW-MOVE-17).
    pub pushed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    DeclareMove,
    PayMoveCosts,
    LeavingZoneEffects,
    Walls,
    Move,
    EnteringZoneEffects,
}

impl MoveStep {
    fn next(self) -> Option<MoveStep> {
        match self {
            MoveStep::DeclareMove => Some(MoveStep::PayMoveCosts),
            MoveStep::PayMoveCosts => Some(MoveStep::LeavingZoneEffects),
            MoveStep::LeavingZoneEffects => Some(MoveStep::Walls),
            MoveStep::Walls => Some(MoveStep::Move),
            MoveStep::Move => Some(MoveStep::EnteringZoneEffects),
            MoveStep::EnteringZoneEffects => None,
        }
    }
}

impl MageWars {
    /// One step of a move; then the next one, behind a reveal window.
    pub(super) fn run_move(&mut self, movement: Movement, step: MoveStep, log: &mut Log<Event>) {
        // MW-MOVE-12: what is no longer there does not go on.
        let Some(&Place::Zone(from)) = self.find(movement.mover).map(|mover| &mover.place) else {
            return;
        };
        // MW-MOVE-12, MW-MOVE-13: who cannot move any more stays; the action is lost (MW-MOVE-05).
        let held = step != MoveStep::EnteringZoneEffects && self.is_stopped(&movement);
        if held || (step == MoveStep::Walls && self.is_walled_off(&movement)) {
            return self.stop_move(movement.mover, log);
        }
        match step {
            // Moves cost nothing, and nothing triggers on leaving or entering.
            MoveStep::DeclareMove
            | MoveStep::PayMoveCosts
            | MoveStep::LeavingZoneEffects
            | MoveStep::Walls
            | MoveStep::EnteringZoneEffects => (),
            MoveStep::Move => {
                // MW-HINDER-01, MW-HINDER-02, MW-HINDER-20: judged at the moment of leaving and of entering.
                let hindered = self.find(movement.mover).is_some_and(|mover| {
                    derive::hindered_in(self, mover, from)
                        || derive::hindered_in(self, mover, movement.to)
                });
                self.put_into(movement.mover, movement.to, log);
                if hindered && !movement.pushed {
                    self.note_hindered(movement.mover, log);
                }
            }
        }
        if let Some(step) = step.next() {
            self.agenda.push(Frame::Move { movement, step });
        }
        self.open_window(Moment::Move(step));
        if step == MoveStep::Walls {
            // The wall attacks before the window of its step.
            self.meet_wall(&movement);
        }
    }
}
