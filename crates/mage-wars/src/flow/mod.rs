//! The rulebook's procedures, one module each. Work still to be done is an agenda of frames in the state; `advance` is
//! the only loop.

mod ability;
mod activation;
mod attack;
mod binding;
mod cast;
mod effect;
mod movement;
mod occasion;
mod plan;
mod push;
mod question;
mod quickcast;
mod reroll;
mod round;
mod trigger;
mod upkeep;
mod wall;
mod way;
mod window;

use kernel::{Log, Seat, agenda::FRAMES_PER_ANSWER};
use serde::{Deserialize, Serialize};

pub use activation::ActionPhase;
pub(crate) use attack::{ATTACK_DIE, EFFECT_DIE, face_sum};
pub use attack::{Attack, AttackStep, BarRef, Bonus, Forecast, Manner, Stop, ZoneAttack};
pub use cast::{
    Aim, Cast, CastStep, Detail, Extension, Fate, Manner as CastManner, Removal, Spell,
};
pub use effect::{Context, Decision, Run};
pub use movement::{MoveKind, MoveStep, Movement};
pub use occasion::Occasion;
pub(crate) use plan::room;
pub use question::{Choice, Question};
pub use reroll::{Reroll, RerollDice};
pub use round::Phase;
pub use trigger::Triggered;
pub use upkeep::{UpkeepKind, UpkeepTask};
pub use way::Way;
pub use window::{Moment, Window};

use crate::{
    cards::CardId,
    derive,
    event::Event,
    state::{MageWars, ObjectId},
};

/// Work still to be done. Frames are rulebook procedures; a card never adds one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// The winner of the initiative roll decides who begins.
    ChooseInitiative {
        seat: Seat,
    },
    Phase(Phase),
    /// The end of a phase or Action Phase, where the game can be won (MW-ROUND-10).
    Judge,
    /// What the Upkeep Phase still holds.
    Upkeep {
        tasks: Vec<UpkeepTask>,
    },
    /// Whose upkeep event comes next, and then which.
    UpkeepOf {
        seat: Seat,
        tasks: Vec<UpkeepTask>,
    },
    PayUpkeep {
        object: ObjectId,
        cost: u8,
    },
    /// Everyone chooses spells.
    Plan,
    /// A seat may cast with its spawnpoints.
    Deploy {
        seat: Seat,
    },
    /// A seat's opportunity in a Quickcast Phase.
    Quickcast {
        seat: Seat,
    },
    /// A seat's opportunity before or after a friendly Action Phase.
    Around {
        seat: Seat,
    },
    /// A turn of the Action Stage; bound when something was done that must come directly before an Action Phase.
    Turn {
        seat: Seat,
        bound: bool,
    },
    /// A creature is activated, after teammates had their opportunity.
    Activate {
        creature: ObjectId,
    },
    /// A spell that is being declared.
    Declare(Cast),
    Cast {
        cast: Cast,
        step: CastStep,
    },
    /// Of two rings the wearer gives one back for a third.
    ReplaceRing {
        mage: ObjectId,
        card: CardId,
        owner: Seat,
        wearer: Seat,
    },
    /// A wall that may be extended.
    Extend(Extension),
    /// Its controller may bind a spell to it.
    Bind {
        object: ObjectId,
    },
    /// Words of a card that are being executed.
    Run(Run),
    /// Abilities that were set off together.
    Triggers {
        waiting: Vec<Triggered>,
    },
    Trigger(Triggered),
    ActionPhase(ActionPhase),
    /// MW-ACTION-15: what happens at the end of an Action Phase.
    EndActionPhase {
        creature: ObjectId,
    },
    Move {
        movement: Movement,
        step: MoveStep,
    },
    /// The attacks of a wall on a creature that goes through, as many as are left (MW-WALL-10).
    Passage {
        movement: Movement,
        wall: ObjectId,
        left: u8,
    },
    /// A push by this source; its controller chooses where several ways lead away.
    Push {
        who: ObjectId,
        source: ObjectId,
    },
    Attack {
        attack: Attack,
        step: AttackStep,
    },
    ZoneAttack(ZoneAttack),
    /// A further melee attack that an effect granted.
    ExtraAttack {
        attacker: ObjectId,
        defender: ObjectId,
    },
    /// An attack that goes on from its last target.
    Jump {
        attack: Attack,
    },
    /// The second attack of Sweeping.
    Sweep {
        attacker: ObjectId,
        attack: Attack,
    },
    /// The defender may strike back.
    Counterstrike {
        attacker: ObjectId,
        defender: ObjectId,
    },
    /// MW-ATTACK-S09-02: the end of the Counterstrike Step.
    LoseGuard {
        defender: ObjectId,
    },
    /// Escape rolls still to be made.
    Escape {
        creature: ObjectId,
        left: u8,
    },
    /// A roll that may be made again.
    Reroll(Reroll),
    Window(Window),
}

impl MageWars {
    /// Runs frames until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        for _ in 0..FRAMES_PER_ANSWER {
            if !self.asks.is_empty() || self.outcome.is_some() {
                return;
            }
            // Most windows open where nobody has anything to reveal.
            if let Some(Frame::Window(_)) = self.agenda.peek()
                && derive::bearings(self).hidden == 0
            {
                self.agenda.pop();
                continue;
            }
            match self.agenda.pop() {
                Some(frame) => self.run(frame, log),
                None => return self.stop("the agenda is empty"),
            }
            self.put_pending_first();
        }
        self.stop("the work does not end");
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

    /// A broken invariant: the game stops where it is instead of hanging.
    fn stop(&mut self, fault: &str) {
        let work: Vec<_> = self.agenda.iter().take(4).collect();
        self.fault = Some(format!("{fault}; next: {work:?}"));
        self.asks.clear();
        self.outcome =
            Some(kernel::Outcome { winners: Vec::new(), scores: vec![0; usize::from(self.seats)] });
    }

    /// Procedures that frames often run are kept out of line: inlined here, every frame would pay for the stack and the
    /// registers of all of them.
    fn run(&mut self, frame: Frame, log: &mut Log<Event>) {
        match frame {
            Frame::ChooseInitiative { seat } => self.wait(frame, seat, Question::Initiative),
            Frame::Phase(phase) => self.run_phase(phase, log),
            Frame::Judge => self.judge(log),
            Frame::Upkeep { tasks } => self.run_upkeep(tasks, log),
            Frame::UpkeepOf { seat, tasks } => self.run_upkeep_of(seat, tasks, log),
            Frame::PayUpkeep { object, cost } => self.ask_for_upkeep(object, cost, log),
            Frame::Deploy { seat } => self.run_deployment(seat),
            Frame::Quickcast { seat } => self.run_quickcast(seat),
            Frame::Around { seat } => self.run_around(seat),
            Frame::Activate { creature } => self.begin_action_phase(creature, log),
            Frame::Declare(cast) => self.run_declare(cast),
            Frame::Cast { cast, step } => self.run_cast(cast, step, log),
            Frame::ReplaceRing { wearer, mage, .. } => {
                self.wait(frame, wearer, Question::ReplaceRing { mage });
            }
            Frame::Extend(wall) => self.run_extension(wall),
            Frame::Bind { object } => self.run_binding(object),
            Frame::Run(run) => self.run_program(run, log),
            Frame::Triggers { waiting } => self.run_triggers(waiting, log),
            Frame::Trigger(triggered) => self.run_trigger(triggered, log),
            Frame::ZoneAttack(attack) => self.run_zone_attack(attack, log),
            Frame::ExtraAttack { attacker, defender } => {
                self.offer_extra_attack(attacker, defender);
            }
            Frame::Jump { attack } => self.offer_jump(attack),
            Frame::Turn { seat, bound } => self.run_turn(seat, bound),
            Frame::ActionPhase(phase) => self.run_action_phase(phase),
            Frame::EndActionPhase { creature } => self.end_action_phase(creature, log),
            Frame::Move { movement, step } => self.run_move(movement, step, log),
            Frame::Passage { movement, wall, left } => self.run_passage(movement, wall, left, log),
            Frame::Push { who, source } => self.run_push(who, source),
            Frame::Attack { attack, step } => self.run_attack(attack, step, log),
            Frame::Sweep { attacker, attack } => {
                self.offer_sweep(Frame::Sweep { attacker, attack }, attacker, attack);
            }
            Frame::Counterstrike { attacker, defender } => {
                let frame = Frame::Counterstrike { attacker, defender };
                self.offer_counterstrike(frame, attacker, defender);
            }
            Frame::LoseGuard { defender } => self.remove_guard(defender, log),
            Frame::Escape { creature, left } => self.run_escape(creature, left, log),
            // Only ever put there with their questions.
            Frame::Plan | Frame::Reroll(_) => (),
            Frame::Window(window) => self.run_window(window),
        }
    }

    /// Keeps the frame for the answer and asks.
    fn wait(&mut self, frame: Frame, seat: Seat, question: Question) {
        self.agenda.push(frame);
        self.ask(seat, question);
    }

    /// Takes a legal answer to the question of the innermost frame.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        if self.is_planning() {
            self.take_plan(seat, choice, log);
            return self.advance(log);
        }
        self.asks.clear();
        let Some(frame) = self.agenda.pop() else { return };
        match frame {
            Frame::Deploy { .. } | Frame::Quickcast { .. } | Frame::Around { .. } => {
                self.take_spell_moment(frame, seat, choice, log);
            }
            Frame::Declare(cast) => self.take_detail(cast, choice),
            Frame::ReplaceRing { mage, card, owner, .. } => {
                if let Choice::Pick(old) = choice {
                    self.return_to_book(old, log);
                    self.wear(card, owner, mage, None, log);
                }
            }
            Frame::Extend(wall) => self.take_extension(wall, choice, log),
            Frame::Bind { object } => self.take_binding(object, choice),
            Frame::Run(run) => self.take_decision(run, choice, log),
            Frame::Triggers { waiting } => self.take_order(waiting, choice),
            Frame::Trigger(triggered) => self.take_trigger(triggered, choice, log),
            Frame::ZoneAttack(attack) => self.take_zone_order(attack, choice),
            Frame::ExtraAttack { attacker, defender } => {
                self.take_extra_attack(attacker, defender, choice);
            }
            Frame::Jump { attack } => self.take_jump(attack, choice),
            Frame::ChooseInitiative { .. } => {
                if let Choice::Initiative(holder) = choice {
                    self.hand_initiative(holder, log);
                }
            }
            Frame::Upkeep { tasks } => self.take_upkeep_seat(tasks, choice),
            Frame::UpkeepOf { tasks, .. } => self.take_upkeep(tasks, choice, log),
            Frame::PayUpkeep { object, cost } => {
                self.take_upkeep_payment(object, cost, choice, log);
            }
            Frame::Turn { bound, .. } => self.take_turn(seat, bound, choice, log),
            Frame::ActionPhase(phase) => self.take_action(phase, choice, log),
            Frame::Push { who, .. } => self.take_push(who, choice),
            Frame::Attack { attack, .. } => self.take_defense(attack, choice, log),
            Frame::Sweep { attack, .. } => self.take_sweep(attack, choice),
            Frame::Counterstrike { attacker, defender } => {
                self.take_counterstrike(attacker, defender, choice);
            }
            Frame::Reroll(reroll) => self.take_reroll(reroll, choice, log),
            Frame::Window(window) => self.take_in_window(window, choice, log),
            // These never wait for an answer.
            Frame::Phase(_)
            | Frame::Judge
            | Frame::Plan
            | Frame::Activate { .. }
            | Frame::Escape { .. }
            | Frame::Cast { .. }
            | Frame::EndActionPhase { .. }
            | Frame::Move { .. }
            | Frame::Passage { .. }
            | Frame::LoseGuard { .. } => (),
        }
        self.put_pending_first();
        self.advance(log);
    }
}
