//! Where a move would lead, for those who think of making it.

use kernel::{Game, Seat};
use serde::Serialize;

use crate::{
    derive,
    flow::{ActionPhase, Choice, MoveKind, Question},
    state::{MageWars, ObjectId, Zone},
};

/// An answer that is a move, and what everyone can see of what it comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    pub choice: Choice,
    pub from: Zone,
    pub to: Zone,
    /// Enemies that hinder the mover, here or there: it cannot go on after this.
    pub hindered_by: Vec<ObjectId>,
    /// The wall that attacks on the way.
    pub attacked_by: Option<ObjectId>,
    /// What it costs.
    pub mana: u16,
    /// Where a further move of the same Action Phase could lead.
    pub then: Vec<Zone>,
}

impl MageWars {
    /// The way an answer opens, if it is a move.
    pub(crate) fn way_of(&self, seat: Seat, choice: &Choice) -> Option<Way> {
        let Some(Question::Act { creature }) = self.asked(seat) else { return None };
        let mover = self.find(*creature)?;
        let phase = *self.action_phase()?;
        let traits = derive::traits(self, mover);
        let (to, phase) = if let Choice::Move(to) = choice {
            (*to, self.after_move(phase, &traits))
        } else if let Choice::Cross(to) = choice {
            (*to, ActionPhase { done: true, ..phase })
        } else {
            return None;
        };
        let from = self.zone_of(mover)?;
        // MW-RULING-74, MW-HINDER-16, MW-TELE-01: teleporting is no move action; nobody and no wall is in its way.
        let teleports = matches!(choice, Choice::Move(_)) && traits.teleports() > 0;
        let hindered_by = if teleports {
            Vec::new()
        } else {
            [from, to]
                .into_iter()
                .flat_map(|zone| derive::hinderers(self, mover, zone))
                .map(|other| other.id)
                .collect()
        };
        let phase = ActionPhase { hindered: phase.hindered || !hindered_by.is_empty(), ..phase };
        Some(Way {
            choice: *choice,
            from,
            to,
            hindered_by,
            attacked_by: self.attacking_wall(mover, to).filter(|_| !teleports).map(|wall| wall.id),
            mana: if teleports { 0 } else { self.move_cost(mover) },
            then: self.ways_on(phase, to),
        })
    }

    /// Where the mover could go from there if nothing happens to it on the way.
    fn ways_on(&self, phase: ActionPhase, there: Zone) -> Vec<Zone> {
        let mut after = self.clone();
        if let Some((seat, cost)) =
            self.find(phase.creature).map(|mover| (mover.controller, self.move_cost(mover)))
        {
            after.pay(seat, cost);
        }
        after.put_into(phase.creature, MoveKind::Action, there);
        let Some(mover) = after.find(phase.creature) else { return Vec::new() };
        let mut choices = Vec::new();
        if !after.is_over(&phase, mover) {
            phase.walk_moves::<true>(&after, mover, &mut choices);
        }
        let zones = choices.into_iter().filter_map(|choice| {
            let Choice::Move(zone) = choice else { return None };
            Some(zone)
        });
        zones.collect()
    }
}
