//! Turns of the Action Stage and a creature's Action Phase.

use kernel::{Log, Refusal, Seat};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{
    Attack, Choice, Frame, Manner, Moment, MoveKind, MoveStep, Movement, Occasion, Question,
};
use crate::{
    derive::{self, Flag, Traits},
    event::Event,
    state::{MageWars, Object, ObjectId},
    vocabulary::{ActionKind, Kind, Marker},
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
    /// An attack on this one was stopped; only another attack may take its place.
    pub stopped: Option<ObjectId>,
}

impl MageWars {
    /// MW-ACTION-01, MW-ACTION-02, MW-ACTION-08, MW-ACTION-09: turns alternate; who has no active creature is passed
    /// over; without any active creature the stage is over.
    #[inline(never)]
    pub(super) fn run_turn(&mut self, seat: Seat, bound: bool) {
        if self.has_active_creature(seat) {
            return self.wait(Frame::Turn { seat, bound }, seat, Question::Turn);
        }
        if Seat::all(self.seats).any(|any| self.has_active_creature(any)) {
            self.agenda.push(Frame::Turn { seat: seat.next(self.seats), bound: false });
        }
    }

    pub(super) fn take_turn(
        &mut self,
        seat: Seat,
        bound: bool,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Cast { .. } | Choice::Use { .. } = choice {
            self.agenda.push(Frame::Turn { seat, bound });
            return self.take_spell(seat, choice, log);
        }
        self.agenda.push(Frame::Turn { seat: seat.next(self.seats), bound: false });
        match choice {
            Choice::Activate(creature) => {
                // MW-QUICKCAST-06, MW-RULING-18: friends may do something directly before and after.
                let friends = self.friends_of(seat);
                self.agenda.push(Frame::Judge);
                for friend in friends.iter().rev() {
                    self.agenda.push(Frame::Around { seat: *friend });
                }
                self.agenda.push(Frame::Judge);
                self.agenda.push(Frame::Activate { creature });
                for friend in friends.iter().skip(1).rev() {
                    self.agenda.push(Frame::Around { seat: *friend });
                }
            }
            _ => log.push(|| Event::TurnPassed { seat }),
        }
    }

    /// MW-ACTION-11, MW-ACTION-12: the creature is activated and acts.
    #[inline(never)]
    pub(super) fn begin_action_phase(&mut self, creature: ObjectId, log: &mut Log<Event>) {
        let Some(object) = self.find(creature) else { return };
        let zone = self.zone_of(object);
        // MW-REVEAL-03: the end of an Action Phase is the end of a phase.
        self.open_window(Moment::ActionPhaseEnd);
        self.agenda.push(Frame::EndActionPhase { creature });
        let phase = ActionPhase { creature, moves: 0, hindered: false, done: false, stopped: None };
        self.agenda.push(Frame::ActionPhase(phase));
        self.open_window(Moment::Activation); // MW-REVEAL-04
        self.begins_to_act(creature);
        self.activate(creature, log);
        self.fire(Occasion::Activated { object: creature });
        if let Some(zone) = zone {
            self.fire(Occasion::Acts { creature, zone });
        }
    }

    /// Asks what the creature does next, unless it is gone or has used its action.
    #[inline(never)]
    pub(super) fn run_action_phase(&mut self, phase: ActionPhase) {
        let Some(creature) = self.find(phase.creature) else { return };
        if self.is_over(&phase, creature) {
            return;
        }
        let seat = creature.controller;
        let question = Question::Act { creature: phase.creature };
        self.wait(Frame::ActionPhase(phase), seat, question);
    }

    /// Whether a creature can do nothing more in its Action Phase.
    pub(super) fn is_over(&self, phase: &ActionPhase, creature: &Object) -> bool {
        if phase.done || phase.moves == 0 {
            return phase.done;
        }
        let traits = derive::traits(self, creature);
        // MW-TRAIT-SLOW-01: after a move of a Slow creature the phase is over.
        // MW-TRAP-08: who was stopped on the way can do nothing more, unless it is a mage (MW-COND-INCAP-02).
        let is_mage = self.card(creature).kind == Kind::Mage;
        traits.has(Flag::Slow) || traits.has(Flag::Incapacitated) && !is_mage
    }

    /// An Action Phase with one more move. MW-MOVE-14: a second one is the quick action, unless the creature is Fast
    /// (MW-TRAIT-FAST-01).
    pub(super) fn after_move(&self, phase: ActionPhase, traits: &Traits) -> ActionPhase {
        let moves = phase.moves + 1;
        ActionPhase { moves, done: moves > self.free_moves(traits), ..phase }
    }

    pub(super) fn take_action(
        &mut self,
        mut phase: ActionPhase,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let creature = phase.creature;
        match choice {
            Choice::Cast { .. } | Choice::Use { .. } => {
                let seat = self.find(creature).map(|object| object.controller);
                self.agenda.push(Frame::ActionPhase(phase));
                if let Some(seat) = seat {
                    self.take_spell(seat, choice, log);
                }
            }
            Choice::Move(to) => {
                let traits = self.traits_of(creature);
                phase = self.after_move(phase, &traits);
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone); // MW-REVEAL-05
                let kind = match traits.teleports() {
                    0 => MoveKind::Action,
                    _ => MoveKind::Teleport,
                };
                let movement = Movement { mover: creature, to, kind };
                self.agenda.push(Frame::Move { movement, step: MoveStep::DeclareMove });
            }
            // MW-RULING-65: a full action.
            Choice::Cross(to) => {
                phase.done = true;
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone);
                let movement = Movement { mover: creature, to, kind: MoveKind::Action };
                self.agenda.push(Frame::Move { movement, step: MoveStep::DeclareMove });
            }
            Choice::Attack { object, bar, target } => {
                let Some(bar) = self.bar_ref(object, bar) else { return };
                // MW-TRAIT-CHARGE-01: directly after a move action.
                let charging = phase.moves > 0;
                phase.done = true;
                self.agenda.push(Frame::ActionPhase(phase));
                self.open_window(Moment::ActionDone);
                let mut attack = Attack::new(self, Some(creature), bar, target, Manner::Action);
                attack.charging = charging;
                self.begin_attack(attack);
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

    /// MW-ACTION-15, MW-COND-DAZE-03, MW-COND-STUN-02, MW-COND-TAUNT-03, MW-COND-CRIPPLE-02: what ends with the phase.
    /// Markers that a barrier or counterstrike left in this phase stay for the next (MW-ACTION-16).
    #[inline(never)]
    pub(super) fn end_action_phase(&mut self, creature: ObjectId, log: &mut Log<Event>) {
        // Most have no markers at all.
        if self.find(creature).is_some_and(Object::has_conditions) {
            for marker in [Marker::Daze, Marker::Stun, Marker::Taunt] {
                if self.find(creature).is_some_and(|object| !object.is_deferred(marker)) {
                    self.remove_markers(creature, marker, u8::MAX, log);
                }
            }
            let left = self.find(creature).map_or(0, |object| object.markers(Marker::Cripple));
            if left > 0 {
                self.agenda.push(Frame::Escape { creature, left });
            }
        }
        if self.find(creature).is_some_and(Object::defers)
            && let Some(mut object) = self.find_mut(creature)
        {
            object.stop_deferring();
        }
        self.ends_acting();
    }

    fn traits_of(&self, creature: ObjectId) -> Traits {
        self.find(creature).map_or_else(Traits::default, |object| derive::traits(self, object))
    }

    /// Move actions that do not use up the quick action.
    fn free_moves(&self, traits: &Traits) -> u8 {
        if traits.has(Flag::Fast) { 2 } else { 1 }
    }

    /// Whether the acting creature may take a move action at all, wherever it leads.
    pub(crate) fn may_move(&self, phase: &ActionPhase) -> Result<(), Refusal> {
        let traits = self.traits_of(phase.creature);
        self.may_act(&traits)?;
        if phase.stopped.is_some() {
            return Err(Refusal::new(mw::GEN_01, "refusal-stopped"));
        }
        // MW-RULING-74: teleporting in place of a move is no move action.
        if traits.teleports() > 0 {
            return self.judge_moves(phase, &traits);
        }
        if let Some(most) = traits.move_limit().filter(|most| phase.moves >= *most) {
            return Err(Refusal::new(mw::GEN_01, "refusal-move-limit").with("most", most));
        }
        if traits.has(Flag::Restrained) {
            return Err(Refusal::new(mw::COND_RESTRAINED_01, "refusal-restrained"));
        }
        if phase.moves > 0 && phase.hindered {
            return Err(Refusal::new(mw::HINDER_03, "refusal-hindered"));
        }
        self.judge_moves(phase, &traits)
    }

    /// MW-TRAIT-FAST-02: the quick action of a Fast creature that moved twice cannot be a third move.
    fn judge_moves(&self, phase: &ActionPhase, traits: &Traits) -> Result<(), Refusal> {
        if self.free_moves(traits) == 2 && phase.moves >= 2 {
            return Err(Refusal::new(mw::TRAIT_FAST_02, "refusal-third-move"));
        }
        Ok(())
    }

    /// MW-COND-INCAP-01: who is incapacitated does nothing.
    fn may_act(&self, traits: &Traits) -> Result<(), Refusal> {
        match traits.has(Flag::Incapacitated) {
            true => Err(Refusal::new(mw::COND_INCAP_01, "refusal-incapacitated")),
            false => Ok(()),
        }
    }

    /// Whether the acting creature may use an action of this kind now.
    pub(crate) fn may_use(&self, phase: &ActionPhase, kind: ActionKind) -> Result<(), Refusal> {
        self.may_use_with(&self.traits_of(phase.creature), phase, kind)
    }

    /// The same for a creature with these traits.
    pub(crate) fn may_use_with(
        &self,
        traits: &Traits,
        phase: &ActionPhase,
        kind: ActionKind,
    ) -> Result<(), Refusal> {
        self.may_act(traits)?;
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
