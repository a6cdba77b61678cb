//! Turns of the Action Stage and a creature's Action Phase.

use kernel::{Log, Refusal, Seat};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackStep, Choice, Frame, Moment, MoveStep, Movement, Question};
use crate::{
    cards::{ActionKind, Trait},
    derive,
    event::Event,
    state::{MageWars, ObjectId},
};

/// How far a creature's Action Phase has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionPhase {
    pub creature: ObjectId,
    /// Move actions taken.
    pub moves: u8,
    /// Set by a move; no further move action (MW-RULING-04).
    pub hindered: bool,
    /// The quick or full action is used up: the phase is over.
    pub done: bool,
}

impl MageWars {
    /// MW-ACTION-01, MW-ACTION-02, MW-ACTION-08, MW-ACTION-09: turns alternate; who has no active creature is passed
    /// over; without any active creature the stage is over.
    pub(super) fn run_turn(&mut self, seat: Seat) {
        if Seat::all(self.seats).all(|any| self.active_creatures(any) == 0) {
            return;
        }
        match self.active_creatures(seat) {
            0 => self.agenda.push(Frame::Turn { seat: seat.next(self.seats) }),
            1.. => self.wait(Frame::Turn { seat }, seat, Question::Turn),
        }
    }

    pub(super) fn take_turn(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        self.agenda.push(Frame::Turn { seat: seat.next(self.seats) });
        match choice {
            Choice::Activate(creature) => {
                self.agenda.push(Frame::Judge);
                // MW-REVEAL-03: the end of an Action Phase is the end of a phase.
                self.open_window(Moment::ActionPhaseEnd);
                let phase = ActionPhase { creature, moves: 0, hindered: false, done: false };
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::Activation); // MW-REVEAL-04
                self.activate(creature, log); // MW-ACTION-11, MW-ACTION-12
            }
            _ => log.push(|| Event::TurnPassed { seat }),
        }
    }

    /// Asks what the creature does next, unless it is gone or has used its action.
    pub(super) fn run_action_phase(&mut self, phase: ActionPhase) {
        let Some(creature) = self.find(phase.creature).filter(|_| !phase.done) else { return };
        let seat = creature.controller;
        let question = Question::Act { creature: phase.creature };
        self.wait(Frame::ActionPhase(phase), seat, question);
    }

    pub(super) fn take_action(
        &mut self,
        mut phase: ActionPhase,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let creature = phase.creature;
        match choice {
            Choice::Move(to) => {
                phase.moves += 1;
                // MW-MOVE-14: a second move is the quick action, unless the creature is Fast (MW-TRAIT-FAST-01).
                phase.done = phase.moves > self.free_moves(creature);
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone); // MW-REVEAL-05
                let movement = Movement { mover: creature, to };
                self.agenda.push(Frame::Move { movement, step: MoveStep::DeclareMove });
            }
            Choice::Attack { bar, target } => {
                phase.done = true;
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone);
                let attack = Attack::new(creature, bar, target, false);
                self.agenda.push(Frame::Attack { attack, step: AttackStep::DeclareAttack });
            }
            Choice::Guard => {
                phase.done = true;
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone);
                self.place_guard(creature, log); // MW-GUARD-01
            }
            // MW-ACTION-20: doing nothing more ends the phase.
            _ => (),
        }
    }

    /// Move actions that do not use up the quick action.
    fn free_moves(&self, creature: ObjectId) -> u8 {
        let fast = self.find(creature).is_some_and(|it| derive::has(self, it, Trait::Fast));
        if fast { 2 } else { 1 }
    }

    /// Whether the acting creature may take a move action at all, wherever it leads.
    pub(crate) fn may_move(&self, phase: &ActionPhase) -> Result<(), Refusal> {
        let free = self.free_moves(phase.creature);
        if phase.moves > 0 && phase.hindered {
            return Err(Refusal::new(mw::HINDER_03, "refusal-hindered"));
        }
        // The quick action of a Fast creature that moved twice cannot be a third move.
        if free == 2 && phase.moves >= 2 {
            return Err(Refusal::new(mw::TRAIT_FAST_02, "refusal-third-move"));
        }
        Ok(())
    }

    /// Whether the acting creature may use an action of this kind now.
    pub(crate) fn may_use(&self, phase: &ActionPhase, kind: ActionKind) -> Result<(), Refusal> {
        match kind {
            ActionKind::Full if phase.moves > 0 => {
                Err(Refusal::new(mw::ACTION_19, "refusal-full-action-after-move"))
            }
            ActionKind::Full | ActionKind::Quick => Ok(()),
        }
    }

    /// A move that hinders the mover says so to its Action Phase.
    pub(super) fn note_hindered(&mut self, mover: ObjectId, log: &mut Log<Event>) {
        let thing = self.thing(mover);
        for frame in self.agenda.iter_mut() {
            if let Frame::ActionPhase(phase) = frame {
                if phase.creature == mover && !phase.hindered {
                    phase.hindered = true;
                    if let Some(thing) = thing {
                        log.push(|| Event::Hindered { thing });
                    }
                }
                return;
            }
        }
    }
}
