//! Rules text of cards, generated from the effects the engine plays.

use kernel::{Message, msg};

use super::effect::effect;
use crate::{
    cards::{CardId, Effect, words},
    state::Points,
};

/// The basic and the strong effect in words; a Wound has neither.
pub fn rules_text(card: CardId) -> Option<(Message, Message)> {
    let card = card.card();
    Some((effect(card.basic()?), effect(card.strong()?)))
}

/// MK-CARD-10: what a card played sideways gives.
pub fn sideways(points: Points, value: u8) -> Message {
    effect(&match points {
        Points::Move => Effect::Move(value),
        Points::Influence => Effect::Influence(value),
        Points::Attack => words::attack(value),
        Points::Block => words::block(value),
    })
}

/// What a card does when it is played this way.
pub(crate) fn half(card: CardId, strong: bool) -> Message {
    let card = card.card();
    let side = if strong { card.strong() } else { card.basic() };
    side.map_or_else(|| msg!("mk-effect-nothing"), effect)
}
