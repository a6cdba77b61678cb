//! The rulebook's procedures, one module each. Work still to be done is an agenda of frames in the state; `advance` is
//! the only loop. A procedure that asks implements [`Row`]: everything about its questions stands there.

mod ability;
mod actions;
mod activation;
mod attack;
mod cast;
mod domination;
mod effect;
mod embers;
mod healing;
mod movement;
mod opportunity;
mod plan;
mod push;
mod ransom;
mod reroll;
mod round;
mod round_end;
mod trigger;
mod trigger_event;
mod upkeep;
mod uproot;
mod wall;
mod watch;
mod window;

use kernel::{Seat, agenda::FRAMES_PER_ANSWER};
use serde::{Deserialize, Serialize};

pub use activation::{ActionPhase, Turn};
pub(crate) use attack::{ATTACK_DIE, DAZE_ROLL, EFFECT_DIE};
pub use attack::{
    Attack, AttackKind, AttackStep, BarRef, Bonus, FollowUp, FollowUpKind, Intercept, Stop,
    ZoneAttack,
};
pub use cast::{
    Aim, Arrival, Cast, CastStep, CastTiming, Detail, Extension, Removal, Spell, SpellStatus,
};
pub use domination::OrbGift;
pub use effect::{Context, Decision, Run};
pub use embers::Embers;
pub use healing::Staunch;
pub use movement::{MoveKind, MoveStep, Movement};
pub use opportunity::{Opportunity, OpportunityKind};
pub use plan::Plan;
pub(crate) use plan::room;
pub use push::{Heading, Push};
pub use ransom::Ransom;
pub use reroll::{Reroll, RerollDice};
pub use round::{ChooseInitiative, Phase};
pub use round_end::RoundEnd;
pub use trigger::{Triggered, Triggers};
pub use trigger_event::TriggerEvent;
pub use upkeep::{Upkeep, UpkeepKind, UpkeepStep, UpkeepTask};
pub use uproot::Uproot;
pub use watch::Watch;
pub use window::{Moment, Window};

pub use crate::question::{Choice, Question};
use crate::{
    derive,
    legal::Row,
    state::{MageWars, ObjectId},
    vocabulary::Marker,
};

/// Work still to be done. Frames are rulebook procedures; a card never adds one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// Who begins (MW-SETUP-10).
    ChooseInitiative(ChooseInitiative),
    /// A phase of the round.
    Phase(Phase),
    /// The end of the round (MW-READY-35).
    RoundEnds,
    /// The end of a phase or Action Phase, where the game can be won (MW-ROUND-10).
    Judge,
    /// What lies in wait comes into play (MW-READY-35).
    RoundEnd(RoundEnd),
    /// Events of the Upkeep Phase.
    Upkeep(Upkeep),
    /// Everyone chooses spells.
    Plan(Plan),
    /// A moment for spells.
    Opportunity(Opportunity),
    /// A turn of the Action Stage.
    Turn(Turn),
    /// What the activated creature does.
    ActionPhase(ActionPhase),
    /// A step of casting.
    Cast { cast: Cast, step: CastStep },
    /// What a card asks for that comes into play.
    Arrival(Arrival),
    /// The words of a card.
    Run(Run),
    /// Abilities that were set off.
    Triggers(Triggers),
    /// A step of a move.
    Move { movement: Movement, step: MoveStep },
    /// The attacks of a wall on a creature that goes through, as many as are left (MW-WALL-10).
    Passage { movement: Movement, wall: ObjectId, left: u8 },
    /// A push away from its source.
    Push(Push),
    /// A step of an attack.
    Attack { attack: Attack, step: AttackStep },
    /// A guard may draw an attack on itself.
    Intercept(Intercept),
    /// An attack that may follow another one.
    FollowUp(FollowUp),
    /// An attack on several, one after the other.
    ZoneAttack(ZoneAttack),
    /// A rooted creature may be freed.
    Uproot(Uproot),
    /// Fires that may be kept burning.
    Embers(Embers),
    /// What may be destroyed for a price.
    Ransom(Ransom),
    /// Healing of somebody who bleeds.
    Staunch(Staunch),
    /// A vigilant creature may guard as its Action Phase ends.
    Watch(Watch),
    /// What a V'Tar Orb gives.
    OrbGift(OrbGift),
    /// Escape rolls still to be made from a condition.
    Escape { creature: ObjectId, marker: Marker, left: u8 },
    /// A roll that may be made again.
    Reroll(Reroll),
    /// Hidden enchantments may be revealed.
    Window(Window),
}

impl Frame {
    /// The procedures that ask, one line each. Everything about their questions is in their rows.
    pub(crate) fn row(&self) -> Option<&dyn Row> {
        Some(match self {
            Frame::ChooseInitiative(row) => row,
            Frame::RoundEnd(row) => row,
            Frame::Upkeep(row) => row,
            Frame::Plan(row) => row,
            Frame::Opportunity(row) => row,
            Frame::Turn(row) => row,
            Frame::ActionPhase(row) => row,
            Frame::Cast { cast: row, .. } => row,
            Frame::Arrival(row) => row,
            Frame::Run(row) => row,
            Frame::Triggers(row) => row,
            Frame::Push(row) => row,
            Frame::Embers(row) => row,
            Frame::Ransom(row) => row,
            Frame::Staunch(row) => row,
            Frame::Uproot(row) => row,
            Frame::OrbGift(row) => row,
            Frame::Attack { attack: row, .. } => row,
            Frame::Intercept(row) => row,
            Frame::Watch(row) => row,
            Frame::FollowUp(row) => row,
            Frame::ZoneAttack(row) => row,
            Frame::Reroll(row) => row,
            Frame::Window(row) => row,
            Frame::Phase(_)
            | Frame::Judge
            | Frame::RoundEnds
            | Frame::Move { .. }
            | Frame::Passage { .. }
            | Frame::Escape { .. } => return None,
        })
    }
}

impl MageWars {
    /// Runs frames until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self) {
        for _ in 0..FRAMES_PER_ANSWER {
            if !self.asks.is_empty() || self.outcome.is_some() {
                return;
            }
            // Most windows open where nobody has anything to reveal.
            if let Some(Frame::Window(_)) = self.agenda.peek()
                && derive::board_index(self).hidden == 0
            {
                self.agenda.pop();
                continue;
            }
            match self.agenda.pop() {
                Some(frame) => self.run(frame),
                None => return self.broken("the agenda is empty"),
            }
            self.put_pending_first();
        }
        self.broken("the work does not end");
    }

    /// What a step set off runs next, in the order it happened, before anything the step put on the agenda.
    fn put_pending_first(&mut self) {
        // A question waits on top of its frame; what was set off before it was asked comes after the answer.
        if self.asks.is_empty() {
            while let Some(frame) = self.pending.pop() {
                self.agenda.push(frame);
            }
        }
    }

    /// A broken invariant: the game ends where it is, with its log kept, instead of going on wrongly.
    #[cold]
    pub(crate) fn broken(&mut self, what: &str) {
        // What follows from the first fault tells nothing.
        if self.fault.is_none() {
            let work: Vec<_> = self.agenda.iter().take(4).collect();
            self.fault = Some(format!("{what}; next: {work:?}"));
        }
        self.asks.clear();
        self.outcome = Some(kernel::Outcome {
            winners: Vec::new(),
            scores: vec![0; usize::from(self.seats)],
            lost: false,
        });
    }

    /// Procedures that frames often run are kept out of line: inlined here, every frame would pay for the stack and the
    /// registers of all of them.
    fn run(&mut self, frame: Frame) {
        match frame {
            Frame::ChooseInitiative(ChooseInitiative { seat }) => self.wait(frame, seat),
            Frame::Phase(phase) => self.run_phase(phase),
            Frame::Judge => self.judge(),
            Frame::RoundEnd(_) => self.run_round_end(),
            Frame::RoundEnds => self.fire(TriggerEvent::RoundEnds),
            Frame::Upkeep(upkeep) => self.run_upkeep(upkeep),
            Frame::Opportunity(opportunity) => self.run_opportunity(opportunity),
            Frame::Turn(turn) => self.run_turn(turn),
            Frame::ActionPhase(phase) => self.run_action_phase(phase),
            Frame::Cast { cast, step } => self.run_cast(cast, step),
            Frame::Arrival(arrival) => self.run_arrival(arrival),
            Frame::Run(run) => self.run_program(run),
            Frame::Triggers(triggers) => self.run_triggers(triggers),
            Frame::Move { movement, step } => self.run_move(movement, step),
            Frame::Passage { movement, wall, left } => self.run_passage(movement, wall, left),
            Frame::Push(push) => self.run_push(push),
            Frame::Attack { attack, step } => self.run_attack(attack, step),
            Frame::Intercept(intercept) => self.run_intercept(intercept),
            Frame::Watch(watch) => self.run_watch(watch),
            Frame::FollowUp(follow_up) => self.run_follow_up(follow_up),
            Frame::ZoneAttack(attack) => self.run_zone_attack(attack),
            Frame::Staunch(staunch) => self.run_staunch(staunch),
            Frame::Uproot(uproot) => self.run_uproot(uproot),
            Frame::OrbGift(gift) => self.run_orb_gift(gift),
            Frame::Escape { creature, marker, left } => self.run_escape(creature, marker, left),
            Frame::Ransom(ransom) => self.run_ransom(ransom),
            Frame::Plan(_) | Frame::Reroll(_) | Frame::Embers(_) => {
                self.broken("a question was passed over");
            }
            Frame::Window(window) => self.run_window(window),
        }
    }

    /// Keeps the frame for the answer and asks its question.
    fn wait(&mut self, frame: Frame, seat: Seat) {
        let Some((question, _)) = frame.row().map(Row::asks) else {
            return self.broken("a procedure without questions asks");
        };
        self.agenda.push(frame);
        self.ask(seat, question);
    }

    /// Takes a legal answer to the question of the innermost frame.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice) {
        // Everyone plans at once; the others go on undisturbed.
        if !self.is_planning() {
            self.asks.clear();
        }
        let frame = self.agenda.pop();
        match frame.as_ref().and_then(Frame::row) {
            Some(row) => row.take(self, seat, choice),
            None => self.broken("an answer came to a procedure that does not ask"),
        }
        self.put_pending_first();
        self.advance();
    }

    /// An answer was taken that no judgement allows.
    #[cold]
    fn wrong_answer(&mut self, choice: Choice) {
        self.broken(&format!("no such answer: {choice:?}"));
    }

    /// The row of the question a seat is asked.
    pub(crate) fn row(&self, seat: Seat) -> Option<&dyn Row> {
        kernel::Game::asked(self, seat).and_then(|_| self.agenda.peek()?.row())
    }
}
