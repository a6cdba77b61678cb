//! Turns of the Action Stage, and how a creature's Action Phase begins and ends.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{
    CastTiming, Choice, Frame, Moment, Opportunity, OpportunityKind, Question, TriggerEvent,
    ability::UseTime,
};
use crate::{
    derive::{self, Flag},
    event::Event,
    legal::{Answers, Judgement, Row, forbid, needs},
    state::{MAX_SEATS, MageWars, Object, ObjectId},
    vocabulary::{Kind, Marker, Until},
};

/// A turn of the Action Stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    /// Something was done that must come directly before an Action Phase.
    pub bound: bool,
}

/// How far a creature's Action Phase has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionPhase {
    pub creature: ObjectId,
    /// It has begun; before that, friends have their opportunity.
    pub begun: bool,
    /// Move actions taken.
    pub moves: u8,
    /// Set by a move; no further move action (MW-RULING-04).
    pub hindered: bool,
    /// The last move action took place (MW-RULING-97).
    pub charges: bool,
    /// The quick or full action is used up: the phase is over.
    pub done: bool,
    /// An attack on this one was stopped; only another attack may take its place.
    pub stopped: Option<ObjectId>,
}

impl ActionPhase {
    fn of(creature: ObjectId) -> Self {
        ActionPhase {
            creature,
            begun: false,
            moves: 0,
            hindered: false,
            charges: false,
            done: false,
            stopped: None,
        }
    }
}

impl Row for Turn {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Turn, mw::ACTION_03)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        msg!("ask-turn")
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        answers.walk(
            |out| self.list::<false>(game, seat, out),
            |out| self.list::<true>(game, seat, out),
            |choice| self.judge(game, seat, choice),
        );
    }

    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        if let Choice::Cast { .. } | Choice::Use { .. } = choice {
            game.agenda.push(Frame::Turn(*self));
            return game.take_spell(seat, choice, CastTiming::Quickcast);
        }
        game.agenda.push(Frame::Turn(Turn { seat: seat.next(game.seats), bound: false }));
        match choice {
            Choice::Activate(creature) => {
                // MW-QUICKCAST-06, MW-RULING-18: friends may do something directly before and after.
                let friends = game.friends_of(seat);
                let kind = OpportunityKind::BesideActionPhase;
                let offer = |seat: &Seat| Frame::Opportunity(Opportunity { seat: *seat, kind });
                game.agenda.push(Frame::Judge);
                friends.iter().rev().for_each(|friend| game.agenda.push(offer(friend)));
                game.agenda.push(Frame::Judge);
                game.agenda.push(Frame::ActionPhase(ActionPhase::of(creature)));
                if friends.len() > 1 {
                    game.agenda.push(Frame::Judge); // MW-RULING-100
                }
                let others = friends.iter().skip(1).rev();
                others.for_each(|friend| game.agenda.push(offer(friend)));
            }
            Choice::Pass => game.log.push(|| Event::TurnPassed { seat }),
            other => game.wrong_answer(other),
        }
    }
}

impl Turn {
    fn list<const LEGAL: bool>(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>) {
        let might = |it: &&Object| {
            if LEGAL { game.is_active_for(seat, it) } else { game.is_creature(it) }
        };
        out.extend(game.objects.iter().filter(might).map(|it| Choice::Activate(it.id)));
        game.walk_quickcasts::<LEGAL>(seat, out);
        game.walk_towers::<LEGAL>(seat, out);
        game.walk_uses::<LEGAL>(seat, UseTime::Around, out);
        if !LEGAL || self.judge_pass(game, seat).is_ok() {
            out.push(Choice::Pass);
        }
    }

    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        match choice {
            Choice::Activate(creature) => {
                let object = game.find(creature).filter(|object| game.is_creature(object));
                let object = object.ok_or_else(|| self.other_question())?;
                needs(object.controller == seat, mw::GEN_06, "refusal-not-yours")?;
                needs(game.can_be_activated(object), mw::ACTION_10, "refusal-inactive")
            }
            Choice::Cast { .. } | Choice::Use { .. } => {
                game.judge_spell(seat, choice, CastTiming::Quickcast, UseTime::Around)
            }
            Choice::Pass => self.judge_pass(game, seat),
            _ => Err(self.other_question()),
        }
    }

    /// MW-ACTION-04, MW-MULTI-03: passing needs an opponent with strictly more active creatures.
    fn judge_pass(&self, game: &MageWars, seat: Seat) -> Judgement {
        // MW-QUICKCAST-05, MW-QUICKCAST-17: what was done must come directly before an Action Phase.
        forbid(self.bound, mw::QUICKCAST_17, "refusal-must-activate")?;
        let mut active = [0; MAX_SEATS];
        for object in game.objects.iter().filter(|object| game.can_be_activated(object)) {
            active[object.controller.index() % MAX_SEATS] += usize::from(game.is_creature(object));
        }
        let own = std::mem::take(&mut active[seat.index() % MAX_SEATS]);
        let most = active.into_iter().max().unwrap_or(0);
        if most > own {
            return Ok(());
        }
        let rule = if most == own { mw::ACTION_06 } else { mw::ACTION_04 };
        Err(Refusal::new(rule, "refusal-pass").with("own", own as i32).with("most", most as i32))
    }
}

impl MageWars {
    /// MW-ACTION-01, MW-ACTION-02, MW-ACTION-08, MW-ACTION-09: turns alternate; who has no active creature is passed
    /// over; without any active creature the stage is over.
    #[inline(never)]
    pub(super) fn run_turn(&mut self, turn: Turn) {
        if self.has_active_creature(turn.seat) {
            return self.wait(Frame::Turn(turn), turn.seat);
        }
        if Seat::all(self.seats).any(|any| self.has_active_creature(any)) {
            let seat = turn.seat.next(self.seats);
            self.agenda.push(Frame::Turn(Turn { seat, bound: false }));
        }
    }

    /// Begins the phase, asks what the creature does next, or ends the phase where it is gone or has used its action.
    #[inline(never)]
    pub(super) fn run_action_phase(&mut self, phase: ActionPhase) {
        let creature = self.find(phase.creature);
        match creature.filter(|creature| !self.is_over(&phase, creature)) {
            Some(_) if !phase.begun => self.begin_action_phase(phase),
            Some(creature) => self.wait(Frame::ActionPhase(phase), creature.controller),
            // What left play before it was activated has no Action Phase.
            None if !phase.begun => (),
            None => self.end_action_phase(phase.creature),
        }
    }

    /// MW-ACTION-11, MW-ACTION-12: the creature is activated and acts.
    fn begin_action_phase(&mut self, phase: ActionPhase) {
        let creature = phase.creature;
        let zone = self.find(creature).and_then(|object| self.zone_of(object));
        self.agenda.push(Frame::ActionPhase(ActionPhase { begun: true, ..phase }));
        self.open_window(Moment::Activation); // MW-REVEAL-04
        self.keep_lasting(|it| it.who != creature || it.until != Until::NextActionPhase);
        self.activate(creature);
        self.fire(TriggerEvent::Activated(creature));
        self.offer_to_uproot(creature);
        if let Some(zone) = zone {
            self.fire(TriggerEvent::Acts { creature, zone });
        }
    }

    /// Whether a creature can do nothing more in its Action Phase.
    pub(crate) fn is_over(&self, phase: &ActionPhase, creature: &Object) -> bool {
        if phase.done || phase.moves == 0 {
            return phase.done;
        }
        let traits = derive::traits(self, creature);
        // MW-TRAIT-SLOW-01: after a move of a Slow creature the phase is over.
        // MW-TRAP-08: who was stopped on the way can do nothing more, unless it is a mage (MW-COND-INCAP-02).
        let is_mage = self.card(creature).kind == Kind::Mage;
        traits.has(Flag::Slow) || traits.has(Flag::Incapacitated) && !is_mage
    }

    /// MW-ACTION-15, MW-COND-DAZE-03, MW-COND-STUN-02, MW-COND-TAUNT-03, MW-COND-TAUNTTHORG-06,
    /// MW-COND-TAUNTSKEELAX-05, MW-COND-CRIPPLE-02, MW-COND-STUCK-02: what ends
    /// with the phase.
    /// Markers that a barrier or counterstrike left in this phase stay for the next (MW-ACTION-16).
    pub(super) fn end_action_phase(&mut self, creature: ObjectId) {
        // MW-REVEAL-03: the end of an Action Phase is the end of a phase.
        self.open_window(Moment::ActionPhaseEnd);
        self.watch(creature);
        self.fire(TriggerEvent::ActionPhaseEnds(creature));
        // MW-EFFECT-10: the helpless shake nothing off but Cripple.
        let helpless = self
            .find(creature)
            .is_some_and(|object| derive::traits(self, object).has(Flag::Incapacitated));
        for marker in [Marker::Daze, Marker::Stun].into_iter().chain(Marker::TAUNTS) {
            if self.find(creature).is_some_and(|object| !object.is_deferred(marker)) {
                self.remove_markers(creature, marker, u8::MAX);
            }
        }
        for marker in [Marker::Stuck, Marker::Cripple] {
            let left = self.find(creature).map_or(0, |object| object.markers(marker));
            if left > 0 && (marker == Marker::Cripple || !helpless) {
                self.agenda.push(Frame::Escape { creature, marker, left });
            }
        }
        if let Some(object) = self.objects.change_untracked(creature) {
            object.stop_deferring();
        }
        self.take_root(creature);
        self.keep_lasting(|lasting| lasting.until != Until::EndOfActionPhase);
    }

    /// The game with a creature in its Action Phase, for those who think of activating it. What activating it would set
    /// off is left out.
    pub(crate) fn with_acting(&self, seat: Seat, creature: ObjectId) -> MageWars {
        let mut game = self.clone();
        game.asks.clear();
        game.keep_lasting(|it| it.who != creature || it.until != Until::NextActionPhase);
        game.activate(creature);
        let phase = ActionPhase { begun: true, ..ActionPhase::of(creature) };
        game.wait(Frame::ActionPhase(phase), seat);
        game
    }

    /// The Action Phase under way.
    pub(crate) fn action_phase(&self) -> Option<&ActionPhase> {
        self.agenda.iter().find_map(|frame| match frame {
            Frame::ActionPhase(phase) => Some(phase).filter(|phase| phase.begun),
            _ => None,
        })
    }

    pub(super) fn action_phase_mut(&mut self) -> Option<&mut ActionPhase> {
        self.agenda.iter_mut().find_map(|frame| match frame {
            Frame::ActionPhase(phase) => Some(phase).filter(|phase| phase.begun),
            _ => None,
        })
    }

    /// The creature whose Action Phase it is.
    pub fn acting_creature(&self) -> Option<ObjectId> {
        self.action_phase().map(|phase| phase.creature)
    }

    /// A move action that took place says so to the mover's Action Phase, and whether it hindered the mover.
    pub(super) fn note_walked(&mut self, mover: ObjectId, hindered: bool) {
        let thing = self.thing(mover);
        let Some(phase) = self.action_phase_mut().filter(|phase| phase.creature == mover) else {
            return; // somebody made it move in another one's phase
        };
        phase.charges = true;
        if let Some(thing) = thing.filter(|_| hindered && !phase.hindered) {
            phase.hindered = true;
            self.log.push(|| Event::Hindered { thing });
        }
    }
}
