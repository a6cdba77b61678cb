//! Procedures as the rulebook names them, and the one loop that runs them.
//!
//! Each module holds what its procedure does and what it allows: `legality` is assembled from their `may_…` functions.

mod acts;
pub mod combat;
mod duel;
pub mod dummy;
pub(crate) mod effect;
pub mod end_of_turn;
pub mod exploring;
pub mod interaction;
mod joint;
mod lasting;
pub mod level_up;
pub mod movement;
pub mod playing;
pub mod resting;
pub mod rewards;
pub mod round;
pub mod scenario;
pub mod score;
pub mod skills;
pub mod special;
pub mod tactics;
pub mod turn;

use arrayvec::ArrayVec;
use kernel::{Log, Refusal, Seat, agenda::FRAMES_PER_ANSWER};
use rules::mk;
use serde::{Deserialize, Serialize};

use crate::{
    content::{Color, SkillId, UnitId},
    state::{Choice, Event, MageKnight, Playing, Question, event::Whither},
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
    Playing {
        seat: Seat,
        playing: Playing,
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
    Special(special::Work),
}

impl MageKnight {
    /// Whether somebody is asked or the game is over.
    fn is_waiting(&self) -> bool {
        self.over || !self.asks.is_empty() || self.fault.is_some()
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

    /// Does what is next. Not part of the loop, so that what a rare frame needs is not made ready for every answer.
    #[inline(never)]
    fn run(&mut self, frame: Frame, log: &mut Log<Event>) {
        match frame {
            Frame::Round(step) => round::run(self, step, log),
            Frame::Turn { seat, step } => turn::run(self, seat, step, log),
            Frame::Combat { seat, step } => combat::run(self, seat, step, log),
            Frame::EndOfTurn { seat, step } => end_of_turn::run(self, seat, step, log),
            Frame::DummyTurn => dummy::run(self, log),
            Frame::Playing { seat, playing } => effect::run(self, seat, playing, log),
            Frame::GainUnit { seat, unit, free, bonded } => {
                interaction::gain_unit(self, seat, unit, free, bonded, log);
            }
            Frame::Reward { seat, taking } => rewards::run(self, seat, taking, log),
            Frame::LevelUp { .. } => self.broken("a level without a Skill"),
            Frame::Duel => duel::run(self, log),
            Frame::Joint => joint::run(self, log),
            Frame::GiveUp { seat, color } => effect::give_up(self, seat, color, log),
            Frame::SkillCard { seat, lowest } => level_up::choose_card(self, seat, lowest),
            Frame::Special(work) => special::run(self, work, log),
        }
    }
}

/// An answer to another question.
fn misplaced() -> Result<(), Refusal> {
    Err(Refusal::new(mk::TURN_13, "mk-refusal-not-asked-for"))
}

/// Whether the asked seat may answer this.
pub(crate) fn legality(
    game: &MageKnight,
    seat: Seat,
    question: Question,
    choice: Choice,
) -> Result<(), Refusal> {
    match (question, choice) {
        (Question::Tactic, Choice::Tactic { tactic }) => tactics::may_take(game, tactic),
        (Question::Act, _) => turn::may_act(game, seat, choice),
        (Question::Pick, Choice::Pick { option }) => effect::may_pick(game, seat, option),
        (Question::Pay, Choice::Pay { .. }) => effect::may_pay(game, seat, choice),
        (Question::Effect, _) => effect::may_answer_effect(game, seat, choice),
        (Question::Join, Choice::Challenge { spaces }) => combat::may_join(game, seat, spaces),
        (
            Question::Join
            | Question::EmptyDeck
            | Question::ReturnCard { .. }
            | Question::RemoveWounds
            | Question::KeepBanner { .. }
            | Question::Lead { .. }
            // MK-ENDTURN-15: a Unit need not come.
            | Question::Disband { .. },
            Choice::Decline,
        )
        | (
            Question::EmptyDeck
            | Question::ReturnCard { .. }
            | Question::RemoveWounds
            | Question::Lead { .. }
            | Question::KeepBanner { .. },
            Choice::Accept,
        ) => Ok(()),
        // MK-ENDTURN-16
        (Question::Claim, Choice::Decline) => rewards::may_postpone(game),
        (Question::Glade, _) => end_of_turn::may_use_glade(game, seat, choice),
        (Question::Claim, Choice::Claim { reward }) => rewards::may_claim(game, reward),
        (Question::Reward { reward }, _) => rewards::may_take(game, reward, choice),
        (Question::Disband { .. }, Choice::Unit { unit }) => {
            interaction::may_disband(game, seat, unit)
        }
        (Question::Skill, _) => level_up::may_take(game, seat, choice),
        (Question::SkillCard { lowest }, _) => level_up::may_take_card(game, lowest, choice),
        (Question::RemoveTactic, Choice::Tactic { tactic }) => tactics::may_remove(game, tactic),
        (Question::Joint, _) => joint::may_answer(game, seat, choice),
        (Question::Attend, _) => duel::may_attend(game, seat, choice),
        (Question::Hit, _) => duel::units::may_hit(game, choice),
        (Question::Assign, _) => duel::may_assign(game, choice),
        (Question::ShownColor, _) => lasting::may_take_shown(game, choice),
        (Question::GiveUp { color }, _) => effect::may_give_up(game, seat, color, choice),
        (Question::Special(asked), _) => special::legality(game, seat, asked, choice),
        (Question::DiscardBeforeDrawing { .. }, Choice::Discard { card }) => {
            end_of_turn::may_discard(game, seat, card)
        }
        (Question::DiscardBeforeDrawing { must }, Choice::Draw) => end_of_turn::may_draw(must),
        // MK-RULING-33
        (Question::DiscardBeforeDrawing { .. } | Question::Tactic, Choice::Plunder) => {
            Err(Refusal::new(mk::RULING_33, "mk-refusal-between-turns"))
        }
        (
            Question::DiscardBeforeDrawing { .. } | Question::Tactic,
            Choice::UseSkill { skill },
        ) if skills::is_motivation(skill) => {
            Err(Refusal::new(mk::RULING_33, "mk-refusal-between-turns"))
        }
        (Question::DiscardBeforeDrawing { .. }, _) => {
            Err(Refusal::new(mk::TURN_22, "mk-refusal-turn-ended"))
        }
        (
            Question::Tactic
            | Question::RemoveTactic
            | Question::Pick
            | Question::Pay
            | Question::Join
            | Question::EmptyDeck
            | Question::ReturnCard { .. }
            | Question::RemoveWounds
            | Question::Claim
            | Question::Disband { .. }
            | Question::Lead { .. }
            | Question::KeepBanner { .. },
            _,
        ) => misplaced(),
    }
}

/// Answers somebody might think of: all legal ones, and those a player may wonder about.
pub(crate) fn candidates(game: &MageKnight, seat: Seat, question: Question, out: &mut Vec<Choice>) {
    match question {
        Question::Tactic => {
            out.extend(crate::content::TacticId::all().map(|tactic| Choice::Tactic { tactic }));
            out_of_turn_candidates(game, seat, out);
        }
        Question::Act => acts::candidates(game, seat, out),
        Question::Pick => {
            let options = effect::current(game)
                .and_then(|playing| effect::parts::parts(game, seat, playing).err());
            let options = options.map_or(0, |undecided| undecided.options);
            out.extend((0..options).map(|option| Choice::Pick { option }));
        }
        Question::Pay => effect::pay_candidates(game, seat, out),
        Question::Effect => effect::effect_candidates(game, seat, out),
        Question::Join => combat::join_candidates(game, seat, out),
        Question::EmptyDeck
        | Question::ReturnCard { .. }
        | Question::RemoveWounds
        | Question::Lead { .. }
        | Question::Joint
        | Question::KeepBanner { .. } => out.extend([Choice::Accept, Choice::Decline]),
        Question::Glade => out.extend([Choice::Heal, Choice::Bottom, Choice::Decline]),
        Question::Claim => {
            for (at, reward) in game.turn.rewards.iter().enumerate() {
                if !game.turn.rewards[..at].contains(reward) {
                    out.push(Choice::Claim { reward: *reward });
                }
            }
            out.push(Choice::Decline);
        }
        Question::Reward { reward } => rewards::candidates(game, reward, out),
        Question::Disband { .. } => {
            let units = game.player(seat).units.len() as u8;
            out.extend((0..units).map(|unit| Choice::Unit { unit }));
            out.push(Choice::Decline);
        }
        Question::Skill => level_up::candidates(game, seat, out),
        Question::SkillCard { .. } => {
            out.extend(game.offers.advanced.iter().map(|card| Choice::Card { card: *card }));
        }
        Question::RemoveTactic => {
            out.extend(tactics::removable(game).map(|tactic| Choice::Tactic { tactic }));
        }
        Question::Attend => duel::attend_candidates(game, seat, out),
        Question::Hit => duel::units::hit_candidates(game, out),
        Question::Assign => duel::assign_candidates(game, out),
        Question::ShownColor => lasting::shown_candidates(game, out),
        Question::GiveUp { color } => effect::give_up_candidates(game, seat, color, out),
        Question::Special(asked) => special::candidates(game, seat, asked, out),
        Question::DiscardBeforeDrawing { .. } => {
            let cards = game.player(seat).kinds_in_hand();
            out.extend(cards.map(|card| Choice::Discard { card }));
            out.push(Choice::Draw);
            out_of_turn_candidates(game, seat, out);
        }
    }
}

/// All legal answers: the candidates that pass the judgement, in their order, with what many of them share judged once.
pub(crate) fn options(game: &MageKnight, seat: Seat, question: Question, out: &mut Vec<Choice>) {
    match question {
        Question::Act => acts::options(game, seat, out),
        Question::Pick => effect::pick_options(game, seat, out),
        Question::Pay => effect::pay_options(game, seat, out),
        // An answer fits the effect if it is one of these.
        Question::Effect => effect::effect_candidates(game, seat, out),
        // MK-RULING-33: what may be used between turns may not be used here.
        Question::Tactic => {
            out.extend(tactics::available(game).map(|tactic| Choice::Tactic { tactic }));
        }
        Question::DiscardBeforeDrawing { must } => {
            end_of_turn::discard_options(game, seat, must, out);
        }
        Question::Join
        | Question::EmptyDeck
        | Question::ReturnCard { .. }
        | Question::RemoveWounds
        | Question::Lead { .. }
        | Question::Joint
        | Question::KeepBanner { .. }
        | Question::Glade
        | Question::Claim
        | Question::Reward { .. }
        | Question::Disband { .. }
        | Question::Skill
        | Question::SkillCard { .. }
        | Question::RemoveTactic
        | Question::Attend
        | Question::Hit
        | Question::Assign
        | Question::ShownColor
        | Question::GiveUp { .. }
        | Question::Special(_) => {
            candidates(game, seat, question, out);
            out.retain(|choice| legality(game, seat, question, *choice).is_ok());
        }
    }
}

/// What may be used between turns, but not at any time there (MK-RULING-33).
fn out_of_turn_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let player = game.player(seat);
    if game.space(player.at).and_then(|space| space.site) == Some(crate::content::Site::Village) {
        out.push(Choice::Plunder);
    }
    let skills = player.skills.iter().map(|skill| skill.skill);
    let motivations = skills.filter(|skill| skills::is_motivation(*skill));
    out.extend(motivations.map(|skill| Choice::UseSkill { skill }));
}

/// Takes a legal answer to a question.
pub(crate) fn take(
    game: &mut MageKnight,
    seat: Seat,
    question: Question,
    choice: Choice,
    log: &mut Log<Event>,
) {
    match (question, choice) {
        (Question::Tactic, Choice::Tactic { tactic }) => tactics::take(game, seat, tactic, log),
        (Question::Act, _) => turn::act(game, seat, choice, log),
        (Question::Pick, Choice::Pick { option }) => effect::pick(game, seat, option),
        (Question::Pay, Choice::Pay { from, color }) => effect::pay(game, seat, from, color, log),
        (Question::Effect, _) => effect::answer_effect(game, seat, choice, log),
        (Question::Join, Choice::Challenge { spaces }) => combat::join(game, seat, spaces),
        (Question::Join, _) => combat::join(game, seat, 0),
        (Question::EmptyDeck, Choice::Accept) => {
            let step = end_of_turn::Step::Draw;
            game.agenda.push(Frame::EndOfTurn { seat, step });
            tactics::use_tactic(game, seat, log);
        }
        (Question::EmptyDeck, _) => {
            let step = end_of_turn::Step::Over;
            game.agenda.push(Frame::EndOfTurn { seat, step });
        }
        (Question::Glade, _) => end_of_turn::use_glade(game, seat, choice, log),
        (Question::ReturnCard { card, top }, Choice::Accept) => {
            end_of_turn::return_card(game, seat, card, top, log);
        }
        (Question::RemoveWounds, Choice::Accept) => end_of_turn::remove_wounds(game, seat, log),
        (Question::Claim, Choice::Claim { reward }) => rewards::claim(game, seat, reward, log),
        (Question::Claim, _) => rewards::postpone(game, seat),
        (Question::Lead { .. }, choice) => interaction::lead(game, choice == Choice::Accept),
        (Question::Reward { .. }, _) => rewards::take(game, seat, choice, log),
        (Question::Disband { .. }, Choice::Unit { unit }) => game.disband(seat, unit, log),
        (Question::Disband { .. }, _) => {
            game.agenda.pop();
        }
        (Question::Skill, _) => level_up::take(game, seat, choice, log),
        (Question::SkillCard { .. }, _) => level_up::take_card(game, seat, choice, log),
        (Question::KeepBanner { unit }, Choice::Decline) => {
            let banner = game
                .player_mut(seat)
                .units
                .get_mut(usize::from(unit))
                .and_then(|state| state.banner.take());
            if let Some(card) = banner {
                game.gain_card(seat, card, Whither::Discard, log);
            }
        }
        (Question::RemoveTactic, Choice::Tactic { tactic }) => tactics::remove(game, tactic, log),
        (Question::Joint, _) => joint::answer(game, seat, choice, log),
        (Question::Attend, _) => duel::attend(game, seat, choice, log),
        (Question::Hit, _) => duel::units::take_hit(game, seat, choice, log),
        (Question::Assign, _) => duel::assign(game, seat, choice, log),
        (Question::ShownColor, _) => lasting::take_shown(game, seat, choice, log),
        (Question::GiveUp { .. }, Choice::Card { card }) => effect::give(game, seat, card, log),
        (Question::Special(asked), _) => special::take(game, seat, asked, choice, log),
        (Question::DiscardBeforeDrawing { .. }, _) => end_of_turn::answer(game, seat, choice, log),
        _ => (), // Nothing is done.
    }
}
