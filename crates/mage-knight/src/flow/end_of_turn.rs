//! The end of the turn, in the order of MK-ENDTURN-01.

use kernel::{Log, Refusal, Seat};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, round};
use crate::{
    cards::CardId,
    derive,
    state::{Choice, Event, MageKnight, Question},
};

/// Returning dice, the benefit of the space, combat rewards and levelling up come with mana, combat and skills. Forced
/// withdrawal has nothing to do: no space that can be entered is unsafe (MK-SAFE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    ClearPlayArea,
    Discard,
    Draw,
    Over,
}

pub(super) fn run(game: &mut MageKnight, seat: Seat, step: Step, log: &mut Log<Event>) {
    let then = match step {
        Step::ClearPlayArea => {
            game.lose_move_points(seat, log);
            game.clear_play_area(seat, log);
            Step::Discard
        }
        Step::Discard => {
            // Whether the hand is empty is public, so that not asking tells nothing.
            if !game.player(seat).hand.is_empty() {
                // MK-TURN-11, MK-ENDTURN-18
                let must = !game.turn.card_used;
                return game.ask(seat, Question::DiscardBeforeDrawing { must });
            }
            Step::Draw
        }
        Step::Draw => {
            game.draw_up_to(seat, derive::hand_limit(game.player(seat)), log);
            Step::Over
        }
        Step::Over => return over(game, seat, log),
    };
    game.agenda.push(Frame::EndOfTurn { seat, step: then });
}

/// The turn is over; the next seat follows, unless it was the last turn of the game (MK-SCEN-RECON-08).
fn over(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    if game.turns_left == Some(0) {
        game.end_game(log);
    } else {
        let next = seat.next(game.players.len() as u8);
        game.agenda.push(Frame::Round(round::Step::NextTurn(next)));
    }
}

/// MK-ENDTURN-17, MK-CARD-15: any card but a Wound.
pub(super) fn may_discard(game: &MageKnight, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if !game.player(seat).holds(card) {
        return Err(Refusal::new(mk::CARD_19, "mk-refusal-not-in-hand"));
    }
    if card.is_wound() {
        return Err(Refusal::new(mk::CARD_20, "mk-refusal-wound-discarded"));
    }
    Ok(())
}

/// MK-ENDTURN-18: not before a card was played or discarded this turn.
pub(super) fn may_draw(must: bool) -> Result<(), Refusal> {
    if must {
        return Err(Refusal::new(mk::ENDTURN_18, "mk-refusal-must-discard"));
    }
    Ok(())
}

/// One card discarded, or enough of it.
pub(super) fn answer(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    let then = match choice {
        Choice::Discard { card } => {
            game.discard(seat, card, log);
            Step::Discard
        }
        Choice::Draw
        | Choice::Play { .. }
        | Choice::Move { .. }
        | Choice::Explore { .. }
        | Choice::Rest
        | Choice::AnnounceEndOfRound
        | Choice::EndTurn => Step::Draw,
    };
    game.agenda.push(Frame::EndOfTurn { seat, step: then });
}
