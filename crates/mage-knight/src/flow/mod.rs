//! Procedures as the rulebook names them, and the one loop that runs them.
//!
//! Each module holds what its procedure does, what it allows (`may_…`), and the rows of what it asks (`legal::Row`).

pub mod combat;
pub(crate) mod duel;
pub mod dummy;
pub(crate) mod effect;
pub mod effect_questions;
pub mod end_of_turn;
pub mod exploring;
pub mod interaction;
mod joint_assault;
mod lasting;
pub mod level_up;
pub mod movement;
pub mod playing;
pub mod recruiting;
pub mod resting;
pub mod rewards;
pub mod round;
pub mod scenario;
pub mod score;
pub mod skills;
pub mod tactics;
pub mod turn;
mod turn_options;
pub mod variants;
pub mod yes_no;

use arrayvec::ArrayVec;
use kernel::{Log, Seat, agenda::FRAMES_PER_ANSWER};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Color, SkillId, UnitId},
    state::{Event, MageKnight, Run},
};

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Round(round::Step),
    Turn {
        seat: Seat,
        step: turn::Step,
    },
    Combat {
        seat: Seat,
        step: combat::Step,
    },
    EndOfTurn {
        seat: Seat,
        step: end_of_turn::Step,
    },
    DummyTurn,
    /// An effect is being carried out.
    Run {
        seat: Seat,
        run: Run,
    },
    /// A Unit comes, if there is room for it.
    GainUnit {
        seat: Seat,
        unit: UnitId,
        /// Nothing is paid for it.
        free: bool,
        /// MK-SKILL-14: whether the Skill that serves as a Command token leads it, once that is decided.
        bonded: Option<bool>,
    },
    /// A reward is being taken.
    Reward {
        seat: Seat,
        taking: rewards::Taking,
    },
    /// Skills were revealed to choose of.
    LevelUp {
        seat: Seat,
        shown: ArrayVec<SkillId, 2>,
    },
    /// The next step of a joint assault.
    Joint,
    /// The next step of a combat of heroes.
    Duel,
    /// A card of this colour is given up, or the hand shown.
    GiveUp {
        seat: Seat,
        color: Color,
    },
    /// An Advanced Action comes with a Skill.
    SkillCard {
        seat: Seat,
        lowest: bool,
    },
    /// A special rule or variant has something to do.
    Variant(variants::VariantStep),
}

impl MageKnight {
    /// Whether somebody is asked or the game is over.
    fn is_waiting(&self) -> bool {
        !self.asks.is_empty() || self.is_over()
    }

    /// Runs until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        for _ in 0..FRAMES_PER_ANSWER {
            if self.fault.is_some() {
                return self.asks.clear();
            }
            if self.is_waiting() {
                return;
            }
            match self.agenda.pop() {
                Some(frame) => self.run(frame, log),
                None => self.broken("nobody is asked and nothing is left to do"),
            }
        }
        self.broken("one answer led to work without end");
    }

    /// Whether nothing can happen any more.
    pub(crate) fn is_over(&self) -> bool {
        self.over || self.fault.is_some()
    }

    /// Does what is next. Not part of the loop, so that what a rare frame needs is not made ready for every answer.
    #[inline(never)]
    fn run(&mut self, frame: Frame, log: &mut Log<Event>) {
        match frame {
            Frame::Round(step) => round::run(self, step, log),
            Frame::Turn { seat, step } => turn::run(self, seat, step, log),
            Frame::Combat { seat, step } => combat::run(self, seat, step, log),
            Frame::EndOfTurn { seat, step } => end_of_turn::run(self, seat, step, log),
            Frame::DummyTurn => dummy::run(self, log),
            Frame::Run { seat, run } => effect::run(self, seat, run, log),
            Frame::GainUnit { seat, unit, free, bonded } => {
                recruiting::gain_unit(self, seat, unit, free, bonded, log);
            }
            Frame::Reward { seat, taking } => rewards::run(self, seat, taking, log),
            Frame::LevelUp { .. } => self.broken("a level without a Skill"),
            Frame::Duel => duel::run(self, log),
            Frame::Joint => joint_assault::run(self, log),
            Frame::GiveUp { seat, color } => effect::give_up(self, seat, color, log),
            Frame::SkillCard { seat, lowest } => level_up::choose_card(self, seat, lowest),
            Frame::Variant(step) => variants::run(self, step, log),
        }
    }
}
