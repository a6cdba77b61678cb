//! Procedures as the rulebook names them, and the one loop that runs them.
//!
//! Each module holds what its procedure does, what it allows (`may_…`), and the rows of what it asks (`legal::Row`).

pub mod combat;
pub(crate) mod duel;
pub mod dummy;
pub(crate) mod effect;
pub mod end_of_turn;
pub mod exploring;
pub mod interaction;
pub mod joint_assault;
pub(crate) mod lasting;
pub mod level_up;
pub mod movement;
pub(crate) mod out_of_turn;
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
use kernel::{Seat, agenda::FRAMES_PER_ANSWER};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Color, SkillId, UnitId},
    state::{MageKnight, Question, Run},
};

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// The next step of a round.
    Round(round::Step),
    /// The next step of a turn.
    Turn { seat: Seat, step: turn::Step },
    /// The next step before a combat.
    Combat { seat: Seat, step: combat::Step },
    /// The next step of the end of a turn.
    EndOfTurn { seat: Seat, step: end_of_turn::Step },
    /// MK-DUMMY-07
    DummyTurn,
    /// An effect is being carried out.
    Run { seat: Seat, run: Run },
    /// A Unit comes, if there is room for it: whether nothing is paid for it, and (MK-SKILL-14) whether the Skill that
    /// serves as a Command token leads it, once that is decided.
    GainUnit { seat: Seat, unit: UnitId, free: bool, bonded: Option<bool> },
    /// A reward is being taken.
    Reward { seat: Seat, taking: rewards::Taking },
    /// Skills were revealed to choose from.
    LevelUp { seat: Seat, shown: ArrayVec<SkillId, 2> },
    /// The next step of a joint assault.
    Joint,
    /// The next step of a combat of heroes.
    Duel,
    /// A card of this colour is given up, or the hand shown.
    GiveUp { seat: Seat, color: Color },
    /// Something is chosen, if there is anything to choose from.
    Choose { seat: Seat, question: Question },
    /// An Advanced Action comes with a Skill.
    SkillCard { seat: Seat, lowest: bool },
    /// Whether what ends the scenario has come about.
    CheckEnd,
    /// What special rules do between two rounds.
    RoundOver,
    /// MK-VARIANT-DRAFT-01: everybody keeps a card.
    Draft,
    /// MK-VARIANT-DRAFT-01: the other cards are passed.
    PassDraft,
    /// MK-VARIANT-UPGRADE-03: who is next to upgrade.
    Upgrade,
    /// MK-SCEN-RETURN-08: each team chooses a hero.
    ChooseOne,
    /// MK-VARIANT-AUCTION-01: the next step of the auction of heroes.
    Auction,
}

impl MageKnight {
    /// Whether somebody is asked or the game is over.
    fn is_waiting(&self) -> bool {
        !self.asks.is_empty() || self.is_over()
    }

    /// Runs until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self) {
        for _ in 0..FRAMES_PER_ANSWER {
            if self.fault.is_some() {
                return self.asks.clear();
            }
            if self.is_waiting() {
                return;
            }
            match self.agenda.pop() {
                Some(frame) => self.run(frame),
                None => self.broken("nobody is asked and nothing is left to do"),
            }
        }
        self.broken("one answer led to work without end");
    }

    /// Whether nothing can happen any more.
    pub(crate) fn is_over(&self) -> bool {
        self.over || self.fault.is_some()
    }

    /// Asks, where there is a choice; what is the only answer is taken. Says whether there was any.
    fn choose(&mut self, seat: Seat, question: Question) -> bool {
        let mut options = Vec::new();
        question.row().options(self, seat, &mut options);
        match options[..] {
            [] => (),
            [only] => question.row().take(self, seat, only),
            _ => self.ask(seat, question),
        }
        !options.is_empty()
    }

    /// Does what is next. Not part of the loop, so that what a rare frame needs is not made ready for every answer.
    #[inline(never)]
    fn run(&mut self, frame: Frame) {
        match frame {
            Frame::Round(step) => round::run(self, step),
            Frame::Turn { seat, step } => turn::run(self, seat, step),
            Frame::Combat { seat, step } => combat::run(self, seat, step),
            Frame::EndOfTurn { seat, step } => end_of_turn::run(self, seat, step),
            Frame::DummyTurn => dummy::run(self),
            Frame::Run { seat, run } => effect::run(self, seat, run),
            Frame::GainUnit { seat, unit, free, bonded } => {
                recruiting::gain_unit(self, seat, unit, free, bonded);
            }
            Frame::Reward { seat, taking } => rewards::run(self, seat, taking),
            Frame::LevelUp { .. } => self.broken("a level without a Skill"),
            Frame::Duel => duel::run(self),
            Frame::Joint => joint_assault::run(self),
            Frame::GiveUp { seat, color } => effect::give_up(self, seat, color),
            Frame::Choose { seat, question } => _ = self.choose(seat, question),
            Frame::SkillCard { seat, lowest } => level_up::choose_card(self, seat, lowest),
            Frame::CheckEnd => scenario::check_end(self),
            Frame::RoundOver => variants::round_over(self),
            Frame::Draft => variants::draft::go_on(self),
            Frame::PassDraft => variants::draft::pass(self),
            Frame::Upgrade => variants::upgrade::go_on(self),
            Frame::ChooseOne => variants::portal::choose(self),
            Frame::Auction => variants::auction::go_on(self),
        }
    }
}
