//! The rulebook's procedures, one module each. Work still to be done is an agenda of frames in the state; `advance` is
//! the only loop.

mod activation;
mod attack;
mod movement;
mod push;
mod question;
mod round;
mod upkeep;
mod wall;
mod window;

use kernel::{Log, Seat, agenda::FRAMES_PER_ANSWER};
use serde::{Deserialize, Serialize};

pub use activation::ActionPhase;
pub(crate) use attack::{ATTACK_DIE, EFFECT_DIE};
pub use attack::{Attack, AttackStep, BarRef, Bonus, Manner};
pub use movement::{MoveStep, Movement};
pub use question::{Choice, Question};
pub use round::Phase;
pub use upkeep::{UpkeepKind, UpkeepTask};
pub use window::{Moment, Window};

use crate::{
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
    /// A turn of the Action Stage.
    Turn {
        seat: Seat,
    },
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
    Window(Window),
}

impl MageWars {
    /// Runs frames until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        for _ in 0..FRAMES_PER_ANSWER {
            if !self.asks.is_empty() || self.outcome.is_some() {
                return;
            }
            match self.agenda.pop() {
                Some(frame) => self.run(frame, log),
                None => return self.stop("the agenda is empty"),
            }
        }
        self.stop("the work does not end");
    }

    /// A broken invariant: the game stops where it is instead of hanging.
    fn stop(&mut self, fault: &str) {
        let work: Vec<_> = self.agenda.iter().take(4).collect();
        self.fault = Some(format!("{fault}; next: {work:?}"));
        self.asks.clear();
        self.outcome =
            Some(kernel::Outcome { winners: Vec::new(), scores: vec![0; usize::from(self.seats)] });
    }

    fn run(&mut self, frame: Frame, log: &mut Log<Event>) {
        match frame {
            Frame::ChooseInitiative { seat } => self.wait(frame, seat, Question::Initiative),
            Frame::Phase(phase) => self.run_phase(phase, log),
            Frame::Judge => self.judge(log),
            Frame::Upkeep { tasks } => self.run_upkeep(tasks, log),
            Frame::UpkeepOf { seat, tasks } => self.run_upkeep_of(seat, tasks, log),
            Frame::PayUpkeep { object, cost } => self.ask_for_upkeep(object, cost, log),
            Frame::Turn { seat } => self.run_turn(seat),
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
        self.asks.clear();
        let Some(frame) = self.agenda.pop() else { return };
        match frame {
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
            Frame::Turn { .. } => self.take_turn(seat, choice, log),
            Frame::ActionPhase(phase) => self.take_action(phase, choice, log),
            Frame::Push { who, .. } => self.take_push(who, choice),
            Frame::Attack { attack, .. } => self.take_defense(attack, choice, log),
            Frame::Sweep { attack, .. } => self.take_sweep(attack, choice),
            Frame::Counterstrike { attacker, defender } => {
                self.take_counterstrike(attacker, defender, choice);
            }
            Frame::Window(window) => self.take_in_window(window, choice, log),
            // These never wait for an answer.
            Frame::Phase(_)
            | Frame::Judge
            | Frame::EndActionPhase { .. }
            | Frame::Move { .. }
            | Frame::Passage { .. }
            | Frame::LoseGuard { .. } => (),
        }
        self.advance(log);
    }
}
