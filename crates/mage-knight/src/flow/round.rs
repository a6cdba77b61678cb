//! A round: its preparation, its turns in order, its end (MK-ROUND).

use kernel::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, turn};
use crate::{
    derive,
    state::{Event, MageKnight},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// MK-ROUND-03: everything before the first turn.
    Prepare,
    /// The turn of this seat comes next, unless the round is over.
    NextTurn(Seat),
    /// MK-ROUND-23
    Over,
}

pub(super) fn run(game: &mut MageKnight, step: Step, log: &mut Log<Event>) {
    match step {
        Step::Prepare => prepare(game, log),
        Step::NextTurn(seat) => {
            // MK-ROUND-21, MK-ROUND-22: everybody else had one more turn when it comes back to who announced.
            let next = if game.announced == Some(seat) {
                Frame::Round(Step::Over)
            } else {
                Frame::Turn { seat, step: turn::Step::Begin }
            };
            game.agenda.push(next);
        }
        Step::Over => over(game, log),
    }
}

/// MK-ROUND-04, MK-ROUND-18, MK-ROUND-19: of the steps of MK-ROUND-03, those that have something to do without mana,
/// offers, tactics and units.
fn prepare(game: &mut MageKnight, log: &mut Log<Event>) {
    game.begin_round(game.round + 1, game.time.flipped(), log);
    for seat in Seat::all(game.players.len() as u8) {
        deal(game, seat, log);
    }
    game.agenda.push(Frame::Round(Step::NextTurn(Seat(0))));
}

/// All cards of a player are shuffled and a hand is drawn.
pub(crate) fn deal(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    game.shuffle_all_cards(seat, log);
    game.draw_up_to(seat, derive::hand_limit(game.player(seat)), log);
}

/// MK-ROUND-23, MK-SCEN-RECON-08: the game ends with its last round, and with any round once the city was revealed.
fn over(game: &mut MageKnight, log: &mut Log<Event>) {
    if game.round >= game.sheet().rounds || game.turns_left.is_some() {
        game.end_game(log);
    } else {
        game.agenda.push(Frame::Round(Step::Prepare));
    }
}
