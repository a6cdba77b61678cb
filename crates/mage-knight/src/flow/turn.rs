//! A player's turn: how it begins, what can be done in it, when it may end (MK-TURN).

use kernel::{Log, Refusal, Seat};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, end_of_turn, exploring, movement, playing, resting, round};
use crate::state::{Choice, Event, MageKnight, Question, Rest, TurnKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Begin,
    /// MK-TURN-03: whether there is anything to do at all.
    CheckEndOfRound,
    /// Ask what to do next.
    Act,
}

pub(super) fn run(game: &mut MageKnight, seat: Seat, step: Step, log: &mut Log<Event>) {
    match step {
        Step::Begin => {
            if let Some(left) = &mut game.turns_left {
                *left = left.saturating_sub(1);
            }
            game.begin_turn(seat, log);
            game.agenda.push(Frame::Turn { seat, step: Step::CheckEndOfRound });
        }
        Step::CheckEndOfRound => {
            let player = game.player(seat);
            if !(player.deck.is_empty() && player.hand.is_empty()) {
                game.agenda.push(Frame::Turn { seat, step: Step::Act });
            } else if game.announced.is_none() {
                // MK-TURN-06: there is no choice, so nobody is asked.
                announce(game, seat, log);
            } else {
                // MK-TURN-08: the turn is forfeited.
                game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::Over });
            }
        }
        Step::Act => game.ask(seat, Question::Act),
    }
}

/// Does what the player chose, and asks again unless the turn is over.
pub(super) fn act(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    match choice {
        Choice::Play { card, way } => playing::play(game, seat, card, way, log),
        Choice::Move { to } => movement::go(game, seat, to, log),
        Choice::Explore { at } => exploring::explore(game, seat, at, log),
        Choice::Rest => game.declare_rest(seat, log),
        Choice::Discard { card } => resting::discard(game, seat, card, log),
        Choice::AnnounceEndOfRound => return announce(game, seat, log),
        Choice::EndTurn => {
            let step = end_of_turn::Step::ClearPlayArea;
            return game.agenda.push(Frame::EndOfTurn { seat, step });
        }
        Choice::Draw => (),
    }
    game.agenda.push(Frame::Turn { seat, step: Step::Act });
}

/// MK-TURN-04: the end of the round can be announced instead of a turn, once the deck has run out.
pub(super) fn may_announce(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    if game.turn.kind != TurnKind::Open {
        return Err(Refusal::new(mk::TURN_04, "mk-refusal-announce-too-late"));
    }
    // MK-TURN-05; nothing was done yet in this turn, so the deck is what it was at its start.
    let deck = game.player(seat).deck.len();
    if deck > 0 {
        let refusal = Refusal::new(mk::TURN_05, "mk-refusal-announce-deck");
        return Err(refusal.with("cards", deck as i32));
    }
    if game.announced.is_some() {
        return Err(Refusal::new(mk::TURN_04, "mk-refusal-announced-before"));
    }
    Ok(())
}

/// MK-TURN-09: a forfeited turn ends at once. With the turn the steps of its end are skipped too.
fn announce(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    game.announce_end_of_round(seat, log);
    let next = seat.next(game.players.len() as u8);
    game.agenda.push(Frame::Round(round::Step::NextTurn(next)));
}

/// MK-TURN-11, MK-TURN-12: a turn may end when a card was played or discarded, can still be discarded, or there was
/// none.
pub(super) fn may_end(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    let player = game.player(seat);
    match game.turn.kind {
        TurnKind::Resting(Rest::Declared) if !player.hand.is_empty() => {
            Err(Refusal::new(mk::REST_03, "mk-refusal-rest-unfinished"))
        }
        TurnKind::Open | TurnKind::Regular
            if !game.turn.card_used
                && !player.hand.is_empty()
                && !player.holds_more_than_wounds() =>
        {
            // MK-RULING-18: Wounds cannot be discarded at the end of the turn; only slow recovery helps.
            Err(Refusal::new(mk::RULING_18, "mk-refusal-only-wounds"))
        }
        TurnKind::Open | TurnKind::Regular | TurnKind::Resting(_) => Ok(()),
    }
}
