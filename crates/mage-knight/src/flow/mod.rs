//! Procedures as the rulebook names them, and the one loop that runs them.
//!
//! Each module holds what its procedure does and what it allows: `legality` is assembled from their `may_…` functions.

pub mod end_of_turn;
pub mod exploring;
pub mod movement;
pub mod playing;
pub mod resting;
pub mod round;
pub mod turn;

use kernel::{Log, Refusal, Seat, agenda::FRAMES_PER_ANSWER};
use rules::mk;
use serde::{Deserialize, Serialize};

use crate::state::{Choice, Event, Fault, MageKnight, Points, Question, TurnKind, Way};

/// What is still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Round(round::Step),
    Turn { seat: Seat, step: turn::Step },
    EndOfTurn { seat: Seat, step: end_of_turn::Step },
}

impl MageKnight {
    /// Runs until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        for _ in 0..FRAMES_PER_ANSWER {
            if self.over || !self.asks.is_empty() {
                return;
            }
            match self.agenda.pop() {
                Some(Frame::Round(step)) => round::run(self, step, log),
                Some(Frame::Turn { seat, step }) => turn::run(self, seat, step, log),
                Some(Frame::EndOfTurn { seat, step }) => end_of_turn::run(self, seat, step, log),
                None => {
                    self.fault = Some(Fault::Stuck);
                    return;
                }
            }
        }
        self.fault = Some(Fault::Endless);
    }
}

/// Whether the asked seat may answer this.
pub(crate) fn legality(
    game: &MageKnight,
    seat: Seat,
    question: Question,
    choice: Choice,
) -> Result<(), Refusal> {
    match question {
        Question::Act => match choice {
            Choice::Play { card, way } => playing::may_play(game, seat, card, way),
            Choice::Move { to } => movement::may_move(game, seat, to),
            Choice::Explore { at } => exploring::may_explore(game, seat, at),
            Choice::Rest => resting::may_rest(game, seat),
            Choice::Discard { card } => resting::may_discard(game, seat, card),
            Choice::AnnounceEndOfRound => turn::may_announce(game, seat),
            Choice::EndTurn => turn::may_end(game, seat),
            // MK-ENDTURN-01: drawing is the last step of the turn's end.
            Choice::Draw => Err(Refusal::new(mk::ENDTURN_01, "mk-refusal-turn-not-ended")),
        },
        Question::DiscardBeforeDrawing { must } => match choice {
            Choice::Discard { card } => end_of_turn::may_discard(game, seat, card),
            Choice::Draw => end_of_turn::may_draw(must),
            Choice::Play { .. }
            | Choice::Move { .. }
            | Choice::Explore { .. }
            | Choice::Rest
            | Choice::AnnounceEndOfRound
            | Choice::EndTurn => Err(Refusal::new(mk::TURN_22, "mk-refusal-turn-ended")),
        },
    }
}

/// Answers somebody might think of: all legal ones, and those a player may wonder about.
pub(crate) fn candidates(game: &MageKnight, seat: Seat, question: Question, out: &mut Vec<Choice>) {
    let player = game.player(seat);
    match question {
        Question::Act => {
            for card in player.kinds_in_hand() {
                if !card.is_wound() {
                    out.push(Choice::Play { card, way: Way::Basic });
                    out.push(Choice::Play { card, way: Way::Strong });
                }
                out.push(Choice::Play { card, way: Way::Sideways(Points::Move) });
                if let TurnKind::Resting(_) = game.turn.kind {
                    out.push(Choice::Discard { card });
                }
            }
            let around = player.at.neighbours().into_iter();
            out.extend(
                around.filter(|to| game.map.space(*to).is_some()).map(|to| Choice::Move { to }),
            );
            let (own, _) = player.at.place();
            let free = own.neighbours().into_iter().filter(|at| game.map.tile(*at).is_none());
            out.extend(free.map(|at| Choice::Explore { at }));
            out.extend([Choice::Rest, Choice::AnnounceEndOfRound, Choice::EndTurn]);
        }
        Question::DiscardBeforeDrawing { .. } => {
            out.extend(player.kinds_in_hand().map(|card| Choice::Discard { card }));
            out.push(Choice::Draw);
        }
    }
}

/// Takes a legal answer to a question.
pub(crate) fn take(
    game: &mut MageKnight,
    seat: Seat,
    question: Question,
    choice: Choice,
    log: &mut Log<Event>,
) {
    match question {
        Question::Act => turn::act(game, seat, choice, log),
        Question::DiscardBeforeDrawing { .. } => end_of_turn::answer(game, seat, choice, log),
    }
}
