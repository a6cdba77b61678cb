//! Resting (MK-REST).

use kernel::{Refusal, Seat};
use rules::mk;

use crate::{
    cards::CardId,
    legal::{Judgement, forbid, needs},
    state::{MageKnight, Rest, TurnKind},
};

/// MK-TURN-10, MK-RULING-17, MK-RULING-97: a rest is declared before anything that it forbids, with a card in hand.
pub(super) fn may_rest(game: &MageKnight, seat: Seat) -> Judgement {
    let open = matches!(game.turn.kind, TurnKind::Open | TurnKind::Begun);
    needs(open, mk::TURN_10, "mk-refusal-rest-too-late")?;
    forbid(game.player(seat).hand.is_empty(), mk::RULING_17, "mk-refusal-rest-empty-hand")
}

/// MK-REST-01: a rest is all of its turn.
pub(super) fn is_no_rest(game: &MageKnight) -> Judgement {
    let resting = matches!(game.turn.kind, TurnKind::Resting(_));
    forbid(resting, mk::REST_01, "mk-refusal-resting")
}

/// What a resting player may discard. The card that is no Wound comes first, so that the rest is what it is.
pub(super) fn may_discard(game: &MageKnight, seat: Seat, card: CardId) -> Judgement {
    let TurnKind::Resting(rest) = game.turn.kind else {
        // MK-CARD-15: outside a rest cards are discarded when the turn ends.
        return Err(Refusal::new(mk::CARD_15, "mk-refusal-discard-now"));
    };
    let player = game.player(seat);
    needs(player.holds(card), mk::CARD_19, "mk-refusal-not-in-hand")?;
    match (rest, card.is_wound()) {
        // MK-REST-02, MK-RULING-19: with nothing but Wounds in hand it is a slow recovery.
        (Rest::Declared, true) if player.holds_more_than_wounds() => {
            Err(Refusal::new(mk::REST_03, "mk-refusal-rest-wound-first"))
        }
        (Rest::Declared, _) | (Rest::Standard, true) => Ok(()),
        (Rest::Standard, false) => Err(Refusal::new(mk::REST_03, "mk-refusal-rest-one-card")),
        (Rest::SlowRecovery, _) => Err(Refusal::new(mk::REST_05, "mk-refusal-rest-one-wound")),
    }
}

/// MK-REST-03, MK-REST-04, MK-REST-05
pub(super) fn discard(game: &mut MageKnight, seat: Seat, card: CardId) {
    if let TurnKind::Resting(rest) = &mut game.turn.kind {
        *rest = match (*rest, card.is_wound()) {
            (Rest::Declared, true) | (Rest::SlowRecovery, _) => Rest::SlowRecovery,
            (Rest::Declared, false) | (Rest::Standard, _) => Rest::Standard,
        };
    }
    game.discard(seat, card);
}
