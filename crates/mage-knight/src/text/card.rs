//! Rules text of cards, generated from the effects the engine plays.

use kernel::{Arg, Message, msg};

use super::names;
use crate::{
    cards::{CardId, Colors, Effect, Element, Face, Reach},
    state::Points,
};

/// The basic and the strong effect in words; a Wound has neither.
pub fn rules_text(card: CardId) -> Option<(Message, Message)> {
    match card.card().face {
        Face::Action { basic, strong, .. } => Some((effect(&basic), effect(&strong))),
        Face::Wound => None,
    }
}

/// One effect in words.
pub fn effect(this: &Effect) -> Message {
    match *this {
        Effect::Move(points) => msg!("mk-effect-move", points = points),
        Effect::Influence(points) => msg!("mk-effect-influence", points = points),
        Effect::Attack { amount, reach, element } => attack(amount, reach, element),
        Effect::Block { amount, element } => match element {
            Element::Physical => msg!("mk-effect-block", amount = amount),
            Element::Fire => msg!("mk-effect-fire-block", amount = amount),
            Element::Ice => msg!("mk-effect-ice-block", amount = amount),
        },
        Effect::BlockPerTrait { amount, .. } => msg!("mk-effect-block-per-trait", amount = amount),
        Effect::Heal(points) => msg!("mk-effect-heal", points = points),
        Effect::Draw(cards) => msg!("mk-effect-draw", cards = cards),
        Effect::Discard(cards) => msg!("mk-effect-discard", cards = cards),
        Effect::PayMana(colors) => msg!("mk-effect-pay-mana", color = color(colors)),
        Effect::GainMana(colors) => msg!("mk-effect-gain-mana", color = color(colors)),
        Effect::GainCrystal(colors) => msg!("mk-effect-gain-crystal", color = color(colors)),
        Effect::MoreSourceDice(dice) => msg!("mk-effect-more-source-dice", dice = dice),
        Effect::SetSourceDie { tokens } => msg!("mk-effect-set-source-die", tokens = tokens),
        Effect::PlayStrong { bonus } => msg!("mk-effect-play-strong", bonus = bonus),
        Effect::Fame(amount) => msg!("mk-effect-fame", amount = signed(amount)),
        Effect::Reputation(amount) => msg!("mk-effect-reputation", amount = signed(amount)),
        Effect::AtEndOfTurn(inner) => msg!("mk-effect-at-end-of-turn", effect = effect(inner)),
        Effect::IfInteracting(inner) => msg!("mk-effect-if-interacting", effect = effect(inner)),
        Effect::All(effects) => {
            joined(effects, |first, rest| msg!("mk-effect-then", first = first, rest = rest))
        }
        Effect::Choose(effects) => {
            joined(effects, |first, rest| msg!("mk-effect-or", first = first, rest = rest))
        }
    }
}

/// MK-CARD-10: what a card played sideways gives.
pub fn sideways(points: Points) -> Message {
    match points {
        Points::Move => effect(&Effect::Move(1)),
        Points::Influence => effect(&Effect::Influence(1)),
        Points::Attack => attack(1, Reach::Melee, Element::Physical),
        Points::Block => effect(&Effect::Block { amount: 1, element: Element::Physical }),
    }
}

fn attack(amount: u8, reach: Reach, element: Element) -> Message {
    let name = match reach {
        Reach::Melee => msg!("mk-effect-attack"),
        Reach::Ranged => msg!("mk-effect-ranged-attack"),
        Reach::Siege => msg!("mk-effect-siege-attack"),
    };
    match element {
        Element::Physical => msg!("mk-effect-attack-amount", attack = name, amount = amount),
        Element::Fire => msg!("mk-effect-fire-attack-amount", attack = name, amount = amount),
        Element::Ice => msg!("mk-effect-ice-attack-amount", attack = name, amount = amount),
    }
}

fn color(colors: Colors) -> Message {
    match colors {
        Colors::AnyBasic => msg!("mk-effect-any-basic-color"),
        Colors::AsPaid => msg!("mk-effect-color-as-paid"),
        Colors::OneOf(colors) => {
            let names = colors.iter().map(|color| names::color(*color)).rev();
            names
                .reduce(|rest, first| msg!("mk-effect-or", first = first, rest = rest))
                .unwrap_or_else(|| msg!("mk-effect-any-basic-color"))
        }
    }
}

fn joined(effects: &[Effect], join: impl Fn(Message, Message) -> Message) -> Message {
    let words = effects.iter().rev().map(effect);
    words.reduce(|rest, first| join(first, rest)).unwrap_or_else(|| msg!("mk-effect-nothing"))
}

/// A change, always with its sign.
fn signed(amount: i8) -> Arg {
    Arg::Text(format!("{amount:+}").replace('-', "−"))
}
