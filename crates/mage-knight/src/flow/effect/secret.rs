//! What others must not learn from a question that is skipped.
//!
//! A question with one answer answers itself. If it has one answer because of what is in the hand, others would learn
//! something of that hand, so that among several players it is asked all the same.

use kernel::Seat;

use crate::{
    cards::Effect,
    derive::mana::paying_skill,
    state::{MageKnight, Playing},
};

/// Whether there is somebody to hide a hand from.
fn hand_is_secret(game: &MageKnight, seat: Seat) -> bool {
    game.players.len() > 1 && !game.player(seat).hand.is_empty()
}

/// Whether cards of the hand are a way to pay mana.
pub(super) fn payment_is_secret(game: &MageKnight, seat: Seat) -> bool {
    hand_is_secret(game, seat) && paying_skill(game, seat, true).is_some()
}

/// Whether the hand decides which options of this effect there are.
pub(super) fn choice_is_secret(game: &MageKnight, seat: Seat, playing: &Playing) -> bool {
    payment_is_secret(game, seat)
        || hand_is_secret(game, seat) && touches_hand(playing.root.effect())
}

/// Whether the hand decides what this part can be answered with.
pub(super) fn part_is_secret(game: &MageKnight, seat: Seat, effect: &Effect) -> bool {
    hand_is_secret(game, seat) && touches_hand(effect)
}

/// Whether this part still waits for something of the hand, or that it can be paid for with cards of it.
pub(super) fn waits_for_hand(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    effect: &Effect,
) -> bool {
    let waits = match *effect {
        Effect::Discard { cards, .. } => playing.done < cards.most(),
        Effect::DropWounds { most, .. } => playing.done < most,
        Effect::ThrowAwayAction
        | Effect::PlayOther { .. }
        | Effect::UseSpellOfOffer
        | Effect::UseUnitOfOffer => true,
        _ => false,
    };
    waits && hand_is_secret(game, seat)
}

fn touches_hand(effect: &Effect) -> bool {
    match effect {
        Effect::Discard { .. }
        | Effect::ThrowAwayAction
        | Effect::DropWounds { .. }
        | Effect::PlayOther { .. }
        | Effect::RedrawHand { .. }
        | Effect::SearchDeck
        | Effect::UseSpellOfOffer
        | Effect::UseUnitOfOffer => true,
        Effect::All(effects) | Effect::Choose(effects) => effects.iter().any(touches_hand),
        Effect::May(effect)
        | Effect::AtEndOfTurn(effect)
        | Effect::If(_, effect)
        | Effect::ForEach { effect, .. } => touches_hand(effect),
        Effect::Either(_, one, other) => touches_hand(one) || touches_hand(other),
        _ => false, // Nothing of these is in a hand.
    }
}
