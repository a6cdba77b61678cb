//! What others must not learn from a question that is skipped.
//!
//! A question with one answer answers itself. If it has one answer because of what is in the hand, others would learn
//! something of that hand, so that among several players it is asked all the same.

use kernel::Seat;

use super::{At, cards::reads_hand};
use crate::{
    cards::program::{Op, program},
    derive::mana::paying_skill,
    state::{MageKnight, Run},
};

/// Whether there is somebody to hide a hand from.
pub(super) fn hand_is_secret(game: &MageKnight, seat: Seat) -> bool {
    game.players.len() > 1 && !game.player(seat).hand.is_empty()
}

/// Whether cards of the hand are a way to pay mana.
pub(super) fn payment_is_secret(game: &MageKnight, seat: Seat) -> bool {
    hand_is_secret(game, seat) && paying_skill(game, seat, true).is_some()
}

/// Whether the hand decides which options of this effect there are.
pub(super) fn choice_is_secret(game: &MageKnight, seat: Seat, run: &Run) -> bool {
    let reads = |op: &Op| matches!(op, Op::Do(step) if reads_hand(step.effect));
    payment_is_secret(game, seat)
        || hand_is_secret(game, seat) && program(run.origin).iter().any(reads)
}

/// Whether the hand decides what this step can be answered with.
pub(super) fn step_is_secret(at: &At<'_>) -> bool {
    hand_is_secret(at.game, at.seat) && reads_hand(at.step.effect)
}
